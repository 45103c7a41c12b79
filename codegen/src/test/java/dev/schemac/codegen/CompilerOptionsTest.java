package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
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
        assertThat(ValueStyle.named("record")).isEqualTo(ValueStyle.RECORD);
        assertThatThrownBy(() -> ValueStyle.named("RECORD"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [bean, record] but was 'RECORD'");
        assertThat(StringStyle.named("lazy")).isEqualTo(StringStyle.LAZY);
        assertThatThrownBy(() -> StringStyle.named("late"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [eager, lazy] but was 'late'");
        assertThat(NamingStyle.named("as-is")).isEqualTo(NamingStyle.AS_IS);
        assertThatThrownBy(() -> NamingStyle.named("AS_IS"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [java, as-is] but was 'AS_IS'");
        assertThat(CollectionStyle.named("list")).isEqualTo(CollectionStyle.LIST);
        assertThatThrownBy(() -> CollectionStyle.named("List"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected one of [array, list] but was 'List'");
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
                .hasMessage("not a usable Java package name: '" + name + "'");
    }
}
