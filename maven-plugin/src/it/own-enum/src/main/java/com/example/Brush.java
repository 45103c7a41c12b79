package com.example;

/** A class of the same module as the schema that has it as a column, and the one that takes it for its events. */
public final class Brush {
    public int width = 1;
    public Color color;
}
