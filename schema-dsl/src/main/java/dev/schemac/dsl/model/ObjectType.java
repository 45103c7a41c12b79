package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * A schema. Schemas may refer to each other and to themselves in circles, hence they are equal only to themselves.
 * Immutable for everyone outside this package.
 */
public final class ObjectType implements ValueType {
    private final String module;
    private final String name;
    private final SourceLocation location;
    private final Optional<String> description;
    private final boolean publicType;
    private final boolean protectedType;
    private boolean dynamic;
    private Optional<ObjectType> parent = Optional.empty();
    private Optional<ClassType> providedClass = Optional.empty();
    private Optional<String> startTimestamp = Optional.empty();
    private Optional<String> endTimestamp = Optional.empty();
    private List<Column> columns = List.of();

    ObjectType(
            String module,
            String name,
            SourceLocation location,
            Optional<String> description,
            boolean publicType,
            boolean protectedType) {
        this.module = module;
        this.name = name;
        this.location = location;
        this.description = description;
        this.publicType = publicType;
        this.protectedType = protectedType;
    }

    // Linking completes a schema step by step; each step needs the others to be known by name.

    void inherit(ObjectType ancestor) {
        parent = Optional.of(ancestor);
    }

    void keepUndeclaredMembers() {
        dynamic = true;
    }

    void provideClass(ClassType type) {
        providedClass = Optional.of(type);
    }

    void complete(List<Column> columns) {
        this.columns = List.copyOf(columns);
    }

    void setTimestamps(Optional<String> start, Optional<String> end) {
        startTimestamp = start;
        endTimestamp = end;
    }

    /** {@return the module it was declared in, {@code ""} if the file names none} */
    public String module() {
        return module;
    }

    /** {@return the simple name, unique within the module} */
    public String name() {
        return name;
    }

    /** {@return where the schema's name stands} */
    public SourceLocation location() {
        return location;
    }

    /** {@return the text of {@code @Description}} */
    public Optional<String> description() {
        return description;
    }

    /** {@return whether it is declared {@code @public}} */
    public boolean publicType() {
        return publicType;
    }

    /**
     * {@return whether schemas of other runs may refer to it: all where it is {@code @public}, those of its module where {@code @protected}}
     */
    public boolean visibleToOthers() {
        return publicType || protectedType;
    }

    /** {@return the schema it inherits from} */
    public Optional<ObjectType> parent() {
        return parent;
    }

    /**
     * {@return its own columns in the order of their declaration, copied ones first} Those of the ancestors are not among them.
     * Of a schema with a class of its own these are all properties of the class, the declared ones first.
     */
    public List<Column> columns() {
        return columns;
    }

    /** {@return the columns of the farthest ancestor first, its own last} */
    public List<Column> allColumns() {
        if (parent.isEmpty()) {
            return columns;
        }
        List<List<Column>> levels = new ArrayList<>();
        for (Optional<ObjectType> at = Optional.of(this); at.isPresent(); at = at.get().parent) {
            levels.add(at.get().columns);
        }
        Collections.reverse(levels);
        return levels.stream().flatMap(List::stream).toList();
    }

    /** {@return whether it, or an ancestor, keeps the members that no column declares} */
    public boolean dynamic() {
        return dynamic || parent.map(ObjectType::dynamic).orElse(false);
    }

    /** {@return the application class that takes the place of a generated one} */
    public Optional<ClassType> providedClass() {
        return providedClass;
    }

    /** {@return the column, own or inherited, that says when the event began} */
    public Optional<String> startTimestamp() {
        return startTimestamp;
    }

    /** {@return the column, own or inherited, that says when the event ended; only where there is a start} */
    public Optional<String> endTimestamp() {
        return endTimestamp;
    }

    /** The simple name. */
    @Override
    public String toString() {
        return name;
    }
}
