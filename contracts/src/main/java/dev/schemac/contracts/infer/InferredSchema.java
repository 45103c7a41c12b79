package dev.schemac.contracts.infer;

import java.util.List;

/**
 * A schema inferred from samples, and the decisions that its source does not explain.
 *
 * @param text the schema source
 * @param maps one line for each place whose objects became a map: its property path and the reason. Another line if the
 *     samples themselves look like a map
 */
public record InferredSchema(String text, List<String> maps) {
    /** Copies the list. */
    public InferredSchema {
        maps = List.copyOf(maps);
    }
}
