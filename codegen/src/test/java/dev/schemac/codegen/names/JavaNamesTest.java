package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.naming.PropertyNames;
import dev.schemac.testing.Seed;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java names: valid, readable where the schema's are, and never the same for two columns. */
class JavaNamesTest {

    @ParameterizedTest
    @CsvSource({
        "age, age",
        "_id, _id",
        "x1, x1",
        "class, class$",
        "true, true$",
        "_, _$",
        "p q, p$20$q",
        "a.b, a$2e$b",
        "1st, $31$st",
        "$, $24$",
        "é, $e9$",
        "😀, $1f600$",
        "presence, presence$",
        "presence12, presence12$",
        "presences, presences",
        "Class, Class$",
        "Taken, Taken$",
        "'', $"
    })
    void fields(String column, String field) {
        assertThat(JavaNames.field(PropertyNames.escaped(column), Set.of("Taken")))
                .isEqualTo(field);
    }

    @ParameterizedTest
    @CsvSource({
        "age, age",
        "presence, presence",
        "Class, Class",
        "class, class$",
        "p q, p$20$q",
        "😀, $1f600$",
        "'', $",
        "hashCode, hashCode$",
        "hashCode$, hashCode$24$",
        "toString, toString$",
        "wait, wait$",
        "clone, clone$",
        "equals, equals$",
        "asMap, asMap$",
        "toJson, toJson$",
        "builder, builder$",
        "build, build",
        "value, value",
        "get, get",
        "undeclaredMembers, undeclaredMembers$",
        "Taken, Taken$"
    })
    void components(String column, String component) {
        assertThat(JavaNames.component(PropertyNames.escaped(column), Set.of("Taken")))
                .isEqualTo(component);
    }

    @ParameterizedTest
    @CsvSource({
        "html_url, htmlUrl",
        "html-url, htmlUrl",
        "html.url, htmlUrl",
        "html url, htmlUrl",
        "HTML_URL, htmlUrl",
        "Html_Url, htmlUrl",
        "html__url, htmlUrl",
        "_id, id",
        "__typename, typename",
        "id_, id",
        "@type, type",
        "$ref, ref",
        "xmlns:html, xmlnsHtml",
        "age, age",
        "isActive, isActive",
        "userID, userID",
        "user_ID, userID",
        "UserId, userId",
        "ID, id",
        "X, x",
        "URL_path, urlPath",
        "URLPath, URLPath",
        "xCoord, xCoord",
        "HTTP2_SERVER, http2Server",
        "address_line_1, addressLine1",
        "x_1_2, x1_2",
        "x1_2, x1_2",
        "a_1b, a1b",
        "class, class",
        "to_string, toString",
        "_1, ''",
        "1st, ''",
        "_, ''",
        "$, ''",
        "'', ''",
        "12, ''",
        "é, ''",
        "größe_max, ''",
        "😀, ''"
    })
    void camelCase(String column, String name) {
        assertThat(PropertyNames.camelCase(column).orElse("")).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"isActive, active", "isURL, uRL", "is2fa, 2fa", "is, is", "island, island", "active, active"})
    void namesWithoutIs(String name, String property) {
        assertThat(PropertyNames.withoutIs(name)).isEqualTo(property);
    }

    /** So that a column whose name is Java's already keeps it, whatever others there are. */
    @Test
    void namesInCamelCaseStay() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        String alphabet = "aAbB$_0 24.-@";
        for (int i = 0; i < 100_000; i++) {
            String column = random.ints(random.nextInt(1, 9), 0, alphabet.length())
                    .mapToObj(at -> alphabet.substring(at, at + 1))
                    .collect(Collectors.joining());
            PropertyNames.camelCase(column).ifPresent(name -> {
                assertThat(name).as("seed %d, %s", seed, column).matches(SourceVersion::isIdentifier);
                assertThat(PropertyNames.camelCase(name))
                        .as("seed %d, %s", seed, column)
                        .contains(name);
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "User, User",
        "user, user",
        "record, record$",
        "yield, yield$",
        "int, int$",
        "A$B, A$24$B",
        "'', $",
        "CON, CON$",
        "nul, nul$",
        "Aux, Aux$",
        "prn, prn$",
        "com1, com1$",
        "COM0, COM0$",
        "lpt9, lpt9$",
        "COM10, COM10",
        "com, com",
        "CONS, CONS",
        "con$, con$24$"
    })
    void classNames(String schema, String name) {
        assertThat(JavaNames.className(schema)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({"com.acme, com.acme", "a.class.b, a.class_.b", "a.b-c, a.b$2d$c", "a.record, a.record"})
    void packages(String module, String name) {
        assertThat(JavaNames.packageName(module)).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "age, AGE",
        "_id, ID",
        "eyeColor, EYE_COLOR",
        "HTTPServer, HTTP_SERVER",
        "x1y2, X1Y2",
        "already_snake, ALREADY_SNAKE",
        "p q, P_20_Q",
        "class, CLASS",
        "_, COLUMN",
        "'', COLUMN",
        "1st, COLUMN_31_ST"
    })
    void constants(String column, String constant) {
        assertThat(JavaNames.constant(column)).isEqualTo(constant);
    }

    @Test
    void constantsOfOneSchemaDiffer() {
        JavaNames.Unique constants = new JavaNames.Unique(Set.of("KEYS"));

        assertThat(List.of("ABC", "abc", "AbC", "abc_2", "keys").stream()
                        .map(JavaNames::constant)
                        .map(constants::take))
                .containsExactly("ABC", "ABC_2", "AB_C", "ABC_2_2", "KEYS_2");
    }

    @Test
    void accessorsOfOneSchemaDiffer() {
        Set<String> fields = Set.of("abc", "Abc", "ABC", "_x", "Z");

        assertThat(JavaNames.accessorSuffix("abc", fields)).isEqualTo("Abc");
        assertThat(JavaNames.accessorSuffix("Abc", fields)).isEqualTo("$Abc");
        assertThat(JavaNames.accessorSuffix("ABC", fields)).isEqualTo("ABC");
        assertThat(JavaNames.accessorSuffix("_x", fields)).isEqualTo("_x");
        assertThat(JavaNames.accessorSuffix("Z", fields)).isEqualTo("Z");
    }

    @Test
    void differentColumnsHaveDifferentValidNames() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        Set<String> columns = new HashSet<>(List.of(
                "", "$", "$$", "class", "Class", "class$", "$24$", "24", "presence", "wait", "wait$", "equals"));
        String alphabet = "aAbB$_0 24.-\u00e9";
        while (columns.size() < 50_000) {
            columns.add(random.ints(random.nextInt(1, 6), 0, alphabet.length())
                    .mapToObj(i -> alphabet.substring(i, i + 1))
                    .collect(Collectors.joining()));
        }
        Set<String> fields = columns.stream()
                .map(column -> JavaNames.field(PropertyNames.escaped(column), Set.of("A", "aA")))
                .collect(Collectors.toSet());
        Set<String> components = columns.stream()
                .map(column -> JavaNames.component(PropertyNames.escaped(column), Set.of("A", "aA")))
                .collect(Collectors.toSet());
        Set<String> accessors = fields.stream()
                .map(field -> JavaNames.accessorSuffix(field, fields))
                .collect(Collectors.toSet());

        assertThat(fields).as("seed %d", seed).hasSameSizeAs(columns);
        assertThat(accessors).as("seed %d", seed).hasSameSizeAs(columns).doesNotContain("Class");
        assertThat(fields).allMatch(SourceVersion::isName);
        assertThat(components).as("seed %d", seed).hasSameSizeAs(columns).allMatch(SourceVersion::isName);
    }
}
