package dev.schemac.contracts.epl;

import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.model.Rules.AllowedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The syntax elements of a schema source. */
public final class EplText {
    private static final int COMMENT_WIDTH = 110;

    /** Longer names of columns are cut. Each character needs up to seven in Java, where 20,000 are the limit. */
    private static final int LONGEST_COLUMN = 1_000;

    private EplText() {}

    /**
     * {@return whether a column can have this name} Names are printed unchanged, in backticks if they are not words. Names
     * longer than the limit of names in Java are not possible.
     */
    static boolean isColumnName(String text) {
        return text.length() <= LONGEST_COLUMN
                && text.codePoints().noneMatch(c -> c == '`' || c == '\\' || isInvisible(c));
    }

    /** {@return the name of a column in schema syntax} */
    static String columnName(String name) {
        return Vocabulary.written(name);
    }

    /** {@return a string literal of the language} */
    public static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        for (char c : text.toCharArray()) {
            if (c == '\\' || c == '\'') {
                quoted.append('\\').append(c);
            } else if (isInvisible(c)) {
                quoted.append(String.format("\\u%04x", (int) c));
            } else {
                quoted.append(c);
            }
        }
        return quoted.append('\'').toString();
    }

    /** {@return the lines of a comment, with line ends} */
    public static String comment(String text) {
        StringBuilder lines = new StringBuilder();
        for (String paragraph : text.strip().split("\\R")) {
            for (String line : wrapped(paragraph)) {
                lines.append("//")
                        .append(line.isEmpty() ? "" : " ")
                        .append(line)
                        .append('\n');
            }
        }
        return lines.toString();
    }

    /** {@return the lines of a comment that does not describe the column or schema below it, with line ends} */
    static String note(String text) {
        List<String> lines = new ArrayList<>();
        text.strip().lines().forEach(paragraph -> lines.addAll(wrapped(paragraph)));
        return "/* " + String.join("\n * ", lines).replace("*/", "* /") + " */\n";
    }

    /** {@return a comment that describes the column below it; empty if it would be read differently} */
    static Optional<String> description(String text) {
        String comment = comment(text);
        Optional<String> read = Vocabulary.description(comment.lines().toList());
        return read.map(EplText::words).equals(Optional.of(words(text))) ? Optional.of(comment) : Optional.empty();
    }

    /** {@return {@code @Description} and the end of its line; nothing for an empty string} */
    static String annotation(String description) {
        return description.isBlank() ? "" : "@Description(" + quoted(description) + ")\n";
    }

    /** Normalizes line breaks, which have no meaning. */
    private static List<String> words(String text) {
        return List.of(text.strip().split("\\s+"));
    }

    private static List<String> wrapped(String paragraph) {
        String visible = paragraph
                .codePoints()
                .map(c -> isInvisible(c) ? ' ' : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : visible.strip().split(" +")) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > COMMENT_WIDTH) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    private static boolean isInvisible(int c) {
        return Character.isISOControl(c) || c == 0x2028 || c == 0x2029;
    }

    /** {@return the value of the attribute {@code types}} */
    public static String types(Set<AllowedType> types) {
        return types.stream().map(type -> quoted(type.word())).collect(Collectors.joining(", ", "{", "}"));
    }
}
