package dev.schemac.dsl.syntax;

/** The text of a string constant. */
final class StringConstant {
    private static final int UNICODE_DIGITS = 4;

    private StringConstant() {}

    /**
     * Takes the quotes away and decodes escapes as Esper does: a backslash, {@code u} and four hexadecimal digits is a
     * UTF-16 unit; a backslash before any other character means that character.
     */
    static String decode(String quoted) {
        String inner = quoted.substring(1, quoted.length() - 1);
        if (inner.indexOf('\\') < 0) {
            return inner;
        }
        StringBuilder text = new StringBuilder(inner.length());
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.charAt(i);
            if (c != '\\') {
                text.append(c);
            } else if (isUnicodeEscape(inner, i)) {
                text.append((char) Integer.parseInt(inner, i + 2, i + 2 + UNICODE_DIGITS, 16));
                i += 1 + UNICODE_DIGITS;
            } else {
                text.append(inner.charAt(++i));
            }
        }
        return text.toString();
    }

    private static boolean isUnicodeEscape(String text, int backslash) {
        int digits = backslash + 2;
        if (digits + UNICODE_DIGITS > text.length() || text.charAt(backslash + 1) != 'u') {
            return false;
        }
        return text.substring(digits, digits + UNICODE_DIGITS).chars().allMatch(StringConstant::isHexDigit);
    }

    private static boolean isHexDigit(int c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F';
    }
}
