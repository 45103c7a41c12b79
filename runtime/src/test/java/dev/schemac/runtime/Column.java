package dev.schemac.runtime;

import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A column of a {@link ProbeParser}: its key and the calls that generated code makes for its type.
 *
 * @param fast what the fast path calls once the key has matched
 * @param any what the any-order loop calls; null for null
 */
public record Column(JsonKey key, Function<JsonScanner, Object> fast, Function<JsonScanner, Object> any) {

    public static Column text(String name) {
        return new Column(JsonKey.string(name), JsonScanner::readString, JsonScanner::readString);
    }

    public static Column character(String name) {
        return primitive(JsonKey.character(name), JsonScanner::readChar);
    }

    public static Column bool(String name) {
        return primitive(JsonKey.bool(name), JsonScanner::readBoolean);
    }

    public static Column byteColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readByte);
    }

    public static Column shortColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readShort);
    }

    public static Column intColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readInt);
    }

    public static Column longColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readLong);
    }

    public static Column floatColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readFloat);
    }

    public static Column doubleColumn(String name) {
        return primitive(JsonKey.number(name), JsonScanner::readDouble);
    }

    public static Column bigInteger(String name) {
        return reference(JsonKey.number(name), JsonScanner::readBigInteger);
    }

    public static Column bigDecimal(String name) {
        return reference(JsonKey.number(name), JsonScanner::readBigDecimal);
    }

    public static Column any(String name) {
        return reference(JsonKey.any(name), JsonScanner::readValue);
    }

    public static Column map(String name) {
        return reference(JsonKey.object(name), JsonScanner::readMap);
    }

    public static Column object(String name, ProbeParser parser) {
        return reference(JsonKey.object(name), parser::read);
    }

    /** A column of the schema that is being declared: {@code parser} is asked when the first value is read. */
    public static Column recursive(String name, Supplier<ProbeParser> parser) {
        return reference(JsonKey.object(name), in -> parser.get().read(in));
    }

    public static Column array(String name, Function<JsonScanner, Object> element) {
        return reference(JsonKey.array(name), elements(element));
    }

    /** Reads an array as generated code does; null for null. */
    public static Function<JsonScanner, Object> elements(Function<JsonScanner, Object> element) {
        return in -> {
            if (!in.beginArray()) {
                return null;
            }
            if (!in.firstElement()) {
                return new Object[0];
            }
            Object[] elements = new Object[4];
            int count = 0;
            do {
                if (count == elements.length) {
                    elements = Arrays.copyOf(elements, count * 2);
                }
                elements[count++] = element.apply(in);
            } while (in.nextElement());
            return count == elements.length ? elements : Arrays.copyOf(elements, count);
        };
    }

    private static Column primitive(JsonKey key, Function<JsonScanner, Object> read) {
        return new Column(key, read, in -> in.skipNull() ? null : read.apply(in));
    }

    private static Column reference(JsonKey key, Function<JsonScanner, Object> read) {
        return new Column(key, read, read);
    }

    public String name() {
        return key.name();
    }
}
