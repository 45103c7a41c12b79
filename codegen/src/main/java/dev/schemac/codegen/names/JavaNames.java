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
 * Derives Java names from the names of a schema. {@link #escaped} returns different results for different names. {@link
 * #camelCase} returns conventional names. The planner selects one of them.
 *
 * <p>ASCII letters, digits and underscores stay unchanged. All other characters, and a leading digit, become their code
 * point as {@code $hex$}. So an odd number of dollar signs can mark names that Java or the generated code reserves:
 * {@code class$}, {@code presence$}, and {@code $} for the empty name.
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
    /** The separators that {@link #camelCase} drops: ASCII characters except letters and digits. */
    private static final Pattern SEPARATORS = Pattern.compile("[\\x00-\\x7f&&[^A-Za-z0-9]]+");

    private static final Pattern CAMEL_CASE = Pattern.compile("[A-Za-z][A-Za-z0-9]*(?:_[0-9][A-Za-z0-9]*)*");
    private static final Pattern WORD_BORDER =
            Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z0-9]+");

    private JavaNames() {}

    /**
     * Returns {@code com.acme.users} for a module of that name. Keywords and devices among the parts end with an
     * underscore.
     */
    public static String packageName(String module) {
        return Arrays.stream(module.split("\\."))
                .map(part -> SourceVersion.isKeyword(part) || isDevice(part) ? part + "_" : escaped(part))
                .collect(Collectors.joining("."));
    }

    /** Returns the package of a module; the default package for {@code ""}. */
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
     * Returns {@code htmlUrl} for {@code html_url}, {@code html-url}, {@code HTML_URL} and {@code _htmlUrl}. The words
     * between separators are joined, and each except the first begins with an upper-case letter.
     *
     * <ul>
     * <li>In names with lower-case letters, capitals stay: {@code userID}.
     * <li>The first word becomes {@code url} in {@code URL_path} and {@code user} in {@code User_ID}.
     * <li>{@code URLPath} stays, like bean properties that begin with two capitals.
     * <li>An underscore between digits stays: {@code x1_2}.
     * </ul>
     *
     * The result is stable: a second call does not change it.
     *
     * @return empty if the result is not a name: without a letter at its start, or with characters beyond ASCII
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

    /** Returns a key that is equal for columns with the same field, in conventional names. */
    public static String fieldKey(String column) {
        return lowerFirst(camelCase(column).orElseGet(() -> escaped(column)));
    }

    /** Returns a key that is equal for columns with the same bean property. */
    public static String propertyKey(String column, boolean isBoolean) {
        String name = camelCase(column).orElseGet(() -> escaped(column));
        return lowerFirst(isBoolean ? withoutIs(name) : name);
    }

    /** Returns the name with its first letter in upper case. */
    public static String capitalized(String name) {
        return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
    }

    /**
     * Returns {@code eyeColor} for {@code EyeColor}, but {@code URLPath} for {@code URLPath}, like bean properties.
     */
    public static String decapitalized(String name) {
        boolean acronym = name.length() > 1 && Character.isUpperCase(name.charAt(1));
        return acronym ? name : lowerFirst(name);
    }

    /** Returns the name with its first letter in lower case; otherwise both names would have the same accessors. */
    public static String lowerFirst(String name) {
        return name.isEmpty() ? name : Character.toLowerCase(name.charAt(0)) + name.substring(1);
    }

    /** Returns {@code active} for {@code isActive}, the property of a getter {@code isActive()}; other names stay. */
    public static String withoutIs(String name) {
        boolean is = name.matches("is[A-Z0-9].*");
        return is ? lowerFirst(name.substring(2)) : name;
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
        if (upperCase && fields.contains(lowerFirst(field))) {
            return "$" + field;
        }
        return capitalized(field);
    }

    /** Returns {@code EYE_COLOR} for {@code eyeColor}; possibly not unique. */
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

    /** Returns the unchanged name if it is valid in Java; see above. */
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
