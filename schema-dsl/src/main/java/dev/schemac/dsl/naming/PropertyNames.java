package dev.schemac.dsl.naming;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Derives the names of Java fields and bean properties from the names of columns. {@link #escaped} returns different results
 * for different names. {@link #camelCase} returns conventional names.
 *
 * <p>ASCII letters, digits and underscores stay unchanged. All other characters, and a leading digit, become their code
 * point as {@code $hex$}.
 */
public final class PropertyNames {

    /** The separators that {@link #camelCase} drops: ASCII characters except letters and digits. */
    private static final Pattern SEPARATORS = Pattern.compile("[\\x00-\\x7f&&[^A-Za-z0-9]]+");

    private static final Pattern CAMEL_CASE = Pattern.compile("[A-Za-z][A-Za-z0-9]*(?:_[0-9][A-Za-z0-9]*)*");

    private PropertyNames() {}

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
