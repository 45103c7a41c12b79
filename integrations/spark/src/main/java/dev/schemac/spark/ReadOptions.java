package dev.schemac.spark;

import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The options of a read.
 *
 * @param schema the path of a schema file, or the source itself
 * @param type the name of the schema, or null
 * @param mode how invalid lines are read
 * @param corruptColumn the name of the column for invalid lines
 * @param addsCorruptColumn whether the table has that column even if no schema of the reader has it
 * @param pruning whether the columns that a query does not read are skipped
 * @param recursive whether folders inside of folders are read
 * @param paths files, folders and patterns of both
 * @param hadoop the options with a point in their name
 */
record ReadOptions(
        String schema,
        String type,
        ReadMode mode,
        String corruptColumn,
        boolean addsCorruptColumn,
        boolean pruning,
        boolean recursive,
        List<String> paths,
        Map<String, String> hadoop) {
    private static final String CORRUPT = "columnNameOfCorruptRecord";
    private static final String PRUNING = "columnPruning";
    private static final String RECURSIVE = "recursiveFileLookup";

    /** All options except the paths, which the method {@code load} sets. */
    static final List<String> NAMES = List.of("schema", "type", "mode", CORRUPT, PRUNING, RECURSIVE);

    /** @throws IllegalArgumentException if an option is missing or unknown, or has an invalid value */
    static ReadOptions of(CaseInsensitiveStringMap options) {
        Map<String, String> hadoop = new TreeMap<>();
        options.asCaseSensitiveMap().forEach((name, value) -> {
            if (name.indexOf('.') >= 0) {
                hadoop.put(name, value);
            } else {
                check(name);
            }
        });
        String schema = options.get("schema");
        if (schema == null || schema.isBlank()) {
            throw new IllegalArgumentException(
                    "the option 'schema' is missing: set it to the path of an .epl file, or to a schema such as"
                            + " 'create json schema User(name string)'");
        }
        return new ReadOptions(
                schema,
                options.get("type"),
                mode(options.getOrDefault("mode", ReadMode.FAILFAST.name())),
                options.getOrDefault(CORRUPT, "_corrupt_record"),
                options.containsKey(CORRUPT),
                flag(PRUNING, options.getOrDefault(PRUNING, "true")),
                flag(RECURSIVE, options.getOrDefault(RECURSIVE, "false")),
                paths(options),
                hadoop);
    }

    private static void check(String name) {
        boolean known = name.equalsIgnoreCase("path")
                || name.equalsIgnoreCase("paths")
                || NAMES.stream().anyMatch(name::equalsIgnoreCase);
        if (!known) {
            String suggestion = NearestName.suggestion(name, NAMES);
            throw new IllegalArgumentException(
                    "unknown option '" + name + "'" + (suggestion.isEmpty() ? "." : suggestion)
                            + " The options of schemac are " + String.join(", ", NAMES)
                            + "; options with a point in their name configure Hadoop");
        }
    }

    private static ReadMode mode(String value) {
        return Arrays.stream(ReadMode.values())
                .filter(mode -> mode.name().equals(value.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(invalid(
                        "mode",
                        value,
                        Arrays.stream(ReadMode.values()).map(ReadMode::name).toList())));
    }

    private static boolean flag(String name, String value) {
        return switch (value.toLowerCase(Locale.ROOT)) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(invalid(name, value, List.of("true", "false")));
        };
    }

    private static String invalid(String name, String value, List<String> values) {
        return "option '" + name + "': " + NearestName.noneOf(values, value);
    }

    private static List<String> paths(CaseInsensitiveStringMap options) {
        List<String> paths = new ArrayList<>();
        if (options.containsKey("paths")) {
            byte[] array = options.get("paths").getBytes(StandardCharsets.UTF_8);
            try {
                for (Object path : (List<?>) ObjectParser.parseUntyped(array, 0, array.length, JsonOptions.DEFAULT)) {
                    paths.add((String) path);
                }
            } catch (JsonParseException | ClassCastException e) {
                throw new IllegalArgumentException(
                        "option 'paths': expected a JSON array of strings; load(path, path) sets it", e);
            }
        }
        if (options.containsKey("path")) {
            paths.add(options.get("path"));
        }
        return List.copyOf(paths);
    }

    /** {@return the columns of the table} */
    StructType withCorruptColumn(StructType columns) {
        boolean added =
                addsCorruptColumn && !Arrays.asList(columns.fieldNames()).contains(corruptColumn);
        return added ? columns.add(corruptColumn, DataTypes.StringType) : columns;
    }

    /** {@return Hadoop's configuration with the options of this read} Called on the driver. */
    Configuration hadoopConfiguration() {
        Configuration configuration =
                new Configuration(SparkSession.active().sparkContext().hadoopConfiguration());
        hadoop.forEach(configuration::set);
        return configuration;
    }
}
