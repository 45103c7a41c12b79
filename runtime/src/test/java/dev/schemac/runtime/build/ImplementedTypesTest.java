package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.runtime.JsonAdapter;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.ObjectWriter;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The compiler rejects implementations of public types that only generated code can implement. Others work. */
class ImplementedTypesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ObjectParser<Object> parser = () -> null;",
                "ObjectParser<Object> parser = this::type; EventType<Object> type() { return null; }",
                "abstract class Parser implements ObjectParser<Object> {}",
                "interface Parser extends RefillingParser<Object> {}",
                "abstract class Type implements EventType<Object> {}",
                "abstract class Column implements EventType.Column {}",
                "abstract class Type implements ColumnType {}"
            })
    void aTypeOfGeneratedCodeIsNotImplementedByApplications(String member) {
        assertThat(errors(member))
                .isNotEmpty()
                .allMatch(code -> code.equals("compiler.err.cant.inherit.from.sealed")
                        || code.equals("compiler.err.prob.found.req"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ObjectWriter<Object> writer = (value, out) -> out.nullValue();",
                "class Event implements JsonEvent {"
                        + " public java.util.Map<String, Object> asMap() { return java.util.Map.of(); }"
                        + " public void writeTo(JsonWriter out) { out.nullValue(); } }"
            })
    void otherTypesAre(String member) {
        assertThat(errors(member)).isEmpty();
    }

    /** A new interface belongs to one of the two tests above. */
    @Test
    void allInterfacesAreSealedExceptThoseThatApplicationsImplement() {
        List<Class<?>> open = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("dev.schemac.runtime")
                        .stream()
                        .filter(type -> PublicSurfaceTest.stablePackages().contains(type.getPackageName()))
                        .<Class<?>>map(JavaClass::reflect)
                        .filter(type -> Modifier.isPublic(type.getModifiers())
                                && Modifier.isAbstract(type.getModifiers())
                                && !type.isSealed()
                                && !type.isAnnotation()
                                && hasAccessibleConstructor(type))
                        .toList();
        assertThat(open)
                .containsExactlyInAnyOrder(JsonAdapter.class, JsonEvent.class, LazyEvent.class, ObjectWriter.class);
    }

    private static boolean hasAccessibleConstructor(Class<?> type) {
        return type.isInterface()
                || Stream.of(type.getDeclaredConstructors())
                        .anyMatch(each -> (each.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0);
    }

    @Test
    void anEventOfAnApplicationIsWrittenAndRead() {
        LazyEvent event = new LazyEvent() {
            @Override
            public Map<String, Object> asMap() {
                return Map.of("a", List.of(1, 2));
            }

            @Override
            public void writeTo(JsonWriter out) {
                out.untypedValue(asMap());
            }

            @Override
            public void detach() {}
        };
        assertThat(event.toJson()).isEqualTo("{\"a\":[1,2]}");
        assertThat(event.get("a[1]")).isEqualTo(2);
        assertThat(event.toDisplayString()).isEqualTo("{\"a\":[1,2]}");
    }

    /** Returns the codes of the errors in a class with a member. */
    private static List<String> errors(String member) {
        String source = "import dev.schemac.runtime.*; class Application { " + member + " }";
        JavaFileObject file =
                new SimpleJavaFileObject(URI.create("memory:/Application.java"), JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                        return source;
                    }
                };
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        found,
                        List.of(
                                "-proc:none",
                                "-XDshould-stop.ifNoError=ATTR",
                                "-encoding",
                                StandardCharsets.UTF_8.name()),
                        null,
                        List.of(file))
                .call();
        return found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(Diagnostic::getCode)
                .toList();
    }
}
