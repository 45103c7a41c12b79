package dev.schemac.contracts.shape;

import dev.schemac.contracts.epl.EplFile;
import dev.schemac.contracts.epl.EplSchema;
import dev.schemac.contracts.epl.EplType;
import dev.schemac.contracts.epl.TypeDraft;
import dev.schemac.contracts.epl.TypeNames;
import dev.schemac.contracts.load.ContractException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All schemas and enums of an import. Finds the schema that another use of the same node has made. */
final class Drafts {
    private static final int MOST_SCHEMAS = 10_000;

    private final Map<Object, SchemaDraft> known = new HashMap<>();
    private final Map<EplSchema, SchemaDraft> bySchema = new HashMap<>();
    private final List<TypeDraft> types = new ArrayList<>();
    private final EplFile file = new EplFile();
    private final Deque<SchemaDraft> unfilled = new ArrayDeque<>();

    /** The schemas that were added since the last call of {@link #next}. */
    private final Deque<SchemaDraft> fresh = new ArrayDeque<>();

    Optional<SchemaDraft> known(Object key) {
        return Optional.ofNullable(known.get(key));
    }

    /** Returns the draft of a declared type. */
    SchemaDraft of(EplType.Declared type) {
        return bySchema.get((EplSchema) type.declaration());
    }

    /** Adds a schema that other uses can find. */
    SchemaDraft add(Object key, SchemaDraft draft) {
        known.put(key, draft);
        return add(draft);
    }

    SchemaDraft add(SchemaDraft draft) {
        if (bySchema.size() >= MOST_SCHEMAS) {
            throw new ContractException(
                    "contract", "more than " + MOST_SCHEMAS + " schemas are needed: split the contract");
        }
        bySchema.put(draft.schema(), draft);
        types.add(draft);
        fresh.addLast(draft);
        return draft;
    }

    void add(EnumColumns.EnumDraft draft) {
        types.add(draft);
        file.add(draft.constants());
    }

    /**
     * Returns the next schema without columns, and adds it to the file: the schemas that its columns need precede the schemas
     * that are still without columns. Returns empty if all have columns.
     */
    Optional<SchemaDraft> next() {
        while (!fresh.isEmpty()) {
            unfilled.addFirst(fresh.removeLast());
        }
        Optional<SchemaDraft> next = Optional.ofNullable(unfilled.pollFirst());
        next.ifPresent(draft -> file.add(draft.schema()));
        return next;
    }

    /** Returns the file, in which the types have no names yet. */
    EplFile file() {
        return file;
    }

    /** Returns all schemas and enums, with their names. */
    EplFile named() {
        return new TypeNames(types, file).apply();
    }
}
