package dev.schemac.contracts.infer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * The samples of one place. Those of other places are merged on first use, because most decisions only count objects, or
 * compare a level or two of nested ones.
 *
 * @param <S> the samples
 */
final class LazyMerge<S> {
    private final Supplier<S> empty;
    private final BiConsumer<S, S> add;
    private List<S> parts = new ArrayList<>(1);

    /** Whether the only part belongs to this place, and is not shared with another one. */
    private boolean merged;

    /**
     * Creates an instance without samples.
     *
     * @param empty creates samples of no object
     * @param add adds the second samples to the first ones, without changes of the second ones
     */
    LazyMerge(Supplier<S> empty, BiConsumer<S, S> add) {
        this.empty = empty;
        this.add = add;
    }

    /** Adds all samples of another place, which must not change afterwards. */
    void add(LazyMerge<S> other) {
        parts.addAll(other.parts);
        merged = false;
    }

    /** Returns the samples, which belong to this place. */
    S merged() {
        if (!merged) {
            S all = empty.get();
            parts.forEach(part -> add.accept(all, part));
            parts = new ArrayList<>(List.of(all));
            merged = true;
        }
        return parts.get(0);
    }

    /** Returns the same samples, which share nothing with this place. */
    LazyMerge<S> copy(UnaryOperator<S> copied) {
        LazyMerge<S> copy = new LazyMerge<>(empty, add);
        copy.parts.add(copied.apply(merged()));
        copy.merged = true;
        return copy;
    }
}
