package dev.schemac.dsl.format;

import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaParser;
import java.util.ArrayList;
import java.util.List;

/**
 * The canonical form of a schema source. A statement of up to {@value #WIDTH} characters is one line; otherwise
 * each column has its own line. Annotations with parentheses have their own lines. Keywords are in lower case, and
 * there is at most one blank line. Comments keep their place; strings and names stay unchanged. Formatting is
 * idempotent.
 */
public final class SchemaFormatter {
    /** As long as a line of several columns may be; a column or an annotation alone may be longer. */
    private static final int WIDTH = 120;

    private final LinePrinter printer = new LinePrinter();

    private SchemaFormatter() {}

    /**
     * Formats a source without syntax errors. Lines end with LF; a source without statements and comments becomes
     * empty.
     */
    public static String format(SourceText source) {
        SchemaFormatter formatter = new SchemaFormatter();
        formatter.print(new CommentPlacement(SchemaParser.tokens(source)));
        return formatter.printer.toString();
    }

    private void print(CommentPlacement placement) {
        Statement before = null;
        boolean longBefore = false;
        for (Statement statement : statements(placement.tokens())) {
            boolean broken = isBroken(statement);
            boolean isLong = isSeveralLines(statement, broken);
            if (before != null && (isLong || longBefore || isParted(before, statement))) {
                printer.blankLine();
            }
            print(statement, broken, printer);
            printer.endLine();
            before = statement;
            longBefore = isLong;
        }
        if (!placement.atEnd.isEmpty() && placement.atEnd.get(0).lineBreaks() > 1) {
            printer.blankLine();
        }
        printer.own(placement.atEnd);
        printer.endLine();
    }

    private static List<Statement> statements(List<CommentedToken> tokens) {
        List<Statement> statements = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).is(";")) {
                statements.add(new Statement(tokens.subList(start, i + 1)));
                start = i + 1;
            }
        }
        return statements;
    }

    /** Whether a blank line separates two statements of one line each. */
    private static boolean isParted(Statement before, Statement next) {
        return before.isModule()
                || next.isSchema() && !before.isSchema()
                || next.tokens.get(0).afterBlankLine();
    }

    private static boolean isSeveralLines(Statement statement, boolean broken) {
        LinePrinter alone = new LinePrinter();
        print(statement, broken, alone);
        return alone.toString().indexOf('\n') >= 0;
    }

    /** Whether each column has its own line. */
    private static boolean isBroken(Statement statement) {
        if (statement.open >= statement.tokens.size()) {
            return false;
        }
        if (hasComment(statement)) {
            return true;
        }
        LinePrinter whole = new LinePrinter();
        print(statement, false, whole);
        boolean empty = statement.close == statement.open + 1;
        return !empty && whole.lastLineLength() > WIDTH;
    }

    /** Whether an element among the columns ends a line: a comment, or a name in ticks with line ends. */
    private static boolean hasComment(Statement statement) {
        for (int i = statement.open; i <= statement.close; i++) {
            CommentedToken token = statement.tokens.get(i);
            boolean before = i > statement.open && token.breaksLineBefore();
            boolean after = i < statement.close && token.breaksLineAfter();
            if (before || after) {
                return true;
            }
        }
        return false;
    }

    private static void print(Statement statement, boolean broken, LinePrinter printer) {
        List<CommentedToken> tokens = statement.tokens;
        int last = statement.create;
        for (int i = 0; i < last; i++) {
            printer.token(tokens.get(i), i > 0 && tokens.get(i - 1).spaceBefore(tokens.get(i)));
            if (statement.endsAnnotationLine(i)) {
                printer.endLine();
            }
        }
        for (int i = last; i < tokens.size(); i++) {
            CommentedToken token = tokens.get(i);
            if (broken && i == statement.close) {
                printer.endLine();
                printer.own(token.leading);
                printer.outdent();
                printer.endLine();
                printer.tokenAlone(token);
                continue;
            }
            printer.token(token, i > 0 && tokens.get(i - 1).spaceBefore(token));
            if (broken && i == statement.open) {
                printer.indent();
                printer.endLine();
            } else if (broken && statement.endsColumn(i)) {
                printer.endLine();
                if (tokens.get(i + 1).afterBlankLine()) {
                    printer.blankLine();
                }
            }
        }
    }
}
