package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.internal.input.IsoTimeReader;
import dev.schemac.runtime.internal.text.Words;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/**
 * Dates and times straight into the bytes of a document, as the strings that their {@code toString} gives. Where the year is not of
 * four digits they are not usual: then nothing is written and the answer is false. The counterpart of {@link IsoTimeReader}.
 *
 * <p>A date or a time of day is at most eight digits, laid out at once and then moved apart by shifts, so that it is stored as one or
 * two words. What they reach beyond the text is overwritten by what follows.
 */
public final class IsoTimeWriter {

    /** Bytes for the longest text, {@code "2007-12-03T10:15:30.123456789+18:00:00"}, and for a word that reaches beyond it. */
    private static final int ROOM = 48;

    private static final int YEARS = 10_000;

    /** The seconds from 1970 to the years 0 and 10000. */
    private static final long FIRST_SECOND = -62_167_219_200L;

    private static final long LAST_SECOND = 253_402_300_799L;

    private static final long ZEROS = '0' * Words.EACH_BYTE;
    private static final long SECOND_DASH = (long) '-' << 32 | (long) '-' << 56;
    private static final long COLONS = (long) ':' << 16 | (long) ':' << 40;

    private IsoTimeWriter() {}

    public static boolean date(LocalDate value, Output out) {
        if (!isUsual(value.getYear())) {
            return false;
        }
        int at = open(out);
        return close(out, date(out.bytes, at, value));
    }

    public static void time(LocalTime value, Output out) {
        int at = open(out);
        close(out, time(out.bytes, at, value, false));
    }

    public static boolean dateTime(LocalDateTime value, Output out) {
        if (!isUsual(value.getYear())) {
            return false;
        }
        int at = open(out);
        return close(out, dateTime(out.bytes, at, value, false));
    }

    public static boolean offsetDateTime(OffsetDateTime value, Output out) {
        if (!isUsual(value.getYear())) {
            return false;
        }
        int at = open(out);
        at = dateTime(out.bytes, at, value.toLocalDateTime(), false);
        return close(out, offset(out.bytes, at, value.getOffset()));
    }

    /** Zones that are more than an offset are not usual. */
    public static boolean zonedDateTime(ZonedDateTime value, Output out) {
        // The identity decides in toString too: an equal offset that is another object is written twice.
        if (!isUsual(value.getYear()) || value.getOffset() != value.getZone()) {
            return false;
        }
        int at = open(out);
        at = dateTime(out.bytes, at, value.toLocalDateTime(), false);
        return close(out, offset(out.bytes, at, value.getOffset()));
    }

    public static boolean instant(Instant value, Output out) {
        long second = value.getEpochSecond();
        if (second < FIRST_SECOND || second > LAST_SECOND) {
            return false;
        }
        LocalDateTime utc = LocalDateTime.ofEpochSecond(second, value.getNano(), ZoneOffset.UTC);
        int at = open(out);
        at = dateTime(out.bytes, at, utc, true);
        out.bytes[at++] = 'Z';
        return close(out, at);
    }

    private static boolean isUsual(int year) {
        return year >= 0 && year < YEARS;
    }

    /** Begins the string and makes room for all of it, so that nothing fails from here on. */
    private static int open(Output out) {
        out.beforeValue(ROOM);
        out.bytes[out.size] = '"';
        return out.size + 1;
    }

    private static boolean close(Output out, int at) {
        out.bytes[at] = '"';
        out.size = at + 1;
        return true;
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

    /** {@code 10:15:30} of the first six of eight digits. */
    private static long clock(int number) {
        long digits = IntegerEncoder.eightDigits(number) + ZEROS;
        return digits & 0xFFFF | (digits >>> 16 & 0xFFFF) << 24 | (digits >>> 32 & 0xFFFF) << 48 | COLONS;
    }

    /** As many digits of three, six and nine as there must be. */
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
