package dev.schemac.codegen.emit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Changes the white space of a source from JavaPoet:
 *
 * <ul>
 * <li>One-line comments are on one line.
 * <li>There are no blank lines between fields of a kind, constants of an enum, and static overloads of one statement.
 * <li>Empty bodies have nothing between the braces.
 * </ul>
 *
 * It reads lines, and never changes their content.
 */
final class SourceLayout {

    private static final int WIDTH = 120;

    private static final String INDENT = "    ";

    private static final Set<String> MODIFIERS = Set.of("public", "private", "static", "final");

    private final List<String> lines;
    private final List<String> tidied = new ArrayList<>();

    private SourceLayout(List<String> lines) {
        this.lines = lines;
    }

    static String tidy(String source) {
        return new SourceLayout(source.lines().toList()).tidy();
    }

    private String tidy() {
        for (int i = 0; i < lines.size(); i++) {
            if (isCommentOfOneLine(i)) {
                tidied.add(commentOfOneLine(i));
                i += 2;
            } else if (line(i).endsWith(") {") && line(i + 1).strip().equals("}")) {
                tidied.add(line(i) + "}");
                i++;
            } else if (!isGap(i)) {
                tidied.add(line(i));
            }
        }
        return String.join("\n", tidied) + "\n";
    }

    private String line(int index) {
        return index < lines.size() ? lines.get(index) : "";
    }

    private boolean isCommentOfOneLine(int start) {
        return line(start).strip().equals("/**")
                && line(start + 1).strip().startsWith("* ")
                && line(start + 2).strip().equals("*/")
                && commentOfOneLine(start).length() <= WIDTH;
    }

    private String commentOfOneLine(int start) {
        return line(start) + line(start + 1).strip().substring(1) + " */";
    }

    /**
     * Returns whether a line is blank, and between two fields with the same modifiers or two static overloads, or before
     * a constant.
     */
    private boolean isGap(int index) {
        if (!line(index).isEmpty() || index == 0) {
            return false;
        }
        String before = line(index - 1);
        String after = line(index + 1);
        return isField(before)
                        && before.endsWith(";")
                        && isField(after)
                        && modifiers(before).equals(modifiers(after))
                || isConstant(before) && !after.strip().startsWith("/")
                || before.equals(INDENT + "}") && index > 3 && isOverload(line(index - 3), after);
    }

    /** Returns whether both lines begin static methods of one class and name. */
    private static boolean isOverload(String line, String other) {
        int end = line.indexOf('(') + 1;
        return end > 0 && line.startsWith(INDENT + "public static ") && other.startsWith(line.substring(0, end));
    }

    /** Returns whether a line is a field of a class, or the first line of one. */
    private static boolean isField(String line) {
        int end = line.indexOf(" = ");
        boolean member = line.startsWith(INDENT) && (end >= 0 || line.endsWith(";"));
        String declared = end >= 0 ? line.substring(0, end) : line;
        return member && declared.chars().noneMatch(c -> "=(){}/*".indexOf(c) >= 0);
    }

    /** Returns the indent and the modifiers at the start of a line. */
    private static String modifiers(String line) {
        String declared = line.stripLeading();
        int end = line.length() - declared.length();
        for (String word : declared.split(" ")) {
            if (!MODIFIERS.contains(word)) {
                break;
            }
            end += word.length() + 1;
        }
        return line.substring(0, end);
    }

    /** Returns whether a line is a constant of an enum with its string, and not the last one. */
    private static boolean isConstant(String line) {
        return line.startsWith(INDENT) && !line.startsWith(INDENT + " ") && line.endsWith("\"),");
    }
}
