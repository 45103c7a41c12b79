package dev.schemac.export;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.export.avro.AvroDeclarations;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.jsonschema.SchemaExport;
import dev.schemac.export.protobuf.ProtoDeclarations;
import dev.schemac.export.table.TableDeclarations;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The languages to which schemas can be exported. */
public enum ExportTarget {
    /** JSON Schema, draft 2020-12. */
    JSON_SCHEMA,

    /** The same without {@code x-schemac}, for validators that reject unknown keywords. */
    PLAIN_JSON_SCHEMA,

    /** OpenAPI 3.1. Its schemas are draft 2020-12 schemas below {@code components}. */
    OPENAPI,

    /** {@code CREATE TABLE ... USING json} of Spark SQL; the columns are a {@code StructType} in DDL. */
    SPARK,

    /** {@code CREATE TABLE} of Flink SQL with the format {@code json}. */
    FLINK_SQL,

    /** A table macro of DuckDB that calls {@code read_json} with the columns. */
    DUCKDB,

    /** {@code CREATE TABLE} of PostgreSQL. Objects, arrays and maps are {@code jsonb}. */
    POSTGRES,

    /** An Avro schema. */
    AVRO,

    /** Messages of Protocol Buffers, version 3. */
    PROTO;

    /**
     * {@return the target with this name on command lines and in build files: {@code json-schema} or {@code flink-sql} for
     * example}
     *
     * @throws IllegalArgumentException if no target has the name
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
     * {@return schemas in the language} JSON Schema and OpenAPI describe the documents that a parser accepts under {@code
     * JsonOptions.STRICT}; docs/json-schema.md has the differences between the two languages. In the other languages, a
     * comment in the text names each difference; docs/export.md lists the types.
     *
     * @param schemas the schemas to select from; those of other modules are exported only if others refer to them
     * @param types names of the schemas to export, simple or with their module. Referenced schemas are exported too. A JSON
     *     Schema of one schema describes its documents; of several or none, it only has definitions. If empty, all schemas
     *     are exported, but tables only of {@link LinkedSchemas#documentTypes}
     * @throws IllegalArgumentException if a name matches no schema, or more than one
     */
    public Declaration export(LinkedSchemas schemas, List<String> types) {
        List<ObjectType> named = types.stream().map(schemas::type).toList();
        List<ObjectType> wanted = named.isEmpty() ? schemas.types() : named;
        List<ObjectType> tables = named.isEmpty() ? schemas.documentTypes() : named;
        return switch (this) {
            case JSON_SCHEMA -> SchemaExport.jsonSchema(wanted, named.size() == 1, true);
            case PLAIN_JSON_SCHEMA -> SchemaExport.jsonSchema(wanted, named.size() == 1, false);
            case OPENAPI -> SchemaExport.openApi(wanted, named.size() == 1);
            case SPARK -> TableDeclarations.spark(tables);
            case FLINK_SQL -> TableDeclarations.flink(tables);
            case DUCKDB -> TableDeclarations.duckDb(tables);
            case POSTGRES -> TableDeclarations.postgres(tables);
            case AVRO -> AvroDeclarations.of(wanted);
            case PROTO -> ProtoDeclarations.of(wanted);
        };
    }

    /** Returns the name in lower case, with a hyphen between words. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
