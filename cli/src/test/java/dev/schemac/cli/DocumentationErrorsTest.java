package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.DiagnosticCode.Group;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code docs/errors.md} is what the codes say about themselves; {@code -Dschemac.docs.update=true} writes it anew. */
class DocumentationErrorsTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");

    private static final Path PAGE = Path.of("../docs/errors.md");

    /** The messages of the examples, which tests of these modules compare with the compiler's. */
    private static final List<Path> MESSAGES = List.of(
            Path.of("../schema-dsl/src/test/resources/diagnostics.expected"),
            Path.of("../codegen/src/test/resources/diagnostics.expected"));

    private static final String HEAD = """
            # Errors in schemas, by code

            ```epl
            create json schema A(a strin)
            // error: unknown type 'strin'; did you mean 'string'?
            create json schema A(a string)
            ```

            Each message ends with a code, such as `[SC012]`. Here you find a schema that causes it, the message, and the corrected schema, or a sentence if
            the correction depends on your data or classes. You can use codes in scripts, because they never change their meaning.

            The examples below omit `create json` before `schema` and `enum`, so that you see the difference at once.

            | codes | found by |
            |---|---|
            %s
            The comment `next file` separates files, of which the corrected one replaces the last. `then` separates the old schema from the new one.

            """;

    /** Omitted from the examples, because it would be half of most of them. */
    private static final String CREATE = "create json ";

    @Test
    void thePageListsEveryCode() throws IOException {
        StringBuilder page = new StringBuilder(HEAD.formatted(
                Stream.of(Group.values()).map(DocumentationErrorsTest::row).collect(Collectors.joining())));
        Map<String, String> messages = messages();
        for (DiagnosticCode code : DiagnosticCode.values()) {
            page.append("## ").append(code).append(": ").append(code.rule()).append('\n');
            if (code.corrected().isEmpty()) {
                page.append(code.fix().replace("<", "\\<")).append('\n');
            }
            page.append("```epl\n")
                    .append(code.example().replace(CREATE, ""))
                    .append("\n// ")
                    .append(messages.get(code.toString()))
                    .append(
                            code.corrected().isEmpty()
                                    ? ""
                                    : "\n" + code.corrected().replace(CREATE, ""))
                    .append("\n```\n");
        }
        if (UPDATE) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE))
                .as("docs/errors.md; -Dschemac.docs.update=true writes it")
                .isEqualTo(page.toString());
    }

    /** The first message of each code, without its place and the code: {@code error: unknown schema 'B'}. */
    private static Map<String, String> messages() throws IOException {
        Map<String, String> messages = new HashMap<>();
        for (Path file : MESSAGES) {
            Pattern.compile("(?m)^## (SC\\d{3})\\n\\S*: ((?:error|warning): .*) \\[\\1]$")
                    .matcher(Files.readString(file))
                    .results()
                    .forEach(found -> messages.put(found.group(1), found.group(2)));
        }
        assertThat(messages)
                .containsOnlyKeys(Stream.of(DiagnosticCode.values())
                        .map(DiagnosticCode::toString)
                        .toList());
        return messages;
    }

    private static String row(Group group) {
        List<DiagnosticCode> codes = Stream.of(DiagnosticCode.values())
                .filter(code -> code.group() == group)
                .toList();
        return "| " + codes.get(0) + " to " + codes.get(codes.size() - 1) + " | "
                + switch (group) {
                    case SCHEMA -> "every command that reads schemas";
                    case ESPER -> "the option `--esper`";
                    case LINT -> "`schemac check`";
                    case BREAKING -> "`schemac breaking`";
                }
                + " |\n";
    }

    /** The anchor of a heading, as {@code DocumentationLinksTest} makes it. */
    @Test
    void editorsLinkToTheSectionsOfThePage() throws IOException {
        List<String> anchors = Files.readString(PAGE)
                .lines()
                .filter(line -> line.startsWith("## SC"))
                .map(line -> line.substring(3).toLowerCase(Locale.ROOT))
                .map(line -> line.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
                .toList();
        assertThat(Stream.of(DiagnosticCode.values()).map(DiagnosticCode::page))
                .containsExactlyElementsOf(anchors.stream()
                        .map(anchor -> "https://schemac.dev/docs/errors.md#" + anchor)
                        .toList());
    }
}
