package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the names of types mean, beyond the scalars of {@link SchemaModelTest}. */
class TypesTest {
    private static ValueType type(String imports, String written) {
        SchemaSet schema = ModelText.load(imports + " create json schema A(a " + written + ")");
        return schema.types().get(0).columns().get(0).type();
    }

    @ParameterizedTest
    @DisplayName("parity 2.2: the types of java.util, java.net and java.time")
    @CsvSource({
        "UUID,UUID",
        "java.util.UUID,UUID",
        "java.net.URI,URI",
        "URI,URI",
        "URL,URL",
        "LocalDate,LOCAL_DATE",
        "java.time.LocalDate,LOCAL_DATE",
        "LocalTime,LOCAL_TIME",
        "LocalDateTime,LOCAL_DATE_TIME",
        "OffsetDateTime,OFFSET_DATE_TIME",
        "ZonedDateTime,ZONED_DATE_TIME",
        "Instant,INSTANT",
        "Duration,DURATION",
        "java.time.Duration,DURATION",
        "binary,BINARY",
        "BINARY,BINARY"
    })
    void linksScalarClasses(String written, ScalarType expected) {
        assertThat(type("import java.time.*; import java.net.URI; import java.net.URL;", written))
                .isEqualTo(expected);
        assertThat(type("import java.time.*; import java.net.*;", "`" + written + "`"))
                .isEqualTo(expected);
        assertThat(type("import java.time.*; import java.net.*;", written + "[][]"))
                .hasToString(expected + "[][]");
    }

    @ParameterizedTest
    @CsvSource({
        "any,Object",
        "bytes,binary",
        "date,java.time.LocalDate",
        "datetime,java.time.Instant",
        "DateTime,java.time.Instant",
        "decimal,BigDecimal",
        "number,double",
        "numeric,BigDecimal",
        "str,string",
        "text,string",
        "time,java.time.LocalTime",
        "timestamp,java.time.Instant"
    })
    void namesOfOtherLanguagesSuggestATypeThatCompiles(String written, String type) {
        assertThat(ModelText.errors("create json schema A(a " + written + ")"))
                .isEqualTo("a.epl:1:24: unknown type '" + written + "'; did you mean '" + type + "'?");
        assertThat(ModelText.errors("create json schema A(a " + type + ")")).isEmpty();
    }

    @ParameterizedTest
    @DisplayName("parity 1.1.6, 2.1.4: java.time and java.net need an import, java.util does not, and case counts")
    @CsvSource({
        "LocalDate,unknown type 'LocalDate'; 'import java.time.LocalDate;' makes it known",
        "URL,unknown type 'URL'; 'import java.net.URL;' makes it known",
        "uuid,unknown type 'uuid'; did you mean 'UUID'?",
        "map,unknown type 'map'; did you mean 'Map'?",
        "instant,unknown type 'instant'; did you mean 'java.time.Instant'?"
    })
    void classesNeedImportsAndTheirCase(String written, String message) {
        assertThat(ModelText.errors("create json schema A(a " + written + ")")).isEqualTo("a.epl:1:24: " + message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "List<int> | List<int>",
                "List | List<Object>",
                "List<?> | List<Object>",
                "java.util.List<string[]>[] | List<string[]>[]",
                "List<A> | List<A>",
                "List<List<Map>> | List<List<Map>>",
                "Map<String, int> | Map<String, int>",
                "Map<string, A[]> | Map<String, A[]>",
                "Map<?, List<int[primitive]>> | Map<String, List<int[primitive]>>",
                "Map<String, Map<String, Object>>[] | Map<String, Map>[]",
                "Object[] | Object[]",
                "null | null",
                "NULL | null",
                "RoundingMode[][] | java.math.RoundingMode[][]",
                "java.time.DayOfWeek | java.time.DayOfWeek"
            })
    void linksListsMapsAndNull(String written, String model) {
        assertThat(type("", written)).hasToString(model);
    }

    @Test
    @DisplayName("parity 1.5.3: a null column")
    void nullIsATypeOfItsOwn() {
        assertThat(type("", "null")).isEqualTo(UntypedType.NULL);
    }

    @Test
    void typesAreEqualWhenTheyMeanTheSame() {
        String columns = "a List<A>, b List<A>, c Map<String, int>, d Map<?, Integer>, e com.acme.Color,"
                + " f `com`.acme.Color, g com.acme.Shape, h com.acme.Shape, i List<int>";
        List<ValueType> types =
                ModelText.load("create json schema A(" + columns + ")").types().get(0).columns().stream()
                        .map(field -> field.type())
                        .toList();

        for (int i = 0; i < 8; i += 2) {
            assertThat(types.get(i)).isEqualTo(types.get(i + 1)).hasSameHashCodeAs(types.get(i + 1));
        }
        assertThat(types.get(0)).isInstanceOf(ListType.class).isNotEqualTo(types.get(8));
        assertThat(types.get(2)).isInstanceOf(MapType.class).isNotEqualTo(types.get(0));
    }

    @ParameterizedTest
    @DisplayName("parity 1.1.5: imports of classes, packages and nested classes")
    @CsvSource(
            delimiter = '|',
            value = {
                "import com.acme.Color; | Color | com.acme.Color",
                "import com.acme.*; | Color | com.acme.Color",
                " | com.acme.Color | com.acme.Color",
                "import com.acme.Outer; | Level | com.acme.Outer.Level",
                "import com.acme.Outer; | Outer.Level | com.acme.Outer.Level",
                "import com.acme.Outer; | Outer$Level | com.acme.Outer.Level",
                "import com.acme.*; | Outer.Level | com.acme.Outer.Level",
                "import com.acme.Outer.Level; | Level | com.acme.Outer.Level",
                "import com.acme.Outer$Level; | Level | com.acme.Outer.Level",
                " | com.acme.Outer$Level | com.acme.Outer.Level",
                "import nowhere.*; import com.acme.*; import java.nothing; | Color | com.acme.Color"
            })
    void importsFindClasses(String imports, String written, String className) {
        assertThat(type(imports == null ? "" : imports, written))
                .isInstanceOf(EnumType.class)
                .hasToString(className);
    }

    @Test
    void anEnumKnowsItsConstants() {
        EnumType color = (EnumType) type("", "com.acme.Color");

        assertThat(color.name()).isEqualTo("com.acme.Color");
        assertThat(color.constants()).containsExactly("RED", "GREEN", "BLUE");
    }

    @Test
    @DisplayName("parity 2.1.5 and design 4: schemas come before classes, and before our own type names")
    void schemasComeFirst() {
        assertThat(ModelText.of("import com.acme.*; create json schema Color(c Color, b binary, l List);"
                        + "create json schema binary(); create json schema List()"))
                .isEqualTo("Color(c Color, b binary, l List)\nbinary()\nList()");
        assertThat(type("", "binary")).isEqualTo(ScalarType.BINARY);
    }

    @Test
    @DisplayName("parity 2.2: application classes, nested and recursive")
    void linksApplicationClasses() {
        ClassType shape = (ClassType) type("import com.acme.*;", "Shape");

        assertThat(shape.className()).isEqualTo("com.acme.Shape");
        assertThat(shape.properties().stream()
                        .map(property -> property.access() + " " + property + " <- " + property.javaType())
                        .collect(Collectors.joining("\n")))
                .isEqualTo("""
                        FIELD points List<com.acme.Point> <- java.util.List<com.acme.Point>
                        FIELD parts com.acme.Shape[] <- com.acme.Shape[]
                        FIELD color com.acme.Color <- com.acme.Color
                        FIELD counts int[primitive][] <- int[][]
                        SETTER tags Map<String, string[]> <- java.util.Map<java.lang.String, java.lang.String[]>
                        SETTER extra Object <- java.lang.Object""");
        assertThat(((ArrayType) shape.properties().get(1).type()).element()).isSameAs(shape);
    }

    @Test
    @DisplayName("parity 2.3: adapters")
    void linksAdapters() {
        SchemaSet schema = ModelText.load("""
                import com.acme.*;
                @JsonSchemaField(name=a, adapter='com.acme.DateAdapter')
                @JsonSchemaField(name=b, adapter=TextAdapter)
                @JsonSchemaField(name=c, adapter='com.acme.IntsAdapter')
                @JsonSchemaField(name=d, adapter='MoneyAdapter')
                @JsonSchemaField(name=e, adapter='com.acme.NamesAdapter')
                @JsonSchemaField(name=e, adapter='never looked at')
                @JsonSchemaField(name=f, adapter='com.acme.IntAdapter')
                create json schema A(a Date, b string, c int[primitive], d com.acme.Money, e List<string>, f Integer);
                """);

        assertThat(schema.types().get(0).columns().stream()
                        .map(field -> (AdaptedType) field.type())
                        .map(type -> type.className() + " by " + type.adapterClassName()))
                .containsExactly(
                        "java.util.Date by com.acme.DateAdapter",
                        "java.lang.String by com.acme.TextAdapter",
                        "int[] by com.acme.IntsAdapter",
                        "com.acme.Money by com.acme.MoneyAdapter",
                        "java.util.List<java.lang.String> by com.acme.NamesAdapter",
                        "java.lang.Integer by com.acme.IntAdapter");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a..b", ".", "a.", "1a", "a-b", "a.b c", "a/b.C", "\0", "a\u200Cb", "😀", ""})
    void whatCannotBeAClassIsNeverLookedFor(String name) {
        JavaClasses strict = asked -> fail("asked for '" + asked + "'");
        List<SchemaSource> source = List.of(new SchemaSource("a", "create json schema A(a `" + name + "`)"));

        assertThatThrownBy(() -> SchemaLoader.load(source, strict, true))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("a:1:24: error: unknown type '");
    }

    @Test
    void withoutClassesOnlyTheBuiltInTypesAreKnown() {
        List<SchemaSource> source = List.of(new SchemaSource("a", "create json schema A(a UUID, b List<int>)"));

        assertThat(SchemaLoader.load(source).types()).hasSize(1);
        assertThat(SchemaLoader.load(source, JavaClasses.NONE, true).types()).hasSize(1);
        assertThat(JavaClasses.NONE.find("java.lang.String")).isEmpty();
    }

    @Test
    @DisplayName("parity 1.5.11: a map schema as a column type is an untyped map")
    void mapSchemasAreMaps() {
        SchemaSet schema = ModelText.load("""
                create schema M(a int, whatever java.util.Date);
                create map schema N(a int);
                @EventRepresentation(map) create schema O(a int) inherits M, N;
                create json schema A(m M, n N[], o Map<String, O>);
                """);

        assertThat(schema.types()).hasSize(1);
        assertThat(schema.types().get(0).columns()).hasToString("[m Map, n Map[], o Map<String, Map>]");
    }

    @Test
    void aMapSchemaWithoutAKindIsReportedOnceIfColumnsHaveItsType() {
        assertThat(ModelText.load("""
                create schema Line(id string);
                create map schema Chosen(id string);
                @EventRepresentation(map) create schema ChosenToo(id string);
                create schema Copied(id string);
                create json schema A(line Line, lines Line[], chosen Chosen, too ChosenToo) copyfrom Copied;
                """).warnings())
                .extracting(warning -> warning.location() + ": " + warning.message() + " [" + warning.code() + "]")
                .containsExactly(
                        "a.epl:1:1: no class is generated for schema 'Line': without 'json' it is a map schema,"
                                + " and columns of its type are a Map; did you mean 'create json'? [SC055]");
    }

    @Test
    void schemasReferToEachOtherThroughAnything() {
        SchemaSet schema = ModelText.load("create json schema A(b List<Map<String, B[]>>); create json schema B(a A)");

        ObjectType b = schema.types().get(1);
        ListType list = (ListType) schema.types().get(0).columns().get(0).type();
        ArrayType array = (ArrayType) ((MapType) list.element()).value();
        assertThat(array.element()).isSameAs(b);
    }
}
