package dev.schemac.kafka;

import dev.schemac.runtime.JsonOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.apache.kafka.common.config.ConfigException;

/**
 * The keys by which serializers, deserializers and serdes are configured where properties name them by their class.
 *
 * <pre>{@code
 * value.deserializer = dev.schemac.kafka.EventDeserializer
 * schemac.value.type = com.acme.orders.Order
 * schemac.profile = strict
 * }</pre>
 *
 * <p>All keys but the types may also be given for keys or values of records alone, and then count before the others:
 * {@code schemac.key.profile}, {@code schemac.value.max.depth}. A key that begins with {@code schemac.} and is none of
 * these is an error, so that a misspelled key is not ignored. Numbers and booleans may be text or objects.
 */
public final class EventSerdeConfig {
    /**
     * What the keys of records are: a {@link Class}, its name, or the name of an event type, {@code module.Name} or
     * {@code Name} where only one module has it. It is looked for with the class loader of the class, the context class
     * loader of the thread, and the one that loaded this class.
     */
    public static final String KEY_TYPE = "schemac.key.type";

    /** What the values of records are; as {@link #KEY_TYPE}. */
    public static final String VALUE_TYPE = "schemac.value.type";

    /**
     * {@code default}, {@code strict} or {@code esper}, in any case, or a {@link JsonOptions.Profile}; {@code default}
     * where it is not set.
     */
    public static final String PROFILE = "schemac.profile";

    /** See {@link JsonOptions#withMaxDepth}. */
    public static final String MAX_DEPTH = "schemac.max.depth";

    /** See {@link JsonOptions#withMaxNumberLength}; in characters. */
    public static final String MAX_NUMBER_LENGTH = "schemac.max.number.length";

    /** See {@link JsonOptions#withMaxDecimalScale}. */
    public static final String MAX_DECIMAL_SCALE = "schemac.max.decimal.scale";

    /** See {@link JsonOptions#withMaxEventBytes}; in bytes. */
    public static final String MAX_EVENT_BYTES = "schemac.max.event.bytes";

    /** See {@link JsonOptions#withIndent}; in spaces. */
    public static final String INDENT = "schemac.indent";

    /** {@code true} or {@code false}: see {@link JsonOptions#withSortedMembers}. */
    public static final String SORTED_MEMBERS = "schemac.sorted.members";

    /** {@code true} or {@code false}: see {@link JsonOptions#withEitherBase64}. */
    public static final String EITHER_BASE64 = "schemac.either.base64";

    private static final String PREFIX = "schemac.";
    /** In the order of the components of {@link JsonOptions}. */
    private static final List<String> OPTIONS = List.of(
            PROFILE,
            MAX_DEPTH,
            MAX_NUMBER_LENGTH,
            MAX_DECIMAL_SCALE,
            MAX_EVENT_BYTES,
            INDENT,
            SORTED_MEMBERS,
            EITHER_BASE64);

    private EventSerdeConfig() {}

    static String typeKey(boolean isKey) {
        return isKey ? KEY_TYPE : VALUE_TYPE;
    }

    /** Finds misspelled keys, whether they are for keys or values of records. */
    static void checkKeys(Map<String, ?> configs) {
        for (String key : new TreeSet<>(configs.keySet())) {
            if (key.startsWith(PREFIX) && !isKnown(key)) {
                throw new ConfigException("Unknown configuration " + key + ": known are " + KEY_TYPE + ", " + VALUE_TYPE
                        + " and " + String.join(", ", OPTIONS)
                        + ", these also for keys or values alone, as " + specific(PROFILE, true));
            }
        }
    }

    private static boolean isKnown(String key) {
        return key.equals(KEY_TYPE)
                || key.equals(VALUE_TYPE)
                || OPTIONS.stream()
                        .flatMap(option -> Stream.of(option, specific(option, true), specific(option, false)))
                        .anyMatch(key::equals);
    }

    private static String specific(String option, boolean isKey) {
        return PREFIX + (isKey ? "key." : "value.") + option.substring(PREFIX.length());
    }

    static JsonOptions options(Map<String, ?> configs, boolean isKey) {
        JsonOptions options = JsonOptions.DEFAULT;
        for (String option : OPTIONS) {
            String key = specific(option, isKey);
            Object value = configs.get(key);
            if (value == null) {
                key = option;
                value = configs.get(key);
            }
            if (value != null) {
                options = with(options, option, key, value);
            }
        }
        return options;
    }

    /** The profile comes first in {@link #OPTIONS}, because it sets the others. */
    private static JsonOptions with(JsonOptions options, String option, String key, Object value) {
        try {
            return switch (option) {
                case PROFILE -> profile(key, value);
                case MAX_DEPTH -> options.withMaxDepth(number(key, value));
                case MAX_NUMBER_LENGTH -> options.withMaxNumberLength(number(key, value));
                case MAX_DECIMAL_SCALE -> options.withMaxDecimalScale(number(key, value));
                case MAX_EVENT_BYTES -> options.withMaxEventBytes(number(key, value));
                case INDENT -> options.withIndent(number(key, value));
                case SORTED_MEMBERS -> options.withSortedMembers(bool(key, value));
                case EITHER_BASE64 -> options.withEitherBase64(bool(key, value));
                default -> throw new AssertionError(option);
            };
        } catch (IllegalArgumentException e) {
            throw new ConfigException(key, value, e.getMessage());
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
