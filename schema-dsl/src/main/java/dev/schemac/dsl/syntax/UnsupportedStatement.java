package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.OtherStatement;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Reports the error about a statement that declares neither schema nor enum: other EPL is called by its name. */
final class UnsupportedStatement {
    private static final Set<String> STATEMENTS = Set.of(
            "select", "insert", "update", "delete", "merge", "on", "from", "context", "expression", "every", "with");

    private static final Set<String> CREATED =
            Set.of("window table variable constant context dataflow expression inlined_class index unique".split(" "));

    private UnsupportedStatement() {}

    static void report(OtherStatement statement, Diagnostics diagnostics) {
        List<Name> words = statement.words();
        String first = word(words, 0);
        String second = word(words, 1);
        if (first.equals("create")) {
            if (CREATED.contains(second)) {
                diagnostics.error(
                        DiagnosticCode.OTHER_STATEMENT, statement.location(), refused("create " + object(words)));
            } else {
                reportMissingSchema(words, diagnostics);
            }
        } else if (STATEMENTS.contains(first)) {
            diagnostics.error(DiagnosticCode.OTHER_STATEMENT, statement.location(), refused(first));
        } else {
            String found = words.get(0).text();
            diagnostics.error(
                    DiagnosticCode.SYNTAX,
                    statement.location(),
                    "expected " + SyntaxMessage.STATEMENT + " but found '" + SyntaxMessage.abbreviate(found) + "'",
                    Replacement.ofName(found, List.of("create", "module", "uses", "import")));
        }
    }

    private static String object(List<Name> words) {
        return switch (word(words, 1)) {
            case "constant" -> "constant variable";
            case "unique" -> "unique index";
            default -> word(words, 1);
        };
    }

    private static String refused(String statement) {
        return "'" + statement
                + "' statements cannot be compiled: a schema file contains 'create schema' statements only";
    }

    private static void reportMissingSchema(List<Name> words, Diagnostics diagnostics) {
        int schema = SchemaFile.KINDS.contains(word(words, 1)) ? 2 : 1;
        if (word(words, 1).equals("enum")) {
            diagnostics.error(
                    DiagnosticCode.SYNTAX,
                    words.get(1).location(),
                    "expected 'json' but found 'enum': 'create json enum' declares an enum");
        } else if (schema >= words.size()) {
            Name last = words.get(words.size() - 1);
            diagnostics.error(DiagnosticCode.SYNTAX, last.location(), "expected 'schema' after '" + last.text() + "'");
        } else {
            String found = words.get(schema).text();
            diagnostics.error(
                    DiagnosticCode.SYNTAX,
                    words.get(schema).location(),
                    "expected 'schema' but found '" + SyntaxMessage.abbreviate(found) + "'",
                    Replacement.ofName(found, List.of("schema", "enum")));
        }
    }

    private static String word(List<Name> words, int index) {
        return index < words.size() ? words.get(index).text().toLowerCase(Locale.ROOT) : "";
    }
}
