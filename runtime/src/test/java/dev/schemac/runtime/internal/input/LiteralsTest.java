package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.testing.Seed;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Where literals end, however many bytes are behind them, and that the ways for usual ones are gone. */
class LiteralsTest {
    private static final long SEED = Seed.of(20_260_903);

    private static final Pattern NUMBER = Pattern.compile("-?(0|[1-9]\\d*)(\\.\\d+)?([eE][+-]?\\d+)?");

    /** Among bytes that are not the document's: nobody looks at them. */
    private static Cursor cursor(String document, String beyond) {
        byte[] bytes = ("[[" + document + beyond + "0e1.truefalsenull0123456789").getBytes(ISO_8859_1);
        return new Cursor(bytes, 2, 2 + document.length(), RuntimeAccess.values(JsonOptions.DEFAULT));
    }

    private static Cursor cursor(String document) {
        return cursor(document, "");
    }

    @Test
    void theThreeLiteralsEndBehindTheirLastLetter() {
        for (String literal : List.of("true", "false", "null")) {
            for (String behind : List.of("", ",", "}", "]}", ",12", " ,\"x\"", ",\"name\":1}", "x", "e")) {
                Cursor in = cursor(literal + behind);
                assertThat(Literals.end(in, 2)).as(literal + behind).isEqualTo(2 + literal.length());
                if (!literal.equals("null")) {
                    assertThat(Literals.readBoolean(in)).isEqualTo(literal.equals("true"));
                    assertThat(in.pos).isEqualTo(2 + literal.length());
                }
            }
        }
    }

    @Test
    void misspeltLiteralsAreErrorsAtTheLetter() {
        for (String literal : List.of("true", "false", "null")) {
            for (int wrong = 1; wrong < literal.length(); wrong++) {
                for (String behind : List.of("", ",", "}        ")) {
                    String changed = literal.substring(0, wrong) + '_' + literal.substring(wrong + 1) + behind;
                    refused(changed, wrong, literal);
                    refused(literal.substring(0, wrong) + behind, wrong, literal);
                }
            }
        }
    }

    /** Letters beyond the end of the document do not count. */
    @Test
    void literalsThatTheDocumentCutsAreErrorsAtItsEnd() {
        for (String literal : List.of("true", "false", "null")) {
            for (int length = 1; length < literal.length(); length++) {
                Cursor in = cursor(literal.substring(0, length), literal.substring(length));
                InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> Literals.end(in, 2));
                assertThat(e).as("%d of %s", length, literal).hasMessage("invalid literal, expected " + literal);
                assertThat(e.at()).isEqualTo(2 + length);
            }
        }
    }

    private static void refused(String document, int wrong, String literal) {
        InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> Literals.end(cursor(document), 2));
        assertThat(e).as(document).hasMessage("invalid literal, expected " + literal);
        assertThat(e.at()).as(document).isEqualTo(2 + wrong);
        assertThat(e.kind()).isEqualTo(InvalidInput.Kind.MALFORMED);
    }

    @Test
    void numbersEndWhereTheGrammarSays() {
        Random random = new Random(SEED);
        for (int i = 0; i < 3_000; i++) {
            String number = number(random);
            for (String behind : List.of("", ",", "}", ",\"a\":1}", " ".repeat(33), "]" + "7".repeat(40), "/", ":")) {
                Cursor in = cursor(number + behind);
                assertThat(Literals.numberEnd(in, 2))
                        .as("%s%s of seed %d", number, behind, SEED)
                        .isEqualTo(2 + number.length());
                assertThat(in.pos).isEqualTo(2);
            }
        }
    }

    /** Of what the quick way reads it says the end; what it is meant for it reads. */
    @Test
    void usualNumbersAreReadTheQuickWay() {
        Random random = new Random(SEED);
        int quick = 0;
        for (int i = 0; i < 5_000; i++) {
            String number = number(random);
            int point = number.indexOf('.');
            boolean exponent = number.indexOf('e') >= 0 || number.indexOf('E') >= 0;
            boolean usual =
                    !exponent && number.length() <= 20 && (point < 0 || point < 16 && number.length() - point - 1 < 16);
            for (String behind : List.of(",", "}", ":", "/", " ")) {
                byte[] bytes = ("-9" + number + behind + "8".repeat(40)).getBytes(ISO_8859_1);
                assertThat(Literals.plainEnd(bytes, 2)).as(number).isEqualTo(usual ? 2 + number.length() : -1);
            }
            quick += usual ? 1 : 0;
        }
        assertThat(quick).isBetween(1_000, 4_900);
    }

    @Test
    void theQuickWayLeavesWhatIsNoNumber() {
        for (String text : List.of(
                "", "-", "-x", "x", "01", "-01", "00", "1.", "-1.x", "12345678.", "1.e1", "\"1\"", "--1", "+1", ".5")) {
            assertThat(Literals.plainEnd((text + ", ".repeat(40)).getBytes(ISO_8859_1), 0))
                    .as(text)
                    .isEqualTo(-1);
        }
    }

    @Test
    void digitsThatAreMissingAreErrorsAtTheirPlace() {
        Object[][] cases = {
            {"-", 1},
            {"1.", 2},
            {"1.e5", 2},
            {"1e", 2},
            {"1e+", 3},
            {"1E-x", 3},
            {"-x", 1},
            {"12345678.", 9},
            {"123456789.e", 10},
            {"1234567812345678e", 17}
        };
        for (Object[] each : cases) {
            for (String behind : List.of("", ",", ",\"a\":[1,2,3,4,5,6,7,8,9,0],\"b\":[]")) {
                InvalidInput e =
                        catchThrowableOfType(InvalidInput.class, () -> Literals.numberEnd(cursor(each[0] + behind), 2));
                assertThat(e).as(each[0] + behind).isNotNull();
                assertThat(e.description()).startsWith("expected digit");
                assertThat(e.at()).as(each[0] + behind).isEqualTo(2 + (int) each[1]);
            }
        }
    }

    /** Signs and digits beyond the end of the document do not count. */
    @Test
    void numbersThatTheDocumentCutsAreErrorsAtItsEnd() {
        for (String number : List.of("", "-", "1.", "1e", "1e+", "12345678.")) {
            for (String beyond : List.of("-", "+", "-1", "+1", "1", "00")) {
                Cursor in = cursor(number, beyond);
                InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> Literals.numberEnd(in, 2));
                assertThat(e.description()).as(number + beyond).startsWith("expected digit");
                assertThat(e.at()).as(number + beyond).isEqualTo(2 + number.length());
            }
        }
        for (String number : List.of("0", "-0", "1", "12345678", "1.5", "1.12345678", "1e5")) {
            for (String beyond : List.of("0", "7", ".", "e", "E1", ".5")) {
                assertThat(Literals.numberEnd(cursor(number, beyond), 2))
                        .as(number + beyond)
                        .isEqualTo(2 + number.length());
            }
        }
    }

    /** A number that is too long is that first, also where a digit is missing after it. */
    @Test
    void tooManyCharactersAreFoundBeforeAMissingDigit() {
        int most = JsonOptions.DEFAULT.maxNumberLength();
        for (String after : List.of(".", "e", "e+", ".x", "e-}")) {
            String number = "7".repeat(most) + after;
            InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> Literals.numberEnd(cursor(number), 2));
            assertThat(e).as(after).hasMessage("number longer than 1000 characters");
            assertThat(e.at()).isEqualTo(2);
        }
        InvalidInput e = catchThrowableOfType(
                InvalidInput.class, () -> Literals.numberEnd(cursor("7".repeat(most - 1) + ".x"), 2));
        assertThat(e.description()).startsWith("expected digit");
        assertThat(Literals.numberEnd(cursor("7".repeat(most)), 2)).isEqualTo(2 + most);
    }

    @Test
    void leadingZerosAreErrorsAtTheZero() {
        for (String number : List.of("00", "01", "-00", "-012", "007.5", "01e1")) {
            for (String behind : List.of("", ",", " ".repeat(40))) {
                InvalidInput e =
                        catchThrowableOfType(InvalidInput.class, () -> Literals.numberEnd(cursor(number + behind), 2));
                assertThat(e).as(number + behind).hasMessage("number with a leading zero");
                assertThat(e.at()).isEqualTo(number.startsWith("-") ? 3 : 2);
            }
        }
        assertThat(Literals.numberEnd(cursor("0"), 2)).isEqualTo(3);
        assertThat(Literals.numberEnd(cursor("-0"), 2)).isEqualTo(4);
    }

    private static String number(Random random) {
        String text = (random.nextInt(3) == 0 ? "-" : "")
                + (random.nextInt(4) == 0
                        ? "0"
                        : 1 + random.nextInt(9) + digits(random, random.nextInt(random.nextInt(4) == 0 ? 25 : 10)))
                + (random.nextBoolean() ? "." + digits(random, 1 + random.nextInt(20)) : "")
                + (random.nextInt(5) == 0
                        ? (random.nextBoolean() ? "e" : "E")
                                + List.of("", "+", "-").get(random.nextInt(3))
                                + digits(random, 1 + random.nextInt(10))
                        : "");
        assertThat(NUMBER.matcher(text).matches()).as(text).isTrue();
        return text;
    }

    private static String digits(Random random, int count) {
        StringBuilder digits = new StringBuilder();
        for (int i = 0; i < count; i++) {
            digits.append((char) ('0' + random.nextInt(10)));
        }
        return digits.toString();
    }
}
