package dev.schemac.runtime.strings;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringSource;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Strings that are made when a getter asks: the calls of generated code. The parser that reads strings at once is the oracle. */
class LazyStringsTest {
    private static final long SEED = Seed.of(20_260_905);

    private static final JsonKey FIRST = JsonKey.string("first");
    private static final JsonKey SECOND = JsonKey.string("second");
    private static final JsonKeys KEYS = JsonKeys.of(0x9E37_79B9_7F4A_7C15L, FIRST, SECOND);

    /** The places of the strings {@code first} and {@code second}, and what has their texts. */
    private static final class Event {
        private long[] places = {0, 0};
        private StringSource source;

        private String text(int column) {
            return places[column] == 0 ? null : source.string(places[column]);
        }

        private List<String> texts() {
            return Arrays.asList(text(0), text(1));
        }
    }

    private static final ScanningParser<Event> LAZY = new ScanningParser<>() {
        @Override
        public EventType<Event> eventType() {
            return GeneratedEventType.of(Event.class, "", "Event", List.of());
        }

        @Override
        public Event read(JsonScanner in) {
            in.beginObject();
            Event event = new Event();
            event.source = in.stringSource();
            assertThat(in.stringSource()).isSameAs(event.source);
            if (in.tryFirst(FIRST)) {
                event.places[0] = in.locateString();
            }
            if (in.tryNext(SECOND)) {
                event.places[1] = in.locateString();
            }
            if (!in.endObject()) {
                int column = in.nextColumn(KEYS, 0);
                while (column >= 0) {
                    event.places[column] = in.locateString();
                    column = in.nextColumn(KEYS, column + 1);
                }
            }
            return event;
        }
    };

    private static final ProbeParser AT_ONCE = new ProbeParser(Column.text("first"), Column.text("second"));

    private static List<String> atOnce(byte[] json, JsonOptions options) {
        var event = AT_ONCE.parse(json, options);
        return Arrays.asList((String) event.get("first"), (String) event.get("second"));
    }

    private static final List<String> SPELLED = List.of(
            "\"\"",
            "\"a\"",
            "\"plain text of more than sixteen bytes\"",
            "\"\u00e4\"",
            "\"\u4e2d\u6587 and ASCII\"",
            "\"\ud83d\ude00\"",
            "\"\\n\"",
            "\"a\\tb\"",
            "\"\\\"\\\\\\/\\b\\f\\r\"",
            "\"\\u0041\\u00e4\\u4e2d\"",
            "\"\\ud83d\\ude00 end\"",
            "\"\u00e4\\u00e4\u00e4\"",
            "\"x\\u0000\"",
            "\"\\\\\\\\\"",
            "\"begin\\\\\"",
            "null",
            "\"{\\\"a\\\":[1]}\"",
            "\"\u2028\"",
            "\"\u007f\"");

    @Test
    void textsAreThoseReadAtOnceThroughEveryEntryPoint() {
        for (String first : SPELLED) {
            for (String second : SPELLED) {
                for (String blank : List.of("", " ")) {
                    byte[] json = ("{" + blank + "\"first\":" + blank + first + blank + ",\"second\":" + blank + second
                                    + "}")
                            .getBytes(UTF_8);
                    List<String> expected = atOnce(json, JsonOptions.DEFAULT);
                    for (EntryPoint entry : EntryPoint.values()) {
                        if (entry.takes(json)) {
                            Event event = entry.parse(LAZY, json, JsonOptions.DEFAULT);
                            assertThat(event.texts())
                                    .as("%s through %s", new String(json, UTF_8), entry)
                                    .isEqualTo(expected);
                            assertThat(event.texts()).isEqualTo(expected);
                        }
                    }
                }
            }
        }
    }

    @Test
    void scalarsAreTheirSourceText() {
        for (String scalar : List.of("1", "-0.50e3", "true", "false", "12345678901234567890", "0")) {
            byte[] json = ("{\"first\":" + scalar + ",\"second\":" + scalar + "}").getBytes(UTF_8);
            assertThat(LAZY.parse(json).texts()).containsExactly(scalar, scalar);
        }
    }

    @Test
    void errorsAreThoseOfTheOtherParser() {
        for (String value : List.of(
                "\"",
                "\"a",
                "\"\\\"",
                "\"\\x\"",
                "\"\\u12g4\"",
                "\"\\u12",
                "\"a\u0001b\"",
                "{}",
                "[\"a\"]",
                "tru",
                "\"\\ud800\"",
                "\"\\ud800\\u0041\"",
                "01",
                "\"a\"b",
                "")) {
            for (String json : List.of(
                    "{\"first\":" + value + "}",
                    "{\"first\":\"x\",\"second\":" + value + "}",
                    "{ \"first\" : " + value + "}")) {
                byte[] bytes = json.getBytes(UTF_8);
                Object lazy = Parses.outcome(LAZY, EntryPoint.BYTES, bytes, JsonOptions.DEFAULT);
                Object atOnce = Parses.outcome(AT_ONCE, EntryPoint.BYTES, bytes, JsonOptions.DEFAULT);
                assertThat(lazy).as(json).isInstanceOf(JsonParseException.class);
                assertThat(Parses.same(lazy, atOnce))
                        .as("%s: %s but %s", json, lazy, atOnce)
                        .isTrue();
            }
        }
        byte[] number = "{\"first\":1}".getBytes(UTF_8);
        assertThat(Parses.same(
                        Parses.outcome(LAZY, EntryPoint.BYTES, number, JsonOptions.STRICT),
                        Parses.outcome(AT_ONCE, EntryPoint.BYTES, number, JsonOptions.STRICT)))
                .isTrue();
        byte[] illFormed = {'{', '"', 'f', 'i', 'r', 's', 't', '"', ':', '"', (byte) 0xC3, '"', '}'};
        assertThat(Parses.same(
                        Parses.outcome(LAZY, EntryPoint.BYTES, illFormed, JsonOptions.DEFAULT),
                        Parses.outcome(AT_ONCE, EntryPoint.BYTES, illFormed, JsonOptions.DEFAULT)))
                .isTrue();
    }

    /** An array of its own is kept, a part of one is copied: its owner may use it again. */
    @Test
    void aRangeIsCopied() {
        byte[] json = "[[[{\"first\":\"one\",\"second\":\"zw\u00f6\\u0021\"}]".getBytes(UTF_8);
        Event event = LAZY.parse(json, 3, json.length - 4, JsonOptions.DEFAULT);
        Arrays.fill(json, (byte) '?');
        assertThat(event.texts()).containsExactly("one", "zw\u00f6!");

        byte[] whole = "{\"first\":\"one\"}".getBytes(UTF_8);
        Event kept = LAZY.parse(whole);
        whole[10] = 'O';
        assertThat(kept.texts()).containsExactly("One", null);
    }

    /** Returns a parser that keeps its events, as a setter may. */
    private static ObjectParser<Event> keeping(List<Event> kept) {
        return new ScanningParser<>() {
            @Override
            public EventType<Event> eventType() {
                return LAZY.eventType();
            }

            @Override
            public Event read(JsonScanner in) {
                kept.add(LAZY.read(in));
                return kept.get(0);
            }
        };
    }

    /** Of a refused document too: a setter may have kept an event. */
    @Test
    void aRefusedRangeIsCopied() {
        List<Event> kept = new ArrayList<>();
        ObjectParser<Event> keeps = keeping(kept);
        byte[] json = " {\"first\":\"one\"}x".getBytes(UTF_8);
        assertThat(Parses.outcome(keeps, EntryPoint.BYTES, json, JsonOptions.DEFAULT))
                .isInstanceOf(JsonParseException.class);
        kept.clear();
        try {
            keeps.parse(json, 1, json.length - 1, JsonOptions.DEFAULT);
        } catch (JsonParseException e) {
            assertThat(e.offset()).isEqualTo(15);
        }
        Arrays.fill(json, (byte) '?');
        assertThat(kept.get(0).texts()).containsExactly("one", null);
    }

    /** The array of an encoded string is used for the next one. */
    @Test
    void aValidatedStringIsCopied() {
        List<Event> kept = new ArrayList<>();
        ObjectParser<Event> keeps = keeping(kept);
        assertThat(keeps.validate("{\"first\":\"one\"}", JsonOptions.DEFAULT)).isEmpty();
        LAZY.validate("{\"first\":\"two\"}", JsonOptions.DEFAULT);
        assertThat(kept.get(0).texts()).containsExactly("one", null);
    }

    /** What is copied to the output is what the writer would write of the text. */
    @Test
    void copiesOfTextsAreWhatIsWritten() {
        for (String spelled : SPELLED) {
            if (spelled.equals("null")) {
                continue;
            }
            byte[] json = ("{\"first\":" + spelled + "}").getBytes(UTF_8);
            for (Event event : List.of(LAZY.parse(json), LAZY.parse(json, 0, json.length, JsonOptions.DEFAULT))) {
                long place = event.places[0];
                boolean escapes = spelled.contains("\\");
                boolean ascii = spelled.chars().allMatch(c -> c < 0x80);
                assertThat(event.source.canCopy(place, false)).as(spelled).isEqualTo(!escapes);
                assertThat(event.source.canCopy(place, true)).as(spelled).isEqualTo(!escapes && ascii);
                byte[] expected = spelled.getBytes(UTF_8);
                assertThat(event.source.quotedLength(place)).isEqualTo(expected.length);
                byte[] target = new byte[expected.length + 5];
                assertThat(event.source.copyQuoted(place, target, 3)).isEqualTo(3 + expected.length);
                assertThat(Arrays.copyOfRange(target, 3, 3 + expected.length)).isEqualTo(expected);
                assertThat(target[2]).isZero();
                assertThat(target[3 + expected.length]).isZero();
            }
        }
    }

    @Test
    void randomTexts() {
        Random random = new Random(SEED);
        String[] units = {
            "a", "bcdefgh", "\u00e4", "\u4e2d", "\ud83d\ude00", "\\n", "\\u00e4", "\\ud83d\\ude00", "\\\\", "\\\"", " "
        };
        for (int i = 0; i < Volume.of(10_000, 500_000); i++) {
            StringBuilder json = new StringBuilder("{\"first\":\"");
            for (int n = random.nextInt(12); n > 0; n--) {
                json.append(units[random.nextInt(units.length)]);
            }
            json.append("\",\"second\":\"");
            for (int n = random.nextInt(12); n > 0; n--) {
                json.append(units[random.nextInt(units.length)]);
            }
            byte[] bytes = json.append("\"}").toString().getBytes(UTF_8);
            assertThat(LAZY.parse(bytes).texts())
                    .as("%s of seed %d", json, SEED)
                    .isEqualTo(atOnce(bytes, JsonOptions.DEFAULT));
        }
    }

    private static final RefillingParser<Event> REFILLING = new ScanningParser.Refilling<>() {
        @Override
        public EventType<Event> eventType() {
            return LAZY.eventType();
        }

        @Override
        public Event read(JsonScanner in) {
            return LAZY.read(in);
        }

        @Override
        public Event readInto(JsonScanner in, Event value) {
            Event read = LAZY.read(in);
            value.source = read.source;
            System.arraycopy(read.places, 0, value.places, 0, value.places.length);
            return value;
        }

        @Override
        public void clear(Event value) {
            Arrays.fill(value.places, 0);
        }
    };

    @Test
    void stringsOfAnEarlierDocumentInARefilledEvent() {
        Event first = new Event();
        Event second = new Event();
        REFILLING.parseInto("{\"first\":\"abc\",\"second\":\"\u00e9\\n\"}", first);
        REFILLING.parseInto("{\"first\":\"xyz\",\"second\":\"\u4e2d\"}", second);
        assertThat(first.texts()).containsExactly("abc", "\u00e9\n");
        assertThat(second.texts()).containsExactly("xyz", "\u4e2d");
    }

    /** A document that is a String is encoded into an array that the next one overwrites. */
    @Test
    void stringsOfAnEarlierDocument() {
        Event first = LAZY.parse("{\"first\":\"abc\",\"second\":\"\u00e9\\n\"}");
        Event second = LAZY.parse("{\"first\":\"xyz\",\"second\":\"\u4e2d\"}");
        assertThat(first.texts()).containsExactly("abc", "\u00e9\n");
        assertThat(second.texts()).containsExactly("xyz", "\u4e2d");
    }
}
