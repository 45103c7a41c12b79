package dev.schemac.benchmarks.library;

/** Finds the class of another package that has the content of a payload. */
public final class ModelClass {

    private ModelClass() {}

    /**
     * Returns the class with the same simple name, or the array of it.
     *
     * @param suffix the end of its name after that of the payload's class
     */
    public static Class<?> in(String packageName, Class<?> type, String suffix) {
        if (type.isArray()) {
            return in(packageName, type.componentType(), suffix).arrayType();
        }
        try {
            return Class.forName(packageName + "." + type.getSimpleName() + suffix);
        } catch (ClassNotFoundException e) {
            throw new IllegalArgumentException("no class with the content of " + type, e);
        }
    }
}
