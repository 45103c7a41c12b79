package dev.schemac.codegen;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import dev.schemac.codegen.RandomSubjects.Subject;
import dev.schemac.codegen.RandomSubjects.Variant;
import dev.schemac.flink.EventDeserializationSchema;
import dev.schemac.flink.EventSerializationSchema;
import dev.schemac.flink.EventTypeInfo;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.jackson.TokenReader;
import dev.schemac.jackson.TokenWriter;
import dev.schemac.kafka.EventDeserializer;
import dev.schemac.kafka.EventSerializer;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.kafka.common.errors.SerializationException;

/**
 * Reads documents through Jackson's tokens, and through the serializers of Kafka and Flink. The events and errors must be
 * those of the parser. A third of the documents has values of application classes, which are compared with jackson-core and
 * the JDK.
 */
final class IntegrationRound extends CampaignRound {
    private static final JsonFactory JACKSON = new JsonFactory();
    private static final String TOPIC = "topic";

    private final Random random;
    private final RandomSubjects subjects;
    private final ApplicationDocuments application;
    private final Map<ObjectParser<JsonEvent>, TypeSerializer<JsonEvent>> serializers = new HashMap<>();
    private final DataOutputSerializer out = new DataOutputSerializer(1_024);

    IntegrationRound(Random random) {
        this.random = random;
        subjects = new RandomSubjects(
                random, List.of(random.nextBoolean() ? Variant.BEAN : Variant.LAZY, Variant.BEAN), schema -> true);
        application = new ApplicationDocuments(random, random.nextBoolean() ? ValueStyle.BEAN : ValueStyle.RECORD);
    }

    @Override
    void step() throws IOException {
        JsonOptions options = subjects.nextOptions();
        countDocument();
        if (random.nextInt(3) == 0) {
            byte[] json = application.next();
            checkApplication(json, options);
            check(new Document(application.parser, json, options, null));
            return;
        }
        Subject subject = subjects.next();
        byte[] json = subjects.nextDocument(subject);
        check(new Document(subject.lazy == null ? subject.bean : subject.lazy, json, options, subject));
    }

    private record Document(ObjectParser<JsonEvent> parser, byte[] json, JsonOptions options, Subject subject) {}

    private void checkApplication(byte[] json, JsonOptions options) {
        JsonTree tree = JsonTree.of(json);
        Outcome outcome = outcome(() -> application.parser.parse(json, options));
        boolean esper = ApplicationDocuments.isEsper(options);
        if (outcome.error() == null && tree.root() instanceof JsonTree.Members members) {
            String difference =
                    application.difference(members, outcome.event(), new DifferentialValues(null, options), esper);
            if (difference != null) {
                fail(
                        "classes of the application",
                        new Document(application.parser, json, options, null),
                        difference,
                        outcome);
            }
        }
    }

    private void check(Document document) throws IOException {
        Outcome expected = outcome(() -> document.parser.parse(document.json, document.options));
        if (expected.error() == null) {
            countAccepted();
        }
        readByJackson(document, expected);
        readByKafka(document, expected);
        readByFlink(document, expected);
        if (expected.error() == null) {
            write(document, expected.event());
        }
    }

    // ---- read

    private void readByJackson(Document document, Outcome expected) throws IOException {
        JsonTree tree = JsonTree.of(document.json);
        if (!tree.isJson() || tree.startsWithByteOrderMark()) {
            return; // then the error is Jackson's
        }
        Outcome tokens;
        try (JsonParser in = JACKSON.createParser(tree.text())) {
            tokens = outcome(() -> {
                try {
                    return TokenReader.of(document.parser)
                            .withOptions(document.options)
                            .read(in);
                } catch (JsonProcessingException e) {
                    return null; // a limit of Jackson
                }
            });
        }
        if (tokens.event() == null && tokens.error() == null) {
            return;
        }
        boolean same = expected.error() == null
                ? same(expected.event(), tokens.event())
                : tokens.error() != null
                        && expected.error().kind() == tokens.error().kind()
                        && expected.error().path().equals(tokens.error().path())
                        && expected.error().description().equals(tokens.error().description());
        if (!same) {
            fail("read by Jackson", document, expected, tokens);
        }
    }

    private void readByKafka(Document document, Outcome expected) {
        EventDeserializer<JsonEvent> deserializer = new EventDeserializer<>(document.parser, document.options);
        Outcome actual = outcome(() -> {
            try {
                return deserializer.deserialize(TOPIC, document.json);
            } catch (SerializationException e) {
                throw (JsonParseException) e.getCause();
            }
        });
        if (!isSame(expected, actual)) {
            fail("read by Kafka", document, expected, actual);
        }
    }

    private void readByFlink(Document document, Outcome expected) {
        EventDeserializationSchema<JsonEvent> schema =
                EventDeserializationSchema.of(document.parser).withOptions(document.options);
        Outcome actual = outcome(() -> {
            try {
                return schema.deserialize(document.json);
            } catch (IOException e) {
                throw (JsonParseException) e.getCause();
            }
        });
        if (!isSame(expected, actual)) {
            fail("read by Flink", document, expected, actual);
        }
    }

    /** Compares events by their JSON: objects of an application have no {@code equals}. */
    private static boolean isSame(Outcome expected, Outcome actual) {
        return expected.error() == null
                ? actual.error() == null && same(expected.event(), actual.event())
                : expected.isSame(actual);
    }

    private static boolean same(JsonEvent expected, JsonEvent actual) {
        return actual != null
                && expected.getClass() == actual.getClass()
                && text(expected).equals(text(actual));
    }

    private static String text(JsonEvent event) {
        try {
            return event.toJson(JsonOptions.ESPER);
        } catch (JsonWriteException e) {
            return event.toString();
        }
    }

    // ---- written

    private void write(Document document, JsonEvent event) throws IOException {
        byte[] json;
        try {
            json = event.toJsonBytes(document.options);
        } catch (JsonWriteException e) {
            return;
        }
        if (!Arrays.equals(
                json, new EventSerializer<>(document.parser.writer(), document.options).serialize(TOPIC, event))) {
            fail("written by Kafka", document, event, "other bytes");
        }
        if (!Arrays.equals(
                json,
                EventSerializationSchema.of(document.parser)
                        .withOptions(document.options)
                        .serialize(event))) {
            fail("written by Flink", document, event, "other bytes");
        }
        ByteArrayOutputStream tokens = new ByteArrayOutputStream();
        try (JsonGenerator generator = JACKSON.createGenerator(tokens)) {
            TokenWriter.of(document.parser.writer())
                    .withOptions(document.options)
                    .write(event, generator);
        }
        Outcome read = outcome(() -> document.parser.parse(json, document.options));
        Outcome ofTokens = outcome(() -> document.parser.parse(tokens.toByteArray(), document.options));
        if (!isSame(read, ofTokens)) {
            fail("written by Jackson", document, read, ofTokens);
        }
        TypeSerializer<JsonEvent> serializer = serializers.computeIfAbsent(
                document.parser, parser -> EventTypeInfo.of(parser).createSerializer(null));
        out.clear();
        serializer.serialize(event, out);
        countParses(1);
        JsonEvent ofBytes = serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
        if (!same(event, ofBytes)) {
            fail("serialized by Flink", document, event, ofBytes);
        }
        JsonEvent copy = serializer.copy(event);
        if (!same(event, copy)) {
            fail("copied by Flink", document, event, copy);
        }
    }

    private void fail(String kind, Document document, Object expected, Object actual) {
        fail(kind, subjects.described(document.subject, document.options, document.json, expected, actual));
    }
}
