package dev.schemac.runtime.support;

import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import dev.schemac.runtime.internal.input.NameTable;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Identifies the member whose string decides which schema an object has, for {@link JsonScanner#discriminator}.
 * Immutable.
 *
 * @param key the name of the member
 * @param strings the strings that name schemas
 * @param names the prepared names; their type is not public, so only the factory methods make discriminators
 * @param stringTable the prepared strings
 */
public record Discriminator(JsonKey key, List<String> strings, NameTable names, NameTable stringTable) {
    /** 2^64 divided by the golden ratio. */
    private static final long MULTIPLIER = 0x9E37_79B9_7F4A_7C15L;

    /** Checks that nothing is missing. */
    public Discriminator {
        strings = List.copyOf(strings);
        Objects.requireNonNull(key, "key");
        Objects.requireNonNull(names, "names");
        Objects.requireNonNull(stringTable, "stringTable");
    }

    /**
     * {@return the discriminator of this name}
     *
     * @param strings at most 32,767 strings, all different, none of them empty
     */
    public static Discriminator of(String name, String... strings) {
        return new Discriminator(JsonKey.string(name), List.of(strings), table(name), table(strings));
    }

    /** {@return the discriminator of objects that are the only member of another object: the name of that member} */
    public static Discriminator ofWrapper(String... strings) {
        return of("", strings);
    }

    /** {@return the same for a member that may also have other names} */
    public Discriminator orNamed(String... aliases) {
        String[] all =
                Stream.concat(Stream.of(key.name()), Arrays.stream(aliases)).toArray(String[]::new);
        return new Discriminator(key, strings, table(all), stringTable);
    }

    static NameTable table(String... names) {
        return new NameTable(
                MULTIPLIER,
                Arrays.stream(names)
                        .map(name -> KeyPattern.of(name, ValueStart.ANY, true))
                        .toArray(KeyPattern[]::new));
    }
}
