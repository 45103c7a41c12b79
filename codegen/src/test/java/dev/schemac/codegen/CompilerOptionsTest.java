package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompilerOptionsTest {

    @Test
    void theDefaultIsTheUnnamedPackage() {
        assertThat(CompilerOptions.DEFAULT.defaultPackage()).isEmpty();
    }

    @Test
    void theDefaultAreBeans() {
        assertThat(CompilerOptions.DEFAULT.style()).isEqualTo(ValueStyle.BEAN);
        assertThat(CompilerOptions.DEFAULT
                        .withStyle(ValueStyle.RECORD)
                        .withEsper(true)
                        .style())
                .isEqualTo(ValueStyle.RECORD);
    }

    @Test
    void stylesHaveNames() {
        assertThat(with(Option.STYLE, "record").style()).isEqualTo(ValueStyle.RECORD);
        assertThatThrownBy(() -> with(Option.STYLE, "RECORD"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [bean, record] but was 'RECORD'; did you mean 'record'?");
        assertThat(with(Option.STRINGS, "lazy").strings()).isEqualTo(StringStyle.LAZY);
        assertThatThrownBy(() -> with(Option.STRINGS, "late"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [eager, lazy] but was 'late'");
        assertThat(with(Option.NAMES, "as-is").names()).isEqualTo(NamingStyle.AS_IS);
        assertThatThrownBy(() -> with(Option.NAMES, "AS_IS"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [java, as-is] but was 'AS_IS'; did you mean 'as-is'?");
        assertThat(with(Option.COLLECTIONS, "list").collections()).isEqualTo(CollectionStyle.LIST);
        assertThatThrownBy(() -> with(Option.COLLECTIONS, "List"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [array, list] but was 'List'; did you mean 'list'?");
    }

    private static CompilerOptions with(Option<?> option, String value) {
        return CompilerOptions.DEFAULT.withValue(option, value);
    }

    @Test
    void everyOptionIsDescribed() throws IllegalAccessException {
        List<Object> constants = new ArrayList<>();
        for (Field field : Option.class.getFields()) {
            constants.add(field.get(null));
        }
        assertThat(Option.all()).as("all options").containsExactlyInAnyOrderElementsOf(cast(constants));
        assertThat(Option.all()).allSatisfy(option -> {
            assertThat(option.phrase()).matches("[A-Z].*[^.]");
            assertThat(option.commandLine()).matches("--[a-z-]+");
            assertThat(CompilerOptions.class.getMethod(option.name())).isNotNull();
            assertThat(CompilerOptions.class.getMethods())
                    .as("with method")
                    .anyMatch(method -> method.getName().equalsIgnoreCase("with" + option.name()));
        });
    }

    @SuppressWarnings("unchecked")
    private static List<Option<?>> cast(List<Object> options) {
        return (List<Option<?>>) (List<?>) options;
    }

    @Test
    void everyOptionIsReadAsItIsWritten() {
        for (Option<?> option : Option.all()) {
            List<String> values = option.values().isEmpty()
                    ? List.of(option.type() == boolean.class ? "true" : "com")
                    : option.values();
            assertThat(values.stream()
                            .map(value -> CompilerOptions.DEFAULT.withValue(option, value))
                            .filter(changed -> !changed.equals(CompilerOptions.DEFAULT)))
                    .as("values of %s", option)
                    .isNotEmpty()
                    .allSatisfy(changed -> {
                        assertThat(CompilerOptions.DEFAULT.withValue(option, changed.value(option)))
                                .isEqualTo(changed);
                        assertThat(changed.withValue(option, CompilerOptions.DEFAULT.value(option))
                                        .value(option))
                                .isEqualTo(CompilerOptions.DEFAULT.value(option));
                    });
        }
    }

    @Test
    void collectionsAreThoseOfTheStyleUnlessTheyAreSet() {
        assertThat(CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD).collections())
                .isEqualTo(CollectionStyle.LIST);
        assertThat(CompilerOptions.DEFAULT
                        .withCollections(CollectionStyle.ARRAY)
                        .withStyle(ValueStyle.RECORD)
                        .collections())
                .isEqualTo(CollectionStyle.ARRAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "com.acme.events", "javax_", "x1.y_2"})
    void packagesAreTaken(String name) {
        assertThat(CompilerOptions.DEFAULT.withDefaultPackage(name).defaultPackage())
                .isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {" ", "a.", ".a", "a..b", "1a", "a-b", "com.class", "java", "java.util", "caf\u00e9", "a b", "_"})
    void namesThatAreNoPackagesAreRefused(String name) {
        assertThatThrownBy(() -> CompilerOptions.DEFAULT.withDefaultPackage(name))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected a Java package name of ASCII characters, outside of 'java', but found '" + name
                        + "'");
    }
}
