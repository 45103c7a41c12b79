package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.List;
import java.util.Optional;

/**
 * A schema. Schemas may refer to each other and to themselves in circles, hence they are equal only to themselves.
 * Immutable for everyone outside this package.
 */
public final class ObjectType implements ValueType {
    private final String module;
    private final String name;
    private final Optional<String> description;
    private final SourceLocation location;
    private List<Field> fields = List.of();

    ObjectType(String module, String name, Optional<String> description, SourceLocation location) {
        this.module = module;
        this.name = name;
        this.description = description;
        this.location = location;
    }

    /** Gives the schema its columns; the one step that needs all other schemas to be known by name. */
    void complete(List<Field> columns) {
        fields = List.copyOf(columns);
    }

    /** The module it was declared in, {@code ""} if the file names none. */
    public String module() {
        return module;
    }

    /** The simple name, unique within the module. */
    public String name() {
        return name;
    }

    /** The text of {@code @Description}. */
    public Optional<String> description() {
        return description;
    }

    /** The columns in the order of their declaration. */
    public List<Field> fields() {
        return fields;
    }

    /** Where the schema's name stands. */
    public SourceLocation location() {
        return location;
    }

    /** The simple name. */
    @Override
    public String toString() {
        return name;
    }
}
