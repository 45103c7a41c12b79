package dev.schemac.codegen;

/** Whether value classes declare nullability with {@code @NullMarked} and {@code @Nullable} of JSpecify. */
public enum JSpecify {
    /**
     * If the class path or source path of the options contains {@code org.jspecify:jspecify}, except for a module
     * whose {@code module-info.java} does not name it.
     */
    AUTO("auto"),

    /** Always. The classes need {@code org.jspecify:jspecify} to compile, but not to run. */
    ON("true"),

    /** Never. */
    OFF("false");

    private final String word;

    JSpecify(String word) {
        this.word = word;
    }

    /** Returns {@code auto}, {@code true} or {@code false}. */
    @Override
    public String toString() {
        return word;
    }
}
