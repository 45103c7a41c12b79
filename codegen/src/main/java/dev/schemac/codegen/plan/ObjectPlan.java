package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnPlan.NullHandling;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.naming.PropertyNames;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The plan of the classes of one schema, or of one application class in columns.
 *
 * @param value of an application class: the facts for its parser and writer
 */
public record ObjectPlan(Identity identity, ValueClassPlan value, ParserPlan parser, WriterPlan writer) {

    /**
     * The names and columns of a schema.
     *
     * @param schema empty for an application class without a schema
     * @param names its classes
     * @param kind the kind of its event class
     * @param naming the Java naming of its declared columns
     * @param collections the Java type of arrays in these columns
     * @param columns in the order of the schema, inherited ones first
     * @param groups the same columns, 64 at a time; one empty group if there are none
     */
    public record Identity(
            Optional<ObjectType> schema,
            ObjectNames names,
            ValueKind kind,
            NamingStyle naming,
            CollectionStyle collections,
            List<ColumnPlan> columns,
            List<ColumnGroup> groups) {

        /** Returns whether undeclared members are kept. */
        public boolean dynamic() {
            return schema.map(ObjectType::dynamic).orElse(false);
        }
    }

    /**
     * The parser.
     *
     * @param filled the class that it fills: the value class, or a builder
     * @param construction how its own builder makes an event; empty if it fills the value class, or the builder of a
     *     generated record
     * @param undeclared the methods of an application class that keeps undeclared members
     * @param columnsClass its nested class with the event type; the classes of groups have longer names
     * @param members maps the names of members to columns
     * @param formats the formats that it declares
     * @param containers the distinct arrays, lists and typed maps of the columns, outer before inner
     * @param refills whether it can fill an existing event
     * @param union selects the schema of an object; empty if it is always this one
     * @param supertype the classes of the parent schema, whether the value class extends its class or not
     */
    public record ParserPlan(
            Named filled,
            Optional<Construction> construction,
            Optional<UndeclaredMethods> undeclared,
            String columnsClass,
            MemberNames members,
            List<FormatPlan> formats,
            List<Container> containers,
            boolean refills,
            Optional<UnionPlan> union,
            Optional<ObjectNames> supertype) {

        /** Returns the lists and maps that it reads. */
        public boolean readsMaps() {
            return containers.stream().anyMatch(container -> container.kind() == Container.Kind.MAP);
        }
    }

    /**
     * How a constructor or factory of an application class makes an event.
     *
     * @param factory the static method; empty for the constructor
     */
    public record Construction(Optional<String> factory, List<Argument> arguments) {
        /**
         * An argument.
         *
         * @param column the column with its value; empty if no column has it: the value of an absent member
         * @param undeclared whether it is the map of undeclared members
         */
        public record Argument(Optional<ColumnPlan> column, boolean undeclared, JavaType type) {}
    }

    /**
     * The methods of an application class for undeclared members.
     *
     * @param setter receives the name and value of each; empty if the builder collects them
     * @param getter returns a map of those that are written
     */
    public record UndeclaredMethods(Optional<String> setter, Optional<String> getter) {}

    /**
     * Maps the names of members in any order to columns.
     *
     * @param aliases further names of columns
     * @param keys by their hashes
     * @param nameSwitch by four bytes of them, in a schema that is not wide
     */
    public record MemberNames(List<AliasPlan> aliases, KeyMatchPlan keys, NameSwitchPlan nameSwitch) {}

    /** Another name of a column, which is read and never written. */
    public record AliasPlan(String name, ColumnPlan column) {}

    /**
     * The writer.
     *
     * @param groups the columns that it writes, 64 at a time: those of the schema, or fewer
     * @param containers the distinct arrays, lists and typed maps of the columns, outer before inner
     * @param wrapper the name that it writes around an event of the schema itself
     * @param eventsChoose whether it accepts events of several schemas, so that an event selects its writer
     * @param subtypes the writers of subtypes that it selects by the class of the event, each before those of its
     *     supertypes; events of an application cannot select
     */
    public record WriterPlan(
            List<ColumnGroup> groups,
            List<Container> containers,
            Optional<String> wrapper,
            boolean eventsChoose,
            List<SubtypeWriter> subtypes) {

        /** Returns whether it accepts events of other schemas. */
        public boolean delegates() {
            return eventsChoose || !subtypes.isEmpty();
        }
    }

    /** The classes of a subtype, and a name for its events in the writer. */
    public record SubtypeWriter(ObjectNames classes, String variable) {}

    /** What a parser does with the event after a call that reads only null. */
    public enum AfterNull {
        /** Nothing: the column has no value yet. */
        NOTHING,
        /** It sets the column to null. */
        SET_NULL,
        /** It makes the column absent. */
        CLEAR
    }

    /** Returns the same plan with a writer of fewer columns. */
    ObjectPlan writing(Predicate<ColumnPlan> written) {
        List<ColumnGroup> groups =
                writer.groups().stream().map(group -> group.only(written)).toList();
        return new ObjectPlan(
                identity,
                value,
                parser,
                new WriterPlan(
                        groups, writer.containers(), writer.wrapper(), writer.eventsChoose(), writer.subtypes()));
    }

    public ObjectNames names() {
        return identity.names();
    }

    public ValueKind kind() {
        return identity.kind();
    }

    public List<ColumnPlan> columns() {
        return identity.columns();
    }

    public List<ColumnGroup> groups() {
        return identity.groups();
    }

    /** Returns whether the columns are more than one group. */
    public boolean wide() {
        return groups().size() > 1;
    }

    /** Returns the only group of a schema that is not wide. */
    public ColumnGroup onlyGroup() {
        return groups().get(0);
    }

    /** Returns whether undeclared members are kept. */
    public boolean dynamic() {
        return identity.dynamic();
    }

    /** Returns the method of the value class with the undeclared members to write; empty if there are none. */
    public Optional<String> undeclaredGetter() {
        return names().application()
                ? parser.undeclared().flatMap(UndeclaredMethods::getter)
                : Optional.of(GeneratedNames.UNDECLARED_MEMBERS).filter(name -> dynamic());
    }

    /** Returns whether it belongs to a schema, not to an application class in columns. */
    public boolean ofSchema() {
        return identity.schema().isPresent();
    }

    /** Returns the schema, which exists for every generated value class. */
    ObjectType type() {
        return identity.schema().orElseThrow();
    }

    public String schemaName() {
        return type().name();
    }

    /** Returns the module of the schema; empty if it is in none. */
    public String module() {
        return type().module();
    }

    public Optional<String> description() {
        return type().description();
    }

    /** Returns whether no event has this schema itself: parser and writer delegate to those of other schemas. */
    public boolean isAbstract() {
        return identity.schema().map(ObjectType::isAbstract).orElse(false);
    }

    /** Returns the class of events of the schema itself. */
    public Named valueClass() {
        return names().other().orElse(names().value());
    }

    /** Returns the type of events of the schema itself, with its type arguments. */
    public JavaType ownEvent() {
        return names().other().<JavaType>map(record -> record).orElse(names().type());
    }

    /** Returns whether the value class is an interface, and records are the events. */
    public boolean isInterface() {
        return kind() == ValueKind.RECORD
                && identity.schema().flatMap(ObjectType::union).isPresent();
    }

    /** Returns the classes of the other schemas whose events its parser returns. */
    public List<ObjectNames> subtypes() {
        return parser.union().map(found -> found.subtypes(names())).orElse(List.of());
    }

    /** Returns whether the value class rejects undeclared members with names of columns. */
    public boolean checksUndeclared() {
        return dynamic() && !names().application() && !(isInterface() && isAbstract());
    }

    /**
     * Returns whether the parser numbers its columns, because it reads them, names their setters, or the value class
     * has their bits.
     */
    public boolean numbersColumns() {
        return !isAbstract()
                || checksUndeclared()
                || value.ownColumns().stream().anyMatch(ColumnPlan::hasPresenceBit);
    }

    /** Returns the class that the parser fills, with its type arguments. */
    public JavaType filledType() {
        return parser.filled().equals(names().value()) ? names().type() : parser.filled();
    }

    /** How the parser gets the event from the object that it has filled. */
    public enum Finish {
        /** It is that object. */
        ITSELF,
        /** The builder of a generated record makes it. */
        BUILD,
        /** The same, without checks, which the parser has made. */
        BUILD_UNCHECKED,
        /** The parser's own builder makes it by application code. */
        CONSTRUCT
    }

    /** Returns how the parser gets the event from the object that it has filled. */
    public Finish finish() {
        if (parser.construction().isPresent()) {
            return Finish.CONSTRUCT;
        } else if (value.builderChecks()) {
            return Finish.BUILD_UNCHECKED;
        }
        return kind() == ValueKind.RECORD ? Finish.BUILD : Finish.ITSELF;
    }

    /** Returns what the parser does after a column's null in the order of the schema. */
    public AfterNull afterNull(ColumnPlan column) {
        if (column.nullsInAnyOrder() == NullHandling.CLEAR) {
            return parser.refills()
                            || !column.reachable()
                            || column.defaultValue().isPresent()
                    ? AfterNull.CLEAR
                    : AfterNull.NOTHING;
        }
        boolean hasValue = parser.refills()
                || column.defaultValue().isPresent()
                || column.keepsNull()
                || names().application() && parser.construction().isEmpty();
        return hasValue && !column.primitive() ? AfterNull.SET_NULL : AfterNull.NOTHING;
    }

    /** Returns whether the parser counts nulls that are present in JSON but not in the event. */
    public boolean countsNulls() {
        return columns().stream().anyMatch(ColumnPlan::nullClearsBit);
    }

    /** Returns the groups with required columns, or with default values that the parser sets. */
    public List<ColumnGroup> groupsToFinish() {
        return groups().stream()
                .filter(group -> !group.required().isEmpty() || setsDefaults(group))
                .toList();
    }

    /** Returns whether the parser sets default values: new events of generated classes begin with them. */
    public boolean setsDefaults(ColumnGroup group) {
        return names().application() && !group.defaulted().isEmpty();
    }

    /** Returns the columns whose default values are constants of the parser. */
    public List<ColumnPlan> sharedDefaults() {
        return columns().stream()
                .filter(column -> column.defaultValue().orElse(null) instanceof ColumnPlan.SharedObject)
                .filter(column -> !column.inherited() || parser.refills())
                .toList();
    }

    /** Returns the groups with lazy columns. */
    public List<ColumnGroup> lazyGroups() {
        return groups().stream().filter(ColumnGroup::hasLazy).toList();
    }

    /** Returns the groups with columns that the schema itself declares. */
    public List<ColumnGroup> groupsOfDeclared() {
        return groups().stream()
                .filter(group -> !declared(group.columns()).isEmpty())
                .toList();
    }

    /** Returns whether the parser can access the presence bit of some columns. */
    public boolean hasPresenceBits() {
        return groups().stream().anyMatch(group -> !group.presence().isEmpty());
    }

    /**
     * Returns the name of a column in the value class if it is not derived from its name. That is its component in a
     * record, or the property of a bean.
     */
    public Optional<String> javaName(ColumnPlan column) {
        String accessor = column.accessor();
        return switch (kind()) {
            case APPLICATION -> Optional.empty();
            case RECORD -> Optional.of(accessor).filter(name -> !name.equals(column.name()));
            case BEAN ->
                Optional.of(PropertyNames.decapitalized(accessor))
                        .filter(name -> !accessor.equals(PropertyNames.capitalized(column.name())));
        };
    }

    /**
     * Returns the names of some columns that the schema itself declares, in any class; empty if there is no schema.
     */
    public List<ColumnPlan> declared(List<ColumnPlan> some) {
        if (!ofSchema()) {
            return List.of();
        }
        int first = type().parent().map(parent -> parent.allColumns().size()).orElse(0);
        return some.stream().filter(column -> column.index() >= first).toList();
    }

    /**
     * Returns the enums whose simple names are constants of the parser. Code writes them with their packages.
     */
    public List<String> hiddenEnums() {
        return parser.formats().stream()
                .filter(format -> format.source() instanceof FormatPlan.OfEnum
                        || format.source() instanceof FormatPlan.OfConstants)
                .map(format -> ((Named) format.valueType()).simpleName())
                .filter(GeneratedNames::isConstant)
                .distinct()
                .toList();
    }
}
