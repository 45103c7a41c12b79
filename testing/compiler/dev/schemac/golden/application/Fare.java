package dev.schemac.golden.application;

/** A union of an application, for the golden files. */
public sealed interface Fare {
    /** The member that selects the class is no component. */
    record Single(int zones) implements Fare {}

    /** The member that selects the class is a component. */
    record Pass(String kind, int days) implements Fare {}
}
