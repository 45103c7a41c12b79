package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.OwnClasses;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Unions of application classes: an interface or a class is the base, and classes of the application are subtypes. */
class OwnUnionsTest {
    private static final List<GeneratedFile> SHAPES = List.of(
            source("Shape", "public interface Shape {}"),
            source("Circle", "public class Circle implements Shape { public double r; }"),
            source("Square", """
                    public class Square implements Shape {
                        private int side;
                        private Shape inner;
                        public int getSide() { return side; }
                        public void setSide(int side) { this.side = side; }
                        public Shape getInner() { return inner; }
                        public void setInner(Shape inner) { this.inner = inner; }
                    }
                    """),
            source("Dot", "public class Dot implements Shape {}"),
            source("Drawing", """
                    import java.util.List;
                    import java.util.Map;
                    public class Drawing {
                        public Shape first;
                        public List<Shape> list;
                        public Shape[] array;
                        public Map<String, Shape> byName;
                        public Map<String, List<Shape[]>> deep;
                    }
                    """));
    private static final String DESCRIBED = """
            module acme;
            @JsonSchema(discriminator='type') create json schema Shape(type string);
            @JsonSchema(discriminatorValue={'circle', 'c'}) create json schema Circle(r double) inherits Shape;
            @JsonSchema(discriminatorValue='square')
            create json schema Square(side int, inner acme.Shape) inherits Shape;
            @JsonSchema(discriminatorValue='dot') create json schema Dot() inherits Shape;
            create json schema Drawing(
                first acme.Shape,
                list java.util.List<acme.Shape>,
                array acme.Shape[],
                byName java.util.Map<java.lang.String, acme.Shape>,
                deep java.util.Map<java.lang.String, java.util.List<acme.Shape[]>>);
            """;

    private static OwnClasses shapes;

    @BeforeAll
    static void compile() throws IOException {
        shapes = OwnClasses.compile(SHAPES, DESCRIBED);
    }

    @Test
    void theDiscriminatorSelectsTheClass() {
        assertThat(shapes.written("acme.Shape", "{\"type\":\"circle\",\"r\":1.5}"))
                .isEqualTo("{\"type\":\"circle\",\"r\":1.5}");
        assertThat(shapes.written("acme.Shape", "{\"r\":1.5,\"x\":[{}],\"type\":\"c\"}"))
                .isEqualTo("{\"type\":\"circle\",\"r\":1.5}");
        assertThat(shapes.written("acme.Shape", "{\"type\":\"dot\"}")).isEqualTo("{\"type\":\"dot\"}");
        assertThat(
                        shapes.written(
                                "acme.Shape",
                                "{\"inner\":{\"inner\":{\"r\":2,\"type\":\"c\"},\"type\":\"square\"},\"side\":3,\"type\":\"square\"}"))
                .isEqualTo("{\"type\":\"square\",\"side\":3,\"inner\":{\"type\":\"square\",\"side\":0,"
                        + "\"inner\":{\"type\":\"circle\",\"r\":2.0}}}");
        assertThat(shapes.parser("acme.Shape")
                        .parse("{\"type\":\"dot\"}")
                        .getClass()
                        .getName())
                .isEqualTo("acme.Dot");
        assertThat(shapes.written("acme.Circle", "{\"r\":1,\"type\":\"c\"}"))
                .isEqualTo("{\"type\":\"circle\",\"r\":1.0}");
    }

    @Test
    void parsersDescribeTheUnion() {
        ObjectParser<Object> parser = shapes.parser("acme.Shape");

        assertThat(parser.subtypes().stream().map(subtype -> subtype.eventType().qualifiedName()))
                .containsExactly("acme.Circle", "acme.Square", "acme.Dot");
        assertThat(shapes.parser("acme.Circle").eventType().supertype()).containsSame(parser.eventType());
        assertThat(shapes.parser("acme.Circle").eventType().columns().stream().map(EventType.Column::name))
                .containsExactly("type", "r");
        assertThat(parser.eventType().type().getName()).isEqualTo("acme.Shape");
    }

    @Test
    void columnsOfAllKinds() {
        String dot = "{\"type\":\"dot\"}";
        String circle = "{\"type\":\"circle\",\"r\":1.0}";
        String drawing = "{\"first\":" + dot + ",\"list\":[" + circle + ",null," + dot + "],\"array\":[" + dot + ","
                + circle + "],\"byName\":{\"a\":" + circle + ",\"b\":null},\"deep\":{\"x\":[[" + dot + "],[]]}}";
        assertThat(shapes.written("acme.Drawing", drawing)).isEqualTo(drawing);
        assertThat(shapes.written("acme.Drawing", "{\"first\":null}")).isEqualTo("{}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Shape   | {}                              | required member is missing at $.type (line 1, column 2)",
                "Shape   | {\"type\":\"cube\"}             | expected 'circle', 'c', 'square' or 'dot' but found string at $.type (line 1, column 9)",
                "Shape   | {\"type\":null}                 | expected 'circle', 'c', 'square' or 'dot' but found null at $.type (line 1, column 9)",
                "Shape   | {\"type\":7}                    | expected 'circle', 'c', 'square' or 'dot' but found number at $.type (line 1, column 9)",
                "Shape   | [1]                             | expected object but found array at $ (line 1, column 1)",
                "Circle  | {\"r\":1}                       | required member is missing at $.type (line 1, column 7)",
                "Circle  | {\"type\":\"dot\"}              | expected 'circle' or 'c' but found string at $.type (line 1, column 9)",
                "Circle  | {\"r\":1,\"type\":\"dot\"}      | expected 'circle' or 'c' but found string at $.type (line 1, column 15)",
                "Circle  | {\"r\":1,\"type\":null}         | expected string but found null at $.type (line 1, column 15)",
                "Drawing | {\"list\":[{\"type\":\"c\"},{\"type\":\"x\"}]} | expected 'circle', 'c', 'square' or 'dot' but found string at $.list[1].type (line 1, column 31)",
                "Drawing | {\"byName\":{\"a\":{\"type\":\"square\",\"inner\":{\"r\":1}}}} | required member is missing at $.byName.a.inner.type (line 1, column 47)"
            })
    void documentsOfNoSubtype(String schema, String json, String message) {
        assertThatThrownBy(() -> shapes.parser("acme." + schema).parse(json))
                .isInstanceOf(JsonParseException.class)
                .hasMessage(message);
    }

    @Test
    void objectsOfOtherClassesAreNotWritten() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                with(SHAPES, source("Triangle", "public class Triangle implements Shape {}")), DESCRIBED);
        ObjectParser<Object> parser = drawn.parser("acme.Shape");
        Object drawing = drawn.parser("acme.Drawing").parse("{}");
        Object triangle = drawing.getClass()
                .getClassLoader()
                .loadClass("acme.Triangle")
                .getConstructor()
                .newInstance();
        drawing.getClass().getField("list").set(drawing, List.of(triangle));

        assertThatThrownBy(() -> parser.writer().toJson(triangle))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("acme.Triangle cannot be written as JSON: it is no subtype of the union acme.Shape at $");
        assertThatThrownBy(() -> drawn.parser("acme.Drawing").writer().toJson(drawing))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("acme.Triangle cannot be written as JSON");
    }

    /** @param base the schema that the schema of a class inherits from, whose superclass is a subtype too */
    @ParameterizedTest
    @ValueSource(strings = {"Animal", "Dog"})
    void subclassesOfSubtypes(String base) throws Exception {
        OwnClasses animals = OwnClasses.compile(
                List.of(
                        source("Animal", "public abstract class Animal { public String name; }"),
                        source("Cat", "public class Cat extends Animal { public int lives; }"),
                        source("Value", "public class Value extends Cat { public int out; }"),
                        source("Dog", "public class Dog extends Animal {}"),
                        source("Puppy", "public class Puppy extends Dog {}")),
                """
                module acme;
                @JsonSchema(discriminator='kind') create json schema Animal(kind string);
                @JsonSchema(discriminatorValue='dog') create json schema Dog(name string) inherits Animal;
                @JsonSchema(discriminatorValue='cat') create json schema Cat(name string, lives int) inherits Animal;
                @JsonSchema(discriminatorValue='puppy') create json schema Puppy(name string) inherits BASE;
                @JsonSchema(discriminatorValue='value')
                create json schema Value(name string, lives int, out int) inherits Animal;
                """.replace("BASE", base));

        for (String json : List.of(
                "{\"kind\":\"dog\",\"name\":\"a\"}",
                "{\"kind\":\"cat\",\"name\":\"b\",\"lives\":9}",
                "{\"kind\":\"puppy\",\"name\":\"c\"}",
                "{\"kind\":\"value\",\"name\":\"d\",\"lives\":1,\"out\":2}")) {
            assertThat(animals.written("acme.Animal", json)).isEqualTo(json);
        }
        String puppy = "{\"kind\":\"puppy\",\"name\":\"c\"}";
        assertThat(base.equals("Dog") ? animals.written("acme.Dog", puppy) : puppy)
                .isEqualTo(puppy);
        assertThat(animals.generated("acme/AnimalWriter.java"))
                .containsSubsequence(
                        "(value instanceof Puppy puppy)",
                        "(value instanceof Dog dog)",
                        "(value instanceof Value value$)",
                        "(value instanceof Cat cat)");
    }

    @Test
    void classesAsBasesOfTheirSubclasses() throws Exception {
        List<GeneratedFile> accounts = List.of(
                source("Account", "public class Account { public String id; public int limit; }"),
                source("Saving", "public class Saving extends Account { public double rate; }"));
        String named = """
                module acme;
                @JsonSchema(discriminator='type', discriminatorValue='plain')
                create json schema Account(type string, id string, limit int);
                @JsonSchema(discriminatorValue='saving')
                create json schema Saving(id string, limit int, rate double) inherits Account;
                """;
        OwnClasses strict = OwnClasses.compile(accounts, named);
        OwnClasses lenient =
                OwnClasses.compile(accounts, named.replace("discriminatorValue='plain'", "otherwise='base'"));

        String plain = "{\"type\":\"plain\",\"id\":\"a\",\"limit\":1}";
        String saving = "{\"type\":\"saving\",\"id\":\"a\",\"limit\":1,\"rate\":2.5}";
        assertThat(strict.written("acme.Account", plain)).isEqualTo(plain);
        assertThat(strict.written("acme.Account", saving)).isEqualTo(saving);
        assertThat(strict.written("acme.Saving", saving)).isEqualTo(saving);
        assertThat(lenient.written("acme.Account", saving)).isEqualTo(saving);
        assertThat(lenient.written("acme.Account", plain)).isEqualTo("{\"id\":\"a\",\"limit\":1}");
        assertThatThrownBy(() -> strict.written("acme.Account", "{\"type\":\"other\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'plain' or 'saving' but found string at $.type (line 1, column 9)");
    }

    @Test
    void wrappers() throws Exception {
        String wrapped =
                DESCRIBED.replace("discriminator='type'", "wrapper=true").replace("Shape(type string)", "Shape()");
        OwnClasses drawn = OwnClasses.compile(SHAPES, wrapped);

        String square = "{\"square\":{\"side\":1,\"inner\":{\"circle\":{\"r\":1.0}}}}";
        assertThat(drawn.written("acme.Shape", square)).isEqualTo(square);
        assertThat(drawn.written("acme.Square", square)).isEqualTo(square);
        assertThat(drawn.written("acme.Drawing", "{\"list\":[" + square + ",{\"dot\":{}}]}"))
                .isEqualTo("{\"list\":[" + square + ",{\"dot\":{}}]}");
        assertThatThrownBy(() -> drawn.written("acme.Shape", "{\"cube\":{}}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage(
                        "expected member 'circle', 'c', 'square' or 'dot' but found another member at $ (line 1, column 2)");
        assertThatThrownBy(() -> drawn.written("acme.Dot", "{\"circle\":{}}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected member 'dot' but found another member at $ (line 1, column 2)");
    }

    @Test
    void theNamesOfMembersSelectTheClass() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                SHAPES,
                DESCRIBED
                        .replaceAll("discriminatorValue=('\\w*'|\\{.*?})", "discriminatorValue={}")
                        .replace("discriminator='type'", "deduction=true")
                        .replace("Shape(type string)", "Shape()"));

        String square = "{\"side\":1,\"inner\":{\"r\":1.0}}";
        assertThat(drawn.written("acme.Shape", square)).isEqualTo(square);
        assertThat(drawn.written("acme.Square", square)).isEqualTo(square);
        assertThat(drawn.written("acme.Drawing", "{\"list\":[" + square + ",{}]}"))
                .isEqualTo("{\"list\":[" + square + ",{}]}");
        assertThatThrownBy(() -> drawn.written("acme.Shape", "{\"x\":1}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected members that only one subtype has: 'Circle', 'Square' or 'Dot' at $"
                        + " (line 1, column 1)");
    }

    @Test
    void unknownStringsSelectASubtype() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                SHAPES, DESCRIBED.replace("discriminator='type'", "discriminator='type', otherwise='acme.Dot'"));

        assertThat(drawn.written("acme.Shape", "{\"type\":\"x\"}")).isEqualTo("{\"type\":\"dot\"}");
        assertThat(drawn.written("acme.Shape", "{}")).isEqualTo("{\"type\":\"dot\"}");
        assertThat(drawn.written("acme.Dot", "{\"type\":null}")).isEqualTo("{\"type\":\"dot\"}");
        assertThat(drawn.written("acme.Shape", "{\"r\":1,\"type\":\"c\"}"))
                .isEqualTo("{\"type\":\"circle\",\"r\":1.0}");
        assertThatThrownBy(() -> drawn.written("acme.Dot", "{\"type\":\"c\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage(
                        "expected a string other than 'circle', 'c' or 'square' but found string at $.type (line 1, column 9)");
    }

    @Test
    void discriminatorsThatAreProperties() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                List.of(
                        source("Shape", "public interface Shape { String getKind(); }"),
                        source("Field", """
                                public class Field implements Shape {
                                    public String kind;
                                    public String getKind() { return kind; }
                                }
                                """),
                        source("Setter", """
                                public class Setter implements Shape {
                                    private String kind;
                                    public String getKind() { return kind; }
                                    public void setKind(String kind) { this.kind = kind; }
                                }
                                """),
                        source("Secret", """
                                public class Secret implements Shape {
                                    private String hidden;
                                    public String getKind() { throw new UnsupportedOperationException(); }
                                    public void setKind(Object kind) { hidden = kind.toString(); }
                                    public void setKind(String kind) { hidden = kind; }
                                    public String seen() { return hidden; }
                                }
                                """),
                        source(
                                "Other",
                                "public class Other implements Shape { public String kind; public String getKind() { return kind; } }")),
                """
                module acme;
                @JsonSchema(discriminator='kind', otherwise='acme.Other')
                @Column(name='kind', jsonName='@kind')
                create json schema Shape(kind string);
                @JsonSchema(discriminatorValue={'f', 'f2'}) create json schema Field(@Name('@kind') kind string) inherits Shape;
                @JsonSchema(discriminatorValue={'s', 's2'}) create json schema Setter(@Name('@kind') kind string) inherits Shape;
                create json schema Other(@Name('@kind') kind string) inherits Shape;
                """);

        for (String json : List.of(
                "{\"@kind\":\"f\"}",
                "{\"@kind\":\"f2\"}",
                "{\"@kind\":\"s\"}",
                "{\"@kind\":\"s2\"}",
                "{\"@kind\":\"o\"}",
                "{}")) {
            assertThat(drawn.written("acme.Shape", json)).isEqualTo(json);
        }
        ClassLoader loader = drawn.parser("acme.Shape").getClass().getClassLoader();
        for (String name : List.of("Field", "Setter", "Other")) {
            Object unset = loader.loadClass("acme." + name).getConstructor().newInstance();
            assertThat(drawn.parser("acme.Shape").writer().toJson(unset))
                    .isEqualTo(
                            name.equals("Other")
                                    ? "{}"
                                    : name.equals("Field") ? "{\"@kind\":\"f\"}" : "{\"@kind\":\"s\"}");
        }
        Object wrong = loader.loadClass("acme.Field").getConstructor().newInstance();
        wrong.getClass().getField("kind").set(wrong, "s");
        assertThatThrownBy(() -> drawn.parser("acme.Shape").writer().toJson(wrong))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("the discriminator must be 'f' or 'f2' at $['@kind']");
    }

    @Test
    void unionsInsideOfUnions() throws Exception {
        OwnClasses events = OwnClasses.compile(
                List.of(
                        source("Event", "public interface Event {}"),
                        source("Push", "public class Push implements Event { public String branch; }"),
                        source("Issue", "public interface Issue extends Event {}"),
                        source("Opened", "public class Opened implements Issue { public int number; }"),
                        source("Closed", "public class Closed implements Issue { public int number; }")),
                """
                module acme;
                @JsonSchema(discriminator='type') create json schema Event(type string);
                @JsonSchema(discriminatorValue='push') create json schema Push(branch string) inherits Event;
                @JsonSchema(discriminator='action', discriminatorValue='issue')
                create json schema Issue(action string) inherits Event;
                @JsonSchema(discriminatorValue='opened') create json schema Opened(number int) inherits Issue;
                @JsonSchema(discriminatorValue='closed') create json schema Closed(number int) inherits Issue;
                """);

        String opened = "{\"type\":\"issue\",\"action\":\"opened\",\"number\":1}";
        assertThat(events.written("acme.Event", opened)).isEqualTo(opened);
        assertThat(events.written("acme.Issue", opened)).isEqualTo(opened);
        assertThat(events.written("acme.Event", "{\"branch\":\"b\",\"type\":\"push\"}"))
                .isEqualTo("{\"type\":\"push\",\"branch\":\"b\"}");
        assertThatThrownBy(() -> events.written("acme.Event", "{\"type\":\"issue\",\"action\":\"x\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'opened' or 'closed' but found string at $.action (line 1, column 26)");
    }

    @Test
    void intermediateClassesWithoutStrings() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                List.of(
                        source("Shape", "public interface Shape {}"),
                        source("Round", "public abstract class Round implements Shape { public double r; }"),
                        source("Circle", "public class Circle extends Round {}"),
                        source("Holder", "public class Holder { public Round round; public Shape shape; }")),
                """
                module acme;
                @JsonSchema(discriminator='type') create json schema Shape(type string);
                create json schema Round() inherits Shape;
                @JsonSchema(discriminatorValue='circle') create json schema Circle(r double) inherits Round;
                create json schema Holder(round acme.Round, shape acme.Shape);
                """);

        String holder = "{\"round\":{\"type\":\"circle\",\"r\":1.0},\"shape\":{\"type\":\"circle\",\"r\":2.0}}";
        assertThat(drawn.written("acme.Holder", holder)).isEqualTo(holder);
    }

    @Test
    void classesOfSeveralPackages() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                List.of(
                        new GeneratedFile("a/Shape.java", "package a; public interface Shape {}"),
                        new GeneratedFile(
                                "b/Circle.java",
                                "package b; public class Circle implements a.Shape { public a.Shape in; }"),
                        new GeneratedFile("c/Circle.java", "package c; public class Circle extends b.Circle {}"),
                        new GeneratedFile(
                                "a/Outer.java",
                                "package a; public class Outer { public static class Inner implements Shape {} }")),
                """
                module a;
                @JsonSchema(discriminator='type', otherwise='a.Outer_Inner') create json schema Shape(type string);
                create json schema Outer_Inner() inherits Shape;
                """,
                """
                module b;
                @JsonSchema(discriminatorValue='b') create json schema Circle(in a.Shape) inherits `a.Shape`;
                """,
                """
                module c;
                @JsonSchema(discriminatorValue='c') create json schema Circle(in a.Shape) inherits `a.Shape`;
                """);

        assertThat(drawn.written("a.Shape", "{\"type\":\"b\",\"in\":{\"type\":\"c\",\"in\":{\"type\":\"x\"}}}"))
                .isEqualTo("{\"type\":\"b\",\"in\":{\"type\":\"c\",\"in\":{}}}");
    }

    @Test
    void wideSubtypes() throws Exception {
        String fields =
                IntStream.range(0, 130).mapToObj(i -> "public int n" + i + ";").collect(Collectors.joining());
        String columns = IntStream.range(0, 130).mapToObj(i -> "n" + i + " int").collect(Collectors.joining(", "));
        OwnClasses drawn = OwnClasses.compile(
                List.of(
                        source("Shape", "public interface Shape {}"),
                        source("Wide", "public class Wide implements Shape {" + fields + "}")),
                "module acme; @JsonSchema(discriminator='type') create json schema Shape(type string);"
                        + "@JsonSchema(discriminatorValue='wide') create json schema Wide(" + columns
                        + ") inherits Shape;");

        String json = IntStream.range(0, 130)
                .mapToObj(i -> ",\"n" + i + "\":" + i)
                .collect(Collectors.joining("", "{\"type\":\"wide\"", "}"));
        assertThat(drawn.written("acme.Shape", json)).isEqualTo(json);
        assertThat(drawn.written("acme.Shape", "{\"n129\":1,\"type\":\"wide\"}"))
                .startsWith("{\"type\":\"wide\",\"n0\":0,")
                .endsWith(",\"n129\":1}");
        assertThatThrownBy(() -> drawn.written("acme.Wide", "{\"n129\":1}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("required member is missing at $.type (line 1, column 10)");
    }

    @Test
    void sealedInterfacesWithRecords() throws Exception {
        OwnClasses events = OwnClasses.compile(
                List.of(
                        source("Event", """
                                public sealed interface Event permits Event.Opened, Event.Closed, Other {
                                    record Opened(int id, String by) implements Event {}
                                    record Closed(String action, java.util.Optional<Event> cause) implements Event {}
                                }
                                """),
                        source("Other", "public record Other(String action) implements Event {}"),
                        source(
                                "Log",
                                "public record Log(java.util.Set<String> tags, java.util.List<Event> events) {}")),
                """
                module acme;
                @JsonSchema(discriminator='action', otherwise='acme.Other') create json schema Event(action string);
                @JsonSchema(discriminatorValue='opened')
                create json schema Event_Opened(id int, by string) inherits Event;
                @JsonSchema(discriminatorValue={'closed', 'done'})
                create json schema Event_Closed(action string, cause acme.Event) inherits Event;
                create json schema Other(action string) inherits Event;
                create json schema Log(tags java.util.Set<string>, events java.util.List<acme.Event>);
                """);

        String opened = "{\"action\":\"opened\",\"id\":1,\"by\":\"a\"}";
        String done = "{\"action\":\"done\",\"cause\":" + opened + "}";
        String log = "{\"tags\":[\"t\"],\"events\":[" + opened + "," + done + ",{\"action\":\"x\"},{}]}";
        assertThat(events.written("acme.Log", log)).isEqualTo(log);
        assertThat(events.parser("acme.Event").parse(done))
                .hasToString("Closed[action=done, cause=Optional[Opened[id=1, by=a]]]");
        assertThat(events.written("acme.Event_Opened", "{\"by\":\"a\",\"id\":1,\"action\":\"opened\"}"))
                .isEqualTo(opened);
        assertThatThrownBy(() -> events.written("acme.Event_Opened", "{\"by\":\"a\",\"id\":1}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("required member is missing at $.action (line 1, column 17)");
    }

    @Test
    void discriminatorsThatAreEnums() throws Exception {
        OwnClasses drawn = OwnClasses.compile(
                List.of(
                        source("Kind", "public enum Kind { circle, disc, square, none, v\\u00F6id }"),
                        source("Shape", "public sealed interface Shape permits Circle, Square, Other {}"),
                        source("Circle", "public record Circle(double r, Kind kind) implements Shape {}"),
                        source("Other", "public record Other(Kind kind) implements Shape {}"),
                        source("Square", """
                                public final class Square implements Shape {
                                    private Kind kind;
                                    public Kind getKind() { return kind; }
                                    public void setKind(Kind kind) { this.kind = kind; }
                                }
                                """)),
                """
                module acme;
                @JsonSchema(discriminator='kind', otherwise='acme.Other') create json schema Shape(kind string);
                @JsonSchema(discriminatorValue={'circle', 'disc'})
                create json schema Circle(r double, kind acme.Kind) inherits Shape;
                @JsonSchema(discriminatorValue='square') create json schema Square(kind acme.Kind) inherits Shape;
                create json schema Other(kind acme.Kind) inherits Shape;
                """);

        for (String json : List.of(
                "{\"kind\":\"circle\",\"r\":1.0}",
                "{\"kind\":\"disc\",\"r\":1.0}",
                "{\"kind\":\"square\"}",
                "{\"kind\":\"none\"}",
                "{\"kind\":\"v\u00F6id\"}",
                "{}")) {
            assertThat(drawn.written("acme.Shape", json)).isEqualTo(json);
        }
        assertThatThrownBy(() -> drawn.written("acme.Circle", "{\"kind\":\"square\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'circle' or 'disc' but found string at $.kind (line 1, column 9)");
        assertThatThrownBy(() -> drawn.written("acme.Shape", "{\"kind\":\"x\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected 'none' or 'v\u00F6id' but found string at $.kind (line 1, column 9)");
        ObjectParser<Object> parser = drawn.parser("acme.Circle");
        Class<?> circle = parser.eventType().type();
        Object[] kinds = circle.getMethod("kind").getReturnType().getEnumConstants();
        Constructor<?> constructor = circle.getConstructors()[0];
        assertThat(parser.writer().toJson(constructor.newInstance(2, null)))
                .isEqualTo("{\"kind\":\"circle\",\"r\":2.0}");
        for (int wrong : List.of(2, 4)) {
            Object event = constructor.newInstance(2, kinds[wrong]);
            assertThatThrownBy(() -> parser.writer().toJson(event))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("the discriminator must be 'circle' or 'disc' at $.kind");
        }
    }

    @Test
    void genericClasses() throws Exception {
        OwnClasses results = OwnClasses.compile(
                List.of(
                        source("Result", """
                                public sealed interface Result<T> {
                                    record Ok<T>(T value) implements Result<T> {}
                                    record Failed<T>(String message) implements Result<T> {}
                                }
                                """),
                        source(
                                "Page",
                                "public record Page(java.util.List<Result<String>> results, Result<Integer> count) {}")),
                """
                module acme;
                @JsonSchema(wrapper=true) create json schema Result_String(class acme.Result<java.lang.String>);
                @JsonSchema(discriminatorValue='ok')
                create json schema Ok_String(class acme.Result.Ok<java.lang.String>, value string) inherits Result_String;
                @JsonSchema(discriminatorValue='failed')
                create json schema Failed_String(class acme.Result.Failed<java.lang.String>, message string) inherits Result_String;
                @JsonSchema(wrapper=true) create json schema Result_Integer(class acme.Result<java.lang.Integer>);
                @JsonSchema(discriminatorValue='ok')
                create json schema Ok_Integer(class acme.Result.Ok<java.lang.Integer>, value int) inherits Result_Integer;
                create json schema Page(
                    results java.util.List<acme.Result<java.lang.String>>,
                    count acme.Result<java.lang.Integer>);
                """);

        String page = "{\"results\":[{\"ok\":{\"value\":\"a\"}},{\"failed\":{\"message\":\"b\"}}],"
                + "\"count\":{\"ok\":{\"value\":2}}}";
        assertThat(results.written("acme.Page", page)).isEqualTo(page);
    }

    private static List<GeneratedFile> with(List<GeneratedFile> files, GeneratedFile other) {
        return Stream.concat(files.stream(), Stream.of(other)).toList();
    }

    /** A public class in the package of the test. */
    private static GeneratedFile source(String name, String content) {
        return new GeneratedFile("acme/" + name + ".java", "package acme;\n" + content);
    }
}
