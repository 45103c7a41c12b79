package dev.schemac.dsl.pattern;

import dev.schemac.dsl.pattern.PatternNode.Choice;
import dev.schemac.dsl.pattern.PatternNode.Edge;
import dev.schemac.dsl.pattern.PatternNode.OneOf;
import dev.schemac.dsl.pattern.PatternNode.Repeat;
import dev.schemac.dsl.pattern.PatternNode.Sequence;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Reads a regular expression with the common syntax of ECMA-262 with the flag {@code u}, JSON Schema, and RE2.
 * Syntax that they do not share, or that no automaton can match, is rejected by its name.
 */
final class PatternParser {
    /** In UTF-16 units. */
    static final int MAX_LENGTH = 10_000;

    /** As RE2 has it. */
    static final int MAX_REPEAT = 1_000;

    private static final int MAX_DEPTH = 100;

    private static final Map<Character, Character> CONTROLS =
            Map.of('t', '\t', 'n', '\n', 'r', '\r', 'f', '\f', 'v', '\013', '0', '\0');

    private final String text;
    private int at;
    private int depth;

    private PatternParser(String text) {
        this.text = text;
    }

    static PatternNode parse(String text) throws PatternException {
        if (text.length() > MAX_LENGTH) {
            throw new PatternException("is longer than " + MAX_LENGTH + " characters");
        }
        PatternParser parser = new PatternParser(text);
        PatternNode node = parser.choice();
        if (parser.at < text.length()) {
            throw new PatternException("has a ')' without its '(' (character " + (parser.at + 1) + ")");
        }
        return node;
    }

    // ---- groups

    private PatternNode choice() throws PatternException {
        List<PatternNode> options = new ArrayList<>();
        options.add(sequence());
        while (take('|')) {
            options.add(sequence());
        }
        return options.size() == 1 ? options.get(0) : new Choice(options);
    }

    private PatternNode sequence() throws PatternException {
        List<PatternNode> parts = new ArrayList<>();
        while (at < text.length() && peek() != '|' && peek() != ')') {
            parts.add(repeated(single()));
        }
        return parts.size() == 1 ? parts.get(0) : new Sequence(parts);
    }

    private PatternNode single() throws PatternException {
        int begin = at;
        int c = next();
        return switch (c) {
            case '^' -> new Edge(true);
            case '$' -> new Edge(false);
            case '.' -> new OneOf(CodePoints.NO_LINE_END);
            case '(' -> group(begin);
            case '[' -> new OneOf(bracketed(begin));
            case '\\' -> new OneOf(escaped(begin, false));
            case '*', '+', '?' -> throw refused(begin, "'" + (char) c + "' with nothing before it to repeat");
            case '{' -> throw refused(begin, "a '{' with nothing before it to repeat; the character itself is '\\{'");
            default -> new OneOf(single(c));
        };
    }

    private PatternNode group(int begin) throws PatternException {
        if (take('?')) {
            beginSpecialGroup(begin);
        }
        if (++depth > MAX_DEPTH) {
            throw new PatternException("has more than " + MAX_DEPTH + " levels of groups");
        }
        PatternNode body = choice();
        if (!take(')')) {
            throw refused(begin, "a '(' without its ')'");
        }
        depth--;
        return body;
    }

    /** After {@code (?}: non-capturing and named groups are accepted. */
    private void beginSpecialGroup(int begin) throws PatternException {
        if (take(':')) {
            return;
        } else if (take('=') || take('!')) {
            throw refused(begin, "a lookahead, '" + text.substring(begin, at) + "'");
        } else if (take('<') && (take('=') || take('!'))) {
            throw refused(begin, "a lookbehind, '" + text.substring(begin, at) + "'");
        } else if (text.charAt(at - 1) != '<') {
            int end = Math.min(at + 1, text.length());
            throw refused(begin, "the unsupported group '" + text.substring(begin, end) + "'");
        }
        int name = at;
        while (at < text.length() && CodePoints.WORD.contains(peek())) {
            at++;
        }
        if (at == name || !take('>')) {
            throw refused(begin, "a group without a name after '(?<'");
        }
    }

    // ---- repetitions

    private PatternNode repeated(PatternNode single) throws PatternException {
        int begin = at;
        int least;
        int most;
        if (take('*')) {
            least = 0;
            most = -1;
        } else if (take('+')) {
            least = 1;
            most = -1;
        } else if (take('?')) {
            least = 0;
            most = 1;
        } else if (take('{')) {
            least = count(begin);
            most = take(',') ? at < text.length() && peek() == '}' ? -1 : count(begin) : least;
            if (!take('}') || most >= 0 && least > most) {
                throw refused(
                        begin,
                        "a '{' that does not begin a repetition such as {2}, {2,} or {2,4}; the character itself is '\\{'");
            }
        } else {
            return single;
        }
        if (single instanceof Edge && text.charAt(begin - 1) != ')') {
            throw refused(begin, "a repetition of '^' or '$'");
        }
        // a lazy one matches the same strings
        take('?');
        if (at < text.length() && "*+?{".indexOf(peek()) >= 0) {
            throw refused(at, "a repetition of a repetition, or a possessive one: '" + peek() + "'");
        }
        return new Repeat(single, least, most);
    }

    private int count(int begin) throws PatternException {
        int count = 0;
        int from = at;
        while (at < text.length() && peek() >= '0' && peek() <= '9' && count <= MAX_REPEAT) {
            count = count * 10 + text.charAt(at++) - '0';
        }
        if (count > MAX_REPEAT) {
            throw refused(begin, "a repetition of more than " + MAX_REPEAT + " times");
        } else if (at == from) {
            throw refused(
                    begin,
                    "a '{' that does not begin a repetition such as {2}, {2,} or {2,4}; the character itself is '\\{'");
        }
        return count;
    }

    // ---- sets of characters

    private CodePoints bracketed(int begin) throws PatternException {
        boolean negated = take('^');
        CodePoints set = new CodePoints();
        if (at < text.length() && peek() == ']') {
            throw refused(begin, "a '[' with nothing in it; the character ']' itself is '\\]'");
        }
        while (at < text.length() && peek() != ']') {
            addTo(set);
        }
        if (!take(']')) {
            throw refused(begin, "a '[' without its ']'");
        }
        return negated ? set.complement() : set;
    }

    private void addTo(CodePoints set) throws PatternException {
        int begin = at;
        CodePoints first = member();
        boolean range = at + 1 < text.length() && peek() == '-' && text.charAt(at + 1) != ']';
        if (!range) {
            set.addAll(first);
            return;
        }
        at++;
        CodePoints last = member();
        if (!isSingle(first) || !isSingle(last) || only(first) > only(last)) {
            throw refused(begin, "the range '" + text.substring(begin, at) + "', whose end is before its beginning");
        }
        set.add(only(first), only(last));
    }

    private CodePoints member() throws PatternException {
        int begin = at;
        int c = next();
        if (c == '[' && at < text.length() && (peek() == ':' || peek() == '[')) {
            throw refused(begin, "a '[" + peek() + "' within brackets; the character '[' itself is '\\['");
        }
        return c == '\\' ? escaped(begin, true) : single(c);
    }

    private static boolean isSingle(CodePoints set) {
        return set.ranges().size() == 1
                && set.ranges().entrySet().stream()
                        .allMatch(range -> range.getKey().equals(range.getValue()));
    }

    private static int only(CodePoints set) {
        return set.ranges().keySet().iterator().next();
    }

    // ---- escapes

    private CodePoints escaped(int begin, boolean inBrackets) throws PatternException {
        if (at == text.length()) {
            throw refused(begin, "a '\\' at its end");
        }
        char c = text.charAt(at++);
        return switch (c) {
            case 'd' -> CodePoints.DIGITS;
            case 'D' -> CodePoints.DIGITS.complement();
            case 'w' -> CodePoints.WORD;
            case 'W' -> CodePoints.WORD.complement();
            case 's' -> CodePoints.SPACE;
            case 'S' -> CodePoints.SPACE.complement();
            case 'x', 'u' -> single(hexadecimal(begin, c));
            default -> single(itself(begin, c, inBrackets));
        };
    }

    private static CodePoints single(int codePoint) {
        return new CodePoints().add(codePoint, codePoint);
    }

    /** Returns the character that an escape means without a class: a control character, or the character itself. */
    private char itself(int begin, char c, boolean inBrackets) throws PatternException {
        boolean control = CONTROLS.containsKey(c) && !(c == '0' && isDigit());
        boolean alphanumeric = c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
        if (!control && (alphanumeric || c > 0x7F)) {
            throw refused(begin, name(c, inBrackets) + ", '" + text.substring(begin, at) + "'");
        }
        return control ? CONTROLS.get(c) : c;
    }

    private static String name(char c, boolean inBrackets) {
        if (c >= '0' && c <= '9' || c == 'k') {
            return "a backreference";
        } else if ((c == 'b' || c == 'B') && !inBrackets) {
            return "a word boundary";
        }
        return c == 'p' || c == 'P' ? "a Unicode property" : "an unsupported escape";
    }

    private boolean isDigit() {
        return at < text.length() && peek() >= '0' && peek() <= '9';
    }

    /** {@code \x41}, <code>&#92;u0041</code>, <code>&#92;u{1F600}</code> or two halves of a pair. */
    private int hexadecimal(int begin, char kind) throws PatternException {
        if (kind == 'u' && take('{')) {
            int end = text.indexOf('}', at);
            int point = end < 0 || end - at > 6 ? -1 : digits(at, end);
            at = end + 1;
            if (point < 0 || point > Character.MAX_CODE_POINT) {
                throw refused(begin, "a '\\u{' without a valid code point");
            }
            return point;
        }
        int length = kind == 'x' ? 2 : 4;
        int unit = digits(at, at + length);
        if (unit < 0) {
            throw refused(begin, "a '\\" + kind + "' without " + length + " hexadecimal digits");
        }
        at += length;
        if (Character.isBmpCodePoint(unit) && Character.isHighSurrogate((char) unit) && text.startsWith("\\u", at)) {
            int low = digits(at + 2, at + 6);
            if (low >= 0 && Character.isLowSurrogate((char) low)) {
                at += 6;
                return Character.toCodePoint((char) unit, (char) low);
            }
        }
        return unit;
    }

    /** The number that hexadecimal digits are, or -1. */
    private int digits(int from, int to) {
        if (from >= to || to > text.length()) {
            return -1;
        }
        int number = 0;
        for (int i = from; i < to; i++) {
            int digit = Character.digit(text.charAt(i), 16);
            if (digit < 0 || text.charAt(i) > 'f') {
                return -1;
            }
            number = number << 4 | digit;
        }
        return number;
    }

    // ---- characters

    private char peek() {
        return text.charAt(at);
    }

    private boolean take(char c) {
        boolean there = at < text.length() && peek() == c;
        at += there ? 1 : 0;
        return there;
    }

    private int next() {
        int c = text.codePointAt(at);
        at += Character.charCount(c);
        return c;
    }

    private static PatternException refused(int at, String construct) {
        return new PatternException("has " + construct + " (character " + (at + 1) + ")");
    }
}
