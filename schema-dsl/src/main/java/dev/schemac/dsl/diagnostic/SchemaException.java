package dev.schemac.dsl.diagnostic;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.List;

/**
 * Thrown when schemas cannot be compiled. The message lists each error as {@code file:line:column: error: message},
 * followed by the source line and a line of carets. After the first hundred errors it counts the others; {@link
 * #diagnostics} has all.
 *
 * <pre>
 * orders.epl:3:32: error: unknown type 'Naems'; did you mean 'Names'? [SC012]
 *   create json schema Book(author Naems, title string)
 *                                  ^^^^^
 * </pre>
 */
public final class SchemaException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Findings findings;

    /**
     * Creates an exception with the errors that {@code diagnostics} has collected so far.
     *
     * @param diagnostics with at least one error
     */
    public SchemaException(Diagnostics diagnostics) {
        super(diagnostics.findings().of(Severity.ERROR).render(Findings.MOST_SHOWN));
        this.findings = diagnostics.findings().of(Severity.ERROR);
    }

    /** Throws an exception with the errors collected so far, if there are any. */
    public static void throwIfErrors(Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
    }

    /** {@return all errors, in the order of the files and within a file by position; empty after deserialization} */
    public List<Diagnostic> diagnostics() {
        return findings().list();
    }

    /** {@return the same errors with the content of the sources; empty after deserialization} */
    public Findings findings() {
        return findings == null ? Findings.NONE : findings;
    }
}
