package dev.schemac.dsl.syntax;

/**
 * A piece of schema text as it was written: a token, or a comment.
 *
 * @param text exactly as it stands there, ticks and quotes included
 * @param lineBreaks how many line ends stand between it and the piece before, or the start of the text
 * @param offset where it begins, in UTF-16 units
 */
public record SchemaToken(Kind kind, String text, int lineBreaks, int offset) {
    /** What a piece is. */
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
