package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.Reflected;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.event.EventColumn;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What columns are called in Java, in both styles of names, and what becomes of those that come to one name. */
class ColumnNamesTest {

    private static final String REPOSITORY = "names.Repository";
    private static final ObjectParser<JsonEvent> PARSER =
            TestSchemas.beans("Names").parser(REPOSITORY);

    private static final String JSON =
            "{\"_id\":\"1\",\"html_url\":\"h\",\"clone-url\":\"c\",\"@type\":\"t\",\"HOME_PAGE\":\"p\","
                    + "\"userID\":2,\"URLPath\":\"u\",\"address line 1\":\"a\",\"archived\":true,\"is_private\":false,"
                    + "\"isFork\":true,\"has_wiki\":false,\"checks\":[true],\"abc\":3,\"ABC\":4,\"gr\u00f6\u00dfe\":1.5,\"1st\":5,"
                    + "\"to_string\":\"s\",\"class\":\"x\"}";

    @Test
    void beansHaveTheAccessorsThatAJavaDeveloperExpects() {
        JsonEvent event = Reflected.create(PARSER.eventType().type());
        Reflected.call(event, "setId", "1");
        Reflected.call(event, "setHtmlUrl", "h");
        Reflected.call(event, "setCloneUrl", "c");
        Reflected.call(event, "setType", "t");
        Reflected.call(event, "setHomePage", "p");
        Reflected.call(event, "setUserID", 2);
        Reflected.call(event, "setURLPath", "u");
        Reflected.call(event, "setAddressLine1", "a");
        Reflected.call(event, "setArchived", true);
        Reflected.call(event, "setPrivate", false);
        Reflected.call(event, "setFork", true);
        Reflected.call(event, "setHasWiki", false);
        Reflected.call(event, "setChecks", new boolean[] {true});
        Reflected.call(event, "setAbc", 3);
        Reflected.call(event, "setABC", 4);
        Reflected.call(event, "setGr$f6$$df$e", 1.5);
        Reflected.call(event, "set$31$st", 5);
        Reflected.call(event, "setToString", "s");
        Reflected.call(event, "setClass$", "x");

        assertThat(event.toJson()).isEqualTo(JSON);
        assertThat(PARSER.parse(JSON)).isEqualTo(event);
        assertThat(Reflected.call(event, "getId")).isEqualTo("1");
        assertThat(Reflected.call(event, "getHtmlUrl")).isEqualTo("h");
        assertThat(Reflected.call(event, "isArchived")).isEqualTo(true);
        assertThat(Reflected.call(event, "isPrivate")).isEqualTo(false);
        assertThat(Reflected.call(event, "hasPrivate")).isEqualTo(true);
        assertThat(Reflected.call(event, "isFork")).isEqualTo(true);
        assertThat(Reflected.call(event, "isHasWiki")).isEqualTo(false);
        assertThat(Reflected.call(event, "getChecks")).isEqualTo(new boolean[] {true});
        Reflected.call(event, "clearPrivate");
        assertThat(Reflected.call(event, "hasPrivate")).isEqualTo(false);
    }

    @Test
    void recordsHaveTheComponentsThatAJavaDeveloperExpects() {
        CompiledSchemas records = CompiledSchemas.of(ValueStyle.RECORD, repository());
        assertThat(records.parser(REPOSITORY).eventType().type().getRecordComponents())
                .extracting(RecordComponent::getName)
                .containsExactly(
                        "id",
                        "htmlUrl",
                        "cloneUrl",
                        "type",
                        "homePage",
                        "userID",
                        "URLPath",
                        "addressLine1",
                        "archived",
                        "isPrivate",
                        "isFork",
                        "hasWiki",
                        "checks",
                        "abc",
                        "ABC",
                        "gr$f6$$df$e",
                        "$31$st",
                        "toString$",
                        "class$");
        JsonEvent event = records.parse(REPOSITORY, JSON);
        Object builder = Reflected.call(event, "toBuilder");
        assertThat(((JsonEvent) Reflected.call(builder, "build")).toJson()).isEqualTo(JSON);
    }

    @Test
    void everythingElseHasTheNamesOfTheSchema() {
        JsonEvent event = PARSER.parse(JSON);

        assertThat(event.asMap().keySet())
                .startsWith("_id", "html_url", "clone-url")
                .endsWith("to_string", "class");
        assertThat(event.get("html_url")).isEqualTo("h");
        assertThat(event.get("is_private")).isEqualTo(false);
        assertThat(PARSER.eventType().column("html_url"))
                .contains(new EventColumn("html_url", Scalar.STRING).withNames("html_url", "htmlUrl"));
        assertThat(PARSER.eventType().column("is_private"))
                .contains(new EventColumn("is_private", Scalar.BOOLEAN).withNames("is_private", "private"));
        assertThat(PARSER.eventType().column("userID")).contains(new EventColumn("userID", Scalar.INT));
    }

    @Test
    void aSchemaNamesItsOwnColumnsOnly() {
        String[] texts = {
            repository(),
            "import names.*;"
                    + "create json schema Fork(source_id string, is_deep boolean, HTML_URL string) inherits Repository;"
                    + "@JsonSchema(names='as-is')"
                    + "create json schema Mirror(mirror_url string, is_slow boolean) inherits Repository"
        };
        CompiledSchemas beans = CompiledSchemas.of(texts);
        JsonEvent fork =
                beans.parse("Fork", "{\"html_url\":\"h\",\"source_id\":\"s\",\"is_deep\":true,\"HTML_URL\":\"H\"}");
        assertThat("" + Reflected.call(fork, "getHtmlUrl") + Reflected.call(fork, "getSourceId")
                        + Reflected.call(fork, "isDeep") + Reflected.call(fork, "getHTML_URL"))
                .isEqualTo("hstrueH");

        JsonEvent mirror =
                beans.parse("Mirror", "{\"html_url\":\"h\",\"is_private\":true,\"mirror_url\":\"m\",\"is_slow\":true}");
        assertThat("" + Reflected.call(mirror, "getHtmlUrl") + Reflected.call(mirror, "isPrivate")
                        + Reflected.call(mirror, "getMirror_url") + Reflected.call(mirror, "getIs_slow"))
                .isEqualTo("htruemtrue");
        assertThat(CompiledSchemas.of(ValueStyle.RECORD, texts)
                        .parser("Mirror")
                        .eventType()
                        .type()
                        .getRecordComponents())
                .extracting(RecordComponent::getName)
                .contains("htmlUrl", "isPrivate", "mirror_url", "is_slow");
    }

    private static String repository() {
        return TestSchemas.text(ValueStyle.BEAN, "Names");
    }

    @Test
    void theOptionHoldsWhereTheSchemaSaysNothing() {
        String texts = "create json schema A(a_b int); @JsonSchema(names='java') create json schema B(a_b int);"
                + "@JsonSchema(names='as-is') create json schema C(a_b boolean)";

        assertThat(getters(CompiledSchemas.of(texts), "A", "B", "C")).containsExactly("getAB", "getAB", "getA_b");
        assertThat(getters(
                        CompiledSchemas.of(CompilerOptions.DEFAULT.withNames(NamingStyle.AS_IS), texts), "A", "B", "C"))
                .containsExactly("getA_b", "getAB", "getA_b");
    }

    private static List<String> getters(CompiledSchemas schemas, String... names) {
        return Arrays.stream(names)
                .flatMap(name ->
                        Arrays.stream(schemas.parser(name).eventType().type().getDeclaredMethods()))
                .map(Method::getName)
                .filter(name -> name.matches("(get|is)A.*"))
                .toList();
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void columnsThatComeToOneName(ValueStyle style) {
        assertRefused(style, """
                create json schema A(user_id int, name string,
                  userId int, `user-id` string);
                """, """
                test.epl:2:3: error: column 'userId' and column 'user_id' (test.epl:1:22) would both become 'userId' in Java; \
                rename one of them and set its JSON name with @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is') [SC065]
                    userId int, `user-id` string);
                    ^^^^^^
                test.epl:2:15: error: column 'user-id' and column 'user_id' (test.epl:1:22) would both become 'userId' in \
                Java; rename one of them and set its JSON name with @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is') [SC065]
                    userId int, `user-id` string);
                                ^^^^^^^^^""");
        assertRefused(style, """
                @JsonSchema(names='as-is') create json schema A(userId int);
                create json schema B(user_id int) inherits A;
                """, """
                test.epl:2:22: error: column 'user_id' and column 'userId' (test.epl:1:49) would both become 'userId' in Java; \
                rename one of them and set its JSON name with @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is') [SC065]
                  create json schema B(user_id int) inherits A;
                                       ^^^^^^^""");
    }

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void theyCompileAsTheyAreOrWithAnotherName(ValueStyle style) {
        String json = "{\"user_id\":1,\"userId\":2}";
        for (String text : List.of(
                "@JsonSchema(names='as-is') create json schema A(user_id int, userId int)",
                "@Column(name=userNumber, jsonName='user_id') create json schema A(userNumber int, userId int)")) {
            assertThat(CompiledSchemas.of(style, text).parse("A", json).toJson())
                    .isEqualTo(json);
        }
    }

    @Test
    void booleansThatComeToOneProperty() {
        String text = "create json schema A(active string, is_active boolean)";

        assertRefused(ValueStyle.BEAN, text, """
                test.epl:1:37: error: column 'is_active' and column 'active' (test.epl:1:22) would both become 'active' in \
                Java; rename one of them and set its JSON name with @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is') [SC065]
                  create json schema A(active string, is_active boolean)
                                                      ^^^^^^^^^""");
        assertThat(CompiledSchemas.of(ValueStyle.RECORD, text)
                        .parse("A", "{\"is_active\":true}")
                        .toJson())
                .isEqualTo("{\"is_active\":true}");
    }

    /** Esper accepts them, so they have to compile. */
    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void columnsThatDifferInCaseOnly(ValueStyle style) {
        CompiledSchemas schemas = CompiledSchemas.of(
                style,
                "create json schema A(abc int, ABC int, AbC int, Abc int, A_B boolean, a_b boolean, IS_ON boolean, is_on boolean)",
                "create json schema P(ABC int, x_y boolean); create json schema C(abc int, Abc int, X_Y boolean) inherits P;"
                        + "@JsonSchema(names='as-is') create json schema D(aBC int) inherits C");

        String json =
                "{\"abc\":1,\"ABC\":2,\"AbC\":3,\"Abc\":4,\"A_B\":true,\"a_b\":false,\"IS_ON\":true,\"is_on\":false}";
        assertThat(schemas.parse("A", json).toJson()).isEqualTo(json);
        String inherited = "{\"ABC\":1,\"x_y\":true,\"abc\":2,\"Abc\":3,\"X_Y\":false,\"aBC\":4}";
        JsonEvent event = schemas.parse("D", inherited);
        assertThat(event.toJson()).isEqualTo(inherited);
        assertThat(event.asMap()).isEqualTo(Map.of("ABC", 1, "x_y", true, "abc", 2, "Abc", 3, "X_Y", false, "aBC", 4));
    }

    @Test
    void anInheritedColumnKeepsItsNameInALaterDeployment() throws Exception {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withNames(NamingStyle.AS_IS))
                .deploy(runtime, CompiledSchemas.sources("@public create json schema P(first_name string)"));
        SchemaCompiler.compileDeploy(runtime, "create json schema C(last_name string) inherits P");

        Class<?> child = runtime.eventType("C").type();
        assertThat(child.getMethod("getFirst_name")).isNotNull();
        assertThat(child.getMethod("getLastName")).isNotNull();
        assertThatThrownBy(() -> SchemaCompiler.compileDeploy(
                        runtime, "create json schema D(First_Name string, firstName string) inherits P"))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining(
                        "column 'firstName' and column 'First_Name' (schema:1:22) would both become 'firstName'");
    }

    @Test
    void anUnknownStyleIsAnError() {
        assertRefused(ValueStyle.BEAN, "@JsonSchema(names='asis') create json schema A(a int)", """
                test.epl:1:19: error: 'names' of '@JsonSchema' expects 'java' or 'as-is' but found 'asis'; did you mean \
                'as-is'? [SC037]
                  @JsonSchema(names='asis') create json schema A(a int)
                                    ^^^^^^""");
    }

    private static void assertRefused(ValueStyle style, String text, String message) {
        assertThatThrownBy(() -> CompiledSchemas.generate(style, text))
                .isInstanceOf(SchemaException.class)
                .hasMessage(message);
    }
}
