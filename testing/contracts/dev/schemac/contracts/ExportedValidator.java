package dev.schemac.contracts;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.ExportTarget;
import java.util.List;
import java.util.stream.Collectors;

/** What another program makes of an exported schema. */
public final class ExportedValidator {
    public static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    static {
        JSON.getFactory()
                .setStreamReadConstraints(
                        StreamReadConstraints.builder().maxNumberLength(100_000).build());
    }

    private final String text;
    private final Schema schema;

    private ExportedValidator(String text, Schema schema) {
        this.text = text;
        this.schema = schema;
    }

    /** @param assertsFormats whether values are compared with {@code format} too; by the standard that is an option */
    public static ExportedValidator of(
            SchemaCompiler compiler, List<SchemaSource> sources, String type, boolean assertsFormats) {
        String text = ExportTarget.JSON_SCHEMA
                .export(compiler.link(sources, List.of()).schemas(), List.of(type))
                .text();
        SchemaRegistryConfig config = SchemaRegistryConfig.builder()
                .formatAssertionsEnabled(assertsFormats)
                .build();
        Schema schema = SchemaRegistry.withDefaultDialect(
                        SpecificationVersion.DRAFT_2020_12, builder -> builder.schemaRegistryConfig(config))
                .getSchema(tree(text));
        return new ExportedValidator(text, schema);
    }

    public static JsonNode tree(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Why the document is refused; empty where it is not. */
    public String refusal(JsonNode document) {
        return schema.validate(document).stream().map(Error::toString).collect(Collectors.joining("; "));
    }

    /** Returns the exported schema. */
    @Override
    public String toString() {
        return text;
    }
}
