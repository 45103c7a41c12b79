package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.text.PreparedBytes;
import java.util.Arrays;

/**
 * The names of the constants of an enum as finished strings, quotes included, by their ordinals. Java lets a name have letters beyond
 * ASCII and even control characters: such a name is not here and goes the way of every other text.
 */
public final class ConstantTexts<E extends Enum<E>> {
    private final Entry[] entries;

    private record Entry(Enum<?> constant, PreparedBytes text) {}

    public ConstantTexts(E[] constants) {
        int ordinals = Arrays.stream(constants).mapToInt(Enum::ordinal).max().orElse(-1) + 1;
        entries = new Entry[ordinals];
        for (E constant : constants) {
            if (constant.name().chars().allMatch(c -> c > ' ' && c < 0x7F)) {
                byte[] text = ('"' + constant.name() + '"').getBytes(US_ASCII);
                entries[constant.ordinal()] = new Entry(constant, PreparedBytes.of(text));
            }
        }
    }

    /** Writes the name of a constant, or nothing if it is not here. */
    public boolean append(Output out, E constant) {
        int ordinal = constant.ordinal();
        if (ordinal >= entries.length) {
            return false;
        }
        Entry entry = entries[ordinal];
        if (entry == null || entry.constant != constant) {
            return false;
        }
        PreparedBytes text = entry.text;
        out.beforeValue(Math.max(8, text.length()));
        text.put(out.bytes, out.size, 0);
        out.size += text.length();
        return true;
    }
}
