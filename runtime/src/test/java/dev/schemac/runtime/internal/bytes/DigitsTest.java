package dev.schemac.runtime.internal.bytes;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Digits, eight at a time, against a loop over characters and the JDK. */
class DigitsTest {
    private static final long SEED = Seed.of(20_260_902);

    private static long word(String eight) {
        return Words.at(eight.getBytes(ISO_8859_1), 0);
    }

    @Test
    void countsDigitsUpToTheFirstOtherByte() {
        Random random = new Random(SEED);
        for (int digits = 0; digits <= 8; digits++) {
            for (int other = 0; other < 256; other++) {
                if (other >= '0' && other <= '9') {
                    continue;
                }
                StringBuilder text = new StringBuilder();
                for (int i = 0; i < 8; i++) {
                    text.append(
                            i == digits
                                    ? (char) other
                                    : i < digits ? (char) ('0' + random.nextInt(10)) : (char) random.nextInt(256));
                }
                assertThat(Digits.count(word(text.toString())))
                        .as("%s of seed %d", text, SEED)
                        .isEqualTo(digits);
            }
        }
        assertThat(Digits.count(word("00000000"))).isEqualTo(8);
        assertThat(Digits.count(word("99999999"))).isEqualTo(8);
    }

    @Test
    void appendsDigits() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            int count = 1 + random.nextInt(8);
            String digits = "%08d".formatted(random.nextInt(100_000_000)).substring(8 - count);
            long value = random.nextInt(1_000_000_000);
            long expected = Long.parseLong(value + digits);
            assertThat(Digits.append(value, word(digits + "x:/~\u00b0\u00ff.,".substring(0, 8 - count)), count))
                    .as(digits)
                    .isEqualTo(expected);
            if (count == 8) {
                assertThat(Digits.append(value, word(digits))).isEqualTo(expected);
            }
        }
    }

    @Test
    void aMinusIsAllBits() {
        for (int b = Byte.MIN_VALUE; b <= Byte.MAX_VALUE; b++) {
            assertThat(Digits.minus((byte) b)).as("%d", b).isEqualTo(b == '-' ? -1 : 0);
        }
    }

    @Test
    void hexadecimalDigitsBothWays() {
        Random random = new Random(SEED);
        for (int i = 0; i < 2_000; i++) {
            int value = i < 32 ? 1 << i : random.nextInt() >>> random.nextInt(32);
            String digits = "%08x".formatted(value);
            assertThat(Digits.hexDigits(value)).as(digits).isEqualTo(word(digits));
            assertThat(Digits.hexValue(word(digits))).as(digits).isEqualTo(value & 0xFFFF_FFFFL);
            StringBuilder mixed = new StringBuilder(digits);
            for (int at = 0; at < 8; at++) {
                if (random.nextBoolean()) {
                    mixed.setCharAt(at, Character.toUpperCase(mixed.charAt(at)));
                }
            }
            assertThat(Digits.hexValue(word(mixed.toString())))
                    .as(mixed.toString())
                    .isEqualTo(value & 0xFFFF_FFFFL);
        }
    }

    @Test
    void everyByteAmongHexadecimalDigits() {
        for (String digits : new String[] {"00000000", "ffffffff", "9A1b0F7c"}) {
            for (int at = 0; at < 8; at++) {
                for (char c = 0; c < 256; c++) {
                    String text = digits.substring(0, at) + c + digits.substring(at + 1);
                    boolean hex = "0123456789abcdefABCDEF".indexOf(c) >= 0;
                    assertThat(Digits.hexValue(word(text)))
                            .as("%02x at %d", (int) c, at)
                            .isEqualTo(hex ? Long.parseLong(text, 16) : Digits.NO_HEX);
                    assertThat(Digits.isHex((byte) c)).isEqualTo(hex);
                }
            }
        }
    }

    @Test
    void unitsOfEscapes() {
        byte[] text = "ab\\u12aFcd\\U0000\\ug000\\u0g00\\u00g0\\u000g\\u0000".getBytes(ISO_8859_1);
        assertThat(Digits.escapedUnit(text, 2, text.length)).isEqualTo(0x12AF);
        assertThat(Digits.escapedUnit(text, 2, 8)).isEqualTo(0x12AF);
        assertThat(Digits.escapedUnit(text, 2, 7)).isNegative();
        assertThat(Digits.escapedUnit(text, text.length - 6, text.length)).isZero();
        for (int at = 10; at < text.length - 6; at += 6) {
            assertThat(Digits.escapedUnit(text, at, text.length))
                    .as("at %d", at)
                    .isNegative();
        }
    }
}
