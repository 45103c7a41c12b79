package dev.schemac.codegen;

import dev.schemac.codegen.declare.DeclarationFormat;
import dev.schemac.codegen.jsonschema.write.ExportFormat;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The formats to which the command and the build plugins export schemas. */
public enum ExportTarget {
    /** JSON Schema, draft 2020-12. */
    JSON_SCHEMA(ExportFormat.JSON_SCHEMA),

    /** The same without {@code x-schemac}. */
    PLAIN_JSON_SCHEMA(ExportFormat.PLAIN_JSON_SCHEMA),

    /** OpenAPI 3.1. */
    OPENAPI(ExportFormat.OPENAPI),

    /** See {@link DeclarationFormat#SPARK}. */
    SPARK(DeclarationFormat.SPARK),

    /** See {@link DeclarationFormat#FLINK_SQL}. */
    FLINK_SQL(DeclarationFormat.FLINK_SQL),

    /** See {@link DeclarationFormat#DUCKDB}. */
    DUCKDB(DeclarationFormat.DUCKDB),

    /** See {@link DeclarationFormat#POSTGRES}. */
    POSTGRES(DeclarationFormat.POSTGRES),

    /** See {@link DeclarationFormat#AVRO}. */
    AVRO(DeclarationFormat.AVRO),

    /** See {@link DeclarationFormat#PROTO}. */
    PROTO(DeclarationFormat.PROTO);

    private interface Export {
        ExportedContract of(
                SchemaCompiler compiler, List<SchemaSource> sources, List<SchemaLibrary> libraries, List<String> types);
    }

    private final Export export;

    ExportTarget(ExportFormat format) {
        export = (compiler, sources, libraries, types) -> compiler.export(sources, libraries, format, types);
    }

    ExportTarget(DeclarationFormat format) {
        export = (compiler, sources, libraries, types) -> compiler.declare(sources, libraries, format, types);
    }

    /**
     * {@return the format with this name on command lines and in build files: {@code json-schema} or {@code flink-sql}
     * for example}
     *
     * @throws IllegalArgumentException if no format has the name
     */
    public static ExportTarget named(String name) {
        for (ExportTarget target : values()) {
            if (target.toString().equals(name)) {
                return target;
            }
        }
        throw new IllegalArgumentException(NearestName.noneOf(
                Arrays.stream(values()).map(ExportTarget::toString).toList(), name));
    }

    /**
     * Exports schemas by {@link SchemaCompiler#export} or {@link SchemaCompiler#declare}.
     *
     * @param libraries the schemas of other modules and libraries; only referenced ones are exported
     * @param types names of the schemas to export; empty: the format selects them
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if a name matches no schema, or more than one
     */
    public ExportedContract export(
            SchemaCompiler compiler, List<SchemaSource> sources, List<SchemaLibrary> libraries, List<String> types) {
        return export.of(compiler, sources, libraries, types);
    }

    /** Returns the name in lower case, with a hyphen between words. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
