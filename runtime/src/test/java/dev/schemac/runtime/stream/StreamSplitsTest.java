package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** However the bytes of a stream are cut, the same comes of them: the same events, and the same errors at the same places. */
class StreamSplitsTest {

    /** A stream, and how it is read. */
    record Case(String framing, String text, JsonOptions options, String name) {
        EventFormat<Map<String, Object>> format() {
            ProbeParser parser = ProbeParser.ANYTHING;
            EventFormat<Map<String, Object>> format = switch (framing) {
                case "lines" -> EventFormat.lines(parser);
                case "documents" -> EventFormat.documents(parser);
                default -> EventFormat.elements(parser, framing);
            };
            return format.withOptions(options);
        }

        byte[] bytes() {
            return text.getBytes(ISO_8859_1);
        }

        @Override
        public String toString() {
            return framing + " " + text.replace("\n", "\\n").replace("\r", "\\r") + " " + name;
        }
    }

    static Stream<Case> cases() {
        JsonOptions some = JsonOptions.DEFAULT.withMaxEventBytes(24);
        JsonOptions shallow = JsonOptions.DEFAULT.withMaxDepth(3);
        return Stream.of(
                        Stream.of(
                                        "",
                                        "\n\n \r\n",
                                        "{\"v\":1}",
                                        "{\"v\":1}\n{\"v\":2}\n",
                                        "{\"v\":1}\r\n\r\n  {\"v\":\"a\\\"b\"}\t\r\n{}",
                                        "{\"v\":1} \n {\"v\":2}",
                                        "{\"v\":1}{\"v\":2}\n{\"v\":3}\n",
                                        "{\"v\":1\n}\n{\"v\":2}",
                                        "{\"v\":\n1}\n{\"v\":2}",
                                        "{\"v\":\"x}\n{\"v\":\"y\"}\n",
                                        "{\"v\":12\n{\"v\":13}",
                                        "{\"v\":tru}\n{\"v\":true}\n[1]\n7\n\"x\"\nnull\n{\"v\":1}",
                                        "{\"v\":\"\u00c3\u00a9\"}\n{\"v\":\"\u00c3\"}\n{\"v\":\"\u00ff\"}\n{\"v\":\"z\"}\n",
                                        "{\"v\":\"\\ud83d\\ude00\"}\n{\"v\":\"\\ud83d\"}\n",
                                        "\u00ef\u00bb\u00bf{\"v\":1}\n\u00ef\u00bb\u00bf{\"v\":2}\n",
                                        "{\"v\":\"a line that is too long by far\"}\n{\"v\":1}\n{\"v\":\"123456789012345\"}\r\n{\"v\":\"1234567890123456\"}\n{\"v\":\"12345678901234567\"}\r\n{\"v\":3}",
                                        "{\"v\":\"no end and too long, too long, too long")
                                .flatMap(text -> each("lines", text, some)),
                        Stream.of(
                                        "",
                                        " \n ",
                                        "{\"v\":1}{\"v\":2} {\"v\":\n3}\n\n{\"v\":[{},[]]}",
                                        "{\"v\":\"}\"}{\"v\":\"\\\\\"}{\"v\":\"\\\"{\"}",
                                        "{\"v\" 1}{\"v\":2}",
                                        "{\"v\":01}\n{\"v\":tru} {\"v\":3}",
                                        "12 \"x\" true [1,{\"v\":2}] {\"v\":1} null",
                                        "xyz {\"v\":1}",
                                        "{\"v\":1},{\"v\":2}",
                                        "{\"v\":1}}{\"v\":2}",
                                        "{\"v\":[1}]{\"v\":2}",
                                        "{\"v\":\"x}{\"v\":\"y\"}{\"v\":\"z\"}",
                                        "{\"v\":\"x\n\"}{\"v\":\"y\"}",
                                        "{\"v\":1}{\"v\":",
                                        "{\"v\":1}{\"v\":\"ab",
                                        "{\"v\":\"\u00ff\"}{\"v\":2}",
                                        "\u00ef\u00bb\u00bf{\"v\":1}{\"v\":2}",
                                        "\u00ef\u00bb{\"v\":1}",
                                        "{\"v\":\"longer than an event may be\"} {\"v\":1}",
                                        "{\"v\":\"longer than an event may be and no end",
                                        "{\"v\":\"longer than an event may be\\\"]}\"]} {\"v\":1}")
                                .flatMap(text -> each("documents", text, some)),
                        Stream.of(
                                        "[]",
                                        " [ ] \n",
                                        "[{\"v\":1},{\"v\":2}]",
                                        "[ {\"v\":1} ,\n {\"v\":2}\n] ",
                                        "[{\"v\":1}{\"v\":2}]",
                                        "[{\"v\":1},]",
                                        "[,{\"v\":1}]",
                                        "[{\"v\":1}",
                                        "[{\"v\":1},",
                                        "[",
                                        "",
                                        "{\"v\":1}",
                                        "[{\"v\":1}] x",
                                        "[{\"v\":1}]{\"v\":2}",
                                        "[{\"v\":1},7,\"x\",null,[{\"v\":3}],{\"v\":x},{\"v\":2}]",
                                        "[{\"v\":1},{\"v\":\"x},{\"v\":\"y\"}]",
                                        "[{\"v\":1},{\"v\":\"longer than an event may be\"},{\"v\":2}]",
                                        "\u00ef\u00bb\u00bf[{\"v\":1}]")
                                .flatMap(text -> each("$", text, some)),
                        Stream.of(
                                        "{\"users\":[{\"v\":1}]}",
                                        "{\"a\":{\"b\":[1,2.5e3,-0,\"x\\\\\\\"\",{\"c\":null}],\"users\":[7]},\"users\":[{\"v\":1},{\"v\":2}],\"d\":[[1],{}]}",
                                        "{\"a\":{\"b\":1,\"c\":2},\"d\":[1],\"e\":{\"f\":[]},\"users\":[{\"v\":1}],\"g\":[2]}",
                                        "{\"a\":123456,\"b\":true,\"us\\u0065rs\":[{\"v\":1}],\"c\":\"\u00c3\u00a9\\ud83d\\ude00\"}",
                                        "{\"a\" : [ 1 , 2 ] , \n \"users\" \n : [ {\"v\":1} ] \n , \"b\" : { } } \n",
                                        "{\"a\":[1 2],\"users\":[{\"v\":1}]}",
                                        "{\"a\":[1 \"x\"],\"users\":[{\"v\":1}]}",
                                        "{\"a\":[[1,\"x\" \"y\"]],\"users\":[{\"v\":1}]}",
                                        "{\"a\":[\"x\",\"y\",{\"b\":\"z\"},{\"c\":[]}],\"users\":[{\"v\":1}]}",
                                        "{\"a\":{\"b\" 1},\"users\":[{\"v\":1}]}",
                                        "{\"a\":[1 , \n],\"b\":{\"c\":2},\"users\":[{\"v\":[1]},\n{}\n]} x",
                                        "{\"b\":{\"c\":[] , \n},\"users\":[{\"v\":[1]},\n{} , \n] , \n} x",
                                        "{\"a\":\"\u00c3(\",\"users\":[{\"v\":1}]}",
                                        "{\"a\":\"\\ud83d\",\"users\":[{\"v\":1}]}",
                                        "{\"a\":\"\\u12g4\",\"users\":[{\"v\":1}]}",
                                        "{\"a\":\"\\x\",\"users\":[{\"v\":1}]}",
                                        "{\"a\":012,\"users\":[{\"v\":1}]}",
                                        "{\"a\":1.,\"users\":[{\"v\":1}]}",
                                        "{\"a\":nul,\"users\":[{\"v\":1}]}",
                                        "{\"a\":[[[[1]]]],\"users\":[{\"v\":1}]}",
                                        "{\"a\":[true,false,null,12],\"users\":[{\"v\":1}]}",
                                        "{\"users\":[{\"v\":1}],\"a\":[1}}",
                                        "{\"users\":[{\"v\":1}],\"users\":[{\"v\":2}]}",
                                        "{\"users\":[{\"v\":1}]",
                                        "{\"users\":[{\"v\":1}],",
                                        "{\"users\":[{\"v\":1}]} {}",
                                        "{\"users\":null}",
                                        "{\"users\":{\"v\":1}}",
                                        "{\"a\":1}",
                                        "{}",
                                        "{,}",
                                        "{\"a\":1,}",
                                        "{\"a\"",
                                        "{\"a\":",
                                        "{\"a\":12",
                                        "{\"a\":\"x",
                                        "{\"a\":[1,{\"b\":\"x",
                                        "{\"a",
                                        "{\"a\u0001\":1}",
                                        "[{\"v\":1}]",
                                        "7")
                                .flatMap(text -> each("$.users", text, shallow)),
                        Stream.of(
                                        "{\"data\":{\"x\":1,\"odd name\":[{\"v\":1},{\"v\":x}]},\"y\":2}",
                                        "{\"data\":[]}",
                                        "{\"data\":{}}")
                                .flatMap(text -> each("$.data['odd name']", text, some)))
                .flatMap(all -> all);
    }

    /** A stream under the options, under the strict ones, and with each boolean of the options the other way round. */
    private static Stream<Case> each(String framing, String text, JsonOptions options) {
        JsonOptions strict =
                JsonOptions.STRICT.withMaxEventBytes(options.maxEventBytes()).withMaxDepth(options.maxDepth());
        return Stream.concat(
                Stream.of(new Case(framing, text, options, "DEFAULT"), new Case(framing, text, strict, "STRICT")),
                Arrays.stream(OptionValues.class.getRecordComponents())
                        .filter(component -> component.getType() == boolean.class)
                        .map(component ->
                                new Case(framing, text, flipped(options, component), "other " + component.getName())));
    }

    private static JsonOptions flipped(JsonOptions options, RecordComponent component) {
        String name = component.getName();
        try {
            boolean before = (boolean) value(component, options);
            return (JsonOptions) JsonOptions.class
                    .getMethod(
                            "with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), boolean.class)
                    .invoke(options, !before);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** As an assertion, which is dear to build where it is made a million times. */
    private static void same(List<String> expected, List<String> actual, int... cuts) {
        if (!actual.equals(expected)) {
            assertThat(actual).as("cut at %s", Arrays.toString(cuts)).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyCutIntoTwo(Case each) {
        Volume.sweep(() -> cutIntoTwo(each));
    }

    private static void cutIntoTwo(Case each) {
        for (boolean handles : new boolean[] {false, true}) {
            List<String> whole = Outcome.fed(each.format(), handles, each.bytes());
            for (int at = 0; at <= each.bytes().length; at++) {
                same(whole, Outcome.fed(each.format(), handles, each.bytes(), at), at);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void everyCutIntoThreeOfShortStreams(Case each) {
        Volume.sweep(() -> cutIntoThree(each));
    }

    /** Ordinarily into three of which the middle one is short or long: what is stored from piece to piece is the same for all between. */
    private static void cutIntoThree(Case each) {
        byte[] bytes = each.bytes();
        List<String> whole = Outcome.fed(each.format(), true, bytes);
        for (int at = 0; at <= Math.min(bytes.length, 64); at++) {
            for (int then = at; then <= Math.min(bytes.length, 64); then++) {
                if (!Volume.FULL && then - at > 4 && (at + then) % 9 != 0) {
                    continue;
                }
                same(whole, Outcome.fed(each.format(), true, bytes, at, then), at, then);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void byteByByteAndPulled(Case each) throws IOException {
        for (boolean handles : new boolean[] {false, true}) {
            List<String> whole = Outcome.fed(each.format(), handles, each.bytes());
            int[] everywhere = IntStream.range(1, each.bytes().length).toArray();
            assertThat(Outcome.fed(each.format(), handles, each.bytes(), everywhere))
                    .isEqualTo(whole);
            for (int atATime : new int[] {1, 2, 7, 1 << 20}) {
                assertThat(Outcome.read(each.format(), handles, each.bytes(), atATime))
                        .as("%d bytes at a time", atATime)
                        .isEqualTo(whole);
            }
        }
    }

    /** Each line is the event of the same bytes in memory, or has their error; so is a document that is one in memory. */
    @ParameterizedTest
    @MethodSource("cases")
    void asTheSameBytesInMemory(Case each) {
        boolean lines = each.framing.equals("lines");
        for (String part : lines ? each.text.split("\r?\n") : new String[] {each.text}) {
            Outcome expected = new Outcome();
            try {
                expected.event(ProbeParser.ANYTHING.parse(part.getBytes(UTF_8), each.options));
            } catch (JsonParseException e) {
                expected.ended(e);
            }
            boolean event = expected.lines().get(0).startsWith("event ");
            if (lines && !part.isBlank() || each.framing.equals("documents") && event) {
                COMPARED.incrementAndGet();
                assertThat(Outcome.fed(each.format(), false, part.getBytes(UTF_8)))
                        .as(part)
                        .isEqualTo(expected.lines());
            }
        }
    }

    private static final AtomicInteger COMPARED = new AtomicInteger();

    @AfterAll
    static void someWereCompared() {
        assertThat(COMPARED).hasValueGreaterThan(20);
    }

    /** A parser that counts the events it has made: adapters and setters are code of the application, which sees each of them. */
    private static final class Counting implements ScanningParser<Map<String, Object>> {
        final AtomicInteger events = new AtomicInteger();

        @Override
        public EventType<Map<String, Object>> eventType() {
            return ProbeParser.ANYTHING.eventType();
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            Map<String, Object> event = ProbeParser.ANYTHING.read(in);
            events.incrementAndGet();
            return event;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", " \t\r\n", "  \n\r\n \n"})
    void aLineThatHasBeenParsedIsNotParsedAgain(String between) throws IOException {
        byte[] bytes = ("{\"v\":1}" + between + "{}" + between + "{\"v\":[2]}").getBytes(UTF_8);
        List<String> expected = List.of("event {v=1;}", "event {}", "event {v=[2];}");
        for (int tail = 0; tail < 2; tail++) {
            byte[] all = tail == 0 ? bytes : Arrays.copyOf(bytes, bytes.length + 1);
            if (tail == 1) {
                all[bytes.length] = '\r';
            }
            for (int cut = 0; cut <= all.length; cut++) {
                Counting fed = new Counting();
                assertThat(Outcome.fed(EventFormat.lines(fed), false, all, cut)).isEqualTo(expected);
                assertThat(fed.events).as("cut at %d", cut).hasValue(3);
            }
            Counting pulled = new Counting();
            assertThat(Outcome.read(EventFormat.lines(pulled), false, all, 1)).isEqualTo(expected);
            assertThat(pulled.events).hasValue(3);
            Counting parallel = new Counting();
            assertThat(Outcome.read(EventFormat.lines(parallel), false, new ByteArrayInputStream(all), 2))
                    .isEqualTo(expected);
            assertThat(parallel.events).hasValue(3);
        }
    }

    private static Object value(RecordComponent option, JsonOptions options) throws ReflectiveOperationException {
        return JsonOptions.class.getMethod(option.getName()).invoke(options);
    }
}
