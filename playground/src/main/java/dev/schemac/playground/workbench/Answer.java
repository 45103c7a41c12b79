package dev.schemac.playground.workbench;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.runtime.JsonWriter;
import java.util.EnumSet;
import java.util.Set;

/** The answer for the page: an object whose members keep their order of insertion. */
final class Answer {
    /** The hint for a class that {@code SchemaCompiler.withoutClasses} does not find, or cannot use. */
    private static final Set<DiagnosticCode> OF_CLASSES =
            EnumSet.of(DiagnosticCode.CLASS_NOT_FOUND, DiagnosticCode.CLASS_NOT_SUPPORTED);

    private static final String NO_CLASSES =
            "The playground cannot use your Java classes: declare an enum or a schema here, or use"
                    + " schemac compile.";

    private static final int MAX_FINDINGS = 200;

    final JsonWriter out = new JsonWriter();

    Answer() {
        out.beginObject();
    }

    byte[] end() {
        out.endObject();
        return out.toByteArray();
    }

    Answer with(String name, String value) {
        out.member(name, wellFormed(value));
        return this;
    }

    /** Adds the first diagnostics, each with its place, message and quick fix, and the number of the others. */
    Answer with(Findings findings, String schema) {
        EditedText edited = findings.list().isEmpty() ? null : new EditedText(schema);
        out.beginArray("findings");
        for (Diagnostic each : findings.list()
                .subList(0, Math.min(MAX_FINDINGS, findings.list().size()))) {
            out.beginObject();
            out.member("severity", each.severity().toString());
            out.member("code", each.code().toString());
            out.member("line", each.location().line());
            out.member("column", each.location().column());
            out.member("length", each.location().length());
            with("message", each.message());
            out.member("hint", OF_CLASSES.contains(each.code()) ? NO_CLASSES : each.hint());
            with("text", findings.render(each));
            edited.fix(each, this);
            out.endObject();
        }
        out.endArray();
        out.member("moreFindings", Math.max(0, findings.list().size() - MAX_FINDINGS));
        return this;
    }

    /** Adds an error in the document; line and column are 1-based, the column in UTF-16 units. */
    Answer withProblem(String document, String description, String path, long line, int column) {
        out.beginObject("problem");
        with("message", description + (path.isEmpty() ? "" : " at " + path));
        out.member("line", line);
        out.member("column", column);
        with(
                "text",
                "document:" + line + ":" + column + ": " + description + (path.isEmpty() ? "" : " at " + path) + "\n"
                        + Excerpt.of(document, line, column));
        out.endObject();
        return this;
    }

    /**
     * Replaces unpaired surrogates, which UTF-8 cannot encode. Names in schemas and truncated strings can contain them.
     */
    static String wellFormed(String any) {
        return any.replaceAll("\\p{Cs}", "\uFFFD");
    }
}
