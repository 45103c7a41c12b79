package dev.schemac.runtime;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * What a document means under the default profile, worked out in another way: jackson-core takes the text apart, and the types
 * are converted from its tokens by the classes of {@code java.math}. Slow and plain.
 *
 * <p>Jackson gets the document as a String, after the JDK's decoder has judged its UTF-8: by itself it takes some ill-formed
 * sequences, and UTF-16 and UTF-32, for which schemac has no use. It also takes surrogates without a partner; they are refused here.
 */
final class Reference {
    private static final JsonFactory JACKSON = new JsonFactory();

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private Reference() {}

    /** The document is not to be accepted. */
    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused(String message) {
            super(message, null, false, false);
        }
    }

    /** A number as it is written. */
    record Number(String text) {}

    /** A member, in document order; the list keeps duplicates. */
    record Member(String name, Object value) {}

    /** An object. */
    record Members(List<Member> list) {}

    /** What a schema declares: for each name the conversion of its value. */
    record Schema(Map<String, Function<Object, Object>> columns) {
        /** The event of a document. */
        Map<String, Object> event(byte[] json) {
            Object root = tree(json);
            if (!(root instanceof Members members)) {
                throw new Refused("no object");
            }
            return convert(members);
        }

        Map<String, Object> convert(Members members) {
            Map<String, Object> event = new LinkedHashMap<>();
            for (Member member : members.list) {
                Function<Object, Object> column = columns.get(member.name);
                if (column != null) {
                    if (event.containsKey(member.name)) {
                        throw new Refused("duplicate");
                    }
                    event.put(member.name, column.apply(member.value));
                }
            }
            return event;
        }
    }

    /** The document's tokens as a tree of {@link Members}, {@code List}, String, {@link Number}, Boolean and null. */
    static Object tree(byte[] json) {
        String text = EntryPoint.decode(json).orElseThrow(() -> new Refused("ill-formed UTF-8"));
        if (text.startsWith("\uFEFF")) {
            text = text.substring(1);
        }
        try (JsonParser parser = JACKSON.createParser(text)) {
            if (parser.nextToken() == null) {
                throw new Refused("empty");
            }
            Object tree = value(parser);
            if (parser.nextToken() != null) {
                throw new Refused("text after the document");
            }
            return tree;
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new Refused(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Object value(JsonParser parser) throws IOException {
        switch (parser.currentToken()) {
            case START_OBJECT -> {
                List<Member> members = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String name = paired(parser.currentName());
                    parser.nextToken();
                    members.add(new Member(name, value(parser)));
                }
                return new Members(members);
            }
            case START_ARRAY -> {
                List<Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser));
                }
                return elements;
            }
            case VALUE_STRING -> {
                return paired(parser.getText());
            }
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> {
                return new Number(parser.getText());
            }
            case VALUE_TRUE, VALUE_FALSE -> {
                return parser.currentToken() == JsonToken.VALUE_TRUE;
            }
            case VALUE_NULL -> {
                return null;
            }
            default -> throw new Refused("token " + parser.currentToken());
        }
    }

    private static String paired(String text) {
        if (text.codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF)) {
            throw new Refused("surrogate without its partner");
        }
        return text;
    }

    // ---- conversions

    static Object string(Object value) {
        if (value instanceof Number number) {
            return number.text;
        }
        if (value instanceof Boolean) {
            return value.toString();
        }
        return value == null ? null : wanted(String.class, value);
    }

    static Object character(Object value) {
        String text = (String) string(value);
        if (text != null && text.length() != 1) {
            throw new Refused("not one character");
        }
        return text == null ? null : (Character) text.charAt(0);
    }

    static Object bool(Object value) {
        if (value instanceof String text) {
            if (!text.equals("true") && !text.equals("false")) {
                throw new Refused("no boolean");
            }
            return text.equals("true");
        }
        return value == null ? null : wanted(Boolean.class, value);
    }

    private static String number(Object value) {
        String text = value instanceof Number number ? number.text : wanted(String.class, value);
        if (!NUMBER.matcher(text).matches()) {
            throw new Refused("no number");
        }
        if (text.length() > 1_000) {
            throw new Refused("long number");
        }
        return text;
    }

    static Object bigInteger(Object value) {
        return value == null ? null : integer(number(value));
    }

    private static BigInteger integer(String text) {
        try {
            BigDecimal decimal = new BigDecimal(text);
            // Stripping zero gives scale 0, so that any spelling of it is small here.
            BigDecimal stripped = decimal.signum() == 0 ? BigDecimal.ZERO : decimal.stripTrailingZeros();
            if (stripped.precision() - (long) stripped.scale() > 10_000) {
                throw new Refused("too large");
            }
            return stripped.toBigIntegerExact();
        } catch (NumberFormatException e) {
            // An exponent that no BigDecimal has: of zero, or too large, or a fraction for sure.
            if (text.matches("-?0(\\.0+)?[eE].*")) {
                return BigInteger.ZERO;
            }
            throw new Refused("exponent");
        } catch (ArithmeticException e) {
            throw new Refused("fraction");
        }
    }

    private static long within(long min, long max, Object value) {
        BigInteger integer = integer(number(value));
        if (integer.compareTo(BigInteger.valueOf(min)) < 0 || integer.compareTo(BigInteger.valueOf(max)) > 0) {
            throw new Refused("out of range");
        }
        return integer.longValueExact();
    }

    static Object byteValue(Object value) {
        return value == null ? null : (Byte) (byte) within(Byte.MIN_VALUE, Byte.MAX_VALUE, value);
    }

    static Object shortValue(Object value) {
        return value == null ? null : (Short) (short) within(Short.MIN_VALUE, Short.MAX_VALUE, value);
    }

    static Object intValue(Object value) {
        return value == null ? null : (Integer) (int) within(Integer.MIN_VALUE, Integer.MAX_VALUE, value);
    }

    static Object longValue(Object value) {
        return value == null ? null : (Long) within(Long.MIN_VALUE, Long.MAX_VALUE, value);
    }

    static Object floatValue(Object value) {
        return value == null ? null : finite(Float.parseFloat(number(value)));
    }

    static Object doubleValue(Object value) {
        return value == null ? null : finite(Double.parseDouble(number(value)));
    }

    private static <T extends java.lang.Number> T finite(T value) {
        if (Double.isInfinite(value.doubleValue())) {
            throw new Refused("overflow");
        }
        return value;
    }

    static Object bigDecimal(Object value) {
        if (value == null) {
            return null;
        }
        try {
            BigDecimal decimal = new BigDecimal(number(value));
            if (Math.abs((long) decimal.scale()) > 10_000) {
                throw new Refused("scale");
            }
            return decimal;
        } catch (NumberFormatException e) {
            throw new Refused("scale");
        }
    }

    static Object untyped(Object value) {
        if (value instanceof Members members) {
            Map<String, Object> map = new LinkedHashMap<>();
            members.list.forEach(member -> map.put(member.name, untyped(member.value)));
            return map;
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Reference::untyped).toArray();
        }
        if (value instanceof Number number) {
            if (number.text.matches("-?[0-9]+")) {
                BigInteger integer = new BigInteger(number.text);
                if (integer.bitLength() < 32) {
                    return integer.intValueExact();
                }
                return integer.bitLength() < 64 ? (Object) integer.longValueExact() : integer;
            }
            return doubleValue(number);
        }
        return value;
    }

    static Object map(Object value) {
        return value == null ? null : untyped(wanted(Members.class, value));
    }

    static Function<Object, Object> array(Function<Object, Object> element) {
        return value -> value == null
                ? null
                : ((List<?>) wanted(List.class, value)).stream().map(element).toArray();
    }

    static Function<Object, Object> object(Schema schema) {
        return value -> value == null ? null : schema.convert(wanted(Members.class, value));
    }

    private static <T> T wanted(Class<T> type, Object value) {
        if (!type.isInstance(value)) {
            throw new Refused("no " + type.getSimpleName());
        }
        return type.cast(value);
    }
}
