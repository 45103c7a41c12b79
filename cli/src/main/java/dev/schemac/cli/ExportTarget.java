package dev.schemac.cli;

import dev.schemac.codegen.ExportedContract;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.declare.DeclarationFormat;
import dev.schemac.codegen.jsonschema.write.ExportFormat;
import dev.schemac.dsl.SchemaSource;
import java.util.List;

/** The formats of {@code schemac export --to}. */
enum ExportTarget {
    JSON_SCHEMA(ExportFormat.JSON_SCHEMA),
    OPENAPI(ExportFormat.OPENAPI),
    SPARK(DeclarationFormat.SPARK),
    FLINK_SQL(DeclarationFormat.FLINK_SQL),
    DUCKDB(DeclarationFormat.DUCKDB),
    POSTGRES(DeclarationFormat.POSTGRES),
    AVRO(DeclarationFormat.AVRO),
    PROTO(DeclarationFormat.PROTO);

    private interface Export {
        ExportedContract of(SchemaCompiler compiler, List<SchemaSource> sources, List<String> types);
    }

    private final Export export;

    ExportTarget(ExportFormat format) {
        export = (compiler, sources, types) -> compiler.export(sources, List.of(), format, types);
    }

    ExportTarget(DeclarationFormat format) {
        export = (compiler, sources, types) -> compiler.declare(sources, List.of(), format, types);
    }

    ExportedContract export(SchemaCompiler compiler, List<SchemaSource> sources, List<String> types) {
        return export.of(compiler, sources, types);
    }
}
