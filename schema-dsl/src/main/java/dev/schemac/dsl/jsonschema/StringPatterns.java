package dev.schemac.dsl.jsonschema;

/**
 * Regular expressions for the strings that parsers accept. They use only the syntax that ECMA-262, Java and RE2 share,
 * except for {@link #CHAR}. Each matches the whole string.
 */
final class StringPatterns {
    /** Matches the optional sign and digits before the last four digits of a year. */
    static final String SIGN_AND_DIGITS = "(?:[+][0-9]{1,5}|-[0-9]{0,5})?";

    private static final String DAYS = "(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
            + "|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
            + "|02-(?:0[1-9]|1[0-9]|2[0-8]))";

    /** Matches leap years. The last four digits decide, because 10,000 is a multiple of 400. */
    private static final String LEAP_YEAR =
            "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)";

    private static final String YEAR_END_AND_DAY = "(?:[0-9]{4}-" + DAYS + "|" + LEAP_YEAR + "-02-29)";
    private static final String DATE_BODY = SIGN_AND_DIGITS + YEAR_END_AND_DAY;

    private static final String HOUR_AND_MINUTE = "(?:[01][0-9]|2[0-3]):[0-5][0-9]";
    private static final String SECOND = ":[0-5][0-9](?:[.][0-9]{0,9})?";
    private static final String TIME_BODY = HOUR_AND_MINUTE + "(?:" + SECOND + ")?";
    private static final String DATE_TIME_BODY = DATE_BODY + "[Tt]" + TIME_BODY;

    private static final String OFFSET =
            "(?:[Zz]|[+-](?:(?:0[0-9]|1[0-7])(?::[0-5][0-9](?::[0-5][0-9])?)?" + "|18(?::00(?::00)?)?))";

    private static final String ZONE = "(?:\\[[A-Za-z][A-Za-z0-9~/._+:-]+\\]|\\[[+-][0-9:]+\\]|\\[[Zz]\\])?";

    private static final String COUNT = "[+-]?[0-9]+";
    private static final String SECONDS = COUNT + "(?:[.,][0-9]{0,9})?[Ss]";
    private static final String MINUTES = "(?:" + COUNT + "[Mm](?:" + SECONDS + ")?|" + SECONDS + ")";
    private static final String HOURS = "[Tt](?:" + COUNT + "[Hh](?:" + MINUTES + ")?|" + MINUTES + ")";

    private static final String HEX = "[0-9A-Fa-f]";

    /** Matches a code point that is one {@code char}. RE2 has no escape of this form. */
    static final String CHAR = whole("[\\u0000-\\uFFFF]");

    static final String DATE = whole(DATE_BODY);
    static final String TIME = whole(TIME_BODY);
    static final String MONTH_DAY = whole("--(?:" + DAYS + "|02-29)");
    static final String YEAR = whole("[+-]?0?[0-9]{1,9}");
    static final String DATE_TIME = whole(DATE_TIME_BODY);
    static final String DATE_TIME_OFFSET = whole(DATE_TIME_BODY + OFFSET);
    static final String DATE_TIME_ZONE = whole(DATE_TIME_BODY + OFFSET + ZONE);

    /**
     * Matches an {@code Instant}. It requires seconds, and minutes in an offset. It accepts 24:00 as the end of a day, and
     * ends with the year 1,000,000,000.
     */
    static final String INSTANT = whole("(?:[+][0-9]{1,5}|-[0-9]{0,5}|[+-]100000)?" + YEAR_END_AND_DAY + "[Tt](?:"
            + HOUR_AND_MINUTE + SECOND + "|24:00:00(?:[.]0{0,9})?)"
            + "(?:[Zz]|[+-](?:(?:0[0-9]|1[0-7]):[0-5][0-9](?::[0-5][0-9])?|18:00(?::00)?))");

    static final String DURATION = whole("[+-]?[Pp](?:" + COUNT + "[Dd](?:" + HOURS + ")?|" + HOURS + ")");
    static final String UUID = whole(HEX + "{8}-(?:" + HEX + "{4}-){3}" + HEX + "{12}");
    static final String URL = "^(?:https?|ftp|file|mailto|jar):";
    static final String NUMBER = whole("-?(?:0|[1-9][0-9]*)(?:[.][0-9]+)?(?:[eE][+-]?[0-9]+)?");

    static final String BASE64 = whole(base64("[A-Za-z0-9+/]", "==", "="));
    static final String BASE64_URL = whole(base64("[A-Za-z0-9_-]", "(?:==)?", "=?"));

    /**
     * Matches more than the parser accepts: exact patterns that allow blanks make Java's regular expressions recurse per
     * digit.
     */
    static final String BASE64_LINES = whole("[A-Za-z0-9+/ \\t\\r\\n]*(?:=[ \\t\\r\\n]*){0,2}");

    private StringPatterns() {}

    /** Returns a pattern of the integers from {@code least} to {@code most}, as JSON writes them. */
    static String integers(long least, long most) {
        return whole("(?:" + upTo(Long.toString(most)) + "|-"
                + upTo(Long.toString(least).substring(1)) + ")");
    }

    /**
     * Returns a pattern of the integers from 0 to {@code most}. It matches shorter integers, and for each digit the integers
     * with a smaller digit in its place.
     */
    private static String upTo(String most) {
        StringBuilder pattern = new StringBuilder("(?:0|[1-9][0-9]{0," + (most.length() - 2) + "}");
        for (int i = 0; i < most.length(); i++) {
            int least = i == 0 ? 1 : 0;
            int below = most.charAt(i) - '0' - 1;
            int rest = most.length() - i - 1;
            if (below >= least) {
                pattern.append('|')
                        .append(most, 0, i)
                        .append(below == least ? "" + least : "[" + least + "-" + below + "]")
                        .append(rest == 0 ? "" : "[0-9]{" + rest + "}");
            }
        }
        return pattern.append('|').append(most).append(')').toString();
    }

    /** Returns a pattern of groups of four digits, then two or three. The last digit has no bits after the last byte. */
    private static String base64(String digit, String afterTwo, String afterThree) {
        return "(?:" + digit + "{4})*(?:" + digit + "[AQgw]" + afterTwo + "|" + digit + "{2}[AEIMQUYcgkosw048]"
                + afterThree + ")?";
    }

    static String whole(String pattern) {
        return "^" + pattern + "$";
    }
}
