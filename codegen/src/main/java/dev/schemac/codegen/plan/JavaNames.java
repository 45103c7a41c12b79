package dev.schemac.codegen.plan;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Java names for the names of a schema. Names of classes, fields and accessors are derived injectively: two different
 * columns never get the same one, and a column keeps its name when others are added.
 *
 * <p>A letter, digit or underscore of ASCII stands for itself, everything else (and a leading digit) becomes its code
 * point as {@code $hex$}. So an odd number of dollar signs is free to mark names that Java or the generated code has
 * taken: {@code class$}, {@code presence$}, and {@code $} for the empty name.
 */
final class JavaNames {

    /** Words that may be names in Java, but not names of types. */
    private static final Set<String> NOT_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    /**
     * What a record cannot have as a component, and the methods of a record and its builder that a component
     * would stand for.
     */
    private static final Set<String> NOT_COMPONENTS = Stream.concat(
                    Stream.of(
                            "builder",
                            "clone",
                            "equals",
                            "finalize",
                            "getClass",
                            "hashCode",
                            "notify",
                            "notifyAll",
                            "toBuilder",
                            "toString",
                            "undeclaredMembers",
                            "wait"),
                    PlatformNames.EVENT_ACCESSORS.stream())
            .collect(Collectors.toUnmodifiableSet());

    /** Names of devices: Windows stores no file and no folder that is called so, whatever comes after a dot. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(?:com|lpt)[0-9]", Pattern.CASE_INSENSITIVE);

    private static final Pattern PRESENCE_FIELD = Pattern.compile("presence[0-9_]*");
    private static final Pattern WORD_BORDER =
            Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+");

    private JavaNames() {}

    /**
     * {@code com.acme.users} for a module of that name; keywords and devices among the parts get a trailing underscore.
     */
    static String packageName(String module) {
        return Arrays.stream(module.split("\\."))
                .map(part -> SourceVersion.isKeyword(part) || isDevice(part) ? part + "_" : escaped(part))
                .collect(Collectors.joining("."));
    }

    static String className(String schema) {
        String name = escaped(schema);
        boolean marked = isWord(name) || NOT_TYPES.contains(name) || isDevice(name);
        return marked ? name + "$" : name;
    }

    private static boolean isDevice(String name) {
        return DEVICE.matcher(name).matches();
    }

    /**
     * The field of a column.
     *
     * @param taken names that mean something else inside the value class
     */
    static String field(String column, Set<String> taken) {
        String name = escaped(column);
        boolean marked = isWord(name)
                || PRESENCE_FIELD.matcher(name).matches()
                || taken.contains(name)
                || name.equals("Class"); // Object.getClass() is final
        return marked ? name + "$" : name;
    }

    /**
     * The component of a column in a record, which is its accessor and the builder's setter too.
     *
     * @param taken names that mean something else inside the record
     */
    static String component(String column, Set<String> taken) {
        String name = escaped(column);
        return isWord(name) || NOT_COMPONENTS.contains(name) || taken.contains(name) ? name + "$" : name;
    }

    private static boolean isWord(String name) {
        return name.isEmpty() || SourceVersion.isKeyword(name);
    }

    /**
     * What follows {@code get}, {@code set}, {@code has} and {@code clear}: the field with its first letter in upper
     * case. Where a schema has both {@code abc} and {@code Abc}, the latter's is {@code $Abc}.
     *
     * @param fields all fields of the schema
     */
    static String accessorSuffix(String field, Set<String> fields) {
        boolean upperCase = Character.isUpperCase(field.charAt(0));
        String lowerCaseTwin = Character.toLowerCase(field.charAt(0)) + field.substring(1);
        if (upperCase && fields.contains(lowerCaseTwin)) {
            return "$" + field;
        }
        return Character.toUpperCase(field.charAt(0)) + field.substring(1);
    }

    /** {@code EYE_COLOR} for {@code eyeColor}; not unique yet. */
    static String constant(String column) {
        List<String> words = WORD_BORDER
                .splitAsStream(escaped(column))
                .filter(word -> !word.isEmpty())
                .map(word -> word.toUpperCase(Locale.ROOT))
                .toList();
        String name = String.join("_", words);
        if (name.isEmpty()) {
            return "COLUMN";
        }
        return Character.isDigit(name.charAt(0)) ? "COLUMN_" + name : name;
    }

    /** Hands out names once each: the second taker of {@code X} gets {@code X_2}. */
    static final class Unique {
        private final Set<String> taken;

        Unique(Set<String> reserved) {
            taken = new HashSet<>(reserved);
        }

        void reserve(String name) {
            taken.add(name);
        }

        String take(String wanted) {
            String name = wanted;
            for (int number = 2; !taken.add(name); number++) {
                name = wanted + "_" + number;
            }
            return name;
        }
    }

    private static String escaped(String name) {
        StringBuilder escaped = new StringBuilder(name.length());
        name.codePoints().forEach(c -> {
            boolean digit = c >= '0' && c <= '9';
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            if (letter || digit && !escaped.isEmpty()) {
                escaped.appendCodePoint(c);
            } else {
                escaped.append('$').append(Integer.toHexString(c)).append('$');
            }
        });
        return escaped.toString();
    }
}
