package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.fuzzing.DocumentMutations;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Random schemas as beans and as records, and many documents of them. Of each document are compared
 *
 * <ul>
 *   <li>the bean from bytes, which is the reference, with the record from a range among other bytes, and in turn with the bean from a
 *       String, from a stream of few bytes at a time, and with a bean that is filled again;
 *   <li>with a bean of lazy texts from bytes: the same event or error, and the same text before and after its texts are made;
 *   <li>with jackson-core: what is no JSON is refused, what is JSON is not called malformed, and a schema without columns accepts
 *       exactly what is JSON; the columns of what is accepted have the values of Jackson's tokens;
 *   <li>what is accepted, when it is written: beans and records write the same, Jackson calls it JSON, and it reads back equal;
 *   <li>many documents as one stream: see {@link DifferentialStreams}.
 * </ul>
 */
final class DifferentialRound {
    private static final int SCHEMAS = 8;
    private static final int EVENTS = 40;
    /** Short documents, so that there are many. */
    private static final int LONGEST_EVENT = 400;
    /** Schemas with more columns than that come up less often: each of their events takes as long as many others. */
    private static final int WIDE = 30;

    private static final List<JsonOptions> PROFILES = List.of(
            JsonOptions.DEFAULT,
            JsonOptions.DEFAULT,
            JsonOptions.DEFAULT,
            JsonOptions.STRICT,
            JsonOptions.ESPER,
            JsonOptions.DEFAULT.withEitherBase64(true));

    /** A schema with its parsers and documents. */
    private static final class Subject {
        final SchemaText schema;
        final ObjectParser<JsonEvent> bean;
        final ObjectParser<JsonEvent> record;
        final ObjectParser<JsonEvent> lazy;
        final List<byte[]> documents = new ArrayList<>();
        JsonEvent refilled;

        Subject(
                SchemaText schema,
                ObjectParser<JsonEvent> bean,
                ObjectParser<JsonEvent> record,
                ObjectParser<JsonEvent> lazy) {
            this.schema = schema;
            this.bean = bean;
            this.record = record;
            this.lazy = lazy;
        }
    }

    /** What came of a document: an event or an error. */
    record Outcome(JsonEvent event, JsonParseException error) {
        boolean isSame(Outcome other) {
            return error == null
                    ? event.equals(other.event)
                    : other.error != null
                            && error.offset() == other.error.offset()
                            && error.kind() == other.error.kind()
                            && error.getMessage().equals(other.error.getMessage());
        }

        @Override
        public String toString() {
            return error == null
                    ? event.toString()
                    : error.kind() + " byte " + error.offset() + ": " + error.getMessage();
        }
    }

    private interface Parse {
        JsonEvent parse() throws IOException;
    }

    private final Random random;
    private final RandomSchemas schemas;
    private final List<Subject> subjects = new ArrayList<>();
    private final ObjectParser<JsonEvent> nothing;
    private final DifferentialStreams streams;
    private final Map<String, String> failures = new LinkedHashMap<>();
    private long documents;
    private long accepted;
    private long parses;

    DifferentialRound(long seed) {
        random = new Random(seed);
        schemas = new RandomSchemas(random, "random", SCHEMAS);
        EventRuntime beans = deployed(ValueStyle.BEAN, StringStyle.EAGER);
        EventRuntime records = deployed(ValueStyle.RECORD, StringStyle.EAGER);
        EventRuntime lazyBeans = deployed(ValueStyle.BEAN, StringStyle.LAZY);
        nothing = parser(beans, "fixed.Nothing");
        RandomEvents events = new RandomEvents(random, schemas);
        for (SchemaText schema : schemas.all()) {
            Subject subject = new Subject(
                    schema,
                    parser(beans, schema.qualifiedName()),
                    parser(records, schema.qualifiedName()),
                    parser(lazyBeans, schema.qualifiedName()));
            for (int i = 0; i < EVENTS; i++) {
                String json = (i % 4 == 0 ? events.next(schema, 2) : events.nextSmall(schema)).json();
                byte[] document = json.getBytes(UTF_8);
                if (document.length <= LONGEST_EVENT || i == 0) {
                    subject.documents.add(document);
                    if (outcome(() -> subject.bean.parse(document)).error() != null) {
                        fail("a document as it was made is refused", subject, JsonOptions.DEFAULT, document, "", "");
                    }
                }
            }
            subjects.add(subject);
        }
        streams = new DifferentialStreams(random);
    }

    private EventRuntime deployed(ValueStyle style, StringStyle strings) {
        EventRuntime runtime = new EventRuntime();
        List<SchemaSource> sources = new ArrayList<>();
        sources.add(new SchemaSource("0.epl", "module fixed; create json schema Nothing();"));
        for (String text : schemas.texts()) {
            sources.add(new SchemaSource(sources.size() + ".epl", text));
        }
        new SchemaCompiler(CompilerOptions.DEFAULT
                        .withStyle(style)
                        .withStrings(strings)
                        .withRefill(true)
                        .withClassPath(List.of(Path.of("target/test-classes").toAbsolutePath())))
                .deploy(runtime, sources);
        return runtime;
    }

    @SuppressWarnings("unchecked") // as every generated parser
    private static ObjectParser<JsonEvent> parser(EventRuntime runtime, String name) {
        return (ObjectParser<JsonEvent>) runtime.eventSender(name).parser();
    }

    long documents() {
        return documents;
    }

    long accepted() {
        return accepted;
    }

    long parses() {
        return parses + streams.parses();
    }

    /** What was different, by what was compared. */
    Map<String, String> failures() {
        return failures;
    }

    void run(long count) throws IOException {
        List<byte[]> together = new ArrayList<>();
        List<Outcome> outcomes = new ArrayList<>();
        while (documents < count) {
            Subject subject = subjects.get(random.nextInt(subjects.size()));
            if (subject.schema.columns().size() > WIDE && random.nextInt(20) > 0) {
                continue;
            }
            JsonOptions options = PROFILES.get(random.nextInt(PROFILES.size()));
            together.clear();
            outcomes.clear();
            int atOnce = (int) Math.min(count - documents, 1 + random.nextInt(60));
            for (int i = 0; i < atOnce; i++) {
                byte[] document = subject.documents.get(random.nextInt(subject.documents.size()));
                byte[] json = random.nextInt(12) == 0
                        ? document
                        : DocumentMutations.mutated(
                                random, document, subject.documents.get(random.nextInt(subject.documents.size())));
                documents++;
                together.add(json);
                outcomes.add(check(subject, json, options));
            }
            String difference = streams.difference(subject.bean, options, together, outcomes);
            if (difference != null) {
                String kind = difference.substring(0, difference.indexOf('\n'));
                failures.putIfAbsent(
                        kind,
                        options + "\n" + subject.schema.qualifiedName() + "\n" + String.join("", schemas.texts()) + "\n"
                                + difference);
            }
        }
    }

    private Outcome check(Subject subject, byte[] json, JsonOptions options) throws IOException {
        Outcome expected = outcome(() -> subject.bean.parse(json, options));
        if (expected.error() == null) {
            accepted++;
        }
        JsonTree tree = JsonTree.of(json);
        compareRecord(subject, json, options, expected);
        compareLazy(subject, json, options, expected);
        switch (random.nextInt(4)) {
            case 0 -> {
                String text = tree.text();
                if (text != null) {
                    compare("String", subject, json, options, expected, () -> subject.bean.parse(text, options));
                }
            }
            case 1 -> {
                int atATime = 1 + random.nextInt(40);
                ByteArrayInputStream in = new ByteArrayInputStream(json) {
                    @Override
                    public synchronized int read(byte[] into, int offset, int length) {
                        return super.read(into, offset, Math.min(atATime, length));
                    }
                };
                compare("InputStream", subject, json, options, expected, () -> subject.bean.parse(in, options));
            }
            default -> compareRefilled(subject, json, options, expected);
        }
        compareVerdict(subject, json, options, expected, tree);
        if (expected.error() == null && tree.root() instanceof JsonTree.Members members) {
            String difference =
                    new DifferentialValues(schemas, options).difference(subject.schema, members, expected.event());
            if (difference != null) {
                fail("the values of Jackson's tokens", subject, options, json, difference, expected);
            }
            if (random.nextInt(4) == 0) {
                compareWritten(subject, json, options, expected.event());
            }
        }
        return expected;
    }

    private void compareRecord(Subject subject, byte[] json, JsonOptions options, Outcome expected) {
        byte[] range = range(json);
        Outcome record = outcome(() -> subject.record.parse(range, 8, json.length, options));
        boolean same = expected.error() == null
                ? record.error() == null && sameText(expected.event(), record.event())
                : expected.isSame(record);
        if (!same) {
            fail("a record, from a range", subject, options, json, expected, record);
        }
    }

    private void compareLazy(Subject subject, byte[] json, JsonOptions options, Outcome expected) {
        Outcome lazy = outcome(() -> subject.lazy.parse(json, options));
        if (expected.error() != null || lazy.error() != null) {
            if (!expected.isSame(lazy)) {
                fail("lazy texts", subject, options, json, expected, lazy);
            }
            return;
        }
        boolean untouched = sameText(expected.event(), lazy.event());
        lazy.event().detach();
        if (!untouched || !sameText(expected.event(), lazy.event())) {
            fail(untouched ? "lazy texts, made" : "lazy texts", subject, options, json, expected, lazy);
        }
    }

    /** The document among bytes that would go on with it, if somebody looked at them. */
    private byte[] range(byte[] json) {
        byte[] range = new byte[json.length + 16];
        byte[] around = (random.nextBoolean() ? "12345678\"\"}]} 12" : "{\"a\":\"\" 99999999").getBytes(ISO_8859_1);
        System.arraycopy(around, 0, range, 0, 8);
        System.arraycopy(json, 0, range, 8, json.length);
        System.arraycopy(around, 8, range, 8 + json.length, 8);
        return range;
    }

    /** What both write; where one cannot be written the other cannot either. */
    private static boolean sameText(JsonEvent bean, JsonEvent record) {
        String text;
        try {
            text = bean.toJson(JsonOptions.ESPER);
        } catch (JsonWriteException e) {
            try {
                record.toJson(JsonOptions.ESPER);
                return false;
            } catch (JsonWriteException other) {
                return other.getMessage().equals(e.getMessage());
            }
        }
        return record.toJson(JsonOptions.ESPER).equals(text);
    }

    private void compareRefilled(Subject subject, byte[] json, JsonOptions options, Outcome expected) {
        if (!(subject.bean instanceof RefillingParser<JsonEvent> refilling)) {
            return;
        }
        if (subject.refilled == null) {
            subject.refilled = expected.error() == null ? subject.bean.parse(json, options) : null;
            return;
        }
        JsonEvent event = subject.refilled;
        compare("parseInto", subject, json, options, expected, () -> {
            refilling.parseInto(json, event, options);
            return event;
        });
    }

    private void compareVerdict(Subject subject, byte[] json, JsonOptions options, Outcome expected, JsonTree tree) {
        if (tree.isDoubtful() && options.profile() == JsonOptions.Profile.ESPER) {
            return;
        }
        boolean mark = tree.startsWithByteOrderMark();
        boolean esper = options.profile() == JsonOptions.Profile.ESPER;
        boolean isJson = tree.isJson() && (!mark || options.profile() == JsonOptions.Profile.DEFAULT);
        if (expected.error() == null) {
            if (!isJson || tree.hasLoneSurrogate() && !esper) {
                fail("Jackson calls it no JSON", subject, options, json, "refused", expected);
            }
        } else if (isJson && !tree.hasLoneSurrogate() && expected.error().kind() == JsonParseException.Kind.MALFORMED) {
            fail("Jackson calls it JSON", subject, options, json, "not MALFORMED", expected);
        }
        boolean accepted = isJson
                && tree.root() instanceof JsonTree.Members members
                && (!tree.hasLoneSurrogate() || esper)
                && tree.depth() <= options.maxDepth()
                && tree.longestNumber() <= options.maxNumberLength()
                && (options.profile() != JsonOptions.Profile.STRICT
                        || members.list().isEmpty());
        Outcome skipped = outcome(() -> nothing.parse(json, options));
        if (accepted != (skipped.error() == null)) {
            fail("what is skipped", subject, options, json, accepted ? "accepted" : "refused", skipped);
        }
    }

    private void compareWritten(Subject subject, byte[] json, JsonOptions options, JsonEvent event) {
        JsonOptions output = options.withSortedMembers(random.nextInt(3) == 0).withIndent(random.nextInt(3));
        byte[] written;
        try {
            written = event.toJsonBytes(output);
        } catch (JsonWriteException e) {
            if (options.profile() != JsonOptions.Profile.ESPER) {
                fail("what was read cannot be written", subject, options, json, "written", e);
            }
            return;
        }
        if (!JsonTree.of(written).isJson()) {
            fail("what is written is no JSON", subject, options, json, "JSON", new String(written, UTF_8));
        }
        compare(
                "written and read",
                subject,
                json,
                output,
                new Outcome(event, null),
                () -> subject.bean.parse(written, output));
    }

    private void compare(String way, Subject subject, byte[] json, JsonOptions options, Outcome expected, Parse parse) {
        Outcome actual = outcome(parse);
        if (!expected.isSame(actual)) {
            fail(way, subject, options, json, expected, actual);
        }
    }

    private Outcome outcome(Parse parse) {
        parses++;
        try {
            return new Outcome(parse.parse(), null);
        } catch (JsonParseException e) {
            return new Outcome(null, e);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private void fail(String kind, Subject subject, JsonOptions options, byte[] json, Object expected, Object actual) {
        if (!failures.containsKey(kind)) {
            failures.put(
                    kind,
                    options + "\n" + subject.schema.qualifiedName() + "\n" + String.join("", schemas.texts())
                            + "document, as ISO-8859-1: " + new String(json, ISO_8859_1) + "\nexpected " + expected
                            + "\nbut      " + actual);
        }
    }
}
