package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.output.Output;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Reads and writes dates and times in a pattern of {@link DateTimeFormatter}: strict, in {@link Locale#ROOT}. A value
 * that does not read back equal, because the pattern omits a part of it, is not written.
 */
public final class TimePattern<T extends TemporalAccessor> extends ValueFormat<T> {
    private static final Map<Class<?>, TemporalQuery<?>> QUERIES = Map.of(
            LocalDate.class, (TemporalQuery<LocalDate>) LocalDate::from,
            LocalTime.class, (TemporalQuery<LocalTime>) LocalTime::from,
            LocalDateTime.class, (TemporalQuery<LocalDateTime>) LocalDateTime::from,
            OffsetDateTime.class, (TemporalQuery<OffsetDateTime>) OffsetDateTime::from,
            ZonedDateTime.class, (TemporalQuery<ZonedDateTime>) ZonedDateTime::from,
            Instant.class, (TemporalQuery<Instant>) Instant::from);

    private final Class<T> type;
    private final String pattern;
    private final DateTimeFormatter formatter;
    private final TemporalQuery<?> query;

    public TimePattern(Class<T> type, String pattern) {
        super(type.getSimpleName() + " as " + pattern);
        this.type = type;
        this.pattern = pattern;
        this.query = Optional.ofNullable(QUERIES.get(type))
                .orElseThrow(() -> new IllegalArgumentException("no pattern says how to write " + type.getName()));
        DateTimeFormatter local =
                DateTimeFormatter.ofPattern(pattern, Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);
        // An offset in the string has precedence.
        this.formatter = type == Instant.class ? local.withZone(ZoneOffset.UTC) : local;
    }

    @Override
    public T parse(String text) {
        return type.cast(formatter.parse(text, query));
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
            throw out.refused("'" + pattern + "' does not hold all of a value of type " + type.getSimpleName());
        }
        out.value(text);
    }
}
