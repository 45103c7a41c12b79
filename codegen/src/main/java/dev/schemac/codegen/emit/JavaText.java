package dev.schemac.codegen.emit;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Converts strings of a schema to Java source: string literals and Javadoc, ASCII only. The output contains schema
 * strings in no other form.
 */
final class JavaText {

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_.]+");

    /** The length after which Javadoc lines are broken at a blank. */
    private static final int JAVADOC_WIDTH = 100;

    private JavaText() {}

    /** Returns a string literal, including quotes. */
    static String literal(String text) {
        StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> literal.append("\\\"");
                case '\\' -> literal.append("\\\\");
                case '\n' -> literal.append("\\n");
                case '\r' -> literal.append("\\r");
                case '\t' -> literal.append("\\t");
                default -> {
                    if (c < 0x20 || c > 0x7e) {
                        literal.append(String.format("\\u%04x", (int) c));
                    } else {
                        literal.append(c);
                    }
                }
            }
        }
        return literal.append('"').toString();
    }

    /**
     * Returns the content of a one-line comment. It is a string literal if it has control characters, characters beyond
     * ASCII, or unicode escapes of Java; otherwise it is unchanged.
     */
    static String comment(String text) {
        boolean harmless = text.chars().allMatch(c -> c >= 0x20 && c <= 0x7e) && !text.contains("\\u");
        return harmless ? text.stripTrailing() : literal(text);
    }

    /** Returns string literals as arguments. */
    static String literals(List<String> texts) {
        return texts.stream().map(JavaText::literal).collect(Collectors.joining(", "));
    }

    /**
     * Returns a Javadoc comment that contains no end of comment, tag, HTML or unicode escape. Lines keep their breaks;
     * long ones are broken at blanks.
     */
    static String javadoc(String text) {
        StringBuilder javadoc = new StringBuilder();
        for (String line : text.strip().split("\\R", -1)) {
            if (!javadoc.isEmpty()) {
                javadoc.append('\n');
            }
            javadoc.append(broken(line.strip(), JavaText::harmless));
        }
        return javadoc.toString();
    }

    /**
     * Returns {@link #javadoc(String)} of a description, followed by further Javadoc.
     *
     * @param more Javadoc already; empty if there is none
     */
    static String javadoc(Optional<String> description, String more) {
        return Stream.of(
                        description
                                .filter(text -> !text.isBlank())
                                .map(JavaText::javadoc)
                                .orElse(""),
                        more)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n\n<p>"));
    }

    /**
     * Returns the name of a column or schema in Javadoc: as code if it has only letters, digits, dots and underscores,
     * otherwise in quotes.
     */
    static String mention(String name) {
        return WORD.matcher(name).matches() ? "{@code " + name + "}" : '"' + harmless(name) + '"';
    }

    /** Returns the Javadoc about the origin of a class: {@code Enum Color in module acme.shop.} */
    static String origin(String what, String name, String module) {
        return what + " " + mention(name) + (module.isEmpty() ? "" : " in module " + mention(module)) + ".";
    }

    /** Returns the name or value as code, unless Javadoc would need escapes. */
    static String code(String value) {
        return value.matches("[A-Za-z0-9_.:+-]+") ? "{@code " + value + "}" : '"' + harmless(value) + '"';
    }

    /** Returns the sentences that are not empty, joined by blanks. */
    static String joined(String... sentences) {
        return Stream.of(sentences).filter(text -> !text.isEmpty()).collect(Collectors.joining(" "));
    }

    /**
     * Returns a line that is broken at blanks.
     *
     * @param shown returns a word in Javadoc
     */
    static String broken(String line, UnaryOperator<String> shown) {
        StringBuilder broken = new StringBuilder();
        int column = 0;
        for (String word : line.split(" +")) {
            String text = shown.apply(word);
            if (column > 0 && column + text.length() >= JAVADOC_WIDTH) {
                broken.append('\n');
                column = 0;
            } else if (column > 0) {
                broken.append(' ');
                column++;
            }
            broken.append(text);
            column += text.length();
        }
        return broken.toString();
    }

    static String harmless(String text) {
        StringBuilder harmless = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c < 0x20 || c == 0x7f) {
                harmless.append(' ');
            } else if (c > 0x7e || "\\@<>&*{}\"".indexOf(c) >= 0) {
                harmless.append("&#").append(c).append(';');
            } else {
                harmless.appendCodePoint(c);
            }
        });
        return harmless.toString();
    }

    /** Returns words with a full stop at their end. */
    static String sentence(String words) {
        return words.endsWith(".") ? words : words + ".";
    }
}
