package dev.schemac.kafka.connect;

import java.util.regex.Pattern;

/** Thrown when a value cannot be converted. The path grows while the exception passes the values around it. */
final class Mismatch extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    /** See {@link #inMember} and {@link #inElement}. */
    private String path = "";

    Mismatch(String description) {
        super(description, null, false, false);
    }

    static Mismatch of(String expected, Object found) {
        return new Mismatch("expected " + expected + " but found " + Kinds.of(found));
    }

    /** Returns the same exception for the object around the value. */
    Mismatch inMember(String name) {
        path = (IDENTIFIER.matcher(name).matches() ? "." + name : "['" + name.replace("'", "\\'") + "']") + path;
        return this;
    }

    /** Returns the same exception for the array around the value. */
    Mismatch inElement(int index) {
        path = "[" + index + "]" + path;
        return this;
    }

    /** Returns the description and the place. */
    String withPath() {
        return getMessage() + " at $" + path;
    }
}
