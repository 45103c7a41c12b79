package dev.schemac.runtime.numbers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.Corpora;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;

/** Numbers of every type: bit for bit, exact, or refused; whatever the spelling. */
class NumberReadingTest {
    private static final long SEED = Seed.of(20_260_102);

    private static final Pattern JSON_NUMBER = Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

    private static final JsonOptions LONG_NUMBERS = JsonOptions.DEFAULT.withMaxNumberLength(1 << 20);

    /** Overflow is an infinity there. */
    private static final JsonOptions INFINITE = JsonOptions.ESPER.withMaxNumberLength(1 << 20);

    /** An integer type: its column, range and name. */
    private record IntegerType(Column column, BigInteger min, BigInteger max, String name) {
        static IntegerType of(Column column, long min, long max, String name) {
            return new IntegerType(column, BigInteger.valueOf(min), BigInteger.valueOf(max), name);
        }

        boolean contains(BigInteger value) {
            return value.compareTo(min) >= 0 && value.compareTo(max) <= 0;
        }
    }

    private static final List<IntegerType> INTEGER_TYPES = List.of(
            IntegerType.of(Column.byteColumn("v"), Byte.MIN_VALUE, Byte.MAX_VALUE, "byte"),
            IntegerType.of(Column.shortColumn("v"), Short.MIN_VALUE, Short.MAX_VALUE, "short"),
            IntegerType.of(Column.intColumn("v"), Integer.MIN_VALUE, Integer.MAX_VALUE, "int"),
            IntegerType.of(Column.longColumn("v"), Long.MIN_VALUE, Long.MAX_VALUE, "long"));

    private static final List<Column> ALL_NUMBERS = List.of(
            Column.byteColumn("v"),
            Column.shortColumn("v"),
            Column.intColumn("v"),
            Column.longColumn("v"),
            Column.floatColumn("v"),
            Column.doubleColumn("v"),
            Column.bigInteger("v"),
            Column.bigDecimal("v"));

    // ---- double and float

    @Test
    void publishedVectors() throws IOException {
        int lines = 0;
        int numbers = 0;
        try (ZipFile zip =
                new ZipFile(Corpora.path("numbers/parse-number-fxx.zip").toFile())) {
            for (ZipEntry entry : zip.stream().map(ZipEntry.class::cast).toList()) {
                BufferedReader reader =
                        new BufferedReader(new InputStreamReader(zip.getInputStream(entry), ISO_8859_1));
                for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                    lines++;
                    numbers += vector(line) ? 1 : 0;
                }
            }
        }
        assertThat(lines).isEqualTo(52_977);
        assertThat(numbers).isGreaterThan(52_859);
    }

    /** Checks a line {@code f16 f32 f64 text}; true where the text is a JSON number. */
    private static boolean vector(String line) {
        int floatBits = Integer.parseUnsignedInt(line.substring(5, 13), 16);
        long doubleBits = Long.parseUnsignedLong(line.substring(14, 30), 16);
        String text = line.substring(31);
        if (!JSON_NUMBER.matcher(text).matches()) {
            assertThat(refuses(text, JsonScanner::readDouble)).as(text).isTrue();
            assertThat(refuses(text, JsonScanner::readFloat)).as(text).isTrue();
            return false;
        }
        sameBits(text, doubleBits, readDouble(text, INFINITE));
        sameBits(text, Double.doubleToRawLongBits(Double.parseDouble(text)), readDouble(text, INFINITE));
        assertThat(Float.floatToRawIntBits(scan(text, INFINITE, JsonScanner::readFloat)))
                .as(text)
                .isEqualTo(floatBits)
                .isEqualTo(Float.floatToRawIntBits(Float.parseFloat(text)));
        boolean finite = !Double.isInfinite(Double.longBitsToDouble(doubleBits));
        if (!finite) {
            assertThat(refuses(text, JsonScanner::readDouble)).as(text).isTrue();
        }
        if (Float.isInfinite(Float.intBitsToFloat(floatBits))) {
            assertThat(refuses(text, JsonScanner::readFloat)).as(text).isTrue();
        }
        return true;
    }

    @Test
    void randomDoublesInSeveralSpellings() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < Volume.of(200_000, 10_000_000); i++) {
            double value = Double.longBitsToDouble(random.nextLong());
            if (!Double.isFinite(value)) {
                continue;
            }
            String shortest = Double.toString(value);
            sameAsJdk(shortest);
            switch (i & 7) {
                case 0 -> sameAsJdk(shortest.replace("E", "e+").replace("+-", "-"));
                case 1 -> sameAsJdk(shortest.replace(".", "." + "0".repeat(random.nextInt(30))));
                case 2 ->
                    sameAsJdk(
                            shortest.contains("E")
                                    ? shortest.replace("E", "0".repeat(random.nextInt(30)) + "E")
                                    : shortest + "000");
                case 3 -> sameAsJdk(random.nextLong() + "." + Long.toUnsignedString(random.nextLong()));
                case 4 -> sameAsJdk(Long.toUnsignedString(random.nextLong()) + "E" + random.nextInt(-350, 320));
                case 5 -> sameAsJdk(random.nextInt() + "." + (random.nextInt() >>> 1) + "e" + random.nextInt(-40, 40));
                default -> sameAsJdk("0." + Long.toUnsignedString(random.nextLong() >>> random.nextInt(64)));
            }
        }
    }

    /** As they stand in documents, with more behind them: the reader looks at words that reach beyond the number. */
    @Test
    void numbersWithTextBehindThem() {
        SplittableRandom random = new SplittableRandom(SEED);
        String[] followers = {
            ",", "]", "}", " ", "\n", "", ",123456789", ":", "/", "\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff"
        };
        for (int i = 0; i < 1_000_000; i++) {
            String follower = followers[i % followers.length];
            double value = random.nextDouble() * (i % 3 == 0 ? 1000 : i % 3 == 1 ? -90 : 1e8);
            String literal = Double.toString(value);
            JsonScanner in = followed(literal, follower);
            sameBits(literal, Double.doubleToRawLongBits(value), in.readDouble());
            assertTaken(literal, in);
            long integer = random.nextLong() >> random.nextInt(64);
            literal = Long.toString(integer);
            in = followed(literal, follower);
            if (in.readLong() != integer) {
                fail("-Dschemac.seed=%d: %s", SEED, literal);
            }
            assertTaken(literal, in);
        }
    }

    /** Around the limits of a long, with more digits than a word and with text behind them. */
    @Test
    void integersAroundTheLimitsOfALongWithTextBehindThem() {
        BigInteger limit = BigInteger.ONE.shiftLeft(63);
        for (BigInteger around : List.of(limit, limit.shiftLeft(1), BigInteger.TEN.pow(19), BigInteger.TEN.pow(18))) {
            for (int delta = -300; delta <= 300; delta++) {
                for (BigInteger value : List.of(
                        around.add(BigInteger.valueOf(delta)), around.negate().add(BigInteger.valueOf(delta)))) {
                    JsonScanner in = followed(value.toString(), ",        ");
                    Object found;
                    try {
                        found = in.readLong();
                    } catch (InvalidInput e) {
                        found = e.kind();
                    }
                    Object expected =
                            value.bitLength() <= 63 ? (Object) value.longValueExact() : InvalidInput.Kind.MISMATCH;
                    if (!expected.equals(found)) {
                        fail("%s gives %s", value, found);
                    }
                }
            }
        }
    }

    private static JsonScanner followed(String literal, String follower) {
        byte[] bytes = (literal + follower).getBytes(ISO_8859_1);
        return new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
    }

    private static void assertTaken(String literal, JsonScanner in) {
        if (in.position() != literal.length()) {
            fail("%s: taken to %d", literal, in.position());
        }
    }

    /** The point anywhere among digits of any number: the reader takes eight digits at a time behind it. */
    @Test
    void everySplitOfDigitsByThePoint() {
        SplittableRandom random = new SplittableRandom(SEED + 1);
        for (int before = 1; before <= 24; before++) {
            for (int behind = 1; behind <= 40; behind++) {
                for (int i = 0; i < 20; i++) {
                    String text = (1 + random.nextInt(9)) + digits(random, before - 1) + "." + digits(random, behind);
                    sameAsJdk(text);
                    sameAsJdk("-0." + digits(random, behind) + "e" + random.nextInt(-30, 30));
                }
            }
        }
    }

    /** A byte that is no digit, of every value, at every place among the digits. */
    @Test
    void everyByteAmongTheDigits() {
        Volume.sweep(NumberReadingTest::sweepEveryByteAmongTheDigits);
    }

    private static void sweepEveryByteAmongTheDigits() {
        for (int length : new int[] {1, 7, 8, 9, 16, 17}) {
            for (int place = 0; place < length; place++) {
                for (int b = 0; b < 256; b++) {
                    byte[] json = ("{\"v\":1." + "7".repeat(length) + "}").getBytes(ISO_8859_1);
                    json[7 + place] = (byte) b;
                    Object expected;
                    try {
                        expected = new Reference.Schema(Map.of("v", Reference::doubleValue)).event(json);
                    } catch (Reference.Refused e) {
                        expected = null;
                    }
                    Object found = outcome(Column.doubleColumn("v"), json);
                    if (expected == null ? !(found instanceof JsonParseException) : !expected.equals(found)) {
                        fail("%s gives %s, not %s", new String(json, ISO_8859_1), found, expected);
                    }
                }
            }
        }
    }

    /** What follows a number ends it, or the document is refused there: no byte counts as one more digit. */
    @Test
    void everyByteBehindANumber() {
        List<Column> columns = List.of(
                Column.byteColumn("v"),
                Column.shortColumn("v"),
                Column.intColumn("v"),
                Column.longColumn("v"),
                Column.floatColumn("v"),
                Column.doubleColumn("v"),
                Column.bigInteger("v"),
                Column.bigDecimal("v"),
                Column.any("v"));
        for (Column column : columns) {
            for (String number : List.of("0", "1", "12", "-7")) {
                everyByteBehind(column, number);
            }
        }
        for (Column column :
                List.of(Column.floatColumn("v"), Column.doubleColumn("v"), Column.bigDecimal("v"), Column.any("v"))) {
            for (String number : List.of("1.5", "-0.25", "3.12345678", "12345678.5")) {
                everyByteBehind(column, number);
            }
        }
    }

    private static void everyByteBehind(Column column, String number) {
        for (int b = 0; b < 256; b++) {
            boolean part = b >= '0' && b <= '9' || b == '.' || (b | 0x20) == 'e';
            boolean fits = part || b == ' ' || b == '\t' || b == '\n' || b == '\r' || b == ',' || b == '}';
            if (fits) {
                continue;
            }
            for (String behind : List.of("", "}", "}          ")) {
                byte[] json = ("{\"v\":" + number + (char) b + behind).getBytes(ISO_8859_1);
                Object found = outcome(column, json);
                assertThat(found).as("%02x after %s", b, number).isInstanceOf(JsonParseException.class);
                JsonParseException e = (JsonParseException) found;
                assertThat(e.kind()).as("%02x after %s", b, number).isEqualTo(Kind.MALFORMED);
                assertThat(e.offset()).as("%02x after %s", b, number).isEqualTo(5 + number.length());
            }
        }
    }

    private static Object outcome(Column column, byte[] json) {
        return Parses.outcome(new ProbeParser(column), EntryPoint.BYTES, json, JsonOptions.DEFAULT);
    }

    /** The exact decimal in the middle of two neighbouring doubles, and the numbers just below and above it. */
    @Test
    void midpoints() {
        SplittableRandom random = new SplittableRandom(SEED + 2);
        for (int i = 0; i < Volume.of(10_000, 3_000_000); i++) {
            double value = Math.abs(Double.longBitsToDouble(random.nextLong()));
            if (!Double.isFinite(value) || Double.isInfinite(Math.nextUp(value))) {
                continue;
            }
            midpoint(value);
        }
    }

    @Test
    void midpointsOfSubnormalsAndOfTheLimits() {
        SplittableRandom random = new SplittableRandom(SEED + 3);
        for (long bits = 0; bits < 100; bits++) {
            midpoint(Double.longBitsToDouble(bits));
            midpoint(Double.longBitsToDouble(0x000F_FFFF_FFFF_FFFFL - 50 + bits));
            midpoint(Double.longBitsToDouble(random.nextLong() >>> 12));
            midpoint(Double.longBitsToDouble(0x7FEF_FFFF_FFFF_FFFEL - bits));
        }
        for (int exponent = 1; exponent < 2046; exponent += Volume.of(5, 1)) {
            midpoint(Double.longBitsToDouble((long) exponent << 52));
            midpoint(Double.longBitsToDouble(((long) exponent << 52) - 1));
        }
        for (int bit = 0; bit < 52; bit++) {
            midpoint(Double.longBitsToDouble(1L << bit));
        }
    }

    private static void midpoint(double value) {
        BigDecimal middle =
                new BigDecimal(value).add(new BigDecimal(Math.nextUp(value))).divide(BigDecimal.valueOf(2));
        String plain = middle.toString();
        BigDecimal little = middle.ulp();
        double even = (Double.doubleToRawLongBits(value) & 1) == 0 ? value : Math.nextUp(value);
        sameBits(plain, Double.doubleToRawLongBits(even), readDouble(plain, INFINITE));
        String below = middle.subtract(little).toString();
        sameBits(below, Double.doubleToRawLongBits(value), readDouble(below, INFINITE));
        String above = middle.add(little).toString();
        sameBits(above, Double.doubleToRawLongBits(Math.nextUp(value)), readDouble(above, INFINITE));
    }

    @Test
    void extremesOfDoubleAndFloat() {
        for (String text : List.of(
                "4.9e-324",
                "2.4703282292062327e-324",
                "2.4703282292062328e-324",
                "2.2250738585072011e-308",
                "2.2250738585072012e-308",
                "2.2250738585072014e-308",
                "1.7976931348623157e308",
                "1.7976931348623158e308",
                "17976931348623157e292",
                "0e4395",
                "-0e-4395",
                "0",
                "-0",
                "0.0",
                "-0.0",
                "1e-400",
                "-1e-400",
                "1e-99999999999999999999",
                "-1e-99999999999999999999",
                "0e99999999999999999999",
                "0.00000000000000000000000000000000000000000000000000000000000000000000",
                "0.95000000000000000000",
                "9007199254740993",
                "9007199254740992.5",
                "4503599627370496.5",
                "9223372036854775807",
                "9223372036854775808",
                "18446744073709551615",
                "18446744073709551616",
                "99999999999999999999",
                "9999999999999999999",
                "1e22",
                "1e23",
                "9007199254740993e22",
                "123456789012345678901234567890e-10")) {
            sameAsJdk(text);
            sameAsJdk("-" + text.replace("-", ""));
            Map<String, Object> event =
                    Parses.event(new ProbeParser(Column.floatColumn("v")), "{\"v\":" + text + "}", INFINITE);
            assertThat(event).containsEntry("v", Float.parseFloat(text));
        }
        for (String text : List.of(
                "1.7976931348623159e308",
                "1e309",
                "-1e309",
                "1e400",
                "1e99999999999999999999",
                "9" + "0".repeat(400))) {
            assertThat(Parses.event(new ProbeParser(Column.doubleColumn("v")), "{\"v\":" + text + "}", INFINITE))
                    .containsEntry("v", Double.parseDouble(text));
            Parses.refused(
                    new ProbeParser(Column.doubleColumn("v")),
                    "{\"v\":" + text + "}",
                    JsonOptions.DEFAULT,
                    Kind.MISMATCH,
                    5,
                    "expected double but found number out of range at $.v (line 1, column 6)");
        }
        for (String text : List.of("3.4028236e38", "1e39", "-1e39", "1e400")) {
            assertThat(Parses.event(new ProbeParser(Column.floatColumn("v")), "{\"v\":" + text + "}", INFINITE))
                    .containsEntry("v", Float.parseFloat(text));
            Parses.refused(
                    new ProbeParser(Column.floatColumn("v")),
                    "{\"v\":" + text + "}",
                    JsonOptions.STRICT,
                    Kind.MISMATCH,
                    5,
                    "expected float but found number out of range at $.v (line 1, column 6)");
        }
    }

    /** Decimals that lie so near to the middle of two floats that rounding to a double first gives the wrong one. */
    @Test
    void floatsAreRoundedOnce() {
        SplittableRandom random = new SplittableRandom(SEED + 4);
        int twice = 0;
        for (int i = 0; i < Volume.of(30_000, 3_000_000); i++) {
            float value = Math.abs(Float.intBitsToFloat(random.nextInt()));
            if (!Float.isFinite(value) || Float.isInfinite(Math.nextUp(value))) {
                continue;
            }
            BigDecimal middle = new BigDecimal(value)
                    .add(new BigDecimal(Math.nextUp(value)))
                    .divide(BigDecimal.valueOf(2));
            String above = middle.add(middle.ulp().movePointLeft(20)).toString();
            float found = scan(above, INFINITE, JsonScanner::readFloat);
            if (found != Math.nextUp(value)) {
                fail("-Dschemac.seed=%d: %s gives %s", SEED, above, found);
            }
            twice += (float) Double.parseDouble(above) == found ? 0 : 1;
        }
        assertThat(twice).as("cases that rounding twice gets wrong").isPositive();
    }

    // ---- integers

    /** Around every boundary of every type, in every spelling that has the same value. */
    @Test
    void boundariesOfIntegerTypes() {
        Volume.sweep(NumberReadingTest::sweepBoundariesOfIntegerTypes);
    }

    private static void sweepBoundariesOfIntegerTypes() {
        List<BigInteger> values = new ArrayList<>();
        for (IntegerType type : INTEGER_TYPES) {
            for (int delta = -2; delta <= 2; delta++) {
                values.add(type.min.add(BigInteger.valueOf(delta)));
                values.add(type.max.add(BigInteger.valueOf(delta)));
            }
        }
        for (int k = 0; k <= 70; k++) {
            for (int delta = -1; delta <= 1; delta++) {
                values.add(BigInteger.ONE.shiftLeft(k).add(BigInteger.valueOf(delta)));
                values.add(BigInteger.ONE
                        .shiftLeft(k)
                        .add(BigInteger.valueOf(delta))
                        .negate());
                values.add(BigInteger.TEN.pow(k).add(BigInteger.valueOf(delta)));
                values.add(BigInteger.TEN.pow(k).add(BigInteger.valueOf(delta)).negate());
            }
        }
        for (BigInteger value : values) {
            if (value.signum() == 0) {
                continue; // its spellings are in another test
            }
            String text = value.toString();
            for (String spelling : List.of(
                    text,
                    text + ".0",
                    text + ".000",
                    text + "e0",
                    text + "0e-1",
                    text + "00.00E-2",
                    text + "000e-0003",
                    new BigDecimal(value).movePointLeft(1).toPlainString() + "e1",
                    new BigDecimal(value).movePointLeft(25).toPlainString() + "e+025")) {
                integer(spelling, value, spelling.equals(text));
            }
            integer(text + ".5", null, false);
            integer(text + "e-" + (text.length() + 2), value.signum() == 0 ? value : null, false);
            // The same digits one longer, by their own digit and by an exponent.
            integer(text + "7", new BigInteger(text + "7"), true);
            integer(text + "e1", value.multiply(BigInteger.TEN), false);
        }
    }

    @Test
    void randomIntegers() {
        Volume.sweep(NumberReadingTest::sweepRandomIntegers);
    }

    private static void sweepRandomIntegers() {
        SplittableRandom random = new SplittableRandom(SEED + 5);
        for (int i = 0; i < Volume.of(20_000, 1_000_000); i++) {
            BigInteger value =
                    new BigInteger((random.nextBoolean() ? "-" : "") + digits(random, 1 + random.nextInt(40)));
            integer(value.toString(), value, true);
        }
    }

    /** @param value what the literal spells, or null where that is no integer */
    private static void integer(String literal, BigInteger value, boolean plain) {
        byte[] json = ("{\"v\":" + literal + "}").getBytes(UTF_8);
        for (IntegerType type : INTEGER_TYPES) {
            ProbeParser parser = new ProbeParser(type.column);
            boolean fits = value != null && type.contains(value);
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                Object outcome = Parses.outcome(parser, EntryPoint.BYTES, json, options);
                if (fits && (plain || options == JsonOptions.DEFAULT)) {
                    Object found = outcome instanceof Map<?, ?> event ? event.get("v") : outcome;
                    if (!(found instanceof Number n)
                            || n.longValue() != value.longValueExact()
                            || !n.toString().equals(value.toString())) {
                        fail("%s for %s under %s gives %s", literal, type.name, options, outcome);
                    }
                } else if (!(outcome instanceof JsonParseException e) || e.kind() != Kind.MISMATCH || e.offset() != 5) {
                    fail("%s for %s under %s gives %s", literal, type.name, options, outcome);
                }
            }
        }
        Object big =
                Parses.outcome(new ProbeParser(Column.bigInteger("v")), EntryPoint.BYTES, json, JsonOptions.DEFAULT);
        if (value == null
                ? !(big instanceof JsonParseException)
                : !Map.of("v", value).equals(big)) {
            fail("%s for a BigInteger gives %s", literal, big);
        }
    }

    @Test
    void spellingsOfIntegers() {
        Map<String, Integer> spellings = new HashMap<>(Map.of(
                "1.0",
                1,
                "1e2",
                100,
                "10e-1",
                1,
                "1E+2",
                100,
                "0.0",
                0,
                "-0.0",
                0,
                "0e99999999999",
                0,
                "-0",
                0,
                "0.12e2",
                12,
                "1200e-2",
                12));
        spellings.put("0.00e-99999999999999999999", 0);
        spellings.put("-1.50e1", -15);
        spellings.put("0." + "0".repeat(500) + "7e501", 7);
        spellings.put("7" + "0".repeat(500) + "e-500", 7);
        spellings.forEach((literal, value) -> {
            assertThat(event(Column.intColumn("v"), literal)).containsEntry("v", value);
            assertThat(event(Column.longColumn("v"), literal)).containsEntry("v", (long) value);
            assertThat(event(Column.byteColumn("v"), literal)).containsEntry("v", value.byteValue());
            assertThat(event(Column.bigInteger("v"), literal)).containsEntry("v", BigInteger.valueOf(value));
        });
        for (JsonOptions options : List.of(JsonOptions.STRICT, JsonOptions.ESPER)) {
            for (String literal : spellings.keySet()) {
                if (!literal.equals("-0")) {
                    refused(
                            Column.intColumn("v"),
                            literal,
                            options,
                            Kind.MISMATCH,
                            "expected int but found number with a fraction or exponent");
                }
            }
        }
        for (String literal : List.of("1e-1", "0.5", "1.5", "-1.000001", "1e-99999999999", "123e-400")) {
            refused(
                    Column.intColumn("v"),
                    literal,
                    JsonOptions.DEFAULT,
                    Kind.MISMATCH,
                    "expected int but found number with a fraction");
            refused(
                    Column.bigInteger("v"),
                    literal,
                    JsonOptions.DEFAULT,
                    Kind.MISMATCH,
                    "expected integer but found number with a fraction");
        }
        for (String literal : List.of(
                "1e10",
                "1e99999999",
                "1e99999999999999999999",
                "2147483648",
                "-2147483649",
                "1e400",
                "10000000000.0")) {
            refused(
                    Column.intColumn("v"),
                    literal,
                    JsonOptions.DEFAULT,
                    Kind.MISMATCH,
                    "expected int but found number out of range");
        }
        assertThat(event(Column.longColumn("v"), "9007199254740993.0")).containsEntry("v", 9_007_199_254_740_993L);
        assertThat(event(Column.bigInteger("v"), "-0.0")).containsEntry("v", BigInteger.ZERO);
    }

    @Test
    void malformedNumbersOfEveryType() {
        List<Column> columns = new ArrayList<>(ALL_NUMBERS);
        columns.add(Column.text("v"));
        columns.add(Column.any("v"));
        columns.add(Column.intColumn("other")); // skipped
        for (Column column : columns) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
                malformed(column, "01", options, 0, "number with a leading zero");
                malformed(column, "-01", options, 1, "number with a leading zero");
                malformed(column, "00", options, 0, "number with a leading zero");
                malformed(column, "-00.5", options, 1, "number with a leading zero");
                malformed(column, "0123456789012345678901234567890", options, 0, "number with a leading zero");
                malformed(column, "-", options, 1, "expected digit but found '}'");
                malformed(column, "1.", options, 2, "expected digit but found '}'");
                malformed(column, "-.5", options, 1, "expected digit but found unexpected character");
                malformed(column, "1.e5", options, 2, "expected digit but found unexpected character");
                malformed(column, "1e", options, 2, "expected digit but found '}'");
                malformed(column, "1E+", options, 3, "expected digit but found '}'");
                malformed(column, "1e-,", options, 3, "expected digit but found ','");
                malformed(column, "1e1.5", options, 3, "expected ',' or '}' but found unexpected character");
                malformed(column, "1.0.5", options, 3, "expected ',' or '}' but found unexpected character");
                malformed(column, "1x", options, 1, "expected ',' or '}' but found unexpected character");
                malformed(column, "0x10", options, 1, "expected ',' or '}' but found unexpected character");
                malformed(column, "1-2", options, 1, "expected ',' or '}' but found number");
                malformed(column, "1 2", options, 2, "expected ',' or '}' but found number");
                malformed(column, "--1", options, 1, "expected digit but found number");
                malformed(column, "-Infinity", options, 1, "expected digit but found unexpected character");
            }
        }
    }

    private static void malformed(Column column, String literal, JsonOptions options, int offset, String description) {
        if (options == JsonOptions.ESPER && literal.matches("1e1.5|1.0.5") && isInteger(column)) {
            return; // refused for its fraction or exponent before the grammar is
        }
        JsonParseException e =
                Parses.error(new ProbeParser(column), ("{\"v\":" + literal + "}").getBytes(UTF_8), options);
        assertThat(e.description()).as("%s for %s", literal, column).isEqualTo(description);
        assertThat(e.offset()).as("%s for %s", literal, column).isEqualTo(5 + offset);
        assertThat(e.kind()).isEqualTo(Kind.MALFORMED);
        assertThat(e.path()).isEqualTo("$.v");
    }

    private static boolean isInteger(Column column) {
        return ALL_NUMBERS.indexOf(column) >= 0
                && ALL_NUMBERS.indexOf(column) != 4
                && ALL_NUMBERS.indexOf(column) != 5
                && ALL_NUMBERS.indexOf(column) != 7;
    }

    // ---- big numbers

    @Test
    void decimalsKeepTheirScale() {
        SplittableRandom random = new SplittableRandom(SEED + 6);
        for (String text : List.of(
                "1",
                "1.0",
                "1.00",
                "-0.0",
                "0e5",
                "1E+3",
                "1e-3",
                "123456789.987654321e-5",
                "0.1e1",
                "1e10000",
                "1e-10000")) {
            assertThat(event(Column.bigDecimal("v"), text)).containsEntry("v", new BigDecimal(text));
        }
        for (int i = 0; i < 5_000; i++) {
            String text = new BigInteger(digits(random, 1 + random.nextInt(60))) + "."
                    + digits(random, 1 + random.nextInt(60)) + "e" + random.nextInt(-99, 99);
            assertThat(event(Column.bigDecimal("v"), text)).containsEntry("v", new BigDecimal(text));
        }
    }

    @Test
    void decimalScaleHasALimit() {
        for (String text : List.of(
                "1e10001",
                "1e-10001",
                "0e10001",
                "1.0e-10000",
                "1e999999999",
                "1e-2147483648",
                "1e99999999999999999999",
                "0e99999999999")) {
            refused(Column.bigDecimal("v"), text, JsonOptions.DEFAULT, Kind.LIMIT, "decimal scale beyond 10000");
            refused(
                    Column.bigDecimal("v"),
                    "\"" + text + "\"",
                    JsonOptions.DEFAULT,
                    Kind.LIMIT,
                    "decimal scale beyond 10000");
        }
        JsonOptions narrow = JsonOptions.DEFAULT.withMaxDecimalScale(2);
        assertThat(Parses.event(new ProbeParser(Column.bigDecimal("v")), "{\"v\":1.25}", narrow))
                .containsEntry("v", new BigDecimal("1.25"));
        refused(Column.bigDecimal("v"), "1.250", narrow, Kind.LIMIT, "decimal scale beyond 2");
        refused(Column.bigDecimal("v"), "1e3", narrow, Kind.LIMIT, "decimal scale beyond 2");
    }

    /** An exponent of a few characters must not make an integer of a gigabyte. */
    @Test
    void integersWrittenWithExponentsHaveALimit() {
        assertThat(event(Column.bigInteger("v"), "1e999")).containsEntry("v", BigInteger.TEN.pow(999));
        assertThat(event(Column.bigInteger("v"), "-12.5e997"))
                .containsEntry("v", BigInteger.TEN.pow(996).multiply(BigInteger.valueOf(-125)));
        // More digits than a number may have, so that what is read can be read again when it has been written.
        for (String text : List.of("1e1000", "-1e999", "12.5e999", "1e10000", "\"1e1000\"")) {
            refused(
                    Column.bigInteger("v"),
                    text,
                    JsonOptions.DEFAULT,
                    Kind.LIMIT,
                    "number longer than 1000 characters");
        }
        for (String text : List.of("1e10001", "12.5e10002", "1e999999999", "-1e99999999999999999999")) {
            refused(Column.bigInteger("v"), text, JsonOptions.DEFAULT, Kind.LIMIT, "decimal scale beyond 10000");
        }
        String digits = "9".repeat(1_000);
        assertThat(event(Column.bigInteger("v"), digits)).containsEntry("v", new BigInteger(digits));
    }

    // ---- length

    @Test
    void lengthOfNumbersHasALimit() {
        List<Column> columns = new ArrayList<>(ALL_NUMBERS);
        columns.add(Column.text("v"));
        columns.add(Column.any("v"));
        columns.add(Column.intColumn("other"));
        String message = "number longer than 1000 characters";
        for (Column column : columns) {
            // A value that every type holds, and a thousand characters.
            for (String head : List.of("7.", "-7.", "7.0e-", "0.")) {
                String longest = head + "0".repeat(1_000 - head.length());
                assertThat(event(column, longest))
                        .as("%s %s", column, head)
                        .hasSize(column.name().equals("v") ? 1 : 0);
                refused(column, longest + "0", JsonOptions.DEFAULT, Kind.LIMIT, message);
                refused(column, longest + "000000000", JsonOptions.DEFAULT, Kind.LIMIT, message);
            }
            refused(column, "1".repeat(1_001), JsonOptions.DEFAULT, Kind.LIMIT, message);
        }
        // Inside what is skipped or untyped as well.
        for (ProbeParser parser : List.of(ProbeParser.NOTHING, ProbeParser.ANYTHING)) {
            Parses.refused(
                    parser,
                    "{\"v\":[1,{\"a\":" + "1".repeat(1_001) + "}]}",
                    JsonOptions.DEFAULT,
                    Kind.LIMIT,
                    13,
                    message + " at $.v[1].a (line 1, column 14)");
        }
    }

    /** A string in place of a number is not converted when it is longer than a number may be. */
    @Test
    void lengthOfNumbersInStringsHasALimit() {
        for (Column column : ALL_NUMBERS) {
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
                String longest = "0".repeat(options == JsonOptions.ESPER ? 999 : 0) + "1";
                assertThat(Parses.event(new ProbeParser(column), "{\"v\":\"" + longest + "\"}", options))
                        .hasSize(1);
                String message = "number longer than 1000 characters";
                refused(column, '"' + "1".repeat(1_001) + '"', options, Kind.LIMIT, message);
            }
            String wanted = Parses.error(new ProbeParser(column), "{\"v\":[]}".getBytes(UTF_8), JsonOptions.DEFAULT)
                    .description()
                    .replace("array", "string");
            refused(column, '"' + "x".repeat(1_001) + '"', JsonOptions.DEFAULT, Kind.MISMATCH, wanted);
        }
        refused(Column.bigDecimal("v"), "\"1e999999999\"", JsonOptions.ESPER, Kind.LIMIT, "decimal scale beyond 10000");
    }

    /** Every reader judges the length only of what its fast path does not take, and that is no longer than a long. */
    @Test
    void lengthsThatFitALongAreNeverLimited() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> JsonOptions.DEFAULT.withMaxNumberLength(19))
                .withMessage("maxNumberLength must be at least 20 but is 19");
        JsonOptions options = JsonOptions.DEFAULT.withMaxNumberLength(20);
        for (Column column : ALL_NUMBERS) {
            String longest = "1." + "0".repeat(18);
            assertThat(Parses.event(new ProbeParser(column), "{\"v\":" + longest + "}", options))
                    .hasSize(1);
            refused(column, longest + "0", options, Kind.LIMIT, "number longer than 20 characters");
        }
    }

    @Test
    void raisedLimitsAreKept() {
        String digits = "1" + "0".repeat(4_999);
        JsonOptions options = JsonOptions.DEFAULT.withMaxNumberLength(5_000).withMaxDecimalScale(6_000);
        assertThat(Parses.event(new ProbeParser(Column.bigDecimal("v")), "{\"v\":" + digits + "}", options))
                .containsEntry("v", new BigDecimal(digits));
        refused(Column.bigDecimal("v"), digits + "0", options, Kind.LIMIT, "number longer than 5000 characters");
        JsonOptions longer = options.withMaxNumberLength(6_000);
        assertThat(Parses.event(new ProbeParser(Column.longColumn("v")), "{\"v\":" + digits + "e-4999}", longer))
                .containsEntry("v", 1L);
    }

    // ---- common to all

    private static Map<String, Object> event(Column column, String literal) {
        return Parses.event(new ProbeParser(column), "{\"v\":" + literal + "}", JsonOptions.DEFAULT);
    }

    private static void refused(Column column, String literal, JsonOptions options, Kind kind, String description) {
        Parses.refused(
                new ProbeParser(column),
                "{\"v\":" + literal + "}",
                options,
                kind,
                5,
                description + " at $.v (line 1, column 6)");
    }

    private static String digits(SplittableRandom random, int count) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < count; i++) {
            digits.append((char) ('0' + random.nextInt(10)));
        }
        return digits.toString();
    }

    private static <T> T scan(String literal, JsonOptions options, Function<JsonScanner, T> read) {
        byte[] bytes = literal.getBytes(ISO_8859_1);
        JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(options));
        T value = read.apply(in);
        assertThat(in.position()).as(literal).isEqualTo(bytes.length);
        return value;
    }

    private static double readDouble(String literal, JsonOptions options) {
        byte[] bytes = literal.getBytes(ISO_8859_1);
        JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(options));
        double value = in.readDouble();
        if (in.position() != bytes.length) {
            fail("%s read up to %d", literal, in.position());
        }
        return value;
    }

    /** Whether the whole literal is not one number. */
    private static boolean refuses(String literal, Function<JsonScanner, ?> read) {
        byte[] bytes = literal.getBytes(ISO_8859_1);
        JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(LONG_NUMBERS));
        try {
            read.apply(in);
            return in.position() != bytes.length;
        } catch (InvalidInput e) {
            return true;
        }
    }

    private static void sameAsJdk(String literal) {
        sameBits(literal, Double.doubleToRawLongBits(Double.parseDouble(literal)), readDouble(literal, INFINITE));
    }

    private static void sameBits(String literal, long expected, double found) {
        if (Double.doubleToRawLongBits(found) != expected) {
            fail("-Dschemac.seed=%d: %s gives %s, not %s", SEED, literal, found, Double.longBitsToDouble(expected));
        }
    }
}
