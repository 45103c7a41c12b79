package dev.schemac.benchmarks.languages;

/** Finds the class of another package that has the content of a payload. */
public final class ModelClass {

    private ModelClass() {}

    /** Returns the class with the same simple name, or the array of it. */
    public static Class<?> in(String packageName, Class<?> type) {
        if (type.isArray()) {
            return in(packageName, type.getComponentType()).arrayType();
        }
        try {
            return Class.forName(packageName + "." + type.getSimpleName());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
