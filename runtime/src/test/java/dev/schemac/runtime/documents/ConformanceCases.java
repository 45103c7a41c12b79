package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tables of cases in this repository, one a line, with a tab between columns. */
public final class ConformanceCases {
    private static final Path FOLDER = Path.of("src/test/resources/conformance");

    private ConformanceCases() {}

    /** {@return the lines of a table without its first one, which says what the columns are} */
    public static List<String[]> rows(String table) throws IOException {
        return Files.readAllLines(FOLDER.resolve(table)).stream()
                .skip(1)
                .map(line -> line.split("\t", -1))
                .toList();
    }

    /** {@return a document: {@code \xHH} is a byte, all else is UTF-8} */
    public static byte[] bytes(String cell) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < cell.length(); ) {
            if (cell.startsWith("\\x", i)) {
                bytes.write(Integer.parseInt(cell.substring(i + 2, i + 4), 16));
                i += 4;
            } else {
                int next = cell.offsetByCodePoints(i, 1);
                bytes.writeBytes(cell.substring(i, next).getBytes(UTF_8));
                i = next;
            }
        }
        return bytes.toByteArray();
    }
}
