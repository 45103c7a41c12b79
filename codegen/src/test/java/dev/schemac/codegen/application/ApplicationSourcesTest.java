package dev.schemac.codegen.application;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Classes of an application that have names or shapes which get in the way, found as sources only: refused at their
 * place in the schema, or else what is generated compiles with them.
 */
class ApplicationSourcesTest {

    @TempDir
    Path sources;

    @TempDir
    Path classes;

    private final List<String> files = new ArrayList<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "public abstract class T {} | is abstract [SC029]",
                "public interface T {} | is an interface [SC029]",
                "public @interface T {} | is an annotation [SC029]",
                "class T {} | is not public [SC029]",
                "enum T { A } | is not public [SC029]",
                "public class T<E> { public E e; } | has type parameters, which a schema cannot set [SC029]",
                "public class T { T() {} } | has no public constructor without parameters, and none with '@Creator' [SC029]",
                "public class T { public T(int a) {} } | has no public constructor without parameters, and none with '@Creator' [SC029]",
                "public class T { public T() throws Exception {} } | has no public constructor without parameters, and none with '@Creator' [SC029]"
            })
    void classesOfWhichNoObjectsAreMade(String text, String reason) throws IOException {
        write("acme/T.java", "package acme; " + text);

        assertRefused("create json schema A(a acme.T[])", "test.epl:1:24: error: class 'acme.T' " + reason);
    }

    @Test
    void innerAndHiddenNestedClasses() throws IOException {
        write("acme/Outer.java", """
                package acme;
                public class Outer {
                    public class Inner {}
                    static class Hidden {}
                }
                """);

        assertRefused(
                "create json schema A(a acme.Outer.Inner)",
                "class 'acme.Outer.Inner' has no public constructor without parameters, and none with '@Creator' [SC029]");
        assertRefused("create json schema A(a acme.Outer.Hidden)", "class 'acme.Outer.Hidden' is not public [SC029]");
        assertRefused(
                "@JsonSchema(className='acme.Outer$Hidden') create json schema A()",
                "class 'acme.Outer.Hidden' is not public [SC029]");
    }

    @Test
    void propertiesWithoutJsonForm() throws IOException {
        write("acme/T.java", """
                package acme;
                public class T {
                    public java.util.TreeSet<String> names;
                    public java.util.List<? extends Number> numbers;
                }
                """);

        assertRefused(
                "create json schema A(a acme.T)",
                "test.epl:1:24: error: property 'names' of class 'acme.T' has the type 'java.util.TreeSet<java.lang.String>',"
                        + " which has no JSON form [SC030]",
                "test.epl:1:24: error: property 'numbers' of class 'acme.T' has the type"
                        + " 'java.util.List<? extends java.lang.Number>', which has no JSON form [SC030]");
    }

    @Test
    void classesInTheUnnamedPackage() throws IOException {
        write("Lonely.java", "public class Lonely { public int a; public enum Mood { FINE } }");

        for (String module : List.of("", "module m; ")) {
            assertRefused(
                    module + "import Lonely; create json schema A(a Lonely)",
                    "class 'Lonely' is in no package: generated classes cannot refer to it [SC029]");
            assertRefused(
                    module + "import Lonely; create json schema A(a Mood)",
                    "class 'Lonely.Mood' is in no package: generated classes cannot refer to it [SC029]");
            assertRefused(
                    module + "@JsonSchema(className=Lonely) create json schema A()",
                    "class 'Lonely' is in no package: generated classes cannot refer to it [SC029]");
        }
    }

    @Test
    void schemaCalledLikeTheRootOfAPackage() throws Exception {
        write(
                "com/shop/Place.java",
                "package com.shop; public class Place { public com.shop.Kind kind; public int com; }");
        write("com/shop/Kind.java", "package com.shop; public enum Kind { A, B }");

        String json = "{\"com\":{\"kind\":\"B\",\"com\":1},\"kinds\":[\"A\"]}";
        assertThat(written(
                        "module m; create json schema com(com com.shop.Place, kinds com.shop.Kind[])", "m.com", json))
                .isEqualTo(json);
        assertRefused(
                """
                        module m;
                        create json schema com(at com.shop.Place, own Place);
                        create json schema Place(x int);
                        """,
                "test.epl:2:20: error: schema 'com' hides the Java package 'com', which is needed to distinguish class"
                        + " 'com.shop.Place' from another class of the same name; rename one of them [SC060]");
        assertRefused(
                "module com; create json schema shop(at com.shop.Place)",
                "schema 'shop' would become class 'com.shop', but that is also the name of a package of classes that the schemas name; rename one of them [SC060]");
    }

    @Test
    void classesOfOneSimpleName() throws Exception {
        write("com/a/Place.java", "package com.a; public class Place { public int a; public org.b.Place other; }");
        write("org/b/Place.java", "package org.b; public class Place { public int b; public List list; }");
        write("org/b/List.java", "package org.b; public class List { public java.util.List<List> list; }");

        String json = "{\"com\":{\"a\":1,\"other\":{\"b\":2,\"list\":{\"list\":[{}]}}},\"org\":{\"b\":3},"
                + "\"own\":{\"c\":4},\"PlaceParser\":5}";
        assertThat(written("""
                        module m;
                        create json schema Trip(com com.a.Place, org org.b.Place, own Place, PlaceParser int);
                        create json schema Place(c int);
                        create json schema APlace(c int);
                        """, "m.Trip", json)).isEqualTo(json);
    }

    @Test
    void schemaCalledLikeItsClass() throws Exception {
        write("com/a/Place.java", "package com.a; public class Place { public int a; public Place next; }");

        String epl = """
                module com.a;
                @JsonSchema(className='com.a.Place') create json schema Place(a int);
                create json schema Trip(from Place, to com.a.Place[]);
                """;
        String json = "{\"from\":{\"a\":1,\"next\":{\"a\":2}},\"to\":[{\"a\":3}]}";
        assertThat(written(epl, "com.a.Trip", json)).isEqualTo(json);
        assertThat(written(epl, "com.a.Place", "{\"a\":1}")).isEqualTo("{\"a\":1}");
    }

    @Test
    void unusualBeans() throws Exception {
        write("acme/Base.java", """
                package acme;
                public abstract class Base<T> {
                    public T shared;
                    public int hidden;
                    private String url;
                    public String getURL() { return url; }
                    public void setURL(String url) { this.url = url; }
                }
                """);
        write("acme/T.java", """
                package acme;
                public class T extends Base<Long> {
                    private int hidden;
                    private String text = "";
                    private String odd;
                    private java.util.List<String> value;
                    public void setText(int length) { text = "x".repeat(length); }
                    public void setText(String text) { this.text = text; }
                    public String getText() { return text; }
                    public void setOdd(String odd) throws java.io.IOException { this.odd = odd; }
                    public String getOdd() { return odd; }
                    public void settle(String odd) { this.odd = odd; }
                    public T setValue(java.util.List<String> value) { this.value = value; return this; }
                    public java.util.List<String> getValue() { return value; }
                    public void setDefault(Byte value) {}
                    public Byte getDefault() { return 1; }
                }
                """);

        assertThat(written(
                        "module m; create json schema A(t acme.T)",
                        "m.A",
                        "{\"t\":{\"text\":\"a\",\"odd\":\"b\",\"tle\":\"c\",\"hidden\":1,\"value\":[\"v\"],\"default\":2,"
                                + "\"shared\":9007199254740993,\"URL\":\"u\"}}"))
                .isEqualTo("{\"t\":{\"text\":\"a\",\"value\":[\"v\"],\"default\":1,\"shared\":9007199254740993,"
                        + "\"URL\":\"u\"}}");
    }

    @Test
    void classesWithMorePropertiesThanOneGroup() throws Exception {
        StringBuilder fields = new StringBuilder();
        StringBuilder json = new StringBuilder();
        for (int i = 0; i < 150; i++) {
            fields.append("public int n").append(i).append(';');
            json.append(i == 0 ? "" : ",").append("\"n").append(i).append("\":").append(i);
        }
        write("acme/Wide.java", "package acme; public class Wide {" + fields + "}");

        String document = "{\"w\":{" + json + "}}";
        assertThat(written("create json schema A(w acme.Wide)", "A", document)).isEqualTo(document);
        assertThat(written(
                        "@JsonSchema(className='acme.Wide') @Column(name=n70, required=true, defaultValue=1)"
                                + " create json schema W(n70 int)",
                        "W",
                        "{\"n149\":7,\"n70\":1}"))
                .startsWith("{\"n70\":1,\"n0\":0,")
                .endsWith("\"n149\":7}");
    }

    private void assertRefused(String epl, String... messages) {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withSourcePath(List.of(sources)));
        assertThatThrownBy(() -> compiler.generate(CompiledSchemas.sources(epl)))
                .as(epl)
                .isInstanceOf(SchemaException.class)
                .message()
                .contains(messages)
                .satisfies(message -> assertThat(message.split(": error: ")).hasSize(1 + messages.length));
    }

    /** What a document becomes, with the application's classes compiled. */
    private String written(String epl, String schema, String json) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("-d", classes.toString()));
        arguments.addAll(files);
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments.toArray(String[]::new)))
                .isZero();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes.toUri().toURL()}, before)) {
            thread.setContextClassLoader(loader);
            EventRuntime runtime = new EventRuntime();
            new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(classes)))
                    .deploy(runtime, CompiledSchemas.sources(epl));
            return written(runtime.eventSender(schema), json);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static <T> String written(EventSender<T> sender, String json) {
        return sender.parser().writer().toJson(sender.parse(json));
    }

    private void write(String path, String text) throws IOException {
        Path file = sources.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        files.add(file.toString());
    }
}
