package dev.schemac.dsl.format;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The tokens up to a semicolon, and where its parts begin. The text has been parsed, so it has the form of the grammar.
 */
final class Statement {
    private static final Set<String> QUALIFIERS = Set.of("inherits", "copyfrom", "starttimestamp", "endtimestamp");

    private final List<Word> words;
    private final int create;
    private final int open;
    private final int close;
    private final Set<Integer> columnEnds;

    /** @param words the last one is the semicolon, if there is one */
    Statement(List<Word> words) {
        this.words = words;
        int at = 0;
        while (words.get(at).is("@")) {
            at = afterAnnotation(at);
        }
        create = at;
        open = isSchema() ? first("(", create) : words.size();
        close = open < words.size() ? matching(open) : words.size();
        columnEnds = columnEnds(words, open, close);
        markKeywords();
    }

    List<Word> words() {
        return words;
    }

    /** Whether it is a {@code create schema} and no declaration. */
    boolean isSchema() {
        return words.get(create).token().isWord("create");
    }

    boolean isModule() {
        return words.get(create).token().isWord("module");
    }

    /** Index of the first word after the annotations. */
    int create() {
        return create;
    }

    /** Index of the parenthesis that opens the columns; the number of words where there are none. */
    int open() {
        return open;
    }

    /** Index of the parenthesis that closes the columns; the number of words where there are none. */
    int close() {
        return close;
    }

    /** Whether the line ends after this word of an annotation; those without parentheses stay with what follows. */
    boolean endsAnnotationLine(int index) {
        int end = index + 1;
        boolean whole = end == create || words.get(end).is("@") && isAnnotationStart(end);
        return whole && (words.get(index).is(")") || !onlyMarkersFrom(end));
    }

    private boolean isAnnotationStart(int index) {
        int at = 0;
        while (at < index) {
            at = afterAnnotation(at);
        }
        return at == index;
    }

    private boolean onlyMarkersFrom(int index) {
        for (int i = index; i < create; i++) {
            if (words.get(i).is("(")) {
                return false;
            }
        }
        return true;
    }

    /** Whether a column ends with this comma. */
    boolean endsColumn(int index) {
        return columnEnds.contains(index);
    }

    /** The commas between columns, which are not those between type parameters. */
    private static Set<Integer> columnEnds(List<Word> words, int open, int close) {
        Set<Integer> ends = new HashSet<>();
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            if (words.get(i).is("<")) {
                depth++;
            } else if (words.get(i).is(">")) {
                depth--;
            } else if (depth == 0 && words.get(i).is(",")) {
                ends.add(i);
            }
        }
        return ends;
    }

    /** Index of the word after the annotation that begins here. */
    private int afterAnnotation(int at) {
        int next = at + 2;
        while (words.get(next).is(".")) {
            next += 2;
        }
        return words.get(next).is("(") ? matching(next) + 1 : next;
    }

    private int first(String symbol, int from) {
        int at = from;
        while (at < words.size() && !words.get(at).is(symbol)) {
            at++;
        }
        return at;
    }

    private int matching(int opening) {
        int depth = 0;
        int at = opening;
        do {
            if (words.get(at).is("(")) {
                depth++;
            } else if (words.get(at).is(")")) {
                depth--;
            }
            at++;
        } while (depth > 0);
        return at - 1;
    }

    private void markKeywords() {
        words.get(create).asKeyword();
        for (int i = 1; i + 1 < words.size(); i++) {
            if (words.get(i - 1).is("[") && words.get(i + 1).is("]")) {
                words.get(i).asKeyword();
            }
        }
        if (isSchema()) {
            int schema = words.get(create + 1).token().isWord("schema") ? create + 1 : create + 2;
            words.get(create + 1).asKeyword();
            words.get(schema).asKeyword();
            int as = schema + 2;
            if (as < words.size() && words.get(as).token().isWord("as")) {
                words.get(as).asKeyword();
                words.get(as).keepDistance();
            }
            markQualifiers();
        }
    }

    /** A qualifier follows the columns, or a name that no comma follows. */
    private void markQualifiers() {
        boolean expected = true;
        for (int i = close + 1; i < words.size(); i++) {
            Word word = words.get(i);
            if (expected && QUALIFIERS.stream().anyMatch(word.token()::isWord)) {
                word.asKeyword();
                expected = false;
            } else {
                expected = !word.is(",")
                        && !words.get(Math.min(i + 1, words.size() - 1)).is(",");
            }
        }
    }
}
