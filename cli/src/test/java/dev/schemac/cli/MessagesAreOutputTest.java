package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * No code of any module takes a message apart: what a message says is also data, in the exception or the finding. The
 * sources are searched as text, because a class file does not show which string is a message.
 */
class MessagesAreOutputTest {
    private static final Path PROJECT = Path.of("..");

    /** The depth of the deepest {@code src/main/java}. */
    private static final int DEPTH = 6;

    private static final String MESSAGE = "(?:getMessage|getLocalizedMessage|message|description|finding|sentence)";

    private static final String READS = "(?:contains|startsWith|endsWith|indexOf|lastIndexOf|split|matches|substring"
            + "|replaceFirst|regionMatches|charAt|equals(?=\\(\")|equalsIgnoreCase)\\(";

    private static final List<Pattern> READERS = List.of(
            Pattern.compile("\\b" + MESSAGE + "\\(\\)\\)?\\s*\\.\\s*(?:\\w+\\([\\w.]*\\)\\s*\\.\\s*)?" + READS),
            Pattern.compile("\\b(?:switch|matcher) ?\\((?:[^;{]*\\b)?" + MESSAGE + "\\(\\)"),
            Pattern.compile("::" + MESSAGE + "\\b[^;]*\\." + READS),
            Pattern.compile("\\b(?:message|description|sentence|problem|finding|error)\\." + READS));

    /** A local variable with a message. */
    private static final Pattern VARIABLE = Pattern.compile("\\bString (\\w+) =[^;]*\\b" + MESSAGE + "\\(\\)[^;]*;");

    /** The files that read such strings, and why they may. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            "CommandFailure.java", "the JDK has no exception for a folder that is read as a file",
            "OutputLost.java", "the JDK has no exception for a closed pipe",
            "MissingModule.java", "the JDK names a missing class only in the message",
            "ZstdInput.java", "zstd-jni has no codes for the errors of damaged data",
            "Diagnostic.java", "cuts long messages");

    @Test
    void noCodeReadsMessages() throws IOException {
        Map<String, List<String>> found = new TreeMap<>();
        for (Path file : mainSources()) {
            List<String> readers = readers(Files.readString(file));
            if (!readers.isEmpty()) {
                found.put(file.getFileName().toString(), readers);
            }
        }
        assertThat(found.keySet())
                .as("put what the message says into the exception or the finding: %s", found)
                .containsExactlyInAnyOrderElementsOf(EXCEPTIONS.keySet());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if (e.getMessage().contains(\"limit\")) {",
                "return e.description()\n    .startsWith(\"document longer than \");",
                "return getMessage() != null && getMessage().toLowerCase(Locale.ROOT).contains(\"pipe\");",
                "return switch (e.description()) {",
                "Matcher missing = IMPORT.matcher(problem.message());",
                "Matcher missing = IMPORT.matcher(String.valueOf(e.getMessage()));",
                "errors.map(JsonParseException::description).noneMatch(each -> each.endsWith(\" found null\"));",
                "return e.description().equals(\"expected object but found array\");",
                "String reason = String.valueOf(e.getMessage());\nreturn switch (reason) {",
                "String reason = e.getMessage();\nreturn reason.indexOf(':');",
                "boolean isSecond(String error) { return error.startsWith(\"expected end\"); }",
            })
    void readersAreFound(String source) {
        assertThat(readers(source)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "throw new CommandFailure(\"schemac: \" + e.getMessage());",
                "if (!e.getMessage().equals(printed)) {",
                "String reason = e.getMessage();\nreturn file.startsWith(reason);",
                "// e.getMessage().contains(\"limit\") would read it",
            })
    void writersAreNot(String source) {
        assertThat(readers(source)).isEmpty();
    }

    /** Returns the main sources of all modules, without the comparisons. */
    private static List<Path> mainSources() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> folders = Files.walk(PROJECT, DEPTH)) {
            for (Path folder : (Iterable<Path>) folders.filter(MessagesAreOutputTest::isMain)::iterator) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                }
            }
        }
        return sources;
    }

    private static boolean isMain(Path folder) {
        String name = PROJECT.relativize(folder).toString().replace('\\', '/');
        return name.endsWith("/src/main/java") && !name.contains("target/") && !name.startsWith("benchmarks/");
    }

    private static List<String> readers(String source) {
        String code = source.replaceAll("(?m)^\\s*(?://|/?\\*).*$", "");
        List<String> found = new ArrayList<>();
        for (Pattern pattern : READERS) {
            pattern.matcher(code).results().forEach(each -> found.add(each.group()));
        }
        Matcher variable = VARIABLE.matcher(code);
        while (variable.find()) {
            String name = variable.group(1);
            String method = code.substring(variable.end(), end(code, variable.end()));
            Pattern.compile("\\b" + name + "\\." + READS + "|\\b(?:switch|matcher) ?\\(" + name + "\\)")
                    .matcher(method)
                    .results()
                    .forEach(each -> found.add(each.group()));
        }
        return found;
    }

    /** Returns the end of the method around a place: the next line with a closing brace of a member. */
    private static int end(String code, int from) {
        int end = code.indexOf("\n    }\n", from);
        return end < 0 ? code.length() : end;
    }
}
