package dev.schemac.flink.table;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.runtime.EventType;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.flink.core.fs.Path;
import org.apache.flink.table.types.logical.ArrayType;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.MapType;
import org.apache.flink.table.types.logical.RowType;

/**
 * The schema of a table. Only this class and {@link LoadedClasses} need {@code schemac-codegen}.
 *
 * @param source the schema source
 * @param type the qualified name of the schema
 */
record SchemaOption(SchemaSource source, String type) {
    /** Schemas name no classes of applications: task managers get the generated classes only. */
    private static final SchemaCompiler COMPILER = SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT);

    /** The class files of whole schemas, and of those with selected members. */
    private static final RecentlyUsed<Compiled, byte[]> COMPILED = new RecentlyUsed<>();

    /** @param members null for all members of all types */
    private record Compiled(SchemaSource source, String type, List<List<String>> members) {}

    /**
     * {@return the schema}
     *
     * @param schema the schema, or the path of an {@code .epl} file
     * @param type its name, simple or with its module; null is the only one of documents
     * @throws IllegalArgumentException if the schema has errors or no such type, or several types and none is named
     * @throws IllegalStateException if this Java has no compiler
     * @throws IOException if the file cannot be read
     */
    static SchemaOption of(String schema, String type) throws IOException {
        try {
            SchemaSource source = source(schema);
            return new SchemaOption(source, type == null ? onlyType(source) : named(source, type));
        } catch (SchemaException e) {
            throw invalid(e);
        }
    }

    private static IllegalArgumentException invalid(SchemaException errors) {
        return new IllegalArgumentException("the schema has errors\n" + errors.getMessage(), errors);
    }

    private static SchemaSource source(String schema) throws IOException {
        String name = schema.strip();
        if (!name.endsWith(".epl") || name.lines().count() > 1) {
            return new SchemaSource("schema", schema);
        }
        Path path = new Path(name);
        try (InputStream in = path.getFileSystem().open(path)) {
            return COMPILER.read(name, in);
        }
    }

    private static String onlyType(SchemaSource source) {
        List<String> types = COMPILER.documentTypes(List.of(source));
        if (types.size() != 1) {
            throw new IllegalArgumentException(
                    types.isEmpty()
                            ? "the schema declares no type"
                            : "the schema has several types of documents; set '"
                                    + SchemacFormat.key(SchemacFormatOptions.TYPE) + "' to one of " + types);
        }
        return types.get(0);
    }

    private static String named(SchemaSource source, String type) {
        List<EventType<?>> types = new ArrayList<>();
        LoadedClasses.parsers(compile(new Compiled(source, "", null))).forEach(each -> types.add(each.eventType()));
        return types.stream()
                .filter(each -> each.qualifiedName().equals(type) || each.name().equals(type))
                .map(EventType::qualifiedName)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no type '" + type + "', which '"
                        + SchemacFormat.key(SchemacFormatOptions.TYPE) + "' names"
                        + NearestName.suggestion(
                                type,
                                types.stream()
                                        .flatMap(each -> Stream.of(each.name(), each.qualifiedName()))
                                        .toList())));
    }

    private static byte[] compile(Compiled key) {
        try {
            return COMPILED.get(key, each -> {
                List<SchemaSource> sources = List.of(each.source);
                CompiledClasses classes = each.members == null
                        ? COMPILER.compile(sources)
                        : COMPILER.compileMembers(sources, each.type, each.members);
                return classes.toByteArray();
            });
        } catch (SchemaException e) {
            throw invalid(e);
        }
    }

    /** {@return the events with all members, which can be written} */
    TableEvents<?> events() {
        return new CompiledEvents<>(compile(new Compiled(source, "", null)), type);
    }

    /**
     * {@return the events with the members of some columns, which can only be read} Their parser skips all other members.
     *
     * @param columns those of the schema
     */
    TableEvents<?> events(RowType columns) {
        List<List<String>> members = new ArrayList<>();
        addMembers(columns, List.of(), members);
        try {
            return new CompiledEvents<>(compile(new Compiled(source, type, members)), type);
        } catch (IllegalArgumentException e) {
            // objects of a union with wrapper objects have no columns
            return events();
        }
    }

    private static void addMembers(LogicalType type, List<String> path, List<List<String>> members) {
        if (type instanceof ArrayType array) {
            addMembers(array.getElementType(), path, members);
        } else if (type instanceof MapType map) {
            addMembers(map.getValueType(), path, members);
        } else if (type instanceof RowType row) {
            for (RowType.RowField field : row.getFields()) {
                List<String> below = new ArrayList<>(path);
                below.add(field.getName());
                addMembers(field.getType(), below, members);
            }
        } else {
            members.add(path);
        }
    }
}
