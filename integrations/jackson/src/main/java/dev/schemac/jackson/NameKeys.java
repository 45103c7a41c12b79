package dev.schemac.jackson;

import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/**
 * The names of members that came last, ready to be written. Used by many threads: a key that one of them replaces is
 * made again.
 */
final class NameKeys {
    private static final int SIZE = 256;

    /** Longer names are rare, and must not fill the memory. */
    private static final int LONGEST = 64;

    private final JsonKey[] keys = new JsonKey[SIZE];

    /** @throws dev.schemac.runtime.JsonWriteException if the name contains an unpaired surrogate */
    void write(String name, JsonOutput out) {
        int hash = name.hashCode();
        int index = (hash ^ hash >>> 8 ^ hash >>> 16) & SIZE - 1;
        JsonKey key = keys[index];
        if (key != null && key.name().equals(name)) {
            out.name(key);
            return;
        }
        out.name(name);
        if (name.length() <= LONGEST) {
            keys[index] = JsonKey.any(name);
        }
    }
}
