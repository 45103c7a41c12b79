package dev.schemac.runtime.internal.text;

/** Strings of one character, those of ASCII made once: a {@code char} is then written without a new one. */
public final class OneCharacter {
    private static final String[] ASCII = ascii();

    private OneCharacter() {}

    public static String string(char c) {
        return c < ASCII.length ? ASCII[c] : String.valueOf(c);
    }

    private static String[] ascii() {
        String[] strings = new String[0x80];
        for (char c = 0; c < strings.length; c++) {
            strings[c] = String.valueOf(c);
        }
        return strings;
    }
}
