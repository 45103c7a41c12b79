package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The documents of a payload in a file, which is made once for all JVMs: generating many needs seconds. */
public final class DocumentFile {

    private DocumentFile() {}

    /**
     * Generates the documents of payloads and writes them, each file once.
     *
     * @param folder for the files
     */
    public static void writeAll(List<Payload> payloads, Path folder) throws IOException {
        for (Payload payload : payloads) {
            Path file = file(payload, folder);
            if (!Files.exists(file)) {
                write(payload.generate(), file);
            }
        }
    }

    private static void write(List<Document> documents, Path file) throws IOException {
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
            out.writeInt(documents.size());
            for (Document document : documents) {
                out.writeInt(document.bytes().length);
                out.write(document.bytes());
            }
        }
    }

    /** All documents, without the generated objects. */
    public static List<Document> read(Payload payload, Path folder) throws IOException {
        try (DataInputStream in =
                new DataInputStream(new BufferedInputStream(Files.newInputStream(file(payload, folder))))) {
            int count = in.readInt();
            List<Document> documents = new ArrayList<>(count);
            for (int i = 0; i < count; i++) {
                documents.add(Document.of(in.readNBytes(in.readInt()), null));
            }
            return documents;
        }
    }

    /** The same file where only the way of the documents differs. */
    private static Path file(Payload payload, Path folder) {
        return folder.resolve(payload.family() + ".documents");
    }
}
