package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.ArrayType;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Schema text in, linked model out. What is refused is in {@link SchemaErrorsTest}. */
class SchemaModelTest {
    @Test
    void linksTheUsersSample() {
        assertThat(ModelText.of("""
                        module com.acme.users;

                        @public @buseventtype
                        create json schema Friend(id string, name string);
                        create json schema User(_id string, index int, guid string, isActive bool, balance string,
                            age int, eyeColor string, latitude double, longitude double, tags string[], friends Friend[]);
                        create json schema Users(users User[]);
                        """)).isEqualTo("""
                        com.acme.users:Friend(id string, name string)
                        com.acme.users:User(_id string, index int, guid string, isActive boolean, balance string, \
                        age int, eyeColor string, latitude double, longitude double, tags string[], friends Friend[])
                        com.acme.users:Users(users User[])""");
    }

    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of("", ""),
                Arguments.of(" \t\r\n\f", ""),
                Arguments.of(";;;", ""),
                Arguments.of("// nothing\n/* at all */", ""),
                Arguments.of("\uFEFFcreate json schema A()", "A()"),
                Arguments.of("create json schema A();", "A()"),
                Arguments.of("create json schema A(a int)", "A(a int)"),
                Arguments.of(";;create json schema A(a int);;", "A(a int)"),
                Arguments.of("create json schema A as (a int)", "A(a int)"),
                Arguments.of("CREATE JSON SCHEMA A AS (a INT)", "A(a int)"),
                Arguments.of("Create Json Schema A (a Int, A inT)", "A(a int, A int)"),
                Arguments.of("@EventRepresentation(json) create schema A(a int)", "A(a int)"),
                Arguments.of("@eventrepresentation('JSON') create schema A(a int)", "A(a int)"),
                Arguments.of("@EventRepresentation(avro) create json schema A(a int)", "A(a int)"),
                Arguments.of("module a.b; create json schema A(a int)", "a.b:A(a int)"),
                Arguments.of("MODULE a.schema.create; create json schema A()", "a.schema.create:A()"),
                Arguments.of("module a; uses b.c; import java.util.*; import x.Y; create json schema A()", "a:A()"),
                Arguments.of("create json schema A(a B);create json schema B(a int)", "A(a B)\nB(a int)"),
                Arguments.of("create json schema A(a A, b A[][])", "A(a A, b A[][])"),
                Arguments.of("create json schema A(b B[]);create json schema B(a A)", "A(b B[])\nB(a A)"),
                Arguments.of("create json schema A(a int);create json schema a(a A, b a)", "A(a int)\na(a A, b a)"),
                Arguments.of("create json schema A(a.b.c int, `a.b` int)", "A(a.b.c int, a.b int)"),
                Arguments.of(
                        "create json schema A(`` int, `p q` int, `é\uD83D\uDE00` int)",
                        "A( int, p q int, é\uD83D\uDE00 int)"),
                Arguments.of("create json schema A(`a\\n` int, `a\\.b` int)", "A(a\\n int, a.b int)"),
                Arguments.of("create json schema A(`x;y` int, `it's` `int`, `//` int)", "A(x;y int, it's int, // int)"),
                Arguments.of("create json schema `A B`(a `A B`)", "A B(a A B)"),
                Arguments.of("create json schema A(a `java`.`util`.Map)", "A(a Map)"),
                Arguments.of("create/**/json//\nschema/* ; ' */A(a/*/ **/int/***/)", "A(a int)"),
                Arguments.of(
                        "create json schema A(currency Currency); create json schema Currency(code string)",
                        "A(currency Currency)\nCurrency(code string)"),
                Arguments.of(
                        "create json schema A(m Map, o Object); create json schema Map(); create json schema Object()",
                        "A(m Map, o Object)\nMap()\nObject()"),
                Arguments.of("@Description('one') create json schema A()", "A() \"one\""),
                Arguments.of("@DESCRIPTION(value=\"one\") create json schema A()", "A() \"one\""),
                Arguments.of("@description(one) @description('two') create json schema A()", "A() \"one\""),
                Arguments.of(
                        "@Description('q\\nr \\u0041\\'\\\\ \\u12') create json schema A()", "A() \"qnr A'\\ u12\""),
                Arguments.of("@Description('a\n;b') create json schema A()", "A() \"a\n;b\""));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void linksShapes(String text, String model) {
        assertThat(ModelText.of(text)).isEqualTo(model);
    }

    @ParameterizedTest
    @CsvSource({
        "string,STRING",
        "String,STRING",
        "varchar,STRING",
        "VARCHAR2,STRING",
        "java.lang.String,STRING",
        "char,CHAR",
        "Character,CHAR",
        "java.lang.Character,CHAR",
        "bool,BOOLEAN",
        "BOOLEAN,BOOLEAN",
        "java.lang.Boolean,BOOLEAN",
        "byte,BYTE",
        "Byte,BYTE",
        "java.lang.Byte,BYTE",
        "short,SHORT",
        "java.lang.Short,SHORT",
        "int,INT",
        "integer,INT",
        "Integer,INT",
        "java.lang.Integer,INT",
        "long,LONG",
        "Long,LONG",
        "java.lang.Long,LONG",
        "float,FLOAT",
        "java.lang.Float,FLOAT",
        "double,DOUBLE",
        "java.lang.Double,DOUBLE",
        "biginteger,BIG_INTEGER",
        "BigInteger,BIG_INTEGER",
        "BIGINTEGER,BIG_INTEGER",
        "java.math.BigInteger,BIG_INTEGER",
        "bigdecimal,BIG_DECIMAL",
        "BigDecimal,BIG_DECIMAL",
        "bigDecimal,BIG_DECIMAL",
        "java.math.BigDecimal,BIG_DECIMAL"
    })
    void linksScalarNames(String name, ScalarType type) {
        SchemaSet schema = ModelText.load("create json schema A(a " + name + ", b " + name + "[][][])");

        assertThat(schema.types().get(0).columns().get(0).type()).isEqualTo(type);
        assertThat(schema.types().get(0).columns().get(1).type()).hasToString(type + "[][][]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Map",
                "java.util.Map",
                "Map<String,Object>",
                "Map<?,?>",
                "Map<String, ?>",
                "Map<java.lang.String,java.lang.Object>"
            })
    void linksUntypedMaps(String type) {
        assertThat(ModelText.of("create json schema A(a " + type + ", b " + type + "[])"))
                .isEqualTo("A(a Map, b Map[])");
    }

    @Test
    void linksUntypedValues() {
        assertThat(ModelText.of("create json schema A(a Object, b java.lang.Object, c Object[][])"))
                .isEqualTo("A(a Object, b Object, c Object[][])");
    }

    @ParameterizedTest
    @ValueSource(strings = {"boolean", "char", "double", "float", "byte", "short", "int", "long", "INT"})
    void linksPrimitiveArrays(String name) {
        SchemaSet schema =
                ModelText.load("create json schema A(a " + name + "[Primitive], b " + name + "[primitive][])");

        ArrayType flat = (ArrayType) schema.types().get(0).columns().get(0).type();
        ArrayType nested = (ArrayType) schema.types().get(0).columns().get(1).type();
        assertThat(flat.primitive()).isTrue();
        assertThat(flat.element()).isInstanceOf(ScalarType.class);
        assertThat(nested.primitive()).isFalse();
        assertThat(nested.element()).isEqualTo(flat);
    }

    @Test
    void aPrimitiveArrayOfStringsIsAnArrayOfStrings() {
        assertThat(ModelText.of("create json schema A(a string[primitive])")).isEqualTo("A(a string[])");
    }

    @Test
    void anImportChoosesTheClass() {
        assertThat(ModelText.of("import java.math.BigDecimal; create json schema A(a BigDecimal)"))
                .isEqualTo("A(a bigdecimal)");
        assertThat(ModelText.errors("import com.acme.BigDecimal; create json schema A(a BigDecimal, b bigdecimal)"))
                .isEqualTo("a.epl:1:52: class 'com.acme.BigDecimal' was not found");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "@name('x')",
                "@Name(x)",
                "@tag(name='a', value='b')",
                "@public",
                "@Protected()",
                "@PRIVATE",
                "@public @buseventtype",
                "@hint('x')",
                "@audit",
                "@Audit('stream, view')",
                "@priority(10)",
                "@priority(-1)",
                "@nolock",
                "@drop",
                "@hook(type=HookType.SQLCOL, hook='x')",
                "@iterableunbound",
                "@name('a') @name('b') @public @public()"
            })
    void metadataHasNoEffect(String annotations) {
        assertThat(ModelText.of(annotations + " create json schema A(a int)")).isEqualTo("A(a int)");
    }

    @Test
    void locatesSchemasAndColumnsAtTheirNames() {
        ObjectType type = ModelText.load("// x\r\ncreate json schema Abc(\r\tdef int,\n  `g h` string)")
                .types()
                .get(0);

        assertThat(type.location()).isEqualTo(new SourceLocation("a.epl", 2, 20, 3));
        assertThat(type.columns().get(0).location()).isEqualTo(new SourceLocation("a.epl", 3, 2, 3));
        assertThat(type.columns().get(1).location()).isEqualTo(new SourceLocation("a.epl", 4, 3, 5));
    }

    @Test
    void arrayTypesAreEqualWhenTheyMeanTheSame() {
        ObjectType type = ModelText.load("create json schema A(a A[], b A[], c int[], d int[primitive])")
                .types()
                .get(0);

        assertThat(type.columns().get(0).type())
                .isEqualTo(type.columns().get(1).type())
                .hasSameHashCodeAs(type.columns().get(1).type());
        assertThat(type.columns().get(2).type())
                .isNotEqualTo(type.columns().get(3).type());
        assertThat(((ArrayType) type.columns().get(0).type()).element()).isSameAs(type);
    }
}
