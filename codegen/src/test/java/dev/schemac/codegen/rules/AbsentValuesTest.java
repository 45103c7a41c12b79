package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.RandomTypes;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.ScalarSamples;
import dev.schemac.testing.Seed;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever a schema says about the absence of its columns: what an event writes, its own parser reads back equal, or it
 * is not written.
 */
class AbsentValuesTest {

    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    /**
     * @param value one in JSON
     * @param defaultText one as the schema writes it, or null where the type has none
     */
    private record Type(String name, String value, String defaultText) {}

    private static final List<Type> TYPES = Stream.concat(
                    Stream.of(ScalarType.values()).map(AbsentValuesTest::scalar), others())
            .toList();

    private static Type scalar(ScalarType type) {
        String value = ScalarSamples.of(type.toString()).json().get(0);
        return new Type(type.className().endsWith("." + type) ? type.className() : type.toString(), value, null);
    }

    private static Stream<Type> others() {
        return Stream.of(
                new Type("int", "1", "7"),
                new Type("boolean", "false", "true"),
                new Type("char", "\"x\"", "'y'"),
                new Type("double", "0.5", "1.5"),
                new Type("string", "\"s\"", "'d'"),
                new Type("BigDecimal", "1.10", "2.50"),
                new Type("BigInteger", "99999999999999999999", "3"),
                new Type("java.time.Instant", "\"2020-01-02T03:04:05Z\"", "'2026-02-28T10:15:00Z'"),
                new Type("java.time.DayOfWeek", "\"FRIDAY\"", "MONDAY"),
                new Type("binary", "\"AQ==\"", null),
                new Type("int[]", "[1,null]", null),
                new Type("int[primitive]", "[1]", null),
                new Type("List<string>", "[\"a\"]", null),
                new Type("Map<String,int>", "{\"a\":null}", null),
                new Type("Object", "{\"a\":[1]}", null),
                new Type("Map", "{}", null),
                new Type("P", "{\"x\":1}", null),
                new Type("P[]", "[{},null]", null),
                new Type("null", "null", null));
    }

    private record Column(
            String name, Type type, boolean required, boolean nullable, boolean hasDefault, boolean unknown) {
        static Column random(Random random, int number) {
            Type type = TYPES.get(random.nextInt(TYPES.size()));
            return new Column(
                    "c" + number,
                    type,
                    random.nextInt(3) == 0,
                    type.name.equals("null") || random.nextBoolean(),
                    type.defaultText != null && random.nextInt(3) == 0,
                    type.name.endsWith("DayOfWeek") && random.nextBoolean());
        }

        /** Whether no document says that the column has no value. */
        boolean mustHaveValue() {
            return !nullable && (required || hasDefault);
        }

        /** Whether records have it as a primitive. */
        boolean isPrimitive() {
            return required && !nullable && RandomTypes.PRIMITIVES.contains(type.name);
        }

        String annotation() {
            return "@Column(name=" + name + ", required=" + required
                    + (nullable ? "" : ", nullable=false")
                    + (hasDefault ? ", defaultValue=" + type.defaultText : "")
                    + (unknown ? ", unknown='null'" : "")
                    + ") ";
        }
    }

    private record Schema(String name, List<Column> columns, boolean dynamic) {
        String text() {
            return columns.stream().map(Column::annotation).collect(Collectors.joining())
                    + (dynamic ? "@JsonSchema(dynamic=true) " : "")
                    + "create json schema " + name
                    + columns.stream()
                            .map(column -> column.name + " " + column.type.name)
                            .collect(Collectors.joining(", ", "(", ");\n"));
        }

        String document() {
            return columns.stream()
                    .map(column -> "\"" + column.name + "\":" + column.type.value)
                    .collect(Collectors.joining(",", "{", "}"));
        }
    }

    @ParameterizedTest
    @EnumSource
    void eventsReadBackEqualOrAreNotWritten(ValueStyle style) throws ReflectiveOperationException {
        long seed = Seed.of(20_261_122);
        System.out.println("AbsentValuesTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        List<Schema> schemas = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            int size = i == 0 ? 150 : 1 + random.nextInt(8);
            List<Column> columns = new ArrayList<>();
            for (int c = 0; c < size; c++) {
                columns.add(Column.random(random, c));
            }
            schemas.add(new Schema("T" + i, columns, random.nextInt(4) == 0));
        }
        CompiledSchemas compiled = CompiledSchemas.of(
                style,
                "create json schema P(x int);\n"
                        + schemas.stream().map(Schema::text).collect(Collectors.joining())
                        + schemas.stream()
                                .map(schema -> "@JsonSchema(collections='array') create json schema Outer" + schema.name
                                        + "(all " + schema.name + "[]);\n")
                                .collect(Collectors.joining()));
        int refused = 0;
        int written = 0;
        for (Schema schema : schemas) {
            ObjectParser<JsonEvent> parser = compiled.parser(schema.name);
            ObjectParser<JsonEvent> outer = compiled.parser("Outer" + schema.name);
            for (int i = 0; i < 20; i++) {
                List<Column> absent = new ArrayList<>(schema.columns);
                Collections.shuffle(absent, random);
                absent = absent.subList(0, i == 0 ? absent.size() : random.nextInt(Math.min(4, absent.size() + 1)));
                JsonEvent whole = parser.parse(schema.document());
                List<Column> left = absent;
                Optional<Column> missing = schema.columns.stream()
                        .filter(column -> column.mustHaveValue() && left.contains(column))
                        .findFirst();
                JsonEvent event;
                if (style == ValueStyle.BEAN) {
                    event = cleared(whole, absent);
                } else {
                    Optional<Column> unset = schema.columns.stream()
                            .filter(column -> column.mustHaveValue() && left.contains(column))
                            .filter(column -> !column.isPrimitive() || !column.hasDefault)
                            .findFirst();
                    unset.ifPresent(column -> assertNotBuilt(schema, whole, left, column));
                    event = unset.isPresent() ? constructed(whole, absent) : built(schema, whole, absent);
                    // a primitive component always has a value
                    missing = schema.columns.stream()
                            .filter(column -> column.mustHaveValue() && left.contains(column) && !column.isPrimitive())
                            .findFirst();
                }
                JsonEvent holder = outer.parse("{\"all\":[" + schema.document() + "]}");
                Object[] events = (Object[]) holder.get("all");
                events[0] = event;
                for (JsonOptions options : PROFILES) {
                    if (missing.isPresent()) {
                        assertNotWritten(event, options, missing.get());
                        assertNotWritten(holder, options, missing.get());
                        refused++;
                    } else {
                        String json = event.toJson(options);
                        assertThat(parser.parse(json, options))
                                .as(schema.text() + json)
                                .isEqualTo(event);
                        assertThat(outer.parse(holder.toJsonBytes(options), options))
                                .isEqualTo(holder);
                        written++;
                    }
                }
                assertThat(event.toString()).startsWith("{").endsWith("}");
            }
        }
        assertThat(refused).isGreaterThan(200);
        assertThat(written).isGreaterThan(300);
    }

    private static void assertNotWritten(JsonEvent event, JsonOptions options, Column column) {
        assertThatThrownBy(() -> event.toJson(options))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageMatching("required column has no value at \\$(\\.all\\[0])?\\." + column.name);
    }

    private static void assertNotBuilt(Schema schema, JsonEvent event, List<Column> absent, Column missing) {
        assertThatThrownBy(() -> built(schema, event, absent))
                .as(schema.text())
                .cause()
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column '" + missing.name + "' must have a value but has none");
    }

    /** A bean without these columns. */
    private static JsonEvent cleared(JsonEvent event, List<Column> absent) throws ReflectiveOperationException {
        for (Column column : absent) {
            if (!column.type.name.equals("null")) {
                clear(event, column.name);
            }
        }
        return event;
    }

    /** A record like another one, without these columns, from the builder. */
    private static JsonEvent built(Schema schema, JsonEvent event, List<Column> absent)
            throws ReflectiveOperationException {
        Object builder = event.getClass().getMethod("builder").invoke(null);
        for (Column column : schema.columns) {
            if (column.type.name.equals("null")) {
                continue;
            }
            Method setter = setter(builder, column.name);
            if (!absent.contains(column)) {
                setter.invoke(builder, call(event, column.name));
            } else if (!setter.getParameterTypes()[0].isPrimitive()) {
                setter.invoke(builder, (Object) null); // otherwise it keeps its default value
            }
        }
        return (JsonEvent) call(builder, "build");
    }

    /** The same from the constructor, which checks nothing. */
    private static JsonEvent constructed(JsonEvent event, List<Column> absent) throws ReflectiveOperationException {
        List<String> names = absent.stream().map(Column::name).toList();
        RecordComponent[] components = event.getClass().getRecordComponents();
        Object[] values = new Object[components.length];
        for (int i = 0; i < values.length; i++) {
            boolean none = names.contains(components[i].getName())
                    && !components[i].getType().isPrimitive();
            values[i] = none ? null : components[i].getAccessor().invoke(event);
        }
        return (JsonEvent) event.getClass().getDeclaredConstructors()[0].newInstance(values);
    }

    private static Method setter(Object builder, String column) {
        return Arrays.stream(builder.getClass().getMethods())
                .filter(method -> method.getName().equals(column) && method.getParameterCount() == 1)
                .findFirst()
                .orElseThrow();
    }

    private static void clear(Object target, String column) throws ReflectiveOperationException {
        String accessor = column.replace('c', 'C');
        for (Method method : target.getClass().getMethods()) {
            if (method.getName().equals("clear" + accessor)) {
                method.invoke(target);
                return;
            }
        }
        for (Method method : target.getClass().getMethods()) {
            if (method.getName().equals("set" + accessor)) {
                method.invoke(target, (Object) null);
                return;
            }
        }
        throw new AssertionError(
                column + " of " + Arrays.toString(target.getClass().getMethods()));
    }

    private static Object call(Object target, String method) throws ReflectiveOperationException {
        return target.getClass().getMethod(method).invoke(target);
    }
}
