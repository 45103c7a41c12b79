package dev.schemac.codegen.emit;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Schema text as it may stand in a Java source: string literals and Javadoc, ASCII only. Text from a schema reaches the
 * output in no other form.
 */
final class JavaText {

    private static final Pattern WORD = Pattern.compile("[A-Za-z0-9_.]+");

    /** Javadoc lines are broken after this many characters, where there is a blank to break at. */
    private static final int JAVADOC_WIDTH = 100;

    private JavaText() {}

    /** A string literal, quotes included. */
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
     * The text for a comment of one line: unchanged, or as a string literal if it has control characters, characters
     * beyond ASCII, or what Java reads as a unicode escape.
     */
    static String comment(String text) {
        boolean harmless = text.chars().allMatch(c -> c >= 0x20 && c <= 0x7e) && !text.contains("\\u");
        return harmless ? text.stripTrailing() : literal(text);
    }

    /** String literals as arguments. */
    static String literals(List<String> texts) {
        return texts.stream().map(JavaText::literal).collect(Collectors.joining(", "));
    }

    /**
     * The text for a Javadoc comment: nothing in it ends the comment, starts a tag, is read as HTML or as a unicode
     * escape. Lines keep their breaks; long ones are broken at blanks.
     */
    static String javadoc(String text) {
        StringBuilder javadoc = new StringBuilder();
        for (String line : text.strip().split("\\R", -1)) {
            if (!javadoc.isEmpty()) {
                javadoc.append('\n');
            }
            javadoc.append(broken(line.strip()));
        }
        return javadoc.toString();
    }

    /**
     * {@link #javadoc(String)} of a description, and below it what else there is to say.
     *
     * @param more Javadoc already; empty where there is nothing
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
     * How Javadoc speaks of a column or a schema: as code where letters, digits, dots and underscores are all of the
     * name, in quotes elsewhere.
     */
    static String mention(String name) {
        return WORD.matcher(name).matches() ? "{@code " + name + "}" : '"' + harmless(name) + '"';
    }

    /** What Javadoc says of where a class comes from: {@code Enum Color in module acme.shop.} */
    static String origin(String what, String name, String module) {
        return what + " " + mention(name) + (module.isEmpty() ? "" : " in module " + mention(module)) + ".";
    }

    private static String broken(String line) {
        StringBuilder broken = new StringBuilder();
        int column = 0;
        for (String word : line.split(" +")) {
            String shown = harmless(word);
            if (column > 0 && column + shown.length() >= JAVADOC_WIDTH) {
                broken.append('\n');
                column = 0;
            } else if (column > 0) {
                broken.append(' ');
                column++;
            }
            broken.append(shown);
            column += shown.length();
        }
        return broken.toString();
    }

    private static String harmless(String text) {
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
}
