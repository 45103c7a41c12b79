package dev.schemac.dsl.format;

import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaToken;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The tokens up to a semicolon, and the begin of its parts. The source has been parsed, so it has the form of the
 * grammar.
 */
final class Statement {
    private static final List<String> OPENING = List.of("<", "(", "{");
    private static final List<String> CLOSING = List.of(">", ")", "}");

    final List<CommentedToken> tokens;
    /** Index of the first token after the annotations. */
    final int create;
    /** Index of the parenthesis that opens the columns; without columns the number of tokens. */
    final int open;
    /** Index of the parenthesis that closes the columns; without columns the number of tokens. */
    final int close;

    private final Set<Integer> columnEnds;

    /** @param tokens the last one is the semicolon, if there is one */
    Statement(List<CommentedToken> tokens) {
        this.tokens = tokens;
        int at = 0;
        while (tokens.get(at).is("@")) {
            at = afterAnnotation(at);
        }
        create = at;
        open = isSchema() ? first("(", create) : tokens.size();
        close = open < tokens.size() ? matching(open) : tokens.size();
        columnEnds = columnEnds(tokens, open, close);
        markKeywords();
    }

    /** Whether it is a {@code create schema} or {@code create json enum}, and no declaration. */
    boolean isSchema() {
        return tokens.get(create).token.isWord("create");
    }

    boolean isModule() {
        return tokens.get(create).token.isWord("module");
    }

    /** Whether the line ends after this token of an annotation; annotations without parentheses stay in the line. */
    boolean endsAnnotationLine(int index) {
        int end = index + 1;
        boolean whole = end == create || tokens.get(end).is("@") && isAnnotationStart(end);
        return whole && (tokens.get(index).is(")") || !onlyMarkersFrom(end));
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
            if (tokens.get(i).is("(")) {
                return false;
            }
        }
        return true;
    }

    /** Whether a column ends with this comma. */
    boolean endsColumn(int index) {
        return columnEnds.contains(index);
    }

    /** The commas between columns, which are not those between type parameters and within annotations. */
    private static Set<Integer> columnEnds(List<CommentedToken> tokens, int open, int close) {
        Set<Integer> ends = new HashSet<>();
        int depth = 0;
        for (int i = open + 1; i < close; i++) {
            if (OPENING.stream().anyMatch(tokens.get(i)::is)) {
                depth++;
            } else if (CLOSING.stream().anyMatch(tokens.get(i)::is)) {
                depth--;
            } else if (depth == 0 && tokens.get(i).is(",")) {
                ends.add(i);
            }
        }
        return ends;
    }

    /** Index of the token after the annotation that begins here. */
    private int afterAnnotation(int at) {
        int next = at + 2;
        while (tokens.get(next).is(".")) {
            next += 2;
        }
        return tokens.get(next).is("(") ? matching(next) + 1 : next;
    }

    private int first(String symbol, int from) {
        int at = from;
        while (at < tokens.size() && !tokens.get(at).is(symbol)) {
            at++;
        }
        return at;
    }

    private int matching(int opening) {
        int depth = 0;
        int at = opening;
        do {
            if (tokens.get(at).is("(")) {
                depth++;
            } else if (tokens.get(at).is(")")) {
                depth--;
            }
            at++;
        } while (depth > 0);
        return at - 1;
    }

    private void markKeywords() {
        tokens.get(create).asKeyword();
        for (int i = 1; i + 1 < tokens.size(); i++) {
            if (tokens.get(i - 1).is("[") && tokens.get(i + 1).is("]")) {
                tokens.get(i).asKeyword();
            }
        }
        if (isSchema()) {
            int schema = tokens.get(create + 1).token.isWord("schema") ? create + 1 : create + 2;
            tokens.get(create + 1).asKeyword();
            tokens.get(schema).asKeyword();
            int as = schema + 2;
            if (as < tokens.size() && tokens.get(as).token.isWord("as")) {
                tokens.get(as).asKeyword();
                tokens.get(as).keepDistance();
            }
            markQualifiers();
            if (tokens.get(schema).token.isWord("enum")) {
                markConstantNames();
            }
        }
    }

    /** After the string of a constant, {@code as} is a keyword; after another {@code as} it is a name. */
    private void markConstantNames() {
        for (int i = open + 1; i < close; i++) {
            if (tokens.get(i).token.isWord("as") && tokens.get(i - 1).token.kind() == SchemaToken.Kind.STRING) {
                tokens.get(i).asKeyword();
            }
        }
    }

    /** A qualifier follows the columns, or a name that no comma follows. */
    private void markQualifiers() {
        boolean expected = true;
        for (int i = close + 1; i < tokens.size(); i++) {
            CommentedToken token = tokens.get(i);
            if (expected && SchemaFile.QUALIFIERS.stream().anyMatch(token.token::isWord)) {
                token.asKeyword();
                expected = false;
            } else {
                expected = !token.is(",")
                        && !tokens.get(Math.min(i + 1, tokens.size() - 1)).is(",");
            }
        }
    }
}
