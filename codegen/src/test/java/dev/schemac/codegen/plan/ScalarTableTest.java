package dev.schemac.codegen.plan;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringSource;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The runtime has the methods and formats of the table of scalars, and the same names in messages. */
class ScalarTableTest {
    /** The scalars that messages of the scanner call by their JSON form, and messages about null by their type. */
    private static final Map<ScalarType, String> JSON_NAMES =
            Map.of(ScalarType.BINARY, "base64", ScalarType.BIG_INTEGER, "integer", ScalarType.BIG_DECIMAL, "number");

    private static final Set<ScalarType> SHORT_INTEGERS = Set.of(ScalarType.BYTE, ScalarType.SHORT);

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

    /** Each scalar in its default form, and in each other form that the runtime has a constant for. */
    static Stream<Arguments> forms() {
        return Stream.of(ScalarType.values())
                .flatMap(scalar -> Stream.concat(
                        Stream.of(arguments(scalar, "", ScalarTable.format(scalar, Base64Variant.MIME))),
                        scalar.formats().stream()
                                .map(kind -> new ColumnFormat(kind, kind.word()))
                                .filter(format ->
                                        ScalarTable.format(scalar, format).isPresent())
                                .map(format ->
                                        arguments(scalar, " as " + format, ScalarTable.format(scalar, format)))));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void theScannerReadsAScalar(ScalarType scalar, String form, Optional<FormatPlan> format)
            throws ReflectiveOperationException {
        ValuePlan.Scalar plan = ScalarTable.plan(scalar, format);

        assertThat(reader(plan.read(), format).getReturnType())
                .as("JsonScanner.%s, which ScalarTable names for %s%s", plan.read(), scalar, form)
                .isIn(scalar.unboxedClass(), Object.class);
        assertThat(reader(plan.readOrNull(), format).getReturnType())
                .as("JsonScanner.%s, which ScalarTable names for %s%s", plan.readOrNull(), scalar, form)
                .isIn(scalar.boxedClass(), Object.class);
    }

    /** A message about null, whose type generated code names, and one about another kind of value name the same type. */
    @ParameterizedTest
    @MethodSource("forms")
    void messagesCallAScalarTheSame(ScalarType scalar, String form, Optional<FormatPlan> format)
            throws ReflectiveOperationException {
        Method read = reader(ScalarTable.plan(scalar, format).read(), format);
        byte[] json = "[]".getBytes(US_ASCII);
        JsonScanner in = new JsonScanner(json, 0, json.length, OptionValues.of(OptionValues.Policy.DEFAULT));
        Object[] arguments = format.isPresent() ? new Object[] {format(format.get(), scalar)} : new Object[0];
        String expected = form.isEmpty() && JSON_NAMES.containsKey(scalar)
                ? JSON_NAMES.get(scalar)
                : ScalarTable.expected(scalar) + form;

        assertThatThrownBy(() -> read.invoke(in, arguments))
                .as("the name of %s%s in ScalarTable, compared with JsonScanner.%s", scalar, form, read.getName())
                .cause()
                .hasMessage("expected " + expected + " but found array");
    }

    @ParameterizedTest
    @MethodSource("forms")
    void theWriterWritesAScalar(ScalarType scalar, String form, Optional<FormatPlan> format) {
        ValuePlan.Scalar plan = ScalarTable.plan(scalar, format);

        assertThat(writers(plan.write(), List.of(), scalar, format))
                .as("methods JsonOutput.%s for %s%s", plan.write(), scalar, form)
                .isNotEmpty();
        assertThat(writers(plan.writeMember(), List.of(JsonKey.class), scalar, format))
                .as("methods JsonOutput.%s for %s%s", plan.writeMember(), scalar, form)
                .isNotEmpty();
    }

    /** A value and its member are written by overloads for the same types; the other overload is of lazy strings. */
    @Test
    void eachValueHasAMember() {
        Stream<List<Type>> values = overloads("value").map(method -> List.of(method.getGenericParameterTypes()));
        Stream<List<Type>> members = overloads("member")
                .map(method -> List.of(method.getGenericParameterTypes()))
                .filter(parameters -> !parameters.contains(StringSource.class))
                .map(parameters -> parameters.subList(1, parameters.size()));

        assertThat(values.map(Object::toString))
                .as("parameters of JsonOutput.value, compared with those of JsonOutput.member")
                .containsExactlyInAnyOrderElementsOf(
                        members.map(Object::toString).toList());
    }

    private static Method reader(String name, Optional<FormatPlan> format) throws NoSuchMethodException {
        return format.isPresent()
                ? JsonScanner.class.getMethod(name, JsonFormat.class)
                : JsonScanner.class.getMethod(name);
    }

    private static Stream<Method> overloads(String name) {
        return Stream.of(JsonOutput.class.getMethods())
                .filter(method -> method.getName().equals(name) && !method.isBridge());
    }

    /** Returns the overloads that accept a value of a scalar, perhaps after its primitive type has been widened. */
    private static Stream<Method> writers(
            String name, List<Class<?>> before, ScalarType scalar, Optional<FormatPlan> format) {
        List<Class<?>> first = new ArrayList<>(before);
        format.ifPresent(any -> first.add(JsonFormat.class));
        return overloads(name).filter(method -> {
            List<Class<?>> parameters = List.of(method.getParameterTypes());
            Class<?> last = parameters.get(parameters.size() - 1);
            return parameters.subList(0, parameters.size() - 1).equals(first)
                    && (last.isAssignableFrom(scalar.unboxedClass())
                            || last == int.class && SHORT_INTEGERS.contains(scalar)
                            || last == long.class && (scalar == ScalarType.INT || SHORT_INTEGERS.contains(scalar)));
        });
    }
}
