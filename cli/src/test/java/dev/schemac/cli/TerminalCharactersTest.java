package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages about inputs contain no character that a terminal obeys, or that is invisible. */
@DisabledOnOs(OS.WINDOWS) // its file names cannot contain all of these characters
class TerminalCharactersTest {
    @TempDir
    private Path folder;

    /**
     * Escape, next line, a C1 control, a soft hyphen, an Arabic mark, a zero-width space, an override of the direction, a
     * line separator, an isolate, a byte order mark, and a tag beyond the BMP.
     */
    @Test
    void areEscaped() throws IOException {
        int[] all = {
            0x1B, 0x7F, 0x85, 0x9B, 0xAD, 0x61C, 0x200B, 0x200F, 0x202E, 0x2028, 0x2029, 0x2066, 0xFEFF, 0xE0041
        };
        String c = new String(all, 0, all.length);
        String escaped = escaped(c);
        String missing = folder.resolve("no" + c + "ne.json").toString();
        String lines = file("l" + c + "ines.json", "{\"a\": 1}\n{\"a\": x}\n");
        String schema = file("s" + c + ".epl", "create json schema A(a int, b itn /* " + c + " */);");
        String good = file("good.epl", "create json schema A(`m" + c + "` int);");
        String contract = file(
                "c" + c + ".json",
                "{\"type\": \"object\", \"properties\": {\"p" + c.replace("\u001B", "\\u001B")
                        + "\": {\"not\": {\"pattern\": \"x\"}}}}");

        assertPrinted(
                CommandRun.of("parse", good, missing), "schemac: " + escaped(missing) + ": no such file or folder");
        assertPrinted(CommandRun.of("parse", good, lines), escaped(lines) + ":2:1: expected end of input");
        assertPrinted(CommandRun.of("parse", good, "--type", "T" + c, lines), "T" + escaped);
        assertPrinted(CommandRun.of("parse", good, "--ndjson", "--select", c, lines), escaped);
        assertPrinted(CommandRun.of("check", missing), escaped(missing));
        assertPrinted(CommandRun.of("compile", schema, "-o", folder + "/o" + c), escaped(schema) + ":1:31: error:");
        assertPrinted(CommandRun.of("compile", missing, "-o", folder + "/o"), escaped(missing));
        assertPrinted(CommandRun.of("fmt", "--check", schema), "schemac: " + escaped(schema) + ": not formatted");
        assertPrinted(CommandRun.of("infer", lines), escaped(lines) + ":2:1: expected end of input");
        assertPrinted(CommandRun.of("infer", "--module", c, lines), escaped);
        assertPrinted(CommandRun.of("import", contract), "p" + escaped);
        assertPrinted(CommandRun.of("import", "--component", "K" + c, contract), "K" + escaped);
        assertPrinted(CommandRun.of("export", "--to", "avro", "--type", "E" + c, good), "E" + escaped);
        assertPrinted(CommandRun.of("explain", "X" + c), "X" + escaped);
        assertPrinted(CommandRun.of("check", "--unknown" + c), "--unknown" + escaped);
    }

    /** The carets are below the same part of the line. The colours are the only escape sequences. */
    @ParameterizedTest
    @ValueSource(ints = {0x202E, 0xFEFF, 0xE0041})
    void keepTheCaretsInPlace(int codePoint) throws IOException {
        String c = Character.toString(codePoint);
        String schema = file("s" + c + ".epl", "create json schema A(`" + c + "` int, b itn);");
        String excerpt = """
                  create json schema A(`%s` int, b itn);
                %s^^^
                """.formatted(escaped(c), " ".repeat(33 + escaped(c).length()));
        CommandRun run = CommandRun.of("check", schema);
        assertThat(run.err()).startsWith(escaped(schema) + ":1:").endsWith("[SC012]\n" + excerpt);
        CommandRun colored = CommandRun.of("check", "--color", "always", schema);
        assertThat(colored.err().replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(run.err());
        assertThat(colored.err()).startsWith("\u001b[1m" + escaped(schema) + ":1:");
    }

    /** A line feed in the name of a file begins no message of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"check", "infer", "import", "parse", "fmt"})
    void lineFeedsInNamesAreEscaped(String command) {
        String file = folder.resolve("a\nschemac: b").toString();
        CommandRun run = command.equals("parse") ? CommandRun.of(command, file, file) : CommandRun.of(command, file);
        assertThat(run.err()).isEqualTo("schemac: " + escaped(file) + ": no such file or folder\n");
    }

    private static void assertPrinted(CommandRun run, String part) {
        assertThat(run.exitCode()).as(run.err()).isNotEqualTo(70);
        assertThat(run.err()).contains(part);
        List<String> raw = run.err()
                .codePoints()
                .filter(each -> each != '\n'
                        && List.of(
                                        Character.CONTROL,
                                        Character.FORMAT,
                                        Character.LINE_SEPARATOR,
                                        Character.PARAGRAPH_SEPARATOR)
                                .contains((byte) Character.getType(each)))
                .mapToObj(Integer::toHexString)
                .toList();
        assertThat(raw).as(run.err()).isEmpty();
    }

    /** Java's escapes of all characters beyond ASCII, and of controls. */
    private static String escaped(String text) {
        return text.chars()
                .mapToObj(c -> c < 0x20 || c > 0x7E ? String.format(Locale.ROOT, "\\u%04X", c) : Character.toString(c))
                .collect(Collectors.joining());
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}
