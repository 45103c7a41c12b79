package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Schemas from contracts and Java classes, schemas in other languages, and the project to download. */
@Timeout(120)
class SourcesTest {
    private static Playground playground;
    private static Client client;

    @BeforeAll
    static void open() throws IOException {
        playground = Playground.open(0, Client.JSON);
        client = new Client(playground);
    }

    @AfterAll
    static void close() {
        playground.close();
    }

    @Test
    void aContractBecomesASchemaWithAReport() throws Exception {
        Map<?, ?> answer = client.ask("contract", "text", """
                {
                  "title": "Parcel",
                  "type": "object",
                  "properties": {
                    "id": {"type": "string"},
                    "weight": {"type": "number", "not": {"const": 3}}
                  }
                }
                """);

        assertThat((String) answer.get("schema"))
                .contains("create json schema Parcel(")
                .contains("id string");
        assertThat(answer.get("report"))
                .asString()
                .contains("severity=warning, word=wider")
                .contains("line=6, column=34, length=5");
    }

    @Test
    void anOpenApiBecomesASchema() throws Exception {
        Map<?, ?> answer = client.ask("contract", "text", """
                {"openapi": "3.1.0", "info": {"title": "t", "version": "1"},
                 "components": {"schemas": {"Pet": {"type": "object", "properties": {"name": {"type": "string"}}}}}}
                """);

        assertThat((String) answer.get("schema")).contains("create json schema Pet(name string);");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"type\": \"object\",, | 1 | 19 | expected member name but found ','",
                "[] | 0 | 0 | expected an object but found an array",
                "{\"$ref\": \"pom.xml\"} | 0 | 0 | contract#/$ref: 'pom.xml' is another file, and only this one is read; move"
                        + " its schemas to $defs",
                "{\"$ref\": \"file:/etc/passwd\"} | 0 | 0 | contract#/$ref: 'file:/etc/passwd' is another file, and only this"
                        + " one is read; move its schemas to $defs",
            })
    void whatIsNoContractIsAnError(String text, int line, int column, String message) throws Exception {
        assertThat(client.ask("contract", "text", text).get("problem"))
                .isEqualTo(Map.of("message", message, "line", line, "column", column, "length", 1));
    }

    @Test
    void javaClassesBecomeASchema() throws Exception {
        Map<?, ?> answer = client.ask("classes", "text", """
                package com.acme;

                import dev.schemac.runtime.annotation.*;
                import java.math.BigDecimal;
                import java.util.List;

                @JsonSchema
                public record Order(@Name("order_id") @Required String id, Status status, List<Line> lines) {
                    static {
                        System.setProperty("schemac.pasted", "loaded");
                    }

                    public enum Status { NEW, PAID }

                    public record Line(String sku, @Min(1) int quantity, BigDecimal price) {}
                }
                """);

        assertThat(answer.get("schema")).isEqualTo("""
                module com.acme;

                create json schema Order(@Required order_id string, status Status, lines Order_Line[]);
                create json enum Status('NEW', 'PAID');
                create json schema Order_Line(sku string, @Min(1) quantity int, price BigDecimal);
                """);
        assertThat(answer.get("report")).isEqualTo(List.of());
        assertThat(System.getProperty("schemac.pasted")).isNull();
    }

    @Test
    void classesNeedNoAnnotationAndNoPackage() throws Exception {
        assertThat(client.ask(
                                "classes",
                                "text",
                                "public class A { public int a; public B b; } class B { public String s; }")
                        .get("schema"))
                .isEqualTo("create json schema A(a int, b B);\ncreate json schema B(s string);\n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "class A { int } | 1 | 14 | <identifier> expected",
                "class A {\\n  com.acme.Color c; } | 2 | 11 | package com.acme does not exist",
                "  | 1 | 1 | expected a class but found none",
                "enum A { B } | 1 | 1 | expected a class but found none",
                "class A { void a() { int b = true; } } | 1 | 30 | incompatible types: boolean cannot be converted to int",
                "module a {} | 1 | 1 | module declarations should be in a file named module-info.java",
                "record A(int a,\\n  Thread b) {} | 2 | 3 | class 'java.lang.Thread' is not supported as a column type; an adapter can convert"
                        + " it",
            })
    void errorsOfJavaHaveTheirPlaces(String source, int line, int column, String message) throws Exception {
        assertThat(client.ask("classes", "text", source == null ? "" : source.replace("\\n", "\n"))
                        .get("problem"))
                .isEqualTo(Map.of("message", message, "line", line, "column", column, "length", 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "json-schema | \"$ref\": \"#/$defs/A\"",
                "openapi | \"openapi\": \"3.1.0\"",
                "postgres | CREATE TABLE",
                "avro | \"type\": \"record\"",
                "proto | message A {"
            })
    void schemasAreShownInOtherLanguages(String target, String expected) throws Exception {
        Map<?, ?> answer = client.ask("run", "schema", "create json schema A(a int)", "target", target);

        assertThat((String) answer.get("exported")).contains(expected);
    }

    @Test
    void theProjectHasASchemaADocumentAndATest() throws Exception {
        String schema = "module com.acme;\ncreate json schema Line(a int); create json schema Order(lines Line[]);";
        String document = "[{\"lines\": []}]";
        String zip = (String) client.ask(
                        "project",
                        "schema",
                        schema,
                        "document",
                        document,
                        "style",
                        "record",
                        "profile",
                        "strict",
                        "esper",
                        "<b>")
                .get("zip");
        Map<String, String> files = new TreeMap<>();
        try (ZipInputStream in =
                new ZipInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(zip)), UTF_8)) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                files.put(entry.getName(), new String(in.readAllBytes(), UTF_8));
            }
        }

        assertThat(files)
                .containsOnlyKeys(
                        "schemac-project/pom.xml",
                        "schemac-project/src/main/epl/Order.epl",
                        "schemac-project/src/test/java/com/acme/OrderTest.java",
                        "schemac-project/src/test/resources/document.json")
                .containsEntry("schemac-project/src/main/epl/Order.epl", schema)
                .containsEntry("schemac-project/src/test/resources/document.json", document);
        assertThat(files.get("schemac-project/pom.xml"))
                .contains("<schemac.style>record</schemac.style>")
                .doesNotContain("@", "${", "<b>", "schemac.esper");
        assertThat(files.get("schemac-project/src/test/java/com/acme/OrderTest.java"))
                .startsWith("package com.acme;\n")
                .contains("java.util.List<Order> value = OrderParser.INSTANCE.parseList(json, JsonOptions.STRICT);");
    }
}
