package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs the commands that pages mark with {@code <!-- run: NAME -->} or {@code <!-- run: NAME, exit code N -->}, and compares their
 * output with the block marked {@code <!-- prints -->}, if one follows. They run in a folder like a checkout, with the classes of this build.
 * A resource has commands that are too many for the pages.
 */
@Tag("slow")
@DisabledOnOs(OS.WINDOWS)
class DocumentationCommandsTest {
    private static final Pattern MARK = Pattern.compile("run: ([a-z-]+)(?:, exit code (\\d+))?");

    @TempDir
    private static Path checkout;

    record Command(String page, String name, int exitCode, String script, String output) {
        @Override
        public String toString() {
            return page + ": " + name;
        }
    }

    @BeforeAll
    static void makeCheckout() throws IOException {
        String command =
                "#!/bin/sh\nexec '%s/bin/java' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Dschemac.terminal=none"
                        + " -Dschemac.terminal.input=false -cp '%s' %s \"$@\"\n";
        Path script = checkout.resolve("schemac");
        Files.writeString(
                script,
                command.formatted(
                        System.getProperty("java.home"),
                        System.getProperty("java.class.path"),
                        Schemac.class.getName()));
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwx------"));
        Files.createDirectories(checkout.resolve("target/docs"));
        copyFolder("examples/quickstart/src");
    }

    private static void copyFolder(String name) throws IOException {
        Path from = Path.of("..", name);
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path copy = checkout.resolve(name).resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    static List<Command> commands() throws IOException {
        List<Command> commands = new ArrayList<>();
        for (Path folder : List.of(Path.of("../docs"), Path.of("src/test/resources/documentation"))) {
            try (Stream<Path> pages = Files.list(folder)) {
                for (Path page : pages.filter(file -> file.toString().endsWith(".md"))
                        .sorted()
                        .toList()) {
                    addCommands(
                            DocumentationPage.read(folder, page.getFileName().toString()), commands);
                }
            }
        }
        return commands;
    }

    /** {@code .ci/run} runs the commands that call Maven. */
    private static void addCommands(DocumentationPage page, List<Command> commands) {
        for (int i = 0; i < page.blocks().size(); i++) {
            DocumentationPage.Block block = page.blocks().get(i);
            Matcher mark = MARK.matcher(block.mark());
            if (mark.matches() && !block.content().contains("mvn ")) {
                int exitCode = mark.group(2) == null ? 0 : Integer.parseInt(mark.group(2));
                List<DocumentationPage.Block> following =
                        page.blocks().subList(i + 1, page.blocks().size());
                commands.add(
                        new Command(page.name(), mark.group(1), exitCode, block.content(), shownOutput(following)));
            }
        }
    }

    private static String shownOutput(List<DocumentationPage.Block> following) {
        return following.stream()
                .takeWhile(block -> !block.mark().startsWith("run: "))
                .filter(block -> block.mark().equals("prints"))
                .map(DocumentationPage.Block::content)
                .findFirst()
                .orElse(null);
    }

    @ParameterizedTest
    @MethodSource("commands")
    void printsWhatThePageShows(Command command) throws Exception {
        Path script = Files.writeString(checkout.resolve("target/command"), command.script);
        Path printed = checkout.resolve("target/printed");
        ProcessBuilder bash = new ProcessBuilder("bash", "-euo", "pipefail", script.toString())
                .directory(checkout.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile());
        bash.environment().keySet().removeAll(Set.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        bash.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = bash.start();
        assertThat(process.waitFor(10, TimeUnit.MINUTES)).isTrue();
        String output = Files.readString(printed, UTF_8);
        assertThat(process.exitValue()).as(output).isEqualTo(command.exitCode);
        if (command.output != null) {
            assertThat(output).isEqualTo(command.output);
        }
    }
}
