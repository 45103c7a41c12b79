package dev.schemac.runtime;

import java.util.Objects;
import java.util.Optional;

/** How JSON represents the values of a {@link Scalar}. Immutable. */
public final class ScalarForm {
    /** The default form of the type: its JSON type, and ISO 8601 for dates and times. */
    public static final ScalarForm DEFAULT = new ScalarForm(Kind.DEFAULT, "");

    /** A number as a string. */
    public static final ScalarForm STRING = new ScalarForm(Kind.STRING, "string");

    /** A point in time as a number of milliseconds since 1970. */
    public static final ScalarForm EPOCH_MILLIS = new ScalarForm(Kind.EPOCH_MILLIS, "epoch-millis");

    /** A point in time as a number of seconds since 1970. */
    public static final ScalarForm EPOCH_SECONDS = new ScalarForm(Kind.EPOCH_SECONDS, "epoch-seconds");

    /** A duration as a number of milliseconds. */
    public static final ScalarForm MILLIS = new ScalarForm(Kind.MILLIS, "millis");

    /** A duration as a number of seconds. */
    public static final ScalarForm SECONDS = new ScalarForm(Kind.SECONDS, "seconds");

    /** Bytes as base64 of MIME: lines of 76 characters. */
    public static final ScalarForm BASE64_MIME = new ScalarForm(Kind.BASE64_MIME, "mime");

    /** Bytes as base64 of PEM: lines of 64 characters. */
    public static final ScalarForm BASE64_PEM = new ScalarForm(Kind.BASE64_PEM, "pem");

    /** Bytes as base64 of URLs: {@code -} and {@code _}, without padding. */
    public static final ScalarForm BASE64_URL = new ScalarForm(Kind.BASE64_URL, "url");

    /** The kinds of forms. */
    public enum Kind {
        /** See {@link ScalarForm#DEFAULT}. */
        DEFAULT,
        /** See {@link ScalarForm#STRING}. */
        STRING,
        /** See {@link ScalarForm#EPOCH_MILLIS}. */
        EPOCH_MILLIS,
        /** See {@link ScalarForm#EPOCH_SECONDS}. */
        EPOCH_SECONDS,
        /** See {@link ScalarForm#MILLIS}. */
        MILLIS,
        /** See {@link ScalarForm#SECONDS}. */
        SECONDS,
        /** See {@link ScalarForm#BASE64_MIME}. */
        BASE64_MIME,
        /** See {@link ScalarForm#BASE64_PEM}. */
        BASE64_PEM,
        /** See {@link ScalarForm#BASE64_URL}. */
        BASE64_URL,
        /** See {@link ScalarForm#pattern(String)}. */
        PATTERN
    }

    private final Kind kind;
    private final String spelling;

    private ScalarForm(Kind kind, String spelling) {
        this.kind = kind;
        this.spelling = spelling;
    }

    /**
     * {@return a date or time as a string in a pattern}
     *
     * @param pattern a pattern of {@link java.time.format.DateTimeFormatter}
     */
    public static ScalarForm pattern(String pattern) {
        return new ScalarForm(Kind.PATTERN, Objects.requireNonNull(pattern, "pattern"));
    }

    /** {@return the kind of form} */
    public Kind kind() {
        return kind;
    }

    /** {@return the pattern of a date or time; empty for another form} */
    public Optional<String> pattern() {
        return kind == Kind.PATTERN ? Optional.of(spelling) : Optional.empty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ScalarForm that && kind == that.kind && spelling.equals(that.spelling);
    }

    @Override
    public int hashCode() {
        return spelling.hashCode();
    }

    /** Returns the form as a schema spells it; empty for the default one. */
    @Override
    public String toString() {
        return spelling;
    }
}
