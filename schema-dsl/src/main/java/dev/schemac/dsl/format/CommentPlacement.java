package dev.schemac.dsl.format;

import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.List;

/**
 * Assigns each comment to a token: to the next one in its line, otherwise to the previous one in its line,
 * otherwise to the next one. A comma or semicolon inherits the comments that end the previous line, and passes on
 * the other ones before it. It inherits none if a comment precedes it in its line, or if both lines end with a comment:
 * the order or the column of a comment would change.
 */
final class CommentPlacement {
    private final List<CommentedToken> placed = new ArrayList<>();
    /** The comments after the last token's line. */
    final List<SchemaToken> atEnd = new ArrayList<>();

    CommentPlacement(List<SchemaToken> tokens) {
        List<SchemaToken> comments = new ArrayList<>();
        List<SchemaToken> handedOn = new ArrayList<>();
        boolean parted = false;
        for (SchemaToken token : tokens) {
            if (token.isComment()) {
                comments.add(token);
                continue;
            }
            if (token.is(";") && (placed.isEmpty() || last().is(";"))) {
                handedOn.addAll(comments);
                comments.clear();
                continue;
            }
            CommentedToken next = new CommentedToken(token);
            next.leading.addAll(handedOn);
            next.partedAfter = parted ? next.leading.size() : 0;
            handedOn.clear();
            place(comments, next, token.lineBreaks() > 0);
            comments.clear();
            parted = false;
            if (token.is(",") || token.is(";")) {
                takeOver(next);
                parted = next.isPartedFromComments();
                handedOn.addAll(next.leading);
                next.leading.clear();
            }
            placed.add(next);
        }
        atEnd.addAll(handedOn);
        placeAtEnd(comments);
        if (!placed.isEmpty() && !last().is(";")) {
            CommentedToken end = new CommentedToken(new SchemaToken(SchemaToken.Kind.SYMBOL, ";", 0, 0));
            takeOver(end);
            placed.add(end);
        }
    }

    private CommentedToken last() {
        return placed.get(placed.size() - 1);
    }

    private void takeOver(CommentedToken separator) {
        if (separator.inline.isEmpty()) {
            separator.trailing.addAll(last().trailing);
            last().trailing.clear();
        }
    }

    /** Returns the comments that a separator inherited if it needs the end of its line for its own one. */
    private void giveBack(SchemaToken comment) {
        boolean inherited = placed.size() > 1 && (last().is(",") || last().is(";")) && isLineEnded();
        if (inherited && comment.lineBreaks() == 0) {
            placed.get(placed.size() - 2).trailing.addAll(last().trailing);
            last().trailing.clear();
        }
    }

    private void place(List<SchemaToken> comments, CommentedToken next, boolean nextOnNewLine) {
        int count = comments.size();
        int inline = count;
        if (!nextOnNewLine) {
            do {
                inline--;
            } while (inline > 0 && comments.get(inline).lineBreaks() == 0);
            inline = Math.max(inline, 0);
        }
        int trailing = 0;
        if (inline > 0) {
            giveBack(comments.get(0));
        }
        boolean lineOpen = !placed.isEmpty() && !isLineEnded();
        while (lineOpen && trailing < inline && comments.get(trailing).lineBreaks() == 0) {
            trailing++;
        }
        if (trailing > 0) {
            last().trailing.addAll(comments.subList(0, trailing));
        }
        next.leading.addAll(comments.subList(trailing, inline));
        next.inline.addAll(comments.subList(inline, count));
    }

    /** Whether the line of the last token is complete. */
    private boolean isLineEnded() {
        List<SchemaToken> trailing = last().trailing;
        return !trailing.isEmpty() && trailing.get(trailing.size() - 1).kind() == SchemaToken.Kind.LINE_COMMENT;
    }

    private void placeAtEnd(List<SchemaToken> comments) {
        if (!comments.isEmpty()) {
            giveBack(comments.get(0));
        }
        for (SchemaToken comment : comments) {
            boolean endsLine = comment.lineBreaks() == 0 && !placed.isEmpty() && !isLineEnded() && atEnd.isEmpty();
            (endsLine ? last().trailing : atEnd).add(comment);
        }
    }

    /** The tokens in order. */
    List<CommentedToken> tokens() {
        return placed;
    }
}
