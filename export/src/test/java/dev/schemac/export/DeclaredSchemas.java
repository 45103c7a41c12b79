package dev.schemac.export;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.declaration.Declaration;
import java.nio.file.Path;
import java.util.List;

/** Declares schemas in tests. */
final class DeclaredSchemas {
    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(
            List.of(Path.of("target/test-classes").toAbsolutePath())));

    /** Schemas with the names of messages that protoc makes for maps. */
    static final String ENTRIES = """
            module shop;
            @Column(name=ab2, jsonName='Ab')
            create json schema Basket(prices Map<String, PricesEntry>, ab Map<String, int>, ab2 Map<String, int>,
                CountsEntry CountsEntry, counts Map<String, Item>);
            create json schema PricesEntry(price double);
            create json schema CountsEntry(n int);
            create json schema Item(sku string)""";

    /** A union whose subtypes have a message of the same name as a schema. */
    static final String CONTENT = """
            @JsonSchema(wrapper=true) create json schema Body();
            @JsonSchema(discriminatorValue='text')
            create json schema Text(content Content, sizes Map<String, SizesEntry>) inherits Body;
            create json schema Content(x int);
            create json schema SizesEntry(n int)""";

    private DeclaredSchemas() {}

    static Declaration declare(String epl, ExportTarget format, List<String> types) {
        return format.export(
                COMPILER.link(List.of(new SchemaSource("everything.epl", epl)), List.of())
                        .schemas(),
                types);
    }

    /** Returns whether the declarations are tables. */
    static boolean areTables(ExportTarget format) {
        return format != ExportTarget.AVRO && format != ExportTarget.PROTO;
    }

    /** Returns the name of the golden file of a format. */
    static String file(ExportTarget format) {
        return "everything."
                + switch (format) {
                    case AVRO -> "avsc";
                    case PROTO -> "proto";
                    default -> format + ".sql";
                };
    }
}
