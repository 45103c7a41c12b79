package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A schema. Schemas may refer to each other and to themselves in cycles, therefore they are equal only to themselves.
 * Immutable after linking.
 */
public final class ObjectType implements ValueType {
    /** The schemas that may refer to a schema, or to an enum of a file. */
    public enum Visibility {
        /** Schemas of the same run. */
        RUN,
        /** Schemas of its module, also in later runs: {@code @protected}. */
        MODULE,
        /** All: {@code @public}. */
        PUBLIC
    }

    /**
     * The declaration of the schema, without the parts that linking adds.
     *
     * @param module the module of its file, {@code ""} if the file names none
     * @param location the place of its name
     * @param dynamic whether it keeps undeclared members
     * @param refillable whether its parser can fill an existing event
     * @param naming the Java naming of its own columns, if declared
     * @param collections the Java type of the arrays in its own columns, if declared
     * @param traits the interfaces and annotations of its class
     */
    public record Declaration(
            String module,
            String name,
            SourceLocation location,
            Optional<String> description,
            Visibility visibility,
            boolean dynamic,
            boolean refillable,
            Optional<NamingStyle> naming,
            Optional<CollectionStyle> collections,
            ClassTraits traits) {}

    /**
     * The parts that may refer to the schema itself. They are known after all schemas are named.
     *
     * @param parent the schema that it inherits from
     * @param providedClass the application class that replaces a generated one
     * @param startTimestamp the column, own or inherited, with the start of the event
     * @param endTimestamp the column, own or inherited, with the end of the event; only if there is a start
     * @param columns its own columns
     * @param union selects the schema of an object that is read as this one
     * @param discriminatorStrings the strings of discriminators, by the columns or, for wrapped objects, by {@link
     *     Union#WRAPPER}
     */
    public record Content(
            Optional<ObjectType> parent,
            Optional<ClassType> providedClass,
            Optional<String> startTimestamp,
            Optional<String> endTimestamp,
            List<Column> columns,
            Optional<Union> union,
            Map<String, Union.Strings> discriminatorStrings) {
        public Content {
            columns = List.copyOf(columns);
            discriminatorStrings = Collections.unmodifiableMap(new LinkedHashMap<>(discriminatorStrings));
        }
    }

    /**
     * Selects the schema of an object among the subtypes of the schema that is read.
     *
     * @param kind the part of an object that selects its schema
     * @param discriminator the column of {@link Kind#DISCRIMINATOR}, own or inherited; empty for other kinds
     * @param subtypes the schemas by their strings, in the order of declaration; may include the schema that is read. With
     *     {@link Kind#MEMBERS} the strings are names of schemas, which no document contains
     * @param otherwise the schema of all other objects; if empty, they are rejected
     */
    public record Union(
            Kind kind, Optional<String> discriminator, List<Subtype> subtypes, Optional<ObjectType> otherwise) {
        /** The parts of an object that can select its schema. */
        public enum Kind {
            /** The string of a column. */
            DISCRIMINATOR,
            /** The name of the only member of a wrapping object. */
            WRAPPER,
            /** The names of its members: no other subtype has all of them. */
            MEMBERS
        }

        /** Replaces the discriminator of wrapped objects. No column has this name, not even the empty one. */
        public static final String WRAPPER = "`";

        public Union {
            subtypes = List.copyOf(subtypes);
        }

        /** {@return the schemas that it can select; one with several strings occurs several times} */
        public Stream<ObjectType> types() {
            return Stream.concat(subtypes.stream().map(Subtype::type), otherwise.stream());
        }

        /** A string, and the schema that it selects. A schema may have several strings; each one selects it. */
        public record Subtype(String string, ObjectType type) {}

        /**
         * The strings of the discriminator in the events of one schema.
         *
         * @param written the string if none has been set; if empty, no member is written
         * @param listed the allowed strings, or the forbidden ones
         * @param others whether all other strings are allowed, and the member may be absent
         */
        public record Strings(Optional<String> written, List<String> listed, boolean others) {
            public Strings {
                listed = List.copyOf(listed);
            }
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

    private final Declaration declaration;
    private Content content = NONE;

    /** Creates a schema without its content, which {@link #complete} adds. Only linking calls this. */
    public ObjectType(Declaration declaration) {
        this.declaration = declaration;
    }

    /**
     * Sets the content. Only linking calls this.
     *
     * @throws IllegalStateException if it is set already
     */
    public void complete(Content linked) {
        if (content != NONE) {
            throw new IllegalStateException("schema " + name() + " is complete");
        }
        content = linked;
    }

    /** {@return the module of its declaration, {@code ""} if the file names none} */
    public String module() {
        return declaration.module;
    }

    /** {@return the simple name, unique within the module} */
    public String name() {
        return declaration.name;
    }

    /** {@return the name with its module, if it has one} */
    public String qualifiedName() {
        return declaration.module.isEmpty() ? declaration.name : declaration.module + "." + declaration.name;
    }

    /** {@return the place of the schema's name} */
    public SourceLocation location() {
        return declaration.location;
    }

    /** {@return the string of {@code @Description}, or of the comment above the schema} */
    public Optional<String> description() {
        return declaration.description;
    }

    /** {@return whether it is declared {@code @public}} */
    public boolean publicType() {
        return declaration.visibility == Visibility.PUBLIC;
    }

    /** {@return whether schemas of other runs may refer to it} See {@link Visibility}. */
    public boolean visibleToOthers() {
        return declaration.visibility != Visibility.RUN;
    }

    /** {@return the schema that it inherits from} */
    public Optional<ObjectType> parent() {
        return content.parent;
    }

    /**
     * {@return its own columns in the order of declaration, copied ones first} Columns of ancestors are absent. A
     * schema with a class of its own has all properties of the class, the declared ones first.
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

    /** {@return whether its parser can fill an existing event; not inherited} */
    public boolean refillable() {
        return declaration.refillable;
    }

    /** {@return the Java naming of its declared columns; if empty, the compiler's options decide} */
    public Optional<NamingStyle> naming() {
        return declaration.naming;
    }

    /** {@return the Java type of the arrays in its declared columns; if empty, the compiler's options decide} */
    public Optional<CollectionStyle> collections() {
        return declaration.collections;
    }

    /** {@return the interfaces and annotations of its class; not inherited} */
    public ClassTraits traits() {
        return declaration.traits;
    }

    /** {@return whether it, or an ancestor, keeps undeclared members} */
    public boolean dynamic() {
        return declaration.dynamic || parent().map(ObjectType::dynamic).orElse(false);
    }

    /** {@return the application class that replaces a generated one} */
    public Optional<ClassType> providedClass() {
        return content.providedClass;
    }

    /** {@return the column, own or inherited, with the start of the event} */
    public Optional<String> startTimestamp() {
        return content.startTimestamp;
    }

    /** {@return the column, own or inherited, with the end of the event; only if there is a start} */
    public Optional<String> endTimestamp() {
        return content.endTimestamp;
    }

    /**
     * {@return the union that selects the schema of an object that is read as this one; empty if it is always this one}
     * A schema has a union if it declares one, or if an ancestor declares one in which strings name descendants of the
     * schema.
     */
    public Optional<Union> union() {
        return content.union;
    }

    /** {@return whether no event has this schema itself, because its union always selects another one} */
    public boolean isAbstract() {
        return content.union.isPresent()
                && content.union.get().otherwise().filter(type -> type == this).isEmpty()
                && content.union.get().subtypes().stream().noneMatch(subtype -> subtype.type() == this);
    }

    /**
     * {@return the strings of its own and inherited discriminators in its events, by the columns} If an ancestor wraps
     * its objects, the entry of {@link Union#WRAPPER} contains the names of the wrapping member.
     */
    public Map<String, Union.Strings> discriminatorStrings() {
        return content.discriminatorStrings;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.schema(this);
    }

    /** Returns the simple name. */
    @Override
    public String toString() {
        return declaration.name;
    }
}
