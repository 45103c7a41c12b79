package dev.schemac.codegen.emit;

import java.util.List;

/** Removes white space that JavaPoet always adds; changes nothing else. Large contracts have 50 MB of sources. */
final class SourceLayout {

    private static final int WIDTH = 120;

    private static final List<String> MODIFIERS = List.of("public ", "private ", "static ", "final ");

    /** The characters that are not in declarations of fields, before the initial value. */
    private static final String NOT_IN_FIELDS = "=(){}/*";

    private SourceLayout() {}

    static String tidy(String source) {
        String[] lines = source.split("\n", -1);
        StringBuilder tidied = new StringBuilder(source.length());
        for (int next = 0; next < lines.length; ) {
            String line = lines[next++];
            tidied.append(next == 1 ? "" : "\n").append(line);
            if (next + 1 < lines.length && isJavadocOfOneLine(line, lines[next], lines[next + 1])) {
                tidied.setLength(tidied.length() - 1);
                tidied.append(lines[next].stripLeading()).append(" */");
                next += 2;
            } else if (line.endsWith(") {") && lines[next].stripLeading().equals("}")) {
                tidied.append('}');
                next++;
            }
            boolean blank = next + 1 < lines.length && lines[next].isEmpty();
            if (blank && (areConstants(line, lines[next + 1]) || areFields(line, lines[next + 1]))) {
                next++;
            }
        }
        return tidied.toString();
    }

    private static boolean isJavadocOfOneLine(String begin, String text, String end) {
        if (!begin.endsWith("/**")) {
            return false;
        }
        String words = text.stripLeading();
        return words.startsWith("* ")
                && end.stripLeading().equals("*/")
                && begin.length() + words.length() + 2 <= WIDTH;
    }

    /** Returns whether two lines are constants of an enum, and the second one has no comment. */
    private static boolean areConstants(String line, String next) {
        return line.endsWith("\"),")
                && line.startsWith("    ")
                && line.charAt(4) != ' '
                && !next.stripLeading().startsWith("/");
    }

    /** Returns whether two lines are fields with the same modifiers, and the first one is on one line. */
    private static boolean areFields(String line, String next) {
        if (!line.startsWith(" ") || !line.endsWith(";")) {
            return false;
        }
        int start = line.length() - line.stripLeading().length();
        while (isModifierAt(line, start)) {
            start = line.indexOf(' ', start) + 1;
        }
        return isField(line, start)
                && next.startsWith(line.substring(0, start))
                && !isModifierAt(next, start)
                && isField(next, start);
    }

    private static boolean isModifierAt(String line, int start) {
        return MODIFIERS.stream().anyMatch(modifier -> line.startsWith(modifier, start));
    }

    /** @param start where the type begins */
    private static boolean isField(String line, int start) {
        int end = start;
        while (end < line.length() && NOT_IN_FIELDS.indexOf(line.charAt(end)) < 0) {
            end++;
        }
        return end == line.length() ? line.endsWith(";") : line.startsWith(" = ", end - 1);
    }
}
