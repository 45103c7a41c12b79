package dev.schemac.dsl.format;

import dev.schemac.dsl.syntax.SchemaToken;
import java.util.ArrayList;
import java.util.List;

/**
 * Gives each comment to a token: to the one behind it where both stand in one line, else to the one before it where it ends
 * the line of that one, otherwise to the one that follows. A comma or semicolon takes over what ends the line before it, and hands on what leads to it.
 */
final class CommentPlaces {
    private final List<Word> words = new ArrayList<>();
    private final List<SchemaToken> atEnd = new ArrayList<>();

    CommentPlaces(List<SchemaToken> tokens) {
        List<SchemaToken> comments = new ArrayList<>();
        List<SchemaToken> handedOn = new ArrayList<>();
        for (SchemaToken token : tokens) {
            if (token.isComment()) {
                comments.add(token);
                continue;
            }
            if (token.is(";") && (words.isEmpty() || last().is(";"))) {
                handedOn.addAll(comments);
                comments.clear();
                continue;
            }
            Word word = new Word(token);
            word.leading.addAll(handedOn);
            handedOn.clear();
            place(comments, word, token.lineBreaks() > 0);
            comments.clear();
            if (token.is(",") || token.is(";")) {
                takeOver(word);
                handedOn.addAll(word.leading);
                word.leading.clear();
            }
            words.add(word);
        }
        atEnd.addAll(handedOn);
        placeAtEnd(comments);
        if (!words.isEmpty() && !last().is(";")) {
            Word end = new Word(new SchemaToken(SchemaToken.Kind.SYMBOL, ";", 0));
            takeOver(end);
            words.add(end);
        }
    }

    private Word last() {
        return words.get(words.size() - 1);
    }

    private void takeOver(Word separator) {
        separator.trailing.addAll(last().trailing);
        last().trailing.clear();
    }

    private void place(List<SchemaToken> comments, Word next, boolean nextOnNewLine) {
        int count = comments.size();
        int inline = count;
        if (!nextOnNewLine) {
            do {
                inline--;
            } while (inline > 0 && comments.get(inline).lineBreaks() == 0);
            inline = Math.max(inline, 0);
        }
        int trailing = 0;
        boolean lineOpen = !words.isEmpty() && !isLineEnded();
        while (lineOpen && trailing < inline && comments.get(trailing).lineBreaks() == 0) {
            trailing++;
        }
        if (trailing > 0) {
            last().trailing.addAll(comments.subList(0, trailing));
        }
        next.leading.addAll(comments.subList(trailing, inline));
        next.inline.addAll(comments.subList(inline, count));
    }

    /** Whether nothing more can stand in the last token's line. */
    private boolean isLineEnded() {
        List<SchemaToken> trailing = last().trailing;
        return !trailing.isEmpty() && trailing.get(trailing.size() - 1).kind() == SchemaToken.Kind.LINE_COMMENT;
    }

    private void placeAtEnd(List<SchemaToken> comments) {
        for (SchemaToken comment : comments) {
            boolean endsLine = comment.lineBreaks() == 0 && !words.isEmpty() && !isLineEnded() && atEnd.isEmpty();
            (endsLine ? last().trailing : atEnd).add(comment);
        }
    }

    /** The tokens in order. */
    List<Word> words() {
        return words;
    }

    /** The comments after the last token's line. */
    List<SchemaToken> atEnd() {
        return atEnd;
    }
}
