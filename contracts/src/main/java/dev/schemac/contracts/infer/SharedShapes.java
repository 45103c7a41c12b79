package dev.schemac.contracts.infer;

import dev.schemac.contracts.epl.EplNames;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds similar objects at different places, even nested ones, and merges them to one schema with one name. A schema is
 * named after the member of its first occurrence.
 */
final class SharedShapes {
    private final Map<ObjectShape, String> names = new HashMap<>();
    private final ShapeIndex index = new ShapeIndex();
    private final ObjectShape root;
    private final boolean rootIsMap;
    private Set<ObjectShape> seen = Set.of();
    private int members;

    /** @param name the name of the schema of the samples */
    SharedShapes(ObjectShape root, String name) {
        this.root = root;
        this.rootIsMap = root.isSettledAsMap();
        put(root, name);
        int shapesBefore;
        int membersBefore;
        // Merging two objects also merges their nested objects, which may make others similar.
        do {
            shapesBefore = seen.size();
            membersBefore = members;
            seen = Collections.newSetFromMap(new IdentityHashMap<>());
            members = 0;
            walk(root);
        } while (seen.size() != shapesBefore || members != membersBefore);
    }

    /** Returns the requested name of a schema, before it is made unique; null for a map. */
    String name(ObjectShape shape) {
        return names.get(shape);
    }

    /** Returns whether the samples are a map, so that their schema has no columns. */
    boolean rootIsMap() {
        return rootIsMap;
    }

    /** Returns the requested name of the values, if the samples are a map. */
    String valueName() {
        String name = names.get(root);
        String one = EplNames.singular(name);
        return one.equals(name) ? name + "Value" : one;
    }

    /** Returns the number of comparisons of two objects. */
    long comparisons() {
        return index.comparisons();
    }

    private void walk(ObjectShape shape) {
        if (seen.add(shape)) {
            if (rootIsMap && shape == root) {
                meet(root.asMapValue(), valueName());
            } else {
                walkMembers(shape);
            }
        }
    }

    private void walkMembers(ObjectShape shape) {
        members += shape.members().size();
        for (Map.Entry<String, ValueShape> member : List.copyOf(shape.members().entrySet())) {
            meet(member.getValue(), EplNames.typeName(member.getKey()));
        }
        shape.branches().forEach(branch -> walkMembers(branch.shape()));
    }

    private void meet(ValueShape value, String name) {
        Optional<ValueShape> element = value.elementOnly();
        if (element.isPresent()) {
            meet(element.get(), EplNames.singular(name));
            return;
        }
        value.objectOnly().ifPresent(shape -> {
            if (isMap(shape)) {
                names.remove(shape);
                meet(shape.asMapValue(), EplNames.singular(name));
            } else {
                walk(known(shape, name));
            }
        });
    }

    /** Returns whether this is a map. A schema becomes one if it has absorbed a map, or too many members. */
    private boolean isMap(ObjectShape shape) {
        return names.containsKey(shape) ? shape != root && (shape.isPlainMap() || shape.isTooLarge()) : shape.isMap();
    }

    /** Returns the named instance, or the similar one that has absorbed it. */
    private ObjectShape known(ObjectShape shape, String name) {
        if (names.containsKey(shape)) {
            return shape;
        }
        Optional<ObjectShape> similar = index.similar(shape, name, names.keySet());
        if (similar.isEmpty()) {
            put(shape, name);
            return shape;
        }
        similar.get().absorb(shape);
        return similar.get().self();
    }

    private void put(ObjectShape shape, String name) {
        names.put(shape, name);
        index.add(shape, name);
    }
}
