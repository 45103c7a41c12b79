package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.UntypedReader;
import dev.schemac.runtime.internal.input.ValueCursor;
import dev.schemac.runtime.internal.pool.ObjectPool;
import dev.schemac.runtime.internal.utf8.Utf8Encoder;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.GeneratedRefillingParser;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;

/** Parses a whole document, in any supported form, with one call of its parser, and checks for trailing data. */
final class DocumentReader {
    /** Scanners that no call of {@link #parseInto} uses now. */
    private static final ObjectPool<JsonScanner> IDLE = new ObjectPool<>();

    private DocumentReader() {}

    /** Reads documents that are arrays of events. */
    record ListParser<T>(GeneratedParser<T> elements) implements GeneratedParser<List<T>> {
        @Override
        public List<T> read(JsonScanner in) {
            List<T> list = new ArrayList<>();
            if (in.beginArray() && in.firstElement()) {
                do {
                    list.add(elements.read(in));
                } while (in.nextElement());
            }
            return list;
        }
    }

    /** Parses the document in an array; lazy strings of the event may refer to the array. */
    static <T> T parse(GeneratedParser<T> parser, byte[] json, JsonOptions options) {
        Objects.requireNonNull(options, "options");
        return parse(parser, json, 0, json.length, options, false, false);
    }

    /** Parses the document in a part of an array, which may be used again afterwards. */
    static <T> T parse(GeneratedParser<T> parser, byte[] json, int offset, int length, JsonOptions options) {
        Objects.checkFromIndexSize(offset, length, json.length);
        Objects.requireNonNull(options, "options");
        return parse(parser, json, offset, length, options, true, false);
    }

    /**
     * @param copy whether lazy strings of the event refer to a copy of the bytes
     * @param cached whether the bytes have just been written, so that they are in the cache
     */
    private static <T> T parse(
            GeneratedParser<T> parser,
            byte[] json,
            int offset,
            int length,
            JsonOptions options,
            boolean copy,
            boolean cached) {
        JsonScanner in = new JsonScanner(json, offset, offset + length, options.values());
        in.lookAhead(cached);
        try {
            in.beginDocument(parser instanceof ListParser);
            T event = parser.read(in);
            in.endDocument();
            in.giveBack();
            return event;
        } catch (InvalidInput | StackOverflowError e) {
            throw located(e, in);
        } finally {
            // even if the document is rejected: a setter of the application may have kept a nested event
            in.releaseStrings(copy);
        }
    }

    static List<JsonParseException> validate(GeneratedParser<?> parser, String json, JsonOptions options) {
        Utf8Encoder text;
        try {
            text = encoded(json, options);
        } catch (JsonParseException e) {
            return List.of(e);
        }
        try {
            return validate(parser, text.bytes(), 0, text.length(), options, true);
        } finally {
            text.release();
        }
    }

    /**
     * See {@link ObjectParser#validate(byte[], JsonOptions)}.
     *
     * @param copy whether lazy strings must not refer to the array: a setter of the application may keep a nested event
     */
    static List<JsonParseException> validate(
            GeneratedParser<?> parser, byte[] json, int offset, int length, JsonOptions options, boolean copy) {
        Objects.checkFromIndexSize(offset, length, json.length);
        Objects.requireNonNull(options, "options");
        JsonScanner in = new JsonScanner(json, offset, offset + length, options.values());
        ErrorCollector errors = new ErrorCollector(in);
        in.collectErrors(errors);
        in.lookAhead(false);
        try {
            in.beginDocument(false);
            parser.read(in);
            in.endDocument();
        } catch (InvalidInput | StackOverflowError e) {
            errors.end(e);
        } catch (RuntimeException e) {
            // A setter of the application need not accept an invalid event.
            if (errors.isEmpty()) {
                throw e;
            }
        } finally {
            in.releaseStrings(copy);
        }
        return errors.list();
    }

    /** The errors of a document with their places, each of which needs a scan of the bytes before it. */
    private static final class ErrorCollector implements Predicate<RuntimeException> {
        private static final int MOST = 100;
        private static final long MOST_SCANNED = 64L * 1024 * 1024;

        private final Cursor in;
        private final List<JsonParseException> found = new ArrayList<>();
        private Throwable last;
        private long scanned;

        ErrorCollector(Cursor in) {
            this.in = in;
        }

        /** Adds an error, and returns whether there may be more. */
        @Override
        public boolean test(RuntimeException error) {
            add(error);
            scanned += in.pos - in.start;
            return found.size() < MOST && scanned < MOST_SCANNED;
        }

        /** Adds the error that ended the parse, unless it was the last one that was allowed. */
        void end(Throwable error) {
            if (error != last) {
                add(error);
            }
        }

        private void add(Throwable error) {
            last = error;
            found.add(JsonParseException.of(error, in, false));
        }

        boolean isEmpty() {
            return found.isEmpty();
        }

        List<JsonParseException> list() {
            return List.copyOf(found);
        }
    }

    /** Parses a document of any columns, or an array of any values. */
    static Object parseUntyped(
            byte[] json, int offset, int length, JsonOptions options, Function<ValueCursor, Object> reader) {
        Objects.checkFromIndexSize(offset, length, json.length);
        ValueCursor in = new ValueCursor(json, offset, offset + length, options.values());
        try {
            return UntypedReader.readDocument(in, reader);
        } catch (InvalidInput | StackOverflowError e) {
            throw located(e, in);
        }
    }

    private static JsonParseException located(Throwable failure, Cursor in) {
        return JsonParseException.of(failure, in, true);
    }

    /**
     * @param type the value class of the parser
     * @param copy whether lazy strings of the event must not refer to the array
     */
    static <T> void parseInto(
            GeneratedRefillingParser<T> parser,
            Class<T> type,
            byte[] json,
            int offset,
            int length,
            T value,
            JsonOptions options,
            boolean copy) {
        Objects.checkFromIndexSize(offset, length, json.length);
        Objects.requireNonNull(value, "value");
        Objects.requireNonNull(options, "options");
        if (value.getClass() != type) {
            throw new IllegalArgumentException("expected an object of " + type.getName() + " but found an object of "
                    + value.getClass().getName());
        }
        JsonScanner in = IDLE.take();
        if (in == null) {
            in = new JsonScanner(json, offset, offset + length, options.values());
        } else {
            in.reset(json, offset, offset + length, options.values());
        }
        in.lookAhead(false);
        boolean done = false;
        try {
            in.beginDocument(false);
            parser.readInto(in, value);
            in.endDocument();
            done = true;
        } catch (InvalidInput | StackOverflowError e) {
            throw located(e, in);
        } finally {
            if (!done) {
                parser.clear(value);
            }
            in.releaseStrings(copy);
            in.release();
            IDLE.give(in);
        }
    }

    static <T> T parse(GeneratedParser<T> parser, String json, JsonOptions options) {
        Utf8Encoder text = encoded(json, options);
        try {
            return parse(parser, text.bytes(), 0, text.length(), options, true, true);
        } finally {
            text.release();
        }
    }

    static <T> void parseInto(
            GeneratedRefillingParser<T> parser, Class<T> type, String json, T value, JsonOptions options) {
        Utf8Encoder text = encoded(json, options);
        try {
            parseInto(parser, type, text.bytes(), 0, text.length(), value, options, true);
        } finally {
            text.release();
        }
    }

    /** Returns the document in UTF-8, in an array that the caller must release. */
    private static Utf8Encoder encoded(String json, JsonOptions options) {
        Utf8Encoder text = Utf8Encoder.take();
        boolean done = false;
        try {
            text.encode(json, options.maxEventBytes());
            if (text.length() > options.maxEventBytes()) {
                throw tooLong(options);
            }
            if (text.loneSurrogate() >= 0) {
                Cursor in = new Cursor(text.bytes(), 0, text.length(), options.values());
                throw located(in.malformed(text.loneSurrogate(), "unpaired surrogate"), in);
            }
            done = true;
            return text;
        } finally {
            if (!done) {
                text.release();
            }
        }
    }

    static <T> T parse(GeneratedParser<T> parser, InputStream json, JsonOptions options) throws IOException {
        int limit = options.maxEventBytes();
        byte[] bytes = json.readNBytes(limit == Integer.MAX_VALUE ? limit : limit + 1);
        return parse(parser, bytes, options);
    }

    /**
     * Checks that the bytes are one JSON value of any kind.
     *
     * @return its beginning, in the upper half, and its end
     * @throws JsonWriteException if they are not
     */
    static long valueRange(byte[] json, JsonOptions options) {
        ValueCursor in = new ValueCursor(json, 0, json.length, options.values());
        try {
            int from = in.skipBlanks(0);
            in.pos = from;
            in.skipValue();
            int to = in.pos;
            in.endDocument();
            return (long) from << 32 | to;
        } catch (InvalidInput e) {
            throw notRaw(located(e, in));
        }
    }

    /** Returns the UTF-8 of a possible JSON value. */
    static byte[] utf8(String json) {
        Utf8Encoder text;
        try {
            text = encoded(json, JsonOptions.STRICT.withMaxEventBytes(Integer.MAX_VALUE));
        } catch (JsonParseException e) {
            throw notRaw(e);
        }
        byte[] bytes = Arrays.copyOf(text.bytes(), text.length());
        text.release();
        return bytes;
    }

    private static JsonWriteException notRaw(JsonParseException refusal) {
        return new JsonWriteException("the raw value is not exactly one JSON value: " + refusal.getMessage(), refusal);
    }

    static JsonParseException tooLong(JsonOptions options) {
        Cursor in = new Cursor(new byte[0], 0, 0, options.values());
        return located(in.tooLong(), in);
    }
}
