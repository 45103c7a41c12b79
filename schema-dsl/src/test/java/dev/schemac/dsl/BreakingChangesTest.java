package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.model.JavaClasses;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change of a schema does to old data and to old readers. */
class BreakingChangesTest {
    /** Each row: the type before, the type now, and the rules that a change of a column's type meets. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            int                | int                   |
            int                | Integer               |
            byte               | int                   | type-widened
            int                | long                  | type-widened
            long               | int                   | type-narrowed
            int                | double                | type-widened
            long               | double                | type-changed
            long               | BigDecimal            | type-widened
            float              | double                | type-widened
            int                | string                | type-widened
            string             | int                   | type-narrowed
            boolean            | int                   | type-changed
            boolean            | string                | type-widened
            java.time.Instant  | string                | type-widened
            java.time.Instant  | java.time.LocalDate   | type-changed
            int[]              | long[]                | type-widened
            int[]              | int[primitive]        | type-narrowed
            int[primitive]     | int[]                 | type-widened
            int[primitive]     | long[]                | type-widened
            int[primitive][]   | int[][]               | type-widened
            long[primitive]    | int[]                 | type-changed
            int[]              | int                   | type-changed
            int[]              | List<int>             | java-type-changed
            List<B>            | B[]                   | java-type-changed
            Map<String, int>   | Map<String, long>     | type-widened
            Map<String, int>   | Map                   | type-widened
            Map                | B                     | type-narrowed
            B                  | Map                   | type-widened
            int                | Object                | type-widened
            Object             | int[]                 | type-narrowed
            double[]           | Object                | type-widened
            BigDecimal         | Object                | type-changed
            BigDecimal[]       | Object                | type-changed
            Map<String, BigDecimal> | Map              | type-changed
            int                | null                  | type-changed
            null               | int                   | type-changed
            B                  | C                     | java-type-changed
            B                  | D                     | type-changed
            R                  | S                     | java-type-changed
            com.acme.Color     | string                | type-widened
            """)
    void typesAreCompared(String before, String now, String rules) {
        String others = "; create json schema B(x int); create json schema C(x int); create json schema D(x long);"
                + " create json schema R(r R); create json schema S(r S);";
        String found = rules(
                "create json schema A(a " + before + ")" + others, "create json schema A(a " + now + ")" + others);
        assertThat(found).isEqualTo(rules == null ? "" : rules);
    }

    @Test
    void membersAreFoundByTheirJsonNames() {
        assertThat(changes(
                        "create json schema A(a int);", "@Column(name=b, jsonName='a') create json schema A(b int);"))
                .containsExactly(
                        "column 'b' was named 'a' before: JSON is unchanged, but code that uses it no longer compiles");
        assertThat(changes(
                        "create json schema A(a int);", "@Column(name=a, jsonName='b') create json schema A(a int);"))
                .containsExactly(
                        "column 'a' is now the member 'b' instead of 'a': old readers do not find it, and new readers do not find it in old data");
        assertThat(changes(
                        "create json schema A(a int);",
                        "@Column(name=a, jsonName='b', alias='a') create json schema A(a int);"))
                .containsExactly("column 'a' is now the member 'b' instead of 'a': old readers do not find it");
    }

    @Test
    void variantsOfBase64AreCompared() {
        String url = "@Column(name=a, base64='url') create json schema A(a binary);";
        assertThat(rules(url, "create json schema A(a binary);")).isEqualTo("base64-changed");
        assertThat(rules("create json schema A(a binary[]);", url.replace("binary", "binary[]")))
                .isEqualTo("base64-changed");
        assertThat(rules(url, "create json schema A(a string);"))
                .as("text has no variant")
                .isEqualTo("type-widened");
    }

    @Test
    void presenceIsCompared() {
        assertThat(rules(
                        "create json schema A(a int);",
                        "@Column(name=a, required=true, nullable=false) create json schema A(a int);"))
                .isEqualTo("column-required null-refused");
        assertThat(rules(
                        "@Column(name=a, required=true, nullable=false) create json schema A(a int);",
                        "create json schema A(a int);"))
                .isEqualTo("column-not-required null-allowed");
        assertThat(changes("create json schema A();", "@Column(name=a, required=true) create json schema A(a int);"))
                .containsExactly("column 'a' is new and required: old data without it is rejected");
        assertThat(changes("@Column(name=a, required=true) create json schema A(a int);", "create json schema A();"))
                .containsExactly(
                        "column 'a' of schema 'A' was removed: its values in old data are skipped (rejected under STRICT),"
                                + " and old readers require it");
    }

    @Test
    void stricterRulesRefuseOldDataAndOthersOldReaders() {
        String none = "create json schema A(a int, b string, c int[]);";
        assertThat(changes(none, "@Column(name=a, min=1, max=9) " + none))
                .containsExactly(
                        "column 'a' now has the rule min=1 instead of none: old data may violate it",
                        "column 'a' now has the rule max=9 instead of none: old data may violate it");
        assertThat(changes("@Column(name=a, exclusiveMin=1, max=9) " + none, "@Column(name=a, min=1, max=8) " + none))
                .containsExactly(
                        "column 'a' now has the rule min=1 instead of 1 (exclusive): old readers reject values that only the new rule allows",
                        "column 'a' now has the rule max=8 instead of 9: old data may violate it");
        assertThat(changes("@Column(name=b, minLength=1, maxLength=3) " + none, "@Column(name=b, maxLength=4) " + none))
                .containsExactly(
                        "column 'b' now has the rule minLength=none instead of 1: old readers reject values that only the new rule allows",
                        "column 'b' now has the rule maxLength=4 instead of 3: old readers reject values that only the new rule allows");
        assertThat(changes("@Column(name=b, pattern='a') " + none, "@Column(name=b, pattern='^a') " + none))
                .containsExactly(
                        "column 'b' now has the pattern '^a' instead of 'a': old data may not match",
                        "column 'b' now has the pattern '^a' instead of 'a': old readers may reject new values");
        assertThat(rules("@Column(name=c, minItems=1) " + none, "@Column(name=c, maxItems=4, unique=true) " + none))
                .isEqualTo("rule-loosened rule-tightened rule-tightened");
        assertThat(rules(
                        "@Column(name=c, min=1.0, maxItems=4) " + none.replace("int[]", "double[]"),
                        "@Column(name=c, min=1, maxItems=4) " + none.replace("int[]", "double[]")))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "string[]                        | @NotNullElements string[]       | rule-tightened",
                "@NotNullElements string[]       | string[]                        | rule-loosened",
                "@NotNullElements List<string>   | @NotNullElements string[]       | java-type-changed",
                "int[primitive]                  | @NotNullElements int[]          | java-type-changed",
                "@NotNullElements int[]          | int[primitive]                  | java-type-changed",
                "@NotNullElements int[]          | long[primitive]                 | type-widened",
                "int[primitive][]                | @NotNullElements int[][]        | java-type-changed rule-tightened",
                "@NotNullElements Map<String, int> | Map<String, int>              | rule-loosened",
                "@NotNullElements Map            | @NotNullElements Map<String, int> | type-narrowed",
            })
    void nullElementsAreComparedByRuleAndType(String old, String now, String rules) {
        assertThat(rules(column(old), column(now))).isEqualTo(rules);
    }

    private static String column(String annotatedType) {
        int type = annotatedType.startsWith("@") ? annotatedType.indexOf(' ') + 1 : 0;
        return "create json schema A(" + annotatedType.substring(0, type) + "a " + annotatedType.substring(type) + ")";
    }

    @Test
    void theRuleAboutNullElementsIsNamed() {
        assertThat(changes(column("string[]"), column("@NotNullElements string[]")))
                .containsExactly(
                        "column 'a' now has the rule nullElements=false instead of true: old data may violate it");
        assertThat(changes(column("@NotNullElements string[]"), column("string[]")))
                .containsExactly(
                        "column 'a' now has the rule nullElements=true instead of false: old readers reject values that only the new rule allows");
    }

    @Test
    void jsonTypesAreCompared() {
        String any = "create json schema A(a Object)";
        String two = "@Column(name=a, types={'string', 'integer'}) " + any;
        String more = "@Column(name=a, types={'string', 'number', 'array'}) " + any;
        assertThat(changes(two, two)).isEmpty();
        assertThat(changes(any, two))
                .containsExactly(
                        "column 'a' now has the types 'string', 'integer' instead of none: old data may have other types");
        assertThat(changes(two, any))
                .containsExactly(
                        "column 'a' now has the types none instead of 'string', 'integer': old readers reject the other types");
        assertThat(changes(two, more))
                .containsExactly(
                        "column 'a' now has the types 'string', 'number', 'array' instead of 'string', 'integer':"
                                + " old readers reject the other types");
        assertThat(changes(more, two))
                .containsExactly(
                        "column 'a' now has the types 'string', 'integer' instead of 'string', 'number', 'array':"
                                + " old data may have other types");
    }

    @Test
    void inheritedColumnsAreComparedOnce() {
        assertThat(changes(
                        "create json schema A(a int); create json schema B() inherits A;",
                        "create json schema A(a long); create json schema B() inherits A;"))
                .hasSize(1);
        assertThat(rules(
                        "create json schema A(a int); create json schema B() inherits A;",
                        "create json schema A(a int); create json schema B();"))
                .isEqualTo("column-removed supertype-changed");
    }

    @Test
    void namesInJavaAreCompared() {
        String schema = "create json schema A(html_url string);";
        assertThat(changes(schema, "@JsonSchema(names='as-is') " + schema))
                .containsExactly(
                        "schema 'A' now has the Java names 'as-is' instead of 'java': code that uses its columns may no longer compile");
        assertThat(rules("@JsonSchema(names='as-is') " + schema, schema)).isEqualTo("names-changed");
        assertThat(rules("@JsonSchema(names='java') " + schema, schema)).isEmpty();
        assertThat(rules(
                        "@JsonSchema(names='java') create json schema A()",
                        "@JsonSchema(names='as-is') create json schema A()"))
                .isEmpty();
    }

    @Test
    void constantsAreCompared() {
        String schema = "create json schema A(a com.acme.Color[]);";
        String lenient = "@Column(name=a, unknown='null') " + schema;
        assertThat(changes(schema, colors("RED", "BLUE"), schema, colors("RED", "GREEN")))
                .containsExactly(
                        "column 'a' no longer has the constants [BLUE], which old data may contain",
                        "column 'a' has the new constants [GREEN], which old readers reject");
        assertThat(changes(lenient, colors("RED"), lenient, colors("RED", "GREEN")))
                .isEmpty();
        assertThat(changes(lenient, colors("RED"), schema, colors("RED")))
                .containsExactly("column 'a' now rejects unknown constants, which were read as null before");
    }

    @Test
    void schemasAreKnownByModuleAndName() {
        assertThat(changes("module a; create json schema A();", "module b; create json schema A();"))
                .containsExactly("schema 'A' was removed: its old data can no longer be read");
    }

    private static JavaClasses colors(String... constants) {
        return name -> name.equals("com.acme.Color")
                ? Optional.of(new JavaClasses.JavaClass(
                        name,
                        "com.acme",
                        JavaClasses.Kind.ENUM,
                        true,
                        true,
                        List.of(constants),
                        List.of(constants),
                        false,
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        false,
                        List.of()))
                : Optional.empty();
    }

    private static String rules(String old, String now) {
        return found(old, colors("RED"), now, colors("RED")).list().stream()
                .map(Diagnostic::rule)
                .sorted()
                .collect(Collectors.joining(" "));
    }

    private static List<String> changes(String old, String now) {
        return changes(old, colors("RED"), now, colors("RED"));
    }

    private static List<String> changes(String old, JavaClasses oldClasses, String now, JavaClasses classes) {
        return found(old, oldClasses, now, classes).list().stream()
                .map(Diagnostic::message)
                .toList();
    }

    private static Diagnostics found(String old, JavaClasses oldClasses, String now, JavaClasses classes) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaLoader.load(List.of(new SchemaSource("new", now)), classes, false)
                .findBreakingChanges(
                        SchemaLoader.load(List.of(new SchemaSource("old", old)), oldClasses, false),
                        Set.of(),
                        diagnostics);
        return diagnostics;
    }
}
