package dev.schemac.benchmarks.payload;

import java.util.SplittableRandom;

/** Random strings over an alphabet of code points. */
final class RandomText {
    static final String DIGITS = "0123456789";
    static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    static final String LETTERS_AND_DIGITS = LETTERS + DIGITS;

    private RandomText() {}

    static String of(SplittableRandom random, String alphabet, int length) {
        int[] points = alphabet.codePoints().toArray();
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(points[random.nextInt(points.length)]);
        }
        return text.toString();
    }

    static String alphanumeric(SplittableRandom random, int length) {
        return of(random, LETTERS_AND_DIGITS, length);
    }
}
