package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.Optional;

/** The ways a document comes to a parser. All give the same event, or the same error, for the same bytes. */
public enum EntryPoint {
    BYTES {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return parser.parse(json, options);
        }
    },

    /** Between bytes that would go on with every number, string or blank if somebody looked at them. */
    RANGE_AMONG_DIGITS {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return range(parser, json, options, "123456789", "0123456789");
        }
    },

    RANGE_AMONG_QUOTES {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return range(parser, json, options, "{\"a\":\"\"", "\"\"}}]},\"v\":1}");
        }
    },

    /** Right at the end of a larger array: whoever reads past the document falls off. */
    RANGE_AT_END {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return range(parser, json, options, "\\", "");
        }
    },

    STRING {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            String text = decode(json).orElseThrow(() -> new IllegalArgumentException("no String has these bytes"));
            return parser.parse(text, options);
        }

        @Override
        public boolean takes(byte[] json) {
            return decode(json).isPresent();
        }
    },

    STREAM {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return stream(parser, new ByteArrayInputStream(json), options);
        }
    },

    /** A stream that hands out one byte a read. */
    TRICKLE {
        @Override
        public <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options) {
            return stream(
                    parser,
                    new ByteArrayInputStream(json) {
                        @Override
                        public synchronized int read(byte[] into, int offset, int length) {
                            return super.read(into, offset, Math.min(1, length));
                        }
                    },
                    options);
        }
    };

    public abstract <T> T parse(ObjectParser<T> parser, byte[] json, JsonOptions options);

    /** Whether the bytes can come this way at all: a String holds no ill-formed UTF-8. */
    public boolean takes(byte[] json) {
        return true;
    }

    private static <T> T range(ObjectParser<T> parser, byte[] json, JsonOptions options, String before, String behind) {
        byte[] front = before.getBytes(UTF_8);
        byte[] back = behind.getBytes(UTF_8);
        byte[] all = Arrays.copyOf(front, front.length + json.length + back.length);
        System.arraycopy(json, 0, all, front.length, json.length);
        System.arraycopy(back, 0, all, front.length + json.length, back.length);
        return parser.parse(all, front.length, json.length, options);
    }

    private static <T> T stream(ObjectParser<T> parser, InputStream in, JsonOptions options) {
        try {
            return parser.parse(in, options);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The text of well-formed UTF-8. */
    public static Optional<String> decode(byte[] json) {
        try {
            return Optional.of(UTF_8.newDecoder()
                    .onMalformedInput(CodingErrorAction.REPORT)
                    .onUnmappableCharacter(CodingErrorAction.REPORT)
                    .decode(ByteBuffer.wrap(json))
                    .toString());
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }
}
