package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.Output;
import java.util.UUID;

/** UUIDs. {@link UUID#fromString} also accepts short groups, cuts long ones, and knows digits outside ASCII. */
public final class UuidFormat extends ValueFormat<UUID> {
    private static final String SHAPE = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

    /** The digits, four dashes and two quotes. */
    private static final int LENGTH = 38;

    private static final long DASH = '-';

    public UuidFormat() {
        super("UUID", "a UUID (such as 123e4567-e89b-12d3-a456-426614174000)");
    }

    @Override
    public UUID parse(String text) {
        boolean exact = text.length() == SHAPE.length();
        for (int i = 0; i < SHAPE.length() && exact; i++) {
            char c = text.charAt(i);
            exact = SHAPE.charAt(i) == '-' ? c == '-' : c < 0x80 && Character.digit(c, 16) >= 0;
        }
        if (!exact) {
            throw new IllegalArgumentException("expected 8, 4, 4, 4 and 12 hexadecimal digits with '-' between them");
        }
        return java.util.UUID.fromString(text);
    }

    @Override
    UUID readFast(Cursor in) {
        byte[] bytes = in.bytes;
        int from = in.pos;
        if (in.end - from < SHAPE.length()
                || bytes[from + 8] != '-'
                || bytes[from + 13] != '-'
                || bytes[from + 18] != '-'
                || bytes[from + 23] != '-') {
            return null;
        }
        long first = Digits.hexValue(Words.at(bytes, from));
        long second = Digits.hexValue(fourAndFour(bytes, from + 9, from + 14));
        long third = Digits.hexValue(fourAndFour(bytes, from + 19, from + 24));
        long fourth = Digits.hexValue(Words.at(bytes, from + 28));
        if ((first | second | third | fourth) < 0) {
            return null;
        }
        in.pos = from + SHAPE.length();
        return new UUID(first << 32 | second, third << 32 | fourth);
    }

    /** Returns four bytes from each place, as one word. */
    private static long fourAndFour(byte[] bytes, int low, int high) {
        return Words.at(bytes, low) & 0xFFFF_FFFFL | Words.at(bytes, high) << 32;
    }

    @Override
    UUID parse(String text, OptionValues options) {
        return options.acceptsJavaStrings() ? java.util.UUID.fromString(text) : parse(text);
    }

    @Override
    public void write(UUID value, Output out) {
        append(out, value);
    }

    @Override
    public String format(UUID value) {
        return value.toString();
    }

    static void append(Output out, UUID value) {
        out.beforeValue(LENGTH);
        byte[] bytes = out.bytes;
        int at = out.size;
        long most = value.getMostSignificantBits();
        long least = value.getLeastSignificantBits();
        long second = Digits.hexDigits((int) most);
        long third = Digits.hexDigits((int) (least >>> 32));
        bytes[at] = '"';
        Words.put(bytes, at + 1, Digits.hexDigits((int) (most >>> 32)));
        Words.put(bytes, at + 9, DASH | (second & 0xFFFF_FFFFL) << 8 | DASH << 40 | (second >>> 32) << 48);
        Words.put(bytes, at + 17, second >>> 48 | DASH << 16 | (third & 0xFFFF_FFFFL) << 24 | DASH << 56);
        Words.put(bytes, at + 25, third >>> 32);
        Words.put(bytes, at + 29, Digits.hexDigits((int) least));
        bytes[at + 37] = '"';
        out.size = at + LENGTH;
    }
}
