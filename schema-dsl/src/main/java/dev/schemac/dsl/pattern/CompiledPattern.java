package dev.schemac.dsl.pattern;

/**
 * A regular expression with its automaton. Equality and {@code toString()} are those of the expression.
 *
 * @param regex the expression as it is written
 */
public record CompiledPattern(String regex, PatternAutomaton automaton) {
    @Override
    public boolean equals(Object other) {
        return other instanceof CompiledPattern pattern && pattern.regex.equals(regex);
    }

    @Override
    public int hashCode() {
        return regex.hashCode();
    }

    @Override
    public String toString() {
        return regex;
    }
}
