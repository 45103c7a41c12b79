package dev.schemac.dsl.format;

import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaParser;
import java.util.ArrayList;
import java.util.List;

/**
 * The one form of a schema text: a statement that fits into {@value #WIDTH} characters in one line, otherwise each column on
 * a line of its own; annotations with parentheses on lines of their own; keywords in lower case; at most one blank line.
 * Comments stay where they belong, strings and names as they are. Text of this form comes out as it is.
 */
public final class SchemaFormatter {
    /** As long as a line of several columns may be; a column or an annotation alone may be longer. */
    private static final int WIDTH = 120;

    private final Page page = new Page();

    private SchemaFormatter() {}

    /**
     * Formats a text that can be parsed without an error. Lines end with LF; no statement and no comment give no text.
     *
     * @param source the text
     * @return the text in its one form
     */
    public static String format(SourceText source) {
        SchemaFormatter formatter = new SchemaFormatter();
        formatter.print(new CommentPlaces(SchemaParser.tokens(source)));
        return formatter.page.toString();
    }

    private void print(CommentPlaces places) {
        Statement before = null;
        boolean longBefore = false;
        for (Statement statement : statements(places.words())) {
            boolean broken = isBroken(statement);
            boolean isLong = isSeveralLines(statement, broken);
            if (before != null && (isLong || longBefore || isParted(before, statement))) {
                page.blankLine();
            }
            print(statement, broken, page);
            page.endLine();
            before = statement;
            longBefore = isLong;
        }
        if (!places.atEnd().isEmpty() && places.atEnd().get(0).lineBreaks() > 1) {
            page.blankLine();
        }
        page.own(places.atEnd());
        page.endLine();
    }

    private static List<Statement> statements(List<Word> words) {
        List<Statement> statements = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).is(";")) {
                statements.add(new Statement(words.subList(start, i + 1)));
                start = i + 1;
            }
        }
        return statements;
    }

    /** Whether a blank line stands between two statements of one line each. */
    private static boolean isParted(Statement before, Statement next) {
        return before.isModule()
                || next.isSchema() && !before.isSchema()
                || next.words().get(0).afterBlankLine();
    }

    private static boolean isSeveralLines(Statement statement, boolean broken) {
        Page alone = new Page();
        print(statement, broken, alone);
        return alone.toString().indexOf('\n') >= 0;
    }

    /** Whether each column stands on a line of its own. */
    private static boolean isBroken(Statement statement) {
        if (statement.open() >= statement.words().size()) {
            return false;
        }
        if (hasComment(statement)) {
            return true;
        }
        Page whole = new Page();
        print(statement, false, whole);
        boolean empty = statement.close() == statement.open() + 1;
        return !empty && whole.lastLineLength() > WIDTH;
    }

    /** Whether something among the columns ends a line: a comment, or a name in ticks that holds line ends. */
    private static boolean hasComment(Statement statement) {
        for (int i = statement.open(); i <= statement.close(); i++) {
            Word word = statement.words().get(i);
            boolean before = i > statement.open() && word.breaksLineBefore();
            boolean after = i < statement.close() && word.breaksLineAfter();
            if (before || after) {
                return true;
            }
        }
        return false;
    }

    private static void print(Statement statement, boolean broken, Page page) {
        List<Word> words = statement.words();
        int last = statement.create();
        for (int i = 0; i < last; i++) {
            page.word(words.get(i), i > 0 && words.get(i - 1).spaceBefore(words.get(i)));
            if (statement.endsAnnotationLine(i)) {
                page.endLine();
            }
        }
        for (int i = last; i < words.size(); i++) {
            Word word = words.get(i);
            if (broken && i == statement.close()) {
                page.endLine();
                page.own(word.leading);
                page.outdent();
                page.endLine();
                page.wordAlone(word);
                continue;
            }
            page.word(word, i > 0 && words.get(i - 1).spaceBefore(word));
            if (broken && i == statement.open()) {
                page.indent();
                page.endLine();
            } else if (broken && statement.endsColumn(i)) {
                page.endLine();
                if (words.get(i + 1).afterBlankLine()) {
                    page.blankLine();
                }
            }
        }
    }
}
