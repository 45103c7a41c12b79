package dev.schemac.codegen.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.runtime.EventRuntime;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemas of people who are not trusted name no Java class: each way to name one is an error there. */
class WithoutClassesTest {
    private static final CompilerOptions OPTIONS =
            CompilerOptions.DEFAULT.withClassPath(List.of(Path.of("target/test-classes")));

    private final SchemaCompiler open = new SchemaCompiler(OPTIONS);
    private final SchemaCompiler closed = SchemaCompiler.withoutClasses(OPTIONS);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "create json schema A(a java.util.concurrent.TimeUnit) | 24 | class 'java.util.concurrent.TimeUnit' is not supported as a column type; an adapter can convert it",
                "import java.util.concurrent.TimeUnit; create json schema A(a TimeUnit[]) | 62 | class 'java.util.concurrent.TimeUnit' is not supported as a column type; an adapter can convert it",
                "create json schema A(a dev.schemac.codegen.COLOR) | 24 | class 'dev.schemac.codegen.COLOR' was not found",
                "create json schema A(a Map<string, dev.schemac.codegen.COLOR>) | 36 | class 'dev.schemac.codegen.COLOR' was not found",
                "@JsonSchema(implements='java.io.Serializable') create json schema A(a int) | 24 | interface 'java.io.Serializable' was not found",
                "@JsonSchema(annotations='java.lang.Deprecated') create json schema A(a int) | 25 | annotation 'java.lang.Deprecated' was not found",
                "@JsonSchemaField(name=a, adapter='dev.schemac.codegen.EpochDate') create json schema A(a java.util.Date) | 34 | adapter class 'dev.schemac.codegen.EpochDate' was not found"
            })
    void whatOthersMayNameIsRefused(String schema, int column, String message) {
        assertThatCode(() -> open.generate(List.of(source(schema)))).doesNotThrowAnyException();

        SchemaException refused =
                catchThrowableOfType(SchemaException.class, () -> closed.generate(List.of(source(schema))));
        assertThat(refused.diagnostics()).hasSize(1);
        assertThat(refused.diagnostics().get(0).location()).hasToString("test.epl:1:" + column);
        assertThat(refused.diagnostics().get(0).message()).isEqualTo(message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@JsonSchema(className='dev.schemac.runtime.EventRuntime') create json schema A()",
                "@JsonSchema(className='java.util.Date') create json schema A()",
                "create json schema A(a java.lang.Thread)",
                "create json schema A as dev.schemac.runtime.EventRuntime",
                "create json schema A as (a dev.schemac.runtime.EventRuntime)"
            })
    void allElseThatIsAClassIsRefusedToo(String schema) {
        for (Object result : List.of(
                closed.check(List.of(source(schema)), LintOptions.DEFAULT).hasErrors(),
                catchThrowableOfType(SchemaException.class, () -> closed.generate(List.of(source(schema)))) != null,
                catchThrowableOfType(
                                SchemaException.class, () -> closed.deploy(new EventRuntime(), List.of(source(schema))))
                        != null)) {
            assertThat(result).isEqualTo(true);
        }
    }

    @Test
    void typesOfTheLanguageAreThereAllTheSame() {
        String schema =
                "import java.time.*; create json enum E('a'); create json schema A(a UUID, b Instant, c Map<string, E>,"
                        + " d List<BigDecimal>, e java.net.URI, f Object, g java.util.Map)";

        EventRuntime runtime = new EventRuntime();
        closed.deploy(runtime, List.of(source(schema)));

        assertThat(runtime.eventTypeNames()).containsExactly("A");
    }

    private static SchemaSource source(String schema) {
        return new SchemaSource("test.epl", schema);
    }
}
