package dev.schemac.codegen;

import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomTypes.ArrayOf;
import dev.schemac.codegen.RandomTypes.ListOf;
import dev.schemac.codegen.RandomTypes.MapOf;
import dev.schemac.codegen.RandomTypes.Nested;
import dev.schemac.codegen.RandomTypes.Type;
import dev.schemac.codegen.RandomTypes.Untyped;
import dev.schemac.fuzzing.JsonTree;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.JsonConstant;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.format.DateTimeFormatter;
import java.time.format.ResolverStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Checks the columns of an event against the tokens of jackson-core and the classes of the JDK. The events are accepted
 * ones: the class does not decide which documents are valid.
 */
final class DifferentialValues {
    private static final Pattern JSON_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");
    private static final BigInteger NANOS_OF_SECOND = BigInteger.TEN.pow(9);

    /** The columns of a schema, in order and by their names in JSON. */
    private record Columns(List<Column> list, Map<String, Column> byMember) {
        static Columns of(SchemaText schema) {
            Map<String, Column> byMember = new HashMap<>();
            List<Column> list = schema.columns();
            for (Column column : list) {
                byMember.put(column.member(), column);
                if (column.alias() != null) {
                    byMember.put(column.alias(), column);
                }
            }
            return new Columns(list, byMember);
        }
    }

    private final RandomSchemas schemas;
    private final Map<String, Columns> columns = new HashMap<>();
    private final DifferentialRules rules = new DifferentialRules();
    private final boolean esper;
    private final boolean eitherBase64;

    DifferentialValues(RandomSchemas schemas, JsonOptions options) {
        this.schemas = schemas;
        this.esper = options.profile() == JsonOptions.Profile.ESPER;
        this.eitherBase64 = options.eitherBase64();
    }

    /** {@return the wrong value of the event, or null} */
    String difference(SchemaText schema, JsonTree.Members given, JsonEvent event) {
        if (!schema.wrapped()) {
            SchemaText shape = shape(schema, given);
            return shape == null ? "accepted as no schema of " + schema.name() : columnsDifference(shape, given, event);
        }
        JsonTree.Member only = given.list().get(0);
        SchemaText shape = schema.union() == null ? schema : named(schema, only.name());
        return shape == null
                ? "accepted as no schema of " + schema.name()
                : columnsDifference(shape, (JsonTree.Members) only.value(), event);
    }

    /**
     * Returns the schema that the discriminator selects; null if it selects none. If the profile accepts several
     * discriminators, the first one applies.
     */
    private static SchemaText shape(SchemaText schema, JsonTree.Members given) {
        if (schema.union() == null) {
            return schema;
        }
        Column discriminator = schema.columns().stream()
                .filter(column -> column.name().equals(schema.union().discriminator()))
                .findFirst()
                .orElseThrow();
        return given.list().stream()
                .filter(member -> member.name().equals(discriminator.member())
                        || member.name().equals(discriminator.alias()))
                .findFirst()
                .map(member -> named(schema, member.value()))
                .orElse(schema.union().otherwiseBase() ? schema : null);
    }

    private static SchemaText named(SchemaText base, Object text) {
        return base.union().subtypes().stream()
                .filter(subtype -> subtype.texts().contains(text))
                .findFirst()
                .orElse(base.union().otherwiseBase() ? base : null);
    }

    private String columnsDifference(SchemaText schema, JsonTree.Members members, JsonEvent event) {
        Map<String, Object> actual = event.asMap();
        Columns all = columns.computeIfAbsent(schema.name(), name -> Columns.of(schema));
        Map<Column, Object> given = new LinkedHashMap<>();
        Map<String, Object> undeclared = new LinkedHashMap<>();
        for (JsonTree.Member member : members.list()) {
            Column column = all.byMember.get(member.name());
            if (column == null) {
                undeclared.put(member.name(), member.value());
            } else if (given.put(column, member.value()) != null && !esper) {
                return "the member '" + member.name() + "' twice";
            }
        }
        for (Column column : all.list) {
            if (!actual.containsKey(column.member())) {
                return "no event of " + schema.name() + ", but of columns " + actual.keySet();
            }
            Object value = actual.get(column.member());
            String difference = given.containsKey(column)
                    ? difference(column.type(), column, given.get(column), value)
                    : Objects.equals(value, column.defaultValue()) ? null : "absent, but " + shown(value);
            if (difference == null && !esper) {
                difference = rules.difference(column, given.containsKey(column), value);
            }
            if (difference != null) {
                return column.name() + " " + column.type().text() + ": " + difference;
            }
        }
        if (schema.dynamic()) {
            for (Map.Entry<String, Object> member : undeclared.entrySet()) {
                String difference = actual.containsKey(member.getKey())
                        ? untyped(member.getValue(), actual.get(member.getKey()))
                        : "not in " + actual.keySet();
                if (difference != null) {
                    return "undeclared " + member.getKey() + ": " + difference;
                }
            }
        }
        return null;
    }

    /** {@return the difference between a value and the expected one, or null} */
    String difference(Type type, Column column, Object given, Object actual) {
        if (given == null || type == RandomTypes.NULL) {
            return actual == null ? null : "null, but " + shown(actual);
        } else if (type == RandomTypes.ADAPTED) {
            return null;
        } else if (type instanceof ArrayOf || type instanceof ListOf) {
            Type element = type instanceof ArrayOf array ? array.element() : ((ListOf) type).element();
            return given instanceof List<?> list
                    ? elements(element, column, list, actual)
                    : otherKind("array", given, actual);
        } else if (type instanceof MapOf map) {
            return given instanceof JsonTree.Members members
                    ? entries(map.value(), column, members, actual)
                    : otherKind("object", given, actual);
        } else if (type instanceof Nested) {
            return given instanceof JsonTree.Members members
                    ? actual instanceof JsonEvent event
                            ? difference(schemas.get(type.text()), members, event)
                            : "an event, but " + shown(actual)
                    : otherKind("object", given, actual);
        } else if (type instanceof Untyped) {
            boolean fits = switch (type.text()) {
                case "java.util.Map" -> given instanceof JsonTree.Members;
                case "java.util.List" -> given instanceof List<?>;
                default -> true;
            };
            return fits ? untyped(given, actual) : otherKind(type.text(), given, actual);
        } else if (given instanceof List<?> || given instanceof JsonTree.Members) {
            return otherKind("scalar", given, actual);
        }
        return scalar(type.text(), column, given, actual);
    }

    private String otherKind(String wanted, Object given, Object actual) {
        return esper && actual == null ? null : wanted + " wanted, accepted " + shown(given) + " as " + shown(actual);
    }

    private String elements(Type type, Column column, List<?> given, Object actual) {
        Object array = actual instanceof List<?> list ? list.toArray() : actual;
        if (array == null || Array.getLength(array) != given.size()) {
            return given.size() + " elements, but " + shown(actual);
        }
        for (int i = 0; i < given.size(); i++) {
            Object element = Array.get(array, i);
            boolean primitive = actual.getClass().isArray()
                    && actual.getClass().getComponentType().isPrimitive();
            if (primitive && (given.get(i) == null || given.get(i) instanceof List || isObject(given.get(i)))) {
                if (!esper) {
                    return "accepted " + shown(given.get(i)) + " as a primitive";
                }
                continue;
            }
            String difference = difference(type, column, given.get(i), element);
            if (difference != null) {
                return "element " + i + ": " + difference;
            }
        }
        return null;
    }

    private static boolean isObject(Object given) {
        return given instanceof JsonTree.Members;
    }

    private String entries(Type type, Column column, JsonTree.Members given, Object actual) {
        Map<String, Object> last = new LinkedHashMap<>();
        given.list().forEach(member -> last.put(member.name(), member.value()));
        Map<?, ?> entries = (Map<?, ?>) actual;
        if (!last.keySet().equals(entries.keySet())) {
            return last.keySet() + ", but " + entries.keySet();
        }
        for (Map.Entry<String, Object> entry : last.entrySet()) {
            String difference = difference(type, column, entry.getValue(), entries.get(entry.getKey()));
            if (difference != null) {
                return "entry " + entry.getKey() + ": " + difference;
            }
        }
        return null;
    }

    private String untyped(Object given, Object actual) {
        if (given instanceof JsonTree.Members members) {
            return actual instanceof Map<?, ?>
                    ? entries(new Untyped("java.lang.Object"), null, members, actual)
                    : "a map, but " + shown(actual);
        } else if (given instanceof List<?> list) {
            return actual instanceof Object[] || actual instanceof List<?>
                    ? elements(new Untyped("java.lang.Object"), null, list, actual)
                    : "an array, but " + shown(actual);
        }
        Object expected = given;
        if (given instanceof JsonTree.Number number) {
            String text = number.text();
            if (text.indexOf('.') < 0 && text.indexOf('e') < 0 && text.indexOf('E') < 0) {
                BigInteger integer = new BigInteger(text);
                expected = integer.bitLength() < 32
                        ? (Object) integer.intValue()
                        : integer.bitLength() < 64 ? (Object) integer.longValue() : integer;
            } else {
                expected = Double.valueOf(text);
            }
        }
        return same(expected, actual);
    }

    private String scalar(String type, Column column, Object given, Object actual) {
        String text = given instanceof JsonTree.Number number ? number.text() : given.toString();
        if (esper && (actual == null || given instanceof String && !type.equals("string"))) {
            // other tests check the results of Esper's conversions of strings
            return null;
        }
        try {
            if (column != null && column.format() != null) {
                if (column.format().equals("string")
                        && !JSON_NUMBER.matcher(text).matches()) {
                    return "accepted " + shown(given) + " as " + shown(actual);
                } else if (!column.format().equals("string")) {
                    return same(formatted(type, column.format(), text), actual);
                }
            }
            return switch (type) {
                case "string" -> same(text, actual);
                case "char" -> same(text.charAt(0), actual);
                case "boolean" -> same(Boolean.valueOf(text), actual);
                case "byte" -> same(integer(text).byteValueExact(), actual);
                case "short" -> same(integer(text).shortValueExact(), actual);
                case "int" -> same(integer(text).intValueExact(), actual);
                case "long" -> same(integer(text).longValueExact(), actual);
                case "biginteger" -> same(integer(text), actual);
                case "bigdecimal" -> same(new BigDecimal(text), actual);
                case "float" -> same(Float.valueOf(text), actual);
                case "double" -> same(Double.valueOf(text), actual);
                case "binary" -> same(bytes(column, text), actual);
                case "java.net.URL" -> null;
                default ->
                    actual instanceof Enum<?> constant
                            ? same(text, JsonConstant.stringOf(constant))
                            : same(RandomValues.samples(type).parse().apply(text), actual);
            };
        } catch (RuntimeException e) {
            return "accepted " + shown(given) + " as " + shown(actual) + ": " + e;
        }
    }

    private static Object formatted(String type, String format, String text) {
        TemporalAccessor time = type.equals("java.time.Instant") || type.equals("java.time.Duration")
                ? null
                : DateTimeFormatter.ofPattern(format, Locale.ROOT)
                        .withResolverStyle(ResolverStyle.STRICT)
                        .parse(text);
        return switch (type) {
            case "java.time.LocalDate" -> LocalDate.from(time);
            case "java.time.LocalTime" -> LocalTime.from(time);
            case "java.time.MonthDay" -> MonthDay.from(time);
            case "java.time.Year" -> Year.from(time);
            case "java.time.LocalDateTime" -> LocalDateTime.from(time);
            case "java.time.OffsetDateTime" -> OffsetDateTime.from(time);
            case "java.time.Instant", "java.time.Duration" -> {
                BigInteger[] seconds = new BigDecimal(text)
                        .scaleByPowerOfTen(format.endsWith("millis") ? 6 : 9)
                        .toBigIntegerExact()
                        .divideAndRemainder(NANOS_OF_SECOND);
                long whole = seconds[0].longValueExact();
                yield type.equals("java.time.Instant")
                        ? Instant.ofEpochSecond(whole, seconds[1].longValue())
                        : Duration.ofSeconds(whole, seconds[1].longValue());
            }
            default -> throw new AssertionError("DifferentialValues.formatted has no case for the type " + type);
        };
    }

    private static BigInteger integer(String text) {
        BigDecimal decimal = new BigDecimal(text);
        return decimal.signum() == 0 ? BigInteger.ZERO : decimal.toBigIntegerExact();
    }

    private byte[] bytes(Column column, String text) {
        if (eitherBase64) {
            return Base64.getMimeDecoder().decode(text.replace('-', '+').replace('_', '/'));
        }
        return "url".equals(column.base64())
                ? Base64.getUrlDecoder().decode(text)
                : Base64.getMimeDecoder().decode(text);
    }

    private static String same(Object expected, Object actual) {
        return Objects.deepEquals(expected, actual) ? null : shown(expected) + ", but " + shown(actual);
    }

    private static String shown(Object value) {
        String text = value instanceof Object[] array
                ? Arrays.deepToString(array)
                : value instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(value);
        String type = value == null ? "" : value.getClass().getSimpleName() + " ";
        return type + (text.length() > 200 ? text.substring(0, 200) + "..." : text);
    }
}
