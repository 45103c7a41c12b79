package dev.schemac.spark.internal.table;

import dev.schemac.codegen.CompiledClasses;
import java.io.IOException;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * The classes of a schema, as an executor receives them. Data only.
 *
 * @param compiled the classes that the driver compiled; empty for a class of the class path
 * @param digest identifies them
 * @param type the name of the schema, simple or with its module, or the name of the class
 */
public record SchemaClasses(byte[] compiled, String digest, String type) implements Serializable {

    /** {@return classes that the driver compiled} */
    public static SchemaClasses compiled(byte[] classes, String type) {
        try {
            String digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(classes));
            return new SchemaClasses(classes, digest, type);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** {@return a class that was generated before the program was built} */
    public static SchemaClasses generated(String className) {
        return new SchemaClasses(new byte[0], "", className);
    }

    public boolean isGenerated() {
        return compiled.length == 0;
    }

    /** {@return an object that is equal for the same classes of this JVM} */
    public Object key() {
        return isGenerated() ? EventParsers.find(type) : this;
    }

    /**
     * {@return the parsers}
     *
     * @throws IllegalArgumentException if the class path has no such generated class
     */
    public EventParsers load() {
        if (isGenerated()) {
            return EventParsers.of(EventParsers.find(type));
        }
        try {
            return EventParsers.of(CompiledClasses.of(compiled).load(), type);
        } catch (IOException e) {
            throw new UncheckedIOException("the classes of the schema are damaged", e);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SchemaClasses that && digest.equals(that.digest) && type.equals(that.type);
    }

    @Override
    public int hashCode() {
        return digest.hashCode() + type.hashCode();
    }
}
