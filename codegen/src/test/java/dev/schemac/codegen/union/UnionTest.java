package dev.schemac.codegen.union;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.LazyEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Schemas whose objects may be of one of several others, which a discriminator names. */
class UnionTest {

    private static final String EVENTS = "module m;"
            + "@JsonSchema(discriminator='type', otherwise='%s') create json schema Event(id string, type string);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue={'issue','issues'}) create json schema Issue(number int) inherits Event;"
            + "create json schema Feed(one Event, several Event[], listed List<Event>, named Map<string, Event>,"
            + " pushes Push[]);";

    private static final Map<List<Object>, CompiledSchemas> COMPILED = new HashMap<>();

    private static CompiledSchemas events(ValueStyle style, String otherwise) {
        return compiled(style, EVENTS.formatted(otherwise));
    }

    private static CompiledSchemas compiled(ValueStyle style, String text) {
        return COMPILED.computeIfAbsent(List.of(style, text), key -> CompiledSchemas.of(style, text));
    }

    /** Of an array or a list. */
    private static Stream<?> elements(Object value) {
        return value instanceof List<?> list ? list.stream() : Stream.of((Object[]) value);
    }

    private static String simpleName(Object event) {
        return event.getClass().getSimpleName();
    }

    private static JsonParseException refused(ObjectParser<?> parser, String json, JsonOptions options) {
        return catchThrowableOfType(JsonParseException.class, () -> parser.parse(json, options));
    }

    private static String message(ObjectParser<?> parser, String json) {
        return refused(parser, json, JsonOptions.DEFAULT).getMessage();
    }

    static Stream<Arguments> stylesAndProfiles() {
        return Stream.of(ValueStyle.values())
                .flatMap(style -> Stream.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)
                        .map(options -> Arguments.of(style, options)));
    }

    // ---- reading

    @ParameterizedTest
    @MethodSource("stylesAndProfiles")
    void theDiscriminatorNamesTheSubtypeWhereverItStands(ValueStyle style, JsonOptions options) {
        ObjectParser<JsonEvent> parser = events(style, "error").parser("m.Event");
        for (String json : List.of(
                "{\"type\":\"push\",\"id\":\"a\",\"commits\":3}",
                "{\"id\":\"a\",\"type\":\"push\",\"commits\":3}",
                "{\"id\":\"a\",\"commits\":3,\"type\":\"push\"}",
                "{\"commits\":3,\"id\":\"a\",\"type\":\"push\"}",
                " { \"commits\" : 3 , \"id\" : \"a\" , \"type\" : \"push\" } ",
                "{\"commits\":3,\"id\":\"a\",\"\\u0074ype\":\"p\\u0075sh\"}",
                "{\"\\u0074ype\":\"push\",\"commits\":3,\"id\":\"a\"}",
                "{\"type\":\"p\\u0075sh\",\"commits\":3,\"id\":\"a\"}")) {
            JsonEvent event = parser.parse(json, options);

            assertThat(simpleName(event)).as(json).isEqualTo("Push");
            assertThat(event.asMap())
                    .as(json)
                    .containsEntry("type", "push")
                    .containsEntry("id", "a")
                    .containsEntry("commits", 3);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsBeforeTheDiscriminatorMayBeAnything(ValueStyle style) {
        ObjectParser<JsonEvent> parser = events(style, "error").parser("m.Event");
        String text = "\"\u00e4\\\"}{\\\\ type\"";
        for (String before : List.of(
                text,
                "[]",
                "{}",
                "[[{\"type\":\"issue\"}],{\"a\":{}}]",
                "{\"type\":\"issue\"}",
                "-1.5e10",
                "null",
                "true",
                "\"" + "x".repeat(100_000) + "\"")) {
            String json = "{\"undeclared\":" + before + ",\"type\":\"push\",\"commits\":1}";

            assertThat(simpleName(parser.parse(json))).as(before).isEqualTo("Push");
        }
        String member = "{\"" + "n".repeat(70) + "\\n\":1,\"type\":\"issues\"}";
        assertThat(simpleName(parser.parse(member))).isEqualTo("Issue");
    }

    @ParameterizedTest
    @EnumSource
    void subtypesComeWhereverTheSchemaIsRead(ValueStyle style) {
        CompiledSchemas schemas = events(style, "base");
        String json = "{\"one\":{\"id\":\"1\",\"type\":\"push\",\"commits\":1},"
                + "\"several\":[{\"id\":\"2\",\"type\":\"issue\",\"number\":2},null,{\"id\":\"3\",\"type\":\"new\"}],"
                + "\"listed\":[{\"id\":\"4\",\"type\":\"push\",\"commits\":4}],"
                + "\"named\":{\"a\":{\"id\":\"5\",\"type\":\"issues\",\"number\":5}},"
                + "\"pushes\":[{\"id\":\"6\",\"type\":\"push\",\"commits\":6}]}";
        JsonEvent feed = schemas.parse("m.Feed", json);

        assertThat(feed.toJson()).isEqualTo(json);
        assertThat(simpleName(feed.get("one"))).isEqualTo("Push");
        assertThat(elements(feed.get("several")).map(event -> event == null ? "" : simpleName(event)))
                .containsExactly("Issue", "", style == ValueStyle.RECORD ? "EventOther" : "Event");
        assertThat(simpleName(((List<?>) feed.get("listed")).get(0))).isEqualTo("Push");
        assertThat(feed.get("one.commits")).isEqualTo(1);
        assertThat(feed.get("several[0].number")).isEqualTo(2);
    }

    @ParameterizedTest
    @MethodSource("stylesAndProfiles")
    void unknownValuesAreRefusedAtTheirPlace(ValueStyle style, JsonOptions options) {
        CompiledSchemas schemas = events(style, "error");
        ObjectParser<?> events = schemas.parser("m.Event");

        JsonParseException unknown = refused(events, "{\"id\":\"a\",\"type\":\"pull\"}", options);
        assertThat(unknown)
                .hasMessage("expected 'push', 'issue' or 'issues' but found string at $.type (line 1, column 18)");
        assertThat(unknown.kind()).isEqualTo(JsonParseException.Kind.MISMATCH);
        assertThat(refused(events, "{\"id\":\"a\"}", options))
                .hasMessage("required member is missing at $.type (line 1, column 10)");
        assertThat(refused(events, "{}", options))
                .hasMessage("required member is missing at $.type (line 1, column 2)");
        assertThat(refused(events, "{\"type\":null}", options))
                .hasMessage("expected 'push', 'issue' or 'issues' but found null at $.type (line 1, column 9)");
        assertThat(refused(schemas.parser("m.Feed"), "{\"several\":[{\"type\":\"push\"},{\"type\":\"\"}]}", options))
                .hasMessage("expected 'push', 'issue' or 'issues' but found string at $.several[1].type"
                        + " (line 1, column 37)");
    }

    @ParameterizedTest
    @EnumSource
    void brokenDocumentsAreRefused(ValueStyle style) {
        ObjectParser<?> parser = events(style, "error").parser("m.Event");

        assertThat(message(parser, "{\"id\":tru,\"type\":\"push\"}")).contains("invalid literal", "at $.id (line 1");
        assertThat(message(parser, "{\"id\":\"a\" \"type\":\"push\"}")).contains("expected ',' or '}'");
        assertThat(message(parser, "{\"id\":\"a\",\"type\":\"push")).contains("end of input");
        assertThat(message(parser, "{\"id\":\"a\",\"type\"")).contains("expected ':'");
        assertThat(message(parser, "{\"id\":\"a\",")).contains("expected member name");
        assertThat(message(parser, "{,\"type\":\"push\"}")).contains("expected member name");
        assertThat(message(parser, "{\"a\":1,}")).contains("expected member name");
        assertThat(message(parser, "{\"type\":\"push\",\"type\":\"push\"}")).contains("duplicate member at $.type");
        assertThat(message(parser, "{\"type\":\"push\",\"type\":\"issue\"}")).contains("duplicate member at $.type");
        assertThat(message(parser, "[]")).contains("expected object but found array");
        assertThat(message(parser, "{\"type\":\"push\",\"commits\":\"x\"}")).contains("$.commits");
        assertThat(message(parser, "{\"a\":" + "[".repeat(300) + "]".repeat(300) + ",\"type\":\"push\"}"))
                .contains("nesting deeper");
    }

    @Test
    void underEsperTheLastValueOfAColumnCountsAndTheFirstNamesTheSubtype() {
        ObjectParser<?> parser = events(ValueStyle.BEAN, "error").parser("m.Event");

        assertThat(simpleName(parser.parse("{\"type\":\"issue\",\"type\":\"issues\"}", JsonOptions.ESPER)))
                .isEqualTo("Issue");
        assertThat(refused(parser, "{\"type\":\"issue\",\"type\":\"push\"}", JsonOptions.ESPER))
                .hasMessageContaining("expected 'issue' or 'issues' but found string at $.type");
    }

    @ParameterizedTest
    @EnumSource
    void otherwiseMayBeTheBaseOrASubtype(ValueStyle style) {
        ObjectParser<JsonEvent> base = events(style, "base").parser("m.Event");
        ObjectParser<JsonEvent> issue = events(style, "Issue").parser("m.Event");
        String other = style == ValueStyle.RECORD ? "EventOther" : "Event";
        for (String json : List.of("{\"id\":\"a\",\"type\":\"new\"}", "{\"id\":\"a\"}", "{}")) {
            assertThat(simpleName(base.parse(json))).isEqualTo(other);
            assertThat(base.parse(json).toJson()).isEqualTo(json);
            assertThat(simpleName(issue.parse(json))).isEqualTo("Issue");
        }
        assertThat(simpleName(base.parse("{\"type\":null}"))).isEqualTo(other);
        assertThat(simpleName(issue.parse("{\"type\":\"push\"}"))).isEqualTo("Push");
    }

    @ParameterizedTest
    @MethodSource("stylesAndProfiles")
    void theParserOfASubtypeRefusesOthers(ValueStyle style, JsonOptions options) {
        CompiledSchemas schemas = events(style, "error");

        assertThat(schemas.parser("m.Push")
                        .parse("{\"commits\":1,\"type\":\"push\"}", options)
                        .asMap())
                .containsEntry("commits", 1);
        assertThat(refused(schemas.parser("m.Push"), "{\"id\":\"a\",\"type\":\"issue\"}", options))
                .hasMessage("expected 'push' but found string at $.type (line 1, column 18)");
        assertThat(refused(schemas.parser("m.Issue"), "{\"type\":\"push\",\"id\":\"a\"}", options))
                .hasMessage("expected 'issue' or 'issues' but found string at $.type (line 1, column 9)");
        assertThat(refused(schemas.parser("m.Push"), "{\"id\":\"a\"}", options))
                .hasMessage("required member is missing at $.type (line 1, column 10)");
        assertThat(refused(schemas.parser("m.Push"), "{\"id\":\"a\",\"type\":null}", options))
                .hasMessageContaining("but found null at $.type");
    }

    /** An event that cannot be written shows all its columns, with the discriminator that it has. */
    @Test
    void aWrongDiscriminatorIsShown() throws ReflectiveOperationException {
        CompiledSchemas schemas = events(ValueStyle.BEAN, "error");
        JsonEvent push = schemas.parse("m.Push", "{\"type\":\"push\",\"id\":\"a\",\"commits\":1}");
        String shown = push.toString();
        assertThat(shown).contains("\"type\":\"push\"").contains("\"id\":\"a\"").contains("\"commits\":1");

        push.getClass().getMethod("setType", String.class).invoke(push, "issue");
        assertThat(push).hasToString(shown.replace("\"push\"", "\"issue\""));
        assertThatThrownBy(push::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("the discriminator must be 'push' at $.type");

        push.getClass().getMethod("setType", String.class).invoke(push, (Object) null);
        assertThat(push).as("without one it is that of its schema").hasToString(shown);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsReadOtherwiseIsNoneOfTheOthers(ValueStyle style) {
        CompiledSchemas schemas = events(style, "Issue");

        assertThat(message(schemas.parser("m.Issue"), "{\"type\":\"push\"}"))
                .isEqualTo("expected a string other than 'push' but found string at $.type (line 1, column 9)");
        assertThat(schemas.parse("m.Issue", "{\"type\":\"x\",\"number\":1}").toJson())
                .isEqualTo("{\"type\":\"x\",\"number\":1}");
    }

    @ParameterizedTest
    @EnumSource
    void namesAndAliasesOfTheDiscriminatorCount(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "@Column(name=kind, jsonName='@type', alias={'t', 'k'}) @JsonSchema(discriminator='kind')"
                        + " create json schema Shape(kind string);"
                        + "@JsonSchema(discriminatorValue='circle') create json schema Circle(r int) inherits Shape;"
                        + "@JsonSchema(discriminatorValue='rect') create json schema Rect(w int) inherits Shape;");
        for (String name : List.of("@type", "t", "k")) {
            String rest = "\"" + name + "\":\"circle\"}";
            assertThat(schemas.parse("Shape", "{\"r\":2," + rest).toJson()).isEqualTo("{\"@type\":\"circle\",\"r\":2}");
            assertThat(simpleName(schemas.parse("Shape", "{" + rest))).isEqualTo("Circle");
        }
        assertThat(message(schemas.parser("Shape"), "{\"t\":\"circle\",\"@type\":\"circle\"}"))
                .contains("duplicate member");
        assertThat(message(schemas.parser("Shape"), "{\"kind\":\"circle\"}")).contains("missing at $['@type']");
    }

    // ---- unions in unions, levels

    private static final String NESTED = "module n;"
            + "@JsonSchema(discriminator='type', otherwise='base') create json schema Event(type string, inner Event);"
            + "create json schema Middle(m int) inherits Event;"
            + "@JsonSchema(discriminatorValue='issue', discriminator='action')"
            + " create json schema Issue(action string) inherits Middle;"
            + "@JsonSchema(discriminatorValue='opened') create json schema Opened(by string) inherits Issue;"
            + "@JsonSchema(discriminatorValue='closed') create json schema Closed(why string) inherits Issue;"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Middle;"
            + "@JsonSchema(discriminatorValue='force') create json schema Force(lost int) inherits Push;";

    @ParameterizedTest
    @EnumSource
    void unionsAreInUnions(ValueStyle style) {
        CompiledSchemas schemas = compiled(style, NESTED);
        String opened = "{\"type\":\"issue\",\"m\":1,\"action\":\"opened\",\"by\":\"a\"}";
        String closed = "{\"why\":\"x\",\"action\":\"closed\",\"type\":\"issue\"}";

        assertThat(simpleName(schemas.parse("n.Event", opened))).isEqualTo("Opened");
        assertThat(schemas.parse("n.Event", opened).toJson()).isEqualTo(opened);
        assertThat(simpleName(schemas.parse("n.Event", closed))).isEqualTo("Closed");
        assertThat(simpleName(schemas.parse("n.Middle", opened))).isEqualTo("Opened");
        assertThat(simpleName(schemas.parse("n.Issue", closed))).isEqualTo("Closed");
        assertThat(schemas.parse("n.Opened", opened).toJson()).isEqualTo(opened);
        assertThat(message(schemas.parser("n.Event"), "{\"type\":\"issue\",\"action\":\"x\"}"))
                .isEqualTo("expected 'opened' or 'closed' but found string at $.action (line 1, column 26)");
        assertThat(message(schemas.parser("n.Opened"), "{\"type\":\"push\",\"action\":\"opened\"}"))
                .isEqualTo("expected 'issue' but found string at $.type (line 1, column 9)");
        assertThat(message(schemas.parser("n.Issue"), "{\"type\":\"push\",\"action\":\"opened\"}"))
                .isEqualTo("expected 'issue' but found string at $.type (line 1, column 9)");
    }

    @ParameterizedTest
    @EnumSource
    void aSubtypeMayHaveSubtypesOfTheSameUnion(ValueStyle style) {
        CompiledSchemas schemas = compiled(style, NESTED);
        String push = style == ValueStyle.RECORD ? "PushOther" : "Push";
        for (String base : List.of("n.Event", "n.Middle", "n.Push")) {
            assertThat(simpleName(schemas.parse(base, "{\"commits\":1,\"type\":\"push\"}")))
                    .isEqualTo(push);
            assertThat(simpleName(schemas.parse(base, "{\"lost\":1,\"type\":\"force\"}")))
                    .isEqualTo("Force");
        }
        assertThat(message(schemas.parser("n.Push"), "{\"type\":\"issue\"}"))
                .isEqualTo("expected 'push' or 'force' but found string at $.type (line 1, column 9)");
        assertThat(message(schemas.parser("n.Middle"), "{\"type\":\"new\"}"))
                .isEqualTo("expected 'issue', 'push' or 'force' but found string at $.type (line 1, column 9)");
        assertThat(simpleName(schemas.parse("n.Event", "{\"type\":\"new\"}")))
                .isEqualTo(style == ValueStyle.RECORD ? "EventOther" : "Event");
    }

    @ParameterizedTest
    @EnumSource
    void unionsInsideOfEachOther(ValueStyle style) {
        ObjectParser<JsonEvent> parser = compiled(style, NESTED).parser("n.Event");
        int depth = 250;
        String json = "{\"inner\":".repeat(depth) + "{\"type\":\"push\"}" + ",\"type\":\"push\"}".repeat(depth);

        JsonEvent event = parser.parse(json);
        assertThat(event.toJson().length()).isEqualTo(json.length());
        assertThat(message(parser, "{\"inner\":" + json + ",\"type\":\"push\"")).contains("end of input");
    }

    private static final String TREE = "module t;"
            + "@JsonSchema(discriminator='type', otherwise='base')"
            + " create json schema Node(type string, name string, left Node, nodes Node[]);"
            + "@JsonSchema(discriminatorValue='leaf') create json schema Leaf(weight int) inherits Node;"
            + "@JsonSchema(discriminatorValue='branch')"
            + " create json schema Branch(right Node, named Map<string, Node>) inherits Node;";

    /**
     * Random trees, whose discriminators are in most nodes behind the nodes in them. A node that is taken for another
     * one loses the members that the other does not have.
     */
    @ParameterizedTest
    @EnumSource
    void treesAreReadWhereverTheDiscriminatorsAre(ValueStyle style) throws JsonProcessingException {
        long seed = Seed.of(20_261_123);
        System.out.println("UnionTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        ObjectParser<JsonEvent> parser = compiled(style, TREE).parser("t.Node");
        ObjectMapper jackson = new ObjectMapper();
        for (int i = 0; i < 2_000; i++) {
            String json = tree(random, 1 + random.nextInt(40));

            assertThat(jackson.readTree(parser.parse(json).toJson()))
                    .as("-Dschemac.seed=%d %s", seed, json)
                    .isEqualTo(jackson.readTree(json.replace("\\u0079", "y")));
        }
    }

    /** A node with a path of nodes in it that is so deep, and with others beside it. */
    private static String tree(Random random, int depth) {
        List<String> members = new ArrayList<>();
        String type = List.of("leaf", "branch", "none").get(random.nextInt(3));
        String deepest = depth == 1 ? null : tree(random, depth - 1);
        if (random.nextInt(3) > 0) {
            members.add("\"name\":\"" + "}{][,\\\"".substring(0, 2 * random.nextInt(3)) + random.nextInt() + "\"");
        }
        if (type.equals("leaf")) {
            members.add("\"weight\" : " + random.nextInt());
        }
        if (deepest != null) {
            String small = tree(random, 1);
            switch (random.nextInt(type.equals("branch") ? 4 : 2)) {
                case 0 -> members.add("\"left\":" + deepest);
                case 1 -> members.add("\"nodes\": [ " + small + "," + deepest + " , " + small + "]");
                case 2 -> members.add("\"right\":\n" + deepest);
                default -> members.add("\"named\":{\"a\":" + small + ",\"b\":" + deepest + "}");
            }
        }
        Collections.shuffle(members, random);
        String name = random.nextInt(5) == 0 ? "t\\u0079pe" : "type";
        members.add(random.nextInt(4) > 0 ? members.size() : 0, "\"" + name + "\":\"" + type + "\"");
        return String.join(random.nextBoolean() ? "," : " ,\n ", members).transform(all -> "{" + all + "}");
    }

    @ParameterizedTest
    @EnumSource
    void manyValuesAreTold(ValueStyle style) {
        int count = 700;
        StringBuilder text = new StringBuilder("@JsonSchema(discriminator='t') create json schema Base(t string);");
        for (int i = 0; i < 20; i++) {
            int first = i * 35;
            text.append(IntStream.range(first, first + 35)
                    .mapToObj(value -> "'value " + value + "'")
                    .collect(Collectors.joining(
                            ", ",
                            "@JsonSchema(discriminatorValue={",
                            "}) create json schema S" + i + "() inherits Base;")));
        }
        ObjectParser<JsonEvent> parser =
                CompiledSchemas.of(style, text.toString()).parser("Base");
        for (int i = 0; i < count; i++) {
            assertThat(simpleName(parser.parse("{\"t\":\"value " + i + "\"}"))).isEqualTo("S" + i / 35);
        }
        assertThat(message(parser, "{\"t\":\"value 700\"}"))
                .isEqualTo(
                        "expected one of 700 strings ('value 0', 'value 1', 'value 2', 'value 3', 'value 4', 'value 5',"
                                + " 'value 6', 'value 7', 'value 8', 'value 9', ...) but found string at $.t"
                                + " (line 1, column 6)");
    }

    // ---- wrappers

    private static final String WRAPPED = "module w;"
            + "@JsonSchema(wrapper=true) create json schema Event(id string);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue={'issue','issues'}) create json schema Issue(number int) inherits Event;"
            + "create json schema Feed(events Event[], push Push);";

    @ParameterizedTest
    @MethodSource("stylesAndProfiles")
    void theNameOfAWrapperNamesTheSubtype(ValueStyle style, JsonOptions options) {
        CompiledSchemas schemas = compiled(style, WRAPPED);
        String json = "{\"events\":[{\"push\":{\"id\":\"a\",\"commits\":1}},{\"issue\":{\"number\":2}},null],"
                + "\"push\":{\"push\":{\"commits\":3}}}";
        JsonEvent feed = schemas.parser("w.Feed").parse(json, options);

        assertThat(feed.toJson()).isEqualTo(json);
        assertThat(simpleName(feed.get("events[0]"))).isEqualTo("Push");
        assertThat(simpleName(feed.get("events[1]"))).isEqualTo("Issue");
        assertThat(feed.get("events[0].commits")).isEqualTo(1);
        assertThat(schemas.parser("w.Event")
                        .parse(" { \"issues\" : { \"number\" : 2 } } ", options)
                        .toJson())
                .isEqualTo("{\"issue\":{\"number\":2}}");
        assertThat(schemas.parser("w.Push")
                        .parse("{\"p\\u0075sh\":{\"id\":\"b\"}}", options)
                        .toJson())
                .isEqualTo("{\"push\":{\"id\":\"b\"}}");
    }

    @ParameterizedTest
    @EnumSource
    void otherWrappersAreRefused(ValueStyle style) {
        CompiledSchemas schemas = compiled(style, WRAPPED);
        ObjectParser<?> events = schemas.parser("w.Event");

        assertThat(message(events, "{}"))
                .isEqualTo("expected member 'push', 'issue' or 'issues' but found none at $ (line 1, column 2)");
        assertThat(message(events, "{\"pull\":{}}"))
                .isEqualTo("expected member 'push', 'issue' or 'issues' but found another member at $"
                        + " (line 1, column 2)");
        assertThat(message(schemas.parser("w.Push"), "{\"issue\":{}}"))
                .isEqualTo("expected member 'push' but found another member at $ (line 1, column 2)");
        assertThat(message(events, "{\"push\":{},\"issue\":{}}"))
                .startsWith("expected only one member but found another at $")
                .endsWith("(line 1, column 12)");
        assertThat(message(events, "{\"push\":null}"))
                .isEqualTo("expected object but found null at $.push (line 1, column 9)");
        assertThat(message(events, "{\"push\":[]}")).contains("expected object but found array at $.push");
        assertThat(message(events, "{\"push\":{}")).contains("end of input");
        assertThat(message(events, "{\"push\"}")).contains("expected ':'");
        assertThat(message(events, "{\"id\":\"a\",\"push\":{}}")).contains("found another member");
    }

    /** Its name is that of no wrapper, and a discriminator may have it. */
    @ParameterizedTest
    @EnumSource
    void aColumnWithoutANameIsAColumnLikeOthers(ValueStyle style) {
        CompiledSchemas schemas = compiled(
                style,
                "@JsonSchema(wrapper=true) create json schema W(`` int);"
                        + "@JsonSchema(discriminatorValue='a') create json schema A(x int) inherits W;"
                        + "@JsonSchema(discriminator='') create json schema D(`` string);"
                        + "@JsonSchema(discriminatorValue='b') create json schema B(x int) inherits D;");

        assertThat(schemas.parse("W", "{\"a\":{\"\":5,\"x\":1}}").toJson()).isEqualTo("{\"a\":{\"\":5,\"x\":1}}");
        assertThat(schemas.parse("D", "{\"x\":1,\"\":\"b\"}").toJson()).isEqualTo("{\"\":\"b\",\"x\":1}");
        assertThat(schemas.parse("B", "{\"\":\"b\"}").get("x")).isNull();
    }

    // ---- writing

    @Test
    void theDiscriminatorIsWrittenWhereItHasNotBeenSet() throws ReflectiveOperationException {
        CompiledSchemas schemas = events(ValueStyle.BEAN, "base");
        Class<?> issue = schemas.parse("m.Event", "{\"type\":\"issue\"}").getClass();
        JsonEvent event = (JsonEvent) issue.getConstructor().newInstance();

        assertThat(event.toJson()).isEqualTo("{\"type\":\"issue\"}");
        assertThat(event.asMap()).containsEntry("type", "issue");
        assertThat(schemas.parse("m.Event", event.toJson())).isEqualTo(event);
        issue.getMethod("setType", String.class).invoke(event, (Object) null);
        assertThat(event.toJson()).isEqualTo("{\"type\":\"issue\"}");
        issue.getMethod("setType", String.class).invoke(event, "issues");
        assertThat(event.toJson()).isEqualTo("{\"type\":\"issues\"}");
        issue.getMethod("setType", String.class).invoke(event, "push");
        assertThatThrownBy(event::toJson)
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("the discriminator must be 'issue' or 'issues'");
        assertThat(event.toString()).isNotEmpty();
    }

    @Test
    void anEventThatIsNoSubtypeIsNotWrittenAsOne() throws ReflectiveOperationException {
        CompiledSchemas schemas = events(ValueStyle.BEAN, "base");
        Class<?> base = schemas.parse("m.Event", "{}").getClass();
        JsonEvent event = (JsonEvent) base.getConstructor().newInstance();

        assertThat(event.toJson()).isEqualTo("{}");
        base.getMethod("setType", String.class).invoke(event, "push");
        assertThatThrownBy(event::toJson).isInstanceOf(JsonWriteException.class);
        base.getMethod("setType", String.class).invoke(event, "new");
        assertThat(event.toJson()).isEqualTo("{\"type\":\"new\"}");
    }

    @ParameterizedTest
    @EnumSource
    void dynamicUnionsKeepWhatIsUndeclared(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "@JsonSchema(dynamic=true, discriminator='t', otherwise='base') create json schema Base(t string);"
                        + "@JsonSchema(discriminatorValue='a') create json schema A(x int) inherits Base;"
                        + "@JsonSchema(dynamic=true, discriminator='t') create json schema Strict(t string);"
                        + "@JsonSchema(discriminatorValue='b') create json schema B(x int) inherits Strict;");
        for (String json : List.of("{\"t\":\"a\",\"x\":1,\"more\":[2]}", "{\"t\":\"z\",\"x\":1,\"more\":[2]}")) {
            assertThat(schemas.parse("Base", json).toJson()).isEqualTo(json);
        }
        String json = "{\"t\":\"b\",\"x\":1,\"more\":[2]}";
        assertThat(schemas.parse("Strict", json).toJson()).isEqualTo(json);
    }

    // ---- runtime

    @Test
    void sendersDeliverSubtypes() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, EVENTS.formatted("base"));
        EventSender<?> sender = runtime.eventSender("Event");
        List<String> delivered = new ArrayList<>();
        sender.addListener(event -> delivered.add(simpleName(event)));
        sender.send("{\"type\":\"push\"}");
        sender.send("{\"type\":\"issues\"}");
        sender.send("{\"type\":\"new\"}");

        assertThat(delivered).containsExactly("Push", "Issue", "Event");
        EventSender<?> pushes = runtime.eventSender("Push");
        assertThatThrownBy(() -> pushes.send("{\"type\":\"issue\"}")).isInstanceOf(JsonParseException.class);
        assertThat(runtime.eventSender("Event").eventType().columns()).hasSize(2);
    }

    @Test
    void parsersKnowTheSubtypes() {
        CompiledSchemas schemas = compiled(ValueStyle.BEAN, NESTED);

        assertThat(subtypes(schemas, "n.Event")).containsExactly("Issue", "Push", "Force");
        assertThat(subtypes(schemas, "n.Push")).containsExactly("Force");
        assertThat(subtypes(schemas, "n.Issue")).containsExactly("Opened", "Closed");
        assertThat(subtypes(schemas, "n.Opened")).isEmpty();
    }

    private static List<String> subtypes(CompiledSchemas schemas, String name) {
        return schemas.parser(name).subtypes().stream()
                .map(parser -> parser.eventType().name())
                .toList();
    }

    @Test
    void lazyTextsOfSubtypesAreDetached() {
        CompiledSchemas schemas = CompiledSchemas.lazy(EVENTS.formatted("error"));
        String json = "{\"one\":{\"id\":\"abc\",\"type\":\"push\",\"commits\":1}}";
        byte[] bytes = json.getBytes(java.nio.charset.StandardCharsets.UTF_8);
        JsonEvent feed = schemas.parser("m.Feed").parse(bytes);
        ((LazyEvent) feed).detach();
        java.util.Arrays.fill(bytes, (byte) ' ');

        assertThat(feed.toJson()).isEqualTo(json);
    }

    @ParameterizedTest
    @EnumSource
    void aUnionMayBeOfSeveralModules(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "module a; @public @JsonSchema(discriminator='t', otherwise='base')"
                        + " create json schema Base(id string, t string);",
                "module b; uses a; @public @JsonSchema(discriminatorValue='b') create json schema B(x int) inherits Base;",
                "module c; uses a; uses b; @JsonSchema(discriminatorValue='c') create json schema C(y int) inherits B;"
                        + "create json schema Holder(held Base[])");
        String json = "{\"held\":[{\"id\":\"1\",\"t\":\"b\",\"x\":1},{\"id\":\"2\",\"t\":\"c\",\"x\":2,\"y\":3},"
                + "{\"id\":\"3\",\"t\":\"d\"}]}";

        assertThat(schemas.parse("c.Holder", json).toJson()).isEqualTo(json);
        assertThat(schemas.parse("c.C", "{\"t\":\"c\",\"y\":3}").asMap()).containsEntry("y", 3);
        assertThat(schemas.parse("b.B", "{\"t\":\"c\",\"y\":3}").asMap()).containsEntry("y", 3);
    }

    @ParameterizedTest
    @EnumSource
    void aWideUnion(ValueStyle style) {
        String columns = IntStream.range(0, 100).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(", "));
        for (String otherwise : List.of("base", "error")) {
            CompiledSchemas schemas = CompiledSchemas.of(
                    style,
                    "@JsonSchema(discriminator='t', otherwise='" + otherwise + "') create json schema Base(" + columns
                            + ", t string);"
                            + "@JsonSchema(discriminatorValue='a') create json schema A(x int) inherits Base;");
            String json = "{\"c3\":1,\"c99\":2,\"t\":\"a\",\"x\":1}";
            assertThat(schemas.parse("Base", json).toJson()).isEqualTo(json);
            assertThat(schemas.parser("Base").eventType().columns()).hasSize(101);
        }
    }
}
