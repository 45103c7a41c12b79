package dev.schemac.dsl;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is read, in which order and under which names. */
class SchemaLoaderTest {
    @TempDir
    private Path folder;

    @Test
    void readsFilesAndFolders() throws IOException {
        Path second = write("b/second.epl", "b");
        Path first = write("a/x/first.epl", "a");
        write("a/x/notes.txt", "no schema");
        Path named = write("other.schema", "named");

        assertThat(SchemaLoader.read(List.of(named, folder, first)))
                .containsExactly(
                        new SchemaSource(named.toString(), "named"),
                        new SchemaSource(first.toString(), "a"),
                        new SchemaSource(second.toString(), "b"));
        assertThat(SchemaLoader.read(List.of())).isEmpty();
    }

    @Test
    void aMissingFileIsAnIoException() {
        Path missing = folder.resolve("missing.epl");

        assertThatThrownBy(() -> SchemaLoader.read(List.of(missing)))
                .isInstanceOf(NoSuchFileException.class)
                .hasMessageContaining("missing.epl");
    }

    @Test
    void readsStreams() throws IOException {
        byte[] bytes = "create json schema A(`é` int)".getBytes(UTF_8);

        SchemaSource source = SchemaLoader.read("<stdin>", new ByteArrayInputStream(bytes));

        assertThat(source).isEqualTo(new SchemaSource("<stdin>", "create json schema A(`é` int)"));
    }

    @Test
    void illFormedTextIsLocated() throws IOException {
        Path latin = folder.resolve("latin.epl");
        Files.write(latin, "// x\ncreate json schema A(`é` int);".getBytes(ISO_8859_1));
        Path cut = folder.resolve("cut.epl");
        Files.write(cut, new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF, 'a', (byte) 0xC3});

        assertThatThrownBy(() -> SchemaLoader.read(List.of(latin, cut)))
                .isInstanceOf(SchemaException.class)
                .hasMessage(latin + ":2:23: error: the file is not well-formed UTF-8 [SC001]\n"
                        + "  create json schema A(`\uFFFD` int);\n"
                        + "                        ^\n"
                        + cut + ":1:2: error: the file is not well-formed UTF-8 [SC001]\n"
                        + "  a\uFFFD\n"
                        + "   ^");
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheText() throws IOException {
        Path file = write("bom.epl", "\uFEFFcreate json schema A(a Foo)");

        assertThatThrownBy(() -> SchemaLoader.load(SchemaLoader.read(List.of(file))))
                .isInstanceOf(SchemaException.class)
                .hasMessage(file + ":1:24: error: unknown type 'Foo' [SC012]\n"
                        + "  create json schema A(a Foo)\n"
                        + "                         ^^^");
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
