package dev.schemac.playground.workbench;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.runtime.JsonWriter;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

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
        return withAll("findings", findings.list(), each -> {
            out.member("severity", each.severity().toString());
            out.member("code", each.code().toString());
            at(each.location().line(), each.location().column(), each.location().length());
            with("message", each.message());
            out.member("hint", OF_CLASSES.contains(each.code()) ? NO_CLASSES : each.hint());
            edited.fix(each, this);
        });
    }

    /** Adds an array with an object for each of the first elements, and the number of the others. */
    <T> Answer withAll(String name, List<T> all, Consumer<T> members) {
        out.beginArray(name);
        for (T each : all.subList(0, Math.min(MAX_FINDINGS, all.size()))) {
            out.beginObject();
            members.accept(each);
            out.endObject();
        }
        out.endArray();
        out.member("more", Math.max(0, all.size() - MAX_FINDINGS));
        return this;
    }

    /** Adds a place; line and column are 1-based, the column in UTF-16 units. */
    Answer at(long line, int column, int length) {
        out.member("line", line);
        out.member("column", column);
        out.member("length", length);
        return this;
    }

    /** Adds the error of a document or source; line 0 if its place is unknown. */
    Answer withProblem(String message, long line, int column) {
        out.beginObject("problem");
        with("message", message).at(line, column, 1);
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
