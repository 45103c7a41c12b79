package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.erosb.jsonsKema.JsonParser;
import com.github.erosb.jsonsKema.Schema;
import com.github.erosb.jsonsKema.SchemaLoader;
import com.github.erosb.jsonsKema.ValidationFailure;
import com.github.erosb.jsonsKema.Validator;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Registries of Kafka read JSON Schema 2020-12 with the library sKema: exported schemas can be registered. */
class RegistryParserTest {
    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT);
    private static final Path SCHEMAS = Path.of("../codegen/src/test/resources/schemas/beans");
    private static final Path GOLDEN = Path.of("../codegen/src/golden/epl");

    @ParameterizedTest
    @MethodSource
    void eachExportedSchemaLoads(Path file) throws IOException {
        List<SchemaSource> sources = COMPILER.read(List.of(file));
        assertThat(load(sources, List.of())).isNotNull();
    }

    static List<Path> eachExportedSchemaLoads() {
        return Stream.concat(
                        Stream.of(
                                        "Members",
                                        "Rules",
                                        "Scalars",
                                        "Dynamic",
                                        "Collections",
                                        "Animals",
                                        "Users",
                                        "Formats",
                                        "Wide",
                                        "Events",
                                        "Orders")
                                .map(file -> GOLDEN.resolve(file + ".epl")),
                        Stream.of(
                                        "Arrays",
                                        "Described",
                                        "Consts",
                                        "Lists",
                                        "Tree",
                                        "OddNames",
                                        "Payments",
                                        "JsonTypes",
                                        "Routes")
                                .map(file -> SCHEMAS.resolve(file + ".epl")))
                .toList();
    }

    @Test
    void theValidatorOfTheRegistryAgrees() {
        Schema order = load(List.of(new SchemaSource("Order.epl", """
                        create json schema Line(@Required @Min(1) qty int, sku string);
                        create json schema Order(@Required id string, lines Line[], at java.time.OffsetDateTime);
                        """)), List.of("Order"));
        assertThat(refusal(order, "{\"id\":\"7\",\"lines\":[{\"qty\":1}],\"at\":\"2026-01-02T03:04:05Z\"}"))
                .isEmpty();
        assertThat(refusal(order, "{}")).contains("id");
        assertThat(refusal(order, "{\"id\":\"7\",\"lines\":[{\"qty\":0}]}")).contains("#/lines/0/qty");
        assertThat(refusal(order, "{\"id\":7}")).contains("#/id");
        assertThat(refusal(order, "{\"id\":\"7\",\"more\":1}")).contains("more");
    }

    private static Schema load(List<SchemaSource> sources, List<String> types) {
        String text = ExportTarget.named("json-schema")
                .export(COMPILER.link(sources, List.of()).schemas(), types)
                .text();
        return new SchemaLoader(new JsonParser(text).parse()).load();
    }

    private static String refusal(Schema schema, String document) {
        ValidationFailure failure = Validator.forSchema(schema).validate(new JsonParser(document).parse());
        return failure == null ? "" : failure.toString();
    }
}
