package dev.schemac.codegen.document;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * The JSON test suite through generated parsers: a schema that declares nothing skips each text, one with an untyped
 * column reads it, and both give the right verdict at every entry point. What the values are is tested in the runtime.
 */
class GeneratedConformanceTest {
    private static final String TEXT = "create json schema Nothing(); create json schema Anything(v Object);";

    private static final Map<ValueStyle, CompiledSchemas> SCHEMAS = Map.of(
            ValueStyle.BEAN, CompiledSchemas.of(ValueStyle.BEAN, TEXT),
            ValueStyle.RECORD, CompiledSchemas.of(ValueStyle.RECORD, TEXT));

    @Test
    void everyDecidableFileGetsItsVerdict() throws IOException {
        Path folder = Path.of(System.getProperty("schemac.corpora", "../shared/corpora"), "jsontestsuite/test_parsing");
        if (!Files.isDirectory(folder)) {
            Assumptions.abort("skipped: the JSON test suite is not in the folder named by -Dschemac.corpora");
        }
        List<Path> files;
        try (Stream<Path> all = Files.list(folder)) {
            files = all.filter(file -> !file.getFileName().toString().startsWith("i_"))
                    .sorted()
                    .toList();
        }
        assertThat(files).hasSize(283);
        for (Path file : files) {
            boolean accepted = file.getFileName().toString().startsWith("y_");
            assertVerdict(file.getFileName().toString(), wrapped(Files.readAllBytes(file)), accepted);
        }
    }

    /** The kinds of mistakes in the suite, in own words, for where the suite is absent. */
    @Test
    void ownCases() {
        for (String good :
                new String[] {"[]", "{\"a\":[1,{}]}", "-0.5e+3", "\"\\ud83d\\ude00\\/\"", " true ", "null"}) {
            assertVerdict(good, wrapped(good.getBytes(UTF_8)), true);
        }
        for (String bad : new String[] {
            "",
            "[1,]",
            "[1 2]",
            "{\"a\" 1}",
            "{a:1}",
            "{,}",
            "01",
            "1.",
            ".1",
            "+1",
            "1e",
            "0x1",
            "NaN",
            "tru",
            "nulls",
            "'a'",
            "\"\\x\"",
            "\"\\u12\"",
            "\"\t\"",
            "\"",
            "[",
            "{\"a\":1,}",
            "[}",
            "1}",
            "\u00a01",
            "\uff11",
            "/**/1"
        }) {
            assertVerdict(bad, wrapped(bad.getBytes(UTF_8)), false);
        }
    }

    /** The table of the runtime, which has each kind of the suite. */
    @Test
    void casesOfTheTable() throws IOException {
        Path table = Path.of("../runtime/src/test/resources/conformance/json.txt");
        int cases = 0;
        for (String line :
                Files.readAllLines(table).subList(1, Files.readAllLines(table).size())) {
            String[] row = line.split("\t", -1);
            if (row[0].startsWith("i:")) {
                continue;
            }
            ByteArrayOutputStream document = new ByteArrayOutputStream();
            Matcher part = Pattern.compile("\\\\x([0-9a-f]{2})|(?s)(.)").matcher(row[2]);
            while (part.find()) {
                if (part.group(1) != null) {
                    document.write(Integer.parseInt(part.group(1), 16));
                } else {
                    document.writeBytes(part.group(2).getBytes(UTF_8));
                }
            }
            String name = row[1].equals("duplicate") ? "y_object_duplicated_key" : "";
            assertVerdict(name + " " + line, wrapped(document.toByteArray()), row[0].equals("y"));
            cases++;
        }
        assertThat(cases).isGreaterThan(300);
    }

    private static void assertVerdict(String name, byte[] json, boolean accepted) {
        SCHEMAS.forEach((style, schemas) -> assertVerdict(name + ", " + style, schemas, json, accepted));
    }

    /** @param expected the verdict where no value is read, or no member comes twice */
    private static void assertVerdict(String name, CompiledSchemas schemas, byte[] json, boolean expected) {
        for (String schema : new String[] {"Nothing", "Anything"}) {
            // A member that comes twice is refused where its value is read.
            boolean accepted = expected && !(schema.equals("Anything") && name.startsWith("y_object_duplicated_key"));
            ObjectParser<?> parser = schemas.parser(schema);
            byte[] amid = new byte[json.length + 20];
            Arrays.fill(amid, (byte) '"');
            System.arraycopy(json, 0, amid, 10, json.length);
            assertVerdict(name + ", bytes, " + schema, () -> parser.parse(json), accepted);
            assertVerdict(
                    name + ", range, " + schema,
                    () -> parser.parse(amid, 10, json.length, JsonOptions.DEFAULT),
                    accepted);
            assertVerdict(name + ", stream, " + schema, () -> parser.parse(new ByteArrayInputStream(json)), accepted);
            try {
                String text = UTF_8.newDecoder().decode(ByteBuffer.wrap(json)).toString();
                assertVerdict(name + ", string, " + schema, () -> parser.parse(text), accepted);
            } catch (CharacterCodingException e) {
                assertThat(accepted).as(name + " has no String").isFalse();
            }
        }
    }

    private interface Parse {
        Object parse() throws IOException;
    }

    private static void assertVerdict(String name, Parse parse, boolean accepted) {
        boolean parsed;
        try {
            assertThat(parse.parse()).as(name).isNotNull();
            parsed = true;
        } catch (JsonParseException e) {
            parsed = false;
        } catch (IOException e) {
            throw new AssertionError(name, e);
        }
        assertThat(parsed).as(name).isEqualTo(accepted);
    }

    private static byte[] wrapped(byte[] text) {
        ByteArrayOutputStream json = new ByteArrayOutputStream();
        json.writeBytes("{\"v\":".getBytes(UTF_8));
        json.writeBytes(text);
        json.write('}');
        return json.toByteArray();
    }
}
