package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.animals.Animal;
import dev.schemac.golden.animals.Dog;
import dev.schemac.golden.animals.Kennel;
import dev.schemac.golden.dynamic.Alarm;
import dev.schemac.golden.dynamic.Anything;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.EventParser;
import dev.schemac.golden.pets.Pet;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Schemas that inherit columns, within a package and across, and schemas that keep undeclared members. */
class InheritanceTest {

    private static final String PET =
            "{\"name\":\"Rex\",\"legs\":4,\"tricks\":[\"sit\"],\"age\":3,\"owner\":\"Ann\",\"chip\":99}";

    @Test
    void aPackageInBetweenHidesFields() {
        CompiledSchemas schemas = CompiledSchemas.of(
                "module a; create json schema A(p int, q string); create json schema C(r int) inherits B",
                "module b; create json schema B(s int) inherits A");

        String json = "{\"p\":1,\"q\":\"x\",\"s\":2,\"r\":3}";
        assertThat(schemas.parse("a.C", json).toJson()).isEqualTo(json);
    }

    @Test
    @DisplayName("parity 3.8 row 93: the columns of the farthest ancestor come first")
    void ancestorsComeFirst() {
        assertThat(Pet.parse(PET).asMap()).containsOnlyKeys("name", "legs", "tricks", "age", "owner", "chip");
        assertThat(Pet.parse(PET).asMap().keySet()).containsExactly("name", "legs", "tricks", "age", "owner", "chip");
        assertThat(Pet.parse(PET).toJson()).isEqualTo(PET);
    }

    @Test
    @DisplayName("parity 3.8 row 94: the value class extends the parent's")
    void valueClassExtendsTheParents() {
        Animal animal = Pet.parse(PET);

        assertThat(animal).isInstanceOf(Dog.class);
        assertThat(animal.getName()).isEqualTo("Rex");
        assertThat(animal.toJson()).isEqualTo(PET);
    }

    @Test
    void anyOrder() {
        String shuffled =
                "{\"chip\":99,\"age\":3,\"x\":[],\"name\":\"Rex\",\"owner\":\"Ann\",\"tricks\":[\"sit\"],\"legs\":4}";

        assertThat(Pet.parse(shuffled)).isEqualTo(Pet.parse(PET)).hasSameHashCodeAs(Pet.parse(PET));
    }

    @Test
    void presenceOfEachLevelIsItsOwn() {
        Pet pet = Pet.parse("{\"legs\":0,\"chip\":0}");

        assertThat(pet.hasLegs()).isTrue();
        assertThat(pet.hasAge()).isFalse();
        assertThat(pet.hasChip()).isTrue();
        pet.clearLegs();
        pet.setAge(0);
        assertThat(pet.toJson()).isEqualTo("{\"age\":0,\"chip\":0}");
        assertThat(Pet.parse("{\"age\":null,\"legs\":null}").toJson()).isEqualTo("{}");
    }

    @Test
    void equalsLooksAtEveryLevelAndIsSymmetric() {
        Animal animal = Animal.parse("{\"name\":\"Rex\",\"legs\":4}");
        Dog dog = Dog.parse("{\"name\":\"Rex\",\"legs\":4}");

        assertThat(animal).isNotEqualTo(dog);
        assertThat(dog).isNotEqualTo(animal).isEqualTo(Dog.parse(dog.toJson()));
        dog.setLegs(3);
        assertThat(dog).isNotEqualTo(Dog.parse("{\"name\":\"Rex\",\"legs\":4}"));
    }

    @Test
    void columnOfAParentHoldsParents() {
        Kennel kennel = Kennel.parse("{\"first\":{\"name\":\"a\",\"age\":1},\"dogs\":[{\"name\":\"b\",\"age\":1}]}");

        assertThat(kennel.toJson()).isEqualTo("{\"first\":{\"name\":\"a\"},\"dogs\":[{\"name\":\"b\",\"age\":1}]}");
    }

    @ParameterizedTest
    @EnumSource
    void wideChildOfWideParent(ValueStyle style) {
        String parent = columns(0, 100);
        String child = columns(100, 200);
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "module a; @public create json schema A(" + parent + ")",
                "module b; uses a; create json schema B(" + child + ") inherits A");
        String json =
                IntStream.range(0, 200).mapToObj(i -> "\"c" + i + "\":" + i).collect(Collectors.joining(",", "{", "}"));
        String backwards = IntStream.range(0, 200)
                .mapToObj(i -> "\"c" + (199 - i) + "\":" + (199 - i))
                .collect(Collectors.joining(",", "{", "}"));

        JsonEvent event = schemas.parse("b.B", json);
        assertThat(event.toJson()).isEqualTo(json);
        assertThat(event).isEqualTo(schemas.parse("b.B", backwards));
        assertThat(event.asMap()).hasSize(200).containsEntry("c150", 150);
    }

    @ParameterizedTest
    @EnumSource
    void namesOfAccessorsStayApart(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "module m; create json schema P(Abc int, CParser int, undeclared int);"
                        + "@JsonSchema(dynamic=true) create json schema C(abc string, presence_1 int) inherits P;");
        String json = "{\"Abc\":1,\"CParser\":2,\"undeclared\":3,\"abc\":\"x\",\"presence_1\":4,\"keep\":5}";

        assertThat(schemas.parse("m.C", json).toJson()).isEqualTo(json);
    }

    @Test
    @DisplayName(
            "parity 3.6 row 75: undeclared members are kept in the order in which they came, after the declared ones")
    void undeclaredMembersAreKept() {
        Event event = Event.parse("{\"z\":1,\"kind\":\"x\",\"y\":[2,{\"a\":null}]}");

        assertThat(event.toJson()).isEqualTo("{\"kind\":\"x\",\"z\":1,\"y\":[2,{\"a\":null}]}");
        assertThat(event.asMap().keySet()).containsExactly("kind", "at", "z", "y");
        assertThat(event.undeclaredMembers().keySet()).containsExactly("z", "y");
        assertThat(event).isEqualTo(Event.parse(event.toJson())).hasSameHashCodeAs(Event.parse(event.toJson()));
        assertThat(event).isNotEqualTo(Event.parse("{\"kind\":\"x\",\"z\":1}"));
    }

    @Test
    @DisplayName("parity 3.6 row 76: an undeclared null is kept as a key with null")
    void undeclaredNullIsKept() {
        assertThat(Event.parse("{\"q\":null}").asMap()).containsEntry("q", null);
        assertThat(Event.parse("{\"q\":null}").toJson()).isEqualTo("{\"q\":null}");
    }

    @Test
    @DisplayName("parity 3.6 row 77: of undeclared duplicates the last value counts, at the place of the first")
    void undeclaredDuplicate() {
        String json = "{\"z\":1,\"y\":2,\"z\":3}";
        assertThat(EventParser.INSTANCE.parse(json, JsonOptions.ESPER).toJson()).isEqualTo("{\"z\":3,\"y\":2}");
    }

    @Test
    @DisplayName("parity 3.6 rows 79 and 81: the child of a dynamic parent is dynamic, and declared wins (L4)")
    void childOfDynamicParent() {
        Alarm alarm = Alarm.parse("{\"level\":7,\"n\":1,\"kind\":\"k\",\"at\":5}");

        assertThat(alarm.toJson()).isEqualTo("{\"kind\":\"k\",\"at\":5,\"level\":7,\"n\":1}");
        assertThat(alarm.asMap().keySet()).containsExactly("kind", "at", "level", "n");
    }

    @ParameterizedTest
    @EnumSource
    void dynamicParentInAnotherPackage(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "module a; @public @JsonSchema(dynamic=true) create json schema A(p int)",
                "module b; uses a; create json schema B(c int) inherits A");

        JsonEvent event = schemas.parse("b.B", "{\"n\":1,\"c\":2,\"p\":3}");
        assertThat(event.toJson()).isEqualTo("{\"p\":3,\"c\":2,\"n\":1}");
        assertThat(event.asMap().keySet()).containsExactly("p", "c", "n");
    }

    @ParameterizedTest
    @EnumSource
    void undeclaredMembersCanHaveTheNameOfARenamedColumn(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "@JsonSchema(dynamic=true) create json schema Base(@Name('total') @Column(alias='sum') count int, Map int);"
                        + "@JsonSchema(dynamic=true) create json schema Page(@Name('text') title string, part Base)"
                        + " inherits Base");
        String json = "{\"total\":1,\"text\":\"t\",\"part\":{\"sum\":2,\"count\":[3]},\"title\":4,\"count\":\"c\"}";

        JsonEvent page = schemas.parse("Page", json);
        assertThat(page.asMap())
                .hasToString("{total=1, Map=null, text=t, part={\"total\":2,\"count\":[3]}, title=4, count=c}")
                .hasSize(6);
        assertThat(page.get("total")).isEqualTo(1);
        assertThat(page.get("count")).isEqualTo("c");
        assertThat(page.get("title")).isEqualTo(4);
        assertThat(page.get("part.total")).isEqualTo(2);
        assertThat(page.get("part.count[0]")).isEqualTo(3);
        assertThat(page.get("part.sum")).isNull();
        assertThat(page.toJson()).isEqualTo(json.replace("sum", "total"));
        assertThat(schemas.parse("Base", "{\"count\":5}").asMap()).hasToString("{total=null, Map=null, count=5}");
    }

    @ParameterizedTest
    @EnumSource
    void theMapHasSwappedJsonNames(ValueStyle style) {
        CompiledSchemas schemas =
                CompiledSchemas.of(style, "create json schema A(@Name('b') a string, @Name('a') b int)");

        JsonEvent event = schemas.parse("A", "{\"a\":1,\"b\":\"x\"}");
        assertThat(event.asMap()).hasToString("{b=x, a=1}");
        assertThat(event.get("a")).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    @DisplayName("parity 3.6 row 83: a null column of a dynamic schema is written once")
    void dynamicWithNullColumn(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(style, "@JsonSchema(dynamic=true) create json schema A(nn null)");

        assertThat(schemas.parser("A").parse("{\"nn\":5}").toJson(JsonOptions.ESPER))
                .isEqualTo("{\"nn\":null}");
    }

    @Test
    void dynamicWithoutColumns() {
        String json = "{\"a\":1,\"b\":{\"c\":[]}}";

        assertThat(Anything.parse(json).toJson()).isEqualTo(json);
        assertThat(Anything.parse("{}").toJson()).isEqualTo("{}");
    }

    @ParameterizedTest
    @EnumSource
    void wideDynamic(ValueStyle style) {
        CompiledSchemas schemas =
                CompiledSchemas.of(style, "@JsonSchema(dynamic=true) create json schema A(" + columns(0, 70) + ")");

        assertThat(schemas.parse("A", "{\"x\":1,\"c69\":2,\"y\":3,\"c0\":4}").toJson())
                .isEqualTo("{\"c0\":4,\"c69\":2,\"x\":1,\"y\":3}");
    }

    private static String columns(int from, int to) {
        return IntStream.range(from, to).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(", "));
    }
}
