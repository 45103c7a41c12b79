package dev.schemac.dsl.syntax;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.CommonToken;

/** Extracts information from tokens that could not be parsed. */
final class ErrorRecovery {
    private ErrorRecovery() {}

    /**
     * Returns the index, from {@code start} on, of the next {@code create [kind] schema name (} or
     * {@code create kind enum name (}; the size if there is none.
     */
    static int nextDeclaration(List<CommonToken> tokens, int start) {
        for (int i = start; i < tokens.size(); i++) {
            if (is(tokens, i, SchemaDslParser.CREATE)) {
                int schema = is(tokens, i + 1, SchemaDslParser.IDENT) ? i + 2 : i + 1;
                boolean opens =
                        is(tokens, schema + 2, SchemaDslParser.LPAREN) || is(tokens, schema + 2, SchemaDslParser.AS);
                if (isDeclared(tokens, schema) && isName(tokens, schema + 1) && opens) {
                    return i;
                }
            }
        }
        return tokens.size();
    }

    /** Whether this token is the keyword of a declaration. */
    private static boolean isDeclared(List<CommonToken> tokens, int index) {
        return is(tokens, index, SchemaDslParser.SCHEMA) || is(tokens, index, SchemaDslParser.ENUM);
    }

    /**
     * Returns possible names of schemas and enums: words after {@code schema} or {@code enum}, or before a
     * parenthesis. A missing name would be reported as unknown wherever it is used, so the set is generous. It contains
     * {@link SchemaFile#ANY_NAME} if a declaration lacks its name.
     */
    static Set<String> schemaNames(List<CommonToken> tokens) {
        Set<String> names = new HashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean opens = is(tokens, i + 1, SchemaDslParser.LPAREN) || is(tokens, i + 1, SchemaDslParser.AS);
            if (isName(tokens, i) && (opens || isDeclared(tokens, i - 1))) {
                names.add(name(tokens.get(i)));
            }
            if (opens && isDeclared(tokens, i)) {
                names.add(SchemaFile.ANY_NAME);
            }
        }
        return names;
    }

    /** All names: a statement that is not ours may declare a type anywhere, as {@code insert into A} does. */
    static Set<String> names(List<CommonToken> tokens) {
        return IntStream.range(0, tokens.size())
                .filter(i -> isName(tokens, i))
                .mapToObj(i -> name(tokens.get(i)))
                .collect(Collectors.toSet());
    }

    private static String name(CommonToken token) {
        return token.getText().replace("`", "");
    }

    private static boolean is(List<CommonToken> tokens, int index, int type) {
        return index >= 0 && index < tokens.size() && tokens.get(index).getType() == type;
    }

    private static boolean isName(List<CommonToken> tokens, int index) {
        return index < tokens.size() && SyntaxMessage.isName(tokens.get(index).getType());
    }
}
