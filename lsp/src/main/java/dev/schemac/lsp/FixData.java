package dev.schemac.lsp;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Import;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Fixes in the data of diagnostics, which clients return when they request actions. */
final class FixData {
    private static final String IMPORT = "import";
    private static final String PART = "part";
    private static final String WRONG = "wrong";
    private static final String CANDIDATES = "candidates";

    private FixData() {}

    static JsonObject of(Fix fix) {
        JsonObject data = new JsonObject();
        if (fix instanceof Import missing) {
            data.addProperty(IMPORT, missing.className());
        } else if (fix instanceof Replacement replacement) {
            data.addProperty(PART, replacement.part().name());
            data.addProperty(WRONG, replacement.wrong());
            JsonArray candidates = new JsonArray();
            replacement.candidates().forEach(candidates::add);
            data.add(CANDIDATES, candidates);
        }
        return data;
    }

    /** Returns the fix in the data of a diagnostic; empty without one, and in the data of another server. */
    static Optional<Fix> read(Object data) {
        if (!(data instanceof JsonObject object)) {
            return Optional.empty();
        }
        try {
            if (object.has(IMPORT)) {
                return Optional.of(new Import(object.get(IMPORT).getAsString()));
            }
            List<String> candidates = StreamSupport.stream(
                            object.getAsJsonArray(CANDIDATES).spliterator(), false)
                    .map(each -> each.getAsString())
                    .toList();
            Part part = Part.valueOf(object.get(PART).getAsString());
            return Optional.of(new Replacement(part, object.get(WRONG).getAsString(), candidates));
        } catch (RuntimeException e) {
            return Optional.empty();
        }
    }
}
