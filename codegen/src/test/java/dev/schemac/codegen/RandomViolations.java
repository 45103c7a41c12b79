package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.RandomEvents.Violation;
import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What breaks a rule is neither read, nor written, nor built, whatever the options. Counts what it has tried. */
public final class RandomViolations {
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    private int read;
    private int set;

    public int read() {
        return read;
    }

    public int set() {
        return set;
    }

    /** @param valid a document of the same schema */
    public void check(Violation wrong, String valid, ObjectParser<JsonEvent> parser) {
        try {
            for (JsonOptions options : PROFILES) {
                assertRefused(wrong, () -> parser.parse(wrong.json(), options));
            }
            assertRefused(wrong, () -> parser.parse(wrong.json().getBytes(StandardCharsets.UTF_8)));
            if (parser instanceof RefillingParser<JsonEvent> refilling) {
                JsonEvent event = parser.parse(valid);
                assertRefused(wrong, () -> refilling.parseInto(wrong.json(), event));
            }
            read++;
            Column column = wrong.value() == null ? null : wrong.value().getKey();
            if (column != null && column.name().matches("column\\d+OfSchema\\d+")) {
                checkSet(wrong, column, wrong.value().getValue(), parser.parse(valid));
            }
        } catch (ReflectiveOperationException | RuntimeException | AssertionError e) {
            throw new AssertionError("to be refused because of " + wrong + "\n" + e, e);
        }
    }

    private interface Read {
        void run();
    }

    private static void assertRefused(Violation wrong, Read read) {
        JsonParseException e = catchThrowableOfType(JsonParseException.class, read::run);
        assertThat(e).isNotNull();
        assertThat(e.description()).isEqualTo("expected " + wrong.expected());
        assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
        assertThat(e.offset()).isEqualTo(wrong.offset());
    }

    /** By the setter of a bean, or the builder of a record. */
    private void checkSet(Violation wrong, Column column, Object value, JsonEvent event)
            throws ReflectiveOperationException {
        String message = "column '" + column.member() + "': expected " + wrong.expected();
        Optional<Method> setter = method(
                event,
                "set" + Character.toUpperCase(column.name().charAt(0))
                        + column.name().substring(1));
        if (setter.isPresent()) {
            setter.get().invoke(event, value);
            for (JsonOptions options : PROFILES) {
                assertThatThrownBy(() -> event.toJson(options))
                        .isInstanceOfSatisfying(
                                JsonWriteException.class,
                                e -> assertThat(e.description()).isEqualTo("expected " + wrong.expected()))
                        .hasMessageContaining(" at $");
            }
            set++;
        } else if (event instanceof Record) {
            Object builder = event.getClass().getMethod("toBuilder").invoke(event);
            Optional<Method> step = method(builder, column.name());
            if (step.isPresent()) {
                step.get().invoke(builder, value);
                Method build = builder.getClass().getMethod("build");
                assertThatThrownBy(() -> build.invoke(builder))
                        .isInstanceOf(InvocationTargetException.class)
                        .cause()
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(message);
                set++;
            }
        }
    }

    private static Optional<Method> method(Object object, String name) {
        return Arrays.stream(object.getClass().getMethods())
                .filter(method -> method.getName().equals(name) && method.getParameterCount() == 1)
                .findFirst();
    }
}
