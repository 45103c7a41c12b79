package dev.schemac.benchmarks.users;

import dev.schemac.benchmarks.payload.Document;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** The contenders by the name that selects them on the command line. */
public final class UsersLibraries {
    private static final Map<String, Function<List<Document>, UsersReader>> READERS = new LinkedHashMap<>();

    static {
        READERS.put("schemac", documents -> new SchemacUsersReader());
        READERS.put("gson", documents -> new GsonUsersReader());
        READERS.put("jackson", documents -> new JacksonUsersReader());
        READERS.put("floor", FloorUsersReader::new);
    }

    private UsersLibraries() {}

    /** All names, in the order in which they were entered. */
    public static Set<String> names() {
        return READERS.keySet();
    }

    /**
     * Makes the reader of one library.
     *
     * @param documents all documents that it will read
     * @throws IllegalArgumentException if no library has that name
     */
    public static UsersReader reader(String library, List<Document> documents) {
        Function<List<Document>, UsersReader> reader = READERS.get(library);
        if (reader == null) {
            throw new IllegalArgumentException("no library is named " + library + "; there are " + names());
        }
        return reader.apply(documents);
    }
}
