package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.internal.integration.FileInput;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as streams of bytes, as the command reads them. */
class FileInputTest {
    @TempDir
    private Path folder;

    @Test
    void bytesAndTheirNumber() throws IOException {
        Path file = Files.write(folder.resolve("bytes"), new byte[] {1, -1, 3, 4});
        try (FileInput in = FileInput.open(file)) {
            assertThat(in.available()).isEqualTo(4);
            assertThat(in.read()).isEqualTo(1);
            assertThat(in.read()).isEqualTo(0xFF);
            assertThat(in.available()).isEqualTo(2);
            in.moveTo(3);
            assertThat(in.available()).isEqualTo(1);
            byte[] bytes = {9, 9, 9};
            assertThat(in.read(bytes, 1, 2)).isEqualTo(1);
            assertThat(bytes).containsExactly(9, 4, 9);
            assertThat(in.read()).isEqualTo(-1);
            Files.write(file, new byte[] {5}, StandardOpenOption.APPEND);
            assertThat(in.read()).isEqualTo(5);
            in.moveTo(100);
            assertThat(in.available()).isZero();
            assertThat(in.read()).isEqualTo(-1);
        }
    }

    /** A large array is filled in several steps: the JDK would keep memory of its size for the thread. */
    @Test
    void largeArraysAreFilledInSteps() throws IOException {
        Path file = Files.write(folder.resolve("large"), new byte[1 << 20]);
        try (FileInput in = FileInput.open(file)) {
            assertThat(in.read(new byte[1 << 20], 0, 1 << 20)).isEqualTo(1 << 18);
        }
    }

    @Test
    void exceptionsNameTheFile() throws IOException {
        Path absent = folder.resolve("absent");
        assertThatThrownBy(() -> FileInput.open(absent))
                .isExactlyInstanceOf(NoSuchFileException.class)
                .hasMessage(absent.toString());
        Path file = Files.write(folder.resolve("shrinking"), "abcdef".getBytes(US_ASCII));
        try (FileInput in = FileInput.open(file)) {
            assertThat(in.read()).isEqualTo('a');
            Files.write(file, "ab".getBytes(US_ASCII));
            assertThatThrownBy(in::read)
                    .isExactlyInstanceOf(FileSystemException.class)
                    .hasMessage(file + ": expected at least 6 bytes but found 2, because the file was truncated while"
                            + " it was read; read a copy, or rotate logs by renaming them");
        }
        try (FileInput in = FileInput.open(file)) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(in::read)
                    .isExactlyInstanceOf(InterruptedIOException.class)
                    .hasMessage(
                            file + ": the thread was interrupted, which closes the file; its interrupt status is still"
                                    + " set");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
        FileInput closed = FileInput.open(file);
        closed.close();
        assertThatThrownBy(closed::read).isExactlyInstanceOf(ClosedChannelException.class);
    }
}
