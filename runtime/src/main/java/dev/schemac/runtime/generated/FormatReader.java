package dev.schemac.runtime.generated;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.TextReader;

/** Strings that a {@link TextFormat} converts: where one is refused, the error says what was wanted at the value's place. */
final class FormatReader {
    private FormatReader() {}

    /** Reads the value at the scanner's position; null for null. */
    static <T> T read(Cursor in, TextFormat<T> format) {
        int at = in.pos;
        if (in.peek() == '"') {
            in.pos++;
            return readRest(in, format);
        }
        if (in.skipNull()) {
            return null;
        }
        boolean taken = format.takesEveryScalar() || in.options.takesJavaTexts();
        return convert(in, format, at, TextReader.readScalar(in, taken, format.name()));
    }

    /** Reads a string whose opening quote has been taken. */
    static <T> T readRest(Cursor in, TextFormat<T> format) {
        int from = in.pos;
        T value = format.readUsual(in);
        if (value != null && in.peek() == '"') {
            in.pos++;
            return value;
        }
        in.pos = from;
        return convert(in, format, from - 1, TextReader.readRest(in));
    }

    private static <T> T convert(Cursor in, TextFormat<T> format, int at, String text) {
        try {
            return format.parse(text, in.options);
        } catch (RuntimeException e) {
            in.pos = at;
            throw in.mismatch(format.name()).because(format.cause(e));
        }
    }
}
