package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.text.DigitPattern;
import dev.schemac.runtime.internal.text.Digits;
import dev.schemac.runtime.internal.text.Words;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;

/**
 * Dates and times straight from the bytes of a document, in the form in which nearly all are written: years of four digits, seconds
 * with up to nine digits of a fraction or none, {@code Z} or hours and minutes as offset, everything in its range. Whatever
 * differs is answered with null, and it is left to the classes of {@code java.time} whether it is right.
 *
 * <p>All methods begin at the scanner's position and leave it behind what they have read, or anywhere if they answer null.
 */
public final class IsoTimeReader {
    private static final DigitPattern YEAR_MONTH = DigitPattern.of("0000-00-");
    private static final DigitPattern YEAR_END_MONTH_DAY = DigitPattern.of("00-00-00");
    private static final DigitPattern HOUR_MINUTE_SECOND = DigitPattern.of("00:00:00");

    private static final int DATE_LENGTH = 10;
    private static final int TIME_LENGTH = 8;
    private static final int OFFSET_LENGTH = 6;
    private static final int MOST_FRACTION_DIGITS = 9;

    private IsoTimeReader() {}

    /** Reads {@code 2007-12-03}. */
    public static LocalDate date(Cursor in) {
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
        if (month < 1 || month > 12 || day < 1 || day > 28 && day > lengthOfMonth(year, month)) {
            return null;
        }
        in.pos = from + DATE_LENGTH;
        return LocalDate.of(year, month, day);
    }

    private static int lengthOfMonth(int year, int month) {
        return switch (month) {
            case 2 -> Year.isLeap(year) ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> 31;
        };
    }

    /** Reads {@code 10:15:30} or {@code 10:15:30.123}. */
    public static LocalTime time(Cursor in) {
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
        // Of more than nine digits the next one is left, which stands where no digit may be.
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

    /** The number of two digits, or -1. */
    private static int twoDigits(byte[] bytes, int at) {
        return NumberGrammar.isDigit(bytes[at]) && NumberGrammar.isDigit(bytes[at + 1])
                ? (bytes[at] - '0') * 10 + bytes[at + 1] - '0'
                : -1;
    }

    /** Reads {@code 2007-12-03T10:15:30}. */
    public static LocalDateTime dateTime(Cursor in) {
        LocalDate date = date(in);
        if (date == null || in.peek() != 'T') {
            return null;
        }
        in.pos++;
        LocalTime time = time(in);
        return time == null ? null : LocalDateTime.of(date, time);
    }

    /** Reads {@code 2007-12-03T10:15:30Z}. */
    public static OffsetDateTime offsetDateTime(Cursor in) {
        LocalDateTime dateTime = dateTime(in);
        ZoneOffset offset = dateTime == null ? null : offset(in);
        return offset == null ? null : OffsetDateTime.of(dateTime, offset);
    }
}
