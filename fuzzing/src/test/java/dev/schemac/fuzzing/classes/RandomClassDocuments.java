package dev.schemac.fuzzing.classes;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.BeanPropertyDefinition;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.util.NameTransformer;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.UUID;

/** Random documents for classes, made from the properties that Jackson finds in them. Most are valid for Jackson. */
final class RandomClassDocuments {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int MAX_DEPTH = 4;
    private static final List<String> STRINGS = List.of(
            "",
            "a",
            "b",
            "north wind",
            "caf\u00e9",
            "\u6771\u4eac",
            "\ud83d\ude00",
            "say \"hi\"",
            "C:\\temp",
            "tab\tline\n",
            "12",
            "true",
            "null",
            "x".repeat(40));
    private static final List<String> NAMES = List.of("a", "b", "key", "x-y", "r\u00e9gion", "", "7");

    private final ObjectMapper mapper;
    private final DeserializationConfig config;
    private final AnnotationIntrospector introspector;
    private final Random random;
    private final Map<JavaType, BeanDescription> descriptions = new HashMap<>();

    RandomClassDocuments(ObjectMapper mapper, Random random) {
        this.mapper = mapper;
        this.random = random;
        config = mapper.getDeserializationConfig();
        introspector = config.getAnnotationIntrospector();
    }

    /** Returns a random document of a class. */
    ObjectNode next(JavaType type) {
        return (ObjectNode) object(type, 0);
    }

    private JsonNode value(JavaType type, AnnotatedMember member, int depth) {
        Class<?> raw = type.getRawClass();
        if (!type.isPrimitive() && random.nextInt(20) == 0) {
            return NODES.nullNode();
        }
        if (type.isReferenceType()) {
            return value(type.getReferencedType(), member, depth);
        }
        if (raw == byte[].class) {
            byte[] bytes = new byte[random.nextInt(6)];
            random.nextBytes(bytes);
            return NODES.textNode(Base64.getEncoder().encodeToString(bytes));
        }
        if (type.isArrayType() || type.isCollectionLikeType()) {
            return elements(type, member, depth);
        }
        if (type.isMapLikeType()) {
            ObjectNode map = NODES.objectNode();
            for (int i = size(depth); i > 0; i--) {
                map.set(pick(NAMES), value(type.getContentType(), null, depth + 1));
            }
            return map;
        }
        JsonNode scalar = raw.isEnum() ? constant(raw) : scalar(raw, member);
        return scalar == null
                ? depth > MAX_DEPTH && !type.isPrimitive() ? NODES.nullNode() : object(type, depth)
                : scalar;
    }

    private JsonNode elements(JavaType type, AnnotatedMember member, int depth) {
        Size size = annotation(member, Size.class);
        ArrayNode array = NODES.arrayNode();
        for (int i = Math.max(size(depth), size == null || depth > MAX_DEPTH ? 0 : size.min()); i > 0; i--) {
            JsonNode element = value(type.getContentType(), null, depth + 1);
            if (!java.util.Set.class.isAssignableFrom(type.getRawClass()) || !contains(array, element)) {
                array.add(element);
            }
        }
        return array;
    }

    private static boolean contains(ArrayNode array, JsonNode element) {
        for (JsonNode each : array) {
            if (each.equals(element)) {
                return true;
            }
        }
        return false;
    }

    private int size(int depth) {
        return depth > MAX_DEPTH ? 0 : random.nextInt(4);
    }

    private JsonNode constant(Class<?> type) {
        Object[] constants = type.getEnumConstants();
        return mapper.valueToTree(constants[random.nextInt(constants.length)]);
    }

    private JsonNode object(JavaType type, int depth) {
        if (type.isJavaLangObject()) {
            return anything(depth);
        }
        Class<?> root = type.getRawClass();
        while (root != null && root.getAnnotation(JsonTypeInfo.class) == null) {
            root = parentWithTypes(root);
        }
        if (root == null) {
            return members(type, depth);
        }
        JsonTypeInfo info = root.getAnnotation(JsonTypeInfo.class);
        JavaType subtype = subtype(type, root);
        ObjectNode members = (ObjectNode) members(subtype, depth);
        if (info.use() == JsonTypeInfo.Id.DEDUCTION) {
            return members;
        }
        String name = name(subtype.getRawClass(), root);
        if (info.include() == JsonTypeInfo.As.WRAPPER_OBJECT) {
            return NODES.objectNode().set(name, members);
        }
        String property = info.property().isEmpty() ? info.use().getDefaultPropertyName() : info.property();
        ObjectNode all = NODES.objectNode();
        all.put(property, name);
        members.remove(property);
        return all.setAll(members);
    }

    private static Class<?> parentWithTypes(Class<?> type) {
        for (Class<?> each : type.getInterfaces()) {
            if (each.getAnnotation(JsonTypeInfo.class) != null) {
                return each;
            }
        }
        return type.getSuperclass();
    }

    private JavaType subtype(JavaType type, Class<?> root) {
        List<JavaType> subtypes = new ArrayList<>();
        for (JsonSubTypes.Type each : root.getAnnotation(JsonSubTypes.class).value()) {
            if (type.getRawClass().isAssignableFrom(each.value())) {
                subtypes.add(mapper.constructType(each.value()));
            }
        }
        return subtypes.isEmpty() ? type : pick(subtypes);
    }

    private static String name(Class<?> subtype, Class<?> root) {
        for (JsonSubTypes.Type each : root.getAnnotation(JsonSubTypes.class).value()) {
            if (each.value() == subtype && !each.name().isEmpty()) {
                return each.name();
            }
        }
        JsonTypeName name = subtype.getAnnotation(JsonTypeName.class);
        return name == null ? subtype.getSimpleName() : name.value();
    }

    private JsonNode anything(int depth) {
        return switch (random.nextInt(depth > MAX_DEPTH ? 4 : 6)) {
            case 0 -> NODES.textNode(pick(STRINGS));
            case 1 -> NODES.numberNode(random.nextInt());
            case 2 -> NODES.booleanNode(random.nextBoolean());
            case 3 -> NODES.numberNode(random.nextInt(1000) / 8.0);
            case 4 -> NODES.arrayNode().add(anything(depth + 1)).add(anything(depth + 1));
            default -> NODES.objectNode().set(pick(NAMES), anything(depth + 1));
        };
    }

    private JsonNode members(JavaType type, int depth) {
        BeanDescription description = descriptions.computeIfAbsent(type, config::introspect);
        ObjectNode object = NODES.objectNode();
        List<BeanPropertyDefinition> properties = new ArrayList<>(description.findProperties());
        if (random.nextInt(4) == 0) {
            Collections.shuffle(properties, random);
        }
        for (BeanPropertyDefinition property : properties) {
            // Getters of lists and maps are setters for Jackson.
            AnnotatedMember member = property.getNonConstructorMutator();
            if (property.hasConstructorParameter()) {
                member = property.getConstructorParameter();
            }
            if (member == null || random.nextInt(12) == 0) {
                continue;
            }
            JavaType propertyType = property.hasConstructorParameter() ? member.getType() : property.getPrimaryType();
            NameTransformer unwrapped = introspector.findUnwrappingNameTransformer(member);
            if (unwrapped != null) {
                members(propertyType, depth + 1)
                        .properties()
                        .forEach(each -> object.set(unwrapped.transform(each.getKey()), each.getValue()));
                continue;
            }
            List<String> names = new ArrayList<>();
            property.findAliases().forEach(alias -> names.add(alias.getSimpleName()));
            String name = names.isEmpty() || random.nextInt(3) > 0 ? property.getName() : pick(names);
            object.set(name, value(propertyType, member, depth + 1));
        }
        if (description.findAnySetterAccessor() != null && random.nextBoolean()) {
            object.set("other", anything(depth + 1));
        }
        return object;
    }

    private JsonNode scalar(Class<?> type, AnnotatedMember member) {
        if (type == String.class) {
            return NODES.textNode(string(member));
        }
        if (type == boolean.class || type == Boolean.class) {
            return NODES.booleanNode(random.nextBoolean());
        }
        if (type == char.class || type == Character.class) {
            return NODES.textNode(String.valueOf("aZ7\u00e9\u6771\"".charAt(random.nextInt(6))));
        }
        if (type.isPrimitive() || Number.class.isAssignableFrom(type)) {
            return number(type, member);
        }
        if (type == OptionalInt.class) {
            return number(int.class, member);
        }
        if (type == OptionalLong.class) {
            return number(long.class, member);
        }
        if (type == OptionalDouble.class) {
            return number(double.class, member);
        }
        if (type == UUID.class) {
            return NODES.textNode(new UUID(random.nextLong(), random.nextLong()).toString());
        }
        if (type == URI.class || type == URL.class) {
            return NODES.textNode(
                    "https://example.com/" + random.nextInt(100) + (random.nextBoolean() ? "?a=b#c" : ""));
        }
        if (type == Duration.class) {
            return NODES.textNode(Duration.ofSeconds(random.nextInt(1_000_000), random.nextInt(2) * 5_000_000L)
                    .toString());
        }
        TemporalAccessor time = time(type);
        return time == null ? null : time(time, member);
    }

    private JsonNode time(TemporalAccessor time, AnnotatedMember member) {
        JsonFormat.Value format = member == null ? null : introspector.findFormat(member);
        if (format != null && format.hasPattern()) {
            return NODES.textNode(DateTimeFormatter.ofPattern(format.getPattern(), Locale.ROOT)
                    .format(time));
        }
        if (format != null && format.getShape().isNumeric() && time instanceof Instant instant) {
            return NODES.numberNode(BigDecimal.valueOf(instant.toEpochMilli(), 3));
        }
        // Jackson writes a year as a number.
        return time instanceof Year year ? NODES.numberNode(year.getValue()) : NODES.textNode(time.toString());
    }

    private TemporalAccessor time(Class<?> type) {
        Instant instant = Instant.ofEpochSecond(
                random.nextInt(2_000_000_000), random.nextBoolean() ? 0 : random.nextInt(1000) * 1_000_000L);
        ZoneOffset offset = ZoneOffset.ofHours(random.nextInt(5) - 2);
        if (type == Instant.class) {
            return instant;
        }
        if (type == OffsetDateTime.class) {
            return instant.atOffset(offset);
        }
        if (type == ZonedDateTime.class) {
            return instant.atZone(random.nextBoolean() ? offset : ZoneId.of("Europe/Paris"));
        }
        LocalDateTime local = LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
        if (type == LocalDateTime.class) {
            return local;
        }
        if (type == LocalDate.class) {
            return local.toLocalDate();
        }
        if (type == LocalTime.class) {
            return local.toLocalTime();
        }
        if (type == MonthDay.class) {
            return MonthDay.from(local);
        }
        return type == Year.class ? Year.from(local) : null;
    }

    private String string(AnnotatedMember member) {
        Pattern pattern = annotation(member, Pattern.class);
        if (pattern != null) {
            return "AB-" + (1000 + random.nextInt(9000));
        }
        Size size = annotation(member, Size.class);
        String string = pick(STRINGS);
        if (size != null && string.length() > size.max()) {
            string = string.substring(0, size.max());
        }
        return size == null ? string : string + "y".repeat(Math.max(0, size.min() - string.length()));
    }

    private JsonNode number(Class<?> type, AnnotatedMember member) {
        Min min = annotation(member, Min.class);
        Max max = annotation(member, Max.class);
        if (min != null || max != null) {
            long least = min == null ? -100 : min.value();
            long most = max == null ? least + 100 : max.value();
            return NODES.numberNode(least + Math.floorMod(random.nextLong(), most - least + 1));
        }
        if (type == byte.class || type == Byte.class) {
            return NODES.numberNode((byte) random.nextInt());
        }
        if (type == short.class || type == Short.class) {
            return NODES.numberNode((short) random.nextInt());
        }
        if (type == int.class || type == Integer.class) {
            return NODES.numberNode(random.nextInt() >> random.nextInt(32));
        }
        if (type == long.class || type == Long.class) {
            return NODES.numberNode(random.nextLong() >> random.nextInt(64));
        }
        if (type == float.class || type == Float.class) {
            return NODES.numberNode(random.nextInt(3) == 0 ? random.nextInt(100) : (float) random.nextGaussian());
        }
        if (type == double.class || type == Double.class) {
            return NODES.numberNode(random.nextInt(3) == 0 ? random.nextInt(100) : random.nextGaussian() * 1e6);
        }
        if (type == BigInteger.class) {
            return NODES.numberNode(new BigInteger(random.nextInt(100), random).subtract(BigInteger.TEN));
        }
        return type == BigDecimal.class
                ? NODES.numberNode(new BigDecimal(new BigInteger(40, random), random.nextInt(6)))
                : null;
    }

    private static <A extends Annotation> A annotation(AnnotatedMember member, Class<A> type) {
        return member == null ? null : member.getAnnotation(type);
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
