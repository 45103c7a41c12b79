package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.output.IntegerEncoder;
import dev.schemac.testing.Seed;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class IntegerEncoderTest {

    @Test
    void writesTheLimitsOfIntAndLong() {
        for (long value : new long[] {Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE}) {
            for (int step = -1; step <= 1; step++) {
                check(value + step);
            }
        }
    }

    @Test
    void writesEveryNumberOfDigits() {
        for (long power = 1; power > 0 && power <= Long.MAX_VALUE / 10; power *= 10) {
            for (long value : new long[] {power, power - 1, power + 1, power * 9, power * 10 - 1}) {
                check(value);
                check(-value);
            }
        }
    }

    @Test
    void writesSmallNumbers() {
        for (int value = -110_000; value < 110_000; value++) {
            check(value);
        }
    }

    @Test
    void writesRandomNumbersOfEveryWidth() {
        Random random = new Random(Seed.of(20_261_121));
        for (int i = 0; i < 500_000; i++) {
            check(random.nextLong() >> random.nextInt(64));
            check(random.nextInt());
        }
    }

    @Test
    void splitsIntoEightDigitsExactly() {
        for (int value = 0; value < 100_000_000; value += value < 200_000 ? 1 : 997) {
            byte[] out = new byte[8];
            Words.put(out, 0, IntegerEncoder.eightDigits(value));
            int read = 0;
            for (byte digit : out) {
                if (digit < 0 || digit > 9) {
                    assertThat(digit).as("a digit of %d", value).isBetween((byte) 0, (byte) 9);
                }
                read = read * 10 + digit;
            }
            if (read != value) {
                assertThat(read).isEqualTo(value);
            }
        }
    }

    private static void check(long value) {
        byte[] out = new byte[IntegerEncoder.MAX_BYTES];
        String text = new String(out, 0, IntegerEncoder.append(out, 0, value), StandardCharsets.ISO_8859_1);
        if (!text.equals(Long.toString(value))) {
            assertThat(text).isEqualTo(Long.toString(value));
        }
        if (value == (int) value) {
            int end = IntegerEncoder.append(out, 0, (int) value);
            assertThat(end).as("length of %d", value).isEqualTo(text.length());
        }
    }
}
