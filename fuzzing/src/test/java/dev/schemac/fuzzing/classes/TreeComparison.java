package dev.schemac.fuzzing.classes;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/** Compares two JSON trees of objects of one class, except for documented differences. */
final class TreeComparison {
    private static final List<Function<String, ?>> TIMES =
            List.of(LocalTime::parse, LocalDateTime::parse, OffsetDateTime::parse, ZonedDateTime::parse);

    private final PropertyTypes types;
    private final Explanation explanation;
    private final Set<JacksonDifference> known;

    /** Explains two different values of a type. The type is null for the members of a map and if it is unknown. */
    private interface Explanation {
        Optional<JacksonDifference> of(JavaType type, JsonNode ours, JsonNode jacksons);
    }

    /** @param known receives the documented differences */
    private TreeComparison(PropertyTypes types, Explanation explanation, Set<JacksonDifference> known) {
        this.types = types;
        this.explanation = explanation;
        this.known = known;
    }

    /** Compares an object that generated code has read with that of Jackson. Jackson has written both. */
    static TreeComparison ofRead(PropertyTypes types, Set<JacksonDifference> known) {
        return new TreeComparison(types, TreeComparison::explainRead, known);
    }

    /** Compares the JSON that generated code writes for an object with that of Jackson. */
    static TreeComparison ofWritten(PropertyTypes types, Set<JacksonDifference> known) {
        return new TreeComparison(types, TreeComparison::explainWritten, known);
    }

    /** Returns the path and the values of the first difference. */
    Optional<String> difference(JavaType type, JsonNode ours, JsonNode jacksons) {
        return difference("$", type, ours, jacksons);
    }

    private Optional<String> difference(String path, JavaType type, JsonNode ours, JsonNode jacksons) {
        if (ours.isObject() && jacksons.isObject()) {
            return members(path, type, ours, jacksons);
        }
        if (ours.isArray() && jacksons.isArray() && ours.size() == jacksons.size()) {
            JavaType content = type == null ? null : type.getContentType();
            for (int i = 0; i < ours.size(); i++) {
                Optional<String> difference = difference(path + "[" + i + "]", content, ours.get(i), jacksons.get(i));
                if (difference.isPresent()) {
                    return difference;
                }
            }
            return Optional.empty();
        }
        if (ours.isNumber() && jacksons.isNumber() ? isSameNumber(type, ours, jacksons) : ours.equals(jacksons)) {
            return Optional.empty();
        }
        Optional<JacksonDifference> explained = explanation.of(type, ours, jacksons);
        explained.ifPresent(known::add);
        return explained.isPresent()
                ? Optional.empty()
                : Optional.of(path + ": " + ours + ", with Jackson " + jacksons);
    }

    private Optional<String> members(String path, JavaType type, JsonNode ours, JsonNode jacksons) {
        boolean map = type != null && type.isMapLikeType();
        Set<String> names = new TreeSet<>();
        ours.fieldNames().forEachRemaining(names::add);
        jacksons.fieldNames().forEachRemaining(names::add);
        for (String name : names) {
            JavaType member = type == null ? null : map ? type.getContentType() : types.property(type, name);
            JsonNode one = ours.path(name);
            JsonNode other = jacksons.path(name);
            Optional<String> difference = map && (one.isMissingNode() || other.isMissingNode())
                    ? Optional.of(path + ": only one has the entry " + name)
                    : difference(path + "." + name, member, one, other);
            if (difference.isPresent()) {
                return difference;
            }
        }
        return Optional.empty();
    }

    /** Compares floats and doubles as such, because older JDKs write more digits than necessary. */
    private static boolean isSameNumber(JavaType type, JsonNode ours, JsonNode jacksons) {
        if (ours.decimalValue().compareTo(jacksons.decimalValue()) == 0) {
            return true;
        }
        // Integers are exact. Within an untyped value, a number with a fraction or exponent is a double.
        if (ours.isIntegralNumber() && jacksons.isIntegralNumber()) {
            return false;
        }
        Class<?> raw = type == null ? Double.class : type.getRawClass();
        return raw == float.class || raw == Float.class || raw == Object.class
                ? ours.floatValue() == jacksons.floatValue()
                : raw != BigDecimal.class && ours.doubleValue() == jacksons.doubleValue();
    }

    private static Optional<JacksonDifference> explainRead(JavaType type, JsonNode ours, JsonNode jacksons) {
        if (ours.isTextual() && jacksons.isTextual() && ours.textValue().matches("[0-9]")) {
            String code = String.valueOf((char) ours.asInt());
            return jacksons.textValue().equals(code)
                    ? Optional.of(JacksonDifference.NUMBER_FOR_CHAR)
                    : Optional.empty();
        }
        if (type != null && type.isEnumType() && ours.isTextual() && jacksons.isTextual()) {
            return isDefault(type.getRawClass(), ours.textValue())
                    ? Optional.of(JacksonDifference.BLANKS_OF_CONSTANT)
                    : Optional.empty();
        }
        if (ours.isIntegralNumber()
                && jacksons.isIntegralNumber()
                && new BigDecimal(ours.doubleValue()).compareTo(jacksons.decimalValue()) == 0) {
            return Optional.of(JacksonDifference.ROUNDED_INTEGER);
        }
        boolean zero = jacksons.isNumber() && jacksons.doubleValue() == 0
                || jacksons.isBoolean() && !jacksons.booleanValue()
                || jacksons.isTextual() && jacksons.textValue().matches("\0|0(\\.0)?");
        return zero && type != null && type.isPrimitive()
                ? Optional.of(JacksonDifference.NULL_PRIMITIVE)
                : Optional.empty();
    }

    private static boolean isDefault(Class<?> type, String constant) {
        return Arrays.stream(type.getFields())
                .filter(field -> field.isAnnotationPresent(JsonEnumDefaultValue.class))
                .map(field -> field.isAnnotationPresent(JsonProperty.class)
                        ? field.getAnnotation(JsonProperty.class).value()
                        : field.getName())
                .anyMatch(constant::equals);
    }

    private static Optional<JacksonDifference> explainWritten(JavaType type, JsonNode ours, JsonNode jacksons) {
        if (ours.isTextual() && jacksons.isTextual() && isSameTime(ours.textValue(), jacksons.textValue())) {
            return Optional.of(JacksonDifference.TIME_DIGITS);
        } else if (ours.isTextual()
                && ours.textValue().endsWith("]")
                && isSameTime(ours.textValue().replaceFirst("\\[.*", ""), jacksons.asText())) {
            return Optional.of(JacksonDifference.TIME_ZONE);
        } else if (ours instanceof MissingNode && jacksons.isNull()) {
            return Optional.of(JacksonDifference.NULL_OMITTED);
        } else if (jacksons instanceof MissingNode && ours.isNull()) {
            return Optional.of(JacksonDifference.REQUIRED_NULL);
        }
        boolean empty = ours.isContainerNode()
                ? ours.isEmpty()
                : ours.isTextual() && ours.textValue().isEmpty();
        return jacksons instanceof MissingNode && empty
                ? Optional.of(JacksonDifference.EMPTY_WRITTEN)
                : Optional.empty();
    }

    private static boolean isSameTime(String ours, String jacksons) {
        for (Function<String, ?> each : TIMES) {
            try {
                return each.apply(ours).equals(each.apply(jacksons));
            } catch (DateTimeException e) {
                continue;
            }
        }
        return false;
    }
}
