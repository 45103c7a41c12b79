package dev.schemac.codegen.plan;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.plan.ColumnTypePlan.KeyFactory;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import java.lang.reflect.Modifier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The table of key factories agrees with the runtime's class. */
class ColumnTypePlanTest {

    @Test
    void theFactoriesAreThoseOfJsonKey() {
        Stream<String> methods = Stream.of(JsonKey.class.getMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()) && method.getReturnType() == JsonKey.class)
                .map(method -> method.getName());

        assertThat(Stream.of(KeyFactory.values()).map(KeyFactory::method))
                .as("constants of ColumnTypePlan.KeyFactory, one for each factory method of JsonKey")
                .containsExactlyInAnyOrderElementsOf(methods.toList());
    }

    @ParameterizedTest
    @EnumSource
    void theRuntimeDecidesWhetherNotNullChangesAKey(KeyFactory factory) throws ReflectiveOperationException {
        JsonKey key = (JsonKey)
                JsonKey.class.getMethod(factory.method(), String.class).invoke(null, "a");

        assertThat(factory.changedByNotNull())
                .as(
                        "changedByNotNull of ColumnTypePlan.KeyFactory.%s, compared with JsonKey.%s",
                        factory, factory.method())
                .isEqualTo(findsNull(key) && !findsNull(key.notNull()));
    }

    private static boolean findsNull(JsonKey key) {
        byte[] json = "{\"a\":null}".getBytes(US_ASCII);
        JsonScanner in = new JsonScanner(json, 0, json.length, OptionValues.of(OptionValues.Policy.DEFAULT));
        assertThat(in.beginObject()).isTrue();
        return in.tryFirst(key);
    }
}
