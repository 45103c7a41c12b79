package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.OwnClasses;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the linker reports about unions of application classes. */
class OwnUnionErrorsTest {
    private static final List<GeneratedFile> CLASSES = Stream.of(
                    "public interface Shape {}",
                    "public abstract class Round implements Shape { public double r; }",
                    "public class Circle extends Round { public String type; }",
                    "public class Square implements Shape { public int side; public int type; }",
                    "public class Account { public String id; public int limit; }",
                    "public class Saving extends Account { public double rate; }",
                    "public interface Pet {}",
                    "public class Both implements Shape, Pet {}",
                    "public class Stone {}",
                    "public enum Kind { A, B }",
                    "public record Box<T>(T value) implements Shape {}",
                    "public record Constant(Kind type) implements Shape {}",
                    "public record Optional(java.util.Optional<String> type) implements Shape {}")
            .map(text -> new GeneratedFile(
                    "acme/" + text.replaceFirst(".*?(class|interface|record|enum) (\\w+).*", "$2") + ".java",
                    "package acme; " + text))
            .toList();
    private static final String SHAPE = "@JsonSchema(discriminator='type') create json schema Shape(type string);";
    private static final String CIRCLE =
            "@JsonSchema(discriminatorValue='circle') create json schema Circle(r double) inherits Shape;";

    private static List<String> errors(String... statements) {
        return OwnClasses.errors(CLASSES, "module acme;\n" + String.join("\n", statements)).stream()
                .map(message -> message.replace("classes0:", ""))
                .toList();
    }

    @Test
    void aUnionOfClasses() {
        assertThat(errors(SHAPE, CIRCLE)).isEmpty();
    }

    @Test
    void abstractClassesNeedSubtypes() {
        assertThat(errors("create json schema Shape();", "create json schema Round(r double);"))
                .containsExactly(
                        "2:20: class 'acme.Shape' is an interface: a union must select its subtypes, and never the class itself",
                        "3:20: class 'acme.Round' is abstract: a union must select its subtypes, and never the class itself");
        assertThat(errors(SHAPE))
                .containsExactly(
                        "2:27: the union has no subtypes: no schema inherits from 'Shape' and has a 'discriminatorValue'");
        assertThat(errors(SHAPE, CIRCLE, "create json schema Round() inherits Shape;"))
                .containsExactly("4:37: no union of schema 'Shape' selects 'Round': it needs a 'discriminatorValue'");
        assertThat(errors(SHAPE.replace("'type'", "'type', otherwise='base'"), CIRCLE))
                .containsExactly(
                        "2:72: class 'acme.Shape' is an interface: a union must select its subtypes, and never the class itself");
    }

    @Test
    void subtypesNeedStrings() {
        assertThat(errors(SHAPE, CIRCLE, "create json schema Square(side int) inherits Shape;"))
                .containsExactly("4:46: no union of schema 'Shape' selects 'Square': it needs a 'discriminatorValue'");
        assertThat(errors(
                        "create json schema Account(id string);",
                        "create json schema Saving(id string) inherits Account;"))
                .containsExactly(
                        "3:47: no union of schema 'Account' selects 'Saving': it needs a 'discriminatorValue'");
        assertThat(errors(
                        SHAPE,
                        CIRCLE,
                        "@JsonSchema(discriminatorValue='circle') create json schema Square() inherits Shape;"))
                .containsExactly("4:32: 'circle' names schema 'Circle' already, in line 3");
    }

    @Test
    void subtypesAreSubclasses() {
        assertThat(errors(SHAPE, "@JsonSchema(discriminatorValue='s') create json schema Stone() inherits Shape;"))
                .containsExactly("3:73: class 'acme.Stone' is no subtype of 'acme.Shape'");
        assertThat(
                        errors(
                                SHAPE,
                                "@JsonSchema(discriminatorValue='s')"
                                        + " create json schema Box(class acme.Box<java.lang.Long>, value long) inherits Shape;"))
                .containsExactly(
                        "3:113: class 'acme.Box' has type parameters, and 'acme.Shape' has none to distinguish its objects");
        assertThat(errors(
                        SHAPE,
                        SHAPE.replace("Shape", "Pet"),
                        "@JsonSchema(discriminatorValue='s') create json schema Both() inherits Shape, Pet;"))
                .containsExactly("4:79: class 'Both' belongs to more than one union");
    }

    @Test
    void otherwiseNamesASubtype() {
        assertThat(errors(SHAPE.replace("'type'", "'type', otherwise='Circle'"), CIRCLE))
                .isEmpty();
        assertThat(errors(SHAPE.replace("'type'", "'type', otherwise='Circel'"), CIRCLE))
                .containsExactly(
                        "2:45: 'otherwise' is 'error', 'base' or the name of a schema, and there is no schema 'Circel'");
        assertThat(errors(
                        SHAPE.replace("'type'", "'type', otherwise='acme.Stone'"),
                        CIRCLE,
                        "create json schema Stone();"))
                .containsExactly("2:45: schema 'acme.Stone' does not inherit from 'Shape'");
    }

    @Test
    void inheritedColumnsAreProperties() {
        String account = "@JsonSchema(discriminator='type', discriminatorValue='a')"
                + " create json schema Account(type string, id string, limit int);";
        String saving = "@JsonSchema(discriminatorValue='s') create json schema Saving(%s) inherits Account;";

        assertThat(errors(account, saving.formatted("id string, limit int"))).isEmpty();
        assertThat(errors(account, saving.formatted("id string")))
                .containsExactly("3:56: class 'acme.Saving' has no property 'limit', a column of schema 'Saving'");
        assertThat(errors(account, saving.formatted("id string, limit long")))
                .containsExactly(
                        "3:74: column 'limit' has the type 'long', but 'int' in schema 'Account', which 'Saving' inherits from");
        assertThat(errors(account, saving.formatted("id string, @Required limit int")))
                .containsExactly(
                        "3:84: column 'limit' has other attributes than in schema 'Account', which 'Saving' inherits from");
        assertThat(errors(account, saving.formatted("@Name('ID') id string, limit int")))
                .containsExactly(
                        "3:75: column 'id' has other attributes than in schema 'Account', which 'Saving' inherits from");
    }

    @Test
    void discriminatorsAreStrings() {
        assertThat(errors(SHAPE.replace("type string", "type int"), CIRCLE))
                .containsExactly("2:27: a discriminator is a column of type 'string', but 'type' is of type 'int'");
        assertThat(errors(
                        SHAPE,
                        CIRCLE,
                        "@JsonSchema(discriminatorValue='s') create json schema Square(type int) inherits Shape;"))
                .containsExactly(
                        "4:63: column 'type' has the type 'int', but 'string' in schema 'Shape', which 'Square' inherits from");
        assertThat(errors(SHAPE, CIRCLE.replace("r double", "@Name('@type') type string")))
                .containsExactly(
                        "3:83: column 'type' has other attributes than in schema 'Shape', which 'Circle' inherits from");
        assertThat(errors(SHAPE, CIRCLE.replace("r double", "@Required type string")))
                .isEmpty();
        assertThat(errors(SHAPE, CIRCLE.replace("r double", "@Name('type') r double")))
                .containsExactly("3:74: column 'type' has the JSON name 'type' already");
        assertThat(errors(
                        SHAPE,
                        "@JsonSchema(discriminatorValue='o') create json schema Optional(type string) inherits Shape;"))
                .containsExactly(
                        "3:56: property 'type' of class 'acme.Optional' is 'java.util.Optional<java.lang.String>'; a discriminator is a string or an enum");
        String constant = "@JsonSchema(discriminatorValue={'A', 'C'})"
                + " create json schema Constant(type acme.Kind) inherits Shape;";
        assertThat(errors(SHAPE, constant))
                .containsExactly(
                        "3:63: property 'type' of class 'acme.Constant' is the enum 'acme.Kind', which has no constant 'C'");
        assertThat(errors(SHAPE, constant.replace("'C'", "'B'"))).isEmpty();
        assertThat(errors(SHAPE.replace("(type string)", "()"), CIRCLE))
                .containsExactly("2:27: schema 'Shape' has no column 'type'");
    }

    @Test
    void oneUnionWithoutAnother() {
        assertThat(errors("@JsonSchema(discriminatorValue='s') create json schema Stone();"))
                .containsExactly(
                        "2:32: 'discriminatorValue' needs an ancestor with a 'discriminator', and schema 'Stone' has none");
    }
}
