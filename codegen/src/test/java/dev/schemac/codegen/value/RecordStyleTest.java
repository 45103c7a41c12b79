package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.records.dynamic.Event;
import dev.schemac.golden.records.required.Reading;
import dev.schemac.golden.records.required.ReadingParser;
import dev.schemac.golden.records.rules.Parcel;
import dev.schemac.golden.records.users.Friend;
import dev.schemac.golden.records.users.User;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** What a record is to the program that holds one; what it has in common with beans is in {@link BothStylesTest}. */
class RecordStyleTest {

    private static final ObjectParser<JsonEvent> BASKETS =
            TestSchemas.records("Collections").parser("collections.Basket");
    private static final ObjectParser<JsonEvent> CONTACTS =
            TestSchemas.records("Members").parser("members.Contact");
    private static final CompiledSchemas ANIMALS = TestSchemas.records("Animals", "Pets");
    private static final CompiledSchemas DYNAMIC = TestSchemas.records("Dynamic");

    @Test
    void componentsAreTheColumnsInOrder() {
        assertThat(Stream.of(Friend.class.getRecordComponents()).map(RecordComponent::toString))
                .containsExactly("java.lang.String id", "java.lang.String name");
        assertThat(Stream.of(TestSchemas.records("Scalars")
                                .type("scalars.Scalars")
                                .getRecordComponents())
                        .map(RecordComponent::getType))
                .contains(Integer.class, Long.class, Character.class, Boolean.class, Double.class)
                .noneMatch(Class::isPrimitive);
    }

    @Test
    void accessorsReturnWhatWasParsedOrNull() {
        User user = User.parse("{\"index\":7,\"tags\":[\"a\"],\"friends\":[{\"id\":\"1\"}],\"latitude\":0}");

        assertThat(user.index()).isEqualTo(7);
        assertThat(user.latitude()).isZero();
        assertThat(user.longitude()).isNull();
        assertThat(user.age()).isNull();
        assertThat(user.tags()).containsExactly("a");
        assertThat(user.friends()).containsExactly(new Friend("1", null));
        assertThat(user.asMap()).containsEntry("index", 7).containsEntry("age", null);
    }

    @Test
    void builderSetsAndClears() {
        User user = User.builder().index(0).name("Ann").tags(List.of("a")).build();

        assertThat(user.toJson()).isEqualTo("{\"index\":0,\"name\":\"Ann\",\"tags\":[\"a\"]}");
        assertThat(User.builder().build().toJson()).isEqualTo("{}");
        User older = user.toBuilder().age(8).index(null).build();
        assertThat(older.toJson()).isEqualTo("{\"age\":8,\"name\":\"Ann\",\"tags\":[\"a\"]}");
        assertThat(user.toJson()).isEqualTo("{\"index\":0,\"name\":\"Ann\",\"tags\":[\"a\"]}");
    }

    @Test
    void toBuilderHasEveryColumn() {
        User user = new User(
                "0",
                1,
                "2",
                "3",
                "4",
                "5",
                6,
                "7",
                "8",
                "9",
                "10",
                "11",
                "12",
                "13",
                "14",
                "15",
                16.0,
                17.0,
                List.of("18"),
                List.of(new Friend("19", "20")),
                "21",
                "22");

        assertThat(user.toBuilder().build()).isEqualTo(user).isNotSameAs(user).hasSameHashCodeAs(user);
        assertThat(User.parse(user.toJsonBytes())).isEqualTo(user);
    }

    @Test
    void builderCanBeUsedFurther() {
        Event.Builder builder = Event.builder().kind("a").undeclaredMember("x", 1);
        Event first = builder.build();
        Event second = builder.kind("b").undeclaredMember("y", 2).build();

        assertThat(first.toJson()).isEqualTo("{\"kind\":\"a\",\"x\":1}");
        assertThat(second.toJson()).isEqualTo("{\"kind\":\"b\",\"x\":1,\"y\":2}");
    }

    @Test
    void listsAreCopied() {
        List<String> tags = new ArrayList<>(List.of("a"));
        User user = User.builder().tags(tags).build();

        tags.set(0, "b");
        assertThat(user.tags()).containsExactly("a");
        assertThat(user)
                .isEqualTo(User.parse("{\"tags\":[\"a\"]}"))
                .hasSameHashCodeAs(User.parse("{\"tags\":[\"a\"]}"));
        assertThat(user).isNotEqualTo(User.parse("{\"tags\":[\"b\"]}")).isNotEqualTo(null);
        assertThatThrownBy(() -> user.tags().set(0, "b")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void arraysAreEqualByContentAndNotCopied() {
        Object[] parts = {"a"};
        JsonEvent basket = Reflected.build(Reflected.builder(BASKETS.eventType().type()), "parts", parts);

        assertThat(basket.get("parts")).isSameAs(parts);
        assertThat(basket)
                .isEqualTo(BASKETS.parse("{\"parts\":[\"a\"]}"))
                .hasSameHashCodeAs(BASKETS.parse("{\"parts\":[\"a\"]}"));
        assertThat(basket).isNotEqualTo(BASKETS.parse("{\"parts\":[\"b\"]}")).isNotEqualTo(null);
        parts[0] = "b";
        assertThat(basket).isEqualTo(BASKETS.parse("{\"parts\":[\"b\"]}"));
    }

    @Test
    void untypedValuesAreEqualByContent() {
        String json = "{\"parts\":[1,[2,{\"k\":[null]}]],\"groups\":{\"g\":[{\"sizes\":[[1]]}]}}";

        assertThat(BASKETS.parse(json)).isEqualTo(BASKETS.parse(json)).hasSameHashCodeAs(BASKETS.parse(json));
        assertThat(BASKETS.parse(json)).isNotEqualTo(BASKETS.parse(json.replace("[null]", "[1]")));
        assertThat(BASKETS.parse(json)).isNotEqualTo(BASKETS.parse(json.replace("[[1]]", "[[2]]")));
    }

    @Test
    void floatingPointNumbersAreEqualAsTheirBoxes() {
        User zero = User.builder().latitude(0.0).build();
        User nan = User.builder().latitude(Double.NaN).build();

        assertThat(zero).isNotEqualTo(User.builder().latitude(-0.0).build());
        assertThat(nan).isEqualTo(User.builder().latitude(Double.NaN).build());
        assertThat(nan).hasToString("{\"latitude\":NaN}");
    }

    @Test
    void textIsCompactJson() {
        assertThat(new Friend("1", "a\"b")).hasToString("{\"id\":\"1\",\"name\":\"a\\\"b\"}");
    }

    @Test
    void theMapCannotBeChanged() {
        Map<String, Object> map = new Friend("1", null).asMap();

        assertThat(map.toString()).isEqualTo("{id=1, name=null}");
        assertThatThrownBy(() -> map.put("id", "2")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void undeclaredMembersAreCopied() {
        Map<String, Object> members = new LinkedHashMap<>();
        members.put("z", null);
        members.put("y", new Object[] {1});
        Event event = new Event("k", 1L, members);
        members.put("x", 3);

        assertThat(event.toJson()).isEqualTo("{\"kind\":\"k\",\"at\":1,\"z\":null,\"y\":[1]}");
        assertThat(event).isEqualTo(Event.parse(event.toJson())).hasSameHashCodeAs(Event.parse(event.toJson()));
        assertThat(event.undeclaredMembers().keySet()).containsExactly("z", "y");
        assertThatThrownBy(() -> event.undeclaredMembers().clear()).isInstanceOf(UnsupportedOperationException.class);
        assertThat(new Event("k", 1L, null)).isEqualTo(Event.parse("{\"kind\":\"k\",\"at\":1}"));
        assertThat(Reflected.call(DYNAMIC.parse("dynamic.Anything", "{}"), "undeclaredMembers"))
                .isEqualTo(Map.of());
    }

    @Test
    void aChildHasTheColumnsOfItsAncestorsAndIsNoneOfThem() {
        Class<?> dogs = ANIMALS.type("animals.Dog");
        JsonEvent pet = Reflected.record(ANIMALS.type("pets.Pet"), "Rex", 4, List.of("sit"), 3, "Ann", 99L);

        assertThat(pet.toJson())
                .isEqualTo(
                        "{\"name\":\"Rex\",\"legs\":4,\"tricks\":[\"sit\"],\"age\":3,\"owner\":\"Ann\",\"chip\":99}");
        assertThat(ANIMALS.parse("pets.Pet", pet.toJson())).isEqualTo(pet).isNotInstanceOf(dogs);
        assertThat(Reflected.record(DYNAMIC.type("dynamic.Alarm"), "k", 5L, 7, Map.of("n", 1))
                        .toJson())
                .isEqualTo("{\"kind\":\"k\",\"at\":5,\"level\":7,\"n\":1}");
        JsonEvent kennel = ANIMALS.parse(
                "animals.Kennel", "{\"first\":{\"name\":\"a\",\"age\":1},\"dogs\":[{\"name\":\"b\",\"age\":1}]}");
        assertThat(kennel.get("first")).isEqualTo(Reflected.record(ANIMALS.type("animals.Animal"), "a", null));
        assertThat(kennel.get("dogs")).isEqualTo(List.of(Reflected.record(dogs, "b", null, null, 1)));
    }

    @Test
    void buildersBeginWithDefaultsUnlikeConstructors() {
        assertThat(CONTACTS.parse("{\"contact_id\":\"a\"}")).isEqualTo(contact("a", null, 1, "en", null));
        JsonEvent contact =
                Reflected.build(Reflected.builder(CONTACTS.eventType().type()), "id", "a");
        assertThat(contact).isEqualTo(contact("a", null, 1, "en", null));
        assertThat(Reflected.call(contact, "legacy")).isNull();
        assertThat(contact.toJson(JsonOptions.ESPER)).endsWith(",\"legacy\":null}");
    }

    private static JsonEvent contact(Object... components) {
        return Reflected.record(CONTACTS.eventType().type(), components);
    }

    @Test
    void copiesReplaceOneColumn() {
        User user = User.parse("{\"_id\":\"a\",\"index\":1,\"tags\":[\"x\"]}");
        User other = user.withIndex(2).withTags(null);
        assertThat(other.toJson()).isEqualTo("{\"_id\":\"a\",\"index\":2}");
        assertThat(user.index()).isEqualTo(1);
        assertThat(user.withIndex(1)).isEqualTo(user);
    }

    @Test
    void copiesAreChecked() {
        Parcel parcel = Parcel.parse("{\"quantity\":1}");
        assertThatThrownBy(() -> parcel.withQuantity(0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'quantity': expected a number of at least 1 and at most 1000");
        Reading reading = Reading.parse(
                "{\"sensor\":\"s\",\"at\":1,\"value\":0,\"valid\":false,\"samples\":null,\"version\":2,\"presence\":\"x\"}");
        assertThatThrownBy(() -> reading.withSensor(null))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'sensor' must have a value but has none");
    }

    /** The Java names of {@code a} and {@code A} differ in {@code with...} as they do in setters of beans. */
    @Test
    void copiesHaveUniqueNames() {
        JsonEvent event = CompiledSchemas.of(
                        ValueStyle.RECORD,
                        "create json schema T(total int, Total int, `with` int, withTotal int, class int, `` int);")
                .parse("T", "{}");
        assertThat(Stream.of(event.getClass().getMethods())
                        .filter(method -> method.getReturnType() == event.getClass() && method.getParameterCount() == 1)
                        .filter(method -> method.getParameterTypes()[0] == Integer.class)
                        .map(Method::getName))
                .containsExactlyInAnyOrder(
                        "withTotal", "with$Total", "withWith", "withWithTotal", "withClass$", "with$");
        assertThat(((JsonEvent) Reflected.call(Reflected.call(event, "with$Total", 1), "withTotal", 2)).toJson())
                .isEqualTo("{\"total\":2,\"Total\":1}");
    }

    @Test
    void columnsThatMustHaveAValueAreDemandedByTheBuilder() {
        Object contact = Reflected.builder(CONTACTS.eventType().type());
        ThrowingCallable build = () -> Reflected.call(contact, "build");
        assertNotBuilt(build, "contact_id");
        Reflected.call(contact, "id", "a");
        Reflected.call(contact, "language", (Object) null);
        assertNotBuilt(build, "language");
        Reflected.call(contact, "id", (Object) null);
        Reflected.call(contact, "language", "en");
        assertNotBuilt(build, "contact_id");
        assertThat(Reflected.build(contact, "id", "a")).isEqualTo(contact("a", null, 1, "en", null));
        assertThatThrownBy(() -> contact(null, null, null, "en", null).toJson())
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("required column has no value at $.contact_id");
    }

    @Test
    void requiredColumnsThatAreNotNullArePrimitive() {
        assertThat(Stream.of(Reading.class.getRecordComponents()).map(RecordComponent::toString))
                .containsExactly(
                        "java.lang.String sensor",
                        "long at",
                        "double value",
                        "boolean valid",
                        "java.lang.Integer samples",
                        "int version",
                        "char presence",
                        "java.lang.Short channel",
                        "java.util.Optional note");
        String json = "{\"sensor\":\"s\",\"at\":-1,\"value\":0.0,\"valid\":false,\"samples\":null,\"version\":2,"
                + "\"presence\":\"x\"}";
        Reading reading = Reading.parse(json);
        assertThat(reading).isEqualTo(new Reading("s", -1, 0, false, null, 2, 'x', null, null));
        assertThat(reading.toJson()).isEqualTo(json);
        assertThat(Reading.parse("{\"presence\":\"x\", \"version\":2,\"samples\":null,\"valid\":false,"
                        + "\"value\":0,\"at\":-1,\"sensor\":\"s\"}"))
                .isEqualTo(reading)
                .hasSameHashCodeAs(reading);
        assertThat(reading.asMap()).containsEntry("at", -1L).containsEntry("channel", null);
        assertThat(reading.get("value")).isEqualTo(0.0);
        assertThat(ReadingParser.INSTANCE.eventType().columns().get(1).type()).isEqualTo(Scalar.LONG);
        assertThat(reading).isNotEqualTo(reading.toBuilder().value(-0.0).build());
        assertThat(reading.toBuilder().build()).isEqualTo(reading);
    }

    @Test
    void nullAndMissingPrimitivesAreRefused() {
        String json =
                "{\"sensor\":\"s\",\"at\":1,\"value\":2,\"valid\":true,\"samples\":3,\"version\":2,\"presence\":\"x\"}";
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThatThrownBy(() -> Reading.parse(json.replace("\"at\":1,", ""), options))
                    .hasMessageStartingWith("required member is missing at $.at ");
            assertThatThrownBy(() -> Reading.parse(json.replace("\"at\":1,", "\"at\":null,"), options))
                    .hasMessage("expected long but found null at $.at (line 1, column 20)");
            assertThatThrownBy(() -> Reading.parse(json.replace("\"at\":1,", "\"at\" : null,"), options))
                    .hasMessage("expected long but found null at $.at (line 1, column 22)");
        }
    }

    @Test
    void buildersKnowWhichPrimitivesHaveBeenSet() {
        Reading.Builder builder = Reading.builder().sensor("s").value(1);
        assertNotBuilt(builder::build, "at");
        builder.at(0);
        assertNotBuilt(builder::build, "valid");
        builder.valid(false);
        assertNotBuilt(builder::build, "presence");
        assertThat(builder.presence('p').build()).isEqualTo(new Reading("s", 0, 1, false, null, 2, 'p', null, null));
    }

    private static void assertNotBuilt(ThrowingCallable build, String column) {
        assertThatThrownBy(build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column '" + column + "' must have a value but has none");
    }

    @Test
    void primitivesOfWideRecordsAndOfUnions() {
        StringBuilder columns = new StringBuilder();
        StringBuilder options = new StringBuilder();
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < 126; i++) {
            options.append("@Column(name=c" + i + ", required=true, nullable=false) ");
            columns.append(i == 0 ? "" : ", ").append("c" + i).append(i % 2 == 0 ? " long" : " boolean");
            json.append(i == 0 ? "" : ",").append("\"c" + i + "\":").append(i % 2 == 0 ? "" + i : "true");
        }
        CompiledSchemas schemas = CompiledSchemas.of(
                ValueStyle.RECORD, options + "create json schema W(" + columns + ", presence0 int);");
        String text = json + ",\"presence0\":1}";
        assertThat(schemas.parse("W", text).toJson()).isEqualTo(text);
        assertThat(schemas.source("W.java")).contains("private long presence0$;", "private long presence1;");
        assertThatThrownBy(() -> schemas.parse("W", text.replace("\"c65\":true,", "")))
                .hasMessageStartingWith("required member is missing at $.c65 ");
        assertThatThrownBy(() -> CompiledSchemas.of(
                        ValueStyle.RECORD,
                        options + "create json schema W(" + columns.toString().replace("boolean", "double")
                                + ", d double, e long, f int);"))
                .hasMessageContaining(
                        "schema 'W' would become a record of 255 components, where each primitive long and double counts twice; the limit is 254: nest schemas,");
        CompiledSchemas union = CompiledSchemas.of(
                ValueStyle.RECORD,
                "@Column(name=n, required=true, nullable=false) @JsonSchema(discriminator=t, otherwise=base)"
                        + " create json schema E(t string, n int);"
                        + "@JsonSchema(discriminatorValue=a) create json schema A(x int) inherits E;");
        assertThat(union.source("E.java")).contains("    int n();\n");
        assertThat(union.parse("E", "{\"t\":\"a\",\"n\":1}").toJson()).isEqualTo("{\"t\":\"a\",\"n\":1}");
        assertThat(union.parse("E", "{\"n\":1,\"t\":\"b\"}").toJson()).isEqualTo("{\"t\":\"b\",\"n\":1}");
    }

    @Test
    void oddNamesHaveComponentsOfTheirOwn() {
        ObjectParser<JsonEvent> parser = TestSchemas.records("OddNames").parser("odd.Odd");
        JsonEvent odd = Reflected.build(
                Reflected.builder(parser.eventType().type()),
                "class$",
                1,
                "p$20$q",
                "2",
                "ABC",
                3,
                "abc",
                4,
                "AbC",
                5,
                "Abc",
                6,
                "$1f600$",
                "7",
                "$",
                "8",
                "presence",
                9,
                "Class",
                "10",
                "Arrays$",
                List.of("11"));

        String json = "{\"class\":1,\"p q\":\"2\",\"ABC\":3,\"abc\":4,\"AbC\":5,\"Abc\":6,\"\ud83d\ude00\":\"7\","
                + "\"\":\"8\",\"presence\":9,\"Class\":\"10\",\"Arrays\":[\"11\"]}";
        assertThat(odd.toJson()).isEqualTo(json);
        assertThat(parser.parse(json)).isEqualTo(odd).hasSameHashCodeAs(odd);
        assertThat(Reflected.call(odd, "class$")).isEqualTo(1);
        assertThat(Reflected.call(odd, "$1f600$")).isEqualTo("7");
    }

    @Test
    void namesThatARecordHasItself() {
        List<String> names = List.of(
                "hashCode",
                "toString",
                "wait",
                "notify",
                "equals",
                "builder",
                "build",
                "toBuilder",
                "asMap",
                "toJson",
                "undeclaredMembers",
                "undeclaredMember",
                "value",
                "in",
                "map",
                "that",
                "Builder");
        String columns = String.join(" long, ", names) + " long";
        CompiledSchemas schemas = CompiledSchemas.of(
                ValueStyle.RECORD, "@JsonSchema(dynamic=true) create json schema A(" + columns + ")");
        StringBuilder json = new StringBuilder("{");
        names.forEach(name -> json.append('"')
                .append(name)
                .append("\":")
                .append(json.length())
                .append(','));

        JsonEvent event = schemas.parse("A", json + "\"keep\":{}}");
        assertThat(event.toJson()).isEqualTo(json + "\"keep\":{}}");
        assertThat(event.asMap().keySet()).containsAll(names).endsWith("Builder", "keep");
    }

    @Test
    void schemasNamedLikeTheBuilder() {
        CompiledSchemas schemas = CompiledSchemas.of(
                ValueStyle.RECORD,
                "create json schema Builder(a Builder, b A[]); create json schema A(b Builder, Builder int)");

        String json = "{\"a\":{\"b\":[{\"b\":{},\"Builder\":1}]}}";
        assertThat(schemas.parse("Builder", json).toJson()).isEqualTo(json);
        assertThat(schemas.source("A.java")).contains("public static final class Builder$ {");
    }

    @Test
    void recordsAreDeployed() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD));
        compiler.deploy(
                runtime,
                CompiledSchemas.sources("create json schema Node(name string, children Node[], n int[primitive])"));

        Object event = runtime.eventSender("Node").parse("{\"name\":\"a\",\"children\":[{\"n\":[1]}]}");
        assertThat(event.getClass().isRecord()).isTrue();
        assertThat(Arrays.stream(event.getClass().getRecordComponents()).map(RecordComponent::getName))
                .containsExactly("name", "children", "n");
        assertThat(event).hasToString("{\"name\":\"a\",\"children\":[{\"n\":[1]}]}");
    }
}
