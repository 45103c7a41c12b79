package dev.schemac.codegen.declare;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.ExportedContract;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.nio.file.Path;
import java.util.List;

/** Declares schemas in tests. */
final class DeclaredSchemas {
    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(
            List.of(Path.of("target/test-classes").toAbsolutePath())));

    private DeclaredSchemas() {}

    static ExportedContract declare(String epl, DeclarationFormat format, List<String> types) {
        return COMPILER.declare(List.of(new SchemaSource("everything.epl", epl)), List.of(), format, types);
    }

    /** Returns the name of the golden file of a format. */
    static String file(DeclarationFormat format) {
        return "everything."
                + switch (format) {
                    case AVRO -> "avsc";
                    case PROTO -> "proto";
                    default -> format + ".sql";
                };
    }
}
