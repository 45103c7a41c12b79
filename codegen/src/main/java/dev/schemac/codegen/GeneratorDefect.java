package dev.schemac.codegen;

/**
 * Thrown when generated classes do not compile or load, which no schema should cause. Not an {@link
 * IllegalStateException}, which reports a state that a caller can change: a Java without compiler, or a class of the
 * application that does not compile.
 */
final class GeneratorDefect extends RuntimeException {
    private static final long serialVersionUID = 1;

    GeneratorDefect(String message, Throwable cause) {
        super(message, cause);
    }
}
