package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Columns with one allowed value, read, built and written. */
class ConstTest {
    private static final String REQUIRED = "\"version\":\"1.0\",\"kind\":\"notice\",\"final\":true";

    private static final String NOTICE = "consts.Notice";
    private static final CompiledSchemas BEANS = TestSchemas.beans("Consts");
    private static final CompiledSchemas RECORDS = TestSchemas.records("Consts");
    private static final List<ObjectParser<? extends JsonEvent>> PARSERS =
            List.of(BEANS.parser(NOTICE), RECORDS.parser(NOTICE));

    @Test
    void theValueIsReadAndWritten() {
        String all = "{\"version\":\"1.0\",\"kind\":\"notice\",\"level\":3,\"ratio\":0.5,\"price\":9.9,\"final\":true,"
                + "\"draft\":false,\"text\":\"t\"}";
        for (ObjectParser<? extends JsonEvent> parser : PARSERS) {
            JsonEvent event = parser.parse(all);
            assertThat(event.toJson()).isEqualTo(all);
            assertThat(event.get("price")).isEqualTo(new BigDecimal("9.9"));
            assertThat(parser.parse("{" + REQUIRED + "}").toJson())
                    .isEqualTo("{\"version\":\"1.0\",\"kind\":\"notice\",\"ratio\":0.5,\"final\":true}");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "level|4|the constant 3",
                "ratio|0.25|the constant 0.5",
                "price|9.91|the constant 9.90",
                "draft|true|the constant false",
                "text|1|"
            })
    void otherValuesAreViolations(String member, String value, String expected) {
        for (ObjectParser<? extends JsonEvent> parser : PARSERS) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
                for (String json : List.of(
                        "{" + REQUIRED + ",\"" + member + "\":" + value + "}",
                        "{\"" + member + "\":" + value + "," + REQUIRED + "}")) {
                    if (expected == null) {
                        assertThat(parser.parse(json, options).get(member)).isEqualTo(value);
                        continue;
                    }
                    assertThatThrownBy(() -> parser.parse(json, options))
                            .isInstanceOfSatisfying(JsonParseException.class, e -> {
                                assertThat(e.kind()).isEqualTo(JsonParseException.Kind.VIOLATION);
                                assertThat(e.description()).isEqualTo("expected " + expected);
                                assertThat(e.path()).isEqualTo("$." + member);
                            });
                }
            }
        }
    }

    @Test
    void textsAndConstantsOfEnums() {
        for (ObjectParser<? extends JsonEvent> parser : PARSERS) {
            assertThatThrownBy(() -> parser.parse("{\"version\":\"1.1\"}"))
                    .hasMessage("expected the constant \"1.0\" at $.version (line 1, column 12)");
            assertThatThrownBy(() -> parser.parse("{\"version\":\"1.0\",\"kind\":\"alert\"}"))
                    .hasMessage("expected the constant \"notice\" at $.kind (line 1, column 25)");
            assertThatThrownBy(() -> parser.parse("{\"version\":\"1.0\",\"kind\":\"other\"}"))
                    .hasMessage("expected 'notice' or 'alert' but found string at $.kind (line 1, column 25)");
            assertThatThrownBy(() -> parser.parse("{\"version\":null}"))
                    .hasMessage("expected string but found null at $.version (line 1, column 12)");
            assertThatThrownBy(() -> parser.parse("{\"version\":\"1.0\",\"final\":true}"))
                    .hasMessageStartingWith("required member is missing at $.kind");
        }
    }

    @Test
    void aRequiredValueIsWrittenWhereNoneIsSet() {
        String json = "{\"version\":\"1.0\",\"kind\":\"notice\",\"ratio\":0.5,\"final\":true}";

        JsonEvent notice = Reflected.create(BEANS.type(NOTICE));
        assertThat(notice.toJson()).isEqualTo(json);
        assertThat(notice.toJson(JsonOptions.ESPER)).isEqualTo(json.replace("}", ",\"text\":null}"));
        assertThat(Reflected.build(Reflected.builder(RECORDS.type(NOTICE))).toJson())
                .isEqualTo(json);
        assertThat(Reflected.call(notice, "getVersion")).isNull();
    }

    @Test
    void anotherValueIsNotWritten() {
        JsonEvent notice = Reflected.create(BEANS.type(NOTICE));
        Object[] kinds = BEANS.parser(NOTICE)
                .eventType()
                .column("kind")
                .orElseThrow()
                .type()
                .javaClass()
                .getEnumConstants();
        Reflected.set(notice, "kind", kinds[1]);
        assertThatThrownBy(notice::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("expected the constant \"notice\" at $.kind");
        assertThat(notice.toString()).contains("\"kind\":\"alert\"");
        Reflected.set(notice, "kind", kinds[0]);
        Reflected.set(notice, "draft", true);
        assertThatThrownBy(notice::toJson).hasMessage("expected the constant false at $.draft");

        Object builder = Reflected.builder(RECORDS.type(NOTICE));
        assertThatThrownBy(() -> Reflected.build(builder, "price", BigDecimal.TEN))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'price': expected the constant 9.90");
    }
}
