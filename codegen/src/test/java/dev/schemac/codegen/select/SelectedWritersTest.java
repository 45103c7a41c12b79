package dev.schemac.codegen.select;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.PropertyPath;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Writers of selected columns write the values at some paths, and parsers check all members. */
class SelectedWritersTest {
    private static final String ORDERS = """
            import java.time.Instant;
            create json schema Base(id long);
            @Column(name=price, required=true, min=0)
            create json schema Item(sku string, price BigDecimal, tags string[]);
            @Column(name=at, jsonName='created-at', format='epoch-millis')
            create json schema Order(at Instant, items Item[], first Item, headers Map<String, Item>, any Object,
                parent Order, `a.b` int, a Map) inherits Base;
            """;
    private static final String OPEN = "@JsonSchema(dynamic=true) create json schema Open(id long, inner Open);";
    private static final String UNIONS = """
            create json schema Item(sku string, price BigDecimal);
            @JsonSchema(discriminator='type') create json schema Event(id long, type string);
            @JsonSchema(discriminatorValue='push') create json schema Push(commits int, item Item) inherits Event;
            @JsonSchema(wrapper=true) create json schema Shape();
            @JsonSchema(discriminatorValue='Circle') create json schema Circle(r double) inherits Shape;
            @JsonSchema(deduction=true) create json schema Pay(id long);
            create json schema Cash(coins int) inherits Pay;
            create json schema Card(number int) inherits Pay;
            create json schema Drawing(shapes Shape[], event Event, name string, pay Pay);
            """;
    private static final String WIDE = IntStream.range(0, 130)
            .mapToObj(i -> "c" + i + " int")
            .collect(Collectors.joining(", ", "create json schema Wide(", ");"));

    private static final String ORDER = "{\"id\":7,\"created-at\":\"1709201730000\","
            + "\"items\":[{\"sku\":\"x\\u0041\",\"price\":1.10,\"tags\":[\"y\"]},null],"
            + "\"headers\":{\"k\":{\"sku\":\"h\",\"price\":2}},\"any\":{\"deep\":[1]},"
            + "\"parent\":{\"id\":8,\"items\":[],\"first\":{\"sku\":\"f\",\"price\":3}},\"a.b\":1,\"a\":{\"b\":2}}";
    private static final String DRAWING = "{\"shapes\":[{\"Circle\":{\"r\":1.0}}],\"name\":\"n\","
            + "\"event\":{\"type\":\"push\",\"id\":1,\"commits\":3,\"item\":{\"sku\":\"s\",\"price\":1}},"
            + "\"pay\":{\"number\":4,\"id\":5}}";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "Order|id|{\"id\":7}",
                "Order|created-at;items[0].sku|{\"created-at\":1709201730000,\"items\":[{\"sku\":\"xA\"},null]}",
                "Order|parent.first.price|{\"parent\":{\"first\":{\"price\":3}}}",
                "Order|a.b;parent.id|{\"id\":7,\"parent\":{\"id\":8},\"a.b\":1}",
                "Order|headers('k').sku;any.deep[0]|{\"headers\":{\"k\":{\"sku\":\"h\"}},\"any\":{\"deep\":[1]}}",
                "Order|items;parent.first.sku|{\"items\":[{\"sku\":\"xA\",\"price\":1.10,\"tags\":[\"y\"]},null],"
                        + "\"parent\":{\"items\":[],\"first\":{\"sku\":\"f\",\"price\":3}}}",
                "Order|first|{}",
                "Open|inner.more;more|{\"inner\":{\"more\":2},\"more\":{\"z\":[5]}}",
                "Event|id|{\"id\":1,\"type\":\"push\",\"commits\":3}",
                "Drawing|event.commits|{\"event\":{\"id\":1,\"type\":\"push\",\"commits\":3,\"item\":{\"sku\":\"s\",\"price\":1}}}",
                "Drawing|shapes[0].r;name|{\"shapes\":[{\"Circle\":{\"r\":1.0}}],\"name\":\"n\"}",
                "Drawing|pay.id;pay.coins|{\"pay\":{\"id\":5,\"number\":4}}",
                "Drawing|pay.number|{\"pay\":{\"id\":5,\"number\":4}}",
                "Wide|c3;c129|{\"c3\":3,\"c129\":129}",
            })
    void writeTheValuesAtPaths(String type, String paths, String written) throws IOException {
        String document = switch (type) {
            case "Order" -> ORDER;
            case "Open" -> "{\"id\":1,\"inner\":{\"id\":3,\"more\":2},\"more\":{\"z\":[5]}}";
            case "Event" -> "{\"type\":\"push\",\"id\":1,\"commits\":3}";
            case "Drawing" -> DRAWING;
            default -> "{\"c3\":3,\"c64\":64,\"c129\":129}";
        };
        byte[] complete = event(compiler().compile(schemas(type)), type, document)
                .toJson()
                .getBytes(UTF_8);
        List<PropertyPath> selected =
                Arrays.stream(paths.split(";")).map(PropertyPath::of).toList();
        CompiledClasses compiled = compiler().compileSelected(schemas(type), type, selected);
        JsonEvent event = event(compiled, type, document);
        assertThat(event.toJson()).isEqualTo(written);
        List<Selection> stored = CompiledClasses.of(compiled.toByteArray()).selections();
        assertThat(stored).hasSameSizeAs(selected);
        for (int i = 0; i < selected.size(); i++) {
            Selection selection = compiled.selections().get(i);
            byte[] value = selection.from(written.getBytes(UTF_8));
            assertThat(value).asString(UTF_8).isEqualTo(new String(selection.from(complete), UTF_8));
            assertThat(stored.get(i).from(written.getBytes(UTF_8))).isEqualTo(value);
            assertThat(Selection.from(complete, stored)[i]).isEqualTo(value);
        }
    }

    @Test
    void severalValuesCanHaveAnyOrder() {
        List<PropertyPath> paths = Stream.of("c5", "c2", "c3", "c9", "c5", "c2", "c129")
                .map(PropertyPath::of)
                .toList();
        List<Selection> selections =
                compiler().compileSelected(schemas("Wide"), "Wide", paths).selections();
        for (String document : List.of("{\"c2\":2,\"c3\":3,\"c5\":5}", " { \"c5\" : 5 , \"c3\":3, \"c2\" : 2 } ")) {
            assertThat(Arrays.stream(Selection.from(document.getBytes(UTF_8), selections))
                            .map(value -> new String(value, UTF_8)))
                    .containsExactly("5", "2", "3", "null", "5", "2", "null");
        }
    }

    @Test
    void parsersCheckAllMembers() {
        CompiledClasses compiled =
                compiler().compileSelected(schemas("Order"), "Order", List.of(PropertyPath.of("id")));
        assertThatThrownBy(() -> event(compiled, "Order", "{\"id\":7,\"items\":[{\"price\":-1}]}"))
                .hasMessage("expected a number of at least 0 at $.items[0].price (line 1, column 27)");
        assertThatThrownBy(() -> event(compiled, "Order", "{\"id\":7,\"first\":{}}"))
                .hasMessage("required member is missing at $.first.price (line 1, column 18)");
    }

    @Test
    void storedSelectionsOfLongPathsAreShort() throws IOException {
        String path = "any" + ".x".repeat(60);
        CompiledClasses compiled =
                compiler().compileSelected(schemas("Order"), "Order", List.of(PropertyPath.of(path)));
        byte[] stored = compiled.selections().get(0).toByteArray();
        assertThat(stored.length).isLessThan(200_000);
        byte[] document = ("{\"any\":{\"x\":{\"" + "x.".repeat(58) + "x\":5}}}").getBytes(UTF_8);
        assertThat(Selection.of(stored).from(document)).asString(UTF_8).isEqualTo("5");
    }

    @Test
    void rejectsUnknownTypesAndPaths() {
        assertThatThrownBy(() -> compiler().compileSelected(schemas("Order"), "Ordr", List.of(PropertyPath.of("id"))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> compiler().compileSelected(schemas("Order"), "Order", List.of(PropertyPath.of("ix"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("Order has no column 'ix' (property path \"ix\")");
    }

    private static List<SchemaSource> schemas(String type) {
        return List.of(new SchemaSource(
                "a.epl",
                switch (type) {
                    case "Order" -> ORDERS;
                    case "Open" -> OPEN;
                    case "Wide" -> WIDE;
                    default -> UNIONS;
                }));
    }

    private static SchemaCompiler compiler() {
        return new SchemaCompiler(CompilerOptions.DEFAULT.withStrings(StringStyle.LAZY));
    }

    private static JsonEvent event(CompiledClasses compiled, String type, String document) {
        EventRuntime runtime = new EventRuntime();
        runtime.deploy(compiled.load());
        return (JsonEvent) runtime.eventSender(type).parser().parse(document);
    }
}
