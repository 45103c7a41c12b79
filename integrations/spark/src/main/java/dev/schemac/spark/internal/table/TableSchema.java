package dev.schemac.spark.internal.table;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.export.table.TableDeclarations;
import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.runtime.EventType;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.MapType;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * A schema on the driver, and its columns as {@code schemac export --to spark} declares them. Files can lack every
 * column, so all are nullable.
 *
 * @param source the schema source; null for a class that was generated before the program was built
 * @param className the name of that class; null for a schema source
 * @param type the name of the schema
 */
public record TableSchema(SchemaSource source, String className, String type, StructType columns) {
    /** Schemas name no classes of applications: executors get the generated classes only. */
    private static final SchemaCompiler COMPILER = SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT);

    private static final RecentlyUsed<Compiled, byte[]> COMPILED = new RecentlyUsed<>();
    private static final RecentlyUsed<Declared, TableSchema> DECLARED = new RecentlyUsed<>();

    /** @param anyCase whether the name is one of SQL, which is not case-sensitive */
    private record Declared(SchemaSource source, String type, boolean anyCase) {}

    /** @param members null for all, with their rules and formats */
    private record Compiled(SchemaSource source, String type, List<List<String>> members) {}

    /**
     * @throws dev.schemac.dsl.diagnostic.SchemaException if the schema has errors
     * @throws IllegalArgumentException if there is no such type, or several types and none is named
     */
    public static TableSchema of(ReadOptions options) {
        return options.className() != null
                ? generated(options.className(), options.type())
                : DECLARED.get(new Declared(source(options), options.type(), false), TableSchema::declare);
    }

    /**
     * Does the same as {@link #of(ReadOptions)} for the name of a function.
     *
     * @throws IllegalArgumentException if several schemas have this name in another case, and none in this one
     */
    public static TableSchema ofFunction(ReadOptions options, String name) {
        return options.className() != null
                ? generated(options.className(), name)
                : DECLARED.get(new Declared(source(options), name, true), TableSchema::declare);
    }

    /** {@return the schemas that no other one uses} */
    public static List<String> types(ReadOptions options) {
        if (options.className() != null) {
            return List.of(generated(options.className(), null).type);
        }
        return COMPILER.documentTypes(List.of(source(options)));
    }

    private static TableSchema generated(String className, String named) {
        EventParsers parsers = SchemaClasses.generated(className).load();
        EventType<?> type = parsers.root().eventType();
        if (named != null && !named.equalsIgnoreCase(type.name()) && !named.equalsIgnoreCase(type.qualifiedName())) {
            throw new IllegalArgumentException("there is no schema '" + named + "': the class " + className
                    + " has the schema '" + type.qualifiedName() + "'");
        }
        return new TableSchema(null, className, type.qualifiedName(), ClassColumns.of(parsers));
    }

    private static SchemaSource source(ReadOptions options) {
        String schema = options.schema().strip();
        if (!schema.endsWith(".epl") || schema.lines().count() > 1) {
            return new SchemaSource("schema", schema);
        }
        Path path = new Path(schema);
        Configuration configuration = options.hadoopConfiguration();
        try (InputStream in = path.getFileSystem(configuration).open(path)) {
            return COMPILER.read(schema, in);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the schema " + schema + ": " + e.getMessage(), e);
        }
    }

    private static TableSchema declare(Declared named) {
        String type = named.type == null ? onlyType(named.source) : named.type;
        LinkedSchemas schemas = COMPILER.link(List.of(named.source), List.of()).schemas();
        if (named.anyCase) {
            type = inAnyCase(schemas, type);
        }
        List<String> columns = TableDeclarations.sparkColumns(schemas.type(type));
        if (columns.isEmpty()) {
            throw new IllegalArgumentException("schema '" + type + "' has no column that a table can have");
        }
        return new TableSchema(
                named.source, null, type, (StructType) nullable(StructType.fromDDL(String.join(", ", columns))));
    }

    private static String inAnyCase(LinkedSchemas schemas, String name) {
        List<String> names = schemas.types().stream()
                .flatMap(type -> Stream.of(type.name(), type.qualifiedName()))
                .filter(name::equalsIgnoreCase)
                .distinct()
                .toList();
        if (names.size() > 1 && !names.contains(name)) {
            throw new IllegalArgumentException(
                    "there are several schemas '" + name + "', which are " + names + ": use one of these names");
        }
        return names.size() == 1 ? names.get(0) : name;
    }

    private static String onlyType(SchemaSource source) {
        List<String> types = COMPILER.documentTypes(List.of(source));
        if (types.size() != 1) {
            throw new IllegalArgumentException(
                    "the option 'type' is missing: set it to one of the schemas of documents, which are " + types);
        }
        return types.get(0);
    }

    private static DataType nullable(DataType type) {
        if (type instanceof StructType struct) {
            return DataTypes.createStructType(Arrays.stream(struct.fields())
                    .map(field -> DataTypes.createStructField(field.name(), nullable(field.dataType()), true))
                    .toList());
        }
        if (type instanceof ArrayType array) {
            return DataTypes.createArrayType(nullable(array.elementType()), true);
        }
        if (type instanceof MapType map) {
            return DataTypes.createMapType(map.keyType(), nullable(map.valueType()), true);
        }
        return type;
    }

    // ---- columns that a reader selects

    /**
     * Checks the columns of a DataFrame.
     *
     * @param corruptColumn the name of the column for invalid lines, which is a string
     * @throws IllegalArgumentException if the schema has no such columns
     */
    public void check(StructType wanted, String corruptColumn) {
        for (StructField field : wanted.fields()) {
            if (field.name().equals(corruptColumn) && find(columns, corruptColumn) == null) {
                if (!field.dataType().equals(DataTypes.StringType)) {
                    throw new IllegalArgumentException(
                            "column '" + corruptColumn + "' for invalid lines is a STRING, not "
                                    + field.dataType().sql());
                }
            } else {
                check(field, columns, "");
            }
        }
    }

    private void check(StructField wanted, StructType known, String path) {
        String name = path + wanted.name();
        StructField column = find(known, wanted.name());
        if (column == null) {
            throw new IllegalArgumentException("schema '" + type + "' has no column '" + name + "'"
                    + NearestName.suggestion(wanted.name(), Arrays.asList(known.fieldNames())));
        }
        check(wanted.dataType(), column.dataType(), name);
    }

    private void check(DataType wanted, DataType known, String name) {
        if (wanted instanceof StructType struct && known instanceof StructType all) {
            for (StructField field : struct.fields()) {
                check(field, all, name + ".");
            }
        } else if (wanted instanceof ArrayType array && known instanceof ArrayType all) {
            check(array.elementType(), all.elementType(), name);
        } else if (wanted instanceof MapType map
                && known instanceof MapType all
                && map.keyType().equals(all.keyType())) {
            check(map.valueType(), all.valueType(), name);
        } else if (!wanted.equals(known)) {
            throw new IllegalArgumentException(
                    "column '" + name + "' of schema '" + type + "' is " + known.sql() + ", not " + wanted.sql());
        }
    }

    public static StructField find(StructType struct, String name) {
        return Arrays.stream(struct.fields())
                .filter(field -> field.name().equals(name))
                .findFirst()
                .orElse(null);
    }

    // ---- classes

    /**
     * {@return the classes of parsers that read and check all members, and of their writers}
     *
     * @throws IllegalStateException if this Java has no compiler
     */
    public SchemaClasses wholeClasses() {
        if (className != null) {
            return SchemaClasses.generated(className);
        }
        byte[] classes = COMPILED.get(
                new Compiled(source, type, null),
                each -> COMPILER.compile(List.of(each.source)).toByteArray());
        return SchemaClasses.compiled(classes, type);
    }

    /**
     * {@return the classes of parsers that read these columns}
     *
     * @throws IllegalStateException if this Java has no compiler
     */
    public SchemaClasses classes(StructType read) {
        return className == null ? SchemaClasses.compiled(compile(read), type) : SchemaClasses.generated(className);
    }

    private byte[] compile(StructType read) {
        List<List<String>> members = new ArrayList<>();
        addMembers(read, List.of(), members);
        return COMPILED.get(new Compiled(source, type, members), each -> {
            CompiledClasses classes = COMPILER.compileColumns(List.of(each.source), each.type, each.members);
            return classes.toByteArray();
        });
    }

    private static void addMembers(DataType type, List<String> path, List<List<String>> members) {
        if (type instanceof ArrayType array) {
            addMembers(array.elementType(), path, members);
        } else if (type instanceof MapType map) {
            addMembers(map.valueType(), path, members);
        } else if (type instanceof StructType struct && (struct.size() > 0 || path.isEmpty())) {
            for (StructField field : struct.fields()) {
                List<String> below = new ArrayList<>(path);
                below.add(field.name());
                addMembers(field.dataType(), below, members);
            }
        } else {
            members.add(path);
        }
    }
}
