package dev.schemac.runtime.internal.format;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.Literals;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.runtime.internal.output.Output;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalQuery;
import java.util.function.Function;

/**
 * Reads and writes a class of {@code java.time}. A subclass does it without a String if the value is in the common form.
 * Each class has its own subclass, so that the JIT can determine the called {@link #readFast} from the constant that a
 * parser uses.
 *
 * <p>The common form is nearly always used. It has years of four digits, seconds with up to nine digits of a fraction
 * or none, {@code Z} or hours and minutes as offset. Everything is in its range. For all other forms the methods return
 * null, and leave the position undefined. The classes of {@code java.time} then decide whether the string is valid.
 *
 * <p>The output equals {@code toString()}. If the year does not have four digits, nothing is written, and the methods
 * return false. A date or a time of day is at most eight digits. They are laid out at once and then separated by
 * shifts, so that they are stored as one or two words. The next output overwrites the bytes stored after the string.
 */
public class TimeFormat<T extends TemporalAccessor> extends JavaStringFormat<T> {
    private static final DigitPattern YEAR_MONTH = DigitPattern.of("0000-00-");
    private static final DigitPattern YEAR_END_MONTH_DAY = DigitPattern.of("00-00-00");
    private static final DigitPattern HOUR_MINUTE_SECOND = DigitPattern.of("00:00:00");

    private static final int DATE_LENGTH = 10;
    private static final int TIME_LENGTH = 8;
    private static final int OFFSET_LENGTH = 6;
    private static final int MOST_FRACTION_DIGITS = 9;

    /**
     * The number of bytes of the longest string, {@code "2007-12-03T10:15:30.123456789+18:00:00"}, and of a word that
     * extends beyond it.
     */
    private static final int MAX_BYTES = 48;

    private static final int YEARS = 10_000;

    /** The seconds from 1970 to the years 0 and 10000. */
    private static final long FIRST_SECOND = -62_167_219_200L;

    private static final long LAST_SECOND = 253_402_300_799L;

    private static final long ZEROS = '0' * Words.EACH_BYTE;
    private static final long SECOND_DASH = (long) '-' << 32 | (long) '-' << 56;
    private static final long COLONS = (long) ':' << 16 | (long) ':' << 40;

    private final TemporalQuery<T> query;

    /**
     * Makes the format of a class that parses its own {@code toString}.
     *
     * @param query makes a value of the fields of a pattern
     */
    public TimeFormat(String name, String expected, Function<String, T> parse, TemporalQuery<T> query) {
        super(name, expected, parse);
        this.query = query;
    }

    @Override
    public ValueFormat<T> withPattern(String pattern) {
        return new TimePattern<>(name(), pattern, zone(), query);
    }

    /** Returns the zone of values whose pattern has none; null if each value has its own. */
    ZoneId zone() {
        return null;
    }

    /** Reads and writes a date. */
    public static final class OfLocalDate extends TimeFormat<LocalDate> {
        public OfLocalDate() {
            super("LocalDate", "a date (such as 2007-12-03)", LocalDate::parse, LocalDate::from);
        }

        @Override
        LocalDate readFast(Cursor in) {
            return date(in);
        }

        @Override
        public void write(LocalDate value, Output out) {
            if (hasFourDigits(value.getYear())) {
                int at = open(out);
                close(out, date(out.bytes, at, value));
            } else {
                super.write(value, out);
            }
        }
    }

    /** Reads and writes a time of day. */
    public static final class OfLocalTime extends TimeFormat<LocalTime> {
        public OfLocalTime() {
            super("LocalTime", "a time of day (such as 10:15:30)", LocalTime::parse, LocalTime::from);
        }

        @Override
        LocalTime readFast(Cursor in) {
            return time(in);
        }

        @Override
        public void write(LocalTime value, Output out) {
            int at = open(out);
            close(out, time(out.bytes, at, value, false));
        }
    }

    /** Reads and writes a date and a time of day. */
    public static final class OfLocalDateTime extends TimeFormat<LocalDateTime> {
        public OfLocalDateTime() {
            super(
                    "LocalDateTime",
                    "a date and time of day (such as 2007-12-03T10:15:30)",
                    LocalDateTime::parse,
                    LocalDateTime::from);
        }

        @Override
        LocalDateTime readFast(Cursor in) {
            return dateTime(in);
        }

        @Override
        public void write(LocalDateTime value, Output out) {
            if (!dateTime(value, null, false, out)) {
                super.write(value, out);
            }
        }
    }

    /** Reads and writes a date and time with an offset. */
    public static final class OfOffsetDateTime extends TimeFormat<OffsetDateTime> {
        public OfOffsetDateTime() {
            super(
                    "OffsetDateTime",
                    "a date and time with an offset (such as 2007-12-03T10:15:30+01:00)",
                    OffsetDateTime::parse,
                    OffsetDateTime::from);
        }

        @Override
        OffsetDateTime readFast(Cursor in) {
            return offsetDateTime(in);
        }

        @Override
        public void write(OffsetDateTime value, Output out) {
            if (!dateTime(value.toLocalDateTime(), value.getOffset(), false, out)) {
                super.write(value, out);
            }
        }
    }

    /** Reads and writes a date and time with an offset and an optional zone. */
    public static final class OfZonedDateTime extends TimeFormat<ZonedDateTime> {
        public OfZonedDateTime() {
            super(
                    "ZonedDateTime",
                    "a date and time with a zone (such as 2007-12-03T10:15:30+01:00[Europe/Paris])",
                    ZonedDateTime::parse,
                    ZonedDateTime::from);
        }

        @Override
        ZonedDateTime readFast(Cursor in) {
            OffsetDateTime moment = offsetDateTime(in);
            return moment == null ? null : moment.toZonedDateTime();
        }

        @Override
        public void write(ZonedDateTime value, Output out) {
            // Only a zone that is an offset. The identity decides in toString too: an equal offset that is
            // another object is written twice.
            if (value.getOffset() != value.getZone()
                    || !dateTime(value.toLocalDateTime(), value.getOffset(), false, out)) {
                super.write(value, out);
            }
        }
    }

    /** Reads and writes a moment. */
    public static final class OfInstant extends TimeFormat<Instant> {
        public OfInstant() {
            super("Instant", "an instant (such as 2007-12-03T10:15:30Z)", OfInstant::instant, Instant::from);
        }

        /** Parses a moment. {@link Instant#parse} makes 23:59:59 of a leap second. */
        private static Instant instant(String text) {
            TemporalAccessor parsed = DateTimeFormatter.ISO_INSTANT.parse(text);
            if (parsed.query(DateTimeFormatter.parsedLeapSecond())) {
                throw new DateTimeException("a leap second");
            }
            return Instant.from(parsed);
        }

        @Override
        ZoneId zone() {
            return ZoneOffset.UTC;
        }

        @Override
        Instant readFast(Cursor in) {
            OffsetDateTime moment = offsetDateTime(in);
            return moment == null ? null : moment.toInstant();
        }

        @Override
        public void write(Instant value, Output out) {
            long second = value.getEpochSecond();
            if (second < FIRST_SECOND
                    || second > LAST_SECOND
                    || !dateTime(
                            LocalDateTime.ofEpochSecond(second, value.getNano(), ZoneOffset.UTC),
                            ZoneOffset.UTC,
                            true,
                            out)) {
                super.write(value, out);
            }
        }
    }

    /** Reads {@code 2007-12-03}. */
    private static LocalDate date(Cursor in) {
        int from = in.pos;
        if (in.end - from < DATE_LENGTH) {
            return null;
        }
        long left = Words.at(in.bytes, from);
        long right = Words.at(in.bytes, from + 2);
        if (!YEAR_MONTH.matches(left) || !YEAR_END_MONTH_DAY.matches(right)) {
            return null;
        }
        long digits = YEAR_END_MONTH_DAY.digits(right);
        int year = DigitPattern.two(YEAR_MONTH.digits(left), 0) * 100 + DigitPattern.two(digits, 0);
        int month = DigitPattern.two(digits, 3);
        int day = DigitPattern.two(digits, 6);
        boolean valid = month >= 1 && month <= 12 && day >= 1;
        if (!valid || day > 28 && day > Month.of(month).length(Year.isLeap(year))) {
            return null;
        }
        in.pos = from + DATE_LENGTH;
        return LocalDate.of(year, month, day);
    }

    /** Reads {@code 10:15:30} or {@code 10:15:30.123}. */
    private static LocalTime time(Cursor in) {
        int from = in.pos;
        if (in.end - from < TIME_LENGTH) {
            return null;
        }
        long word = Words.at(in.bytes, from);
        if (!HOUR_MINUTE_SECOND.matches(word)) {
            return null;
        }
        long digits = HOUR_MINUTE_SECOND.digits(word);
        int hour = DigitPattern.two(digits, 0);
        int minute = DigitPattern.two(digits, 3);
        int second = DigitPattern.two(digits, 6);
        if (hour > 23 || minute > 59 || second > 59) {
            return null;
        }
        in.pos = from + TIME_LENGTH;
        int nano = in.peek() == '.' ? fraction(in) : 0;
        return nano < 0 ? null : LocalTime.of(hour, minute, second, nano);
    }

    /** Reads a point and one to nine digits, as billionths; -1 for none or more. */
    private static int fraction(Cursor in) {
        int from = ++in.pos;
        int value = 0;
        int digit;
        while (in.pos - from < MOST_FRACTION_DIGITS && (digit = in.peek() - '0' & 0xff) < 10) {
            value = value * 10 + digit;
            in.pos++;
        }
        int count = in.pos - from;
        // Of more than nine digits the next one remains, in a place where no digit is allowed.
        return count == 0 ? -1 : value * Digits.POWERS_OF_TEN[MOST_FRACTION_DIGITS - count];
    }

    /** Reads {@code Z} or {@code +01:00}. */
    private static ZoneOffset offset(Cursor in) {
        byte sign = in.peek();
        if (sign == 'Z') {
            in.pos++;
            return ZoneOffset.UTC;
        }
        byte[] bytes = in.bytes;
        int from = in.pos;
        if (sign != '+' && sign != '-' || in.end - from < OFFSET_LENGTH || bytes[from + 3] != ':') {
            return null;
        }
        int hours = twoDigits(bytes, from + 1);
        int minutes = twoDigits(bytes, from + 4);
        if (hours < 0 || hours > 17 || minutes < 0 || minutes > 59) {
            return null;
        }
        in.pos = from + OFFSET_LENGTH;
        int seconds = hours * 3600 + minutes * 60;
        return ZoneOffset.ofTotalSeconds(sign == '-' ? -seconds : seconds);
    }

    /** Returns the number of two digits, or -1. */
    private static int twoDigits(byte[] bytes, int at) {
        return Literals.isDigit(bytes[at]) && Literals.isDigit(bytes[at + 1])
                ? (bytes[at] - '0') * 10 + bytes[at + 1] - '0'
                : -1;
    }

    /** Reads {@code 2007-12-03T10:15:30}. */
    private static LocalDateTime dateTime(Cursor in) {
        LocalDate date = date(in);
        if (date == null || in.peek() != 'T') {
            return null;
        }
        in.pos++;
        LocalTime time = time(in);
        return time == null ? null : LocalDateTime.of(date, time);
    }

    /** Reads {@code 2007-12-03T10:15:30Z}. */
    private static OffsetDateTime offsetDateTime(Cursor in) {
        LocalDateTime dateTime = dateTime(in);
        ZoneOffset offset = dateTime == null ? null : offset(in);
        return offset == null ? null : OffsetDateTime.of(dateTime, offset);
    }

    /**
     * Tests eight bytes of ASCII of which some are digits and the others fixed: {@code 0000-00-} for any four digits, a
     * hyphen, and so on.
     *
     * @param zeros the bytes, with '0' for each digit
     * @param carryBias the number that can be added to each byte of the difference before its high bit is set: from 10
     *     on for a digit, otherwise from 1 on
     */
    public record DigitPattern(long zeros, long carryBias) {

        /** @param pattern eight characters, '0' for each digit */
        public static DigitPattern of(String pattern) {
            long zeros = 0;
            long carryBias = 0;
            for (int i = 7; i >= 0; i--) {
                zeros = zeros << 8 | pattern.charAt(i);
                carryBias = carryBias << 8 | (pattern.charAt(i) == '0' ? 0x80 - 10 : 0x80 - 1);
            }
            return new DigitPattern(zeros, carryBias);
        }

        /**
         * Returns the values of the digits, and 0 for all other bytes, one to a byte; of a word that {@link #matches}.
         */
        public long digits(long word) {
            return word ^ zeros;
        }

        /**
         * Returns whether each byte of the word matches the pattern. A carry out of a byte comes from a byte whose high
         * bit is set.
         */
        public boolean matches(long word) {
            long digits = digits(word);
            return ((digits + carryBias | digits) & Words.HIGH_BITS) == 0;
        }

        /** Returns the number of two digits, the first in the byte with this index. */
        public static int two(long digits, int index) {
            long pair = digits >>> 8 * index;
            return (int) (pair & 0xff) * 10 + (int) (pair >>> 8 & 0xff);
        }
    }

    /**
     * Writes a date and time, or returns false if the year does not have four digits.
     *
     * @param offset null to write none
     */
    private static boolean dateTime(LocalDateTime value, ZoneOffset offset, boolean secondsAlways, Output out) {
        if (!hasFourDigits(value.getYear())) {
            return false;
        }
        int at = open(out);
        at = dateTime(out.bytes, at, value, secondsAlways);
        close(out, offset == null ? at : offset(out.bytes, at, offset));
        return true;
    }

    private static boolean hasFourDigits(int year) {
        return year >= 0 && year < YEARS;
    }

    /** Begins the string and ensures the capacity for all of it, so that nothing fails afterwards. */
    private static int open(Output out) {
        out.beforeValue(MAX_BYTES);
        out.bytes[out.size] = '"';
        return out.size + 1;
    }

    private static void close(Output out, int at) {
        out.bytes[at] = '"';
        out.size = at + 1;
    }

    private static int dateTime(byte[] bytes, int at, LocalDateTime value, boolean secondsAlways) {
        int end = date(bytes, at, value.toLocalDate());
        bytes[end] = 'T';
        return time(bytes, end + 1, value.toLocalTime(), secondsAlways);
    }

    private static int date(byte[] bytes, int at, LocalDate value) {
        int number = value.getYear() * 10_000 + value.getMonthValue() * 100 + value.getDayOfMonth();
        long digits = IntegerEncoder.eightDigits(number) + ZEROS;
        Words.put(bytes, at, digits & 0xFFFF_FFFFL | (digits >>> 32 & 0xFFFF) << 40 | SECOND_DASH);
        Words.put(bytes, at + 8, digits >>> 48);
        return at + 10;
    }

    /** @param secondsAlways whether a second of zero without a fraction is written too */
    private static int time(byte[] bytes, int at, LocalTime value, boolean secondsAlways) {
        int second = value.getSecond();
        int nano = value.getNano();
        int number = value.getHour() * 1_000_000 + value.getMinute() * 10_000 + second * 100;
        Words.put(bytes, at, clock(number));
        if ((second | nano) == 0 && !secondsAlways) {
            return at + 5;
        }
        return nano == 0 ? at + 8 : fraction(bytes, at + 8, nano);
    }

    /** Returns {@code 10:15:30} of the first six of eight digits. */
    private static long clock(int number) {
        long digits = IntegerEncoder.eightDigits(number) + ZEROS;
        return digits & 0xFFFF | (digits >>> 16 & 0xFFFF) << 24 | (digits >>> 32 & 0xFFFF) << 48 | COLONS;
    }

    /** Writes three, six or nine digits, as necessary. */
    private static int fraction(byte[] bytes, int at, int nano) {
        int tenths = nano / 10;
        bytes[at] = '.';
        Words.put(bytes, at + 1, IntegerEncoder.eightDigits(tenths) + ZEROS);
        bytes[at + 9] = (byte) ('0' + (nano - tenths * 10));
        if (nano % 1_000 != 0) {
            return at + 10;
        }
        return nano % 1_000_000 != 0 ? at + 7 : at + 4;
    }

    private static int offset(byte[] bytes, int at, ZoneOffset value) {
        int total = value.getTotalSeconds();
        if (total == 0) {
            bytes[at] = 'Z';
            return at + 1;
        }
        int seconds = Math.abs(total);
        int minutes = seconds / 60;
        int hours = minutes / 60;
        bytes[at] = (byte) (total < 0 ? '-' : '+');
        int second = seconds - minutes * 60;
        Words.put(bytes, at + 1, clock(hours * 1_000_000 + (minutes - hours * 60) * 10_000 + second * 100));
        return second == 0 ? at + 6 : at + 9;
    }
}
