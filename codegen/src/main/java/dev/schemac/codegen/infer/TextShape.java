package dev.schemac.codegen.infer;

import dev.schemac.runtime.generated.TextFormat;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The texts seen at one place: which formats all of them have, and which different ones there are. */
final class TextShape {
    /** What a text can be; the narrowest first. Each has a form that no other kind of text has by chance. */
    private enum Format {
        UUID("UUID", "[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}", TextFormat.UUID),
        DATE("LocalDate", "[0-9]{4}-[0-9]{2}-[0-9]{2}", TextFormat.LOCAL_DATE),
        TIME("LocalTime", "[0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]{1,9})?", TextFormat.LOCAL_TIME),
        INSTANT("Instant", "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,18}Z", TextFormat.INSTANT),
        OFFSET_DATE_TIME(
                "OffsetDateTime",
                "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,18}(Z|[+-][0-9]{2}:[0-9]{2})",
                TextFormat.OFFSET_DATE_TIME),
        DATE_TIME("LocalDateTime", "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{5,18}", TextFormat.LOCAL_DATE_TIME),
        DURATION("Duration", "P([0-9]+D)?T([0-9]+H)?([0-9]+M)?([0-9.]+S)?", TextFormat.DURATION),
        URI("URI", "https?://[!-~]+", TextFormat.URI);

        private final String type;
        private final Pattern form;
        private final TextFormat<?> reader;

        Format(String type, String form, TextFormat<?> reader) {
            this.type = type;
            this.form = Pattern.compile(form);
            this.reader = reader;
        }

        /** Whether the parsers that are generated read it. */
        boolean fits(String text) {
            if (!form.matcher(text).matches()) {
                return false;
            }
            try {
                return reader.parse(text) != null;
            } catch (RuntimeException e) {
                return false;
            }
        }
    }

    /** What an enum's constant can be: words, as somebody writes them who names things. */
    private static final Pattern CONSTANT = Pattern.compile("[A-Za-z][A-Za-z0-9 _./:+-]{0,63}");

    /** So many samples for each constant are enough, on average. */
    private static final int SAMPLES_EACH = 10;

    private final Set<Format> formats = EnumSet.allOf(Format.class);

    /** The different texts; null where they are too many, or no constants. */
    private Set<String> constants = new LinkedHashSet<>();

    private long count;

    /** Whether a text looks like the name of something. */
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

    /** Adds all that another place has seen, which stays as it is. */
    void add(TextShape other) {
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

    /** The type of the format that all texts have. */
    Optional<String> format() {
        return formats.stream().map(format -> format.type).findFirst();
    }

    /**
     * The constants of an enum, sorted; empty where it is none.
     *
     * @param most how many there may be
     */
    List<String> constants(int most) {
        boolean few = constants != null
                && constants.size() > 1
                && constants.size() <= most
                && count >= (long) SAMPLES_EACH * constants.size();
        return few ? constants.stream().sorted().toList() : List.of();
    }
}
