package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.Corpora;
import dev.schemac.runtime.Declared;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Reference;
import dev.schemac.runtime.support.JsonValues;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What is JSON and what is not: every verdict the same for a value that is read and for one that is skipped, at every entry point. */
class ConformanceTest {
    /** The files whose verdict RFC 8259 leaves to the implementation, and how they end here under the default profile. */
    private static final Map<String, String> IMPLEMENTATION_DEFINED = new TreeMap<>(Map.ofEntries(
            // Numbers: a double that overflows is an error; one that underflows is rounded as IEEE 754 says; integers
            // have any size.
            Map.entry("i_number_double_huge_neg_exp.json", "accepted"),
            Map.entry("i_number_huge_exp.json", "accepted when skipped"),
            Map.entry("i_number_neg_int_huge_exp.json", "accepted when skipped"),
            Map.entry("i_number_pos_double_huge_exp.json", "accepted when skipped"),
            Map.entry("i_number_real_neg_overflow.json", "accepted when skipped"),
            Map.entry("i_number_real_pos_overflow.json", "accepted when skipped"),
            Map.entry("i_number_real_underflow.json", "accepted"),
            Map.entry("i_number_too_big_neg_int.json", "accepted"),
            Map.entry("i_number_too_big_pos_int.json", "accepted"),
            Map.entry("i_number_very_big_negative_int.json", "accepted"),
            // Escaped surrogates without a partner: no text in any encoding.
            Map.entry("i_object_key_lone_2nd_surrogate.json", "refused"),
            Map.entry("i_string_1st_surrogate_but_2nd_missing.json", "refused"),
            Map.entry("i_string_1st_valid_surrogate_2nd_invalid.json", "refused"),
            Map.entry("i_string_incomplete_surrogate_and_escape_valid.json", "refused"),
            Map.entry("i_string_incomplete_surrogate_pair.json", "refused"),
            Map.entry("i_string_incomplete_surrogates_escape_valid.json", "refused"),
            Map.entry("i_string_invalid_lonely_surrogate.json", "refused"),
            Map.entry("i_string_invalid_surrogate.json", "refused"),
            Map.entry("i_string_inverted_surrogates_U+1D11E.json", "refused"),
            Map.entry("i_string_lone_second_surrogate.json", "refused"),
            // Not UTF-8.
            Map.entry("i_string_UTF-16LE_with_BOM.json", "refused"),
            Map.entry("i_string_UTF-8_invalid_sequence.json", "refused"),
            Map.entry("i_string_UTF8_surrogate_U+D800.json", "refused"),
            Map.entry("i_string_invalid_utf-8.json", "refused"),
            Map.entry("i_string_iso_latin_1.json", "refused"),
            Map.entry("i_string_lone_utf8_continuation_byte.json", "refused"),
            Map.entry("i_string_not_in_unicode_range.json", "refused"),
            Map.entry("i_string_overlong_sequence_2_bytes.json", "refused"),
            Map.entry("i_string_overlong_sequence_6_bytes.json", "refused"),
            Map.entry("i_string_overlong_sequence_6_bytes_null.json", "refused"),
            Map.entry("i_string_truncated-utf-8.json", "refused"),
            Map.entry("i_string_utf16BE_no_BOM.json", "refused"),
            Map.entry("i_string_utf16LE_no_BOM.json", "refused"),
            // Limits and the byte order mark, which is one only at the beginning of a document.
            Map.entry("i_structure_500_nested_arrays.json", "refused: LIMIT"),
            Map.entry("i_structure_UTF-8_BOM_empty_object.json", "refused")));

    @TestFactory
    Stream<DynamicTest> jsonTestSuite() throws IOException {
        List<Path> files = files("jsontestsuite/test_parsing", ".json");
        assertThat(files).hasSize(318);
        return files.stream().map(file -> dynamicTest(file.getFileName().toString(), () -> judge(file)));
    }

    private static void judge(Path file) throws IOException {
        String name = file.getFileName().toString();
        byte[] document = asMember(Files.readAllBytes(file));
        for (Reference profile : Reference.PROFILES) {
            Object read = Parses.outcome(ProbeParser.ANYTHING, document, profile.options);
            String verdict = verdict(document, profile);
            if (name.startsWith("y_object_duplicated_key") && profile != Reference.ESPER) {
                assertThat(verdict).isEqualTo(profile == Reference.STRICT ? "refused" : "accepted when skipped");
                continue;
            }
            switch (name.charAt(0)) {
                case 'y' -> {
                    assertThat(verdict).isEqualTo("accepted");
                    Map<String, Object> expected = new HashMap<>();
                    expected.put("v", profile.untyped(profile.tree(Files.readAllBytes(file))));
                    assertThat(JsonValues.equal(read, expected)).as("%s", read).isTrue();
                }
                case 'n' -> assertThat(verdict).startsWith("refused");
                default -> {
                    if (profile == Reference.DEFAULT) {
                        assertThat(verdict).isEqualTo(IMPLEMENTATION_DEFINED.get(name));
                    }
                }
            }
        }
    }

    @Test
    void everyImplementationDefinedFileHasItsVerdict() throws IOException {
        TreeSet<String> names = new TreeSet<>();
        files("jsontestsuite/test_parsing", ".json")
                .forEach(file -> names.add(file.getFileName().toString()));
        names.removeIf(name -> !name.startsWith("i_"));
        assertThat(IMPLEMENTATION_DEFINED.keySet()).isEqualTo(names);
    }

    /** Where the files of the suite are objects they must also come in without a wrapper around them. */
    @Test
    void jsonTestSuiteFilesAsWholeDocuments() throws IOException {
        int objects = 0;
        for (Path file : files("jsontestsuite/test_parsing", ".json")) {
            byte[] json = Files.readAllBytes(file);
            String name = file.getFileName().toString();
            Object outcome = Parses.outcome(ProbeParser.NOTHING, json, JsonOptions.DEFAULT);
            if (name.startsWith("n_")) {
                assertThat(outcome).as(name).isInstanceOf(JsonParseException.class);
            } else if (name.startsWith("y_")) {
                boolean object = new String(json, UTF_8).strip().startsWith("{");
                assertThat(outcome instanceof Map).as(name).isEqualTo(object);
                objects += object ? 1 : 0;
            }
        }
        assertThat(objects).isPositive();
    }

    @Test
    void jsonTestSuiteTransformFilesMeanWhatTheReferenceSays() throws IOException {
        List<Path> files = files("jsontestsuite/test_transform", ".json");
        assertThat(files).hasSize(22);
        for (Path file : files) {
            sameAsReference(
                    asMember(Files.readAllBytes(file)), file.getFileName().toString());
        }
    }

    @Test
    void roundTripAndCanonicalFilesMeanWhatTheReferenceSays() throws IOException {
        List<Path> files = new ArrayList<>(files("roundtrip", ".json"));
        files.addAll(files("jcs/input", ".json"));
        assertThat(files).hasSize(33);
        for (Path file : files) {
            byte[] json = Files.readAllBytes(file);
            assertThat(Parses.event(ProbeParser.ANYTHING, asMember(json), JsonOptions.DEFAULT))
                    .as(file.toString())
                    .containsOnlyKeys("v");
            sameAsReference(asMember(json), file.toString());
        }
    }

    @Test
    void largeExamplesMeanWhatTheReferenceSays() throws IOException {
        for (Path file : files("examples", ".json")) {
            byte[] document = asMember(Files.readAllBytes(file));
            assertThat(ProbeParser.NOTHING.parse(document)).as(file.toString()).isEmpty();
            Object expected = Reference.DEFAULT.untyped(Reference.DEFAULT.tree(document));
            assertThat(JsonValues.equal(ProbeParser.ANYTHING.parse(document), expected))
                    .as(file.toString())
                    .isTrue();
        }
    }

    @Test
    void onlyUtf8IsAnEncodingOfDocuments() throws IOException {
        List<Path> files = files("encodings", ".json");
        assertThat(files).hasSize(10);
        for (Path file : files) {
            byte[] json = Files.readAllBytes(file);
            String name = file.getFileName().toString();
            for (Reference profile : Reference.PROFILES) {
                boolean taken = name.equals("utf8.json") || name.equals("utf8bom.json") && profile == Reference.DEFAULT;
                assertThat(Parses.outcome(ProbeParser.UNTYPED, json, profile.options) instanceof Map)
                        .as("%s %s", name, profile.options)
                        .isEqualTo(taken);
            }
        }
    }

    @Test
    void numberedUtf8Cases() throws IOException {
        int cases = 0;
        for (String line : Files.readAllLines(Corpora.path("utf8/utf8tests.txt"))) {
            String[] parts = line.split(":", 4);
            if (line.startsWith("#") || parts.length < 3) {
                continue;
            }
            byte[] text = parts[1].strip().endsWith("hex")
                    ? HexFormat.of().parseHex(parts[2].replace(" ", ""))
                    : parts[2].getBytes(ISO_8859_1);
            boolean valid = parts[1].strip().startsWith("valid");
            assertThat(EntryPoint.decode(text).isPresent())
                    .as("file and JDK agree on %s", line)
                    .isEqualTo(valid);
            // Control characters, quotes and backslashes are another matter.
            boolean plain = true;
            for (byte b : text) {
                plain &= (b < 0 || b >= ' ') && b != '"' && b != '\\';
            }
            if (plain) {
                byte[] document = concat("{\"v\":\"".getBytes(UTF_8), text, "\"}".getBytes(UTF_8));
                for (Reference profile : Reference.PROFILES) {
                    assertThat(verdict(document, profile)).as(line).isEqualTo(valid ? "accepted" : "refused");
                }
                cases++;
            }
        }
        assertThat(cases).isGreaterThan(150);
    }

    @Test
    void linesOfTheDecoderStressTest() throws IOException {
        byte[] file = Files.readAllBytes(Corpora.path("utf8/kuhn-UTF-8-test.txt"));
        int refused = 0;
        int from = 0;
        for (int i = 0; i < file.length; i++) {
            if (file[i] == '\n') {
                String escaped = new String(file, from, i - from, ISO_8859_1)
                        .replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replaceAll("[\\x00-\\x1f]", "");
                byte[] document = ("{\"v\":\"" + escaped + "\"}").getBytes(ISO_8859_1);
                boolean valid = EntryPoint.decode(document).isPresent();
                for (Reference profile : Reference.PROFILES) {
                    assertThat(verdict(document, profile)).as(escaped).isEqualTo(valid ? "accepted" : "refused");
                }
                refused += valid ? 0 : 1;
                from = i + 1;
            }
        }
        assertThat(refused).isGreaterThan(50);
    }

    /** The cases whose schema is one column {@code v}; base64 columns and the cases of the schema compiler are tested elsewhere. */
    @TestFactory
    Stream<DynamicTest> interopCases() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : Files.readAllLines(Corpora.path("own/interop-cases.ndjson"))) {
            Map<String, String> row = row(line);
            Column column = row.containsKey("doc_b64") ? column(row.get("schema")) : null;
            if (column != null) {
                byte[] json = Base64.getDecoder().decode(row.get("doc_b64"));
                tests.add(dynamicTest(row.get("id"), () -> judge(row, new ProbeParser(column), json)));
            }
        }
        assertThat(tests.size()).isGreaterThan(120);
        return tests.stream();
    }

    private static void judge(Map<String, String> row, ProbeParser parser, byte[] json) {
        String expect = row.get("expect");
        Object lenient = Parses.outcome(parser, json, JsonOptions.DEFAULT);
        // The cases call for strictness where the default profile converts (a string for a number) or takes 1.0 as an
        // integer.
        Object strict = Parses.outcome(parser, json, JsonOptions.STRICT);
        if (expect.startsWith("accept:")) {
            assertThat(lenient).isInstanceOf(Map.class);
            assertThat(String.valueOf(((Map<?, ?>) lenient).get("v"))).isEqualTo(expect.substring(7));
        } else if (expect.equals("accept")) {
            assertThat(lenient).isInstanceOf(Map.class);
            assertThat(strict).isInstanceOf(Map.class);
        } else if (expect.equals("reject") || expect.equals("policy:reject-default")) {
            assertThat(strict).isInstanceOf(JsonParseException.class);
            if (!row.get("id").equals("int-17")) { // "12" for an int: converted by default
                assertThat(lenient).isInstanceOf(JsonParseException.class);
            }
        } else {
            assertThat(expect).startsWith("policy");
            assertThat(lenient).as("policies of the default profile").isInstanceOf(Map.class);
        }
    }

    private static Column column(String schema) {
        return switch (schema) {
            case "create json schema X(v int)" -> Column.intColumn("v");
            case "create json schema X(v long)" -> Column.longColumn("v");
            case "create json schema X(v double)" -> Column.doubleColumn("v");
            case "create json schema X(v string)" -> Column.text("v");
            default -> null;
        };
    }

    private static Map<String, String> row(String json) throws IOException {
        Map<String, String> row = new HashMap<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            while (parser.nextFieldName() != null) {
                String name = parser.currentName();
                parser.nextToken();
                if (parser.currentToken().isStructStart()) {
                    parser.skipChildren();
                } else {
                    row.put(name, parser.getText());
                }
            }
        }
        return row;
    }

    // ---- cases of this repository, which need no corpora

    private static final List<String> VALUES = List.of(
            "0",
            "-0",
            "12",
            "-12.5e+3",
            "1E-2",
            "0.0",
            "\"\"",
            "\"\\u0000\\\"\\\\\\/\\b\\f\\n\\r\\t\"",
            "\"\u007f\u0080\u20ac\ud83d\ude00\"",
            "\"\\uD83D\\uDE00\"",
            "true",
            "false",
            "null",
            "[]",
            "{}",
            "[ ]",
            "{ }",
            "[[],[{}],{\"\":[]}]",
            " 1",
            "\t\r\n 1 \t\r\n",
            "[1 , 2 ,3]",
            "{\"v\":{\"v\":[null]}}",
            "12345678901234567890123",
            "\"aaaaaaa\\\"\"",
            "[0.1,1e0]");

    private static final Pattern LONE_SURROGATE = Pattern.compile("(?i)\\\\ud800|\\\\udc00");

    private static final List<String> NO_VALUES = List.of(
            "",
            " ",
            ",",
            ":",
            "]",
            "}",
            "+1",
            "01",
            "-01",
            "00",
            "1.",
            ".1",
            "-.1",
            "1.e1",
            "1e",
            "1e+",
            "1e1.0",
            "0x1",
            "1_0",
            "--1",
            "-",
            "- 1",
            "1 2",
            "1,",
            ",1",
            "NaN",
            "Infinity",
            "-Infinity",
            "nul",
            "nulll",
            "NULL",
            "True",
            "tru",
            "truee",
            "falsey",
            "fals",
            "\"",
            "\"a",
            "\"\\\"",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\\u12g4\"",
            "\"\\U0041\"",
            "\"\u0001\"",
            "\"\t\"",
            "\"\n\"",
            "\"a\u0000\"",
            "'a'",
            "\"a\" \"b\"",
            "\"\\ud800\"",
            "\"\\udc00\\ud800\"",
            "\"\\ud800\\u0041\"",
            "[",
            "[1",
            "[1,",
            "[1,]",
            "[,1]",
            "[,]",
            "[1,,2]",
            "[1 2]",
            "[1}",
            "[}",
            "{",
            "{]",
            "{\"a\"",
            "{\"a\":",
            "{\"a\":1",
            "{\"a\":1,",
            "{\"a\":1,}",
            "{,}",
            "{\"a\",1}",
            "{a:1}",
            "{1:1}",
            "{\"a\":1]",
            "{\"a\" 1}",
            "{\"a\":1 \"b\":2}",
            "{\"a\":1,,\"b\":2}",
            "{null:1}",
            "{\"a\":}",
            "{:1}",
            "[\"a\":1]",
            "/**/1",
            "1//",
            "#",
            "\u00a01",
            "1\u00a0",
            "\f1",
            "\u000b1",
            "\ufeff1",
            "1\u0000",
            "[1\u0000]",
            "\u20281",
            "undefined",
            "(1)",
            "1;",
            "{\"a\\q\":1}",
            "{\"\u0001\":1}",
            "{\"\\ud800\":1}");

    @Test
    void ownCases() {
        for (String value : VALUES) {
            byte[] document = asMember(value.getBytes(UTF_8));
            for (Reference profile : Reference.PROFILES) {
                assertThat(verdict(document, profile)).as(value).isEqualTo("accepted");
                assertThat(Parses.event(ProbeParser.ANYTHING, document, profile.options))
                        .containsOnlyKeys("v");
            }
            sameAsReference(document, value);
        }
        for (String value : NO_VALUES) {
            byte[] document = asMember(value.getBytes(UTF_8));
            for (Reference profile : Reference.PROFILES) {
                boolean kept = profile == Reference.ESPER
                        && LONE_SURROGATE.matcher(value).find();
                assertThat(verdict(document, profile)).as(value).isEqualTo(kept ? "accepted" : "refused");
            }
        }
    }

    @Test
    void documentsAreObjectsAndNothingElse() {
        for (String json : List.of(
                "",
                " ",
                "{}{}",
                "{} {}",
                "{},",
                "{}]",
                "{}}",
                "{}\u0000",
                "{}x",
                "[]",
                "[{}]",
                "\"{}\"",
                "1",
                "true",
                "null",
                "}",
                "]",
                "x",
                "{",
                "{\"a\"",
                "{\"a\":1",
                "{\"a\":1,",
                "//\n{}",
                "{}//",
                "\u00a0{}",
                "{}\u00a0",
                "{}\ufeff",
                "\f{}",
                "\ufeff\ufeff{}",
                " \ufeff{}")) {
            for (ProbeParser parser :
                    List.of(ProbeParser.ANYTHING, ProbeParser.NOTHING, Declared.EVERY_TYPE.parser())) {
                for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
                    Parses.error(parser, json.getBytes(UTF_8), options);
                }
            }
        }
        for (String json : List.of("{}", " {} ", "\t\r\n{\t\r\n}\t\r\n", "{\n        }" + " ".repeat(40))) {
            assertThat(Parses.event(ProbeParser.ANYTHING, json, JsonOptions.STRICT))
                    .isEmpty();
        }
    }

    // ---- common to all

    /** How a document {@code {"v":...}} ends where the value is read, and where it is skipped if the profile skips what is not declared. */
    static String verdict(byte[] document, Reference profile) {
        Object read = Parses.outcome(ProbeParser.ANYTHING, document, profile.options);
        if (profile == Reference.STRICT) {
            assertThat(Parses.outcome(ProbeParser.NOTHING, document, profile.options))
                    .isInstanceOf(JsonParseException.class);
            return verdict(read, read);
        }
        return verdict(read, Parses.outcome(ProbeParser.NOTHING, document, profile.options));
    }

    private static String verdict(Object read, Object skipped) {
        if (read instanceof JsonParseException e) {
            if (skipped instanceof Map) {
                return "accepted when skipped";
            }
            return e.kind() == Kind.LIMIT ? "refused: LIMIT" : "refused";
        }
        return skipped instanceof Map ? "accepted" : "refused when skipped";
    }

    static void sameAsReference(byte[] document, String what) {
        for (Reference profile : Reference.PROFILES) {
            Object outcome = Parses.outcome(ProbeParser.ANYTHING, document, profile.options);
            Object expected;
            try {
                expected = profile.untyped(profile.tree(document));
            } catch (Reference.Refused e) {
                assertThat(outcome).as("%s: %s", what, e.getMessage()).isInstanceOf(JsonParseException.class);
                continue;
            }
            assertThat(JsonValues.equal(outcome, expected))
                    .as("%s gives %s", what, outcome)
                    .isTrue();
        }
    }

    static byte[] asMember(byte[] value) {
        return concat("{\"v\":".getBytes(UTF_8), value, "}".getBytes(UTF_8));
    }

    static byte[] concat(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    private static List<Path> files(String folder, String suffix) throws IOException {
        try (Stream<Path> paths = Files.walk(Corpora.path(folder))) {
            return paths.filter(path -> path.toString().endsWith(suffix))
                    .sorted()
                    .toList();
        }
    }
}
