package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.OtherStatement;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Segment;
import dev.schemac.dsl.syntax.SchemaFile.UsesDeclaration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.antlr.v4.runtime.ANTLRInputStream;
import org.antlr.v4.runtime.CommonToken;
import org.antlr.v4.runtime.Token;

/**
 * Parses the source of a file to its syntax tree. Hides ANTLR: none of its types is in the public API of this
 * package. Tokens are cut into segments at every semicolon, and each segment is parsed separately: one error per
 * segment, all segments of the file.
 */
public final class SchemaParser {
    private final SourceText source;
    private final Diagnostics diagnostics;
    private final SegmentParser.SyntaxErrorListener errors;
    private DocumentingComments comments;

    private Optional<ModuleDeclaration> module = Optional.empty();
    private final List<UsesDeclaration> uses = new ArrayList<>();
    private final List<ImportDeclaration> imports = new ArrayList<>();
    private final List<SchemaDeclaration> schemas = new ArrayList<>();
    private final List<EnumDeclaration> enums = new ArrayList<>();
    private final Set<String> brokenSchemas = new HashSet<>();
    private boolean segmentSeen;
    private boolean statementSeen;

    private SchemaParser(SourceText source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
        this.errors = new SegmentParser.SyntaxErrorListener(source, diagnostics);
    }

    /** Parses a file. With errors, returns the parts that could be parsed. */
    public static SchemaFile parse(SourceText source, Diagnostics diagnostics) {
        return new SchemaParser(source, diagnostics).file();
    }

    /**
     * {@return the description of a column with these comments above it; empty if none of them describes it}
     *
     * @param lines each begins with {@code //}
     */
    public static Optional<String> description(List<String> lines) {
        return DocumentingComments.described(lines);
    }

    /** {@return all tokens and comments of a source, in order, even with errors} */
    public static List<SchemaToken> tokens(SourceText source) {
        SchemaDslLexer lexer = lexer(source.text());
        List<SchemaToken> tokens = new ArrayList<>();
        int line = 1;
        for (Token token : lexer.getAllTokens()) {
            int first = source.locate(token.getStartIndex(), 1).line();
            tokens.add(new SchemaToken(kind(token), token.getText(), first - line, token.getStartIndex()));
            line = source.locate(token.getStopIndex(), 1).line();
        }
        return tokens;
    }

    private static SchemaToken.Kind kind(Token token) {
        return switch (token.getType()) {
            case SchemaDslLexer.LINE_COMMENT -> SchemaToken.Kind.LINE_COMMENT;
            case SchemaDslLexer.BLOCK_COMMENT -> SchemaToken.Kind.BLOCK_COMMENT;
            case SchemaDslLexer.STRING -> SchemaToken.Kind.STRING;
            case SchemaDslLexer.NUMBER -> SchemaToken.Kind.NUMBER;
            case SchemaDslLexer.TICKED -> SchemaToken.Kind.TICKED;
            default ->
                Character.isJavaIdentifierStart(token.getText().charAt(0))
                        ? SchemaToken.Kind.WORD
                        : SchemaToken.Kind.SYMBOL;
        };
    }

    private SchemaFile file() {
        List<? extends Token> all = lexed(source.text());
        comments = new DocumentingComments(source, all);
        List<CommonToken> tokens = segments(all);
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).getType() == Token.EOF) {
                parseSegment(tokens.subList(start, i + 1));
                start = i + 1;
            }
        }
        return new SchemaFile(
                source.locate(0, 1),
                module,
                List.copyOf(uses),
                List.copyOf(imports),
                List.copyOf(schemas),
                List.copyOf(enums),
                Set.copyOf(brokenSchemas));
    }

    /**
     * Feeds the lexer UTF-16 units, so that the indexes of its tokens are source offsets. The other streams of ANTLR count
     * code points and reject unpaired surrogates.
     */
    @SuppressWarnings("deprecation")
    private static SchemaDslLexer lexer(String text) {
        SchemaDslLexer lexer = new SchemaDslLexer(new ANTLRInputStream(text));
        lexer.removeErrorListeners();
        return lexer;
    }

    private List<? extends Token> lexed(String text) {
        SchemaDslLexer lexer = lexer(text);
        lexer.addErrorListener(errors);
        return lexer.getAllTokens();
    }

    /** All tokens except comments. Semicolons have become the end of a segment, and so has the end of the source. */
    private static List<CommonToken> segments(List<? extends Token> all) {
        List<CommonToken> tokens = new ArrayList<>();
        Token last = null;
        for (Token token : all) {
            if (token.getChannel() == Token.HIDDEN_CHANNEL) {
                continue;
            }
            CommonToken common = (CommonToken) token;
            if (common.getType() == SchemaDslParser.SEMICOLON) {
                common.setType(Token.EOF);
            }
            tokens.add(common);
            last = token;
        }
        tokens.add(after(last));
        return tokens;
    }

    /**
     * Returns the place after a token, or the beginning of the source for null. An error at the end of the file is shown
     * there, not after the blank lines that follow.
     */
    static CommonToken after(Token token) {
        int offset = token == null ? 0 : token.getStopIndex() + 1;
        CommonToken end = new CommonToken(Token.EOF, "");
        end.setStartIndex(offset);
        end.setStopIndex(offset - 1);
        return end;
    }

    /**
     * Parses the content between two semicolons. If a semicolon is missing, that is more than one statement: after
     * an error, and after a statement of another kind, the next {@code create schema} or {@code create json enum}
     * begins a new segment.
     */
    private void parseSegment(List<CommonToken> tokens) {
        if (isUnclosed(tokens)) {
            giveUp(tokens);
            return;
        }
        int start = 0;
        while (start < tokens.size() - 1) {
            List<CommonToken> rest = tokens.subList(start, tokens.size());
            SegmentParser parser = new SegmentParser(rest, errors, new AstBuilder(source, comments));
            Optional<Segment> segment = parser.parse();
            segment.ifPresent(this::add);
            segmentSeen = true;
            if (segment.isPresent() && !(segment.get() instanceof OtherStatement)) {
                return;
            }
            statementSeen = true;
            int length = ErrorRecovery.nextDeclaration(rest, Math.max(1, parser.failedAt()));
            List<CommonToken> given = rest.subList(0, length);
            brokenSchemas.addAll(segment.isPresent() ? ErrorRecovery.names(given) : ErrorRecovery.schemaNames(given));
            start += length;
        }
    }

    /** A name, string or comment without an end runs to the end of the file, hence it is the last token. */
    private static boolean isUnclosed(List<CommonToken> tokens) {
        if (tokens.size() < 2) {
            return false;
        }
        return switch (tokens.get(tokens.size() - 2).getType()) {
            case SchemaDslParser.UNCLOSED_COMMENT, SchemaDslParser.UNCLOSED_STRING, SchemaDslParser.UNCLOSED_TICKED ->
                true;
            default -> false;
        };
    }

    private void giveUp(List<CommonToken> tokens) {
        CommonToken unclosed = tokens.get(tokens.size() - 2);
        errors.error(DiagnosticCode.UNCLOSED_TEXT, unclosed, SyntaxMessage.unclosed(unclosed));
        brokenSchemas.addAll(ErrorRecovery.schemaNames(tokens));
        brokenSchemas.addAll(
                ErrorRecovery.schemaNames(segments(lexed(unclosed.getText().substring(1)))));
    }

    private void add(Segment segment) {
        if (segment instanceof ModuleDeclaration declaration) {
            addModule(declaration);
        } else if (segment instanceof UsesDeclaration declaration) {
            checkBeforeStatements(segment, "uses");
            uses.add(declaration);
        } else if (segment instanceof ImportDeclaration declaration) {
            checkBeforeStatements(segment, "import");
            imports.add(declaration);
        } else if (segment instanceof OtherStatement statement) {
            UnsupportedStatement.report(statement, diagnostics);
        } else if (segment instanceof SchemaDeclaration declaration) {
            statementSeen = true;
            schemas.add(declaration);
        } else if (segment instanceof EnumDeclaration declaration) {
            statementSeen = true;
            enums.add(declaration);
        }
    }

    private void addModule(ModuleDeclaration declaration) {
        if (module.isPresent()) {
            diagnostics.error(
                    DiagnosticCode.MODULE_PLACE,
                    declaration.location(),
                    "a file belongs to one module only: it is '" + module.get().name() + "' already");
        } else if (segmentSeen) {
            diagnostics.error(
                    DiagnosticCode.MODULE_PLACE,
                    declaration.location(),
                    "'module' must be the first declaration of the file");
        } else {
            module = Optional.of(declaration);
        }
    }

    private void checkBeforeStatements(Segment segment, String keyword) {
        if (statementSeen) {
            diagnostics.error(
                    DiagnosticCode.LATE_DECLARATION,
                    segment.location(),
                    "'" + keyword + "' must come before the first statement of the file");
        }
    }
}
