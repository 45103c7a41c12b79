package dev.schemac.dsl.syntax;

/**
 * A piece of schema source: a token, or a comment.
 *
 * @param text unchanged, including ticks and quotes
 * @param lineBreaks the number of line ends since the previous piece or the start of the source
 * @param offset its begin, in UTF-16 units
 */
public record SchemaToken(Kind kind, String text, int lineBreaks, int offset) {
    /** The kind of a piece. */
    public enum Kind {
        /** A keyword or a name without ticks. */
        WORD,
        /** A name in ticks. */
        TICKED,
        /** A string with its quotes. */
        STRING,
        /** A number. */
        NUMBER,
        /** A bracket, a comma or the like. */
        SYMBOL,
        /** A comment to the end of its line. */
        LINE_COMMENT,
        /** A comment that has an end. */
        BLOCK_COMMENT
    }

    /** {@return whether it is this symbol} */
    public boolean is(String symbol) {
        return kind == Kind.SYMBOL && text.equals(symbol);
    }

    /** {@return whether it is this word, in any case and without ticks} */
    public boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    /** {@return whether it is a comment} */
    public boolean isComment() {
        return kind == Kind.LINE_COMMENT || kind == Kind.BLOCK_COMMENT;
    }
}
