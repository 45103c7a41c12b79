package dev.schemac.dsl.format;

import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A token on its way to a line, with the comments that belong to it. */
final class CommentedToken {
    final SchemaToken token;
    private String text;
    private boolean spaceBeforeParenthesis;

    /** The number of leading comments after which a blank line follows, unless the next token implies it. */
    int partedAfter;

    /** Each on lines of its own before the token. */
    final List<SchemaToken> leading = new ArrayList<>();

    /** Before the token, in its line. */
    final List<SchemaToken> inline = new ArrayList<>();

    /** At the end of the token's line. */
    final List<SchemaToken> trailing = new ArrayList<>();

    CommentedToken(SchemaToken token) {
        this.token = token;
        this.text = token.text();
    }

    /** The printed form: unchanged, but keywords in lower case. */
    String text() {
        return text;
    }

    boolean is(String symbol) {
        return token.is(symbol);
    }

    /** Prints it in lower case: it is a keyword. */
    void asKeyword() {
        text = text.toLowerCase(Locale.ROOT);
    }

    /** An opening parenthesis after it keeps its distance: {@code as (a int)}. */
    void keepDistance() {
        spaceBeforeParenthesis = true;
    }

    /** Whether a blank line was left before it, or before the first comment that leads to it. */
    boolean afterBlankLine() {
        SchemaToken first = inline.isEmpty() ? token : inline.get(0);
        return (leading.isEmpty() ? first : leading.get(0)).lineBreaks() > 1;
    }

    /** Whether a blank line separates it from its leading comments, which then do not describe it. */
    boolean isPartedFromComments() {
        SchemaToken first = inline.isEmpty() ? token : inline.get(0);
        return !leading.isEmpty() && (partedAfter == leading.size() || first.lineBreaks() > 1);
    }

    /** Whether it needs a new line after the previous token. */
    boolean breaksLineBefore() {
        return !leading.isEmpty()
                || inline.stream().anyMatch(comment -> isSeveralLines(comment.text()))
                || isSeveralLines(text);
    }

    /** Whether the next token needs a new line. */
    boolean breaksLineAfter() {
        return !trailing.isEmpty();
    }

    private static boolean isSeveralLines(String text) {
        return text.indexOf('\n') >= 0 || text.indexOf('\r') >= 0;
    }

    /** Whether a blank parts this token from the next one. */
    boolean spaceBefore(CommentedToken next) {
        if (token.kind() == SchemaToken.Kind.SYMBOL && "([<{.@=".contains(text)) {
            return false;
        }
        if (next.is("(")) {
            return spaceBeforeParenthesis;
        }
        return !next.closes() && !next.is("[") && !next.is("<") && !next.is("=");
    }

    /** Whether it follows the previous token without a blank, whatever that is. */
    boolean closes() {
        return token.kind() == SchemaToken.Kind.SYMBOL && ")]>},;.".contains(text);
    }
}
