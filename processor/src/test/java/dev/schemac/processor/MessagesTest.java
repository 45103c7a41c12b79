package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the processor cannot obey, and where it says so. The sources begin in line 6. */
class MessagesTest {
    private static final String HEADER = """
            package com.acme;
            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.annotation.*;
            import dev.schemac.runtime.annotation.JsonSchema;
            import java.util.*;
            """;

    @TempDir
    private Path folder;

    private void check(String source, String... messages) {
        assertThat(messages(source)).containsExactly(messages);
    }

    private List<String> messages(String source) {
        return Compilation.in(folder).source(HEADER + source).run().messages();
    }

    @Test
    void annotationsOfJackson() {
        check(
                """
                @JsonSchema class Order {
                    @JsonUnwrapped public Order inside;
                    @JsonProperty(access = JsonProperty.Access.READ_ONLY, defaultValue = "x") public String name;
                    @JsonFormat(shape = JsonFormat.Shape.ARRAY) public List<String> names;
                    @JsonDeserialize(using = com.fasterxml.jackson.databind.JsonDeserializer.None.class)
                    public String adapted;
                    @JsonManagedReference public Order parent;
                    @JsonInclude(JsonInclude.Include.NON_EMPTY) public String note;
                    @JsonProperty("name") public String twice;
                }
                """,
                "ERROR 7:5 '@JsonUnwrapped' is not supported; move the properties to this class",
                "WARNING 8:74 '@JsonProperty': 'defaultValue' is documentation in Jackson; '@Default' sets the value of an absent member",
                "ERROR 8:47 '@JsonProperty': 'access = READ_ONLY' is not supported: schemac reads each member that it writes; '@JsonIgnore' excludes it",
                "ERROR 9:41 '@JsonFormat': 'shape = ARRAY' is not supported here; '@Column(format = ...)' has formats of dates, times and durations",
                "ERROR 10:82 '@JsonDeserialize': 'using' is not supported; '@Adapter' names a class that reads and writes the property",
                "ERROR 12:5 '@JsonManagedReference' is not supported: an object cannot refer to the one that contains it; use '@JsonIgnore'",
                "WARNING 13:37 '@JsonInclude': 'value = NON_EMPTY' is not obeyed: empty strings and arrays are written",
                "ERROR 14:19 column 'name' has the JSON name 'name' already");
    }

    @Test
    void propertiesThatNothingSets() {
        check(
                """
                @JsonSchema class Order {
                    @JsonProperty private String id;
                    private int age;
                    public int getAge() { return age; }
                    @JsonIgnore public int getNext() { return age + 1; }
                    public void setURL(String url) {}
                }
                """,
                "WARNING 11:17 the member is 'URL', but Jackson calls it 'url'; '@Name' decides",
                "ERROR 7:5 nothing sets property 'id'; add a public setter, or a parameter of the creator",
                "WARNING 9:16 nothing sets property 'age', so that it is not written; mark it with '@Ignore' if that is right");
    }

    @Test
    void types() {
        check(
                """
                @JsonSchema record Order(
                    Date date,
                    Collection<String> strings,
                    char[] letters,
                    List<? extends Number> numbers,
                    Optional<Optional<String>> note,
                    Map<Integer, String> map,
                    List raw,
                    Runnable code,
                    @jakarta.validation.constraints.Size(max = 3) int n) {}
                """,
                "ERROR 8:24 property 'strings': the type 'java.util.Collection' is not supported; use 'List', 'Set' or 'Map'",
                "ERROR 9:12 property 'letters': the type 'char[]' is not supported; use 'String'",
                "ERROR 10:28 property 'numbers': the type '? extends java.lang.Number' is a wildcard; write the type itself",
                "ERROR 11:32 property 'note': 'Optional' is the type of a property only, not of its elements",
                "ERROR 7:10 class 'java.util.Date' is not supported as a column type; an adapter can convert it; did you mean 'java.time.Instant'?",
                "ERROR 12:26 the keys of a map are strings, as in 'Map<String, int>'",
                "ERROR 14:14 class 'java.lang.Runnable' is not supported as a column type; an adapter can convert it",
                "ERROR 15:48 '@Size' is for columns of type 'string' or 'Object', arrays, lists and maps, but this column is of type 'int'");
    }

    @Test
    void classesWithoutObjects() {
        check(
                """
                @JsonSchema class Order {
                    public Inner inner;
                    public Hidden hidden;
                    public Base base;
                    public Made made;
                    public Thrown thrown;
                    public Face face;
                    class Inner { public int a; }
                    private static class Hidden { public int a; }
                    static abstract class Base { public int a; }
                    static class Made { private Made() {} public int a; }
                    static class Thrown { @JsonCreator Thrown(int a) throws Exception {} }
                    interface Face {}
                }
                """,
                "ERROR 13:5 class 'Inner' is an inner class, which needs an object of the outer class; make it static",
                "ERROR 14:20 class 'Hidden' is private; make it visible in its package, or public",
                "ERROR 15:21 class 'Base' has no objects of its own; make it a union with '@JsonSchema(discriminator = \"type\")', or use '@Adapter' at the properties of this type",
                "ERROR 16:12 class 'Made' has no visible constructor without parameters; add one, or mark a constructor or factory with '@Creator'",
                "ERROR 17:40 the creator of class 'Thrown' throws checked exceptions; wrap them",
                "ERROR 18:5 interface 'Face' has no objects of its own; make it a union with '@JsonSchema(discriminator = \"type\")', or use '@Adapter' at the properties of this type");
    }

    @Test
    void creators() {
        check(
                """
                @JsonSchema class Order {
                    public final A a = null;
                    public B b;
                    public C c;
                    public D d;
                    static class A { @JsonCreator(mode = JsonCreator.Mode.DELEGATING) A(String s) {} }
                    static class B { @JsonCreator B(int a) {} @JsonCreator static B of(int b, int c) { return null; } }
                    static class C { @JsonCreator private C(int a) {} }
                    static class D { @JsonCreator D(int a) {} public void setOther(int other) {} }
                }
                """,
                "ERROR 12:69 class 'B' has several creators; mark one of them only",
                "ERROR 13:43 the creator of class 'C' is private; make it visible in its package, or public",
                "ERROR 14:59 property 'other' is no parameter of the creator, which alone sets properties; add it, or mark it with '@Ignore'");
    }

    @Test
    void validation() {
        check(
                """
                import jakarta.validation.constraints.*;
                @JsonSchema record Order(
                    @Email String mail,
                    @Past java.time.LocalDate day,
                    @Digits(integer = 3, fraction = 2) double number,
                    @NotNull(groups = Runnable.class) String group,
                    @NotBlank @Pattern(regexp = "[a-z]+") String both,
                    @Pattern(regexp = "[a-z]+", flags = Pattern.Flag.CASE_INSENSITIVE) String flags,
                    List<@Size(max = 3) String> elements) {}
                """,
                "WARNING 8:5 '@Email' is not checked",
                "WARNING 9:5 '@Past' is not checked",
                "WARNING 10:5 '@Digits' is not checked",
                "WARNING 11:31 '@NotNull' is not checked: it belongs to groups",
                "WARNING 12:33 '@Pattern' is not checked, because the property has the pattern of '@NotBlank' already",
                "ERROR 13:53 '@Pattern': 'flags' is not supported; write the flags into the pattern",
                "WARNING 14:33 '@Size' is not checked for elements");
    }

    @Test
    void enums() {
        check(
                """
                @JsonSchema record Order(Color color, List<Size> sizes) {}
                enum Color { @JsonAlias("r") RED; @JsonCreator static Color of(String s) { return RED; } }
                @JsonFormat(shape = JsonFormat.Shape.NUMBER) enum Size { S }
                """,
                "ERROR 7:61 '@JsonCreator' of an enum needs a method with '@JsonValue'; or name the constants with '@JsonProperty'",
                "ERROR 7:14 '@JsonAlias' is not supported: a constant has one string",
                "ERROR 8:37 '@JsonFormat': 'shape = NUMBER' is not supported: an enum is a string");
    }

    @Test
    void enumsAreNoSchemas() {
        check(
                "@JsonSchema enum Order { A }",
                "ERROR 6:1 '@JsonSchema' is for classes, records and interfaces; enums need no annotation");
    }

    @Test
    void typesWithoutEnd() {
        check(
                """
                @JsonSchema class Order {
                    public Grow<String> grow;
                    static class Grow<T> { public T held; public Grow<List<T>> next; }
                }
                """,
                "ERROR 8:12 class 'Grow' refers to instances of generic classes without end; use a fixed type argument",
                "ERROR 8:64 class 'com.acme.Order.Grow' has type parameters, which a schema cannot set");
    }

    @Test
    void gettersOfAnotherType() {
        check(
                """
                @JsonSchema class Order {
                    private String note;
                    public void setNote(String note) { this.note = note; }
                    public Optional<String> getNote() { return Optional.ofNullable(note); }
                }
                """,
                "WARNING 7:20 property 'note' is read and never written: its type is 'java.lang.String', and 'getNote()' returns 'java.util.Optional<java.lang.String>'");
    }
}
