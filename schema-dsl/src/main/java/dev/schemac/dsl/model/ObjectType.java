package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A schema. Schemas may refer to each other and to themselves in circles, hence they are equal only to themselves.
 * Immutable once it is linked.
 */
public final class ObjectType implements ValueType {
    /** Who may refer to a schema, or to an enum that a file declares. */
    public enum Visibility {
        /** Schemas of the same run. */
        RUN,
        /** Schemas of its module, also in later runs: {@code @protected}. */
        MODULE,
        /** All: {@code @public}. */
        PUBLIC
    }

    /**
     * What may lead back to the schema itself, and is known only when all schemas have their names.
     *
     * @param parent the schema it inherits from
     * @param providedClass the application class that takes the place of a generated one
     * @param startTimestamp the column, own or inherited, that says when the event began
     * @param endTimestamp the column, own or inherited, that says when the event ended; only where there is a start
     * @param columns its own columns
     * @param union how the schema of an object is found where this one is read
     * @param discriminatorTexts the texts of discriminators, by the columns or, where objects are wrapped, by
     *     {@link Union#WRAPPER}
     */
    public record Content(
            Optional<ObjectType> parent,
            Optional<ClassType> providedClass,
            Optional<String> startTimestamp,
            Optional<String> endTimestamp,
            List<Column> columns,
            Optional<Union> union,
            Map<String, Union.Texts> discriminatorTexts) {
        public Content {
            columns = List.copyOf(columns);
            discriminatorTexts = Collections.unmodifiableMap(new LinkedHashMap<>(discriminatorTexts));
        }
    }

    private static final Content NONE = new Content(
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            List.of(),
            Optional.empty(),
            Map.of());

    private final String module;
    private final String name;
    private final SourceLocation location;
    private final Optional<String> description;
    private final Visibility visibility;
    private final boolean dynamic;
    private final boolean refillable;
    private final Optional<NamingStyle> naming;
    private final Optional<CollectionStyle> collections;
    private final ClassTraits traits;
    private Content content = NONE;

    /**
     * A schema without its content, which {@link #complete} adds. Only linking calls this.
     *
     * @param dynamic whether it keeps the members that no column declares
     * @param refillable whether its parser is asked to fill an event again
     * @param naming what its own columns are called in Java, if it says so
     * @param collections what arrays are in Java in its own columns, if it says so
     * @param traits what it asks of its class
     */
    public ObjectType(
            String module,
            String name,
            SourceLocation location,
            Optional<String> description,
            Visibility visibility,
            boolean dynamic,
            boolean refillable,
            Optional<NamingStyle> naming,
            Optional<CollectionStyle> collections,
            ClassTraits traits) {
        this.module = module;
        this.name = name;
        this.location = location;
        this.description = description;
        this.visibility = visibility;
        this.dynamic = dynamic;
        this.refillable = refillable;
        this.naming = naming;
        this.collections = collections;
        this.traits = traits;
    }

    /**
     * Gives the schema its content. Only linking calls this.
     *
     * @throws IllegalStateException if it has one
     */
    public void complete(Content linked) {
        if (content != NONE) {
            throw new IllegalStateException("schema " + name + " is complete");
        }
        content = linked;
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

    /** {@return the text of {@code @Description}, or of the comment above the schema} */
    public Optional<String> description() {
        return description;
    }

    /** {@return whether it is declared {@code @public}} */
    public boolean publicType() {
        return visibility == Visibility.PUBLIC;
    }

    /** {@return whether schemas of other runs may refer to it} See {@link Visibility}. */
    public boolean visibleToOthers() {
        return visibility != Visibility.RUN;
    }

    /** {@return the schema it inherits from} */
    public Optional<ObjectType> parent() {
        return content.parent;
    }

    /**
     * {@return its own columns in the order of their declaration, copied ones first} Those of the ancestors are not
     * among them. Of a schema with a class of its own these are all properties of the class, the declared ones first.
     */
    public List<Column> columns() {
        return content.columns;
    }

    /** {@return the columns of the farthest ancestor first, its own last} */
    public List<Column> allColumns() {
        if (parent().isEmpty()) {
            return columns();
        }
        List<List<Column>> levels = new ArrayList<>();
        for (Optional<ObjectType> at = Optional.of(this);
                at.isPresent();
                at = at.get().parent()) {
            levels.add(at.get().columns());
        }
        Collections.reverse(levels);
        return levels.stream().flatMap(List::stream).toList();
    }

    /** {@return whether it asks for a parser that can fill an event again; what ancestors ask for is theirs} */
    public boolean refillable() {
        return refillable;
    }

    /**
     * {@return what the columns that it declares are called in Java; where it is empty, the options of the compiler
     * decide}
     */
    public Optional<NamingStyle> naming() {
        return naming;
    }

    /**
     * {@return what arrays are in Java in the columns that it declares; where it is empty, the options of the compiler
     * decide}
     */
    public Optional<CollectionStyle> collections() {
        return collections;
    }

    /** {@return what it asks of its class; what ancestors ask for is theirs} */
    public ClassTraits traits() {
        return traits;
    }

    /** {@return whether it, or an ancestor, keeps the members that no column declares} */
    public boolean dynamic() {
        return dynamic || parent().map(ObjectType::dynamic).orElse(false);
    }

    /** {@return the application class that takes the place of a generated one} */
    public Optional<ClassType> providedClass() {
        return content.providedClass;
    }

    /** {@return the column, own or inherited, that says when the event began} */
    public Optional<String> startTimestamp() {
        return content.startTimestamp;
    }

    /** {@return the column, own or inherited, that says when the event ended; only where there is a start} */
    public Optional<String> endTimestamp() {
        return content.endTimestamp;
    }

    /**
     * {@return how the schema of an object is found where this one is read; empty where it is always this one} A schema
     * has a union if it declares one, and if an ancestor does and texts name schemas that inherit from it.
     */
    public Optional<Union> union() {
        return content.union;
    }

    /** {@return whether no event is of this schema itself: its union always gives another one} */
    public boolean isAbstract() {
        return content.union.isPresent()
                && content.union.get().otherwise().filter(type -> type == this).isEmpty()
                && content.union.get().subtypes().stream().noneMatch(subtype -> subtype.type() == this);
    }

    /**
     * {@return the texts that discriminators of ancestors, or its own, have in its events, by the columns} Where an
     * ancestor has its objects wrapped, those of the empty text are the names of the member around the object.
     */
    public Map<String, Union.Texts> discriminatorTexts() {
        return content.discriminatorTexts;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.schema(this);
    }

    /** The simple name. */
    @Override
    public String toString() {
        return name;
    }
}
