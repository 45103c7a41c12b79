package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Valid schemas that Java cannot express are errors at their place that name both sides; everything else compiles. */
class NameClashTest {

    @Test
    void schemaCalledLikeTheParserOfAnother() {
        assertRefused("""
                create json schema User(a int);
                create json schema UserParser(a int);
                """, """
                test.epl:2:20: error: schema 'UserParser' and schema 'User' (test.epl:1:20) would both become class \
                'UserParser'; rename one of them [SC060]
                  create json schema UserParser(a int);
                                     ^^^^^^^^^^""");
    }

    @Test
    void schemaCalledLikeTheWriterOfALaterOne() {
        assertRefused("""
                module m;
                create json schema UserWriter(a int);
                create json schema User(a int);
                """, """
                test.epl:3:20: error: schema 'User' and schema 'UserWriter' (test.epl:2:20) would both become class \
                'm.UserWriter'; rename one of them [SC060]
                  create json schema User(a int);
                                     ^^^^""");
    }

    @Test
    void schemasThatDifferInCaseOnly() {
        assertRefused("""
                create json schema User(a int);
                create json schema USER(a int);
                """, """
                test.epl:2:20: error: schema 'USER' and schema 'User' (test.epl:1:20) would both become class \
                'USER', ignoring case; rename one of them [SC060]
                  create json schema USER(a int);
                                     ^^^^""");
    }

    @Test
    void sameNameInTwoModulesIsFine() {
        CompiledSchemas schemas = CompiledSchemas.of(
                "module a; create json schema User(a int, users User[])",
                "module b; create json schema User(b int, users User[])");

        assertThat(schemas.parse("a.User", "{\"a\":1}").toJson()).isEqualTo("{\"a\":1}");
        assertThat(schemas.parse("b.User", "{\"users\":[{\"b\":1}]}").toJson()).isEqualTo("{\"users\":[{\"b\":1}]}");
    }

    @Test
    void schemaCalledLikeAPackage() {
        assertRefused(
                new String[] {"module a; create json schema b(a int)", "module a.b; create json schema C(a int)"}, """
                test1.epl:1:30: error: schema 'b' would become class 'a.b', but that is also the name of a package \
                of another module; rename one of them [SC060]
                  module a; create json schema b(a int)
                                               ^""");
    }

    @Test
    void modulesThatAreJavas() {
        assertRefused("module java.util; create json schema A(a int)", """
                test.epl:1:38: error: schema 'A' is in module 'java.util', but Java reserves packages that begin with 'java': choose another module [SC061]
                  module java.util; create json schema A(a int)
                                                       ^""");
    }

    @Test
    void theModuleThatIsTheRuntimes() {
        assertRefused("module dev.schemac.runtime; create json schema A(a int)", """
                test.epl:1:48: error: schema 'A' is in package 'dev.schemac.runtime', which is reserved for the runtime library: choose another module [SC061]
                  module dev.schemac.runtime; create json schema A(a int)
                                                                 ^""");
        assertRefused("module dev.schemac.runtime.support; create json schema A(a int)", """
                test.epl:1:56: error: schema 'A' is in package 'dev.schemac.runtime.support', which is reserved for the runtime library: choose another module [SC061]
                  module dev.schemac.runtime.support; create json schema A(a int)
                                                                         ^""");
    }

    /** To Windows {@code con.java} and everything in a folder {@code con} are the console. */
    @Test
    void schemasAndModulesCalledLikeDevices() {
        CompiledSchemas schemas = CompiledSchemas.of(
                "module con.x; create json schema CON(nul int, aux nul); create json schema nul(COM1 string)",
                "module lpt9; create json schema LPT9(a int)");

        String json = "{\"nul\":1,\"aux\":{\"COM1\":\"y\"}}";
        assertThat(schemas.parse("con.x.CON", json).toJson()).isEqualTo(json);
        assertThat(schemas.classes().keySet())
                .contains("con_.x.CON$", "con_.x.CON$Parser", "con_.x.nul$", "lpt9_.LPT9$")
                .allSatisfy(name -> assertThat(name.split("\\."))
                        .noneMatch(part -> part.matches("(?i)con|prn|aux|nul|com[0-9]|lpt[0-9]")));
    }

    @Test
    void schemasCalledLikeDevicesThatDifferInCaseOnly() {
        assertRefused("create json schema con(a int);\ncreate json schema CON(a int);", """
                test.epl:2:20: error: schema 'CON' and schema 'con' (test.epl:1:20) would both become class \
                'CON$', ignoring case; rename one of them [SC060]
                  create json schema CON(a int);
                                     ^^^""");
    }

    @Test
    void namedModuleRefersToNoModule() {
        assertRefused(new String[] {"create json schema A(a int)", "module m; create json schema B(list A[])"}, """
                test2.epl:1:32: error: column 'list' refers to schema 'A' (test1.epl:1:20), which has no module; a Java class in a package cannot refer to a class without a package: declare a module for it, or set a default package [SC061]
                  module m; create json schema B(list A[])
                                                 ^^^^""");
    }

    @Test
    void noModuleRefersToNamedModule() {
        CompiledSchemas schemas =
                CompiledSchemas.of("create json schema A(list B[], b B)", "module m; create json schema B(a int)");

        String json = "{\"list\":[{\"a\":1},null],\"b\":{\"a\":2}}";
        assertThat(schemas.parse("A", json).toJson()).isEqualTo(json);
    }

    @Test
    void schemaThatHidesAPackageThatIsNeeded() {
        assertRefused("""
                module m;
                create json schema java(a int);
                create json schema Map(a int);
                """, """
                test.epl:2:20: error: schema 'java' hides the Java package 'java', which is needed to distinguish schema 'Map' \
                (test.epl:3:20) from another class of the same name; rename one of them [SC060]
                  create json schema java(a int);
                                     ^^^^""");
    }

    @Test
    void schemaThatHidesThePackageOfTheRuntime() {
        assertRefused("""
                module m;
                create json schema RefillingParser(a int, d dev);
                create json schema dev(a int);
                """, """
                test.epl:3:20: error: schema 'dev' hides the Java package 'dev', which is needed to distinguish schema \
                'RefillingParser' (test.epl:2:20) from another class of the same name; rename one of them [SC060]
                  create json schema dev(a int);
                                     ^^^""");
    }

    /** The modules of neither of the two that have to be told apart. */
    @Test
    void schemaThatHidesAnotherPackage() {
        CompiledSchemas schemas = CompiledSchemas.of(
                "module a; create json schema Item(java java, b b)",
                "module c; create json schema java(x int); create json schema b(item `Item`[])",
                "module d; create json schema Other(x int)");

        String json = "{\"java\":{\"x\":1},\"b\":{\"item\":[{\"java\":{\"x\":2}}]}}";
        assertThat(schemas.parse("a.Item", json).toJson()).isEqualTo(json);
    }

    /** {@code value} is a variable of parsers. */
    @Test
    void modulesCalledLikeVariables() {
        String[] texts = {
            "module a; create json schema Item(a int)",
            "module value; create json schema Item(a int)",
            "module c; uses value; create json schema Box(i Item)",
            "module d; uses c; uses a; create json schema Crate(j Item) inherits Box"
        };

        assertRefused(texts, """
                test4.epl:1:46: error: schema 'Crate' needs class 'value.Item', which shares its simple name with another class, and a package that generated code cannot use; rename one of them [SC060]
                  module d; uses c; uses a; create json schema Crate(j Item) inherits Box
                                                               ^^^^^""");
        texts[3] = "module d; uses c; uses a; create json schema Crate(j Item[])";
        assertThat(CompiledSchemas.of(texts)
                        .parse("d.Crate", "{\"j\":[{\"a\":1}]}")
                        .toJson())
                .isEqualTo("{\"j\":[{\"a\":1}]}");
    }

    /** {@code ClassLoader} and {@code Map} are classes wherever they are written. */
    @Test
    void modulesCalledLikeClasses() {
        String[] texts = {
            "module ClassLoader; create json schema Item(a int)", "module b; create json schema Item(b int)"
        };

        assertRefused(texts, """
                test1.epl:1:40: error: package 'ClassLoader' is needed to distinguish schema 'Item' (test2.epl:1:30) from another class of the same name, but a Java class has that name; rename one of them [SC060]
                  module ClassLoader; create json schema Item(a int)
                                                         ^^^^""");
        texts[1] = "module b; create json schema Item2(b Item)";
        assertThat(CompiledSchemas.of(texts)
                        .parse("b.Item2", "{\"b\":{\"a\":1}}")
                        .toJson())
                .isEqualTo("{\"b\":{\"a\":1}}");
    }

    @Test
    void schemaThatHidesAPackageThatIsNotNeeded() {
        CompiledSchemas schemas = CompiledSchemas.of("module m; create json schema java(dev dev, a Map);"
                + "create json schema dev(java java, m m); create json schema m(a int, m string[]);");

        String json = "{\"dev\":{\"java\":{\"a\":{\"x\":1}},\"m\":{\"a\":1}}}";
        assertThat(schemas.parse("m.java", json).toJson()).isEqualTo(json);
    }

    @Test
    void moreColumnsThanAClassCanHold() {
        String columns =
                IntStream.range(0, 4_097).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(","));

        assertThatThrownBy(() -> CompiledSchemas.generate("create json schema A(" + columns + ")"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith(
                        "test.epl:1:20: error: schema 'A' has 4097 columns; the limit of a Java class is 4096: nest schemas [SC062]\n");
    }

    @Test
    void moreComponentsThanARecordCanHave() {
        String most = IntStream.range(0, 254).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(","));
        String base = "create json schema Base(" + most + ", nothing null);";
        String wide = "create json schema Wide(one int) inherits Base;";
        String open = "@JsonSchema(dynamic=true) create json schema Open(" + most + ");";

        assertThat(CompiledSchemas.generate(ValueStyle.RECORD, base).sources()).hasSize(3);
        assertThat(CompiledSchemas.generate(base + wide + open).sources()).hasSize(9);
        assertThatThrownBy(() -> CompiledSchemas.generate(ValueStyle.RECORD, base + "\n" + wide))
                .isInstanceOf(SchemaException.class)
                .hasMessage("""
                        test.epl:2:20: error: schema 'Wide' would become a record of 255 components; the limit is 254: \
                        nest schemas, or choose the style 'bean', which has no such limit [SC064]
                          create json schema Wide(one int) inherits Base;
                                             ^^^^""");
        assertThatThrownBy(() -> CompiledSchemas.generate(ValueStyle.RECORD, open))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("test.epl:1:46: error: schema 'Open' would become a record of 255 components,"
                        + " one of them for undeclared members; the limit is 254: nest schemas,");
    }

    @Test
    void namesLongerThanAFileNameMayBe() {
        String name = "N".repeat(201);

        assertThatThrownBy(() -> CompiledSchemas.generate("create json schema " + name + "(a int)"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("test.epl:1:20: error: the schema needs a Java class name of 201"
                        + " characters; the limit is 200: choose a shorter name [SC062]\n");
    }

    @Test
    void columnNamesLongerThanAClassFileTakes() {
        String name = "n".repeat(20_001);

        assertThatThrownBy(() -> CompiledSchemas.generate("create json schema A(" + name + " int)"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("test.epl:1:22: error: the column needs a Java name of 20001"
                        + " characters; the limit is 20000: choose a shorter name [SC062]\n");
    }

    @Test
    void longestColumnNames() {
        String letters = "n".repeat(20_000);
        String others = "\u20ac".repeat(3_333);
        CompiledSchemas schemas = CompiledSchemas.of("create json schema A(" + letters + " int, `" + others + "` int)");

        String json = "{\"" + letters + "\":1,\"" + others + "\":2}";
        assertThat(schemas.parse("A", json).toJson()).isEqualTo(json);
    }

    private static void assertRefused(String text, String message) {
        assertRefused(new String[] {text}, message);
    }

    private static void assertRefused(String[] texts, String message) {
        assertThatThrownBy(() -> CompiledSchemas.generate(texts))
                .isInstanceOf(SchemaException.class)
                .hasMessage(message);
    }
}
