package dev.schemac.codegen;

/** Whether value classes have the annotations of a library. */
public enum AnnotationMode {
    /**
     * If the class path or source path of the options contains the library, except for a module whose {@code
     * module-info.java} does not name it.
     */
    AUTO("auto"),

    /** Always. The classes need the library to compile, but not to run. */
    ON("true"),

    /** Never. */
    OFF("false");

    private final String word;

    AnnotationMode(String word) {
        this.word = word;
    }

    /** Returns {@code auto}, {@code true} or {@code false}. */
    @Override
    public String toString() {
        return word;
    }
}
