package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sealed interfaces and classes with subtypes, by annotations of schemac and of Jackson. */
class UnionsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String HEADER = """
            package com.acme;
            import com.fasterxml.jackson.annotation.*;
            import dev.schemac.runtime.annotation.JsonSchema;
            import dev.schemac.runtime.annotation.Name;
            import java.util.*;
            """;

    @TempDir
    private Path folder;

    private Compilation compile(String source) {
        return Compilation.in(folder).source(HEADER + source).cleanly();
    }

    /** Reads a document with Jackson, which finds subtypes without strings by their class names. */
    private static Object read(ObjectParser<?> parser, String json) throws JsonProcessingException {
        Class<?> type = parser.eventType().type();
        TypeFactory types = TypeFactory.defaultInstance().withClassLoader(type.getClassLoader());
        return MAPPER.copy().setTypeFactory(types).readValue(json, type);
    }

    /** Both read the document as equal objects and write it equally. */
    private static void agree(Compilation compiled, String json) throws IOException {
        ObjectParser<Object> parser = compiled.parser("com.acme.ShapeParser");
        Object ours = parser.parse(json);
        Object theirs = read(parser, json);
        assertThat(ours).hasSameClassAs(theirs);
        assertThat(MAPPER.readTree(parser.writer().toJson(ours)))
                .isEqualTo(MAPPER.readTree(MAPPER.writeValueAsString(theirs)));
    }

    @Test
    void sealedInterfaces() {
        Compilation compiled = compile("""
                @JsonSchema(discriminator = "type")
                public sealed interface Shape {
                    record Circle(double radius) implements Shape {}
                    @Name("quad") record Square(double side, Shape inside) implements Shape {}
                    sealed interface Round extends Shape {}
                    record Ellipse(double a, double b) implements Round {}
                }
                """);

        for (String json : new String[] {
            "{\"type\":\"Circle\",\"radius\":1.5}",
            "{\"type\":\"quad\",\"side\":2.0,\"inside\":{\"type\":\"Ellipse\",\"a\":1.0,\"b\":2.0}}"
        }) {
            assertThat(compiled.again("com.acme.ShapeParser", json)).isEqualTo(json);
        }
        assertThat(compiled.again("com.acme.Shape_RoundParser", "{\"type\":\"Ellipse\",\"a\":1.0,\"b\":2.0}"))
                .isEqualTo("{\"type\":\"Ellipse\",\"a\":1.0,\"b\":2.0}");
    }

    @Test
    void wrappers() {
        Compilation compiled = compile("""
                @JsonSchema(wrapper = true)
                public sealed interface Shape {
                    record Circle(double radius) implements Shape {}
                    record Square(double side) implements Shape {}
                }
                """);

        assertThat(compiled.again("com.acme.ShapeParser", "{\"Square\":{\"side\":1.5}}"))
                .isEqualTo("{\"Square\":{\"side\":1.5}}");
    }

    @Test
    void discriminatorsOfJackson() throws IOException {
        Compilation compiled = compile("""
                @JsonSchema
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Shape.Other.class)
                @JsonSubTypes({@JsonSubTypes.Type(value = Shape.Circle.class, name = "circle"), @JsonSubTypes.Type(Shape.Square.class), @JsonSubTypes.Type(Shape.Line.class)})
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public abstract class Shape {
                    public String color;
                    @JsonInclude(JsonInclude.Include.NON_NULL) public static class Circle extends Shape { public double radius; }
                    @JsonTypeName("square") public static class Square extends Shape { public double side; }
                    public static class Line extends Shape { public double length; public Shape end; }
                    public static class Other extends Shape {}
                }
                """);

        agree(compiled, "{\"kind\":\"circle\",\"color\":\"red\",\"radius\":1.5}");
        agree(compiled, "{\"color\":\"red\",\"side\":1.5,\"kind\":\"square\"}");
        agree(compiled, "{\"kind\":\"Shape$Line\",\"length\":1.5,\"end\":{\"kind\":\"circle\"}}");
    }

    @Test
    void wrappersOfJackson() throws IOException {
        Compilation compiled = compile("""
                @JsonSchema
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
                @JsonSubTypes({@JsonSubTypes.Type(value = Shape.Circle.class, name = "circle"), @JsonSubTypes.Type(value = Shape.Square.class, name = "square")})
                public interface Shape {
                    record Circle(double radius) implements Shape {}
                    record Square(double side) implements Shape {}
                }
                """);

        agree(compiled, "{\"square\":{\"side\":1.5}}");
    }

    @Test
    void existingProperties() throws IOException {
        Compilation compiled = compile("""
                @JsonSchema
                @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type", visible = true)
                @JsonSubTypes({@JsonSubTypes.Type(value = Shape.Circle.class, name = "circle"), @JsonSubTypes.Type(value = Shape.Square.class, name = "square")})
                public interface Shape {
                    String type();
                    record Circle(String type, double radius) implements Shape {}
                    record Square(String type, double side) implements Shape {}
                }
                """);

        agree(compiled, "{\"type\":\"square\",\"side\":1.5}");
    }

    @Test
    void deductionOfJackson() throws IOException {
        Compilation compiled = compile("""
                @JsonSchema
                @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
                @JsonSubTypes({@JsonSubTypes.Type(Shape.Circle.class), @JsonSubTypes.Type(Shape.Square.class),
                        @JsonSubTypes.Type(Shape.Cube.class), @JsonSubTypes.Type(Shape.Nothing.class)})
                @JsonIgnoreProperties(ignoreUnknown = true)
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public interface Shape {
                    record Circle(String id, double radius, Shape inside) implements Shape {}
                    record Square(String id, @JsonProperty("s") Double side) implements Shape {}
                    record Nothing() implements Shape {}
                    class Cube implements Shape {
                        private String id;
                        private int depth;
                        private Double side;
                        public String getId() { return id; }
                        public void setId(String id) { this.id = id; }
                        public int getDepth() { return depth; }
                        public void setDepth(int depth) { this.depth = depth; }
                        @JsonProperty("s") public Double getSide() { return side; }
                        @JsonProperty("s") public void setSide(Double side) { this.side = side; }
                    }
                }
                """);
        ObjectParser<Object> parser = compiled.parser("com.acme.ShapeParser");
        String[] members = {
            "\"id\":\"a\"",
            "\"radius\":1.5",
            "\"s\":2.0",
            "\"depth\":3",
            "\"x\":[{\"depth\":1}]",
            "\"inside\":{\"depth\":1}",
            "\"inside\":{}"
        };
        int read = 0;
        for (int set = 0; set < 1 << members.length; set++) {
            List<String> chosen = new ArrayList<>();
            for (int i = 0; i < members.length - (set >> 5 & set >> 6 & 1); i++) {
                if ((set >> i & 1) != 0) {
                    chosen.add(set % 3 == 0 ? 0 : chosen.size(), members[i]);
                }
            }
            String json = "{" + String.join(",", chosen) + "}";
            try {
                read(parser, json);
            } catch (JsonProcessingException e) {
                assertThatThrownBy(() -> parser.parse(json), "%s: %s", json, e.getMessage())
                        .isInstanceOf(JsonParseException.class);
                continue;
            }
            agree(compiled, json);
            read++;
        }
        assertThat(read).isBetween(100, 120);
    }

    @Test
    void deductionWithObjectsOfTheBase() throws IOException {
        Compilation compiled = compile("""
                @JsonSchema
                @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION, defaultImpl = Shape.class)
                @JsonSubTypes(@JsonSubTypes.Type(Shape.Circle.class))
                public class Shape {
                    public String id;
                    public static class Circle extends Shape { public double radius; }
                }
                """);

        agree(compiled, "{\"id\":\"a\"}");
        assertThat(compiled.parser("com.acme.ShapeParser").parse("{}").getClass())
                .hasToString("class com.acme.Shape");
        agree(compiled, "{\"id\":\"a\",\"radius\":1.0}");
    }

    @Test
    void deductionOfSealedInterfaces() {
        Compilation compiled = compile("""
                @JsonSchema(deduction = true, otherwise = Shape.Other.class)
                public sealed interface Shape {
                    record Circle(double radius) implements Shape {}
                    sealed interface Edged extends Shape {}
                    record Square(double side, Shape inside) implements Edged {}
                    record Box(double side, double depth) implements Edged {}
                    record Other(String name) implements Shape {}
                }
                """);

        for (String json : new String[] {
            "{\"radius\":1.5}", "{\"side\":1.0,\"inside\":{\"side\":2.0,\"depth\":3.0}}", "{\"name\":\"a\"}"
        }) {
            assertThat(compiled.again("com.acme.ShapeParser", json)).isEqualTo(json);
        }
        assertThat(compiled.again("com.acme.Shape_EdgedParser", "{\"depth\":1.0}"))
                .isEqualTo("{\"side\":0.0,\"depth\":1.0}");
    }

    @Test
    void whatIsNotSupported() {
        assertThat(Compilation.in(folder).source(HEADER + """
                                @JsonSchema public class Order {
                                    public A a; public B b; public C c;
                                    @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) static class A { public int a; }
                                    @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS) static class B { public int a; }
                                    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY) static class C { public int a; }
                                    @JsonSchema(discriminatorValue = "x") static class D { public int a; }
                                }
                                """).run().messages())
                .containsExactly(
                        "ERROR 8:40 '@JsonTypeInfo': 'use = CLASS' is not supported; use NAME or DEDUCTION, with '@JsonSubTypes'",
                        "ERROR 9:40 '@JsonTypeInfo': 'use = MINIMAL_CLASS' is not supported; use NAME or DEDUCTION, with '@JsonSubTypes'",
                        "ERROR 10:72 '@JsonTypeInfo': 'include = WRAPPER_ARRAY' is not supported; use PROPERTY, EXISTING_PROPERTY or WRAPPER_OBJECT",
                        "ERROR 11:38 'discriminatorValue' needs an ancestor with a 'discriminator', and schema 'Order_D' has none");
    }
}
