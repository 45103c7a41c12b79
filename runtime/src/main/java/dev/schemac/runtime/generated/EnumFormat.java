package dev.schemac.runtime.generated;

import static java.nio.charset.StandardCharsets.US_ASCII;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.StringEnds;
import dev.schemac.runtime.internal.output.Output;
import dev.schemac.runtime.internal.text.ConstantNames;
import dev.schemac.runtime.internal.text.KeyPattern;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The constants of an enum by name; {@code toString}, which an enum may override, plays no part. */
final class EnumFormat<E extends Enum<E>> extends TextFormat<E> {
    private final Map<String, E> constants = new HashMap<>();
    private final ConstantNames<E> names;
    private final ConstantTexts<E> texts;
    private final boolean fails;
    private final E fallback;

    EnumFormat(E[] constants, boolean fails, E fallback) {
        super(constants.getClass().getComponentType().getSimpleName());
        for (E constant : constants) {
            this.constants.put(constant.name(), constant);
        }
        this.names = new ConstantNames<>(
                List.of(constants), Arrays.stream(constants).map(Enum::name).toList());
        this.texts = new ConstantTexts<>(constants);
        this.fails = fails;
        this.fallback = fallback;
    }

    @Override
    E readFast(Cursor in) {
        int close = StringEnds.close(in.bytes, in.pos, in.end);
        if (close < 0) {
            return null;
        }
        int from = in.pos;
        in.pos = close;
        return names.find(in.bytes, from, close);
    }

    @Override
    public E parse(String text) {
        E constant = constants.get(text);
        if (constant != null) {
            return constant;
        }
        if (fails) {
            throw new IllegalArgumentException("no constant of " + name() + " has this name");
        }
        return fallback;
    }

    @Override
    public void write(E value, Output out) {
        if (!texts.append(out, value)) {
            super.write(value, out);
        }
    }

    @Override
    public String format(E value) {
        return value.name();
    }

    /**
     * The names of the constants of an enum as finished strings, quotes included, by their ordinals. Java lets a name have letters beyond
     * ASCII and even control characters: such a name is not here and goes the way of every other text.
     */
    public static final class ConstantTexts<E extends Enum<E>> {
        private final Entry[] entries;

        private record Entry(Enum<?> constant, KeyPattern.PreparedBytes text) {}

        public ConstantTexts(E[] constants) {
            int ordinals =
                    Arrays.stream(constants).mapToInt(Enum::ordinal).max().orElse(-1) + 1;
            entries = new Entry[ordinals];
            for (E constant : constants) {
                if (constant.name().chars().allMatch(c -> c > ' ' && c < 0x7F)) {
                    byte[] text = ('"' + constant.name() + '"').getBytes(US_ASCII);
                    entries[constant.ordinal()] = new Entry(constant, KeyPattern.PreparedBytes.of(text));
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
            KeyPattern.PreparedBytes text = entry.text;
            out.beforeValue(Math.max(8, text.length()));
            text.put(out.bytes, out.size, 0);
            out.size += text.length();
            return true;
        }
    }
}
