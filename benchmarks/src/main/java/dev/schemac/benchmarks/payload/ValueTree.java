package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.runtime.JsonEvent;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The values of an object graph in one form that all libraries share, so that their results can be compared. Beans,
 * data classes, records, generated events, maps, arrays and lists become trees. Members without a value are left
 * out. Never timed.
 */
public final class ValueTree {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    /** As strict as RFC 8259 is, and one document only. */
    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final ObjectMapper JSON_WITH_DOUBLES =
            JSON.copy().disable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);

    private static final Pattern DATE_TIME =
            Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?(Z|[+-]\\d\\d:\\d\\d)");

    private ValueTree() {}

    /**
     * Reads the values of an object.
     *
     * @throws IllegalArgumentException if a class is unknown
     */
    public static JsonNode of(Object value) {
        if (value == null) {
            return NODES.nullNode();
        }
        if (value instanceof JsonNode tree) {
            return tree;
        }
        if (value instanceof JsonEvent event) {
            return ofMap(event.asMap());
        }
        if (value instanceof Map<?, ?> map) {
            return ofMap(map);
        }
        if (value instanceof Iterable<?> elements) {
            ArrayNode array = NODES.arrayNode();
            elements.forEach(element -> array.add(of(element)));
            return array;
        }
        if (value.getClass().isArray()) {
            ArrayNode array = NODES.arrayNode();
            for (int i = 0; i < Array.getLength(value); i++) {
                array.add(of(Array.get(value, i)));
            }
            return array;
        }
        if (value instanceof Record bean) {
            return ofRecord(bean);
        }
        return value.getClass().getName().startsWith("dev.schemac.benchmarks.") && !(value instanceof Enum)
                ? ofBean(value)
                : ofScalar(value);
    }

    /**
     * The values of a JSON document, read by jackson-core: numbers with all their digits, date-times in UTC like
     * {@link #of}, without null members.
     *
     * @throws IOException if it is empty, not JSON, has duplicate names, or trailing data
     */
    public static JsonNode ofJson(byte[] json) throws IOException {
        return of(JSON, json);
    }

    /** The same, but fractions as doubles: the values of a document whose classes have only those. */
    static JsonNode ofDocument(byte[] json) throws IOException {
        return of(JSON_WITH_DOUBLES, json);
    }

    private static JsonNode of(ObjectMapper mapper, byte[] json) throws IOException {
        JsonNode tree = mapper.readTree(json);
        if (tree.isMissingNode()) {
            throw new IOException("nothing is written");
        }
        return neutral(tree);
    }

    private static JsonNode neutral(JsonNode value) {
        if (value.isObject()) {
            ObjectNode object = NODES.objectNode();
            value.properties().forEach(member -> {
                if (!member.getValue().isNull()) {
                    object.set(member.getKey(), neutral(member.getValue()));
                }
            });
            return object;
        }
        if (value.isArray()) {
            ArrayNode array = NODES.arrayNode();
            value.forEach(element -> array.add(neutral(element)));
            return array;
        }
        return value.isTextual() ? ofText(value.textValue()) : value;
    }

    private static JsonNode ofText(String text) {
        return NODES.textNode(
                DATE_TIME.matcher(text).matches()
                        ? OffsetDateTime.parse(text).toInstant().toString()
                        : text);
    }

    private static JsonNode ofScalar(Object value) {
        if (value instanceof Integer || value instanceof Long) {
            return NODES.numberNode(((Number) value).longValue());
        }
        if (value instanceof Double number) {
            return NODES.numberNode(number);
        }
        if (value instanceof BigDecimal number) {
            return NODES.numberNode(number);
        }
        if (value instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        if (value instanceof OffsetDateTime time) {
            return NODES.textNode(time.toInstant().toString());
        }
        if (value instanceof String text) {
            return ofText(text);
        }
        if (value instanceof Enum || value.getClass().getName().startsWith("java.")) {
            return NODES.textNode(value.toString());
        }
        throw new IllegalArgumentException("not a value of a payload: " + value.getClass());
    }

    private static ObjectNode ofMap(Map<?, ?> map) {
        ObjectNode object = NODES.objectNode();
        map.forEach((name, value) -> put(object, name.toString(), value));
        return object;
    }

    private static ObjectNode ofBean(Object bean) {
        ObjectNode object = NODES.objectNode();
        try {
            for (Field field : bean.getClass().getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers())) {
                    field.setAccessible(true);
                    put(object, name(field.getName(), field), field.get(bean));
                }
            }
        } catch (IllegalAccessException e) {
            throw new IllegalArgumentException("cannot read " + bean.getClass(), e);
        }
        return object;
    }

    private static ObjectNode ofRecord(Record bean) {
        ObjectNode object = NODES.objectNode();
        try {
            for (RecordComponent component : bean.getClass().getRecordComponents()) {
                String name = name(component.getName(), component.getAccessor());
                put(object, name, component.getAccessor().invoke(bean));
            }
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException("cannot read " + bean.getClass(), e);
        }
        return object;
    }

    /** Where the name of a member is no Java name, an annotation has it. */
    private static String name(String name, AnnotatedElement member) {
        JsonProperty property = member.getAnnotation(JsonProperty.class);
        return property == null ? name : property.value();
    }

    private static void put(ObjectNode object, String name, Object value) {
        if (value != null) {
            object.set(name, of(value));
        }
    }
}
