package dev.schemac.benchmarks.users;

import java.io.IOException;

/** One library reading Users documents with its default settings. A new rival is one more implementation. */
public interface UsersReader {

    /**
     * Reads one document; this is what is timed.
     *
     * @param json a whole document in UTF-8
     * @return the library's own object, of the type that its user would get
     */
    Object read(byte[] json) throws IOException;

    /**
     * Reads one document; this is what is timed.
     *
     * @param json a whole document
     * @return the library's own object, of the type that its user would get
     */
    Object read(String json) throws IOException;

    /**
     * The values of an object that {@code read} returned, in the common form; never timed.
     *
     * @param value what {@code read} returned; it is not changed
     */
    default Users values(Object value) {
        return (Users) value;
    }
}
