package dev.schemac.benchmarks.users;

/**
 * The Users document as plain classes with public fields: what the reflective libraries bind to, what the generator
 * fills, and the common form in which the answers of all libraries are compared. The arrays match those of the
 * generated classes, so that every library builds the same object graph.
 */
public final class Users {
    public User[] users;
}
