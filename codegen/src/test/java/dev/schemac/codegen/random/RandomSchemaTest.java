package dev.schemac.codegen.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.google.gson.Strictness;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.RandomEvents;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomTypes;
import dev.schemac.codegen.RandomValues;
import dev.schemac.codegen.RandomViolations;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.value.CollectionStyleTest;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.JsonConstant;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random schemas, generated and compiled without a warning; random events, parsed, compared with what went in, written
 * compact, indented and sorted, and parsed again; and events with a value that breaks a rule.
 *
 * <p>{@code -Dschemac.volume=N} tries more, {@code -Dschemac.seed=S} those of a failed run.
 */
@Tag("slow")
@Tag("each-jdk")
class RandomSchemaTest {

    private static final int SCHEMAS = Volume.cases(15, 30);
    private static final long SEED = Seed.drawn();
    private static final int SCHEMAS_AT_ONCE = 15;
    private static final int EVENTS = 20;
    private static final int DEPTH = 3;

    private static final List<JsonOptions> PROFILES = List.of(JsonOptions.DEFAULT, JsonOptions.ESPER);

    private static final JsonFactory JACKSON = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNumberLength(100_000).build())
            .build();

    @Test
    void allTypesHaveValues() {
        RandomValues values = new RandomValues(new Random(SEED));
        Stream.of(RandomTypes.PRIMITIVES, RandomTypes.SCALARS)
                .flatMap(List::stream)
                .forEach(type -> assertThat(values.scalar(type)).as(type).isNotNull());
    }

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsWhatWasRead(ValueStyle style) throws IOException {
        RandomViolations violations = new RandomViolations();
        // few schemas may have no column whose value can be set against a rule
        for (int i = 0; i < SCHEMAS || violations.set() == 0 && i < 20 * SCHEMAS_AT_ONCE; i += SCHEMAS_AT_ONCE) {
            long seed = SEED + i;
            Random random = new Random(seed);
            RandomSchemas schemas = new RandomSchemas(random, "random.m" + i, SCHEMAS_AT_ONCE);
            try {
                CollectionStyle collections = CollectionStyle.values()[random.nextInt(2)];
                Map<String, ObjectParser<JsonEvent>> parsers =
                        compiled(style, StringStyle.values()[random.nextInt(2)], collections, schemas.texts());
                RandomEvents events = new RandomEvents(random, schemas);
                for (SchemaText schema : schemas.all()) {
                    ObjectParser<JsonEvent> parser = parsers.get(schema.qualifiedName());
                    JsonEvent refilled = null;
                    for (int event = 0; event < EVENTS; event++) {
                        RandomEvents.Event given = events.next(schema, DEPTH);
                        checkOneEvent(schema, given, parser);
                        if (style == ValueStyle.RECORD && collections == CollectionStyle.LIST) {
                            CollectionStyleTest.assertUnmodifiable(parser.parse(given.json()));
                        }
                        refilled = checkRefilling(schema, given, parser, refilled);
                        RandomEvents.Violation wrong = events.violation(schema, DEPTH - 1);
                        if (wrong != null) {
                            violations.check(wrong, given.json(), parser);
                        }
                    }
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "-Dschemac.seed=" + seed + "\n" + String.join("\n", schemas.texts()) + e.getMessage(), e);
            }
        }
        // between 28 and 170 of fifteen schemas: some have few columns with rules
        assertThat(violations.read()).isGreaterThan(5 * (SCHEMAS / SCHEMAS_AT_ONCE));
        assertThat(violations.set()).isPositive();
    }

    private static void checkOneEvent(SchemaText schema, RandomEvents.Event given, ObjectParser<JsonEvent> parser)
            throws IOException {
        try {
            JsonEvent event = parser.parse(given.json());
            assertSame(given.expected(), comparable(event));
            assertSame(event, parser.parse(given.json().getBytes(StandardCharsets.UTF_8)), "parsed from bytes");
            assertSame(event, parser.parse(given.json(), JsonOptions.ESPER), "parsed as Esper does");

            String json = event.toJson();
            assertThat(event.toJsonBytes()).isEqualTo(json.getBytes(StandardCharsets.UTF_8));
            assertSame(event, parser.parse(event.toJsonBytes()), "written as bytes and parsed");
            assertSame(event, parser.parse(json, JsonOptions.STRICT), "written and parsed strictly");
            for (JsonOptions profile : PROFILES) {
                for (boolean sorted : new boolean[] {false, true}) {
                    JsonOptions compact = profile.withSortedMembers(sorted);
                    checkOutput(event, compact, parser);
                    checkOutput(event, compact.withIndent(2), parser);
                    String indented = event.toJson(compact.withIndent(3));
                    assertThat(withoutBlanks(indented)).isEqualTo(event.toJson(compact));
                }
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(schema.qualifiedName() + ": " + given.json() + "\n" + e, e);
        }
    }

    /** Is JSON, reads back equal, and is written again as the same text. */
    private static void checkOutput(JsonEvent event, JsonOptions options, ObjectParser<JsonEvent> parser)
            throws IOException {
        String json = event.toJson(options);
        assertIsJson(json);
        JsonEvent again = parser.parse(json, options);
        assertSame(event, again, options.toString());
        assertThat(again.toJson(options)).isEqualTo(json);
    }

    /** What indentation adds is outside of strings. */
    private static String withoutBlanks(String json) {
        StringBuilder compact = new StringBuilder();
        boolean inString = false;
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (inString || c != ' ' && c != '\n') {
                compact.append(c);
            }
            if (inString && c == '\\') {
                compact.append(json.charAt(++i));
            } else if (c == '"') {
                inString = !inString;
            }
        }
        return compact.toString();
    }

    /** Reads the document into the event that those before it were read into, and returns that event. */
    private static JsonEvent checkRefilling(
            SchemaText schema, RandomEvents.Event given, ObjectParser<JsonEvent> parser, JsonEvent refilled) {
        if (!(parser instanceof RefillingParser<JsonEvent> refilling)) {
            return null;
        }
        JsonEvent fresh = parser.parse(given.json());
        if (refilled == null) {
            return fresh;
        }
        try {
            refilling.parseInto(given.json(), refilled);
            assertSame(fresh, refilled, "filled again");
            return refilled;
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(schema.qualifiedName() + " filled again: " + given.json() + "\n" + e, e);
        }
    }

    /** Column by column, because events are large. */
    private static void assertSame(Map<String, Object> expected, Object event) {
        Map<?, ?> columns = (Map<?, ?>) event;
        assertThat(columns.keySet().toArray()).isEqualTo(expected.keySet().toArray());
        expected.forEach((name, value) -> assertThat(columns.get(name)).as(name).isEqualTo(value));
    }

    private static void assertSame(JsonEvent expected, JsonEvent event, String how) {
        assertThat(event).as(how).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(comparable(event)).as(how).isEqualTo(comparable(expected));
    }

    /** Of which two other libraries think so too. */
    private static void assertIsJson(String json) throws IOException {
        try (JsonParser parser = JACKSON.createParser(json)) {
            while (parser.nextToken() != null) {
                parser.getText();
            }
        }
        try (JsonReader reader = new JsonReader(new StringReader(json))) {
            reader.setStrictness(Strictness.STRICT);
            JsonToken token = reader.peek();
            while (token != JsonToken.END_DOCUMENT) {
                switch (token) {
                    case BEGIN_OBJECT -> reader.beginObject();
                    case END_OBJECT -> reader.endObject();
                    case BEGIN_ARRAY -> reader.beginArray();
                    case END_ARRAY -> reader.endArray();
                    case NAME -> reader.nextName();
                    case BOOLEAN -> reader.nextBoolean();
                    case NULL -> reader.nextNull();
                    default -> reader.nextString();
                }
                token = reader.peek();
            }
        }
    }

    /** As users compile it: every warning counts. */
    private static Map<String, ObjectParser<JsonEvent>> compiled(
            ValueStyle style, StringStyle strings, CollectionStyle collections, String[] texts) throws IOException {
        List<Path> classPath = List.of(Path.of("target/test-classes").toAbsolutePath());
        GeneratedFiles files = new SchemaCompiler(CompilerOptions.DEFAULT
                        .withStyle(style)
                        .withRefill(true)
                        .withStrings(strings)
                        .withCollections(collections)
                        .withClassPath(classPath))
                .generate(CompiledSchemas.sources(texts));
        Map<String, byte[]> classes = CompiledSources.compileCleanly(files, "", classPath.get(0));
        return parsers(classes, files.resources().get(0));
    }

    @SuppressWarnings("unchecked")
    private static Map<String, ObjectParser<JsonEvent>> parsers(Map<String, byte[]> classes, GeneratedFile index) {
        Map<String, ObjectParser<JsonEvent>> parsers = new LinkedHashMap<>();
        CompiledSources.load(classes, index)
                .forEach(parser -> parsers.put(
                        parser.eventType().moduleName() + "."
                                + parser.eventType().name(),
                        (ObjectParser<JsonEvent>) parser));
        return parsers;
    }

    /** Events as maps, arrays as lists and constants of declared enums as their texts, all the way down. */
    private static Object comparable(Object value) {
        if (value instanceof JsonEvent event) {
            return comparable(event.asMap());
        } else if (value instanceof JsonConstant constant) {
            return constant.jsonString();
        } else if (value instanceof Map<?, ?> map) {
            Map<Object, Object> comparable = new LinkedHashMap<>();
            map.forEach((name, member) -> comparable.put(name, comparable(member)));
            return comparable;
        } else if (value instanceof List<?> list) {
            List<Object> comparable = new ArrayList<>();
            list.forEach(element -> comparable.add(comparable(element)));
            return comparable;
        } else if (value != null && value.getClass().isArray()) {
            List<Object> comparable = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                comparable.add(comparable(Array.get(value, i)));
            }
            return comparable;
        }
        return value;
    }
}
