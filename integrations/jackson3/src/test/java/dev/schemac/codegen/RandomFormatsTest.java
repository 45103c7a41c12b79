package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.jackson3.SchemacModule;
import dev.schemac.jackson3.TokenReader;
import dev.schemac.jackson3.TokenWriter;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.cfg.MapperBuilder;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.cbor.CBORFactory;
import tools.jackson.dataformat.cbor.CBORMapper;
import tools.jackson.dataformat.smile.SmileFactory;
import tools.jackson.dataformat.smile.SmileMapper;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Random events of random schemas in each format of Jackson: what is read from it equals what the generated parser
 * reads from the same event's JSON, and what is written to it reads back equal.
 *
 * <p>{@code -Dschemac.volume=N} tries more, {@code -Dschemac.seed=S} those of a failed run.
 */
class RandomFormatsTest {
    private static final int SCHEMAS = Volume.cases(4, 8);
    private static final long SEED = Seed.drawn();
    private static final int SCHEMAS_AT_ONCE = 8;
    private static final int EVENTS = 3;
    private static final int DEPTH = 3;

    /** Nulls too, so that columns with a default value come back as they were. */
    private static final JsonOptions OPTIONS = JsonOptions.ESPER;

    private static final StreamReadConstraints LONG_NUMBERS =
            StreamReadConstraints.builder().maxNumberLength(100_000).build();

    private static final Map<String, TokenStreamFactory> FORMATS = formats();

    private static Map<String, TokenStreamFactory> formats() {
        Map<String, TokenStreamFactory> formats = new LinkedHashMap<>();
        formats.put(
                "JSON",
                JsonFactory.builder().streamReadConstraints(LONG_NUMBERS).build());
        formats.put(
                "CBOR",
                CBORFactory.builder().streamReadConstraints(LONG_NUMBERS).build());
        formats.put(
                "Smile",
                SmileFactory.builder().streamReadConstraints(LONG_NUMBERS).build());
        formats.put(
                "YAML",
                YAMLFactory.builder().streamReadConstraints(LONG_NUMBERS).build());
        return formats;
    }

    @ParameterizedTest
    @EnumSource
    void everyFormatHoldsTheSameEvents(ValueStyle style) {
        for (int i = 0; i < SCHEMAS; i += SCHEMAS_AT_ONCE) {
            long seed = SEED + i;
            Random random = new Random(seed);
            RandomSchemas schemas = new RandomSchemas(random, "random.m" + i, SCHEMAS_AT_ONCE);
            try {
                EventRuntime runtime = new EventRuntime();
                new SchemaCompiler(CompilerOptions.DEFAULT
                                .withStyle(style)
                                .withStrings(StringStyle.values()[random.nextInt(2)])
                                .withClassPath(
                                        List.of(Path.of("target/test-classes").toAbsolutePath())))
                        .deploy(runtime, sources(schemas.texts()));
                RandomEvents events = new RandomEvents(random, schemas);
                for (SchemaText schema : schemas.all()) {
                    @SuppressWarnings("unchecked") // as every generated parser
                    ObjectParser<JsonEvent> parser = (ObjectParser<JsonEvent>)
                            runtime.eventSender(schema.qualifiedName()).parser();
                    Map<String, ObjectMapper> mappers = mappers(parser);
                    for (int event = 0; event < EVENTS; event++) {
                        check(parser, mappers, events.next(schema, DEPTH).json());
                    }
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(
                        "-Dschemac.seed=" + seed + "\n" + String.join("\n", schemas.texts()) + e.getMessage(), e);
            }
        }
    }

    private static List<dev.schemac.dsl.SchemaSource> sources(String[] texts) {
        return List.of(
                new dev.schemac.dsl.SchemaSource("1.epl", texts[0]),
                new dev.schemac.dsl.SchemaSource("2.epl", texts[1]));
    }

    private static Map<String, ObjectMapper> mappers(ObjectParser<JsonEvent> parser) {
        SchemacModule module = new SchemacModule().withOptions(OPTIONS).with(parser);
        Map<String, ObjectMapper> mappers = new LinkedHashMap<>();
        List<MapperBuilder<?, ?>> builders = List.of(
                JsonMapper.builder((JsonFactory) FORMATS.get("JSON")),
                CBORMapper.builder((CBORFactory) FORMATS.get("CBOR")),
                SmileMapper.builder((SmileFactory) FORMATS.get("Smile")),
                YAMLMapper.builder((YAMLFactory) FORMATS.get("YAML")));
        List<String> names = List.copyOf(FORMATS.keySet());
        for (int i = 0; i < names.size(); i++) {
            mappers.put(
                    names.get(i),
                    builders.get(i)
                            .addModule(module)
                            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                            .build());
        }
        return mappers;
    }

    private static void check(ObjectParser<JsonEvent> parser, Map<String, ObjectMapper> mappers, String json) {
        JsonEvent event = parser.parse(json, OPTIONS);
        // the class that the module knows; that of the event may be another one of a union
        Class<JsonEvent> type = parser.eventType().type();
        String text = event.toJson(OPTIONS);
        for (Map.Entry<String, TokenStreamFactory> format : FORMATS.entrySet()) {
            try {
                byte[] copied = copied(json, format.getValue());
                if (!isReadable(format.getValue(), copied)) {
                    continue;
                }
                byte[] written = written(format.getValue(), event, parser, OPTIONS);
                assertSame(event, text, read(format.getValue(), written, parser));
                JsonOptions sorted = OPTIONS.withSortedMembers(true);
                JsonEvent reordered =
                        read(format.getValue(), written(format.getValue(), event, parser, sorted), parser);
                assertThat(reordered).isEqualTo(event);
                assertThat(reordered.toJson(sorted)).isEqualTo(event.toJson(sorted));
                assertSame(event, text, read(format.getValue(), copied, parser));
                ObjectMapper mapper = mappers.get(format.getKey());
                assertThat(mapper.writeValueAsBytes(event)).isEqualTo(written);
                assertSame(event, text, mapper.readValue(written, type));
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError(format.getKey() + ", " + parser.eventType() + ": " + json + "\n" + e, e);
            }
        }
        ObjectMapper mapper = mappers.get("JSON");
        assertSame(event, text, mapper.convertValue(event, type));
        assertSame(event, text, mapper.convertValue(mapper.valueToTree(event), type));
    }

    private static void assertSame(JsonEvent expected, String text, JsonEvent actual) {
        assertThat(actual).isEqualTo(expected);
        assertThat(actual.toJson(OPTIONS)).isEqualTo(text);
    }

    private static byte[] written(
            TokenStreamFactory format, JsonEvent event, ObjectParser<JsonEvent> parser, JsonOptions options) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = format.createGenerator(ObjectWriteContext.empty(), bytes)) {
            TokenWriter.of(parser.writer()).withOptions(options).write(event, out);
        }
        return bytes.toByteArray();
    }

    /** From JSON into the format by Jackson alone. */
    private static byte[] copied(String json, TokenStreamFactory format) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonParser in = FORMATS.get("JSON").createParser(ObjectReadContext.empty(), json);
                JsonGenerator out = format.createGenerator(ObjectWriteContext.empty(), bytes)) {
            while (in.nextToken() != null) {
                if (in.currentToken() == JsonToken.VALUE_NUMBER_FLOAT && isDouble(in.getString())) {
                    out.writeNumber(in.getDoubleValue());
                } else {
                    out.copyCurrentEventExact(in);
                }
            }
        }
        return bytes.toByteArray();
    }

    /** Jackson takes it for a decimal otherwise, of which none is a negative zero. */
    private static boolean isDouble(String text) {
        double value = Double.parseDouble(text);
        return text.equals("-0.0")
                || Double.isFinite(value) && BigDecimal.valueOf(value).equals(new BigDecimal(text));
    }

    /** The YAML parser of Jackson 3.1 fails if a piece of its input ends amid a surrogate pair. */
    private static boolean isReadable(TokenStreamFactory format, byte[] document) {
        return format != FORMATS.get("YAML")
                || new String(document, StandardCharsets.UTF_8).chars().noneMatch(c -> Character.isSurrogate((char) c));
    }

    /** From an array and from a stream, of which the parser has no array. */
    private static JsonEvent read(TokenStreamFactory format, byte[] bytes, ObjectParser<JsonEvent> parser) {
        TokenReader<JsonEvent> reader = TokenReader.of(parser).withOptions(OPTIONS);
        JsonEvent event;
        try (JsonParser in = format.createParser(ObjectReadContext.empty(), bytes)) {
            event = reader.read(in);
            assertThat(in.currentToken()).isEqualTo(JsonToken.END_OBJECT);
            assertThat(reader.read(in)).isNull();
        }
        try (JsonParser in = format.createParser(ObjectReadContext.empty(), new ByteArrayInputStream(bytes))) {
            assertThat(reader.read(in)).isEqualTo(event);
            assertThat(in.nextToken()).isNull();
        }
        if (format == FORMATS.get("JSON")) {
            try (JsonParser in =
                    format.createParser(ObjectReadContext.empty(), new String(bytes, StandardCharsets.UTF_8))) {
                assertThat(reader.read(in)).isEqualTo(event);
                assertThat(in.nextToken()).isNull();
            }
        }
        return event;
    }
}
