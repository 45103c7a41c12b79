package com.example;

/** Uses classes that are generated from an enum of the same module, and compiled with it. */
public final class Mixer {
    private Mixer() {}

    public static Color color(byte[] json) {
        return Paint.parse(json).getColor();
    }

    public static Brush brush(byte[] json) {
        return ToolParser.INSTANCE.parse(json);
    }
}
