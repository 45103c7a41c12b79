package dev.schemac.contracts.infer;

import dev.schemac.runtime.support.JsonFormat;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The strings of one place: their common formats, and the distinct values. */
final class StringShape {
    /**
     * A type of strings.
     *
     * @param pattern the {@code format} of the column, {@code ""} if the type needs none
     * @param syntax matches strings of this type, and no others by accident
     */
    private record Format(String type, String pattern, Pattern syntax, JsonFormat<?> reader) {
        private static final String DAY = "[0-9]{4}-[0-9]{2}-[0-9]{2}";
        private static final String TIME = "[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?";
        private static final String DAY_TIME = DAY + "T[0-9:.]{5,18}";
        private static final String OFFSET = "(Z|[+-][0-9]{2}:[0-9]{2})";

        /** Seconds and fractions with all their zeros. */
        private static final List<String> FIXED = List.of("HH:mm:ss", "HH:mm:ss.SSS", "HH:mm:ss.SSSSSS");

        /** The narrowest first; of one type, the one without a pattern first. */
        static final List<Format> ALL = all();

        private static List<Format> all() {
            List<Format> all = new ArrayList<>();
            add(all, "UUID", "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", JsonFormat.UUID);
            add(all, "LocalDate", DAY, JsonFormat.LOCAL_DATE);
            add(all, "LocalTime", TIME, JsonFormat.LOCAL_TIME);
            addFixed(all, JsonFormat.LOCAL_TIME, "", TIME, "");
            add(all, "Instant", DAY_TIME + "Z", JsonFormat.INSTANT);
            addFixed(all, JsonFormat.INSTANT, "uuuu-MM-dd'T'", DAY_TIME + "Z", "X");
            add(all, "OffsetDateTime", DAY_TIME + OFFSET, JsonFormat.OFFSET_DATE_TIME);
            addFixed(all, JsonFormat.OFFSET_DATE_TIME, "uuuu-MM-dd'T'", DAY_TIME + OFFSET, "XXX");
            addFixed(all, JsonFormat.OFFSET_DATE_TIME, "uuuu-MM-dd'T'", DAY_TIME + OFFSET, "xxx");
            add(all, "LocalDateTime", DAY_TIME, JsonFormat.LOCAL_DATE_TIME);
            addFixed(all, JsonFormat.LOCAL_DATE_TIME, "uuuu-MM-dd'T'", DAY_TIME, "");
            add(all, "Duration", "P([0-9]+D)?T([0-9]+H)?([0-9]+M)?([0-9.]+S)?", JsonFormat.DURATION);
            add(all, "URI", "https?://[!-~]+", JsonFormat.URI);
            return List.copyOf(all);
        }

        private static void add(List<Format> all, String type, String syntax, JsonFormat<?> reader) {
            all.add(new Format(type, "", Pattern.compile(syntax), reader));
        }

        private static void addFixed(List<Format> all, JsonFormat<?> type, String day, String syntax, String offset) {
            FIXED.forEach(time -> {
                String pattern = day + time + offset;
                all.add(new Format(type.name(), pattern, Pattern.compile(syntax), type.withPattern(pattern)));
            });
        }

        /** Returns whether generated parsers read it and generated writers write the same string. */
        boolean fits(String text) {
            if (!syntax.matcher(text).matches()) {
                return false;
            }
            try {
                return text.equals(rewritten(reader, text));
            } catch (RuntimeException e) {
                return false;
            }
        }

        private static <T> String rewritten(JsonFormat<T> format, String text) {
            return format.format(format.parse(text));
        }
    }

    /** The form of enum constants: words like identifiers. */
    private static final Pattern CONSTANT = Pattern.compile("[A-Za-z][A-Za-z0-9 _./:+-]{0,63}");

    /** The sufficient average number of samples for each constant. */
    private static final int SAMPLES_EACH = 10;

    private final List<Format> formats = new ArrayList<>(Format.ALL);

    /** The distinct strings; null if there are too many, or some cannot be constants. */
    private Set<String> constants = new LinkedHashSet<>();

    private long count;

    /** Returns whether a string resembles a name. */
    static boolean isConstant(String text) {
        return CONSTANT.matcher(text).matches();
    }

    void add(String text) {
        count++;
        formats.removeIf(format -> !format.fits(text));
        if (constants != null && !constants.contains(text)) {
            constants.add(text);
            if (!isConstant(text) || constants.size() > InferenceOptions.MOST_CONSTANTS) {
                constants = null;
            }
        }
    }

    /** Adds all samples of another place, which stays unchanged. */
    void add(StringShape other) {
        if (other == this) {
            return;
        }
        count += other.count;
        formats.retainAll(other.formats);
        if (constants != null && other.constants != null) {
            constants.addAll(other.constants);
        }
        if (other.constants == null || constants != null && constants.size() > InferenceOptions.MOST_CONSTANTS) {
            constants = null;
        }
    }

    /** Returns the type that writes all strings as they were read. */
    Optional<String> format() {
        return formats.stream().map(Format::type).findFirst();
    }

    /** Returns the {@code format} of a column of that type, if it needs one. */
    Optional<String> pattern() {
        return formats.stream().map(Format::pattern).findFirst().filter(pattern -> !pattern.isEmpty());
    }

    /**
     * Returns the constants of an enum, sorted; empty if it is none.
     *
     * @param most the maximum number of constants
     */
    List<String> constants(int most) {
        boolean few = constants != null
                && constants.size() > 1
                && constants.size() <= most
                && count >= (long) SAMPLES_EACH * constants.size();
        return few ? constants.stream().sorted().toList() : List.of();
    }
}
