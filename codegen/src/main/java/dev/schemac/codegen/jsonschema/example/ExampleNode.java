package dev.schemac.codegen.jsonschema.example;

import java.util.List;
import java.util.Set;

/** The constraints on a value in a document, for {@link ExampleSearch}. Nodes with the same constraints are equal. */
public interface ExampleNode {
    /** The way from a value to a value inside of it. */
    enum Step {
        /** A declared member of an object. */
        MEMBER,
        /** Another member of an object. */
        VALUE,
        /** An element of an array. */
        ELEMENT,
        /** The same value, with the constraints of one branch of a choice. */
        BRANCH
    }

    /**
     * A node inside of another one.
     *
     * @param name the name of the member, {@code ""} except for {@link Step#MEMBER}
     */
    record Link(Step step, String name, ExampleNode node) {}

    /** {@return the places of the schemas with these constraints} */
    Set<String> places();

    /** {@return the nodes inside} */
    List<Link> links();

    /** {@return values that are probably valid} */
    List<Object> samples();

    /**
     * {@return values that a keyword may forbid, and valid ones}
     *
     * @param keyword the keyword
     */
    List<Object> variants(String keyword);

    /** {@return integers with a fraction} */
    List<Object> fractions();

    /** {@return numbers with a large magnitude} */
    List<Object> largeNumbers();

    /** {@return a name for {@link Step#VALUE}} */
    String otherName();
}
