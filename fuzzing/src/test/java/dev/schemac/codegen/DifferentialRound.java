package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.RandomEvents.Violation;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomSubjects.Subject;
import dev.schemac.codegen.RandomSubjects.Variant;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.event.LazyEvents;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;

/**
 * Compiles random schemas as beans and as records, and tries many documents of them. For each document it compares
 *
 * <ul>
 *   <li>the bean from bytes, which is the reference, with the record from a range among other bytes. In turn, it compares
 *       the bean from a String, the bean from a stream of few bytes at a time, and a refilled bean;
 *   <li>the reference with a bean of lazy strings from bytes. The event or error is the same, and so is the JSON
 *       before and after the strings are decoded;
 *   <li>the reference with jackson-core. The parser rejects a document that is not JSON, and does not report JSON as
 *       malformed. A schema without columns accepts exactly the JSON documents. The columns of an accepted event have the
 *       values of Jackson's tokens, and satisfy their rules;
 *   <li>the written forms of an accepted event. Beans and records write the same, Jackson accepts it as JSON, and it reads
 *       back equal;
 *   <li>a document that breaks one rule. The error has the place and the rule.
 * </ul>
 */
final class DifferentialRound extends CampaignRound {
    private final Random random;
    private final RandomSubjects subjects;
    private final boolean violates;
    private final Map<JsonOptions, DifferentialValues> values = new HashMap<>();

    private DifferentialRound(Random random, Predicate<SchemaText> wanted, boolean violates) {
        this.random = random;
        this.violates = violates;
        subjects = new RandomSubjects(random, List.of(Variant.values()), wanted);
        for (Subject subject : subjects.all()) {
            for (byte[] document : subject.documents) {
                if (outcome(() -> subject.bean.parse(document)).error() != null) {
                    fail("a document as it was made is refused", subject, JsonOptions.DEFAULT, document, "", "");
                }
            }
        }
    }

    /** Returns a round with all schemas. */
    static DifferentialRound ofAll(Random random) {
        return new DifferentialRound(random, schema -> true, false);
    }

    /** Returns a round whose schemas are in unions, or have columns with rules or of declared enums. */
    static DifferentialRound ofUnionsAndRules(Random random) {
        return new DifferentialRound(random, DifferentialRound::hasUnionOrRules, true);
    }

    private static boolean hasUnionOrRules(SchemaText schema) {
        return schema.union() != null
                || schema.parent() != null && hasUnionOrRules(schema.parent())
                || schema.columns().stream()
                        .anyMatch(column -> column.rules().any()
                                || column.only() != null
                                || column.type().leaf() instanceof RandomTypes.Constants);
    }

    @Override
    void step() throws IOException {
        Subject subject = subjects.next();
        if (violates && random.nextInt(16) == 0) {
            checkViolation(subject);
            return;
        }
        check(subject, subjects.nextDocument(subject), subjects.nextOptions());
    }

    /** Checks a document that breaks one rule and is otherwise valid. */
    private void checkViolation(Subject subject) {
        Violation wrong = subjects.events().violation(subject.schema, 1);
        if (wrong == null) {
            return;
        }
        countDocument();
        byte[] json = wrong.json().getBytes(UTF_8);
        JsonOptions options = subjects.nextOptions();
        String expected =
                JsonParseException.Kind.VIOLATION + " byte " + wrong.offset() + ": expected " + wrong.expected();
        for (Outcome each : List.of(
                outcome(() -> subject.bean.parse(json, options)),
                outcome(() -> subject.record.parse(json, options)),
                outcome(() -> subject.lazy.parse(json, options)))) {
            JsonParseException error = each.error();
            if (error == null
                    || !expected.equals(error.kind() + " byte " + error.offset() + ": " + error.description())) {
                fail("a document that breaks a rule", subject, options, json, expected, each);
            }
        }
    }

    private void check(Subject subject, byte[] json, JsonOptions options) throws IOException {
        countDocument();
        Outcome expected = outcome(() -> subject.bean.parse(json, options));
        JsonTree tree = JsonTree.of(json);
        if (expected.error() == null) {
            countAccepted();
            Written written = Written.of(expected.event());
            compareRecord(subject, json, options, expected, written);
            compareLazy(subject, json, options, expected, written);
        } else {
            compareRecord(subject, json, options, expected, null);
            compareLazy(subject, json, options, expected, null);
        }
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
            String difference = values.computeIfAbsent(
                            options, each -> new DifferentialValues(subjects.schemas(), each))
                    .difference(subject.schema, members, expected.event());
            if (difference != null) {
                fail("the values of Jackson's tokens", subject, options, json, difference, expected);
            }
            if (random.nextInt(4) == 0) {
                compareWritten(subject, json, options, expected.event());
            }
        }
    }

    /** The JSON of an event, or the reason why it cannot be written. */
    private record Written(String text, String error) {
        static Written of(JsonEvent event) {
            try {
                return new Written(event.toJson(JsonOptions.ESPER), null);
            } catch (JsonWriteException e) {
                return new Written(null, e.getMessage());
            }
        }
    }

    private void compareRecord(Subject subject, byte[] json, JsonOptions options, Outcome expected, Written written) {
        byte[] range = range(json);
        Outcome record = outcome(() -> subject.record.parse(range, 8, json.length, options));
        boolean same = expected.error() == null
                ? record.error() == null && written.equals(Written.of(record.event()))
                : expected.isSame(record);
        if (!same) {
            fail("a record, from a range", subject, options, json, expected, record);
        }
    }

    private void compareLazy(Subject subject, byte[] json, JsonOptions options, Outcome expected, Written written) {
        Outcome lazy = outcome(() -> subject.lazy.parse(json, options));
        if (expected.error() != null || lazy.error() != null) {
            if (!expected.isSame(lazy)) {
                fail("lazy texts", subject, options, json, expected, lazy);
            }
            return;
        }
        boolean untouched = written.equals(Written.of(lazy.event()));
        LazyEvents.detachAll(lazy.event());
        if (!untouched || !written.equals(Written.of(lazy.event()))) {
            fail(untouched ? "lazy texts, made" : "lazy texts", subject, options, json, expected, lazy);
        }
    }

    /** Returns the document among other bytes. Those would continue the document if the parser read them. */
    private byte[] range(byte[] json) {
        byte[] range = new byte[json.length + 16];
        byte[] around = (random.nextBoolean() ? "12345678\"\"}]} 12" : "{\"a\":\"\" 99999999").getBytes(ISO_8859_1);
        System.arraycopy(around, 0, range, 0, 8);
        System.arraycopy(json, 0, range, 8, json.length);
        System.arraycopy(around, 8, range, 8 + json.length, 8);
        return range;
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
        Outcome skipped = outcome(() -> subjects.nothing().parse(json, options));
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

    private void fail(String kind, Subject subject, JsonOptions options, byte[] json, Object expected, Object actual) {
        fail(kind, subjects.described(subject, options, json, expected, actual));
    }
}
