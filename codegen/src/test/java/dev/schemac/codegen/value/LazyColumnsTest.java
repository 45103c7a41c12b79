package dev.schemac.codegen.value;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.Reflected;
import dev.schemac.golden.lazy.Office;
import dev.schemac.golden.lazy.OfficeParser;
import dev.schemac.golden.lazy.Person;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import dev.schemac.runtime.support.event.LazyEvents;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Events with lazy texts are what those with eager ones are: random documents, broken ones among them, are read by the
 * classes of both. {@code -Dschemac.seed=S} gives those of a failed run again.
 */
class LazyColumnsTest {
    private static final long SEED = Seed.drawn();
    private static final int DOCUMENTS = Volume.cases(2_000, 10_000);

    private static final String SCHEMAS = """
            @Column(name=b, required=true, nullable=false)
            @Column(name=c, defaultValue='\\u2028 default')
            @Column(name=d, nullable=false, alias={'D'})
            @JsonSchema(dynamic=true)
            create json schema A(a string, b string, c string, d string, i int, t string[], list List<B>);
            create json schema B(x string, y string, deep B);
            create json schema C(z string, more Map<String, B>) inherits A;
            """ + wide();

    private static final CompiledSchemas EAGER = CompiledSchemas.of(SCHEMAS);
    private static final CompiledSchemas LAZY = CompiledSchemas.lazy(SCHEMAS);

    private static final List<String> NAMES = List.of("A", "B", "C", "W");

    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER, JsonOptions.DEFAULT.withMaxDepth(2));

    /** Bytes, each a character. The last ones are wrong, at least in some of the profiles. */
    private static final List<String> PARTS = List.of(
            "a",
            "plain text",
            "a string of more than one word, of thirty-two bytes and of more",
            " ",
            "\\/",
            "\\n",
            "\\b\\f",
            "\\\"",
            "\\\\",
            "\\u0041",
            "\\u00e9",
            "\\u2028",
            "\\u0001",
            "\\uD83D\\uDE00",
            "\u007f",
            bytes("é"),
            bytes("\u2028"),
            bytes("漢字"),
            bytes("😀"),
            "\\ud800",
            "\\udc00",
            "\u00ff",
            "\u00c0\u0080",
            "\u00ed\u00a0\u0080",
            "\n",
            "\u0000",
            "\\x",
            "\\u12",
            "\"");

    private static final List<String> SCALARS =
            List.of("null", "null", "1", "-1.5e3", "true", "false", "[]", "{\"x\":\"y\"}", "nul", "01", "");

    private static String bytes(String text) {
        return new String(text.getBytes(UTF_8), ISO_8859_1);
    }

    private static String wide() {
        StringBuilder columns = new StringBuilder();
        for (int i = 0; i < 130; i++) {
            columns.append(i == 0 ? "" : ", ").append("w").append(i).append(i % 5 == 4 ? " int" : " string");
        }
        return "create json schema W(" + columns + ");";
    }

    /** An event, or what refused it. */
    private record Outcome(JsonEvent event, String error) {
        static Outcome of(ObjectParser<JsonEvent> parser, byte[] json, JsonOptions options) {
            try {
                return new Outcome(parser.parse(json, options), null);
            } catch (JsonParseException e) {
                return new Outcome(null, e.kind() + " at " + e.offset() + ": " + e.getMessage());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"A", "B", "C", "W"})
    void randomDocumentsAreReadAndWrittenAsByTheEagerClass(String name) {
        Random random = new Random(SEED);
        ObjectParser<JsonEvent> eager = EAGER.parser(name);
        RefillingParser<JsonEvent> lazy = (RefillingParser<JsonEvent>) LAZY.parser(name);
        JsonEvent refilled = null;
        int accepted = 0;
        for (int i = 0; i < DOCUMENTS / NAMES.size(); i++) {
            byte[] json = document(random, name, random.nextInt(3));
            JsonOptions options = PROFILES.get(random.nextInt(PROFILES.size()));
            try {
                Outcome expected = Outcome.of(eager, json, options);
                Outcome actual = Outcome.of(lazy, json, options);
                assertThat(actual.error()).isEqualTo(expected.error());
                if (expected.event() != null) {
                    accepted++;
                    checkEvents(random, expected.event(), actual.event(), lazy.parse(json, options));
                    refilled = refilled == null ? lazy.parse(json, options) : refilled;
                    lazy.parseInto(json, refilled, options);
                    checkEvents(random, expected.event(), refilled, lazy.parse(json, options));
                } else if (refilled != null) {
                    refilled = checkRefused(lazy, json, refilled, options);
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "-Dschemac.seed=" + SEED + " " + name + " " + options + "\n" + new String(json, ISO_8859_1)
                                + "\n" + e,
                        e);
            }
        }
        assertThat(accepted).isGreaterThan(DOCUMENTS / NAMES.size() / 10);
    }

    private static JsonEvent checkRefused(
            RefillingParser<JsonEvent> lazy, byte[] json, JsonEvent refilled, JsonOptions options) {
        try {
            lazy.parseInto(json, refilled, options);
            throw new AssertionError("parseInto accepts it");
        } catch (JsonParseException e) {
            assertThat(refilled).isEqualTo(Reflected.create(refilled.getClass()));
            return refilled;
        }
    }

    /** @param lazy untouched, as the other one is */
    private static void checkEvents(Random random, JsonEvent eager, JsonEvent lazy, JsonEvent other) {
        checkWritten(random, eager, lazy);
        boolean touchedFirst = random.nextBoolean();
        if (touchedFirst) {
            assertSame(eager.asMap(), lazy.asMap());
        }
        assertThat(lazy.equals(other)).isTrue();
        assertThat(other.equals(lazy)).isTrue();
        assertThat(lazy.hashCode()).isEqualTo(other.hashCode()).isEqualTo(eager.hashCode());
        assertSame(eager.asMap(), lazy.asMap());
        checkWritten(random, eager, lazy);
        LazyEvents.detachAll(lazy);
        assertThat(lazy).isEqualTo(other).hasToString(eager.toString());
        checkWritten(random, eager, lazy);
    }

    private static void checkWritten(Random random, JsonEvent eager, JsonEvent lazy) {
        JsonOptions options = (random.nextBoolean() ? JsonOptions.DEFAULT : JsonOptions.ESPER)
                .withSortedMembers(random.nextInt(3) == 0)
                .withIndent(random.nextInt(3));
        assertThat(written(lazy, options)).isEqualTo(written(eager, options));
        assertThat(lazy.toDisplayString()).isEqualTo(eager.toDisplayString());
    }

    private static String written(JsonEvent event, JsonOptions options) {
        try {
            return new String(event.toJsonBytes(options), UTF_8);
        } catch (JsonWriteException e) {
            return e.getMessage();
        }
    }

    /** As {@code equals} of the values, of which those of the two classes are equal by their columns. */
    private static void assertSame(Object expected, Object actual) {
        if (expected instanceof JsonEvent event) {
            assertSame(event.asMap(), ((JsonEvent) actual).asMap());
        } else if (expected instanceof Map<?, ?> map) {
            assertThat(((Map<?, ?>) actual).keySet().toArray())
                    .isEqualTo(map.keySet().toArray());
            map.forEach((key, value) -> assertSame(value, ((Map<?, ?>) actual).get(key)));
        } else if (expected instanceof List<?> list) {
            assertThat((List<?>) actual).hasSameSizeAs(list);
            for (int i = 0; i < list.size(); i++) {
                assertSame(list.get(i), ((List<?>) actual).get(i));
            }
        } else if (expected instanceof Object[] array) {
            assertSame(Arrays.asList(array), Arrays.asList((Object[]) actual));
        } else {
            assertThat(actual).isEqualTo(expected);
        }
    }

    private static byte[] document(Random random, String name, int mistakes) {
        return object(random, name, mistakes).getBytes(ISO_8859_1);
    }

    /** @param mistakes 0 for a document without any */
    private static String object(Random random, String name, int mistakes) {
        List<String> members = new ArrayList<>();
        switch (name) {
            case "W" -> {
                for (int i = random.nextInt(130); i < 130; i += 1 + random.nextInt(20)) {
                    members.add("\"w" + i + "\":" + (i % 5 == 4 ? "7" : text(random, mistakes)));
                }
            }
            case "B" -> {
                members.add("\"x\":" + text(random, mistakes));
                members.add("\"y\":" + text(random, mistakes));
                if (random.nextInt(3) == 0) {
                    members.add("\"deep\":" + object(random, "B", mistakes));
                }
            }
            default -> {
                members.add("\"a\":" + text(random, mistakes));
                members.add("\"b\":" + text(random, mistakes));
                if (random.nextBoolean()) {
                    members.add("\"c\":" + text(random, mistakes));
                }
                members.add((random.nextInt(4) == 0 ? "\"D\":" : "\"d\":") + text(random, mistakes));
                members.add("\"i\":7");
                members.add("\"t\":[" + text(random, mistakes) + "]");
                members.add("\"list\":[" + object(random, "B", mistakes) + ",null," + object(random, "B", 0) + "]");
                if (name.equals("C")) {
                    members.add("\"z\":" + text(random, mistakes));
                    members.add("\"more\":{\"k\":" + object(random, "B", mistakes) + "}");
                } else {
                    members.add("\"other\":" + text(random, mistakes));
                }
                if (random.nextInt(20) == 0) {
                    members.add("\"a\":" + text(random, mistakes));
                }
            }
        }
        if (random.nextInt(4) == 0) {
            Collections.shuffle(members, random);
        }
        String blank = random.nextInt(4) == 0 ? "\n  " : "";
        return blank + "{" + blank + String.join("," + blank, members) + blank + "}";
    }

    private static String text(Random random, int mistakes) {
        int kind = random.nextInt(10);
        if (kind == 0 && mistakes > 0) {
            return SCALARS.get(random.nextInt(SCALARS.size()));
        } else if (kind == 1) {
            return random.nextInt(100) + "";
        }
        StringBuilder text = new StringBuilder("\"");
        int right = PARTS.indexOf("\\ud800");
        for (int i = random.nextInt(4); i > 0; i--) {
            boolean wrong = mistakes > 1 && random.nextInt(30) == 0;
            text.append(PARTS.get(kind < 5 ? random.nextInt(4) : random.nextInt(wrong ? PARTS.size() : right)));
        }
        return text.append(mistakes > 0 && random.nextInt(200) == 0 ? "" : "\"").toString();
    }

    // ---- whose bytes they are

    private static final List<EventFormat<JsonEvent>> FORMATS = List.of(
            EventFormat.lines(LAZY.parser("A")),
            EventFormat.documents(LAZY.parser("A")),
            EventFormat.elements(LAZY.parser("A"), "$.all"));

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void eventsOfStreamsOwnTheirTexts(int framing) throws IOException {
        Random random = new Random(SEED);
        List<JsonEvent> expected = new ArrayList<>();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        stream.writeBytes((framing == 2 ? "{\"all\":[" : "").getBytes(UTF_8));
        while (expected.size() < 3_000) {
            byte[] json = new String(document(random, "A", 0), ISO_8859_1)
                    .replace('\n', ' ')
                    .getBytes(ISO_8859_1);
            Outcome outcome = Outcome.of(EAGER.parser("A"), json, JsonOptions.DEFAULT);
            if (outcome.event() != null) {
                stream.writeBytes((framing == 2 && !expected.isEmpty() ? "," : "").getBytes(UTF_8));
                stream.writeBytes(json);
                stream.writeBytes((framing == 0 ? "\n" : " ").getBytes(UTF_8));
                expected.add(outcome.event());
            }
        }
        stream.writeBytes((framing == 2 ? "]}" : "").getBytes(UTF_8));
        EventFormat<JsonEvent> format = FORMATS.get(framing);

        List<JsonEvent> pulled = new ArrayList<>();
        try (EventStream<JsonEvent> events = format.read(inSteps(stream.toByteArray()))) {
            events.forEach(pulled::add);
        }
        checkStream("pulled", expected, pulled);

        List<JsonEvent> pushed = new ArrayList<>();
        var feed = format.feed(pushed::add);
        byte[] buffer = new byte[700];
        ByteArrayInputStream all = new ByteArrayInputStream(stream.toByteArray());
        for (int read = all.read(buffer); read >= 0; read = all.read(buffer)) {
            feed.feed(buffer, 0, read);
            Arrays.fill(buffer, (byte) 'x');
        }
        feed.finish();
        checkStream("pushed", expected, pushed);

        if (framing == 0) {
            List<JsonEvent> byThreads = new ArrayList<>();
            try (EventStream<JsonEvent> events = format.read(inSteps(stream.toByteArray()), 2)) {
                events.forEach(byThreads::add);
            }
            checkStream("by threads", expected, byThreads);
        }
    }

    private static ByteArrayInputStream inSteps(byte[] bytes) {
        return new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] into, int offset, int length) {
                return super.read(into, offset, Math.min(1_000, length));
            }
        };
    }

    /** Once all have come: the buffers have been used again by then. */
    private static void checkStream(String how, List<JsonEvent> expected, List<JsonEvent> events) {
        assertThat(events).as(how).hasSameSizeAs(expected);
        for (int i = 0; i < events.size(); i++) {
            String as = "-Dschemac.seed=" + SEED + " " + how + " " + i;
            assertThat(events.get(i).toJson()).as(as).isEqualTo(expected.get(i).toJson());
            assertThat(events.get(i).toString())
                    .as(as)
                    .isEqualTo(expected.get(i).toString());
            assertSame(expected.get(i).asMap(), events.get(i).asMap());
        }
    }

    /** As the setter of an application's class may keep an event of a document that is refused in the end. */
    @Test
    void whatIsKeptOfARefusedDocumentHasItsTexts() throws IOException {
        List<Office> kept = new ArrayList<>();
        final class Refusing implements GeneratedObjectParser<Office> {
            @Override
            public EventType<Office> eventType() {
                return OfficeParser.INSTANCE.eventType();
            }

            @Override
            public Office read(JsonScanner in) {
                kept.add(OfficeParser.INSTANCE.read(in));
                in.skipValue();
                return null;
            }
        }
        ObjectParser<Office> refusing = new Refusing();
        // of many lengths, so that no text moves to where another one of the same content was
        byte[] lines = IntStream.range(0, 2_000)
                .mapToObj(i -> OFFICE.replace("\"c\"", "\"" + "c".repeat(i % 50) + "\"") + "\n")
                .collect(Collectors.joining())
                .getBytes(UTF_8);
        try (EventStream<Office> events =
                EventFormat.lines(refusing).onRejected(bad -> {}).read(inSteps(lines))) {
            assertThat(events.read()).isNull();
        }
        byte[] array = Arrays.copyOf(lines, lines.length);
        assertThatThrownBy(() -> refusing.parse(array, 0, array.length, JsonOptions.DEFAULT))
                .isInstanceOf(JsonParseException.class);
        Arrays.fill(array, (byte) 'x');

        assertThat(kept).hasSizeGreaterThan(2).extracting(Office::getCity).containsOnly("Genève");
    }

    private static final String OFFICE =
            "{\"code\":\"c\",\"name\":\"A\\u00e9\\/\",\"city\":\"Genève\",\"country\":\"CH\",\"floors\":3,"
                    + "\"head\":{\"name\":\"Ada\",\"email\":\"a@b\"},\"staff\":[{\"name\":\"Bob\"},null],\"tags\":[\"t\"]}";

    @Test
    void aPartOfAnArrayMayBeUsedAgain() {
        byte[] json = OFFICE.getBytes(UTF_8);
        byte[] array = Arrays.copyOf(json, json.length + 1);
        Office office = Office.parse(array, 0, json.length);
        Office refilled = new Office();
        OfficeParser.INSTANCE.parseInto(array, 0, json.length, refilled, JsonOptions.DEFAULT);
        Arrays.fill(array, (byte) 0);

        assertThat(office).isEqualTo(Office.parse(OFFICE)).isEqualTo(refilled);
    }

    @Test
    void whatASetterSetsIsNotLazy() {
        Office office = Office.parse(OFFICE);
        assertThat(office.hasName()).isTrue();
        office.setName(null);
        assertThat(office.hasName()).isFalse();
        assertThat(office.getName()).isNull();
        office.setCity("Zürich");
        office.getHead().setEmail("x\"y");

        assertThat(office.getCity()).isEqualTo("Zürich");
        assertThat(office.toJson())
                .isEqualTo(OFFICE.replace("\"name\":\"A\\u00e9\\/\",", "")
                        .replace("Genève", "Zürich")
                        .replace("a@b", "x\\\"y")
                        .replace("\"floors\"", "\"language\":\"en\",\"floors\""));
    }

    /** The schema also has columns with the names that fields and variables of lazy texts have. */
    @Test
    void columnsWithTheNamesOfFieldsOfLazyTexts() throws IOException {
        ObjectParser<JsonEvent> parser = offices().parser("dev.schemac.golden.lazy.Branch");
        JsonEvent branch =
                parser.parse("{\"country\":\"CH\",\"name\":\"n\",\"nameAt\":\"a\",\"source_1\":\"s\",\"text\":\"t\"}");
        assertThat(branch.toJson())
                .isEqualTo("{\"name\":\"n\",\"country\":\"CH\",\"language\":\"en\",\"nameAt\":\"a\","
                        + "\"source_1\":\"s\",\"text\":\"t\"}");
        ((LazyEvent) branch).detach();
        assertThat(Stream.of("getName", "getNameAt", "getSource1", "getText")
                        .map(getter -> Reflected.call(branch, getter)))
                .containsExactly("n", "a", "s", "t");
        assertThat(parser.eventType().columns()).hasSize(12);
    }

    /** The golden schemas, with a child that has the names of its fields, and a list of them. */
    private static CompiledSchemas offices() throws IOException {
        return CompiledSchemas.lazy(Files.readString(Path.of("src/golden/epl-lazy/Offices.epl")) + """
                create json schema Branch(nameAt string, source_1 string, text string) inherits Office;
                create json schema Company(offices List<Office>);
                """);
    }

    @Test
    void whatIsDetachedReleasesTheDocument() throws InterruptedException, IOException {
        CompiledSchemas schemas = offices();
        byte[] json = ("{\"offices\":[" + OFFICE + "," + OFFICE + "]}").getBytes(UTF_8);
        WeakReference<byte[]> document = new WeakReference<>(json);
        JsonEvent company = schemas.parser("dev.schemac.golden.lazy.Company").parse(json);
        json = null;
        List<?> offices = (List<?>) company.get("offices");
        Object moved = offices.remove(1);
        assertThat(isCollected(document)).isFalse();

        ((LazyEvent) company).detach();
        assertThat(isCollected(document)).as("another object refers to it").isFalse();
        LazyEvents.detachAll(new Object[] {Map.of("k", List.of(moved)), null, "text"});

        assertThat(isCollected(document)).isTrue();
        assertThat(offices.get(0))
                .isEqualTo(schemas.parse("dev.schemac.golden.lazy.Office", OFFICE))
                .isEqualTo(moved);
    }

    /** Whether the garbage collector, which has collected another array since the call, has collected the document. */
    private static boolean isCollected(WeakReference<byte[]> document) throws InterruptedException {
        for (int i = 0; i < 2; i++) {
            WeakReference<byte[]> other = new WeakReference<>(new byte[100]);
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
            while (other.get() != null) {
                assertThat(System.nanoTime())
                        .as("no garbage collection within a minute")
                        .isLessThan(end);
                System.gc();
                Thread.sleep(10);
            }
        }
        return document.get() == null;
    }

    /**
     * Events go to another thread without synchronisation, while their documents' array is used again. That thread sees
     * strings of the event's own document, or none.
     */
    @Test
    void anEventHandedOverByADataRaceNeverShowsAnotherDocument() throws Exception {
        int events = 200_000;
        Office[] shared = new Office[1];
        AtomicBoolean done = new AtomicBoolean();
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            Future<Integer> seen = pool.submit(() -> {
                int found = 0;
                while (!done.getAcquire()) {
                    Office office = shared[0];
                    if (office != null) {
                        String name = office.getName();
                        String city = office.getCity();
                        assertThat(name)
                                .satisfiesAnyOf(
                                        text -> assertThat(text).isNull(),
                                        text -> assertThat(text)
                                                .matches("[0-9]{6}")
                                                .isEqualTo(city));
                        found++;
                    }
                    Thread.onSpinWait();
                }
                return found;
            });
            byte[] buffer = new byte[128];
            for (int i = 0; i < events && !seen.isDone(); i++) {
                byte[] json = String.format(
                                Locale.ROOT, "{\"name\":\"%1$06d\",\"city\":\"%1$06d\",\"country\":\"CH\"}", i)
                        .getBytes(UTF_8);
                System.arraycopy(json, 0, buffer, 0, json.length);
                shared[0] = OfficeParser.INSTANCE.parse(buffer, 0, json.length, JsonOptions.DEFAULT);
                Arrays.fill(buffer, (byte) '?');
            }
            done.setRelease(true);
            assertThat(seen.get()).as("events that the other thread saw").isPositive();
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void threadsRaceForATextThatIsMadeOnce() throws Exception {
        int threads = 3;
        CyclicBarrier start = new CyclicBarrier(threads);
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(500);
        try {
            int round = 0;
            while (System.nanoTime() < end) {
                List<Office> offices = new ArrayList<>();
                for (int i = 0; i < 200; i++) {
                    offices.add(Office.parse(OFFICE.replace("Ada", "Ada" + round + i)));
                }
                int name = round++;
                List<Future<?>> results = new ArrayList<>();
                for (int thread = 0; thread < threads; thread++) {
                    results.add(pool.submit(() -> {
                        start.await();
                        for (int i = 0; i < offices.size(); i++) {
                            Person head = offices.get(i).getHead();
                            assertThat(head.getName()).isEqualTo("Ada" + name + i);
                            assertThat(offices.get(i).getCity()).isEqualTo("Genève");
                            assertThat(offices.get(i).getName()).isEqualTo("Aé/");
                        }
                        return null;
                    }));
                }
                for (Future<?> result : results) {
                    result.get();
                }
            }
        } finally {
            pool.shutdownNow();
        }
    }
}
