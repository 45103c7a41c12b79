package dev.schemac.jackson3;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonGeneratorBase;
import tools.jackson.core.json.JsonParserBase;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.json.ReaderBasedJsonParser;
import tools.jackson.core.json.UTF8JsonGenerator;
import tools.jackson.core.json.UTF8StreamJsonParser;
import tools.jackson.core.json.WriterBasedJsonGenerator;

/** Decides which parsers read, and which generators write, JSON as RFC 8259 defines it. */
final class PlainJson {
    private static final JsonReadFeature[] EXTENSIONS = JsonReadFeature.values();

    private PlainJson() {}

    /** Returns whether a parser accepts JSON and no extension of it. */
    static boolean isReadBy(JsonParser in) {
        // These two only: a class that extends or wraps them may see other tokens.
        return (readsBytes(in) || in.getClass() == ReaderBasedJsonParser.class) && isStrict((JsonParserBase) in);
    }

    private static boolean isStrict(JsonParserBase in) {
        for (JsonReadFeature extension : EXTENSIONS) {
            if (in.isEnabled(extension)) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether a parser reads bytes of UTF-8; otherwise it reads characters. */
    static boolean readsBytes(JsonParser in) {
        return in.getClass() == UTF8StreamJsonParser.class;
    }

    /** Returns the place of the current token, with the source if the factory includes it in locations. */
    static TokenStreamLocation locationWithSource(JsonParser in) {
        return in.currentTokenLocation();
    }

    /** Returns whether a generator writes JSON without settings of its own. */
    static boolean isWrittenBy(JsonGenerator out) {
        // These two only: a class that extends or wraps them may write other tokens.
        Class<?> type = out.getClass();
        return (type == UTF8JsonGenerator.class || type == WriterBasedJsonGenerator.class)
                && out.getPrettyPrinter() == null
                && out.getCharacterEscapes() == null
                && out.getHighestNonEscapedChar() == 0
                && !out.isEnabled(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                && !out.isEnabled(StreamWriteFeature.STRICT_DUPLICATE_DETECTION)
                && isPlain((JsonGeneratorBase) out);
    }

    private static boolean isPlain(JsonGeneratorBase out) {
        return !out.isEnabled(JsonWriteFeature.ESCAPE_NON_ASCII)
                && !out.isEnabled(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS)
                && !out.isEnabled(JsonWriteFeature.ESCAPE_FORWARD_SLASHES)
                && out.isEnabled(JsonWriteFeature.QUOTE_PROPERTY_NAMES);
    }
}
