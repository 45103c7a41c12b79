package dev.schemac.benchmarks.model;

/** The colours of {@link Client#eyeColor}. */
public enum EyeColor {
    BROWN,
    BLUE,
    GREEN
}
