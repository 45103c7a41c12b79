package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.output.Output;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;

/**
 * Reads and writes dates and times in a pattern of {@link DateTimeFormatter}: strict, in {@link Locale#ROOT}. A value
 * that does not read back equal, because the pattern omits a part of it, is not written.
 */
final class TimePattern<T extends TemporalAccessor> extends ValueFormat<T> {
    private final String type;
    private final String pattern;
    private final DateTimeFormatter formatter;
    private final TemporalQuery<T> query;

    /**
     * @param type the name of the class
     * @param zone the zone of strings without one; null if they need none. An offset in the string has precedence
     */
    TimePattern(String type, String pattern, ZoneId zone, TemporalQuery<T> query) {
        super(type + " as " + pattern);
        this.type = type;
        this.pattern = pattern;
        this.query = query;
        this.formatter = DateTimeFormatter.ofPattern(pattern, Locale.ROOT)
                .withResolverStyle(ResolverStyle.STRICT)
                .withZone(zone);
    }

    @Override
    public T parse(String text) {
        return formatter.parse(text, query);
    }

    @Override
    public String format(T value) {
        return formatter.format(value);
    }

    @Override
    public void write(T value, Output out) {
        String text;
        boolean whole;
        try {
            text = format(value);
            whole = out.display || parse(text).equals(value);
        } catch (DateTimeException e) {
            text = value.toString();
            whole = out.display;
        }
        if (!whole) {
            throw out.refused("the format '" + pattern + "' would lose a part of a value of type " + type);
        }
        out.value(text);
    }
}
