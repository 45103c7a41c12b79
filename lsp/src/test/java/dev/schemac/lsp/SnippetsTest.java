package dev.schemac.lsp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The snippets of {@code editors/vscode}: each compiles as it is inserted, with each of its choices. */
class SnippetsTest {
    /** The annotations of columns, which are inserted between the parentheses of a schema. */
    private static final List<String> OF_COLUMNS =
            List.of("@Required", "@Nullable", "@Name", "@Size", "@Min", "@Default", "@Column");

    /** What an annotation describes, by the begin of the snippet. */
    private static final Map<String, String> AFTER =
            sources(");", Map.of("@", "create json schema T(id string, at java.time.Instant);"));

    private static final Map<String, String> BEFORE = sources(
            "create json schema T(",
            Map.of(
                    "create json schema ${1:Dog}",
                    "create json schema Animal(id string);",
                    "@Formats",
                    "import java.time.Instant;"));

    private static Map<String, String> sources(String ofColumns, Map<String, String> others) {
        Map<String, String> sources = new HashMap<>(others);
        OF_COLUMNS.forEach(annotation -> sources.put(annotation, ofColumns));
        return sources;
    }

    /** A placeholder with a default, one with choices, or the end or repetition of one. */
    private static final Pattern PLACEHOLDER =
            Pattern.compile("\\$\\{(\\d+):([^}]*)}|\\$\\{(\\d+)\\|([^|]*)\\|}|\\$(\\d+)");

    private record Snippet(String name, String body) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static List<Snippet> snippets() throws IOException {
        JsonObject all = JsonParser.parseString(
                        Files.readString(GrammarTest.ROOT.resolve("editors/vscode/snippets/epl.json")))
                .getAsJsonObject();
        return all.entrySet().stream()
                .map(each -> new Snippet(each.getKey(), body(each.getValue().getAsJsonObject())))
                .toList();
    }

    private static String body(JsonObject snippet) {
        return StreamSupport.stream(snippet.getAsJsonArray("body").spliterator(), false)
                .map(JsonElement::getAsString)
                .collect(Collectors.joining("\n"));
    }

    @ParameterizedTest
    @MethodSource("snippets")
    void aSnippetCompiles(Snippet snippet) {
        List<String> expansions = expansions(snippet.body());

        assertThat(expansions).isNotEmpty();
        for (String expansion : expansions) {
            assertThat(expansion).doesNotContain("$");
            String source = around(BEFORE, snippet.body()) + "\n" + expansion + "\n" + around(AFTER, snippet.body());
            assertThat(classes(source)).as(source).isNotNull();
        }
    }

    @Test
    void aSnippetOfAnotherLanguageDoesNotCompile() {
        assertThatThrownBy(() -> classes(expansions("create json schema ${1:A}(${2:id} ${3|string,varint|});$0")
                        .get(1)))
                .isInstanceOf(SchemaException.class)
                .hasMessageContaining("unknown type 'varint'");
    }

    @Test
    void choicesAndRepetitionsAreExpanded() {
        assertThat(expansions("${1:a} ${2|b,c|} $1$0")).containsExactly("a b a", "a c a");
    }

    @Test
    void prefixesAreUnique() throws IOException {
        List<String> prefixes = new ArrayList<>();
        JsonParser.parseString(Files.readString(GrammarTest.ROOT.resolve("editors/vscode/snippets/epl.json")))
                .getAsJsonObject()
                .asMap()
                .values()
                .forEach(snippet -> {
                    JsonElement prefix = snippet.getAsJsonObject().get("prefix");
                    if (prefix.isJsonArray()) {
                        prefix.getAsJsonArray().forEach(each -> prefixes.add(each.getAsString()));
                    } else {
                        prefixes.add(prefix.getAsString());
                    }
                });
        assertThat(prefixes).hasSizeGreaterThan(10).doesNotHaveDuplicates();
    }

    private static Object classes(String source) {
        return SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT)
                .generate(List.of(new SchemaSource("snippet.epl", source)));
    }

    /** The value of the longest key that the snippet begins with. */
    private static String around(Map<String, String> sources, String body) {
        return sources.keySet().stream()
                .filter(body::startsWith)
                .reduce((a, b) -> a.length() > b.length() ? a : b)
                .map(sources::get)
                .orElse("");
    }

    /** The text with the defaults, once with each choice. */
    private static List<String> expansions(String body) {
        int most = PLACEHOLDER
                .matcher(body)
                .results()
                .mapToInt(found -> found.group(4) == null ? 1 : found.group(4).split(",").length)
                .max()
                .orElse(1);
        return Stream.iterate(0, i -> i < most, i -> i + 1)
                .map(i -> expansion(body, i))
                .toList();
    }

    /** @param choice the index of each choice, or of its last one */
    private static String expansion(String body, int choice) {
        Map<String, String> values = new HashMap<>();
        Matcher found = PLACEHOLDER.matcher(body);
        while (found.find()) {
            if (found.group(1) != null) {
                values.put(found.group(1), found.group(2));
            } else if (found.group(3) != null) {
                String[] choices = found.group(4).split(",");
                values.put(found.group(3), choices[Math.min(choice, choices.length - 1)]);
            }
        }
        return found.reset().replaceAll(match -> {
            String number = Stream.of(1, 3, 5)
                    .map(match::group)
                    .filter(each -> each != null)
                    .findFirst()
                    .get();
            return Matcher.quoteReplacement(values.getOrDefault(number, ""));
        });
    }
}
