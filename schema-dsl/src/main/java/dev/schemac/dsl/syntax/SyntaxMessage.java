package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.SourceText;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.antlr.v4.runtime.NoViableAltException;
import org.antlr.v4.runtime.RecognitionException;
import org.antlr.v4.runtime.RuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.misc.Interval;
import org.antlr.v4.runtime.misc.IntervalSet;

/** Describes a syntax error in the terms of the language: the expected and the found tokens. */
final class SyntaxMessage {
    /** The descriptions of names by grammar rule; empty if a name is possible but not worth a mention. */
    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(SchemaDslParser.RULE_moduleName, "a module name"),
            Map.entry(SchemaDslParser.RULE_importedName, "a package or class name"),
            Map.entry(SchemaDslParser.RULE_schemaName, "a schema name"),
            Map.entry(SchemaDslParser.RULE_enumName, "an enum name"),
            Map.entry(SchemaDslParser.RULE_constantName, "a name for the constant"),
            Map.entry(SchemaDslParser.RULE_columnList, "a column name"),
            Map.entry(SchemaDslParser.RULE_columnName, "a column name"),
            Map.entry(SchemaDslParser.RULE_type, "a type"),
            Map.entry(SchemaDslParser.RULE_typeArguments, "a type"),
            Map.entry(SchemaDslParser.RULE_classReference, "a class name"),
            Map.entry(SchemaDslParser.RULE_createSchema, "a class name"),
            Map.entry(SchemaDslParser.RULE_dimension, ""),
            Map.entry(SchemaDslParser.RULE_qualifierName, "a name"),
            Map.entry(SchemaDslParser.RULE_annotationName, "an annotation name"),
            Map.entry(SchemaDslParser.RULE_annotationWord, "a name"),
            Map.entry(SchemaDslParser.RULE_annotationValue, "a value"),
            Map.entry(SchemaDslParser.RULE_annotationElement, "a value"),
            Map.entry(SchemaDslParser.RULE_annotation, "a value"));

    /** Tokens that can follow nearly everywhere or are part of a named construct: mentioned only when alone. */
    private static final Set<Integer> CLUTTER = Set.of(
            SchemaDslParser.AS,
            SchemaDslParser.AT,
            SchemaDslParser.DOT,
            SchemaDslParser.EQUALS,
            SchemaDslParser.LBRACE,
            SchemaDslParser.LBRACKET,
            SchemaDslParser.LESS,
            SchemaDslParser.NUMBER,
            SchemaDslParser.QUESTION,
            SchemaDslParser.STAR,
            SchemaDslParser.STRING);

    static final String STATEMENT = "'create json schema'";

    private static final int LONGEST_QUOTE = 40;

    private SyntaxMessage() {}

    static String of(RecognitionException error) {
        Token found = error.getOffendingToken();
        if (found.getType() == SchemaDslParser.UNKNOWN) {
            return unknownCharacter(found) + hint(error, found);
        }
        if (!knowsExpected(error)) {
            return "unexpected " + quote(found);
        }
        String expected = expected(error);
        boolean json = expected.equals(STATEMENT)
                && (found.getType() == SchemaDslParser.LBRACE || found.getType() == SchemaDslParser.LBRACKET);
        return "expected " + expected + (lacksComma(error) ? " before " : " but found ") + quote(found)
                + (json ? ": this is JSON, not a schema" : hint(error, found));
    }

    /** After the token where the alternatives began, the set of expected tokens refers to another place. */
    private static boolean knowsExpected(RecognitionException error) {
        return !(error instanceof NoViableAltException failed) || failed.getStartToken() == error.getOffendingToken();
    }

    /** Returns whether the next element of a list follows without a comma. */
    static boolean lacksComma(RecognitionException error) {
        int found = error.getOffendingToken().getType();
        IntervalSet tokens = error.getExpectedTokens();
        return knowsExpected(error)
                && tokens.contains(SchemaDslParser.COMMA)
                && !tokens.contains(Token.EOF)
                && (isName(found) || found == SchemaDslParser.AT || found == SchemaDslParser.STRING);
    }

    /** The message for a token that is open at the end of the file. */
    static String unclosed(Token token) {
        return switch (token.getType()) {
            case SchemaDslParser.UNCLOSED_COMMENT -> "this comment is never closed: '*/' is missing";
            case SchemaDslParser.UNCLOSED_TICKED -> "this name is never closed: a '`' is missing";
            default -> "this string is never closed: a " + token.getText().charAt(0) + " is missing";
        };
    }

    private static String expected(RecognitionException error) {
        IntervalSet tokens = error.getExpectedTokens();
        if (tokens.contains(SchemaDslParser.CREATE) && tokens.contains(SchemaDslParser.AT)) {
            int rule = error.getCtx().getRuleIndex();
            if (rule == SchemaDslParser.RULE_segment || rule == SchemaDslParser.RULE_statement) {
                return STATEMENT;
            }
        }
        if (tokens.contains(Token.EOF)) {
            return "';'";
        }
        Set<String> words = new LinkedHashSet<>();
        Set<String> clutter = new LinkedHashSet<>();
        for (int token : tokens.toList()) {
            if (CLUTTER.contains(token)) {
                clutter.add(literal(token));
            } else if (!isName(token)) {
                words.add(literal(token));
            } else if (tokens.contains(SchemaDslParser.IDENT)) {
                words.add(nameIn(error.getCtx()));
            } else {
                words.add(literal(token));
            }
        }
        words.remove("");
        if (clutter.size() > 1) {
            clutter.remove(literal(SchemaDslParser.AT));
        }
        return anyOf(new ArrayList<>(words.isEmpty() ? clutter : words));
    }

    /** Whether a token of this type can be a name: the words of the grammar and names in ticks. */
    static boolean isName(int token) {
        return switch (token) {
            case SchemaDslParser.AS,
                    SchemaDslParser.CREATE,
                    SchemaDslParser.ENUM,
                    SchemaDslParser.IDENT,
                    SchemaDslParser.IMPORT,
                    SchemaDslParser.MODULE,
                    SchemaDslParser.SCHEMA,
                    SchemaDslParser.TICKED,
                    SchemaDslParser.USES -> true;
            default -> false;
        };
    }

    private static String nameIn(RuleContext innermost) {
        for (RuleContext ctx = innermost; ctx != null; ctx = ctx.getParent()) {
            String name = NAMES.get(ctx.getRuleIndex());
            if (name != null) {
                return name;
            }
        }
        return "a name";
    }

    private static String literal(int token) {
        if (token == SchemaDslParser.STRING) {
            return "a quoted string";
        }
        String literal = SchemaDslParser.VOCABULARY.getLiteralName(token);
        return literal != null
                ? literal
                : "'" + SchemaDslParser.VOCABULARY.getSymbolicName(token).toLowerCase(Locale.ROOT) + "'";
    }

    private static String anyOf(List<String> words) {
        String last = words.remove(words.size() - 1);
        return words.isEmpty() ? last : String.join(", ", words) + " or " + last;
    }

    private static String hint(RecognitionException error, Token found) {
        if (foreignComment(found)) {
            return "; comments begin with '//'";
        }
        if (found.getText().equals(":") && isColumn(error.getCtx())) {
            return "; a column is a name and a type, as in 'id string'";
        }
        boolean nameLike = switch (found.getType()) {
            case SchemaDslParser.NUMBER, SchemaDslParser.STRING, SchemaDslParser.UNKNOWN -> true;
            default -> false;
        };
        boolean nameWanted = error.getExpectedTokens().contains(SchemaDslParser.TICKED);
        return nameLike && nameWanted ? "; unusual names are written in backticks" : "";
    }

    /** Returns whether a column is incomplete here, and neither its annotations nor the arguments of its type. */
    private static boolean isColumn(RuleContext ctx) {
        return ctx != null
                && switch (ctx.getRuleIndex()) {
                    case SchemaDslParser.RULE_column -> true;
                    case SchemaDslParser.RULE_annotation, SchemaDslParser.RULE_typeArguments -> false;
                    default -> isColumn(ctx.getParent());
                };
    }

    private static boolean foreignComment(Token found) {
        int start = found.getStartIndex();
        String text = found.getText().equals("-")
                ? found.getInputStream().getText(Interval.of(start, start + 1))
                : found.getText();
        return text.equals("#") || text.equals("--");
    }

    private static String unknownCharacter(Token found) {
        int start = found.getStartIndex();
        int c = found.getInputStream().getText(Interval.of(start, start + 1)).codePointAt(0);
        boolean visible = Character.isDefined(c)
                && !Character.isISOControl(c)
                && !Character.isSpaceChar(c)
                && Character.getType(c) != Character.FORMAT
                && SourceText.isWellFormed(c);
        String named = visible ? "'" + Character.toString(c) + "'" : String.format("U+%04X", c);
        return "unexpected character " + named;
    }

    private static String quote(Token token) {
        if (token.getType() == Token.EOF && token.getStopIndex() < token.getStartIndex()) {
            return "the end of the file";
        }
        String text = abbreviate(token.getText());
        return token.getType() == SchemaDslParser.STRING ? text : "'" + text + "'";
    }

    /** Abbreviates schema source for a message of one line. */
    static String abbreviate(String text) {
        int end = Math.min(text.length(), LONGEST_QUOTE);
        String shown = text.substring(0, end).replaceAll("[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]+", " ");
        return end < text.length() ? shown + "..." : shown;
    }
}
