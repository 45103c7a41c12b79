package dev.schemac.runtime;

import java.math.BigDecimal;
import java.math.BigInteger;

/** The JSON texts of {@link BigInteger} and {@link BigDecimal}. A subclass may print anything: only the class itself is trusted. */
final class BigNumberEncoder {
    private BigNumberEncoder() {}

    static String text(BigInteger value) {
        return plain(value).toString();
    }

    static String text(BigDecimal value) {
        BigDecimal plain = value.getClass() == BigDecimal.class
                ? value
                : new BigDecimal(plain(value.unscaledValue()), value.scale());
        return plain.toString();
    }

    private static BigInteger plain(BigInteger value) {
        return value.getClass() == BigInteger.class ? value : new BigInteger(value.toByteArray());
    }
}
