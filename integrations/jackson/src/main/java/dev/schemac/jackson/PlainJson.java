package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;

/** Decides which parsers read, and which generators write, JSON as RFC 8259 defines it. */
final class PlainJson {
    /** The features that allow extensions of JSON. */
    private static final int LENIENT = lenient();

    /** With one of these features, JSON is written in another form. */
    private static final int OWN_WAY =
            JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature().getMask()
                    | JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature().getMask()
                    | JsonWriteFeature.ESCAPE_FORWARD_SLASHES.mappedFeature().getMask()
                    | JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN.getMask()
                    | JsonGenerator.Feature.STRICT_DUPLICATE_DETECTION.getMask();

    private PlainJson() {}

    private static int lenient() {
        int mask = 0;
        for (JsonReadFeature feature : JsonReadFeature.values()) {
            mask |= feature.mappedFeature().getMask();
        }
        return mask;
    }

    /** Returns whether a parser accepts JSON and no extension of it. */
    static boolean isReadBy(JsonParser in) {
        // These two only: a class that extends or wraps them may see other tokens.
        return (readsBytes(in) || in.getClass() == ReaderBasedJsonParser.class) && (in.getFeatureMask() & LENIENT) == 0;
    }

    /** Returns whether a parser reads bytes of UTF-8; otherwise it reads characters. */
    static boolean readsBytes(JsonParser in) {
        return in.getClass() == UTF8StreamJsonParser.class;
    }

    /** Returns the place of the current token, with the source if the parser can name it. */
    static JsonLocation locationWithSource(JsonParser in) {
        boolean included = in.isEnabled(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
        if (!included) {
            in.enable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
        }
        try {
            return in.currentTokenLocation();
        } finally {
            if (!included) {
                in.disable(JsonParser.Feature.INCLUDE_SOURCE_IN_LOCATION);
            }
        }
    }

    /** Returns whether a generator writes JSON without settings of its own. */
    static boolean isWrittenBy(JsonGenerator out) {
        // These two only: a class that extends or wraps them may write other tokens.
        Class<?> type = out.getClass();
        return (type == UTF8JsonGenerator.class || type == WriterBasedJsonGenerator.class)
                && out.getPrettyPrinter() == null
                && out.getCharacterEscapes() == null
                && out.getHighestEscapedChar() == 0
                && (out.getFeatureMask() & OWN_WAY) == 0
                && out.isEnabled(JsonWriteFeature.QUOTE_FIELD_NAMES.mappedFeature());
    }
}
