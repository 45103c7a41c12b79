package dev.schemac.codegen.names;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Java names for the names of a schema. What {@link #escaped} gives for two different names is never the same; {@link
 * #camelCase} gives what a Java developer would write, and the planner chooses.
 *
 * <p>A letter, digit or underscore of ASCII stands for itself, everything else (and a leading digit) becomes its code
 * point as {@code $hex$}. So an odd number of dollar signs is free to mark names that Java or the generated code has
 * taken: {@code class$}, {@code presence$}, and {@code $} for the empty name.
 */
public final class JavaNames {

    /** Words that may be names in Java, but not names of types. */
    private static final Set<String> NOT_TYPES = Set.of("permits", "record", "sealed", "var", "yield");

    /**
     * What a record cannot have as a component, and the methods of a record and its builder that a component
     * would stand for.
     */
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

    /** Names of devices: Windows stores no file and no folder that is called so, whatever comes after a dot. */
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|(?:com|lpt)[0-9]", Pattern.CASE_INSENSITIVE);

    private static final Pattern PRESENCE_FIELD = Pattern.compile(GeneratedNames.PRESENCE + "[0-9_]*");
    /** What {@link #camelCase} leaves out: anything of ASCII but letters and digits. */
    private static final Pattern SEPARATORS = Pattern.compile("[\\x00-\\x7f&&[^A-Za-z0-9]]+");

    private static final Pattern CAMEL_CASE = Pattern.compile("[A-Za-z][A-Za-z0-9]*(?:_[0-9][A-Za-z0-9]*)*");
    private static final Pattern WORD_BORDER =
            Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+");

    private JavaNames() {}

    /**
     * {@code com.acme.users} for a module of that name; keywords and devices among the parts get a trailing underscore.
     */
    public static String packageName(String module) {
        return Arrays.stream(module.split("\\."))
                .map(part -> SourceVersion.isKeyword(part) || isDevice(part) ? part + "_" : escaped(part))
                .collect(Collectors.joining("."));
    }

    /** The package of what is declared in a module; the default one where that is {@code ""}. */
    public static String packageName(String module, String defaultPackage) {
        return module.isEmpty() ? defaultPackage : packageName(module);
    }

    public static String className(String schema) {
        String name = escaped(schema);
        boolean marked = isWord(name) || NOT_TYPES.contains(name) || isDevice(name);
        return marked ? name + "$" : name;
    }

    private static boolean isDevice(String name) {
        return DEVICE.matcher(name).matches();
    }

    /**
     * {@code htmlUrl} for {@code html_url}, {@code html-url}, {@code HTML_URL} and {@code _htmlUrl}: the words between
     * separators, each but the first with its first letter in upper case. Capitals stay where there are lower-case
     * letters too, {@code userID}, but for the first word, which is {@code url} for {@code URL_path} and {@code user}
     * for {@code User_ID}; and {@code URLPath} stays, as bean properties do that begin with two capitals. An underscore
     * stays between digits: {@code x1_2}. What comes out is not changed by this again.
     *
     * @return empty where that is no name: without a letter at its begin, or with characters beyond ASCII
     */
    public static Optional<String> camelCase(String column) {
        boolean capitals = column.equals(column.toUpperCase(Locale.ROOT));
        StringBuilder name = new StringBuilder();
        for (String word : SEPARATORS.split(column)) {
            if (word.isEmpty()) {
                continue;
            }
            boolean first = name.isEmpty();
            String written = capitals || first && word.equals(word.toUpperCase(Locale.ROOT))
                    ? word.toLowerCase(Locale.ROOT)
                    : word;
            if (!first && Character.isDigit(word.charAt(0)) && Character.isDigit(name.charAt(name.length() - 1))) {
                name.append('_');
            }
            name.append(first ? decapitalized(written) : capitalized(written));
        }
        return CAMEL_CASE.matcher(name).matches() ? Optional.of(name.toString()) : Optional.empty();
    }

    /** Equal for columns that would have the same field, named as Java developers do. */
    public static String fieldKey(String column) {
        return lowerFirst(camelCase(column).orElseGet(() -> escaped(column)));
    }

    /** Equal for columns that would be the same property of a bean. */
    public static String propertyKey(String column, boolean isBoolean) {
        String name = camelCase(column).orElseGet(() -> escaped(column));
        return lowerFirst(isBoolean ? withoutIs(name) : name);
    }

    /** The name with its first letter in upper case. */
    public static String capitalized(String name) {
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /** {@code eyeColor} for {@code EyeColor}, but {@code URLPath} for {@code URLPath}, as bean properties are called. */
    public static String decapitalized(String name) {
        boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
        return acronym ? name : lowerFirst(name);
    }

    /** The name with its first letter in lower case: what begins with it otherwise has the same accessors. */
    public static String lowerFirst(String name) {
        return name.isEmpty() ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** {@code active} for {@code isActive}, the property that a getter {@code isActive()} has; other names stay. */
    public static String withoutIs(String name) {
        boolean is = name.matches("is[A-Z0-9].*");
        return is ? lowerFirst(name.substring(2)) : name;
    }

    /**
     * The field of a column.
     *
     * @param name what the planner calls it
     * @param taken names that mean something else inside the value class
     */
    public static String field(String name, Set<String> taken) {
        boolean marked = isWord(name)
                || PRESENCE_FIELD.matcher(name).matches()
                || taken.contains(name)
                || name.equals("Class"); // Object.getClass() is final
        return marked ? name + "$" : name;
    }

    /**
     * The component of a column in a record, which is its accessor and the builder's setter too.
     *
     * @param name what the planner calls it
     * @param taken names that mean something else inside the record
     */
    public static String component(String name, Set<String> taken) {
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
    public static String accessorSuffix(String field, Set<String> fields) {
        boolean upperCase = Character.isUpperCase(field.charAt(0));
        if (upperCase && fields.contains(lowerFirst(field))) {
            return "$" + field;
        }
        return capitalized(field);
    }

    /** {@code EYE_COLOR} for {@code eyeColor}; not unique yet. */
    public static String constant(String column) {
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

    /** The name as it is, where it is one in Java; see above. */
    public static String escaped(String name) {
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
