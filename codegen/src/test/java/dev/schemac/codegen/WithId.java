package dev.schemac.codegen;

/** What records with a column {@code id} have. */
public interface WithId {
    String id();
}
