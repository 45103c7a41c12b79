package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile.Segment;
import java.util.List;
import java.util.Optional;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.CommonTokenStream;
import org.antlr.v4.runtime.DefaultErrorStrategy;
import org.antlr.v4.runtime.InputMismatchException;
import org.antlr.v4.runtime.ListTokenSource;
import org.antlr.v4.runtime.Parser;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.atn.PredictionMode;
import org.antlr.v4.runtime.misc.IntervalSet;
import org.antlr.v4.runtime.misc.ParseCancellationException;
import org.antlr.v4.runtime.tree.ErrorNode;
import org.antlr.v4.runtime.tree.ParseTreeListener;
import org.antlr.v4.runtime.tree.TerminalNode;

/**
 * Parses the tokens of one segment to its node. Runs ANTLR's parser with fast prediction first, and with full
 * prediction if that fails. Stack overflows of the parser and of {@link AstBuilder} become errors with a place.
 */
final class SegmentParser {
    /** Rules within rules; type arguments nested 255 deep need about eight hundred. */
    private static final int MAX_DEPTH = 900;

    private final List<CommonToken> tokens;
    private final SyntaxErrorListener errors;
    private final AstBuilder ast;
    private int failedAt;

    /** The last of {@code tokens} has the type EOF. */
    SegmentParser(List<CommonToken> tokens, SyntaxErrorListener errors, AstBuilder ast) {
        this.tokens = tokens;
        this.errors = errors;
        this.ast = ast;
    }

    /** The node, or empty when the error has been reported. */
    Optional<Segment> parse() {
        try {
            return Optional.of(ast.visit(parser(PredictionMode.SLL).segment()));
        } catch (ParseCancellationException e) {
            return parseAgain();
        } catch (StackOverflowError e) {
            return tooDeep(tokens.get(0));
        }
    }

    /** Returns the index of the token with the reported error; 0 without an error. */
    int failedAt() {
        return failedAt;
    }

    private Optional<Segment> parseAgain() {
        try {
            SchemaDslParser parser = parser(PredictionMode.LL);
            parser.addErrorListener(errors);
            return Optional.of(ast.visit(parser.segment()));
        } catch (ParseCancellationException e) {
            if (e instanceof TooDeep deep) {
                return tooDeep(deep.token);
            }
            failedAt = ((RecognitionException) e.getCause()).getOffendingToken().getTokenIndex();
            return Optional.empty();
        } catch (StackOverflowError e) {
            return tooDeep(tokens.get(0));
        }
    }

    private Optional<Segment> tooDeep(Token token) {
        errors.error(DiagnosticCode.TOO_DEEP, token, "too deeply nested");
        failedAt = token.getTokenIndex();
        return Optional.empty();
    }

    private SchemaDslParser parser(PredictionMode mode) {
        SchemaDslParser parser = new SchemaDslParser(new CommonTokenStream(new ListTokenSource(tokens)));
        parser.removeErrorListeners();
        parser.setErrorHandler(new StopAtFirstError());
        parser.addParseListener(new DepthLimit());
        parser.getInterpreter().setPredictionMode(mode);
        return parser;
    }

    private static final class TooDeep extends ParseCancellationException {
        private static final long serialVersionUID = 1L;

        private final transient Token token;

        TooDeep(Token token) {
            this.token = token;
        }
    }

    /** Rejects deep nesting at the same depth on every machine, long before the stack is exhausted. */
    private static final class DepthLimit implements ParseTreeListener {
        private int depth;

        @Override
        public void enterEveryRule(ParserRuleContext ctx) {
            if (++depth > MAX_DEPTH) {
                throw new TooDeep(ctx.getStart());
            }
        }

        @Override
        public void exitEveryRule(ParserRuleContext ctx) {
            depth--;
        }

        @Override
        public void visitTerminal(TerminalNode node) {
            // tokens have no depth
        }

        @Override
        public void visitErrorNode(ErrorNode node) {
            // parsing stops at the first error
        }
    }

    /**
     * Converts errors of the parser to diagnostics. ANTLR's line and 0-based column are ignored: the token's
     * offset is sufficient, and only {@link SourceText} counts lines and columns.
     */
    static final class SyntaxErrorListener extends BaseErrorListener {
        private final SourceText source;
        private final Diagnostics diagnostics;

        SyntaxErrorListener(SourceText source, Diagnostics diagnostics) {
            this.source = source;
            this.diagnostics = diagnostics;
        }

        @Override
        public void syntaxError(
                Recognizer<?, ?> recognizer,
                Object offendingSymbol,
                int line,
                int charPositionInLine,
                String message,
                RecognitionException cause) {
            Token token = (Token) offendingSymbol;
            boolean unknown = token.getType() == SchemaDslParser.UNKNOWN;
            error(unknown ? DiagnosticCode.UNEXPECTED_CHARACTER : DiagnosticCode.SYNTAX, token, message);
        }

        void error(DiagnosticCode code, Token token, String message) {
            int length = token.getStopIndex() + 1 - token.getStartIndex();
            diagnostics.error(code, source.locate(token.getStartIndex(), length), message);
        }
    }

    /**
     * Reports the first error of a segment and stops. ANTLR's own strategy continues with invented or deleted
     * tokens, and then reports errors that are not in the source.
     */
    private static final class StopAtFirstError extends DefaultErrorStrategy {
        @Override
        public void reportError(Parser parser, RecognitionException error) {
            Token at = SyntaxMessage.lacksComma(error)
                    ? SchemaParser.after(parser.getInputStream().LT(-1))
                    : error.getOffendingToken();
            parser.notifyErrorListeners(at, SyntaxMessage.of(error), error);
        }

        @Override
        public void recover(Parser parser, RecognitionException error) {
            throw new ParseCancellationException(error);
        }

        @Override
        public Token recoverInline(Parser parser) {
            throw new InputMismatchException(parser);
        }

        /** Looks ahead like ANTLR, at the start of optional and repeated parts, where all alternatives are known. */
        @Override
        public void sync(Parser parser) {
            IntervalSet expected =
                    parser.getATN().nextTokens(parser.getATN().states.get(parser.getState()));
            boolean mayEndHere = expected.contains(Token.EPSILON);
            if (!mayEndHere && !expected.contains(parser.getInputStream().LA(1))) {
                throw new InputMismatchException(parser);
            }
        }
    }
}
