package dev.schemac.dsl.pattern;

/**
 * Thrown for an invalid or unsupported regular expression, with a reason that follows the pattern's name in a
 * message.
 */
public final class PatternException extends Exception {
    private static final long serialVersionUID = 1L;

    PatternException(String message) {
        super(message, null, false, false);
    }
}
