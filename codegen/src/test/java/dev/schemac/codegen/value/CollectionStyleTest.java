package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.RefillingParser;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Arrays of a schema as lists that cannot be changed, in records and in beans. */
public class CollectionStyleTest {

    private static final CompiledSchemas RECORDS = TestSchemas.records("Lists");
    private static final ObjectParser<JsonEvent> SHELVES = RECORDS.parser("lists.Shelf");
    private static final Class<?> BOOK = RECORDS.type("lists.Book");

    private static final String SHELF =
            "{\"notes\":[\"a\",null,\"a\",\"b\",\"c\"],\"sizes\":[1,null],\"rows\":[[\"x\"],null,[]],"
                    + "\"matrix\":[[0.5],[]],\"stock\":{\"s\":[1,2],\"t\":null},\"books\":[{\"title\":\"t\",\"tags\":[\"u\"],"
                    + "\"attributes\":{\"k\":[1,{\"l\":[]}]},\"extra\":[[2]]},null],\"any\":[1,[\"y\",{}]],\"photo\":\"AQ==\"}";

    @Test
    public void componentsAreListsButForArraysOfPrimitives() {
        assertThat(Stream.of(SHELVES.eventType().type().getRecordComponents())
                        .map(component ->
                                component.getGenericType().getTypeName().replaceAll("[a-z.]+\\.(?=[A-Z])", "")))
                .containsExactly(
                        "List<String>",
                        "List<Integer>",
                        "List<List<String>>",
                        "List<double[]>",
                        "Map<String, List<Integer>>",
                        "List<Book>",
                        "Object",
                        "byte[]");
        assertThat(SHELVES.eventType().columns())
                .<Class<?>>extracting(column -> column.type().javaClass())
                .startsWith(List.class, List.class)
                .contains(Map.class, Object.class, byte[].class);
        assertThat(SHELVES.eventType().columns())
                .extracting(column -> column.type().toString())
                .startsWith("List<string>", "List<int>", "List<List<string>>", "List<double[primitive]>");
    }

    @Test
    public void nothingOfAnEventThatWasReadCanBeChanged() {
        for (String json :
                List.of(SHELF, SHELF.replace(":", " : "), "{\"notes\":[],\"stock\":{},\"any\":{},\"books\":[{}]}")) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                JsonEvent shelf = SHELVES.parse(json, options);
                assertUnmodifiable(shelf.asMap());
                assertThat(SHELVES.parse(shelf.toJson())).isEqualTo(shelf).hasSameHashCodeAs(shelf);
                assertThat(Reflected.build(Reflected.call(shelf, "toBuilder"))).isEqualTo(shelf);
            }
        }
        assertThat(SHELVES.parse(SHELF).toJson()).isEqualTo(SHELF);
    }

    /** In lists, maps and events, however deep; arrays are those of primitives. */
    public static void assertUnmodifiable(Object value) {
        if (value instanceof JsonEvent event) {
            assertUnmodifiable(event.asMap());
        } else if (value instanceof List<?> list) {
            assertThatThrownBy(() -> list.add(null)).isInstanceOf(UnsupportedOperationException.class);
            if (!list.isEmpty()) {
                assertThatThrownBy(() -> list.set(0, null)).isInstanceOf(UnsupportedOperationException.class);
                assertThatThrownBy(() -> list.remove(0)).isInstanceOf(UnsupportedOperationException.class);
                assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
            }
            Object[] copy = list.toArray();
            Arrays.fill(copy, "changed");
            assertThat(list.contains("changed")).isFalse();
            list.forEach(CollectionStyleTest::assertUnmodifiable);
        } else if (value instanceof Map<?, ?> map) {
            assertThatThrownBy(() -> map.put(null, null)).isInstanceOf(UnsupportedOperationException.class);
            for (Map.Entry<?, ?> entry : map.entrySet()) {
                assertThatThrownBy(() -> entry.setValue(null)).isInstanceOf(UnsupportedOperationException.class);
                assertUnmodifiable(entry.getValue());
            }
            assertThatThrownBy(() -> map.keySet().add(null)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> map.values().add(null)).isInstanceOf(UnsupportedOperationException.class);
        } else if (value != null && value.getClass().isArray()) {
            assertThat(value.getClass().getComponentType().isPrimitive()).isTrue();
        }
    }

    @Test
    public void listsOfCallersAreCopied() {
        List<String> notes = new ArrayList<>(Arrays.asList("a", null));
        List<String> row = new ArrayList<>(List.of("x"));
        List<List<String>> rows = new ArrayList<>(Arrays.asList(row, null));
        Map<String, List<Integer>> stock = new LinkedHashMap<>();
        List<Integer> counts = new ArrayList<>(List.of(1, 2));
        stock.put("s", counts);
        List<Object> inner = new ArrayList<>(List.of("y"));
        Object[] any = {1, inner};
        Object builder = Reflected.builder(SHELVES.eventType().type());
        JsonEvent built = Reflected.build(builder, "notes", notes, "rows", rows, "stock", stock, "any", any);
        JsonEvent constructed =
                Reflected.record(SHELVES.eventType().type(), notes, null, rows, null, stock, null, any, null);
        String json = "{\"notes\":[\"a\",null],\"rows\":[[\"x\"],null],\"stock\":{\"s\":[1,2]},\"any\":[1,[\"y\"]]}";
        for (JsonEvent shelf : List.of(built, constructed)) {
            assertThat(shelf).isEqualTo(SHELVES.parse(json)).hasSameHashCodeAs(SHELVES.parse(json));
            assertUnmodifiable(shelf.asMap());
        }
        notes.add("b");
        row.add("z");
        counts.clear();
        stock.put("t", null);
        inner.clear();
        any[0] = 2;
        assertThat(built.toJson()).isEqualTo(json);
        assertThat(constructed.toJson()).isEqualTo(json);
        assertThat(Reflected.build(builder).get("notes")).isEqualTo(Arrays.asList("a", null, "b"));

        Map<String, Object> extra = new LinkedHashMap<>();
        extra.put("extra", new ArrayList<>(List.of(new ArrayList<>(List.of(1)))));
        JsonEvent book = Reflected.record(BOOK, "t", null, extra, extra);
        extra.clear();
        assertThat(book.toJson()).isEqualTo("{\"title\":\"t\",\"attributes\":{\"extra\":[[1]]},\"extra\":[[1]]}");
        assertUnmodifiable(book.asMap());
        assertThatThrownBy(() -> Reflected.record(BOOK, null, null, null, Map.of("title", 1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    public void whatAnotherEventHasIsNotCopied() {
        JsonEvent shelf = SHELVES.parse(SHELF);
        JsonEvent other = Reflected.build(Reflected.call(shelf, "toBuilder"), "sizes", null);
        assertThat(other.get("notes")).isSameAs(shelf.get("notes"));
        assertThat(other.get("rows")).isSameAs(shelf.get("rows"));
        assertThat(other.get("stock")).isSameAs(shelf.get("stock"));
        assertThat(other.get("any")).isSameAs(shelf.get("any"));
        assertThat(shelfWith("notes", shelf.get("notes")).get("notes")).isSameAs(shelf.get("notes"));
        // which says that it cannot be changed, and may be a view of what can
        List<String> view = Collections.unmodifiableList(new ArrayList<>(List.of("a")));
        assertThat(shelfWith("notes", view).get("notes")).isNotSameAs(view).isEqualTo(view);
    }

    private static JsonEvent shelfWith(String column, Object value) {
        return Reflected.build(Reflected.builder(SHELVES.eventType().type()), column, value);
    }

    @Test
    public void listsAreEqualToThoseOfCallersAndTakeNull() {
        JsonEvent shelf = SHELVES.parse(SHELF);
        List<?> notes = (List<?>) Reflected.call(shelf, "notes");
        assertThat(notes).isEqualTo(Arrays.asList("a", null, "a", "b", "c"));
        assertThat(notes.contains(null)).isTrue();
        assertThat(notes.indexOf("c")).isEqualTo(4);
        assertThat(notes.toArray(new String[0])).containsExactly("a", null, "a", "b", "c");
        assertThat(shelf.get("stock.s")).isEqualTo(List.of(1, 2));
        assertThat(shelf.get("rows[0][0]")).isEqualTo("x");
        assertThat(shelf.get("any[1][0]")).isEqualTo("y");
        assertThat(shelf.get("books[0].attributes.k[0]")).isEqualTo(1);
        assertThat(((List<?>) SHELVES.parse("{\"notes\":[]}").get("notes")).contains(null))
                .isFalse();
        assertThat(shelf).hasToString(SHELF);
    }

    @ParameterizedTest
    @EnumSource
    public void theOptionAndTheSchemaDecide(ValueStyle style) {
        CompilerOptions options = CompilerOptions.DEFAULT.withStyle(style);
        String schemas = "create json schema P(a string[]);"
                + "@JsonSchema(collections='list') create json schema C(b string[]) inherits P;"
                + "@JsonSchema(collections='array') create json schema D(c List<string>, d int[]) inherits C;";
        CompiledSchemas compiled = CompiledSchemas.of(options.withCollections(CollectionStyle.ARRAY), schemas);
        String json = "{\"a\":[\"x\"],\"b\":[\"y\"],\"c\":[\"z\"],\"d\":[1]}";
        JsonEvent event = compiled.parse("D", json);
        assertThat(event.toJson()).isEqualTo(json);
        assertThat(event.get("a")).isInstanceOf(String[].class);
        assertUnmodifiable(event.get("b"));
        assertThat(event.get("b")).isEqualTo(List.of("y"));
        assertThat(event.get("c")).isInstanceOf(ArrayList.class);
        assertThat(event.get("d")).isInstanceOf(Integer[].class);
        assertThat(event).isEqualTo(compiled.parse("D", json)).hasSameHashCodeAs(compiled.parse("D", json));
        event = CompiledSchemas.of(options.withCollections(CollectionStyle.LIST), schemas)
                .parse("D", json);
        assertUnmodifiable(event.get("a"));
        assertThat(event.get("d")).isInstanceOf(Integer[].class);
        assertThat(event.toJson()).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    public void recordsHaveListsWhereNothingSaysSo(ValueStyle style) {
        JsonEvent event = CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withStyle(style), "create json schema T(a string[], b int[][]);")
                .parse("T", "{\"a\":[\"x\"],\"b\":[[1]]}");
        if (style == ValueStyle.RECORD) {
            assertUnmodifiable(event);
            assertThat(event.get("a")).isEqualTo(List.of("x"));
        } else {
            assertThat(event.get("a")).isInstanceOf(String[].class);
            assertThat(event.get("b")).isInstanceOf(Integer[][].class);
        }
    }

    @Test
    public void arraysThatStayAreNotCopied() {
        byte[] photo = {1};
        JsonEvent shelf = shelfWith("photo", photo);
        assertThat(shelf.get("photo")).isSameAs(photo);
        double[] row = {0.5};
        shelf = Reflected.build(Reflected.call(shelf, "toBuilder"), "matrix", List.of(row), "any", List.of(photo));
        assertThat(shelf.get("matrix[0]")).isSameAs(row);
        assertThat((List<?>) shelf.get("any")).first().isSameAs(photo);
    }

    /** Untyped values of beans can be changed: a record copies what holds them. */
    @Test
    public void listsOfUntypedValuesInBeansAreCopiedByRecords() {
        JsonEvent event = CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withCollections(CollectionStyle.LIST),
                        "create json schema T(a Object[], b Object[][], c string[]);")
                .parse("T", "{\"a\":[[1],{\"x\":[2]}],\"b\":[[[3]]],\"c\":[\"d\"]}");
        JsonEvent shelf = shelfWith("any", event.get("a"));
        ((Object[]) event.get("a[0]"))[0] = "changed";
        assertThat(shelf.toJson()).isEqualTo("{\"any\":[[1],{\"x\":[2]}]}");
        assertUnmodifiable(shelf);
        shelf = shelfWith("any", event.get("b"));
        ((Object[]) event.get("b[0][0]"))[0] = "changed";
        assertThat(shelf.toJson()).isEqualTo("{\"any\":[[[3]]]}");
        shelf = shelfWith("any", event.get("c"));
        assertThat(shelf.get("any")).isSameAs(event.get("c"));
    }

    @ParameterizedTest
    @EnumSource
    public void rulesHoldForLists(ValueStyle style) {
        CompiledSchemas compiled = CompiledSchemas.of(
                CompilerOptions.DEFAULT.withStyle(style).withCollections(CollectionStyle.LIST),
                "@Column(name=a, minItems=1, maxItems=3, unique=true, maxLength=1) @Column(name=b, max=5)"
                        + " create json schema T(a string[], b int[][]);");
        assertThat(compiled.parse("T", "{\"a\":[\"x\",null],\"b\":[[5],null]}").toJson())
                .isEqualTo("{\"a\":[\"x\",null],\"b\":[[5],null]}");
        assertRefused(compiled, "{\"a\":[]}", "expected an array of at least 1 and at most 3 elements at $.a ");
        assertRefused(compiled, "{\"a\":[\"x\",\"x\"]}", "expected a unique element at $.a[1] ");
        assertRefused(compiled, "{\"a\":[\"x\",\"yy\"]}", "expected a string of at most 1 character at $.a[1] ");
        assertRefused(compiled, "{\"b\":[[1],[2,6]]}", "expected a number of at most 5 at $.b[1][1] ");
    }

    private static void assertRefused(CompiledSchemas compiled, String json, String message) {
        assertThatThrownBy(() -> compiled.parse("T", json)).hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @EnumSource
    public void listsOfUnions(ValueStyle style) {
        CompiledSchemas compiled = CompiledSchemas.of(
                CompilerOptions.DEFAULT.withStyle(style).withCollections(CollectionStyle.LIST),
                "@JsonSchema(discriminator=t, otherwise=base) create json schema E(t string, tags string[]);"
                        + "@JsonSchema(discriminatorValue=a) create json schema A(x int) inherits E;"
                        + "create json schema F(events E[], byName Map<string, E[]>);");
        String json = "{\"events\":[{\"t\":\"a\",\"tags\":[\"p\"],\"x\":1},{\"t\":\"z\",\"tags\":[]},null],"
                + "\"byName\":{\"n\":[{\"t\":\"a\"}]}}";
        JsonEvent feed = compiled.parse("F", json);
        assertThat(feed.toJson()).isEqualTo(json);
        assertThat(feed.get("events[0].x")).isEqualTo(1);
        assertThat(feed).isEqualTo(compiled.parse("F", json));
        assertUnmodifiable(feed.get("events"));
    }

    @Test
    public void beansKeepTheListsThatTheyAreGiven() {
        ObjectParser<JsonEvent> shelves = TestSchemas.beans("Lists").parser("lists.Shelf");
        JsonEvent shelf = shelves.parse(SHELF);
        assertThat(shelf.toJson()).isEqualTo(SHELF);
        assertUnmodifiable(Reflected.call(shelf, "getNotes"));
        assertUnmodifiable(Reflected.call(shelf, "getStock"));
        assertThat(Reflected.call(shelf, "getAny")).isInstanceOf(Object[].class);
        List<String> notes = new ArrayList<>(List.of("a"));
        Reflected.set(shelf, "notes", notes);
        assertThat(Reflected.call(shelf, "getNotes")).isSameAs(notes);
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(
                        CompilerOptions.DEFAULT.withCollections(CollectionStyle.LIST),
                        "create json schema T(a string[], b U[]); create json schema U(x int);")
                .parser("T");
        JsonEvent event = parser.parse("{\"a\":[\"x\"],\"b\":[{\"x\":1}]}");
        ((RefillingParser<JsonEvent>) parser).parseInto("{\"b\":[{\"x\":2},{}]}", event);
        assertThat(event).isEqualTo(parser.parse("{\"b\":[{\"x\":2},{}]}"));
    }

    @Test
    public void otherTextsAreRefused() {
        assertThatThrownBy(() ->
                        CompiledSchemas.generate("@JsonSchema(collections='lists') create json schema T(a int[]);"))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining(
                        "'collections' of '@JsonSchema' expects 'array' or 'list' but found 'lists'; did you mean 'list'?");
    }

    @Test
    public void columnsCalledLikeWhatTheConstructorUses() {
        CompiledSchemas compiled = CompiledSchemas.of(
                CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD).withCollections(CollectionStyle.LIST),
                "@JsonSchema(dynamic=true) create json schema T(JsonValues int[], Collections Object, Integer Map,"
                        + " List string[], Object string[]); create json schema List(elements List[], count int[]);");
        String json =
                "{\"JsonValues\":[1],\"Collections\":[{}],\"Integer\":{\"a\":[]},\"List\":[\"b\"],\"Object\":[],\"z\":[1]}";
        JsonEvent event = compiled.parse("T", json);
        assertThat(event.toJson()).isEqualTo(json);
        assertUnmodifiable(event);
        assertThat(Stream.of(event.getClass().getRecordComponents()).map(RecordComponent::getName))
                .contains("jsonValues", "list");
        String lists = "{\"elements\":[{\"count\":[1]}]}";
        assertThat(compiled.parse("List", lists).toJson()).isEqualTo(lists);
    }
}
