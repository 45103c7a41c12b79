package dev.schemac.benchmarks.cold;

import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.cell.DocumentFile;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payloads;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/**
 * What runs in each fresh JVM: reads the first document, then others in rotation until a second has passed since the
 * first line of {@code main}, and compares what came out afterwards.
 */
final class FirstParse {
    static final String PAYLOAD = "users-1k";
    private static final long SECOND = 1_000_000_000;

    private FirstParse() {}

    /**
     * Prints a line at the first parsed document, and one with two figures at the end. The first figure is the
     * nanoseconds from the begin of {@code main} to the first parsed document, without reading the file. The
     * second is the number of documents parsed in the first second.
     *
     * @param args the library, and the folder with the documents
     */
    public static void main(String[] args) throws IOException {
        long start = System.nanoTime();
        FileOutputStream out = new FileOutputStream(FileDescriptor.out);
        byte[][] documents = DocumentFile.read(Payloads.named(PAYLOAD), Path.of(args[1])).stream()
                .map(Document::bytes)
                .toArray(byte[][]::new);
        long loaded = System.nanoTime();
        Reader reader = ColdReaders.named(args[0]);
        Object first = reader.read(documents[0]);
        long parsed = System.nanoTime();
        out.write('\n');
        Object last = first;
        int count = 1;
        do {
            last = reader.read(documents[count % documents.length]);
            count++;
        } while (System.nanoTime() - start < SECOND);
        if (!args[0].equals(ColdReaders.NONE)) {
            List<Document> expected = Payloads.named(PAYLOAD).generate(documents.length);
            CorrectnessCheck.compare(args[0] + " reads the first document", expected.get(0), first);
            CorrectnessCheck.compare(
                    args[0] + " reads the last document", expected.get((count - 1) % documents.length), last);
            for (int i = 0; i < documents.length; i++) {
                CorrectnessCheck.compare(args[0] + " reads document " + i, expected.get(i), reader.read(documents[i]));
            }
        }
        System.out.println((parsed - loaded) + " " + count);
    }
}
