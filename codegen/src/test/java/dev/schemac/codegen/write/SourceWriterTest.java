package dev.schemac.codegen.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.WriteReport;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What reaches the disk: only differences, only whole files, only below the folder asked for. */
class SourceWriterTest {

    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    private static final SchemaCompiler COMPILER = new SchemaCompiler(CompilerOptions.DEFAULT);

    @TempDir
    private Path folder;

    @Test
    void writesNewFilesIntoNewFolders() throws IOException {
        WriteReport report = write(source("a/b/C.java", "class C {}\n"), source("D.java", "class D {}\n"));

        assertThat(report).isEqualTo(new WriteReport(2, 0));
        assertThat(folder.resolve("a/b/C.java")).hasContent("class C {}\n");
        assertThat(filesBelow(folder)).containsExactlyInAnyOrder("a/b/C.java", "D.java");
    }

    @Test
    void sourcesAndResourcesMayShareAFolderOrNot() throws IOException {
        GeneratedFiles files = new GeneratedFiles(
                List.of(source("A.java", "class A {}\n")), List.of(source("META-INF/services/x", "A\n")));

        COMPILER.write(files, folder.resolve("one"), folder.resolve("one"));
        COMPILER.write(files, folder.resolve("src"), folder.resolve("res"));

        assertThat(filesBelow(folder))
                .containsExactlyInAnyOrder(
                        "one/A.java", "one/META-INF/services/x", "src/A.java", "res/META-INF/services/x");
    }

    @Test
    void leavesUnchangedFilesAlone() throws IOException {
        write(source("A.java", "class A {}\n"), source("B.java", "class B {}\n"));
        Files.setLastModifiedTime(folder.resolve("A.java"), LONG_AGO);
        Files.setLastModifiedTime(folder.resolve("B.java"), LONG_AGO);

        WriteReport report = write(source("A.java", "class A {}\n"), source("B.java", "class X {}\n"));

        assertThat(report).isEqualTo(new WriteReport(1, 1));
        assertThat(Files.getLastModifiedTime(folder.resolve("A.java"))).isEqualTo(LONG_AGO);
        assertThat(Files.getLastModifiedTime(folder.resolve("B.java"))).isGreaterThan(LONG_AGO);
        assertThat(folder.resolve("B.java")).hasContent("class X {}\n");
    }

    @Test
    void leavesOtherFilesAlone() throws IOException {
        Files.writeString(folder.resolve("Mine.java"), "class Mine {}\n");

        write(source("A.java", "class A {}\n"));

        assertThat(filesBelow(folder)).containsExactlyInAnyOrder("A.java", "Mine.java");
    }

    /** A file that a user has hidden from others, or opened to them, stays so. A new one has the default permissions. */
    @DisabledOnOs(OS.WINDOWS)
    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-rw-rw-", "r--r-----", "rwxr-x--x", "r--------"})
    void keepsPermissions(String permissions) throws IOException {
        Path file = Files.writeString(folder.resolve("A.java"), "class A {}\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

        write(source("A.java", "class A { int x; }\n"), source("B.java", "class B {}\n"));

        assertThat(file).hasContent("class A { int x; }\n");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo(permissions);
        Path other = Files.writeString(folder.resolve("other"), "");
        assertThat(Files.getPosixFilePermissions(folder.resolve("B.java")))
                .isEqualTo(Files.getPosixFilePermissions(other));
    }

    /** The new content is never in a file that others can read, not even before the move. */
    @DisabledOnOs(OS.WINDOWS)
    @Test
    void hidesTheNewFileWhileItIsWritten() throws IOException {
        Path file = Files.writeString(folder.resolve("A.java"), "old");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        List<String> seen = new ArrayList<>();
        SourceWriter writer = new SourceWriter() {
            @Override
            protected void create(Path fresh, byte[] content) throws IOException {
                super.create(fresh, content);
                seen.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(fresh)));
            }

            @Override
            protected void move(Path from, Path to) throws IOException {
                seen.add(PosixFilePermissions.toString(Files.getPosixFilePermissions(from)));
                super.move(from, to);
            }
        };
        assertThat(writer.put(file, "new".getBytes(StandardCharsets.UTF_8))).isTrue();
        assertThat(seen).containsExactly("rw-------", "rw-r-----");
    }

    /** Only the administrator can give files away, so the test does nothing for other users. */
    @DisabledOnOs(OS.WINDOWS)
    @Test
    void keepsOwnerAndGroup() throws IOException {
        Path file = Files.writeString(folder.resolve("A.java"), "old");
        UserPrincipalLookupService names = folder.getFileSystem().getUserPrincipalLookupService();
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        try {
            view.setGroup(names.lookupPrincipalByGroupName("daemon"));
            view.setOwner(names.lookupPrincipalByName("daemon"));
        } catch (IOException e) {
            return;
        }
        SourceWriter.replace(file, "new");
        assertThat(file).hasContent("new");
        assertThat(view.readAttributes().owner().getName()).isEqualTo("daemon");
        assertThat(view.readAttributes().group().getName()).isEqualTo("daemon");
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    void replacesTheTargetOfALink() throws IOException {
        Path file = Files.createDirectory(folder.resolve("a")).resolve("A.epl");
        Path inner = Files.createSymbolicLink(folder.resolve("a/inner"), Path.of("A.epl"));
        Path outer = Files.createSymbolicLink(folder.resolve("outer"), Path.of("a/inner"));
        for (String text : List.of("new", "changed")) { // at first, the links lead to nothing
            SourceWriter.replace(outer, text);
            assertThat(file).hasContent(text);
            assertThat(inner).isSymbolicLink();
            assertThat(outer).isSymbolicLink();
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
        }
        assertThat(filesBelow(folder)).hasSize(3);

        Path loop = Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
        assertThatThrownBy(() -> SourceWriter.replace(loop, "x"))
                .isInstanceOf(FileSystemLoopException.class)
                .hasMessage(loop.toString());
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    void writesToDevices() throws IOException {
        SourceWriter.replace(Path.of("/dev/null"), "x");
        assertThat(Files.readAttributes(Path.of("/dev/null"), BasicFileAttributes.class)
                        .isOther())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"../A.java", "a/../../A.java", "/tmp/A.java", "a/..", ""})
    void refusesPathsThatLeaveTheFolder(String path) throws IOException {
        assertThatThrownBy(() -> write(source("Good.java", "class Good {}\n"), source(path, "class A {}\n")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a generated file would be outside of the output folder: " + path);
        assertThat(filesBelow(folder)).isEmpty();
    }

    @Test
    void refusesLinksThatLeaveTheFolder(@TempDir Path elsewhere) throws IOException {
        Files.createDirectories(folder.resolve("out/a"));
        Files.writeString(elsewhere.resolve("C.java"), "mine\n");
        Path link = Files.createSymbolicLink(folder.resolve("out/a/b"), elsewhere);
        Path root = folder.resolve("out");
        GeneratedFiles files = new GeneratedFiles(
                List.of(source("Good.java", "class Good {}\n"), source("a/b/c/C.java", "class C {}\n")), List.of());

        assertThatThrownBy(() -> COMPILER.write(files, root, root))
                .isInstanceOf(IOException.class)
                .hasMessage(link + ": a symbolic link below the output folder " + root
                        + " points outside of it: remove the link");
        assertThatThrownBy(() -> new SourceWriter().remove(link.resolve("C.java"), root))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(link + ": ");
        assertThatThrownBy(() -> new SourceWriter().setAside(link.resolve("C.java"), root, folder.resolve("aside"), ""))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith(link + ": ");

        assertThat(filesBelow(folder)).isEmpty();
        assertThat(filesBelow(elsewhere)).containsExactly("C.java");
        assertThat(elsewhere.resolve("C.java")).hasContent("mine\n");
    }

    /** The folder that somebody asked for may be a link, and one below it may lead to another place there. */
    @Test
    void followsOtherLinks(@TempDir Path elsewhere) throws IOException {
        Path root = Files.createSymbolicLink(folder.resolve("out"), elsewhere);
        Files.createDirectories(elsewhere.resolve("inner"));
        Files.createSymbolicLink(elsewhere.resolve("a"), elsewhere.resolve("inner"));

        COMPILER.write(new GeneratedFiles(List.of(source("a/b/C.java", "class C {}\n")), List.of()), root, root);

        assertThat(elsewhere.resolve("inner/b/C.java")).hasContent("class C {}\n");
    }

    @Test
    void replacesALinkInThePlaceOfAFile(@TempDir Path elsewhere) throws IOException {
        Path mine = Files.writeString(elsewhere.resolve("Mine.java"), "mine\n");
        Files.createSymbolicLink(folder.resolve("A.java"), mine);

        write(source("A.java", "class A {}\n"));

        assertThat(folder.resolve("A.java")).isRegularFile().hasContent("class A {}\n");
        assertThat(folder.resolve("A.java")).matches(file -> !Files.isSymbolicLink(file), "no link");
        assertThat(mine).hasContent("mine\n");
    }

    @Test
    void keepsTheOldFileWhereTheNewCannotBeWritten() throws IOException {
        // a folder that is not empty stands where the file belongs: the last step of the replacement fails
        Files.createDirectories(folder.resolve("B.java/inner"));
        write(source("A.java", "old\n"));

        assertThatThrownBy(() -> write(source("A.java", "new\n"), source("B.java", "new\n"), source("C.java", "new\n")))
                .isInstanceOf(IOException.class);

        assertThat(folder.resolve("A.java")).hasContent("new\n");
        assertThat(folder.resolve("B.java/inner")).isDirectory();
        assertThat(filesBelow(folder)).containsExactly("A.java");
    }

    private WriteReport write(GeneratedFile... sources) throws IOException {
        return COMPILER.write(new GeneratedFiles(List.of(sources), List.of()), folder, folder);
    }

    private static GeneratedFile source(String path, String content) {
        return new GeneratedFile(path, content);
    }

    private static List<String> filesBelow(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .toList();
        }
    }
}
