package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The shell script {@code bin/schemac} of a release and the class archive that it keeps, with a stand-in for Java. */
@DisabledOnOs(OS.WINDOWS)
class ReleaseLauncherTest {
    @TempDir
    private Path folder;

    private Path script;
    private Path cache;

    @BeforeEach
    void makeRelease() throws IOException {
        script = Files.createDirectories(folder.resolve("a release/bin")).resolve("schemac");
        Files.copy(Path.of("src/dist/bin/schemac"), script, StandardCopyOption.COPY_ATTRIBUTES);
        Files.setPosixFilePermissions(script, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(
                Files.createDirectories(folder.resolve("a release/lib")).resolve("schemac.jar"), "");
        Path java = Files.createDirectories(folder.resolve("jdk/bin")).resolve("java");
        Files.writeString(java, """
                #!/bin/sh
                echo "$*" >>"$0.calls"
                for word; do
                  case $word in
                    -XX:SharedArchiveFile=*.work/archive) echo archive >"${word#*=}" ;;
                    *) echo "<$word>" ;;
                  esac
                done
                """);
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        cache = folder.resolve("cache");
    }

    @Test
    void anArchiveIsMadeOnceAndThenUsed() throws Exception {
        Path archive = archive();
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(cache)))
                .isEqualTo("rwx------");
        assertThat(start(cache.toString())).contains("<-XX:SharedArchiveFile=" + archive + ">");
    }

    @Test
    void anArchiveIsMadeByARunOfTheJarThatItIsUsedFor() throws Exception {
        Path archive = archive();
        assertThat(Files.readString(folder.resolve("jdk/bin/java.calls")))
                .contains("-D" + StartupTraining.PROPERTY + "=" + archive + ".work -jar "
                        + script.resolveSibling("../lib/schemac.jar").normalize() + "\n");
    }

    @Test
    void aFolderThatOthersMayWriteToIsNotUsed() throws Exception {
        archive();
        for (String permissions : List.of("rwxrwx---", "rwx----w-")) {
            Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString(permissions));
            assertThat(start(cache.toString())).as(permissions).doesNotContain("SharedArchiveFile");
        }
        Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwx------"));
        assertThat(start(cache.toString())).contains("SharedArchiveFile");
        Path link = Files.createSymbolicLink(folder.resolve("link"), cache);
        assertThat(start(link.toString())).doesNotContain("SharedArchiveFile");
    }

    @Test
    void aFolderOfAnotherUserIsNotUsed() throws Exception {
        archive();
        CompiledCacheTest.giveAway(cache);
        assertThat(start(cache.toString())).doesNotContain("SharedArchiveFile");
    }

    @Test
    void noneMeansNoFolder() throws Exception {
        assertThat(start("none")).doesNotContain("SharedArchiveFile").contains("<-jar>");
        assertThat(folder.resolve("none")).doesNotExist();
        assertThat(folder.resolve("home")).doesNotExist();
    }

    @Test
    void onlyThePlaygroundAndLongRunsUseTheOptimisingCompiler() throws Exception {
        Path schema = Files.writeString(folder.resolve("a b.epl"), "");
        Path small = Files.writeString(folder.resolve("small.json"), "{}");
        Path large = folder.resolve("large.json");
        try (RandomAccessFile sparse = new RandomAccessFile(large.toFile(), "rw")) {
            sparse.setLength((256L << 20) + 1);
        }
        String quick = "<-XX:TieredStopAtLevel=1>";
        String later = "<-XX:Tier4InvocationThreshold=50000>";
        assertThat(run("none", "compile", large.toString()))
                .contains(quick, "<" + large + ">")
                .doesNotContain(later);
        assertThat(run("none", "parse", schema.toString(), "--type", "A", small.toString()))
                .contains(quick, "<" + schema + ">\n<--type>\n<A>\n<" + small + ">")
                .doesNotContain(later);
        assertThat(run("none", "infer", small.toString())).contains(quick).doesNotContain(later);
        for (String[] words : new String[][] {
            {"parse", schema.toString(), large.toString()},
            {"parse", schema.toString()},
            {"parse", "--type", "A", schema.toString(), "-"},
            {"infer"},
            {"infer", small.toString(), large.toString()}
        }) {
            assertThat(run("none", words))
                    .as(List.of(words).toString())
                    .contains(later)
                    .doesNotContain(quick);
        }
        assertThat(run("none", "lsp")).contains(quick).doesNotContain(later);
        assertThat(run("none", "playground")).doesNotContain("<-XX:T");
    }

    /** Making an archive needs more processor time than several starts of the language server. */
    @Test
    void theLanguageServerUsesAnArchiveAndMakesNone() throws Exception {
        assertThat(run(cache.toString(), "lsp")).contains("<lsp>").doesNotContain("SharedArchiveFile");
        assertThat(cache).isEmptyDirectory();

        Path archive = archive();
        assertThat(run(cache.toString(), "lsp")).contains("<-XX:SharedArchiveFile=" + archive + ">");
    }

    /** The archive that the first call makes in the background. */
    private Path archive() throws Exception {
        assertThat(start(cache.toString())).doesNotContain("SharedArchiveFile");
        for (int i = 0; i < 600; i++) {
            try (Stream<Path> files = Files.list(cache)) {
                List<Path> made = files.toList();
                if (made.size() == 1 && made.get(0).toString().endsWith(".jsa")) {
                    return made.get(0);
                }
            }
            Thread.sleep(50);
        }
        throw new AssertionError("no archive was made in " + cache);
    }

    private String start(String caches) throws Exception {
        return run(caches, "--version");
    }

    private String run(String caches, String... words) throws Exception {
        List<String> command = new ArrayList<>(List.of(script.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.put("JAVA_HOME", folder.resolve("jdk").toString());
        environment.put("HOME", folder.resolve("home").toString());
        environment.put("SCHEMAC_CACHE", caches);
        environment.keySet().removeAll(List.of("SCHEMAC_OPTS", "XDG_CACHE_HOME"));
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(printed).isZero();
        return printed;
    }
}
