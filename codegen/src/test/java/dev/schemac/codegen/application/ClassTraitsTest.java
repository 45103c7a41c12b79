package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.Audited;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.HasId;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.WithId;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Interfaces and annotations of the application on value classes; names of methods are those of both styles. */
class ClassTraitsTest {

    private static final String NAMES = "import dev.schemac.codegen.*; ";

    private final EventRuntime runtime = new EventRuntime();

    /** The interfaces are on the class path, and those of the running program. */
    private void deploy(ValueStyle style, String text) {
        try {
            Path classes = Path.of(HasId.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            CompilerOptions options = CompilerOptions.DEFAULT.withStyle(style).withClassPath(List.of(classes));
            new SchemaCompiler(options).deploy(runtime, List.of(new SchemaSource("test.epl", NAMES + text)));
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void aBeanHasThemAndSoHasWhoInheritsFromIt() {
        deploy(
                ValueStyle.BEAN,
                "@JsonSchema(implements={HasId, 'java.lang.Cloneable'},"
                        + " annotations=Audited) create json schema A(id string);"
                        + "create json schema B(n int) inherits A");

        Object event = runtime.eventSender("B").parse("{\"id\":\"xyz\"}");

        assertThat(event).isInstanceOf(Cloneable.class);
        assertThat(((HasId) event).shortId()).isEqualTo("x");
        assertThat(runtime.eventType("A").type().getAnnotation(Audited.class).by())
                .isEqualTo("nobody");
    }

    @Test
    void aRecordHasThem() {
        deploy(
                ValueStyle.RECORD,
                "@JsonSchema(implements=WithId, annotations=Audited) create json schema A(id string)");

        Object event = runtime.eventSender("A").parse("{\"id\":\"xyz\"}");

        assertThat(((WithId) event).id()).isEqualTo("xyz");
        assertThat(event.getClass().isAnnotationPresent(Audited.class)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "BEAN | HasId | idd string | 'getId()', but class 'A' does not have it; did you mean 'getIdd'?",
                "BEAN | HasId | idd string | 'setId(java.lang.String)', but class 'A' does not have it; did you mean 'setIdd'?",
                "BEAN | WithId | id string | 'id()', but class 'A' does not have it",
                "RECORD | HasId | id string | 'getId()', but class 'A' does not have it"
            })
    void aMethodThatIsMissingIsAnErrorOfTheSchema(ValueStyle style, String type, String columns, String message) {
        String text = "@JsonSchema(implements=" + type + ") create json schema A(" + columns + ")";

        assertThatThrownBy(() -> deploy(style, text))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("test.epl:1:54: error: interface 'dev.schemac.codegen." + type
                        + "' declares the method " + message);
    }
}
