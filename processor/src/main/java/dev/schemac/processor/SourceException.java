package dev.schemac.processor;

import dev.schemac.codegen.classes.CompilerElements;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.processor.Report.Finding;
import java.util.List;
import java.util.stream.Collectors;

/** Thrown when a Java source does not compile, or its classes cannot have a schema. */
public final class SourceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient List<Error> errors;

    private SourceException(List<Error> errors) {
        super(errors.stream()
                .map(each -> each.line() + ":" + each.column() + ": " + each.message())
                .collect(Collectors.joining("\n")));
        this.errors = errors;
    }

    /**
     * An error of the source.
     *
     * @param line the line, from 1
     * @param column the place in the line, from 1
     */
    public record Error(long line, int column, String message) {
        static Error of(Finding finding, CompilerElements compiler) {
            SourceLocation place = compiler.location(
                    finding.place().element(),
                    finding.place().annotation().orElse(null),
                    finding.place().value().orElse(null));
            return new Error(place.line(), place.column(), finding.message());
        }
    }

    static void check(List<Error> errors) {
        if (!errors.isEmpty()) {
            throw new SourceException(List.copyOf(errors));
        }
    }

    /** {@return the errors, at least one} */
    public List<Error> errors() {
        return errors;
    }
}
