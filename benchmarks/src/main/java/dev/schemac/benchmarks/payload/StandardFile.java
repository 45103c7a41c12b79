package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * A document of the files with which JSON libraries are usually compared. They are in the test corpora, which are not
 * part of this repository.
 *
 * @param file its name, without the extension
 * @param type the class of the document, or the array of the class of its elements
 * @param compact whether white space is removed
 */
record StandardFile(String file, Class<?> type, boolean compact) implements Payload.Generator {
    /** The folder with the test corpora: a system property of this name, or the folder beside the repository. */
    private static final Path CORPORA = Path.of(System.getProperty("schemac.corpora", "../shared/corpora"));

    private static final ObjectMapper MAPPER = new ObjectMapper();

    Path path() {
        return CORPORA.resolve("examples").resolve(file + ".json");
    }

    @Override
    public boolean isPresent() {
        return Files.exists(path());
    }

    /** Numbers and strings keep their characters. */
    @Override
    public Document document(SplittableRandom random, int size, Layout layout, SplittableRandom ofLayout) {
        try {
            byte[] published = Files.readAllBytes(path());
            byte[] json = compact ? withoutBlanks(published) : published;
            return Document.of(json, MAPPER.readValue(json, type)).asReference();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Object next(SplittableRandom random, int size) {
        return document(random, size, Layout.COMPACT, random).model();
    }

    private static byte[] withoutBlanks(byte[] json) {
        ByteArrayOutputStream compact = new ByteArrayOutputStream(json.length);
        boolean inString = false;
        for (int i = 0; i < json.length; i++) {
            if (inString && json[i] == '\\') {
                compact.write(json[i++]);
            } else if (json[i] == '"') {
                inString = !inString;
            }
            if (inString || json[i] > ' ') {
                compact.write(json[i]);
            }
        }
        return compact.toByteArray();
    }
}
