package dev.schemac.codegen.select;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a property path leads to in a document, and which paths a schema refuses. */
class SelectionTest {
    private static final String SCHEMAS = """
            import java.time.Instant;
            create json schema Item(sku string, price BigDecimal, tags string[]);
            @Column(name=at, jsonName='created-at', format='epoch-millis')
            create json schema Order(
                id long, at Instant, items Item[], grid int[][], first Item, headers Map<String, Item>, any Object,
                `a.b` int, a Map, `p q` int, `Größe` int);
            @JsonSchema(dynamic=true) create json schema Open(id long, `x.y` Item, inner Open, @Name('size') length int);
            @JsonSchema(discriminator='type')
            create json schema Event(id long, type string);
            @JsonSchema(discriminatorValue='push')
            create json schema Push(commits int) inherits Event;
            @JsonSchema(discriminatorValue='issue')
            create json schema Issue(issue Item) inherits Event;
            @JsonSchema(wrapper=true)
            create json schema Shape();
            @JsonSchema(discriminatorValue='Circle') create json schema Circle(r double) inherits Shape;
            @JsonSchema(discriminatorValue='Square') create json schema Square(side double) inherits Shape;
            create json schema Drawing(shapes Shape[], circle Circle);
            """;

    private static final String ORDER = """
            {"id":7,"created-at":1709201730000,"items":[{"sku":"a,\\"]","price":1.10,"tags":["x","y"]},null],"grid":[[1,2],[3]],\
            "headers":{"content-type":{"sku":"h"},"k.l":{"sku":"dotted"},"\\u0000":{"sku":"zero"}},\
            "any":{"deep":[{"er":true}],"e.f":1,"e":{"f":2}},"a.b":1,"a":{"b":2,"c":{"d":[]}},"p q":3,"Größe":4}""";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "id|7",
                "created-at|1709201730000",
                "items[0].price|1.10",
                "items[0].sku|\"a,\\\"]\"",
                "items[0].tags|[\"x\",\"y\"]",
                "items[0].tags[1]|\"y\"",
                "items[0].tags[2]|null",
                "items[1]|null",
                "items[1].sku|null",
                "items[2].sku|null",
                "grid[0]|[1,2]",
                "grid[1][0]|3",
                "first.sku|null",
                "headers('content-type').sku|\"h\"",
                "headers.k.l.sku|\"dotted\"",
                "headers('absent').sku|null",
                "any.deep[0].er|true",
                "any.deep.er|null",
                "any.e.f|1",
                "any('e').f|2",
                "a.b|1",
                "a('b')|2",
                "a.c.d|[]",
                "`p q`|3",
                "p q|3",
                "Größe|4",
                "discount?|null",
            })
    void leadsToTheJsonOfAValue(String path, String value) {
        assertThat(selected("Order", path, ORDER)).isEqualTo(value);
    }

    @Test
    void findsMembersWithEscapedNames() {
        assertThat(selected("Order", "headers('\u0000').sku", ORDER)).isEqualTo("\"zero\"");
    }

    /** With the options of Esper an unpaired surrogate is kept, and written as an escape. */
    @Test
    void findsMembersWithUnpairedSurrogates() {
        assertThat(selected("Order", "headers('\ud800').sku", "{\"headers\":{\"\\ud800\":{\"sku\":\"s\"}}}"))
                .isEqualTo("\"s\"");
    }

    /** The document has been read with options of its own. */
    @Test
    void valuesMayExceedTheLimitsForInput() {
        String deep = "[".repeat(2_000) + "9".repeat(2_000) + "]".repeat(2_000);
        assertThat(selected("Order", "any.deep", "{\"any\":{\"wide\":" + deep + ",\"deep\":" + deep + "}}"))
                .isEqualTo(deep);
    }

    @Test
    void blanksDoNotMatter() {
        String spaced = " { \"id\" : 7 , \"items\" : [ { \"sku\" : \"a\" } , { \"tags\" : [ ] } ] } ";
        assertThat(selected("Order", "id", spaced)).isEqualTo("7");
        assertThat(selected("Order", "items[1].tags", spaced)).isEqualTo("[ ]");
        assertThat(selected("Order", "items[1].tags[0]", spaced)).isEqualTo("null");
    }

    @Test
    void dynamicSchemasMayHaveAnyMember() {
        String open = "{\"id\":1,\"x.y\":{\"sku\":\"s\"},\"more\":{\"z\":[5]}}";
        assertThat(selected("Open", "more.z[0]", open)).isEqualTo("5");
        assertThat(selected("Open", "none", open)).isEqualTo("null");
        assertThat(selected("Open", "x.y.sku", open)).isEqualTo("\"s\"");
        String both = "{\"inner\":{\"length\":[6],\"size\":2}}";
        assertThat(selected("Open", "inner.length[0]", both)).isEqualTo("6");
        assertThat(selected("Open", "inner.size", both)).isEqualTo("2");
    }

    @Test
    void unionsHaveTheColumnsOfAllTheirSchemas() {
        String push = "{\"id\":1,\"type\":\"push\",\"commits\":3}";
        assertThat(selected("Event", "commits", push)).isEqualTo("3");
        assertThat(selected("Event", "issue.sku", push)).isEqualTo("null");
        assertThat(selected(
                        "Drawing",
                        "shapes[1].side",
                        "{\"shapes\":[{\"Circle\":{\"r\":1.0}},{\"Square\":{\"side\":2.0}}]}"))
                .isEqualTo("2.0");
        assertThat(selected("Drawing", "shapes[0]", "{\"shapes\":[{\"Circle\":{\"r\":1.0}}]}"))
                .isEqualTo("{\"Circle\":{\"r\":1.0}}");
        assertThat(selected("Drawing", "circle.r", "{\"circle\":{\"Circle\":{\"r\":3.0}}}"))
                .isEqualTo("3.0");
        assertThat(selected("Circle", "r", "{\"Circle\":{\"r\":4.0}}")).isEqualTo("4.0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "Order|at|Order has no member 'at' (property path \"at\"); the JSON name of column 'at' is 'created-at'",
                "Order|itms|Order has no column 'itms' (property path \"itms\"); did you mean 'items'?",
                "Order|items[0].prize|Item has no column 'prize' (property path \"items[0].prize\"); did you mean 'price'?",
                "Order|items.sku|Item[] has no member 'sku' (property path \"items.sku\"); did you mean 'items[0].sku'?",
                "Order|items.skuu|Item[] has no member 'skuu' (property path \"items.skuu\")",
                "Order|id[0]|long has no elements (property path \"id[0]\")",
                "Order|headers[0]|Map<String, Item> has no elements (property path \"headers[0]\")",
                "Open|inner[0]|Open has no elements (property path \"inner[0]\")",
                "Order|id.x|long has no member 'x' (property path \"id.x\")",
                "Order|headers('k').x|Item has no column 'x' (property path \"headers('k').x\")",
                "Open|`x.y`.skus|Item has no column 'skus' (property path \"`x.y`.skus\"); did you mean 'sku'?",
                "Event|commit|Event has no column 'commit' (property path \"commit\"); did you mean 'commits'?",
                "Order|items[|property path \"items[\": expected an index at character 7",
            })
    void refusesWhatNoDocumentCanHave(String type, String path, String message) {
        assertThatThrownBy(() -> selected(type, path, "{}"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private static String selected(String type, String path, String document) {
        Selection selection = new SchemaCompiler(CompilerOptions.DEFAULT)
                .selections(
                        List.of(new SchemaSource("a.epl", SCHEMAS)),
                        GeneratedEventType.of(Object.class, "", type, List.of()),
                        List.of(PropertyPath.of(path)))
                .get(0);
        return new String(selection.from(document.getBytes(UTF_8)), UTF_8);
    }
}
