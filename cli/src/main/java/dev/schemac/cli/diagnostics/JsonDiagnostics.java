package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.Locale;

/** Prints diagnostics as one JSON array with an object for each. */
public final class JsonDiagnostics {
    private JsonDiagnostics() {}

    public static String render(Findings findings) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
        out.beginArray();
        for (Diagnostic diagnostic : findings.list()) {
            out.beginObject();
            out.member("file", text(diagnostic.location().file()));
            out.member("line", diagnostic.location().line());
            out.member("column", diagnostic.location().column());
            out.member(
                    "endColumn",
                    diagnostic.location().column() + diagnostic.location().length());
            out.member("severity", diagnostic.severity().name().toLowerCase(Locale.ROOT));
            out.member("code", diagnostic.code().toString());
            out.member("rule", diagnostic.rule());
            out.member("message", text(diagnostic.message()));
            out.member("hint", diagnostic.hint());
            out.endObject();
        }
        out.endArray();
        return out.toJson() + "\n";
    }

    /** Escapes names in schemas, which may contain unpaired surrogates that UTF-8 cannot encode. */
    public static String text(String any) {
        return any.codePoints()
                .map(c -> Character.getType(c) == Character.SURROGATE ? 0xFFFD : c)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
