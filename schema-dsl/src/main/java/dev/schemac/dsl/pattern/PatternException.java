package dev.schemac.dsl.pattern;

/** A regular expression that is no text pattern, and why, in words that fit behind the pattern's name. */
public final class PatternException extends Exception {
    private static final long serialVersionUID = 1L;

    PatternException(String message) {
        super(message, null, false, false);
    }
}
