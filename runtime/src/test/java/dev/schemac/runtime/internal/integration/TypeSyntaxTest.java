package dev.schemac.runtime.internal.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Types of columns, as integrations read them. */
class TypeSyntaxTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "string[]               | SEQUENCE           | string",
                "int[primitive]         | SEQUENCE PRIMITIVE | int",
                "int[primitive][]       | SEQUENCE           | int[primitive]",
                "List<int>              | SEQUENCE LIST      | int",
                "List<List<int>>        | SEQUENCE LIST      | List<int>",
                "List<int>[]            | SEQUENCE           | List<int>",
                "Map<String, int>       | MAP                | int",
                "Map<String, int[]>     | MAP                | int[]",
                "Map<String, int>[]     | SEQUENCE           | Map<String, int>",
                "List<Map<String, int>> | SEQUENCE LIST      | Map<String, int>",
                "binary(url)[]          | SEQUENCE           | binary(url)"
            })
    void containersHaveAHeldType(String type, String kinds, String held) {
        assertThat(kinds(type)).isEqualTo(kinds);
        assertThat(TypeSyntax.held(type)).isEqualTo(held);
    }

    @ParameterizedTest
    @CsvSource({"string", "Map", "Object", "com.acme.List", "binary(url)", "java.util.Date(com.acme.EpochDate)"})
    void otherTypesAreNoContainers(String type) {
        assertThat(kinds(type)).isEmpty();
        assertThat(TypeSyntax.leaf(type)).isEqualTo(type);
    }

    private static String kinds(String type) {
        return ((TypeSyntax.isSequence(type) ? "SEQUENCE " : "")
                        + (TypeSyntax.isPrimitive(type) ? "PRIMITIVE " : "")
                        + (TypeSyntax.isList(type) ? "LIST " : "")
                        + (TypeSyntax.isMap(type) ? "MAP " : ""))
                .strip();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "int[primitive][]              | int",
                "List<Map<String, Object>[]>   | Object",
                "Map<String, List<com.acme.A>> | com.acme.A",
                "binary(url)[]                 | binary(url)"
            })
    void theLeafIsInsideOfAllContainers(String type, String leaf) {
        assertThat(TypeSyntax.leaf(type)).isEqualTo(leaf);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "string                             | string         | ''",
                "Instant(epoch-millis)              | Instant        | epoch-millis",
                "java.util.Date(com.acme.EpochDate) | java.util.Date | com.acme.EpochDate",
                "LocalDate(dd(MM))                  | LocalDate      | dd(MM)"
            })
    void theFormFollowsTheName(String type, String name, String form) {
        assertThat(TypeSyntax.name(type)).isEqualTo(name);
        assertThat(TypeSyntax.form(type)).isEqualTo(form);
    }

    @Test
    void aClassIsFoundByItsBinaryOrCanonicalName() {
        ClassLoader loader = TypeSyntaxTest.class.getClassLoader();

        assertThat(TypeSyntax.find("java.util.Map$Entry", loader)).containsSame(Map.Entry.class);
        assertThat(TypeSyntax.find("java.util.Map.Entry", loader)).containsSame(Map.Entry.class);
        assertThat(TypeSyntax.find("java.util.Map.Missing", loader)).isEmpty();
        assertThat(TypeSyntax.find("string", loader)).isEmpty();
    }

    @Test
    void aClassThatIsFoundIsNotInitialized() {
        assertThat(TypeSyntax.find(Started.class.getName(), TypeSyntaxTest.class.getClassLoader()))
                .isPresent();
        assertThat(System.getProperty(Started.PROPERTY)).isNull();
    }

    private static final class Started {
        static final String PROPERTY = "schemac.test.started";

        static {
            System.setProperty("schemac.test.started", "true");
        }
    }
}
