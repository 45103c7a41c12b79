package dev.schemac.runtime.events;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.options.OptionValues;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Every component of the options can be set, changes nothing else, and survives Java serialization. */
class JsonOptionsTest {
    private static final List<RecordComponent> COMPONENTS = List.of(OptionValues.class.getRecordComponents());

    /** The options with another value of a component, through its {@code with} method. */
    private static JsonOptions changed(JsonOptions options, RecordComponent component)
            throws ReflectiveOperationException {
        String name = component.getName();
        if (name.equals("profile")) {
            return JsonOptions.of(
                    options.profile() == JsonOptions.Profile.STRICT
                            ? JsonOptions.Profile.DEFAULT
                            : JsonOptions.Profile.STRICT);
        }
        Method with = JsonOptions.class.getMethod(
                "with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1), component.getType());
        Object before = value(component, options);
        Object after =
                before instanceof Integer number ? (Object) (number == 0 ? 3 : number - 1) : (Object) !(Boolean) before;
        return (JsonOptions) with.invoke(options, after);
    }

    @Test
    void eachComponentIsSetAloneAndTellsOptionsApart() throws ReflectiveOperationException {
        JsonOptions others = JsonOptions.DEFAULT;
        for (RecordComponent component : COMPONENTS) {
            setAlone(JsonOptions.DEFAULT, component);
            others = changed(others, component);
        }
        for (RecordComponent component : COMPONENTS) {
            assertThat(value(component, others))
                    .as(component.getName())
                    .isNotEqualTo(value(component, JsonOptions.DEFAULT));
            if (!component.getName().equals("profile")) { // a profile sets all
                setAlone(others, component);
            }
        }
    }

    private static void setAlone(JsonOptions options, RecordComponent component) throws ReflectiveOperationException {
        JsonOptions changed = changed(options, component);
        assertThat(changed).isNotEqualTo(options);
        for (RecordComponent each : COMPONENTS) {
            Object before = value(each, options);
            Object after = value(each, changed);
            assertThat(after.equals(before))
                    .as("%s where %s was changed", each.getName(), component.getName())
                    .isEqualTo(!each.equals(component));
        }
    }

    @Test
    void profilesAreFoundByName() {
        assertThat(Arrays.stream(JsonOptions.Profile.values()).map(JsonOptions::of))
                .containsExactly(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)
                .allSatisfy(
                        options -> assertThat(JsonOptions.of(options.profile())).isSameAs(options));
    }

    @Test
    void javaSerializationKeepsEveryComponent() throws Exception {
        for (JsonOptions.Profile profile : JsonOptions.Profile.values()) {
            JsonOptions options = JsonOptions.of(profile);
            assertThat(copied(options)).isEqualTo(options);
            for (RecordComponent component : COMPONENTS) {
                JsonOptions changed = changed(options, component);
                assertThat(copied(changed)).as(component.getName()).isEqualTo(changed);
            }
        }
    }

    /** Whoever writes the bytes cannot make options that a program could not make. */
    @Test
    void javaSerializationChecksTheBounds() throws Exception {
        byte[] bytes = serialized(JsonOptions.DEFAULT.withMaxDepth(0x01020304));
        int at = new String(bytes, ISO_8859_1).indexOf("\1\2\3\4");
        assertThat(at).isPositive();
        Arrays.fill(bytes, at, at + 4, (byte) 0);
        assertThatThrownBy(() -> deserialized(bytes))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("maxDepth must be at least 1 but is 0");
    }

    @Test
    void theProfileIsNeverNull() {
        assertThatNullPointerException().isThrownBy(() -> OptionValues.of(null)).withMessage("profile");
    }

    @Test
    void theStringNamesEveryOptionWithItsValue() throws ReflectiveOperationException {
        StringJoiner components = new StringJoiner(", ", "JsonOptions[", "]");
        JsonOptions options = JsonOptions.DEFAULT;
        for (RecordComponent component : COMPONENTS) {
            options = changed(options, component);
        }
        for (RecordComponent component : COMPONENTS) {
            components.add(component.getName() + "=" + value(component, options));
        }
        assertThat(options).hasToString(components.toString());
    }

    private static Object copied(Serializable object) throws Exception {
        return deserialized(serialized(object));
    }

    private static byte[] serialized(Serializable object) throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static Object deserialized(byte[] bytes) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    private static Object value(RecordComponent option, JsonOptions options) throws ReflectiveOperationException {
        return JsonOptions.class.getMethod(option.getName()).invoke(options);
    }

    @Test
    void eachProfileHasItsLimits() {
        for (OptionValues.Policy policy : OptionValues.Policy.values()) {
            OptionValues values = OptionValues.of(policy);
            assertThat(values.profile()).isSameAs(policy);
            assertThat(values.maxDepth()).isEqualTo(policy == OptionValues.Policy.ESPER ? 1_000 : 256);
            assertThat(values.maxNumberLength()).isEqualTo(1_000);
            assertThat(values.maxDecimalScale()).isEqualTo(10_000);
            assertThat(values.maxEventBytes()).isEqualTo(64 * 1024 * 1024);
        }
    }

    @Test
    void eachLimitHasALeastValue() {
        leastValue("maxDepth", 1, JsonOptions.DEFAULT::withMaxDepth, JsonOptions::maxDepth);
        leastValue("maxNumberLength", 20, JsonOptions.DEFAULT::withMaxNumberLength, JsonOptions::maxNumberLength);
        leastValue("maxDecimalScale", 1, JsonOptions.DEFAULT::withMaxDecimalScale, JsonOptions::maxDecimalScale);
        leastValue("maxEventBytes", 1, JsonOptions.DEFAULT::withMaxEventBytes, JsonOptions::maxEventBytes);
    }

    private static void leastValue(
            String name, int least, IntFunction<JsonOptions> with, ToIntFunction<JsonOptions> value) {
        assertThat(value.applyAsInt(with.apply(least))).as(name).isEqualTo(least);
        assertThatThrownBy(() -> with.apply(least - 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(name + " must be at least " + least + " but is " + (least - 1));
    }

    @Test
    void equalOptionsHaveEqualHashCodesAndOthersSeldom() {
        assertThat(JsonOptions.STRICT.withIndent(2)).hasSameHashCodeAs(JsonOptions.STRICT.withIndent(2));
        assertThat(IntStream.rangeClosed(1, 100)
                        .map(levels -> JsonOptions.DEFAULT.withMaxDepth(levels).hashCode())
                        .distinct())
                .hasSizeGreaterThan(50);
    }
}
