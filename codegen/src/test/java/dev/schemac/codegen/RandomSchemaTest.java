package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.lang.reflect.Array;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random schemas, generated and compiled; random events, parsed, compared with what went in, written and parsed again.
 *
 * <p>{@code -Dschemac.random.schemas=N} asks for more schemas of each style, {@code -Dschemac.random.seed=S} for those of a failed
 * run.
 */
class RandomSchemaTest {

    private static final int SCHEMAS = Integer.getInteger("schemac.random.schemas", 100);
    private static final long SEED = Long.getLong("schemac.random.seed", System.nanoTime());
    private static final int SCHEMAS_AT_ONCE = 15;
    private static final int EVENTS = 20;
    private static final int DEPTH = 3;

    @ParameterizedTest
    @EnumSource
    void whatIsWrittenIsWhatWasRead(ValueStyle style) {
        for (int i = 0; i < SCHEMAS; i += SCHEMAS_AT_ONCE) {
            long seed = SEED + i;
            RandomSchemas schemas = new RandomSchemas(seed, "random.m" + i, SCHEMAS_AT_ONCE);
            try {
                CompiledSchemas compiled = CompiledSchemas.of(style, schemas.text());
                for (String name : schemas.names()) {
                    for (int event = 0; event < EVENTS; event++) {
                        checkOneEvent(schemas, name, compiled.parser("random.m" + i + "." + name));
                    }
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.random.seed=" + seed + "\n" + schemas.text() + e.getMessage(), e);
            }
        }
    }

    private static void checkOneEvent(RandomSchemas schemas, String name, ObjectParser<JsonEvent> parser) {
        Map<String, Object> expected = schemas.event(name, DEPTH);
        String json = schemas.json(name, expected);
        try {
            JsonEvent event = parser.parse(json);
            assertThat(plain(event)).as("parsed").isEqualTo(expected);

            assertSame(event, parser.parse(json.getBytes(StandardCharsets.UTF_8)), "parsed from bytes");
            assertSame(event, parser.parse(event.toJson()), "written and parsed");
            assertSame(event, parser.parse(event.toJsonBytes()), "written as bytes and parsed");
            String withNulls = event.toJson(JsonOptions.ESPER);
            assertSame(event, parser.parse(withNulls, JsonOptions.ESPER), "written with nulls and parsed");
            assertThat(parser.parse(withNulls).toJson(JsonOptions.ESPER)).isEqualTo(withNulls);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError(name + ": " + json + "\n" + e, e);
        }
    }

    private static void assertSame(JsonEvent expected, JsonEvent event, String how) {
        assertThat(event).as(how).isEqualTo(expected).hasSameHashCodeAs(expected);
        assertThat(plain(event)).as(how).isEqualTo(plain(expected));
    }

    /** Events as maps and arrays as lists, all the way down. */
    private static Object plain(Object value) {
        if (value instanceof JsonEvent event) {
            return plain(event.asMap());
        } else if (value instanceof Map<?, ?> map) {
            Map<Object, Object> plain = new LinkedHashMap<>();
            map.forEach((name, member) -> plain.put(name, plain(member)));
            return plain;
        } else if (value != null && value.getClass().isArray()) {
            List<Object> plain = new ArrayList<>();
            for (int i = 0; i < Array.getLength(value); i++) {
                plain.add(plain(Array.get(value, i)));
            }
            return plain;
        }
        return value;
    }
}
