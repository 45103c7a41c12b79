package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.contracts.ExportComparison;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.fuzzing.DocumentMutations;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;

/** Compiles random schemas, and makes valid documents of each of them. It also changes these documents at random. */
final class RandomSubjects {
    private static final int SCHEMAS = 8;
    private static final int EVENTS = 40;
    /** Short documents, so that a run tries many. */
    private static final int LONGEST_EVENT = 400;
    /** Schemas with more columns are less frequent: each of their events needs the time of many others. */
    private static final int WIDE = 30;

    private static final List<JsonOptions> PROFILES = List.of(
            JsonOptions.DEFAULT,
            JsonOptions.DEFAULT,
            JsonOptions.DEFAULT,
            JsonOptions.STRICT,
            JsonOptions.ESPER,
            JsonOptions.DEFAULT.withEitherBase64(true));

    /** How the schemas are compiled. */
    enum Variant {
        BEAN(ValueStyle.BEAN, StringStyle.EAGER),
        RECORD(ValueStyle.RECORD, StringStyle.EAGER),
        LAZY(ValueStyle.BEAN, StringStyle.LAZY);

        private final ValueStyle style;
        private final StringStyle strings;

        Variant(ValueStyle style, StringStyle strings) {
            this.style = style;
            this.strings = strings;
        }
    }

    /** A schema with its parsers and documents. */
    static final class Subject {
        final SchemaText schema;
        final ObjectParser<JsonEvent> bean;
        final ObjectParser<JsonEvent> record;
        final ObjectParser<JsonEvent> lazy;
        final List<byte[]> documents = new ArrayList<>();
        /** The event that is refilled each time. */
        JsonEvent refilled;

        private Subject(SchemaText schema, Map<Variant, EventRuntime> runtimes) {
            this.schema = schema;
            bean = parser(runtimes.get(Variant.BEAN), schema.qualifiedName());
            record = parser(runtimes.get(Variant.RECORD), schema.qualifiedName());
            lazy = parser(runtimes.get(Variant.LAZY), schema.qualifiedName());
        }

        /** Returns whether each of its events has many values. */
        private boolean isWide() {
            return schema.columns().size() > WIDE;
        }
    }

    private final Random random;
    private final RandomSchemas schemas;
    private final RandomEvents events;
    private final List<Subject> subjects = new ArrayList<>();
    private final ObjectParser<JsonEvent> nothing;

    /**
     * Draws schemas until some of them are wanted.
     *
     * @param wanted selects the schemas with documents; it must match at least one among a few dozen
     */
    RandomSubjects(Random random, List<Variant> variants, Predicate<SchemaText> wanted) {
        this.random = random;
        RandomSchemas drawn = new RandomSchemas(random, "random", SCHEMAS);
        while (wanted(drawn, wanted).isEmpty()) {
            drawn = new RandomSchemas(random, "random", SCHEMAS);
        }
        schemas = drawn;
        Map<Variant, EventRuntime> runtimes = new EnumMap<>(Variant.class);
        variants.forEach(variant -> runtimes.put(variant, deployed(variant)));
        nothing = parser(runtimes.get(Variant.BEAN), "fixed.Nothing");
        events = new RandomEvents(random, schemas);
        for (SchemaText schema : wanted(schemas, wanted)) {
            Subject subject = new Subject(schema, runtimes);
            for (int i = 0; i < EVENTS; i++) {
                String json = (i % 4 == 0 ? events.next(schema, 2) : events.nextSmall(schema)).json();
                byte[] document = json.getBytes(UTF_8);
                if (document.length <= LONGEST_EVENT || i == 0) {
                    subject.documents.add(document);
                }
            }
            subjects.add(subject);
        }
    }

    private static List<SchemaText> wanted(RandomSchemas schemas, Predicate<SchemaText> wanted) {
        List<SchemaText> found = new ArrayList<>();
        schemas.all().forEach(schema -> {
            if (wanted.test(schema)) {
                found.add(schema);
            }
        });
        return found;
    }

    private EventRuntime deployed(Variant variant) {
        EventRuntime runtime = new EventRuntime();
        List<SchemaSource> sources = new ArrayList<>();
        sources.add(new SchemaSource("0.epl", "module fixed; create json schema Nothing();"));
        for (String text : schemas.texts()) {
            sources.add(new SchemaSource(sources.size() + ".epl", text));
        }
        new SchemaCompiler(CompilerOptions.DEFAULT
                        .withStyle(variant.style)
                        .withStrings(variant.strings)
                        .withRefill(true)
                        .withClassPath(List.of(ExportComparison.ownClasses())))
                .deploy(runtime, sources);
        return runtime;
    }

    @SuppressWarnings("unchecked") // as every generated parser
    private static ObjectParser<JsonEvent> parser(EventRuntime runtime, String name) {
        return runtime == null
                ? null
                : (ObjectParser<JsonEvent>) runtime.eventSender(name).parser();
    }

    RandomSchemas schemas() {
        return schemas;
    }

    RandomEvents events() {
        return events;
    }

    List<Subject> all() {
        return subjects;
    }

    /** Returns the parser of a schema without columns, which accepts any JSON. */
    ObjectParser<JsonEvent> nothing() {
        return nothing;
    }

    Subject next() {
        Subject subject = subjects.get(random.nextInt(subjects.size()));
        for (int i = 0; i < 3 && subject.isWide() && subjects.size() > 1; i++) {
            subject = subjects.get(random.nextInt(subjects.size()));
        }
        return subject;
    }

    JsonOptions nextOptions() {
        return PROFILES.get(random.nextInt(PROFILES.size()));
    }

    /** Returns a document of the schema, usually changed. */
    byte[] nextDocument(Subject subject) {
        byte[] document = subject.documents.get(random.nextInt(subject.documents.size()));
        return random.nextInt(12) == 0
                ? document
                : DocumentMutations.mutated(
                        random, document, subject.documents.get(random.nextInt(subject.documents.size())));
    }

    /**
     * Describes all inputs of a difference.
     *
     * @param subject null if the schema is always the same
     */
    String described(Subject subject, JsonOptions options, byte[] json, Object expected, Object actual) {
        String schema = subject == null ? "" : subject.schema.qualifiedName() + "\n" + String.join("", schemas.texts());
        return options + "\n" + schema
                + "document, as ISO-8859-1: " + new String(json, ISO_8859_1) + "\nexpected " + expected
                + "\nbut      " + actual;
    }
}
