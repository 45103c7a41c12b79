package dev.schemac.codegen.names;

import dev.schemac.dsl.naming.PropertyNames;
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
 * Derives Java names from the names of a schema, by {@link PropertyNames} where a name is valid in Java. An odd number of
 * dollar signs marks names that Java or the generated code reserves: {@code class$}, {@code presence$}, and {@code $} for
 * the empty name.
 */
public final class JavaNames {

    /** Words that Java accepts as names, but not as names of types. */
    private static final Set<String> NOT_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    /** Names that Java forbids for record components, and the methods of a record and its builder. */
    private static final Set<String> NOT_COMPONENTS = Stream.of(
                    Stream.of(
                            "clone",
                            "equals",
                            "finalize",
                            "getClass",
                            "hashCode",
                            "notify",
                            "notifyAll",
                            "toString",
                            "wait"),
                    GeneratedNames.RECORD_METHODS.stream(),
                    PlatformNames.EVENT_ACCESSORS.stream())
            .flatMap(names -> names)
            .collect(Collectors.toUnmodifiableSet());

    /** Device names: Windows rejects files and folders of these names with any extension. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(?:com|lpt)[0-9]", Pattern.CASE_INSENSITIVE);

    private static final Pattern PRESENCE_FIELD = Pattern.compile(GeneratedNames.PRESENCE + "[0-9_]*");
    private static final Pattern WORD_BORDER =
            Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+");

    private JavaNames() {}

    /**
     * Returns {@code com.acme.users} for a module of that name. Keywords and devices among the parts end with an
     * underscore.
     */
    public static String packageName(String module) {
        return Arrays.stream(module.split("\\."))
                .map(part -> SourceVersion.isKeyword(part) || isDevice(part) ? part + "_" : PropertyNames.escaped(part))
                .collect(Collectors.joining("."));
    }

    /** Returns the package of a module; the default package for {@code ""}. */
    public static String packageName(String module, String defaultPackage) {
        return module.isEmpty() ? defaultPackage : packageName(module);
    }

    public static String className(String schema) {
        String name = PropertyNames.escaped(schema);
        boolean marked = isWord(name) || NOT_TYPES.contains(name) || isDevice(name);
        return marked ? name + "$" : name;
    }

    private static boolean isDevice(String name) {
        return DEVICE.matcher(name).matches();
    }

    /**
     * Returns the field of a column.
     *
     * @param name the name from the planner
     * @param taken names with another meaning inside the value class
     */
    public static String field(String name, Set<String> taken) {
        boolean marked = isWord(name)
                || PRESENCE_FIELD.matcher(name).matches()
                || taken.contains(name)
                || name.equals("Class"); // Object.getClass() is final
        return marked ? name + "$" : name;
    }

    /**
     * Returns the component of a column in a record, which is also its accessor and the builder's setter.
     *
     * @param name the name from the planner
     * @param taken names with another meaning inside the record
     */
    public static String component(String name, Set<String> taken) {
        return isWord(name) || NOT_COMPONENTS.contains(name) || taken.contains(name) ? name + "$" : name;
    }

    private static boolean isWord(String name) {
        return name.isEmpty() || SourceVersion.isKeyword(name);
    }

    /**
     * Returns the name after {@code get}, {@code set}, {@code has} and {@code clear}: the field with its first letter
     * in upper case. If a schema has both {@code abc} and {@code Abc}, the latter's is {@code $Abc}.
     *
     * @param fields all fields of the schema
     */
    public static String accessorSuffix(String field, Set<String> fields) {
        boolean upperCase = Character.isUpperCase(field.charAt(0));
        if (upperCase && fields.contains(PropertyNames.lowerFirst(field))) {
            return "$" + field;
        }
        return PropertyNames.capitalized(field);
    }

    /** Returns {@code EYE_COLOR} for {@code eyeColor}; possibly not unique. */
    public static String constant(String column) {
        List<String> words = WORD_BORDER
                .splitAsStream(PropertyNames.escaped(column))
                .filter(word -> !word.isEmpty())
                .map(word -> word.toUpperCase(Locale.ROOT))
                .toList();
        String name = String.join("_", words);
        if (name.isEmpty()) {
            return "COLUMN";
        }
        return Character.isDigit(name.charAt(0)) ? "COLUMN_" + name : name;
    }

    /** Returns each name once: the second request for {@code X} returns {@code X_2}. */
    public static final class Unique {
        private final Set<String> taken;

        public Unique(Set<String> reserved) {
            taken = new HashSet<>(reserved);
        }

        public void reserve(String name) {
            taken.add(name);
        }

        public String take(String wanted) {
            String name = wanted;
            for (int number = 2; !taken.add(name); number++) {
                name = wanted + "_" + number;
            }
            return name;
        }
    }
}
