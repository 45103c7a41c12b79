package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Pages, Javadoc of exported packages and messages are in plain English, and deny no feature that exists. */
class DocumentationWordsTest {
    private static final int LONGEST_SENTENCE = 30;

    /** In each thousand words of a file; short files are not measured. */
    private static final int QUESTIONABLE = 8;

    private static final int SHORT_FILE = 300;

    /** Words that always have a plainer form. */
    private static final Pattern FORBIDDEN = Pattern.compile(
            "\\b(?:whoever|somebody|nobody|everybody|those who|him who|misfit|lent|spoken|stood|but for|in place of|by way of"
                    + "|as (?:it|they) stands?|that there (?:is|are)|what stands)\\b",
            Pattern.CASE_INSENSITIVE);

    /** Words that are plain in few places: "behind a proxy" is right. */
    private static final Pattern QUESTIONS = Pattern.compile(
            "\\b(?:behind|no more|stands?|standing|who|says?|said|saying|tells?|told|holds?|held|goes|gone|went|gives?|takes?"
                    + "|walk(?:s|ed|ing)?|look(?:s|ed)? (?:over|at)|rooms?|ask(?:s|ed)?|settled|idle|due|shapes?|promises?|texts?"
                    + "|what (?:is|was|has|have|had|are|were|comes|follows|it|they|he|a|an|the|there|no|not|others?)"
                    + "|as they (?:are|were|come))\\b",
            Pattern.CASE_INSENSITIVE);

    private final Path root = Path.of("..");
    private final DocumentationProse prose = new DocumentationProse(root);

    @Test
    void filesArePlain() throws IOException {
        List<String> problems = new ArrayList<>();
        for (String file : prose.files()) {
            List<String> found = problems(prose.sentences(file));
            if (!found.isEmpty()) {
                problems.add(file + ":\n  " + String.join("\n  ", found));
            }
        }
        assertThat(String.join("\n", problems)).as("not plain").isEmpty();
    }

    private static List<String> problems(List<String> sentences) {
        List<String> problems = new ArrayList<>();
        List<String> questions = new ArrayList<>();
        int words = 0;
        for (String sentence : sentences) {
            int length = sentence.strip().split("\\s+").length;
            words += length;
            if (length > LONGEST_SENTENCE) {
                problems.add(length + " words: " + sentence.replaceAll("\\s+", " "));
            }
            matches(FORBIDDEN, sentence).forEach(word -> problems.add("'" + word + "' in: " + sentence));
            matches(QUESTIONS, sentence).forEach(questions::add);
        }
        if (words > SHORT_FILE && questions.size() * 1000 > QUESTIONABLE * words) {
            problems.add(questions.size() + " questionable words in " + words + ": " + questions);
        }
        return problems;
    }

    private static Stream<String> matches(Pattern pattern, String sentence) {
        return pattern.matcher(sentence).results().map(MatchResult::group);
    }

    /** A feature, the file that shows that it exists, its names, and sentences that once denied it or could deny it. */
    private enum Feature {
        UNIONS(
                "docs/types.md",
                "unions?|polymorphic types|polymorphism",
                "nothing for polymorphi",
                "There are no polymorphic types."),
        RULES(
                "docs/rules.md",
                "rules on values|validation",
                "use a validator",
                "You want to check ranges and patterns of values: use a validator for JSON Schema."),
        FORMATS(
                "docs/types.md",
                "epoch times|date formats|other date forms",
                "(?:milliseconds since 1970|epoch)[^.|]*(?:write an|use an) \\W*adapter",
                "For others, such as milliseconds since 1970, write an [adapter](language.md#java-classes)."),
        ENUMS(
                "docs/types.md",
                "enums in schemas|enums with their own strings",
                "only enums of Java",
                "There are no enums in schemas."),
        LAZY_STRINGS(
                "docs/generated-api.md",
                "lazy strings",
                "strings are always decoded",
                "schemac does not support lazy strings."),
        PROJECTION(
                "docs/command-line.md",
                "property paths|projection",
                "no way to read one value",
                "Property paths are not supported."),
        JSON_SCHEMA(
                "docs/json-schema.md",
                "(?:import|export) of JSON Schema|JSON Schema|OpenAPI",
                "no converter for JSON Schema",
                "JSON Schema is not supported."),
        APPLICATION_CLASSES(
                "docs/java-classes.md",
                "(?:application|your own) classes",
                "your classes must stay: classes",
                "Your classes must stay: classes with annotations. Use Jackson."),
        EDITORS(
                "docs/editors.md",
                "(?:extension|plugin)s? for (?:editors|VS Code)|language server",
                "no editor (?:highlights|knows)",
                "No editor highlights `.epl` files as schemas of schemac."),
        GRADLE("docs/build.md", "plugin for Gradle|Gradle plugin", "Gradle is not", "There is no plugin for Gradle."),
        RECORDS(
                "docs/generated-api.md",
                "(?:immutable )?records",
                "no immutable (?:classes|events)",
                "There are no records."),
        KOTLIN(
                "examples/kotlin/README.md",
                "nullability for Kotlin",
                "Kotlin cannot",
                "Kotlin cannot call generated classes."),
        SPRING_BOOT(
                "integrations/spring-boot/pom.xml",
                "(?:Spring Boot )?starter",
                "not tested with Spring",
                "There is no starter and no module for Jackson 3 yet, and schemac is not tested with Spring."),
        JACKSON_3(
                "integrations/jackson3/pom.xml",
                "module for Jackson 3",
                "(?:no|nor a) module for Jackson 3|there is nothing for it yet",
                "Jackson 3 has other packages, names and exceptions; there is nothing for it yet.");

        private final String evidence;
        private final Pattern denial;
        private final String denied;

        Feature(String evidence, String names, String denial, String denied) {
            this.evidence = evidence;
            this.denial = Pattern.compile(
                    "(?:\\b(?:there (?:is|are) no|no support for|do(?:es)? not (?:support|have)) (?:"
                            + names + ")\\b" + "|\\b(?:" + names
                            + ") (?:is|are) (?:not (?:supported|possible)|unsupported|impossible)\\b|" + denial + ")",
                    Pattern.CASE_INSENSITIVE);
            this.denied = denied;
        }
    }

    @ParameterizedTest
    @EnumSource
    void noPageDeniesAFeature(Feature feature) throws IOException {
        assertThat(feature.denied).containsPattern(feature.denial);
        if (!Files.exists(root.resolve(feature.evidence))) {
            return; // not built yet: pages may say so
        }
        List<String> denials = new ArrayList<>();
        for (String file : prose.files()) {
            String text = file.endsWith(".md")
                    ? Files.readString(root.resolve(file)).replaceAll("\\s+", " ")
                    : String.join("\n", prose.sentences(file));
            matches(feature.denial, text).forEach(denial -> denials.add(file + ": " + denial));
        }
        assertThat(denials).as(feature.name().toLowerCase(Locale.ROOT)).isEmpty();
    }
}
