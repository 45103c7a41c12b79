package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.NamingBase;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of Jackson mean the same to both. */
class JacksonTest {
    private static final ObjectMapper MAPPER = JsonMapper.builder()
            .configure(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, false)
            .configure(DeserializationFeature.READ_UNKNOWN_ENUM_VALUES_USING_DEFAULT_VALUE, true)
            .build();

    private static final String HEADER = """
            package com.acme;
            import com.fasterxml.jackson.annotation.*;
            import com.fasterxml.jackson.databind.*;
            import com.fasterxml.jackson.databind.annotation.*;
            import dev.schemac.runtime.annotation.JsonSchema;
            import java.util.*;
            """;

    @TempDir
    private Path folder;

    private Compilation compiled;

    /** Compiles classes of which the first is {@code Order}. */
    private void compile(String... sources) {
        Compilation compilation = Compilation.in(folder);
        for (String source : sources) {
            compilation.source(HEADER + source);
        }
        compiled = compilation.cleanly();
    }

    /** Both read the document as equal objects and write it equally. */
    private void agree(String json) throws IOException, ReflectiveOperationException {
        ObjectParser<Object> parser = compiled.parser("com.acme.OrderParser");
        Object ours = parser.parse(json);
        Object theirs = MAPPER.readValue(json, parser.eventType().type());
        assertThat(MAPPER.writeValueAsString(ours)).isEqualTo(MAPPER.writeValueAsString(theirs));
        assertThat(MAPPER.readTree(parser.writer().toJson(ours)))
                .isEqualTo(MAPPER.readTree(MAPPER.writeValueAsString(theirs)));
    }

    private void bothReject(String json) {
        ObjectParser<Object> parser = compiled.parser("com.acme.OrderParser");
        assertThatThrownBy(() -> parser.parse(json)).isInstanceOf(dev.schemac.runtime.JsonParseException.class);
        assertThatThrownBy(() -> MAPPER.readValue(json, parser.eventType().type()))
                .isInstanceOf(IOException.class);
    }

    @Test
    void namesAndAliases() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public class Order {
                    @JsonProperty("order_id") private String id;
                    @JsonAlias({"n", "number"}) public int count;
                    private String note;
                    @JsonGetter("remark") public String getNote() { return note; }
                    @JsonSetter("remark") public void setNote(String note) { this.note = note; }
                    public String getId() { return id; }
                    public void setId(String id) { this.id = id; }
                }
                """);

        agree("{\"order_id\":\"a\",\"number\":3,\"remark\":\"r\"}");
        agree("{\"n\":3,\"id\":\"x\",\"note\":1}");
    }

    @Test
    void ignoredProperties() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                @JsonIgnoreProperties({"secret", "hidden_name"})
                public class Order {
                    public String id;
                    public String secret;
                    @JsonProperty("hidden_name") public String hidden;
                    @JsonIgnore public String ignored;
                    @JsonIgnore(false) public String kept;
                    public Ignored type;
                    private String half;
                    @JsonIgnore public String getHalf() { return half; }
                    public void setHalf(String half) { this.half = half; }
                }
                """, "@JsonIgnoreType public class Ignored { public Object any; }");

        agree("{\"id\":\"a\",\"secret\":1,\"hidden_name\":{},\"ignored\":[],\"kept\":\"k\",\"type\":7,\"half\":\"h\"}");
    }

    @Test
    void recordsWithIgnoredComponents() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public record Order(String id, @JsonIgnore String secret, int count) {}
                """);

        agree("{\"id\":\"a\",\"count\":7}");
        agree("{\"id\":\"a\",\"secret\":\"x\",\"count\":7}");
    }

    @Test
    void creators() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public class Order {
                    private final String id;
                    private final List<Line> lines;
                    @JsonCreator Order(@JsonProperty(value = "id", required = true) String id, @JsonProperty("items") List<Line> lines) {
                        this.id = id;
                        this.lines = lines;
                    }
                    public String getId() { return id; }
                    @JsonProperty("items") public List<Line> getLines() { return lines; }
                }
                """, """
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public class Line {
                    private final int count;
                    private Line(int count, boolean made) { this.count = count; }
                    @JsonCreator static Line of(@JsonProperty("count") int number) { return new Line(number, true); }
                    public int getCount() { return count; }
                }
                """);

        agree("{\"id\":\"a\",\"items\":[{\"count\":1},{\"count\":2}]}");
        agree("{\"items\":null,\"id\":\"a\"}");
        bothReject("{\"items\":[]}");
    }

    @Test
    void anyMembers() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public class Order {
                    public String id;
                    private final Map<String, Object> others = new TreeMap<>();
                    @JsonAnySetter public void other(String name, Object value) { others.put(name, value); }
                    @JsonAnyGetter public Map<String, Object> getOthers() { return others; }
                }
                """);

        agree("{\"id\":\"a\",\"x\":1,\"y\":{\"z\":[true,null]}}");
    }

    @Test
    void genericClasses() throws Exception {
        compile(
                "@JsonSchema @JsonInclude(JsonInclude.Include.NON_NULL) public record Order(Page<Line> lines, Page<Page<String>> pages) {}",
                "@JsonInclude(JsonInclude.Include.NON_NULL) public class Page<T> { public List<T> items; public T first; public Page<T> next; }",
                "public record Line(int count) {}");

        agree(
                "{\"lines\":{\"items\":[{\"count\":1}],\"first\":{\"count\":2},\"next\":{\"items\":[],\"first\":null,\"next\":null}},"
                        + "\"pages\":{\"items\":[],\"first\":{\"items\":[\"a\"]}}}");
    }

    @Test
    void valuesOfClasses() throws Exception {
        compile(
                "@JsonSchema @JsonInclude(JsonInclude.Include.NON_NULL)"
                        + " public record Order(Id id, Price price, List<Level> levels, Map<String, Id> ids) {}",
                "public record Id(@JsonValue String value) {}",
                """
                public final class Price {
                    private final long cents;
                    private Price(long cents) { this.cents = cents; }
                    @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public static Price of(long cents) { return new Price(cents); }
                    @JsonValue public long cents() { return cents; }
                }
                """,
                """
                public enum Level {
                    LOW(1), HIGH(2);
                    private final int number;
                    Level(int number) { this.number = number; }
                    @JsonValue public int number() { return number; }
                }
                """);

        agree("{\"id\":\"a\",\"price\":250,\"levels\":[2,1],\"ids\":{\"x\":\"b\"}}");
        bothReject("{\"levels\":[3]}");
        assertThat(compiled.files(".java").keySet())
                .contains("com/acme/IdAdapter.java", "com/acme/LevelAdapter.java")
                .doesNotContain("com/acme/IdParser.java");
    }

    @Test
    void orderOfMembers() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                @JsonPropertyOrder({"last", "b"})
                public class Order {
                    public String a;
                    public String b;
                    @JsonProperty(index = 2) public String c;
                    @JsonProperty(index = 1) public String d;
                    @JsonProperty("last") public String z;
                }
                """);

        String json = "{\"last\":\"5\",\"b\":\"2\",\"d\":\"4\",\"c\":\"3\",\"a\":\"1\"}";
        agree(json);
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
    }

    @Test
    void writeOnlyMeansNeverWritten() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public class Order {
                    private String password;
                    @JsonProperty(access = JsonProperty.Access.WRITE_ONLY) public String getPassword() { return password; }
                    public void setPassword(String password) { this.password = password; }
                    public boolean getKnown() { return password != null; }
                    public void setKnown(boolean ignored) {}
                }
                """);

        agree("{\"password\":\"x\"}");
        assertThat(compiled.again("com.acme.OrderParser", "{\"password\":\"x\"}"))
                .isEqualTo("{\"known\":true}");
    }

    @Test
    void formats() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public record Order(@JsonFormat(shape = JsonFormat.Shape.STRING) long id, @JsonFormat(shape = JsonFormat.Shape.STRING) java.math.BigDecimal price) {}
                """);

        agree("{\"id\":\"9007199254740993\",\"price\":\"1.50\"}");
    }

    @Test
    void patternsOfDates() {
        compile("""
                @JsonSchema
                public record Order(@JsonFormat(pattern = "dd.MM.yyyy") java.time.LocalDate day,
                                    @JsonFormat(pattern = "yyyy-MM-dd'yT'HH:mm", timezone = "UTC") java.time.LocalDateTime at) {}
                """);

        String json = "{\"day\":\"24.12.2026\",\"at\":\"2026-12-24yT18:30\"}";
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
    }

    @Test
    void defaultConstants() throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                public record Order(Color color, List<Color> colors) {}
                """, "public enum Color { RED, @JsonProperty(\"dark blue\") BLUE, @JsonEnumDefaultValue OTHER }");

        agree("{\"color\":\"RED\",\"colors\":[\"dark blue\",\"OTHER\",\"pink\"]}");
        agree("{\"color\":\"pink\",\"colors\":[]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "SnakeCase",
                "UpperSnakeCase",
                "LowerCamelCase",
                "UpperCamelCase",
                "LowerCase",
                "KebabCase",
                "LowerDotCase"
            })
    void namingStrategies(String strategy) throws Exception {
        compile("""
                @JsonSchema
                @JsonInclude(JsonInclude.Include.NON_NULL)
                @JsonNaming(PropertyNamingStrategies.%sStrategy.class)
                public record Order(String firstName, String aURLOfThis, String last_name, @JsonProperty("exact") String other) {}
                """.formatted(strategy));

        NamingBase naming = (NamingBase) PropertyNamingStrategies.class
                .getField(strategy.replaceAll("([a-z])([A-Z])", "$1_$2").toUpperCase(java.util.Locale.ROOT))
                .get(null);
        agree(MAPPER.writeValueAsString(Map.of(
                naming.translate("firstName"),
                "1",
                naming.translate("aURLOfThis"),
                "2",
                naming.translate("last_name"),
                "3",
                "exact",
                "4")));
    }

    @Test
    void namingStrategiesAreThoseOfJackson() {
        List<String> names = List.of(
                "a", "A", "aB", "AB", "ABc", "aBC", "aBCd", "_a", "_aB", "__a", "a_b", "a_B", "userURL", "URLName",
                "a1B", "x2", "Äb", "éÉ", "_", "iPhone", "WWW");
        Map<String, NamingBase> strategies = Map.of(
                "SNAKE_CASE", (NamingBase) PropertyNamingStrategies.SNAKE_CASE,
                "UPPER_SNAKE_CASE", (NamingBase) PropertyNamingStrategies.UPPER_SNAKE_CASE,
                "UPPER_CAMEL_CASE", (NamingBase) PropertyNamingStrategies.UPPER_CAMEL_CASE,
                "LOWER_CASE", (NamingBase) PropertyNamingStrategies.LOWER_CASE,
                "KEBAB_CASE", (NamingBase) PropertyNamingStrategies.KEBAB_CASE,
                "LOWER_DOT_CASE", (NamingBase) PropertyNamingStrategies.LOWER_DOT_CASE);

        strategies.forEach((name, strategy) -> assertThat(names)
                .as(name)
                .allSatisfy(each ->
                        assertThat(JsonNames.ofConstant(name).apply(each)).isEqualTo(strategy.translate(each))));
    }

    @Test
    void aGetterAloneCanBeIgnored() throws Exception {
        compile("""
                @JsonSchema public class Order {
                    private String pw;
                    public transient int cached;
                    @JsonIgnore public String getPw() { return pw; }
                    @JsonProperty("pw") public void setPw(String pw) { this.pw = pw; }
                    public String shown;
                }
                """);

        Object order = compiled.parser("com.acme.OrderParser").parse("{\"pw\":\"x\",\"shown\":\"y\",\"cached\":7}");

        assertThat(order).hasFieldOrPropertyWithValue("pw", "x").hasFieldOrPropertyWithValue("cached", 0);
        agree("{\"pw\":\"x\",\"shown\":\"y\"}");
    }

    @Test
    void aBooleanValueIsTrueOrFalse() throws Exception {
        compile("""
                @JsonSchema public record Order(Flag flag) {
                    public record Flag(@JsonValue boolean on) {
                        @JsonCreator(mode = JsonCreator.Mode.DELEGATING) public Flag {}
                    }
                }
                """);

        agree("{\"flag\":true}");
        bothReject("{\"flag\":\"no\"}");
    }

    @Test
    void namesOfVariablesAndGenericBeansCompile() throws Exception {
        compile("""
                @JsonInclude(JsonInclude.Include.NON_NULL)
                @JsonSchema public record Order(String in, Integer e, Order value, Box<String> box) {
                    public static class Box<T> {
                        public T held;
                        public List<T> all;
                    }
                }
                """);

        agree("{\"in\":\"a\",\"e\":1,\"value\":{\"in\":\"b\",\"e\":2},\"box\":{\"held\":\"h\",\"all\":[\"i\"]}}"
                .replace("\"value\":{\"in\":\"b\",\"e\":2},", ""));
    }

    @Test
    void aGetterCanReturnThePrimitiveForm() throws Exception {
        compile("""
                @JsonSchema public class Order {
                    private final int count;
                    @JsonCreator public Order(@JsonProperty("count") Integer count) { this.count = count == null ? 0 : count; }
                    public int getCount() { return count; }
                }
                """);

        agree("{\"count\":3}");
        agree("{}");
    }
}
