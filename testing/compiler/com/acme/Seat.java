package com.acme;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A record of an application, for the golden files. */
public record Seat(
        int row,
        char letter,
        Optional<String> guest,
        OptionalInt age,
        Set<String> notes,
        List<String> beside,
        byte rank) {
    /** Refuses a row before the first one. */
    public Seat {
        if (row < 1) {
            throw new IllegalArgumentException("there is no row " + row);
        }
    }
}
