package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.testing.Seed;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Big numbers are written as their {@code toString}, however that is done. */
class BigNumberEncoderTest {
    private static final JsonKey KEY = JsonKey.number("n");
    private final JsonWriter out = new JsonWriter();

    @Test
    void writesDecimalsOfEveryPrecisionAndScale() {
        BigInteger nines = BigInteger.ZERO;
        for (int digits = 0; digits <= 22; digits++) {
            for (int scale = -3; scale <= digits + 9; scale++) {
                for (BigInteger unscaled : new BigInteger[] {nines, nines.add(BigInteger.ONE)}) {
                    check(new BigDecimal(unscaled, scale));
                    check(new BigDecimal(unscaled.negate(), scale));
                }
            }
            nines = nines.multiply(BigInteger.TEN).add(BigInteger.valueOf(9));
        }
    }

    /** Its methods are not called: they need not agree. */
    @Test
    void writesDecimalsOfASubclass() {
        BigDecimal other = new BigDecimal("1.5") {
            @Override
            public BigDecimal scaleByPowerOfTen(int n) {
                return ZERO;
            }

            @Override
            public String toString() {
                return "other";
            }
        };
        out.reset();
        out.value(other);
        assertThat(out.toJson()).isEqualTo("1.5");
    }

    @Test
    void writesTheLimits() {
        for (int scale : new int[] {Integer.MIN_VALUE, -1, 0, 1, 18, 19, 23, 24, 25, Integer.MAX_VALUE}) {
            for (long unscaled : new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1, -1, 0, 1, Long.MAX_VALUE}) {
                check(BigDecimal.valueOf(unscaled, scale));
            }
        }
        for (BigInteger limit : new BigInteger[] {BigInteger.ONE.shiftLeft(63), BigInteger.ONE.shiftLeft(31)}) {
            for (int step = -1; step <= 1; step++) {
                check(limit.add(BigInteger.valueOf(step)));
                check(limit.negate().add(BigInteger.valueOf(step)));
            }
        }
    }

    @Test
    void writesRandomNumbers() {
        long seed = Seed.drawn();
        System.out.println("schemac.seed=" + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 50_000; i++) {
            check(BigDecimal.valueOf(random.nextLong() >> random.nextInt(64), random.nextInt(-3, 30)));
            BigInteger large = new BigInteger(random.nextInt(90), random);
            check(random.nextBoolean() ? large : large.negate());
            check(new BigDecimal(large, random.nextInt(-3, 30)));
        }
    }

    /** Only the digits and the scale of a subclass count, not its other answers. */
    @Test
    void writesSubclassesByTheirValue() {
        BigDecimal decimal = new BigDecimal("12.50") {
            private static final long serialVersionUID = 1;

            @Override
            public String toString() {
                return "\"";
            }

            @Override
            public int precision() {
                return 1;
            }
        };
        BigInteger integer = new BigInteger("125") {
            private static final long serialVersionUID = 1;

            @Override
            public String toString() {
                return "\"";
            }

            @Override
            public long longValue() {
                return 7;
            }
        };
        assertThat(written(decimal)).isEqualTo("{\"n\":12.50,\"m\":12.50,\"a\":[12.50]}");
        assertThat(written(integer)).isEqualTo("{\"n\":125,\"m\":125,\"a\":[125]}");
    }

    private void check(BigDecimal value) {
        String text = new BigDecimal(value.unscaledValue(), value.scale()).toString();
        check(written(value), text);
    }

    private void check(BigInteger value) {
        check(written(value), value.toString());
    }

    private static void check(String written, String text) {
        String expected = "{\"n\":" + text + ",\"m\":" + text + ",\"a\":[" + text + "]}";
        if (!written.equals(expected)) {
            assertThat(written).isEqualTo(expected);
        }
    }

    private String written(BigDecimal value) {
        out.reset();
        out.beginObject();
        Outputs.of(out).member(KEY, value);
        out.member("m", value);
        out.beginArray("a");
        out.value(value);
        out.endArray();
        out.endObject();
        return out.toJson();
    }

    private String written(BigInteger value) {
        out.reset();
        out.beginObject();
        Outputs.of(out).member(KEY, value);
        out.member("m", value);
        out.beginArray("a");
        out.value(value);
        out.endArray();
        out.endObject();
        return out.toJson();
    }
}
