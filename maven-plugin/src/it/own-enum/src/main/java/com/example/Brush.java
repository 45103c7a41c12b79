package com.example;

/**
 * A class in the same module as two schemas: one has a column of the class, the other uses the class for its events.
 */
public final class Brush {
    public int width = 1;
    public Color color;
}
