package dev.schemac.codegen.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Numbers as strings, moments and durations as numbers, dates and times in patterns: {@code format} of a column. */
class NumberAndTimeFormatsTest {

    private static final String SCHEMA = """
            import java.time.*;
            @Column(name=id, format='string')
            @Column(name=ids, format='string')
            @Column(name=raw, format='string')
            @Column(name=price, format='string')
            @Column(name=weight, format='string')
            @Column(name=at, format='epoch-millis')
            @Column(name=since, format='epoch-seconds')
            @Column(name=all, format='epoch-seconds')
            @Column(name=took, format='millis')
            @Column(name=day, format='dd.MM.uuuu')
            @Column(name=days, format='uuuuMMdd')
            @Column(name=minute, format='uuuu-MM-dd HH:mm')
            @Column(name=moment, format='dd.MM.uuuu HH:mm:ss')
            create json schema T(id long, ids List<long>, raw int[primitive], price bigdecimal, weight double, at Instant,
                since Instant, all Map<string, Instant>, took Duration, day LocalDate, days LocalDate[], minute LocalDateTime,
                moment Instant)""";

    private static final String JSON =
            "{'id':'9007199254740993','ids':['1',null],'raw':['-2','3'],'price':'1.10','weight':'4.0',"
                    + "'at':1700000000123,'since':1700000000.5,'all':{'a':0,'b':null},'took':90000.25,'day':'29.02.2024',"
                    + "'days':['20240229',null],'minute':'2024-02-29 10:15','moment':'29.02.2024 10:15:30'}";

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    /** Plain numbers in strings are read without an object for each; all other spellings by the format. */
    @ParameterizedTest
    @EnumSource
    void primitiveNumbersInStrings(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                Stream.of("a", "b", "c", "d", "e", "f")
                                .map(name ->
                                        "@Column(name=" + name + ", format='string', required=true, nullable=false)")
                                .collect(Collectors.joining())
                        + "create json schema N(a byte, b short, c int, d long, e float, f double)");
        for (String numbers : List.of(
                "'-128','-32768','-2147483648','-9223372036854775808','-1.5','4.9E-324'",
                "'127','32767','2147483647','9223372036854775807','3.4028235E38','1.7976931348623157E308'",
                "'0','0','0','0','0.0','-0.0'")) {
            String[] each = numbers.split(",");
            String json = json("{'a':" + each[0] + ",'b':" + each[1] + ",'c':" + each[2] + ",'d':" + each[3] + ",'e':"
                    + each[4] + ",'f':" + each[5] + "}");
            assertThat(schemas.parse("N", json).toJson()).isEqualTo(json);
            assertThat(schemas.parse("N", json.replace(":", " : ")).toJson()).isEqualTo(json);
        }
        String spelled = json("{'f':'1e0','e':'\\u0032.5','d':'1.0','c':'1\\u0030','b':3,'a':'4e0'}");
        assertThat(schemas.parse("N", spelled).toJson())
                .isEqualTo(json("{'a':'4','b':'3','c':'10','d':'1','e':'2.5','f':'1.0'}"));
        for (String wrong : List.of("'128'", "'1x'", "'--1'", "'-'", "''", "' 1'", "'1 '", "null", "true", "'1.5'")) {
            assertThatThrownBy(() -> schemas.parse("N", json("{'a':" + wrong + "}")))
                    .isInstanceOf(JsonParseException.class)
                    .hasMessageContaining("expected byte as string")
                    .hasMessageContaining("at $.a (line 1, column 6)");
        }
        assertThatThrownBy(() -> schemas.parse("N", json("{'a':'1"))).isInstanceOf(JsonParseException.class);
    }

    @ParameterizedTest
    @EnumSource
    void areReadAndWritten(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, SCHEMA);

        JsonEvent event = schemas.parse("T", json(JSON));

        assertThat(event.toJson()).isEqualTo(json(JSON));
        assertThat(event.asMap())
                .containsEntry("id", 9_007_199_254_740_993L)
                .containsEntry("price", new BigDecimal("1.10"))
                .containsEntry("weight", 4.0)
                .containsEntry("at", Instant.ofEpochMilli(1_700_000_000_123L))
                .containsEntry("since", Instant.ofEpochSecond(1_700_000_000L, 500_000_000))
                .containsEntry("took", Duration.ofNanos(90_000_250_000L))
                .containsEntry("day", LocalDate.of(2024, 2, 29))
                .containsEntry("minute", LocalDateTime.of(2024, 2, 29, 10, 15))
                .containsEntry("moment", Instant.parse("2024-02-29T10:15:30Z"));
        assertThat(event.get("raw[0]")).isEqualTo(-2);
        assertThat(event.get("all('a')")).isEqualTo(Instant.EPOCH);
        assertThat(event).isEqualTo(schemas.parse("T", json(JSON))).hasSameHashCodeAs(schemas.parse("T", json(JSON)));
    }

    @ParameterizedTest
    @EnumSource
    void areReadInAnyOrderAndUnderEveryProfile(ValueStyle style) {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(style, SCHEMA).parser("T");
        String mixed = json("{'day':'01.01.2000','since':1,'raw':[],'id':'5','at':null,'took':0}");

        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            JsonEvent event = parser.parse(mixed, options);
            assertThat(event.toJson()).isEqualTo(json("{'id':'5','raw':[],'since':1,'took':0,'day':'01.01.2000'}"));
            JsonEvent whole = parser.parse(json(JSON), options);
            assertThat(parser.parse(whole.toJson(options), options)).isEqualTo(whole);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aNumberWithoutQuotesIsReadUnlessStrict(ValueStyle style) {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(style, SCHEMA).parser("T");

        assertThat(parser.parse(json("{'id':5,'ids':[6,1e2],'at':'1700000000123'}"))
                        .asMap())
                .containsEntry("id", 5L)
                .containsEntry("ids", List.of(6L, 100L))
                .containsEntry("at", Instant.ofEpochMilli(1_700_000_000_123L));
        assertThat(parser.parse(json("{'id':5,'at':'+7'}"), JsonOptions.ESPER).asMap())
                .containsEntry("id", 5L)
                .containsEntry("at", Instant.ofEpochMilli(7));
        refused(parser, "{'id':5}", JsonOptions.STRICT, "expected long as string but found number at $.id");
        refused(parser, "{'id':'1.0'}", JsonOptions.STRICT, "expected long as string but found string at $.id");
        refused(parser, "{'at':'7'}", JsonOptions.STRICT, "expected Instant as epoch-millis but found string at $.at");
    }

    static Stream<Arguments> refusals() {
        return Stream.of(
                Arguments.of("{'id':'9223372036854775808'}", "expected long as string but found string at $.id"),
                Arguments.of("{'id':''}", "expected long as string but found string at $.id"),
                Arguments.of("{'id':' 5'}", "expected long as string but found string at $.id"),
                Arguments.of("{'id':'05'}", "expected long as string but found string at $.id"),
                Arguments.of("{'id':true}", "expected long as string but found boolean at $.id"),
                Arguments.of("{'id':{}}", "expected long as string but found object at $.id"),
                Arguments.of("{'raw':['1',null]}", "expected int as string but found null at $.raw[1]"),
                Arguments.of("{'weight':'NaN'}", "expected double as string but found string at $.weight"),
                Arguments.of("{'at':true}", "expected Instant as epoch-millis but found boolean at $.at"),
                Arguments.of(
                        "{'at':'2024-02-29T10:15:30Z'}", "expected Instant as epoch-millis but found string at $.at"),
                Arguments.of("{'at':1e9999}", "expected Instant as epoch-millis but found number out of range at $.at"),
                Arguments.of(
                        "{'at':31556889864403200000}",
                        "expected Instant as epoch-millis but found number out of range at $.at"),
                Arguments.of(
                        "{'since':0.1234567891}",
                        "expected Instant as epoch-seconds but found number with a fraction below a nanosecond at"
                                + " $.since"),
                Arguments.of("{'all':{'x':[]}}", "expected Instant as epoch-seconds but found array at $.all.x"),
                Arguments.of("{'day':'2024-02-29'}", "expected LocalDate as dd.MM.uuuu but found string at $.day"),
                Arguments.of("{'day':'30.02.2024'}", "expected LocalDate as dd.MM.uuuu but found string at $.day"),
                Arguments.of("{'day':20240229}", "expected LocalDate as dd.MM.uuuu but found number at $.day"),
                Arguments.of(
                        "{'minute':'2024-02-29 24:00'}",
                        "expected LocalDateTime as uuuu-MM-dd HH:mm but found string at $.minute"));
    }

    @ParameterizedTest
    @MethodSource("refusals")
    void whatHasAnotherFormIsRefused(String document, String message) {
        for (ValueStyle style : ValueStyle.values()) {
            refused(CompiledSchemas.of(style, SCHEMA).parser("T"), document, JsonOptions.DEFAULT, message);
        }
    }

    private static void refused(ObjectParser<?> parser, String document, JsonOptions options, String message) {
        assertThatThrownBy(() -> parser.parse(json(document), options))
                .isInstanceOf(JsonParseException.class)
                .hasMessageStartingWith(message + " (");
    }

    @ParameterizedTest
    @EnumSource
    void theirExtremesReadBackEqual(ValueStyle style) {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(style, """
                import java.time.*;
                @Formats(Instant='epoch-millis', Duration='seconds', long='string', double='string')
                create json schema T(at Instant, took Duration, id long, weight double)""").parser("T");

        for (String document : List.of(
                "{'at':31556889864403199999.999999,'took':9223372036854775807.999999999,'id':'9223372036854775807',"
                        + "'weight':'1.7976931348623157E308'}",
                "{'at':-31557014167219200000,'took':-9223372036854775808,'id':'-9223372036854775808','weight':'-0.0'}",
                "{'at':-0.000001,'took':-0.000000001,'id':'0','weight':'4.9E-324'}")) {
            assertThat(parser.parse(json(document), JsonOptions.STRICT).toJson())
                    .isEqualTo(json(document));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aValueThatAPatternCannotHoldIsNotWritten(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, """
                import java.time.*;
                @Column(name=at, format='uuuu-MM-dd HH:mm', defaultValue='2024-02-29 10:15')
                create json schema T(at LocalDateTime);
                create json schema Plain(at LocalDateTime)""");
        JsonEvent event = schemas.parse("T", "{}");
        assertThat(event.toJson()).isEqualTo(json("{'at':'2024-02-29 10:15'}"));
        LocalDateTime precise = LocalDateTime.of(2024, 2, 29, 10, 15, 30);

        JsonEvent changed = withAt(event, precise);

        assertThatThrownBy(changed::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("the format 'uuuu-MM-dd HH:mm' would lose a part of a value of type LocalDateTime at $.at");
        assertThat(changed).hasToString(json("{'at':'2024-02-29 10:15'}"));
    }

    private static JsonEvent withAt(JsonEvent event, LocalDateTime at) {
        try {
            Class<?> type = event.getClass();
            if (type.isRecord()) {
                return (JsonEvent) type.getConstructor(LocalDateTime.class).newInstance(at);
            }
            type.getMethod("setAt", LocalDateTime.class).invoke(event, at);
            return event;
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void defaultsAreWrittenAsTheValuesAre(ValueStyle style) {
        JsonEvent event = CompiledSchemas.of(style, """
                        import java.time.*;
                        @Column(name=id, format='string', defaultValue='7')
                        @Column(name=small, format='string', defaultValue=8)
                        @Column(name=at, format='epoch-millis', defaultValue=1_700_000_000_000)
                        @Column(name=took, format='seconds', defaultValue=1.5)
                        @Column(name=day, format='dd.MM.uuuu', defaultValue='29.02.2024')
                        create json schema T(id long, small byte, at Instant, took Duration, day LocalDate)""").parse("T", "{}");

        assertThat(event.asMap())
                .isEqualTo(Map.of(
                        "id",
                        7L,
                        "small",
                        (byte) 8,
                        "at",
                        Instant.ofEpochMilli(1_700_000_000_000L),
                        "took",
                        Duration.ofMillis(1_500),
                        "day",
                        LocalDate.of(2024, 2, 29)));
    }

    @ParameterizedTest
    @EnumSource
    void aModuleASchemaAndAColumnMayNameThem(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, """
                @Formats(Instant='epoch-millis', long='string')
                module m;
                import java.time.*;
                @Column(name=iso, format='iso')
                create json schema A(at Instant, iso Instant, ids long[]);
                @Formats(long='number', LocalDate='dd.MM.uuuu')
                create json schema B(id long, at Instant, day LocalDate) copyfrom A;
                create json schema C(other long) inherits A""".replace("B(id long, at Instant", "B(id long"));
        EventType<?> a = schemas.parser("m.A").eventType();
        String array = style == ValueStyle.RECORD ? "List<%s>" : "%s[]";

        assertThat(a.columns())
                .extracting(column -> column.type().toString())
                .containsExactly("Instant(epoch-millis)", "Instant", array.formatted("long(string)"));
        assertThat(schemas.parser("m.B").eventType().columns())
                .extracting(column -> column.type().toString())
                .containsExactly(
                        "Instant(epoch-millis)",
                        "Instant(epoch-millis)",
                        array.formatted("long"),
                        "long",
                        "LocalDate(dd.MM.uuuu)");
        assertThat(schemas.parse("m.C", json("{'other':'1','ids':['2'],'iso':'1970-01-01T00:00:00Z','at':0}"))
                        .toJson())
                .isEqualTo(json("{'at':0,'iso':'1970-01-01T00:00:00Z','ids':['2'],'other':'1'}"));
    }

    @ParameterizedTest
    @EnumSource
    void momentsInAPatternAreInUtcUnlessItHasAnOffset(ValueStyle style) {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(style, """
                import java.time.*;
                @Column(name=a, format='uuuu-MM-dd HH:mm:ss')
                @Column(name=b, format='uuuu-MM-dd HH:mm:ss XXX')
                create json schema T(a Instant, b Instant)""").parser("T");

        JsonEvent event = parser.parse(json("{'a':'2024-02-29 10:15:30','b':'2024-02-29 10:15:30 +02:00'}"));

        assertThat(event.get("a")).isEqualTo(Instant.parse("2024-02-29T10:15:30Z"));
        assertThat(event.get("b")).isEqualTo(Instant.parse("2024-02-29T08:15:30Z"));
        assertThat(event.toJson()).isEqualTo(json("{'a':'2024-02-29 10:15:30','b':'2024-02-29 08:15:30 Z'}"));
    }
}
