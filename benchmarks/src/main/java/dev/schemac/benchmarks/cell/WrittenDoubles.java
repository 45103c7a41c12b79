package dev.schemac.benchmarks.cell;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.util.List;

/** Checks whether a library writes doubles with the fewest digits that read back equal. */
public final class WrittenDoubles {

    private WrittenDoubles() {}

    /** Compares digits with those of the documents, which are the shortest. The values are known to be right. */
    public static boolean areShortest(Turn turn, List<Document> documents) throws IOException {
        for (int i = 0; i < documents.size(); i++) {
            JsonNode shortest = ValueTree.ofJson(documents.get(i).bytes()).path("doubles");
            JsonNode written = ((JsonNode) turn.values(turn.take(i))).path("doubles");
            // What read-modify-write changes has one digit in any form.
            for (int k = 1; k < shortest.size(); k++) {
                if (digits(written.get(k)) > digits(shortest.get(k))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int digits(JsonNode number) {
        return number.decimalValue().stripTrailingZeros().precision();
    }
}
