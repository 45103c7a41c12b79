package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.stream.EventStream;
import java.lang.reflect.AnnotatedParameterizedType;
import java.lang.reflect.AnnotatedType;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The class files have the annotations from which Kotlin and null checkers see where null is a value. */
class NullnessTest {

    @Test
    void thePackagesOfApplicationsAreNullMarked() {
        for (Class<?> type : List.of(JsonEvent.class, EventStream.class)) {
            assertThat(type.getPackage().isAnnotationPresent(NullMarked.class))
                    .as(type.getPackageName())
                    .isTrue();
        }
    }

    @Test
    void methodsThatReturnNullSaySo() throws NoSuchMethodException {
        for (Method method : List.of(
                JsonEvent.class.getMethod("get", String.class),
                JsonAdapter.class.getMethod("parse", String.class),
                PropertyPath.class.getMethod("from", JsonEvent.class),
                EventStream.class.getMethod("read"))) {
            assertThat(isNullable(method.getAnnotatedReturnType()))
                    .as(method.toString())
                    .isTrue();
        }
        for (Method method : List.of(
                JsonEvent.class.getMethod("asMap"),
                JsonEvent.class.getMethod("toJson"),
                ObjectParser.class.getMethod("parse", String.class))) {
            assertThat(isNullable(method.getAnnotatedReturnType()))
                    .as(method.toString())
                    .isFalse();
        }
    }

    @Test
    void theValuesOfEventsMayBeNull() throws NoSuchMethodException {
        AnnotatedParameterizedType map =
                (AnnotatedParameterizedType) JsonEvent.class.getMethod("asMap").getAnnotatedReturnType();
        assertThat(Arrays.stream(map.getAnnotatedActualTypeArguments()).map(NullnessTest::isNullable))
                .containsExactly(false, true);
    }

    @Test
    void argumentsThatMayBeNullSaySo() throws NoSuchMethodException {
        for (Class<?> type : List.of(String.class, BigInteger.class, BigDecimal.class)) {
            assertThat(nullableParameters(JsonWriter.class.getMethod("value", type)))
                    .containsExactly(true);
            assertThat(nullableParameters(JsonWriter.class.getMethod("member", String.class, type)))
                    .containsExactly(false, true);
        }
        assertThat(nullableParameters(JsonWriter.class.getMethod("untypedValue", Object.class)))
                .containsExactly(true);
        assertThat(nullableParameters(EventRuntime.class.getMethod("load", ClassLoader.class)))
                .containsExactly(true);
        assertThat(nullableParameters(JsonWriter.class.getMethod("name", String.class)))
                .containsExactly(false);
    }

    private static List<Boolean> nullableParameters(Method method) {
        return Arrays.stream(method.getAnnotatedParameterTypes())
                .map(NullnessTest::isNullable)
                .toList();
    }

    private static boolean isNullable(AnnotatedType type) {
        return type.isAnnotationPresent(Nullable.class);
    }
}
