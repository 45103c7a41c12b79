package dev.schemac.dsl.syntax;

import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;

/**
 * Reports the first error of a segment and gives the segment up. ANTLR's own strategy goes on with tokens it invents or
 * deletes, and then reports errors of a text nobody wrote.
 */
final class StopAtFirstError extends DefaultErrorStrategy {
    @Override
    public void reportError(Parser parser, RecognitionException error) {
        parser.notifyErrorListeners(error.getOffendingToken(), SyntaxMessage.of(error), error);
    }

    @Override
    public void recover(Parser parser, RecognitionException error) {
        throw new ParseCancellationException(error);
    }

    @Override
    public Token recoverInline(Parser parser) {
        throw new InputMismatchException(parser);
    }

    /** Looks ahead where ANTLR does, at the start of optional and repeated parts: there all alternatives are known. */
    @Override
    public void sync(Parser parser) {
        IntervalSet expected = parser.getATN().nextTokens(parser.getATN().states.get(parser.getState()));
        boolean mayEndHere = expected.contains(Token.EPSILON);
        if (!mayEndHere && !expected.contains(parser.getInputStream().LA(1))) {
            throw new InputMismatchException(parser);
        }
    }
}
