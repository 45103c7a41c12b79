package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code implements} and {@code annotations} of {@code @JsonSchema}. */
class ClassTraitsTest {

    @Test
    void areInterfacesAndAnnotationsOfTheApplication() {
        assertThat(ModelText.of(
                        "import com.acme.*; @JsonSchema(implements={HasId, 'com.acme.Marker', 'com.acme.HasId'},"
                                + " annotations='com.acme.Audited') create json schema A(a int)"))
                .isEqualTo(
                        "A(a int) implements com.acme.HasId[getId()] implements com.acme.Marker[] @com.acme.Audited");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "implements='com.acme.Nothing' | interface 'com.acme.Nothing' was not found",
                "implements='com.acme.Point' | 'com.acme.Point' is not an interface",
                "implements='com.acme.Audited' | 'com.acme.Audited' is not an interface",
                "implements='com.acme.Internal' | 'com.acme.Internal' is not public",
                "implements='com.acme.Box' | 'com.acme.Box' has type parameters, which a schema cannot set",
                "annotations='com.acme.Marker' | 'com.acme.Marker' is not an annotation",
                "annotations='com.acme.Since' | 'com.acme.Since' cannot annotate a class without attributes",
                "annotations='com.acme.Nothing' | annotation 'com.acme.Nothing' was not found",
                "className='com.acme.Point', implements='com.acme.Marker' | 'implements' is for generated classes, and this schema has a class of its own",
                "implements=5 | 'implements' of '@JsonSchema' expects a string or a list of strings but found a number"
            })
    void thatAreNoneAreReported(String attributes, String message) {
        assertThat(ModelText.errors("@JsonSchema(" + attributes + ") create json schema A(x int)"))
                .endsWith(": " + message);
    }

    @Test
    void esperKnowsNone() {
        assertThat(ModelText.warnings("@JsonSchema(implements='com.acme.Marker') create json schema A(a int)"))
                .isEqualTo("a.epl:1:13: Esper does not support 'implements' of '@JsonSchema' [SC085]");
    }

    @Test
    void anAnnotationOfTheApplicationHasNoEffectWhereEsperReadsIt() {
        assertThat(ModelText.of("@com.acme.Audited create json schema A(a int)"))
                .isEqualTo("A(a int)");
    }
}
