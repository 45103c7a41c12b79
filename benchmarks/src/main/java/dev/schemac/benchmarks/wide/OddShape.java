package dev.schemac.benchmarks.wide;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** A schema that is not like everyday ones, and documents for it. Its root is named {@code Odd}. */
interface OddShape {
    /** In the order of the table. */
    List<OddShape> ALL =
            Stream.concat(WideShape.all().stream(), DeepShape.all().stream()).toList();

    /**
     * Finds a schema by its name.
     *
     * @throws IllegalArgumentException if the name is unknown
     */
    static OddShape named(String name) {
        return ALL.stream()
                .filter(shape -> shape.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no shape is named " + name));
    }

    /** The word that selects it: {@code plain-2000-reverse}. */
    String name();

    /** The source of the schema. */
    String epl();

    /** A document; all randomness comes from {@code random}. */
    OddDocument next(Random random);
}
