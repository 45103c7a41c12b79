package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.EpochDate;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.golden.members.Contact;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a runtime knows about event types, and property paths, with generated classes. */
class GeneratedEventTypeTest {

    private static final String MODULE = """
            module m;
            create json schema Base(a int, `b c` string);
            @JsonSchema(dynamic=true)
            @Column(name=d, jsonName='D', alias='dd')
            create json schema Child(d string[], e List<Base>, f null, g Map<string, Base>, h Object, i Base[][]) inherits Base;
            """;

    private final EventRuntime runtime = new EventRuntime();

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void typesAreKnownByNameAndByClass(ValueStyle style) {
        Deployment deployment = deploy(style, MODULE);

        assertThat(runtime.eventTypes()).extracting(EventType::qualifiedName).containsExactly("m.Base", "m.Child");
        EventType<?> base = runtime.eventType("Base");
        EventType<?> child = runtime.eventType("m.Child");
        assertThat(runtime.eventType(base.type())).isSameAs(base);
        assertThat(runtime.eventType(child.type())).isSameAs(child);
        assertThat(child.name()).isEqualTo("Child");
        assertThat(child.moduleName()).isEqualTo("m");
        assertThat(child.type().getName()).isEqualTo("m.Child");
        assertThat(child.supertype().orElseThrow()).isSameAs(base);
        assertThat(base.supertype()).isEmpty();
        assertThat(base.columns())
                .containsExactly(
                        new EventColumn("a", Scalar.INT),
                        new EventColumn("b c", Scalar.STRING).withNames("b c", style == ValueStyle.BEAN ? "BC" : "bC"));
        assertThat(child.columns())
                .containsExactly(
                        new EventColumn("a", Scalar.INT),
                        new EventColumn("b c", Scalar.STRING).withNames("b c", style == ValueStyle.BEAN ? "BC" : "bC"),
                        new EventColumn("d", ColumnTypes.array(Scalar.STRING)).withNames("D", "d"),
                        new EventColumn("e", ColumnTypes.list(ColumnTypes.object(base.type()))),
                        new EventColumn("f", ColumnTypes.ALWAYS_NULL),
                        new EventColumn("g", ColumnTypes.map(ColumnTypes.object(base.type()))),
                        new EventColumn("h", ColumnTypes.ANY),
                        new EventColumn("i", ColumnTypes.array(ColumnTypes.array(ColumnTypes.object(base.type())))));
        runtime.undeploy(deployment);
        assertThat(runtime.eventTypes()).isEmpty();
    }

    /** What tells columns apart whose values have the same class. */
    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void schemaTypesSayHowValuesLookInJson(ValueStyle style) throws URISyntaxException {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT
                .withStyle(style)
                .withCollections(CollectionStyle.ARRAY)
                .withClassPath(List.of(Path.of(EpochDate.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI()))));
        compiler.deploy(runtime, List.of(new SchemaSource("test.epl", """
                import java.time.*;
                @Column(name=b, base64='url') @Column(name=c, base64='mime') @Column(name=d, base64='pem')
                @Column(name=e, base64='mime-no-linefeeds') @Column(name=f, base64='URL')
                @JsonSchemaField(name=o, adapter='dev.schemac.codegen.EpochDate')
                create json schema T(
                    a binary, b binary, c binary, d binary, e binary[], f Map<String, List<binary>>, g byte[primitive], h Object,
                    i int[primitive][], j BigDecimal, k Map, l DayOfWeek, m LocalDate[], n T, o java.util.Date);
                """)));

        assertThat(runtime.eventType("T").columns())
                .extracting(column -> column.type().toString())
                .containsExactly(
                        "binary",
                        "binary(url)",
                        "binary(mime)",
                        "binary(pem)",
                        "binary[]",
                        "Map<String, List<binary(url)>>",
                        "byte[primitive]",
                        "Object",
                        "int[primitive][]",
                        "bigdecimal",
                        "Map",
                        "java.time.DayOfWeek",
                        "LocalDate[]",
                        "T",
                        "java.util.Date(dev.schemac.codegen.EpochDate)");
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void aWideTypeKnowsItsColumnsInOrder(ValueStyle style) {
        List<String> names = IntStream.range(0, 200).mapToObj(i -> "c" + i).toList();
        deploy(
                style,
                "create json schema P(" + String.join(" int, ", names.subList(0, 130)) + " int);"
                        + "create json schema T(" + String.join(" long, ", names.subList(130, 200))
                        + " long) inherits P");

        EventType<?> type = runtime.eventType("T");

        assertThat(type.columns()).extracting(EventType.Column::name).containsExactlyElementsOf(names);
        assertThat(type.column("c129").orElseThrow().type()).isEqualTo(Scalar.INT);
        assertThat(type.column("c130").orElseThrow().type()).isEqualTo(Scalar.LONG);
        assertThat(runtime.eventType("P").columns()).isEqualTo(type.columns().subList(0, 130));
    }

    @Test
    void aTypeOnTheClassPathIsKnownByItsClass() {
        EventType<Contact> type = EventRuntime.load().eventType(Contact.class);

        assertThat(type.type()).isEqualTo(Contact.class);
        assertThat(type.column("id").orElseThrow().jsonName()).isEqualTo("contact_id");
    }

    @Test
    void aSupertypeOfAnotherDeploymentIsTheOneThatIsDeployed() {
        deploy(ValueStyle.BEAN, "module a; @public create json schema A(x int)");
        deploy(ValueStyle.BEAN, "module b; create json schema B(y int, other A) inherits A");

        EventType<?> type = runtime.eventType("b.B");

        assertThat(type.supertype().orElseThrow()).isSameAs(runtime.eventType("a.A"));
        assertThat(type.columns()).extracting(EventType.Column::name).containsExactly("x", "y", "other");
        assertThat(type.column("other").orElseThrow().type().javaClass())
                .isSameAs(runtime.eventType("a.A").type());
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void propertyPathsLeadThroughEventsListsArraysAndMaps(ValueStyle style) {
        deploy(style, MODULE);
        JsonEvent event = (JsonEvent) runtime.eventSender("Child").parse("""
                        {"a":1,"b c":"bc","D":["x","y"],"e":[null,{"a":2}],"g":{"k l":{"b c":"deep"}},
                         "h":{"m":{"n":[true,{"o":4}]}},"i":[[],[{"a":5},{"a":6}]],"z":{"y":[7]}}""");

        assertThat(event.get("a")).isEqualTo(1);
        assertThat(event.get("`b c`")).isEqualTo("bc");
        assertThat(event.get("D[1]")).isEqualTo("y");
        assertThat(event.get("e[1].a")).isEqualTo(2);
        assertThat(event.get("e[0].a")).isNull();
        assertThat(event.get("g('k l').`b c`")).isEqualTo("deep");
        assertThat(event.get("h.m.n[1].o")).isEqualTo(4);
        assertThat(event.get("h('m').n[0]")).isEqualTo(true);
        assertThat(event.get("i[1][1].a")).isEqualTo(6);
        assertThat(event.get("z.y[0]")).isEqualTo(7);
        assertThat(event.get("f")).isNull();
        assertThat(event.get("f.g[3]")).isNull();
        assertThat(event.get("nothing[0]?.a")).isNull();
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void aColumnThatThereIsNotIsAMistakeUnlessTheSchemaIsDynamic(ValueStyle style) {
        deploy(style, """
                create json schema Item(name string, `p q` int);
                create json schema Order(id string, items Item[], notes Map<string, Item>);
                @JsonSchema(dynamic=true) create json schema Open(id string, item Item)""");
        JsonEvent order = (JsonEvent)
                runtime.eventSender("Order").parse("{\"id\":\"1\",\"items\":[{},null],\"notes\":{\"a\":{}}}");
        JsonEvent open = (JsonEvent) runtime.eventSender("Open").parse("{\"item\":{},\"other\":5}");

        refused(order, "naem", "Order has no column 'naem' (property path \"naem\")");
        refused(
                order,
                "itmes[0].name",
                "Order has no column 'itmes' (property path \"itmes[0].name\"); did you mean 'items'?");
        refused(
                order,
                "items[0].Name",
                "Item has no column 'Name' (property path \"items[0].Name\"); did you mean 'name'?");
        refused(
                order,
                "notes('a').naem",
                "Item has no column 'naem' (property path \"notes('a').naem\"); did you mean 'name'?");
        refused(open, "item.`pq`", "Item has no column 'pq' (property path \"item.`pq`\"); did you mean 'p q'?");
        assertThat(order.get("items[0].naem?")).isNull();
        assertThat(order.get("items[1].naem"))
                .as("there is no event to have it")
                .isNull();
        assertThat(order.get("id.naem")).as("of another kind").isNull();
        assertThat(open.get("naem")).isNull();
        assertThat(open.get("other")).isEqualTo(5);
    }

    private static void refused(JsonEvent event, String path, String message) {
        assertThatThrownBy(() -> event.get(path))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    private Deployment deploy(ValueStyle style, String text) {
        return new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style).withCollections(CollectionStyle.ARRAY))
                .deploy(runtime, List.of(new SchemaSource("test.epl", text)));
    }
}
