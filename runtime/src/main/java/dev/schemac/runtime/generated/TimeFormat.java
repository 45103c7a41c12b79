package dev.schemac.runtime.generated;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.IsoTimeReader;
import dev.schemac.runtime.internal.output.IsoTimeWriter;
import dev.schemac.runtime.internal.output.Output;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.function.Function;

/**
 * A class of {@code java.time} that is read and written without a String where its text is a usual one. One subclass for each, so that the
 * JIT knows from the constant that a parser names which {@link #readUsual} it calls.
 */
abstract class TimeFormat<T> extends JavaTextFormat<T> {
    private TimeFormat(String name, Function<String, T> parse) {
        super(name, parse);
    }

    /** {@link TextFormat#LOCAL_DATE}. */
    static final class OfLocalDate extends TimeFormat<LocalDate> {
        OfLocalDate() {
            super("LocalDate", LocalDate::parse);
        }

        @Override
        LocalDate readUsual(Cursor in) {
            return IsoTimeReader.date(in);
        }

        @Override
        public void write(LocalDate value, Output out) {
            if (!IsoTimeWriter.date(value, out)) {
                super.write(value, out);
            }
        }
    }

    /** {@link TextFormat#LOCAL_TIME}. */
    static final class OfLocalTime extends TimeFormat<LocalTime> {
        OfLocalTime() {
            super("LocalTime", LocalTime::parse);
        }

        @Override
        LocalTime readUsual(Cursor in) {
            return IsoTimeReader.time(in);
        }

        @Override
        public void write(LocalTime value, Output out) {
            IsoTimeWriter.time(value, out);
        }
    }

    /** {@link TextFormat#LOCAL_DATE_TIME}. */
    static final class OfLocalDateTime extends TimeFormat<LocalDateTime> {
        OfLocalDateTime() {
            super("LocalDateTime", LocalDateTime::parse);
        }

        @Override
        LocalDateTime readUsual(Cursor in) {
            return IsoTimeReader.dateTime(in);
        }

        @Override
        public void write(LocalDateTime value, Output out) {
            if (!IsoTimeWriter.dateTime(value, out)) {
                super.write(value, out);
            }
        }
    }

    /** {@link TextFormat#OFFSET_DATE_TIME}. */
    static final class OfOffsetDateTime extends TimeFormat<OffsetDateTime> {
        OfOffsetDateTime() {
            super("OffsetDateTime", OffsetDateTime::parse);
        }

        @Override
        OffsetDateTime readUsual(Cursor in) {
            return IsoTimeReader.offsetDateTime(in);
        }

        @Override
        public void write(OffsetDateTime value, Output out) {
            if (!IsoTimeWriter.offsetDateTime(value, out)) {
                super.write(value, out);
            }
        }
    }

    /** {@link TextFormat#ZONED_DATE_TIME}. */
    static final class OfZonedDateTime extends TimeFormat<ZonedDateTime> {
        OfZonedDateTime() {
            super("ZonedDateTime", ZonedDateTime::parse);
        }

        @Override
        ZonedDateTime readUsual(Cursor in) {
            OffsetDateTime moment = IsoTimeReader.offsetDateTime(in);
            return moment == null ? null : moment.toZonedDateTime();
        }

        @Override
        public void write(ZonedDateTime value, Output out) {
            if (!IsoTimeWriter.zonedDateTime(value, out)) {
                super.write(value, out);
            }
        }
    }

    /** {@link TextFormat#INSTANT}. */
    static final class OfInstant extends TimeFormat<Instant> {
        OfInstant() {
            super("Instant", OfInstant::instant);
        }

        /** {@link Instant#parse} makes 23:59:59 of a leap second. */
        private static Instant instant(String text) {
            TemporalAccessor parsed = DateTimeFormatter.ISO_INSTANT.parse(text);
            if (parsed.query(DateTimeFormatter.parsedLeapSecond())) {
                throw new DateTimeException("a leap second");
            }
            return Instant.from(parsed);
        }

        @Override
        Instant readUsual(Cursor in) {
            OffsetDateTime moment = IsoTimeReader.offsetDateTime(in);
            return moment == null ? null : moment.toInstant();
        }

        @Override
        public void write(Instant value, Output out) {
            if (!IsoTimeWriter.instant(value, out)) {
                super.write(value, out);
            }
        }
    }
}
