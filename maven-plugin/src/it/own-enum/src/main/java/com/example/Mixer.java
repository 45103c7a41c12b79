package com.example;

/** Uses what is generated from an enum that is compiled with it. */
public final class Mixer {
    private Mixer() {}

    public static Color color(byte[] json) {
        return Paint.parse(json).getColor();
    }

    public static Brush brush(byte[] json) {
        return ToolParser.INSTANCE.parse(json);
    }
}
