package dev.schemac.benchmarks.users;

import dev.schemac.benchmarks.payload.Document;
import java.util.List;

/**
 * Builds the object graph of a known document from offsets that were found beforehand: nothing is parsed, so this is
 * what making the answer alone costs, and no parser can be faster. Reads no document but those it was made for.
 */
final class FloorUsersReader implements UsersReader {
    private final Document[] documents;
    private final FloorLayout[] layouts;

    /** The document that comes next in rotation; a guess that is always verified, so threads may race on it. */
    private int next;

    /** @param documents the documents that will be read; best in this order, again and again */
    FloorUsersReader(List<Document> documents) {
        this.documents = documents.toArray(Document[]::new);
        this.layouts = documents.stream().map(FloorLayout::of).toArray(FloorLayout[]::new);
    }

    @Override
    public Object read(byte[] json) {
        int i = next;
        if (documents[i].bytes() != json) {
            i = indexOf(json);
        }
        next = i + 1 < documents.length ? i + 1 : 0;
        return layouts[i].build(json, null);
    }

    @Override
    public Object read(String json) {
        int i = next;
        if (documents[i].text() != json) {
            i = indexOf(json);
        }
        next = i + 1 < documents.length ? i + 1 : 0;
        return layouts[i].build(null, json);
    }

    private int indexOf(Object json) {
        for (int i = 0; i < documents.length; i++) {
            if (documents[i].bytes() == json || documents[i].text() == json) {
                return i;
            }
        }
        throw new IllegalArgumentException("not one of the documents that this reader was made for");
    }
}
