package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.PropertyPath;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What {@code schemac parse} keeps of schemas that it has compiled, and whom it trusts. */
@DisabledOnOs(OS.WINDOWS)
class CompiledCacheTest {
    private static final String POINT = "create json schema Point(x double, y double);";

    @TempDir
    private Path folder;

    private Path caches;
    private Path program;

    @BeforeEach
    void makeProgram() throws IOException {
        caches = folder.resolve("caches");
        program = Files.writeString(folder.resolve("schemac.jar"), "a program");
    }

    @Test
    void whatWasKeptParsesAsWhatWasCompiled() throws IOException {
        assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
        assertThat(entries()).hasSize(1);
        Object kept = Files.getAttribute(entries().get(0), "unix:ino");
        assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
        assertThat(Files.getAttribute(entries().get(0), "unix:ino")).isEqualTo(kept);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(caches.resolve("compiled"))))
                .isEqualTo("rwx------");
    }

    @Test
    void theTypeOfDocumentsIsKept() throws IOException {
        String text = POINT + "create json schema Line(from Point, to Point);";
        assertThat(documentTypes(text)).containsExactly("Line");
        Path entry = entries().get(0);
        byte[] whole = Files.readAllBytes(entry);
        assertThat(documentTypes(text)).containsExactly("Line");
        assertThat(entries()).containsExactly(entry);
        compile(text);
        assertThat(entries()).hasSize(2);
        assertThat(documentTypes(text)).containsExactly("Line");
        Files.write(entry, Arrays.copyOf(whole, whole.length - 1));
        assertThat(documentTypes(text)).containsExactly("Line");
        assertThat(entry).hasBinaryContent(whole);
    }

    /** The command fails with several types, so nothing is gained by an entry. */
    @Test
    void severalTypesOfDocumentsAreNotKept() throws IOException {
        String text = POINT + "create json schema Line();";
        assertThat(documentTypes(text)).containsExactly("Point", "Line");
        assertThat(documentTypes(text)).containsExactly("Point", "Line");
        assertThat(entries()).isEmpty();
    }

    @Test
    void anotherTextOrProgramIsAnotherEntry() throws IOException {
        compile(POINT);
        compile(POINT + " ");
        assertThat(entries()).hasSize(2);
        Files.writeString(program, "another program");
        compile(POINT);
        assertThat(entries()).hasSize(3);
    }

    @Test
    void otherSelectedPathsAreAnotherEntry() throws IOException {
        compile(POINT);
        for (String path : List.of("y", "x", "y")) {
            CompiledCache cache = new CompiledCache(Map.of("SCHEMAC_CACHE", caches.toString()), program);
            CompiledClasses compiled = cache.compileSelected(
                    new SchemaCompiler(CompilerOptions.DEFAULT),
                    sources(POINT),
                    "Point",
                    List.of(PropertyPath.of(path)));
            assertThat(compiled.selections())
                    .extracting(selection -> new String(selection.from("{\"x\":1,\"y\":2}".getBytes(UTF_8)), UTF_8))
                    .containsExactly(path.equals("x") ? "1" : "2");
        }
        assertThat(entries()).hasSize(3);
    }

    @Test
    void damagedEntriesAreCompiledAgain() throws IOException {
        compile(POINT);
        Path entry = entries().get(0);
        byte[] whole = Files.readAllBytes(entry);
        for (int at : new int[] {0, 31, 32, 40, whole.length / 2, whole.length - 1}) {
            byte[] damaged = whole.clone();
            damaged[at] ^= 1;
            Files.write(entry, damaged);
            assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
            assertThat(entry).hasBinaryContent(whole);
        }
        for (int length : new int[] {0, 31, 32, whole.length - 1}) {
            Files.write(entry, Arrays.copyOf(whole, length));
            assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
            assertThat(entry).hasBinaryContent(whole);
        }
    }

    @Test
    void aFolderThatOthersMayWriteToIsNotUsed() throws IOException {
        compile(POINT);
        Path entry = entries().get(0);
        Files.delete(entry);
        for (Path open : List.of(caches, caches.resolve("compiled"), folder)) {
            for (String permissions : List.of("rwxrwx---", "rwx----w-")) {
                Files.setPosixFilePermissions(open, PosixFilePermissions.fromString(permissions));
                assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
                assertThat(entries()).as(open + " " + permissions).isEmpty();
            }
            Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwx------"));
        }
        Files.move(caches, folder.resolve("elsewhere"));
        Files.createSymbolicLink(caches, folder.resolve("elsewhere"));
        compile(POINT);
        assertThat(entries()).isEmpty();
    }

    @Test
    void aFolderOfAnotherUserIsNotUsed() throws IOException {
        for (Path given : List.of(caches.resolve("compiled"), caches)) {
            compile(POINT);
            Files.delete(entries().get(0));
            giveAway(given);
            assertThat(parse(compile(POINT))).isEqualTo("{\"x\":1.0}");
            assertThat(entries()).as(given.toString()).isEmpty();
            Files.setOwner(given, Files.getOwner(folder));
        }
    }

    /** Only root can change the owner of a folder. */
    static void giveAway(Path folder) throws IOException {
        try {
            Files.setOwner(
                    folder,
                    folder.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody"));
        } catch (FileSystemException e) {
            assumeTrue(false, () -> "skipped: the owner of a folder cannot be changed: " + e.getMessage());
        }
    }

    @Test
    void nothingFailsWithoutAFolder() throws IOException {
        for (Map<String, String> environment : List.of(
                Map.<String, String>of(),
                Map.of("SCHEMAC_CACHE", "none"),
                Map.of("SCHEMAC_CACHE", program.toString()),
                Map.of("HOME", "/proc/none"))) {
            CompiledCache cache = new CompiledCache(environment, program);
            assertThat(parse(cache.compile(new SchemaCompiler(CompilerOptions.DEFAULT), sources(POINT))))
                    .isEqualTo("{\"x\":1.0}");
        }
        assertThat(caches).doesNotExist();
    }

    @Test
    void errorsAreNotKept() {
        assertThatThrownBy(() -> compile("create json schema Point(x dubble);")).isInstanceOf(SchemaException.class);
        assertThatThrownBy(() -> compile("create json schema Point(x dubble);")).isInstanceOf(SchemaException.class);
    }

    /** Classes on a class path can change while the schemas stay the same. */
    @Test
    void classesOfTheApplicationAreNotKept() throws IOException {
        assertThat(Files.readString(Path.of("src/main/java/dev/schemac/cli/DocumentSchemas.java"))
                        .replaceAll("\\s+", " "))
                .contains("options.equals(CompilerOptions.DEFAULT) ? Optional.of(CompiledCache.ofThisProgram(")
                .containsOnlyOnce("CompiledCache.ofThisProgram(");
    }

    private CompiledClasses compile(String text) {
        CompiledCache cache = new CompiledCache(Map.of("SCHEMAC_CACHE", caches.toString()), program);
        return cache.compile(new SchemaCompiler(CompilerOptions.DEFAULT), sources(text));
    }

    private List<String> documentTypes(String text) {
        CompiledCache cache = new CompiledCache(Map.of("SCHEMAC_CACHE", caches.toString()), program);
        return cache.documentTypes(new SchemaCompiler(CompilerOptions.DEFAULT), sources(text));
    }

    private static List<SchemaSource> sources(String text) {
        return List.of(new SchemaSource("Point.epl", text));
    }

    private static String parse(CompiledClasses compiled) {
        EventRuntime runtime = new EventRuntime();
        runtime.deploy(compiled.load());
        return runtime.eventSender("Point").parser().parse("{\"x\": 1}").toString();
    }

    private List<Path> entries() throws IOException {
        try (Stream<Path> files = Files.list(caches.resolve("compiled"))) {
            return files.toList();
        }
    }
}
