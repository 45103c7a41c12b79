package dev.schemac.runtime.members;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number of elements that an array is made for: right for scalars, and bounded by the bytes for whatever else stands there. */
class ElementCountTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1]                          | 1",
                "1,2]                        | 2",
                "1,2],[3,4,5]                | 2",
                "true,false,null]            | 3",
                "1234567,2]                  | 2",
                "12345678,2]                 | 2",
                "-1.5e-300 , 2 , 3 ]         | 3",
                "1,2,3,4,5,6,7,8,9,10]       | 10",
                "1,2,3                       | 3",
                "]                           | 1"
            })
    void isOneMoreThanTheCommas(String array, int count) {
        assertThat(count(array)).isEqualTo(count);
    }

    @Test
    void commasAloneMakeNoMoreElementsThanTheirBytesCouldHold() {
        assertThat(count(",".repeat(1_000) + "]")).isEqualTo(501);
        assertThat(count(",".repeat(1_001))).isEqualTo(501);
        assertThat(count(",".repeat(1_003) + "]" + " ".repeat(8))).isEqualTo(502);
    }

    @Test
    void otherBytesOfAsciiAreNoCommas() {
        for (int b = 0; b < 128; b++) {
            String byteAlone = String.valueOf((char) b).repeat(16) + "]";
            assertThat(count(byteAlone)).as("byte %d", b).isEqualTo(b == ',' ? 9 : 1);
        }
    }

    /** They are errors, wherever they are; only the array must not become too large. */
    @Test
    void bytesBeyondAsciiMakeNoMoreElementsThanTheirBytesCouldHold() {
        for (int b = 128; b < 256; b++) {
            assertThat(count(String.valueOf((char) b).repeat(16) + "]"))
                    .as("byte %d", b)
                    .isBetween(1, 9);
        }
    }

    @Test
    void randomArraysAreCountedAsByALoop() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int i = 0; i < 20_000; i++) {
            int count = 1 + random.nextInt(30);
            String array = IntStream.range(0, count)
                            .mapToObj(n -> Long.toString(random.nextLong() >> random.nextInt(64)))
                            .collect(Collectors.joining(","))
                    + "]" + ",".repeat(random.nextInt(12));
            assertThat(count(array)).as("-Dschemac.seed=%d: %s", seed, array).isEqualTo(count);
        }
    }

    private static int count(String text) {
        byte[] bytes = ("[" + text).getBytes(ISO_8859_1);
        return new JsonScanner(bytes, 1, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT)).countElements();
    }
}
