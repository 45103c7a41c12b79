package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.ObjectType;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The schemas that a document can have: no other schema uses them. */
class DocumentTypesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "schema A(b B); schema B(); ~ A",
                "schema A(b B[][]); schema B(); ~ A",
                "schema A(b List<B>); schema B(); ~ A",
                "schema A(b Map<string, B[]>); schema B(); ~ A",
                "schema A(); schema B(); ~ A B",
                "schema A(b B, a A[]); schema B(); ~ A",
                "schema A(b B); schema B(c C); schema C(b B); ~ A",
                "schema A(b B); schema B(a A); ~ A B",
                "schema A(); schema B() inherits A; ~ B",
                "schema A(a int); schema B(b int) copyfrom A; ~ A B",
                "schema A(); schema B() inherits A; schema C(a A); ~ B C",
                "enum A('a'); schema B(a A); ~ B",
                "schema Box(s Shape); schema Shape(); schema Circle() inherits Shape; ~ Box Circle",
            })
    void isUsedByNoOther(String statements, String expected) {
        assertThat(documentTypes(statements)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "%1$s schema Shape(kind string); %2$s schema Circle() inherits Shape; ~ Shape",
                "%1$s schema Shape(kind string); schema Round() inherits Shape; %2$s schema Circle() inherits Round; ~ Shape",
                "%1$s schema Shape(kind string); %2$s schema Circle(s Shape) inherits Shape; schema Box(s Shape[]); ~ Box",
                "%1$s schema Shape(kind string); %2$s schema Circle() inherits Shape; schema Ring() inherits Circle; ~ Shape Ring",
            })
    void isTheBaseOfAUnion(String statements, String expected) {
        assertThat(documentTypes(statements.formatted(
                        "@JsonSchema(discriminator='kind')", "@JsonSchema(discriminatorValue='circle')")))
                .isEqualTo(expected);
    }

    private static String documentTypes(String statements) {
        String text = statements.replaceAll("\\b(schema|enum) ", "create json $1 ");
        return String.join(
                " ",
                SchemaLoader.load(List.of(new SchemaSource("a.epl", text))).documentTypes().stream()
                        .map(ObjectType::name)
                        .toList());
    }
}
