package dev.schemac.contracts.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Finds the places of JSON pointers in a file, while a parser visits its values in order. If no value has a pointer, the
 * place is the nearest value around it. Not thread-safe.
 */
public final class PointerPlaces {
    /**
     * The place of a member's name or, in an array, of a value.
     *
     * @param line the line, from 1
     * @param column the first character in the line, from 1, in UTF-16 units
     * @param length the number of characters, in UTF-16 units
     */
    public record Place(int line, int column, int length) {}

    private final Set<String> wanted = new HashSet<>();
    private final Map<String, Place> places = new HashMap<>();

    /** The pointers of the values around the next one; null where no wanted pointer leads. */
    private final List<String> path = new ArrayList<>();

    /** @param pointers JSON pointers, {@code ""} for the root */
    public PointerPlaces(Set<String> pointers) {
        for (String pointer : pointers) {
            String at = pointer;
            while (wanted.add(at) && !at.isEmpty()) {
                at = around(at);
            }
        }
        path.add("");
    }

    private static String around(String pointer) {
        return pointer.substring(0, Math.max(0, pointer.lastIndexOf('/')));
    }

    /** Records the place of the root. */
    public void root(Place place) {
        places.put("", place);
    }

    /**
     * Enters a member or an element. Each call needs a call of {@link #leave}.
     *
     * @param token the name or the index
     * @return whether a wanted pointer leads to this value, or through it
     */
    public boolean enter(String token, Supplier<Place> place) {
        String around = path.get(path.size() - 1);
        String pointer =
                around == null ? null : around + "/" + token.replace("~", "~0").replace("/", "~1");
        boolean found = pointer != null && wanted.contains(pointer);
        path.add(found ? pointer : null);
        if (found) {
            places.put(pointer, place.get());
        }
        return found;
    }

    /** Leaves the value that was entered last. */
    public void leave() {
        path.remove(path.size() - 1);
    }

    /** {@return the place of a pointer; empty if the file has no values} */
    public Optional<Place> of(String pointer) {
        String at = pointer;
        while (!places.containsKey(at) && !at.isEmpty()) {
            at = around(at);
        }
        return Optional.ofNullable(places.get(at));
    }
}
