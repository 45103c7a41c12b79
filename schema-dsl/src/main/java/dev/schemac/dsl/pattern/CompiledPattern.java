package dev.schemac.dsl.pattern;

/** A regular expression with its automaton. Equality and {@code toString()} are those of the expression. */
public final class CompiledPattern {
    private final String regex;
    private final PatternAutomaton automaton;

    CompiledPattern(String regex, PatternAutomaton automaton) {
        this.regex = regex;
        this.automaton = automaton;
    }

    /** {@return the expression as it is written} */
    public String regex() {
        return regex;
    }

    /** {@return its automaton} */
    public PatternAutomaton automaton() {
        return automaton;
    }

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
