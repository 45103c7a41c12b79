package dev.schemac.runtime.documents;

import static dev.schemac.runtime.documents.ConformanceTest.asMember;
import static dev.schemac.runtime.documents.ConformanceTest.sameAsReference;
import static dev.schemac.runtime.documents.ConformanceTest.verdict;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.UntypedParser;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What {@link ConformanceTest} shows with the corpora, with tables of this repository: each class of their files has its rows here. */
class OwnConformanceTest {
    @Test
    void documentsHaveTheirVerdict() throws IOException {
        Map<String, Integer> classes = new TreeMap<>();
        for (String[] row : ConformanceCases.rows("json.txt")) {
            assertThat(row).hasSize(3);
            byte[] document = asMember(ConformanceCases.bytes(row[2]));
            String as = String.join(" ", row);
            boolean duplicate = row[1].equals("duplicate");
            boolean surrogate = row[0].equals("i:refused") && row[1].equals("surrogate");
            for (Reference profile : Reference.PROFILES) {
                String verdict = verdict(document, profile);
                switch (row[0]) {
                    case "y" -> {
                        String strict = profile == Reference.STRICT ? "refused" : "accepted when skipped";
                        assertThat(verdict)
                                .as(as + profile.options)
                                .isEqualTo(duplicate && profile != Reference.ESPER ? strict : "accepted");
                    }
                    case "n" -> assertThat(verdict).as(as + profile.options).startsWith("refused");
                    default -> {
                        if (profile == Reference.DEFAULT) {
                            assertThat(verdict).as(as).isEqualTo(row[0].substring("i:".length()));
                        } else if (profile == Reference.ESPER && surrogate) {
                            assertThat(verdict).as(as).isEqualTo("accepted");
                        }
                    }
                }
            }
            if (row[0].equals("y")) {
                sameAsReference(document, as);
            }
            classes.merge(row[0].charAt(0) + " " + row[1], 1, Integer::sum);
        }
        assertThat(classes)
                .containsOnlyKeys(
                        "y array",
                        "y duplicate",
                        "y number",
                        "y object",
                        "y string",
                        "y structure",
                        "n array",
                        "n incomplete",
                        "n number",
                        "n object",
                        "n string",
                        "n structure",
                        "i encoding",
                        "i number",
                        "i surrogate");
        assertThat(classes.values()).allMatch(count -> count >= 4);
    }

    /** Where the document is the whole of it, and no value of a member. */
    @Test
    void wholeDocumentsAreObjects() throws IOException {
        int objects = 0;
        for (String[] row : ConformanceCases.rows("json.txt")) {
            byte[] json = ConformanceCases.bytes(row[2]);
            Object outcome = Parses.outcome(ProbeParser.NOTHING, json, JsonOptions.DEFAULT);
            boolean object =
                    row[0].equals("y") && new String(json, UTF_8).strip().startsWith("{");
            // A byte order mark is one at the beginning of a document only.
            boolean marked = row[2].equals("\\xef\\xbb\\xbf{}");
            assertThat(outcome instanceof Map).as(row[2]).isEqualTo(object || marked);
            objects += object ? 1 : 0;
        }
        assertThat(objects).isGreaterThan(15);
    }

    @Test
    void nestingIsLimited() {
        for (String[] brackets : new String[][] {{"[", "]"}, {"{\"a\":", "}"}}) {
            String inner = brackets[0].equals("[") ? "" : "1";
            String fits = brackets[0].repeat(255) + inner + brackets[1].repeat(255);
            String deep = brackets[0].repeat(500) + inner + brackets[1].repeat(500);
            assertThat(verdict(asMember(fits.getBytes(UTF_8)), Reference.DEFAULT))
                    .isEqualTo("accepted");
            assertThat(verdict(asMember(deep.getBytes(UTF_8)), Reference.DEFAULT))
                    .isEqualTo("refused: LIMIT");
            assertThat(verdict(asMember(deep.getBytes(UTF_8)), Reference.ESPER)).isEqualTo("accepted");
            for (Reference profile : Reference.PROFILES) {
                byte[] unclosed = asMember(brackets[0].repeat(100_000).getBytes(UTF_8));
                assertThat(verdict(unclosed, profile)).isEqualTo("refused: LIMIT");
            }
        }
    }

    @Test
    void onlyUtf8IsAnEncodingOfDocuments() {
        String text = "{\"en\":\"A\",\"\u00f6\":\"\u20ac\",\"hieroglyph\":\"\ud80c\udc00\"}";
        for (String encoding : List.of("UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE")) {
            for (String mark : List.of("", "\ufeff")) {
                byte[] json = (mark + text).getBytes(Charset.forName(encoding));
                for (Reference profile : Reference.PROFILES) {
                    boolean read = encoding.equals("UTF-8") && (mark.isEmpty() || profile == Reference.DEFAULT);
                    assertThat(Parses.outcome(ProbeParser.UNTYPED, json, profile.options) instanceof Map)
                            .as("%s, mark %s, %s", encoding, !mark.isEmpty(), profile.options)
                            .isEqualTo(read);
                }
            }
        }
    }

    /** In a string, in a name and in what is skipped. */
    @Test
    void stringsAreWellFormedUtf8() throws IOException {
        int invalid = 0;
        for (String[] row : ConformanceCases.rows("utf8.txt")) {
            byte[] text = HexFormat.of().parseHex(row[1]);
            boolean valid = row[0].equals("valid");
            assertThat(EntryPoint.decode(text).isPresent())
                    .as("table and JDK agree on %s", row[1])
                    .isEqualTo(valid);
            for (String[] around :
                    new String[][] {{"\"", "\""}, {"\"0123456789abcdef", "0123456789abcdef\""}, {"{\"", "\":1}"}}) {
                byte[] document =
                        asMember(ConformanceTest.concat(around[0].getBytes(UTF_8), text, around[1].getBytes(UTF_8)));
                for (Reference profile : Reference.PROFILES) {
                    assertThat(verdict(document, profile)).as(row[1]).isEqualTo(valid ? "accepted" : "refused");
                }
            }
            invalid += valid ? 0 : 1;
        }
        assertThat(invalid).isGreaterThan(50);
    }

    @Test
    void numbersAreTheNearestDoublesAndWrittenShortest() throws IOException {
        ProbeParser column = new ProbeParser(Column.doubleColumn("v"));
        List<String[]> rows = ConformanceCases.rows("numbers.txt");
        assertThat(rows).hasSizeGreaterThan(150);
        for (String[] row : rows) {
            double expected = Double.longBitsToDouble(Long.parseUnsignedLong(row[1], 16));
            double read = (double) Parses.event(column, asMember(row[0].getBytes(UTF_8)), JsonOptions.DEFAULT)
                    .get("v");
            assertThat(Double.doubleToRawLongBits(read)).as(row[0]).isEqualTo(Double.doubleToRawLongBits(expected));
            JsonWriter out = new JsonWriter();
            out.value(expected);
            String written = out.toJson();
            BigDecimal shortest = new BigDecimal(row[2]).stripTrailingZeros();
            if (shortest.precision() > 1) {
                assertThat(new BigDecimal(written)).as(row[0]).isEqualByComparingTo(shortest);
            } else {
                // Java writes two digits, which may be nearer: 4.9E-324 instead of 5E-324.
                assertThat(Double.parseDouble(written)).as(row[0]).isEqualTo(expected);
                assertThat(new BigDecimal(written).stripTrailingZeros().precision())
                        .as("digits of %s", written)
                        .isLessThanOrEqualTo(2);
            }
        }
    }

    @Test
    void valuesAreWrittenAsTheyWereRead() throws IOException {
        for (String[] row : ConformanceCases.rows("roundtrip.txt")) {
            byte[] json = row[0].getBytes(UTF_8);
            Object value = UntypedParser.parse(json, 0, json.length, JsonOptions.DEFAULT);
            JsonWriter out = new JsonWriter();
            out.untypedValue(value);
            assertThat(out.toJson()).isEqualTo(row[0]);
        }
    }

    @Test
    void columnsTakeWhatTheirTypeAndProfileAllow() throws IOException {
        Map<String, ProbeParser> parsers = Map.of(
                "int", new ProbeParser(Column.intColumn("v")),
                "long", new ProbeParser(Column.longColumn("v")),
                "double", new ProbeParser(Column.doubleColumn("v")),
                "string", new ProbeParser(Column.text("v")));
        List<String[]> rows = ConformanceCases.rows("columns.txt");
        assertThat(rows).hasSizeGreaterThan(90);
        for (String[] row : rows) {
            assertThat(row).hasSize(4);
            byte[] document = asMember(ConformanceCases.bytes(row[1]));
            assertGives(row, parsers.get(row[0]), document, JsonOptions.DEFAULT, row[2]);
            assertGives(row, parsers.get(row[0]), document, JsonOptions.STRICT, row[3]);
        }
    }

    private static void assertGives(
            String[] row, ProbeParser parser, byte[] document, JsonOptions options, String expected) {
        Object outcome = Parses.outcome(parser, document, options);
        String as = String.join(" ", row) + " " + options.profile();
        if (expected.equals("!")) {
            assertThat(outcome).as(as).isInstanceOf(JsonParseException.class);
        } else {
            assertThat(outcome).as(as).isInstanceOf(Map.class);
            assertThat(String.valueOf(((Map<?, ?>) outcome).get("v"))).as(as).isEqualTo(expected);
        }
    }
}
