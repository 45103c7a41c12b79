package dev.schemac.runtime.numbers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Corpora;
import dev.schemac.runtime.internal.output.DecimalEncoder;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The doubles of the test file of RFC 8785 (JSON canonicalization) and their shortest texts in ECMAScript form. The file
 * of a hundred million lines is a deterministic sequence: it is generated here and only its published hash is compared.
 */
class ShortestDoubleCorpusTest {

    private static final int SERIAL_LINES = 2_000;

    @Test
    void writesTheListedDoubles() throws IOException {
        for (String line : Files.readAllLines(Corpora.path("numbers/es6-10000.txt"))) {
            int comma = line.indexOf(',');
            double value = Double.longBitsToDouble(Long.parseUnsignedLong(line, 0, comma, 16));

            assertThat(ecmaScript(value)).as(line).isEqualTo(line.substring(comma + 1));
        }
    }

    /** A million lines; {@code -Dschemac.volume=full} checks all the 10^8 that have a published hash. */
    @Test
    void writesTheGeneratedDoubles() throws IOException, NoSuchAlgorithmException {
        long[] seeds = Files.readAllLines(Corpora.path("numbers/es6-static-seeds.txt")).stream()
                .mapToLong(line -> Long.parseUnsignedLong(line.trim(), 16))
                .toArray();
        List<String> hashes = Files.readAllLines(Corpora.path("numbers/es6-hashes.tsv"));
        long lines = Volume.of(10_000_000, 100_000_000);
        Sequence sequence = new Sequence(seeds);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        long written = 0;
        for (String row : hashes.subList(1, hashes.size())) {
            String[] columns = row.split("\t", -1);
            long total = Long.parseLong(columns[0]);
            if (total > lines) {
                break;
            }
            for (; written < total; written++) {
                double value = sequence.next();
                String line = Long.toHexString(Double.doubleToRawLongBits(value)) + ',' + ecmaScript(value) + '\n';
                digest.update(line.getBytes(StandardCharsets.ISO_8859_1));
            }
            MessageDigest upToHere = copy(digest);

            assertThat(HexFormat.of().formatHex(upToHere.digest()))
                    .as("hash of the first %d lines", total)
                    .isEqualTo(columns[2]);
        }
    }

    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    /** The encoder's digits and exponent, laid out by Number.prototype.toString of ECMAScript. */
    private static String ecmaScript(double value) {
        byte[] out = new byte[DecimalEncoder.MAX_BYTES];
        String text = new String(out, 0, DecimalEncoder.append(out, 0, value), StandardCharsets.ISO_8859_1);
        if (value == 0) {
            return "0";
        }
        String shortest = oneDigitWherePossible(text, value);
        int mark = shortest.indexOf('E') < 0 ? shortest.indexOf('e') : shortest.indexOf('E');
        int exponent = mark < 0 ? 0 : Integer.parseInt(shortest, mark + 1, shortest.length(), 10);
        String mantissa = shortest.substring(value < 0 ? 1 : 0, mark < 0 ? shortest.length() : mark);
        int dot = mantissa.indexOf('.') < 0 ? mantissa.length() : mantissa.indexOf('.');
        int first = 0;
        while (mantissa.charAt(first) == '0' || mantissa.charAt(first) == '.') {
            first++;
        }
        int end = mantissa.length();
        while (mantissa.charAt(end - 1) == '0' || mantissa.charAt(end - 1) == '.') {
            end--;
        }
        String digits = first < dot && dot < end
                ? mantissa.substring(first, dot) + mantissa.substring(dot + 1, end)
                : mantissa.substring(first, end);
        int point = dot - first + exponent + (first > dot ? 1 : 0); // the value is 0.digits * 10^point
        String sign = value < 0 ? "-" : "";
        if (point > 21 || point < -5) {
            String fraction = digits.length() > 1 ? "." + digits.substring(1) : "";
            return sign + digits.charAt(0) + fraction + "e" + (point > 0 ? "+" : "") + (point - 1);
        }
        if (point <= 0) {
            return sign + "0." + "0".repeat(-point) + digits;
        }
        if (point >= digits.length()) {
            return sign + digits + "0".repeat(point - digits.length());
        }
        return sign + digits.substring(0, point) + "." + digits.substring(point);
    }

    /**
     * The one place where Java and ECMAScript choose different digits: Java's form always has two, so it picks the nearest
     * of all with two ({@code 4.9E-324}), where ECMAScript prefers one digit ({@code 5e-324}).
     */
    private static String oneDigitWherePossible(String text, double value) {
        if (Math.abs(value) > 1e-322) {
            return text;
        }
        BigDecimal exact = new BigDecimal(value);
        return Stream.of("e-324", "e-323", "e-322")
                .flatMap(exponent -> IntStream.rangeClosed(1, 9).mapToObj(digit -> digit + exponent))
                .map(candidate -> value < 0 ? "-" + candidate : candidate)
                .filter(candidate -> Double.parseDouble(candidate) == value)
                .min(Comparator.comparing(
                        candidate -> new BigDecimal(candidate).subtract(exact).abs()))
                .orElse(text);
    }

    /** Fixed seeds, then 2,000 patterns from 2^52 upwards, then a chain of SHA-256 blocks, eight bytes a number. */
    private static final class Sequence {

        private final long[] seeds;
        private final MessageDigest digest = MessageDigest.getInstance("SHA-256");
        private ByteBuffer block = ByteBuffer.allocate(32).order(ByteOrder.LITTLE_ENDIAN);
        private int index;

        Sequence(long[] seeds) throws NoSuchAlgorithmException {
            this.seeds = seeds;
            block.position(block.limit());
        }

        double next() {
            int current = index++;
            if (current < seeds.length) {
                return Double.longBitsToDouble(seeds[current]);
            }
            if (current < seeds.length + SERIAL_LINES) {
                return Double.longBitsToDouble((1L << 52) + current - seeds.length);
            }
            double value;
            do {
                if (!block.hasRemaining()) {
                    block = ByteBuffer.wrap(digest.digest(block.array())).order(ByteOrder.LITTLE_ENDIAN);
                }
                value = Double.longBitsToDouble(block.getLong());
            } while (value == 0 || !Double.isFinite(value));
            return value;
        }
    }
}
