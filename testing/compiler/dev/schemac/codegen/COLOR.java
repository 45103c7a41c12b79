package dev.schemac.codegen;

/** An enum whose name is also that of the constant for a column {@code color}. */
public enum COLOR {
    RED,
    GREEN
}
