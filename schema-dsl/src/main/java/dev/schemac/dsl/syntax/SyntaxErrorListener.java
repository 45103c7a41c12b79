package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import org.antlr.v4.runtime.BaseErrorListener;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.Recognizer;
import org.antlr.v4.runtime.Token;

/**
 * Turns what the parser reports into diagnostics. ANTLR's line and 0-based column are ignored: the token's offset is
 * all that is needed, and {@link SourceText} is the one place that counts lines and columns.
 */
final class SyntaxErrorListener extends BaseErrorListener {
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
