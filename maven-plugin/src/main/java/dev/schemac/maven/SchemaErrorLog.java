package dev.schemac.maven;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.Iterator;
import java.util.List;
import org.apache.maven.plugin.logging.Log;

/** Schema errors in the form of the compiler plugin, {@code file:[line,column] message}, which consoles turn into links. */
final class SchemaErrorLog {
    private SchemaErrorLog() {}

    /** Logs each error, with its source line and its carets under it. */
    static void write(SchemaException e, Log log) {
        Iterator<Diagnostic> diagnostics = e.diagnostics().iterator();
        Diagnostic next = diagnostics.hasNext() ? diagnostics.next() : null;
        for (String line : e.getMessage().split("\n", -1)) {
            if (next != null && line.startsWith(next.location() + ": ")) {
                log.error(located(next.location(), line));
                next = diagnostics.hasNext() ? diagnostics.next() : null;
            } else {
                log.error(line);
            }
        }
    }

    /** The line with another form of its location; the severity goes, as the log prints its own. */
    private static String located(SourceLocation at, String line) {
        String text = line.substring((at + ": ").length()).replaceFirst("^error: ", "");
        return at.file() + ":[" + at.line() + "," + at.column() + "] " + text;
    }

    /** What the build fails with. */
    static String summary(SchemaException e) {
        List<Diagnostic> diagnostics = e.diagnostics();
        int files = (int) diagnostics.stream()
                .map(diagnostic -> diagnostic.location().file())
                .distinct()
                .count();
        return "schemac: " + GenerateMojo.count(diagnostics.size(), "error") + " in "
                + GenerateMojo.count(files, "file");
    }
}
