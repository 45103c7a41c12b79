package dev.schemac.codegen.names;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.ValueStyle;
import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Generated code compiles without a warning, whatever the schemas are called. Users compile it with {@code -Werror}.
 */
class CleanCompileTest {

    private static final List<String> TYPES = List.of(
            "string",
            "char",
            "boolean",
            "byte",
            "short",
            "int",
            "long",
            "float",
            "double",
            "BigInteger",
            "BigDecimal",
            "java.lang.Object",
            "java.util.Map");

    /**
     * Simple names of classes that generated code uses, of its own nested classes, its locals, and words special in
     * Java.
     */
    private static final List<String> NAMES = List.of(
            "Arrays",
            "BigDecimal_",
            "Boolean_",
            "Builder",
            "Byte_",
            "Class",
            "Collections",
            "Columns0",
            "Columns64",
            "Double_",
            "Generated",
            "IOException",
            "InputStream",
            "JsonEvent",
            "JsonKey",
            "JsonKeys",
            "JsonOutput",
            "JsonScanner",
            "JsonValues",
            "JsonWriter",
            "LinkedHashMap",
            "Map",
            "Object",
            "Objects",
            "Override",
            "Record",
            "SuppressWarnings",
            "Void",
            "bit",
            "class",
            "column",
            "count",
            "elements",
            "in",
            "more",
            "next",
            "out",
            "permits",
            "record",
            "sealed",
            "seen",
            "that",
            "value",
            "var",
            "yield",
            "KEYS",
            "INSTANCE",
            "T",
            "_",
            "A$B");

    private static final List<String> COLUMN_NAMES = List.of(
            "Arrays",
            "Boolean",
            "Byte",
            "Character",
            "Collections",
            "Double",
            "Float",
            "Integer",
            "JsonValues",
            "Long",
            "Objects",
            "Short",
            "AParser",
            "AWriter",
            "A",
            "java",
            "dev",
            "Map",
            "String",
            "LinkedHashMap",
            "presence",
            "presence0",
            "other",
            "that",
            "map",
            "hash",
            "out",
            "json",
            "value",
            "in",
            "Class",
            "INSTANCE",
            "KEYS",
            "PRESENCE_MASK",
            "Builder",
            "asMap",
            "build",
            "builder",
            "clone",
            "equals",
            "finalize",
            "getClass",
            "hashCode",
            "keep",
            "notify",
            "notifyAll",
            "parse",
            "toBuilder",
            "toDisplayString",
            "toJson",
            "toJsonBytes",
            "toString",
            "undeclaredMember",
            "undeclaredMembers",
            "wait",
            "writeTo");

    @ParameterizedTest
    @ValueSource(strings = {"", "module m.n;"})
    void schemasWithTheNamesOfOtherClasses(String module) throws IOException {
        String types = TYPES.stream()
                .map(type -> type.replaceAll("\\W", "") + " " + type)
                .collect(Collectors.joining(","));
        String text = module
                + NAMES.stream()
                        .map(name -> "create json schema `" + name + "`(" + types + ", self `" + name + "`, all `"
                                + next(name) + "`[], maps java.util.Map[][]);")
                        .collect(Collectors.joining("\n"));

        assertCompilesCleanly(text);
    }

    /** Apart from the others: the writer of a schema called Generated, which is among them, has that name too. */
    @Test
    void aSchemaWithTheNameOfTheSuperclassOfWriters() throws IOException {
        assertCompilesCleanly(
                "create json schema GeneratedWriter(a int, self GeneratedWriter); create json schema Other(w GeneratedWriter[])");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void everyTypeInEveryDimension(int dimensions) throws IOException {
        Stream<String> arrays = TYPES.stream().map(type -> type + "[]".repeat(dimensions));
        Stream<String> primitives = TYPES.subList(0, 9).stream()
                .filter(type -> dimensions > 0)
                .map(type -> type + "[primitive]" + "[]".repeat(dimensions - 1));
        List<String> types = Stream.concat(arrays, primitives).toList();
        StringBuilder columns = new StringBuilder("self A");
        for (int i = 0; i < 70; i++) {
            columns.append(", c").append(i).append(' ').append(types.get(i % types.size()));
        }

        assertCompilesCleanly("create json schema A(" + columns + ")");
    }

    /** All as columns of the same schemas. */
    @ParameterizedTest
    @EnumSource
    void columnsWithTheNamesOfOtherThings(ValueStyle style) throws IOException {
        String wide = wideColumns();
        assertCompilesCleanly(CompiledSchemas.generate(
                style,
                "create json schema A(" + named("int") + ", b double[], c java.lang.Object, d string, e float);"
                        + "create json schema B(" + named("string") + wide + ");"
                        + "@JsonSchema(dynamic=true) create json schema C(" + named("Object") + ", n null);"
                        + "create json schema D(" + named("long") + ");"));
    }

    private static String named(String type) {
        return COLUMN_NAMES.stream().map(name -> "`" + name + "` " + type).collect(Collectors.joining(", "));
    }

    private static String wideColumns() {
        StringBuilder wide = new StringBuilder();
        for (int i = 0; i < 70; i++) {
            wide.append(", c").append(i).append(' ').append(TYPES.get(i % TYPES.size()));
        }
        return wide.toString();
    }

    /** The constructors of B and C give the discriminator a value; javac from 21 on looks at what they call for it. */
    @Test
    void subtypesInOtherPackages() throws IOException {
        for (ValueStyle style : ValueStyle.values()) {
            assertCompilesCleanly(CompiledSchemas.generate(style, """
                    module a;
                    @public @JsonSchema(discriminator='kind')
                    create json schema A(kind string);
                    """, """
                    module b; uses a;
                    @JsonSchema(discriminatorValue='b')
                    create json schema B() inherits A;
                    @JsonSchema(discriminatorValue='c')
                    create json schema C() inherits B;
                    """));
        }
    }

    /** Each in a module of its own, so that all are compiled at once. */
    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void oneColumnWithTheNameOfAnotherThing(ValueStyle style) throws IOException {
        String wide = wideColumns();
        String[] texts = COLUMN_NAMES.stream()
                .map(name -> "module m" + COLUMN_NAMES.indexOf(name) + ";"
                        + "create json schema A(`" + name + "` int, b double[], c java.lang.Object, d string, e float);"
                        + "create json schema B(`" + name + "` string" + wide + ");"
                        + "@JsonSchema(dynamic=true) create json schema C(`" + name + "` Object, n null);"
                        + "create json schema D(`" + name + "` long);")
                .toArray(String[]::new);

        assertCompilesCleanly(CompiledSchemas.generate(style, texts));
    }

    private static String next(String name) {
        return NAMES.get((NAMES.indexOf(name) + 1) % NAMES.size());
    }

    private static void assertCompilesCleanly(String text) throws IOException {
        for (ValueStyle style : ValueStyle.values()) {
            assertCompilesCleanly(CompiledSchemas.generate(style, text));
        }
    }

    private static void assertCompilesCleanly(GeneratedFiles files) throws IOException {
        CompiledSources.compileCleanly(files, "");
    }
}
