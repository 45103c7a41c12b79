package dev.schemac.dsl;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;

/** From schema files to the linked {@link Schema}: the front door of this module, and the only class that reads schema files. */
public final class SchemaLoader {
    private SchemaLoader() {}

    /**
     * Reads files, and of folders every {@code *.epl} below them in the order of their paths.
     *
     * @throws SchemaException if a file is not well-formed UTF-8
     * @throws IOException if a file cannot be read
     */
    public static List<SchemaSource> read(List<Path> filesAndFolders) throws IOException {
        throw new UnsupportedOperationException();
    }

    /**
     * Reads one source from a stream, which stays open.
     *
     * @param name what to call it in diagnostics
     * @throws SchemaException if the text is not well-formed UTF-8
     * @throws IOException if the stream cannot be read
     */
    public static SchemaSource read(String name, InputStream in) throws IOException {
        throw new UnsupportedOperationException();
    }

    /**
     * Parses and links the sources together.
     *
     * @throws SchemaException with all errors of all sources, if there is any
     */
    public static Schema load(List<SchemaSource> sources) {
        throw new UnsupportedOperationException();
    }
}
