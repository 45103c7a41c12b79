package dev.schemac.dsl.format;

import dev.schemac.dsl.syntax.SchemaToken;
import java.util.List;

/** Builds output line by line. Knows indentation and how comments are printed, and nothing about schemas. */
final class LinePrinter {
    private static final int INDENT = 4;

    private final StringBuilder text = new StringBuilder();
    private int indent;
    private boolean lineStart = true;
    private boolean lineMustEnd;

    void indent() {
        indent += INDENT;
    }

    void outdent() {
        indent -= INDENT;
    }

    /** Prints a token after the previous output, on a new line if a comment has ended this one. */
    void token(CommentedToken token, boolean space) {
        own(token.leading, token.partedAfter);
        if (token.isPartedFromComments()) {
            blankLine();
        }
        print(token, space);
    }

    /** Prints a token at the start of a line, whose leading comments have been printed. */
    void tokenAlone(CommentedToken token) {
        print(token, false);
    }

    private void print(CommentedToken token, boolean space) {
        boolean blank = space;
        for (SchemaToken comment : token.inline) {
            print(comment(comment), true);
            blank = !token.closes();
        }
        print(token.text(), blank);
        for (SchemaToken comment : token.trailing) {
            print(comment(comment), true);
        }
        lineMustEnd = lineMustEnd || !token.trailing.isEmpty();
    }

    /** Prints comments on lines of their own, with the blank lines between them. */
    void own(List<SchemaToken> comments) {
        own(comments, 0);
    }

    /** @param partedAfter the number of comments after which a blank line is required */
    private void own(List<SchemaToken> comments, int partedAfter) {
        for (int i = 0; i < comments.size(); i++) {
            if (i > 0 && (i == partedAfter || comments.get(i).lineBreaks() > 1)) {
                blankLine();
            }
            endLine();
            print(comment(comments.get(i)), false);
            lineMustEnd = true;
        }
    }

    /** Ends the line, if there is anything in it. */
    void endLine() {
        lineMustEnd = false;
        if (!lineStart) {
            text.append('\n');
            lineStart = true;
        }
    }

    /** Leaves a line empty, but not two, and not the first. */
    void blankLine() {
        endLine();
        boolean empty = text.length() > 1 && text.charAt(text.length() - 2) == '\n';
        if (text.length() > 0 && !empty) {
            text.append('\n');
        }
    }

    private void print(String piece, boolean space) {
        if (lineMustEnd) {
            endLine();
        }
        if (lineStart) {
            text.append(" ".repeat(indent));
            lineStart = false;
        } else if (space) {
            text.append(' ');
        }
        text.append(piece);
    }

    /**
     * Line ends become LF and trailing blanks are removed; lines that begin with a star are aligned with the first
     * one.
     */
    private String comment(SchemaToken comment) {
        StringBuilder shown = new StringBuilder();
        for (String line : comment.text().lines().toList()) {
            if (shown.length() > 0) {
                boolean starred = line.stripLeading().startsWith("*");
                shown.append('\n').append(starred ? " ".repeat(indent + 1) + line.strip() : line.stripTrailing());
            } else {
                shown.append(line.stripTrailing());
            }
        }
        return shown.toString();
    }

    /** How many characters the last line has. */
    int lastLineLength() {
        return text.length() - (text.lastIndexOf("\n") + 1);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
