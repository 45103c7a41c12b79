package dev.schemac.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.support.JsonFormat;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What the table of scalars says of the runtime is there. */
class ScalarTableTest {

    static Stream<ScalarType> scalarsWithFormat() {
        return Stream.of(ScalarType.values())
                .filter(scalar -> scalar != ScalarType.BINARY)
                .filter(scalar -> ScalarTable.format(scalar, Base64Variant.MIME).isPresent());
    }

    @ParameterizedTest
    @MethodSource("scalarsWithFormat")
    void theRuntimeHasTheFormatOfAScalar(ScalarType scalar) throws ReflectiveOperationException {
        FormatPlan plan = ScalarTable.format(scalar, Base64Variant.MIME).orElseThrow();
        assertThat(format(plan, scalar).name()).isEqualTo(scalar.toString());
    }

    @ParameterizedTest
    @EnumSource
    void theRuntimeHasTheFormatOfBinary(Base64Variant variant) throws ReflectiveOperationException {
        format(ScalarTable.format(ScalarType.BINARY, variant).orElseThrow(), ScalarType.BINARY);
    }

    private static JsonFormat<?> format(FormatPlan plan, ScalarType scalar) throws ReflectiveOperationException {
        Field field = Stream.of(JsonFormat.class.getFields())
                .filter(each -> each.getName().equals(plan.constant()))
                .findFirst()
                .orElseThrow(() -> new AssertionError("JsonFormat has no constant " + plan.constant()));
        assertThat(Modifier.isStatic(field.getModifiers())).isTrue();
        ParameterizedType type = (ParameterizedType) field.getGenericType();
        assertThat(type.getRawType()).isSameAs(JsonFormat.class);
        assertThat(type.getActualTypeArguments()).containsExactly((Type) scalar.boxedClass());
        return (JsonFormat<?>) field.get(null);
    }
}
