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
 * What a document means under a profile, worked out in another way: jackson-core takes the text apart, and the types
 * are converted from its tokens by the classes of {@code java.math}. Slow and plain.
 *
 * <p>Jackson gets the document as a String, after the JDK's decoder has judged its UTF-8: by itself it takes some ill-formed
 * sequences, and UTF-16 and UTF-32, for which schemac has no use. It also takes surrogates without a partner; whether they are refused is
 * decided here.
 */
public final class Reference {
    public static final Reference DEFAULT = new Reference(JsonOptions.DEFAULT);
    public static final Reference STRICT = new Reference(JsonOptions.STRICT);
    public static final Reference ESPER = new Reference(JsonOptions.ESPER);

    public static final List<Reference> PROFILES = List.of(DEFAULT, STRICT, ESPER);

    private static final JsonFactory JACKSON = new JsonFactory();

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    /** The options of a parse that is compared with this. */
    public final JsonOptions options;

    private final boolean isStrict;
    private final boolean isEsper;

    private Reference(JsonOptions options) {
        this.options = options;
        isStrict = options == JsonOptions.STRICT;
        isEsper = options == JsonOptions.ESPER;
    }

    /** From a value of a document's tree to that of a column. */
    @FunctionalInterface
    public interface Conversion {
        Object of(Reference profile, Object value);
    }

    /** The document is not to be accepted. */
    public static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Refused(String message) {
            super(message, null, false, false);
        }
    }

    /** A number as it is written. */
    public record Number(String text) {}

    /** A member, in document order; the list keeps duplicates. */
    public record Member(String name, Object value) {}

    /** An object. */
    public record Members(List<Member> list) {}

    /** What a schema declares: for each name the conversion of its value. */
    public record Schema(Map<String, Conversion> columns) {
        /** The event of a document under the default profile. */
        public Map<String, Object> event(byte[] json) {
            Object root = DEFAULT.tree(json);
            if (!(root instanceof Members members)) {
                throw new Refused("no object");
            }
            return convert(DEFAULT, members);
        }

        Map<String, Object> convert(Reference profile, Members members) {
            Map<String, Object> event = new LinkedHashMap<>();
            for (Member member : members.list) {
                Conversion column = columns.get(member.name);
                if (column == null && profile.isStrict) {
                    throw new Refused("undeclared");
                }
                if (column != null) {
                    if (event.containsKey(member.name) && !profile.isEsper) {
                        throw new Refused("duplicate");
                    }
                    event.put(member.name, column.of(profile, member.value));
                }
            }
            return event;
        }
    }

    /** The document's tokens as a tree of {@link Members}, {@code List}, String, {@link Number}, Boolean and null. */
    public Object tree(byte[] json) {
        String text = EntryPoint.decode(json).orElseThrow(() -> new Refused("ill-formed UTF-8"));
        if (text.startsWith("\uFEFF") && this == DEFAULT) {
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

    private Object value(JsonParser parser) throws IOException {
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

    private String paired(String text) {
        if (!isEsper && text.codePoints().anyMatch(c -> c >= 0xD800 && c <= 0xDFFF)) {
            throw new Refused("unpaired surrogate");
        }
        return text;
    }

    // ---- conversions

    public Object string(Object value) {
        if (isStrict || isOtherKind(value)) {
            return isOtherKind(value) || isNull(value) ? null : wanted(String.class, value);
        }
        if (value instanceof Number number) {
            return number.text;
        }
        if (value instanceof Boolean) {
            return value.toString();
        }
        return isNull(value) ? null : wanted(String.class, value);
    }

    public Object character(Object value) {
        String text = (String) string(value);
        if (text != null && text.length() != 1 && !(isEsper && text.length() > 1)) {
            throw new Refused("not one character");
        }
        return text == null ? null : (Character) text.charAt(0);
    }

    public Object bool(Object value) {
        if (isOtherKind(value)) {
            return null;
        }
        if (value instanceof String text && !isStrict) {
            if (!text.equals("true") && !text.equals("false")) {
                throw new Refused("no boolean");
            }
            return text.equals("true");
        }
        return isNull(value) ? null : wanted(Boolean.class, value);
    }

    private String number(Object value) {
        String text = value instanceof Number number ? number.text : wanted(String.class, value);
        if (value instanceof String && (isStrict || isEsper)) {
            throw new Refused("a string");
        }
        if (!NUMBER.matcher(text).matches()) {
            throw new Refused("no number");
        }
        if (text.length() > 1_000) {
            throw new Refused("long number");
        }
        return text;
    }

    public Object bigInteger(Object value) {
        return isNull(value) ? null : integer(value);
    }

    private BigInteger integer(Object value) {
        if (isEsper && value instanceof String text) {
            return java(text, BigInteger::new);
        }
        String text = number(value);
        if (this != DEFAULT && !text.matches("-?[0-9]+")) {
            throw new Refused("fraction or exponent");
        }
        try {
            BigDecimal decimal = new BigDecimal(text);
            // Stripping zero gives scale 0, so that any spelling of it is small here.
            BigDecimal stripped = decimal.signum() == 0 ? BigDecimal.ZERO : decimal.stripTrailingZeros();
            long digits = stripped.precision() - (long) stripped.scale();
            if (digits + (stripped.signum() < 0 ? 1 : 0) > 1_000) {
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

    private long within(long min, long max, Object value) {
        BigInteger integer = integer(value);
        if (integer.compareTo(BigInteger.valueOf(min)) < 0 || integer.compareTo(BigInteger.valueOf(max)) > 0) {
            throw new Refused("out of range");
        }
        return integer.longValueExact();
    }

    public Object byteValue(Object value) {
        return isNull(value) ? null : (Byte) (byte) within(Byte.MIN_VALUE, Byte.MAX_VALUE, value);
    }

    public Object shortValue(Object value) {
        return isNull(value) ? null : (Short) (short) within(Short.MIN_VALUE, Short.MAX_VALUE, value);
    }

    public Object intValue(Object value) {
        return isNull(value) ? null : (Integer) (int) within(Integer.MIN_VALUE, Integer.MAX_VALUE, value);
    }

    public Object longValue(Object value) {
        return isNull(value) ? null : (Long) within(Long.MIN_VALUE, Long.MAX_VALUE, value);
    }

    public Object floatValue(Object value) {
        return isNull(value)
                ? null
                : finite(
                        isEsper && value instanceof String text
                                ? java(text, Float::parseFloat)
                                : (Float) Float.parseFloat(number(value)));
    }

    public Object doubleValue(Object value) {
        return isNull(value)
                ? null
                : finite(
                        isEsper && value instanceof String text
                                ? java(text, Double::parseDouble)
                                : (Double) Double.parseDouble(number(value)));
    }

    private <T extends java.lang.Number> T finite(T value) {
        if (!isEsper && Double.isInfinite(value.doubleValue())) {
            throw new Refused("overflow");
        }
        return value;
    }

    public Object bigDecimal(Object value) {
        if (isNull(value)) {
            return null;
        }
        if (isEsper && value instanceof String text) {
            return java(text, BigDecimal::new);
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

    public Object untyped(Object value) {
        if (value instanceof Members members) {
            Map<String, Object> map = new LinkedHashMap<>();
            for (Member member : members.list) {
                if (map.containsKey(member.name) && !isEsper) {
                    throw new Refused("duplicate");
                }
                map.put(member.name, untyped(member.value));
            }
            return map;
        }
        if (value instanceof List<?> list) {
            return list.stream().map(this::untyped).toArray();
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

    public Object map(Object value) {
        return isOther(Members.class, value) ? null : untyped(wanted(Members.class, value));
    }

    public static Conversion array(Conversion element) {
        return (profile, value) -> profile.isOther(List.class, value)
                ? null
                : ((List<?>) wanted(List.class, value))
                        .stream().map(each -> element.of(profile, each)).toArray();
    }

    public static Conversion object(Schema schema) {
        return (profile, value) ->
                profile.isOther(Members.class, value) ? null : schema.convert(profile, wanted(Members.class, value));
    }

    /** Whether null stands where an object or array is declared, or what is read as null. */
    private boolean isOther(Class<?> type, Object value) {
        return value == null || isEsper && !type.isInstance(value);
    }

    /** What the class of Esper's columns makes of a string. */
    private static <T> T java(String text, Function<String, T> parse) {
        if (text.length() > 1_000) {
            throw new Refused("long number");
        }
        try {
            return parse.apply(text);
        } catch (NumberFormatException e) {
            throw new Refused("no number");
        }
    }

    /** An object or array where a scalar is declared, read as null. */
    private boolean isOtherKind(Object value) {
        return isEsper && (value instanceof Members || value instanceof List);
    }

    private boolean isNull(Object value) {
        return value == null || isOtherKind(value);
    }

    private static <T> T wanted(Class<T> type, Object value) {
        if (!type.isInstance(value)) {
            throw new Refused("no " + type.getSimpleName());
        }
        return type.cast(value);
    }
}
