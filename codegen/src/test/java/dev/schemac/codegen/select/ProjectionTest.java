package dev.schemac.codegen.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Parsers of selected columns read these, and skip all others. */
class ProjectionTest {
    private static final String SCHEMA = """
            create json schema Place(city string, zip int);
            create json schema Base(id long);
            @Column(name=name, required=true)
            @Column(name=at, format='epoch-millis')
            @Column(name=code, format='string', min=5)
            @JsonSchema(dynamic=true)
            create json schema User(name string, age int, home Place, places Map<String, Place[]>, at java.time.Instant,
                code int, friend User) inherits Base;
            """;

    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT);
    private static final List<SchemaSource> SOURCES = List.of(new SchemaSource("schema", SCHEMA));

    private static JsonEvent parse(String json, List<List<String>> members) {
        return parse(json, COMPILER.compileColumns(SOURCES, "User", members));
    }

    private static JsonEvent parse(String json, CompiledClasses classes) {
        ObjectParser<?> users = classes.load().stream()
                .filter(parser -> parser.eventType().name().equals("User"))
                .findFirst()
                .orElseThrow();
        return (JsonEvent) users.parse(json);
    }

    @Test
    void readsSelectedMembersOnly() {
        JsonEvent user = parse(
                "{\"id\":5,\"age\":\"many\",\"home\":{\"city\":7,\"zip\":\"none\"},\"extra\":1}",
                List.of(List.of("id"), List.of("home", "city")));
        assertThat(user.asMap().keySet()).containsExactly("id", "home");
        assertThat(user.toJson()).isEqualTo("{\"id\":5,\"home\":{\"city\":\"7\"}}");
    }

    @Test
    void checksSelectedMembers() {
        assertThatThrownBy(() -> parse("{\"age\":\"many\"}", List.of(List.of("age"))))
                .hasMessage("expected int but found string at $.age (line 1, column 8)");
        assertThatThrownBy(() -> parse("{}", List.of(List.of("name"))))
                .hasMessage("required member is missing at $.name (line 1, column 2)");
    }

    @Test
    void checksTheSyntaxOfSkippedMembers() {
        assertThatThrownBy(() -> parse("{\"age\":01}", List.of())).hasMessageContaining("at $.age (line 1, column ");
    }

    @Test
    void selectsThroughMapsAndArrays() {
        JsonEvent user = parse("{\"places\":{\"a\":[{\"zip\":1,\"city\":\"x\"}]}}", List.of(List.of("places", "zip")));
        assertThat(user.toJson()).isEqualTo("{\"places\":{\"a\":[{\"zip\":1}]}}");
    }

    @Test
    void selectsAllMembersOfAnObject() {
        JsonEvent user =
                parse("{\"name\":\"a\",\"friend\":{\"name\":\"b\",\"home\":{\"zip\":3}}}", List.of(List.of("friend")));
        assertThat(user.toJson()).isEqualTo("{\"friend\":{\"name\":\"b\",\"home\":{\"zip\":3}}}");
    }

    @Test
    void readsColumnsWithFormatsAsStringsAndNumbers() {
        JsonEvent user = parse("{\"at\":1.5,\"code\":\"x\"}", List.of(List.of("at"), List.of("code")));
        assertThat(user.asMap()).isEqualTo(Map.of("at", new BigDecimal("1.5"), "code", "x"));
    }

    @Test
    void readsColumnsWithTheirFormats() {
        CompiledClasses classes = COMPILER.compileMembers(SOURCES, "User", List.of(List.of("at"), List.of("code")));
        assertThat(parse("{\"at\":1500,\"code\":\"7\",\"age\":\"many\"}", classes)
                        .asMap())
                .isEqualTo(Map.of("at", Instant.ofEpochMilli(1500), "code", 7));
        assertThatThrownBy(() -> parse("{\"code\":\"4\"}", classes)).hasMessageContaining("at $.code");
    }

    @Test
    void columnsWithFormatsStillContainNoNull() {
        CompiledClasses classes = COMPILER.compileColumns(
                List.of(
                        new SchemaSource(
                                "schema",
                                "create json schema User(@NotNullElements @Column(format='epoch-millis') at java.time.Instant[])")),
                "User",
                List.of(List.of("at")));
        assertThat(parse("{\"at\":[1.5]}", classes).toJson()).isEqualTo("{\"at\":[1.5]}");
        assertThatThrownBy(() -> parse("{\"at\":[1.5,null]}", classes))
                .hasMessage("expected BigDecimal but found null at $.at[1] (line 1, column 12)");
    }

    @Test
    void rejectsUnknownMembers() {
        assertThatThrownBy(() -> parse("{}", List.of(List.of("home", "citi"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("schema 'Place' has no member 'citi'; did you mean 'city'?");
    }
}
