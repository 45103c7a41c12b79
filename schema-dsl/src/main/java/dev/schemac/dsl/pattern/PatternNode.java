package dev.schemac.dsl.pattern;

import java.util.List;

/** A node of a regular expression. */
sealed interface PatternNode {
    /** One code point of a set. */
    record OneOf(CodePoints set) implements PatternNode {}

    /** One after the other. */
    record Sequence(List<PatternNode> parts) implements PatternNode {}

    /** Any one of them. */
    record Choice(List<PatternNode> options) implements PatternNode {}

    /** A repetition; {@code most} is -1 for any number. */
    record Repeat(PatternNode body, int least, int most) implements PatternNode {}

    /** The beginning of the string, or its end. */
    record Edge(boolean start) implements PatternNode {}
}
