package dev.schemac.maven;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.Log;
import org.codehaus.plexus.build.BuildContext;

/**
 * Reports findings in the form of the compiler plugin, {@code file:[line,column] message}, which consoles turn
 * into links, each with its source line and carets. Editors receive them as marks in their files.
 *
 * @param editor null unless an editor runs Maven
 */
record SchemaLog(Log log, BuildContext editor) {
    /** Removes the marks of earlier builds. */
    void clear(List<Path> schemas) {
        if (editor != null) {
            schemas.forEach(schema -> editor.removeMessages(schema.toFile()));
        }
    }

    void warn(Findings findings) {
        write(findings, log::warn, BuildContext.SEVERITY_WARNING);
    }

    /** Logs each error. Returns the exception that fails the build. */
    MojoFailureException failure(Findings findings) {
        Findings errors = findings.of(Severity.ERROR);
        if (editor != null) {
            clear(errors.list().stream()
                    .map(error -> Path.of(error.location().file()))
                    .distinct()
                    .toList());
        }
        write(errors, log::error, BuildContext.SEVERITY_ERROR);
        return new MojoFailureException(summary(errors, "error"));
    }

    /** Logs the first hundred findings, and the number of the others. */
    private void write(Findings findings, Consumer<String> line, int severity) {
        findings.first(Findings.MOST_SHOWN).list().forEach(found -> write(findings, found, line, severity));
        String omitted = findings.omitted(Findings.MOST_SHOWN);
        if (!omitted.isEmpty()) {
            line.accept(omitted);
        }
    }

    private void write(Findings findings, Diagnostic found, Consumer<String> line, int severity) {
        SourceLocation at = found.location();
        String text = findings.render(found);
        String message = text.substring((at + ": ").length()).replaceFirst("^(error|warning): ", "");
        (at.file() + ":[" + at.line() + "," + at.column() + "] " + message)
                .lines()
                .forEach(line);
        if (editor != null) {
            String first = message.lines().findFirst().orElse("");
            editor.addMessage(Path.of(at.file()).toFile(), at.line(), at.column(), first, severity, null);
        }
    }

    /** Returns the message with which the build fails. */
    static String summary(Findings findings, String noun) {
        int files = (int) findings.list().stream()
                .map(found -> found.location().file())
                .distinct()
                .count();
        return "schemac: " + AbstractSchemaMojo.count(findings.list().size(), noun) + " in "
                + AbstractSchemaMojo.count(files, "file");
    }
}
