package dev.schemac.spark.internal.table;

import dev.schemac.dsl.diagnostic.NearestName;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.util.HadoopCompressionCodec;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The options of a read or write, which both begin with the same call of Spark.
 *
 * @param schema the path of a schema file, or the source itself; null if a class is set
 * @param className the name of a generated class; null if a schema is set
 * @param type the name of the schema, or null
 * @param mode how invalid lines are read
 * @param corruptColumn the name of the column for invalid lines
 * @param addsCorruptColumn whether the table has that column even if no schema of the reader has it
 * @param pruning whether the columns that a query does not read are skipped
 * @param compression of written files, as Spark names it
 * @param hadoop the options with a point in their name
 * @param given the names of all other options
 */
public record ReadOptions(
        String schema,
        String className,
        String type,
        ReadMode mode,
        String corruptColumn,
        boolean addsCorruptColumn,
        boolean pruning,
        String compression,
        Map<String, String> hadoop,
        Set<String> given) {
    private static final String CORRUPT = "columnNameOfCorruptRecord";
    private static final String PRUNING = "columnPruning";

    /** The options and properties of Spark itself, for files, streams and tables, which it applies before this module. */
    private static final List<String> OF_SPARK = List.of(
            // files
            "path",
            "paths",
            "basePath",
            "recursiveFileLookup",
            "pathGlobFilter",
            "modifiedBefore",
            "modifiedAfter",
            "ignoreCorruptFiles",
            "ignoreMissingFiles",
            "ignoreInvalidPartitionPaths",
            "partitionOverwriteMode",
            "maxRecordsPerFile",
            "returning_batch",
            // streams
            "checkpointLocation",
            "queryName",
            "maxFilesPerTrigger",
            "maxBytesPerTrigger",
            "maxFileAge",
            "maxCachedFiles",
            "discardCachedInputRatio",
            "latestFirst",
            "fileNameOnly",
            "cleanSource",
            "sourceArchiveDir",
            "retention",
            // tables
            "owner",
            "provider",
            "location",
            "external",
            "is_managed_location",
            "comment",
            "collation",
            "table_type",
            "transient_lastDdlTime");

    /** The beginning of the names that Spark adds itself, such as those of the columns of {@code partitionBy}. */
    private static final String INTERNAL = "__";

    private static final List<String> COMPRESSIONS = Arrays.stream(HadoopCompressionCodec.values())
            .map(HadoopCompressionCodec::lowerCaseName)
            .toList();

    /**
     * An option of the data source.
     *
     * @param reads whether a read has it
     * @param writes whether a write has it
     * @param functions whether functions have it
     */
    public record Option(String name, boolean reads, boolean writes, boolean functions) {}

    public static final List<Option> OPTIONS = List.of(
            new Option("schema", true, true, true),
            new Option("class", true, true, true),
            new Option("type", true, true, false),
            new Option("mode", true, false, true),
            new Option(CORRUPT, true, false, false),
            new Option(PRUNING, true, false, false),
            new Option("compression", false, true, false));

    /** {@return the names of some options} */
    public static List<String> names(Predicate<Option> of) {
        return OPTIONS.stream().filter(of).map(Option::name).toList();
    }

    /** @throws IllegalArgumentException if an option is missing or unknown, or has an invalid value */
    public static ReadOptions of(CaseInsensitiveStringMap options) {
        Map<String, String> hadoop = new TreeMap<>();
        Set<String> given = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
        options.asCaseSensitiveMap().forEach((name, value) -> {
            if (name.indexOf('.') >= 0) {
                hadoop.put(name, value);
            } else if (!name.startsWith(INTERNAL) && OF_SPARK.stream().noneMatch(name::equalsIgnoreCase)) {
                given.add(name);
                check(name, names(each -> true));
            }
        });
        String schema = value(options, "schema");
        String className = value(options, "class");
        checkSchema(schema, className, options.containsKey("type"));
        return new ReadOptions(
                schema,
                className,
                options.get("type"),
                mode(options.getOrDefault("mode", ReadMode.FAILFAST.name())),
                options.getOrDefault(CORRUPT, "_corrupt_record"),
                options.containsKey(CORRUPT),
                flag(PRUNING, options.getOrDefault(PRUNING, "true")),
                compression(options.getOrDefault("compression", "none")),
                hadoop,
                given);
    }

    private static String value(CaseInsensitiveStringMap options, String name) {
        String value = options.get(name);
        return value == null || value.isBlank() ? null : value;
    }

    private static void checkSchema(String schema, String className, boolean hasType) {
        if (schema == null && className == null) {
            throw new IllegalArgumentException(
                    "the option 'schema' or 'class' is missing: set 'schema' to a schema, or to the path of an .epl file,"
                            + " or set 'class' to a generated class");
        }
        if (schema != null && className != null) {
            throw new IllegalArgumentException(
                    "the options 'schema' and 'class' are both set: remove 'schema' to use the generated class, or"
                            + " 'class' to compile the schema");
        }
        if (className != null && hasType) {
            throw new IllegalArgumentException(
                    "the option 'type' selects a schema of the option 'schema': remove it, because 'class' is set");
        }
    }

    /** @throws IllegalArgumentException if a read does not have one of the options */
    public void checkRead() {
        check("a read", Option::reads);
    }

    /** @throws IllegalArgumentException if a write does not have one of the options */
    public void checkWrite() {
        check("a write", Option::writes);
    }

    private void check(String call, Predicate<Option> of) {
        for (String name : given) {
            if (names(of).stream().noneMatch(name::equalsIgnoreCase)) {
                throw new IllegalArgumentException(call + " has no option '" + name + "': remove it. The options are "
                        + String.join(", ", names(of)));
            }
        }
    }

    private static void check(String name, List<String> names) {
        if (names.stream().noneMatch(name::equalsIgnoreCase)) {
            List<String> known = new ArrayList<>(names);
            known.addAll(OF_SPARK);
            String suggestion = NearestName.suggestion(name, known);
            throw new IllegalArgumentException(
                    "unknown option '" + name + "'" + (suggestion.isEmpty() ? "." : suggestion)
                            + " The options of schemac are " + String.join(", ", names)
                            + "; options with a point in their name configure Hadoop");
        }
    }

    private static String compression(String value) {
        return COMPRESSIONS.stream()
                .filter(value::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(invalid("compression", value, COMPRESSIONS)));
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

    /** {@return the columns of the table} */
    public StructType withCorruptColumn(StructType columns) {
        boolean added =
                addsCorruptColumn && !Arrays.asList(columns.fieldNames()).contains(corruptColumn);
        return added ? columns.add(corruptColumn, DataTypes.StringType) : columns;
    }

    /** {@return Hadoop's configuration with the options of this read} Called on the driver. */
    public Configuration hadoopConfiguration() {
        Configuration configuration =
                new Configuration(SparkSession.active().sparkContext().hadoopConfiguration());
        hadoop.forEach(configuration::set);
        return configuration;
    }
}
