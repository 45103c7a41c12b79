package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.options.OptionValues;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigException;

/**
 * The configuration keys of serializers, deserializers and serdes that properties name by class.
 *
 * <pre>{@code
 * value.deserializer = dev.schemac.kafka.EventDeserializer
 * schemac.value.type = com.acme.orders.Order
 * schemac.profile = strict
 * }</pre>
 *
 * <p>Each other option of {@link JsonOptions} has a key of its name: {@code schemac.max.depth} calls {@link
 * JsonOptions#withMaxDepth}.
 *
 * <p>Each key except the types can also apply to keys or values of records only, and then has precedence:
 * {@code schemac.key.profile}, {@code schemac.value.max.depth}. Any other key that begins with {@code schemac.} is
 * an error, so a misspelled key is not ignored. Numbers and booleans can be strings or objects.
 */
public final class EventSerdeConfig {
    /**
     * The type of record keys: a {@link Class}, its name, or the name of an event type, {@code module.Name}, or
     * {@code Name} if it is unique. It is found by the class loader of the class, the context class loader of the
     * thread, and the class loader of this class.
     */
    public static final String KEY_TYPE = "schemac.key.type";

    /** The type of record values, like {@link #KEY_TYPE}. */
    public static final String VALUE_TYPE = "schemac.value.type";

    /**
     * {@code default}, {@code strict} or {@code esper}, in any case, or a {@link JsonOptions.Profile}; by default
     * {@code default}.
     */
    public static final String PROFILE = "schemac.profile";

    /**
     * The id of the schema in a schema registry: byte 0 and the id as four bytes before each document, or a header.
     *
     * <ul>
     *   <li>{@code none}, the default: a record is a document. Headers are ignored.
     *   <li>{@code any}: reading skips the bytes, and requires them unless a header contains the id. A serializer rejects
     *       it; a serde then writes only null.
     *   <li>a number of at least 0: writing adds the bytes with this id, and reading accepts any id.
     *   <li>a GUID, {@code globalId:42} or {@code contentId:42}: writing adds this {@link RegistryHeader}, and reading
     *       skips the bytes of records that have them.
     * </ul>
     *
     * <p>The registry is not called.
     */
    public static final String REGISTRY_ID = "schemac.registry.id";

    private static final String PREFIX = "schemac.";
    private static final String ID = "the id of the schema, a whole number from 0 to " + Integer.MAX_VALUE
            + ", or for a header its GUID, globalId:NUMBER or contentId:NUMBER";

    /**
     * The options by their keys, in their order: the profile, which sets the others, is the
     * first.
     */
    private static final Map<String, RecordComponent> OPTIONS = optionsByKey();

    /** The keys that can also be set for keys or values of records only. */
    private static final List<String> KEYS =
            Stream.concat(OPTIONS.keySet().stream(), Stream.of(REGISTRY_ID)).toList();

    private EventSerdeConfig() {}

    private static Map<String, RecordComponent> optionsByKey() {
        Map<String, RecordComponent> options = new LinkedHashMap<>();
        for (RecordComponent component : OptionValues.class.getRecordComponents()) {
            String words = component.getName().replaceAll("([A-Z])", ".$1");
            options.put(PREFIX + words.toLowerCase(Locale.ROOT), component);
        }
        return options;
    }

    static String typeKey(boolean isKey) {
        return isKey ? KEY_TYPE : VALUE_TYPE;
    }

    /** Finds misspelled keys, whether they are for keys or values of records. */
    static void checkKeys(Map<String, ?> configs) {
        for (String key : new TreeSet<>(configs.keySet())) {
            if (key.startsWith(PREFIX) && !isKnown(key)) {
                throw new ConfigException("Unknown configuration " + key + ": the known ones are " + KEY_TYPE + ", "
                        + VALUE_TYPE
                        + " and " + String.join(", ", KEYS)
                        + "; the options can also be set for keys or values only, as in " + specific(PROFILE, true));
            }
        }
    }

    private static boolean isKnown(String key) {
        return key.equals(KEY_TYPE)
                || key.equals(VALUE_TYPE)
                || KEYS.stream()
                        .flatMap(option -> Stream.of(option, specific(option, true), specific(option, false)))
                        .anyMatch(key::equals);
    }

    private static String specific(String option, boolean isKey) {
        return PREFIX + (isKey ? "key." : "value.") + option.substring(PREFIX.length());
    }

    static JsonOptions options(Map<String, ?> configs, boolean isKey) {
        JsonOptions options = JsonOptions.DEFAULT;
        for (String option : OPTIONS.keySet()) {
            String key = closest(configs, option, isKey);
            Object value = configs.get(key);
            if (value != null) {
                options = with(options, OPTIONS.get(option), key, value);
            }
        }
        return options;
    }

    /** Returns the key that applies: the one for keys or values of records, if it is set. */
    private static String closest(Map<String, ?> configs, String option, boolean isKey) {
        String specific = specific(option, isKey);
        return configs.get(specific) != null ? specific : option;
    }

    static RegistryFraming framing(Map<String, ?> configs, boolean isKey) {
        String key = closest(configs, REGISTRY_ID, isKey);
        Object value = configs.get(key);
        String text = value == null ? "none" : value.toString().strip();
        try {
            return framing(text).of(isKey);
        } catch (IllegalArgumentException e) {
            throw new ConfigException(key, value, "expected none, any or " + ID);
        }
    }

    private static RegistryFraming framing(String text) {
        return switch (text) {
            case "none" -> RegistryFraming.NONE;
            case "any" -> RegistryFraming.ANY_ID;
            default -> {
                RegistryHeader header = RegistryHeader.parse(text);
                yield header == null ? RegistryFraming.of(Integer.parseInt(text)) : RegistryFraming.of(header);
            }
        };
    }

    /** Rejects {@code any} where documents are written. */
    static void checkId(Map<String, ?> configs, boolean isKey) {
        if (framing(configs, isKey).equals(RegistryFraming.ANY_ID.of(isKey))) {
            String key = closest(configs, REGISTRY_ID, isKey);
            throw new ConfigException(key, configs.get(key), "a serializer needs " + ID);
        }
    }

    private static JsonOptions with(JsonOptions options, RecordComponent component, String key, Object value) {
        if (component.getName().equals("profile")) {
            return profile(key, value);
        }
        Object parsed = component.getType() == boolean.class ? (Object) bool(key, value) : (Object) number(key, value);
        String name = component.getName();
        String method = "with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
        try {
            return (JsonOptions)
                    JsonOptions.class.getMethod(method, component.getType()).invoke(options, parsed);
        } catch (InvocationTargetException e) {
            throw new ConfigException(key, value, e.getCause().getMessage());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonOptions profile(String key, Object value) {
        String name = value.toString().strip();
        for (JsonOptions.Profile profile : JsonOptions.Profile.values()) {
            if (profile.name().equalsIgnoreCase(name)) {
                return JsonOptions.of(profile);
            }
        }
        throw new ConfigException(key, value, "expected " + names(JsonOptions.Profile.values()) + ", in any case");
    }

    private static String names(JsonOptions.Profile[] profiles) {
        return String.join(
                ", ",
                Arrays.stream(profiles)
                        .map(profile -> profile.name().toLowerCase(Locale.ROOT))
                        .toList());
    }

    private static int number(String key, Object value) {
        try {
            return Integer.parseInt(value.toString().strip());
        } catch (NumberFormatException e) {
            throw new ConfigException(key, value, "expected a whole number up to " + Integer.MAX_VALUE);
        }
    }

    private static boolean bool(String key, Object value) {
        return switch (value.toString().strip()) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new ConfigException(key, value, "expected true or false");
        };
    }
}
