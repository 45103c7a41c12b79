package dev.schemac.codegen.union;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas whose objects may be of one of several others, which the names of their members select. */
class DeducedUnionTest {
    private static final String PAYMENTS = "module m;"
            + "@JsonSchema(deduction=true%s) create json schema Pay(id string);"
            + "create json schema Card(number string, @Column(alias='valid') expires int, back Pay) inherits Pay;"
            + "create json schema Bank(name string) inherits Pay;"
            + "create json schema Transfer(iban string) inherits Bank;"
            + "create json schema Debit(`date` string, iban string) inherits Bank;"
            + "create json schema Cart(one Pay, several Pay[], bank Bank, card Card);";

    private static final Map<ValueStyle, CompiledSchemas> STRICT = new EnumMap<>(ValueStyle.class);

    private static CompiledSchemas payments(ValueStyle style) {
        return STRICT.computeIfAbsent(style, key -> CompiledSchemas.of(key, PAYMENTS.formatted("")));
    }

    private static String again(ObjectParser<?> parser, String json) {
        JsonEvent event = (JsonEvent) parser.parse(json);
        return event.getClass().getSimpleName() + " " + event.toJson();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"number":"7"}                             | Card {"number":"7"}
            {"id":"a","x":[{"iban":1}],"number":"7"}   | Card {"id":"a","number":"7"}
            { "valid" : 7 , "id" : "a" }               | Card {"id":"a","expires":7}
            {"\\u0065xpires":7}                        | Card {"expires":7}
            {"iban":"D","date":"now","name":"b"}       | Debit {"name":"b","date":"now","iban":"D"}
            {"da\\u0074e":"now"}                       | Debit {"date":"now"}
            {"back":{"date":"x"},"id":"a"}             | Card {"id":"a","back":{"date":"x"}}
            {"back":{"back":{"back":{"valid":1}}}}     | Card {"back":{"back":{"back":{"expires":1}}}}
            """)
    void theNamesSelectTheSubtype(String json, String written) {
        for (ValueStyle style : ValueStyle.values()) {
            ObjectParser<?> parser = payments(style).parser("m.Pay");
            String own = again(parser, json);
            assertThat(own.replaceAll(",?\"[a-z]+\":null", "").replace("{,", "{"))
                    .as(style.toString())
                    .isEqualTo(written);
            assertThat(again(parser, own.substring(own.indexOf(' ')))).isEqualTo(own);
        }
    }

    @ParameterizedTest
    @EnumSource
    void columnsOfTheUnion(ValueStyle style) {
        String json = "{\"one\":{\"expires\":1},\"several\":[{\"date\":\"x\"},null,{\"number\":\"3\"}],"
                + "\"bank\":{\"date\":\"y\"},\"card\":{}}";
        String again = payments(style).parser("m.Cart").parse(json).toJson();

        assertThat(again.replaceAll(",?\"[a-z]+\":null", "").replace("{,", "{")).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            m.Pay  | {}                         | 'Card', 'Transfer' or 'Debit'
            m.Pay  | {"x":1}                    | 'Card', 'Transfer' or 'Debit'
            m.Pay  | {"id":"a","name":"b"}      | 'Card', 'Transfer' or 'Debit'
            m.Pay  | {"iban":"a"}               | 'Card', 'Transfer' or 'Debit'
            m.Pay  | {"name":"a","number":"1"}  | 'Card', 'Transfer' or 'Debit'
            m.Bank | {"iban":"a"}               | 'Transfer' or 'Debit'
            """)
    void noneOrSeveralAreRejected(String schema, String json, String expected) {
        for (ValueStyle style : ValueStyle.values()) {
            assertThatThrownBy(() -> payments(style).parser(schema).parse(json))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessage("expected members that only one subtype has: " + expected + " at $ (line 1, column 1)");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"number":"1","number":"2"} | duplicate
            {"number":"1","iban":"2",}  | expected
            {"id":"1","iban"            | end of input
            {"id":"1","x":[1}           | expected
            7                           | expected object but found number
            """)
    void malformed(String json, String message) {
        for (ValueStyle style : ValueStyle.values()) {
            assertThatThrownBy(() -> payments(style).parser("m.Pay").parse(json))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageContaining(message);
        }
    }

    @ParameterizedTest
    @EnumSource
    void allOtherObjects(ValueStyle style) {
        ObjectParser<?> base = CompiledSchemas.of(style, PAYMENTS.formatted(", otherwise='base'"))
                .parser("m.Pay");
        ObjectParser<?> bank = CompiledSchemas.of(style, PAYMENTS.formatted(", otherwise='Transfer'"))
                .parser("m.Pay");

        assertThat(again(base, "{\"id\":\"a\"}"))
                .isEqualTo((style == ValueStyle.RECORD ? "PayOther" : "Pay") + " {\"id\":\"a\"}");
        assertThat(again(base, "{\"number\":null}")).startsWith("Card ");
        assertThat(again(bank, "{\"id\":\"a\",\"iban\":\"b\"}"))
                .as("the only one with an IBAN")
                .startsWith("Debit ");
        assertThat(again(bank, "{\"id\":\"a\"}")).startsWith("Transfer ");
        assertThat(again(bank, "{}")).startsWith("Transfer ");
    }

    @ParameterizedTest
    @EnumSource
    void anObjectWithoutMembers(ValueStyle style) {
        ObjectParser<?> parser = CompiledSchemas.of(
                        style,
                        "module m; @JsonSchema(deduction=true) create json schema T();"
                                + "create json schema None() inherits T; create json schema Some(x int) inherits T;")
                .parser("m.T");

        assertThat(again(parser, "{ }")).isEqualTo("None {}");
        assertThat(again(parser, "{\"y\":1,\"x\":1}")).isEqualTo("Some {\"x\":1}");
        assertThatThrownBy(() -> parser.parse("{\"y\":1}")).isInstanceOf(JsonParseException.class);
    }

    @ParameterizedTest
    @EnumSource
    void streams(ValueStyle style) throws IOException {
        byte[] json = "{\"number\":\"1\"}\n{\"date\":\"x\"}\n{\"id\":\"a\",\"valid\":2}\n".getBytes(UTF_8);
        List<String> names = new ArrayList<>();
        ObjectParser<JsonEvent> parser = payments(style).parser("m.Pay");
        EventFormat<JsonEvent> format = EventFormat.lines(parser).withOptions(JsonOptions.STRICT);
        try (EventStream<JsonEvent> events = format.read(new ByteArrayInputStream(json))) {
            events.forEach(event -> names.add(event.getClass().getSimpleName()));
        }

        assertThat(names).containsExactly("Card", "Debit", "Card");
    }

    @ParameterizedTest
    @EnumSource
    void upTo64Subtypes(ValueStyle style) {
        String subtypes = IntStream.range(0, 64)
                .mapToObj(i -> "create json schema S" + i + "(a" + i + " int) inherits T;")
                .collect(Collectors.joining());
        ObjectParser<?> parser = CompiledSchemas.of(
                        style, "module m; @JsonSchema(deduction=true) create json schema T(t int);" + subtypes)
                .parser("m.T");

        for (int i = 0; i < 64; i++) {
            assertThat(again(parser, "{\"t\":1,\"a" + i + "\":2}")).isEqualTo("S" + i + " {\"t\":1,\"a" + i + "\":2}");
        }
        assertThatThrownBy(() -> parser.parse("{\"t\":1}"))
                .hasMessageContaining("only one subtype has: one of 64 strings");
    }
}
