package dev.schemac.lsp;

import com.google.gson.JsonObject;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Import;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Fixes in the data of diagnostics, which clients return when they request actions. */
final class FixData {
    private static final String IMPORT = "import";
    private static final String PART = "part";
    private static final String WRONG = "wrong";
    private static final String CANDIDATES = "candidates";

    private FixData() {}

    static Map<String, Object> of(Fix fix) {
        if (fix instanceof Import missing) {
            return Map.of(IMPORT, missing.className());
        }
        Replacement replacement = (Replacement) fix;
        return Map.of(
                PART, replacement.part().name(), WRONG, replacement.wrong(), CANDIDATES, replacement.candidates());
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
