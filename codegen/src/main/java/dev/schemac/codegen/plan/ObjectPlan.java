package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import java.util.List;
import java.util.Optional;

/**
 * Everything that is decided about the classes of one schema, or of one class of the application that columns hold,
 * before a line is emitted.
 *
 * @param value of a class of the application: what its parser and writer know of it
 */
public record ObjectPlan(Identity identity, ValueClassPlan value, ParserPlan parser, WriterPlan writer) {

    /**
     * The names and columns of a schema.
     *
     * @param schema empty for a class of the application that is no schema's
     * @param names its classes
     * @param kind what kind of class its events are
     * @param naming how the columns that the schema declares are named
     * @param collections what arrays are in Java in these columns
     * @param columns in the order of the schema, those of the ancestors first
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

        /** Whether undeclared members are kept. */
        public boolean dynamic() {
            return schema.map(ObjectType::dynamic).orElse(false);
        }
    }

    /**
     * The parser.
     *
     * @param filled the class that it fills: the value class, or the builder of a record
     * @param columnsClass its nested class with the event type; the classes of groups have longer names
     * @param members how the names of members lead to columns
     * @param formats the formats that it declares
     * @param containers the distinct arrays, lists and typed maps of the columns, outer before inner
     * @param refills whether it can fill an event again
     * @param union how it finds the schema of an object; empty if it is always this one
     * @param supertype the classes of the schema that this one inherits from, whether its value class does or not
     */
    public record ParserPlan(
            Named filled,
            String columnsClass,
            MemberNames members,
            List<FormatPlan> formats,
            List<Container> containers,
            boolean refills,
            Optional<UnionPlan> union,
            Optional<ObjectNames> supertype) {

        /** The lists and maps that it reads. */
        public boolean readsMaps() {
            return containers.stream().anyMatch(container -> container.kind() == Container.Kind.MAP);
        }
    }

    /**
     * How the names of members in any order lead to columns.
     *
     * @param aliases further names of columns
     * @param keys by their hashes
     * @param nameSwitch by four bytes of them, in a schema that is not wide
     */
    public record MemberNames(List<AliasPlan> aliases, KeyMatchPlan keys, NameSwitchPlan nameSwitch) {}

    /** Another name of a column, that is read and never written. */
    public record AliasPlan(String name, ColumnPlan column) {}

    /**
     * The writer.
     *
     * @param formats the formats that it declares
     * @param containers the distinct arrays, lists and typed maps of the columns, outer before inner
     * @param wrapper the name that it writes around an event of the schema itself
     * @param eventsChoose whether it may be given events of several schemas, so that an event chooses its writer
     */
    public record WriterPlan(
            List<FormatPlan> formats, List<Container> containers, Optional<String> wrapper, boolean eventsChoose) {}

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

    /** Whether the columns are more than one group. */
    public boolean wide() {
        return groups().size() > 1;
    }

    /** The one group of a schema that is not wide. */
    public ColumnGroup onlyGroup() {
        return groups().get(0);
    }

    /** Whether undeclared members are kept. */
    public boolean dynamic() {
        return identity.dynamic();
    }

    /** Whether it is of a schema, and not of a class of the application that columns hold. */
    public boolean ofSchema() {
        return identity.schema().isPresent();
    }

    /** The schema, which there is wherever a value class is generated. */
    ObjectType type() {
        return identity.schema().orElseThrow();
    }

    public String schemaName() {
        return type().name();
    }

    /** The module of the schema; empty if it is in none. */
    public String module() {
        return type().module();
    }

    public Optional<String> description() {
        return type().description();
    }

    /** Whether no event is of this schema itself: its parser and its writer leave all to those of others. */
    public boolean isAbstract() {
        return identity.schema().map(ObjectType::isAbstract).orElse(false);
    }

    /** The class of events of the schema itself. */
    public Named valueClass() {
        return names().other().orElse(names().value());
    }

    /** Whether the value class is an interface, and records are the events. */
    public boolean isInterface() {
        return kind() == ValueKind.RECORD
                && identity.schema().flatMap(ObjectType::union).isPresent();
    }

    /** The classes of the other schemas whose events its parser returns. */
    public List<ObjectNames> subtypes() {
        return parser.union().map(found -> found.subtypes(names())).orElse(List.of());
    }

    /** Whether an event has the method by which it chooses its writer. */
    public boolean writesByItself() {
        return writer.eventsChoose() || value.hierarchy().inheritsWriteByItself();
    }

    /** Whether the value class refuses undeclared members that have names of columns. */
    public boolean checksUndeclared() {
        return dynamic() && !(isInterface() && isAbstract());
    }

    /** Whether the parser numbers its columns: it reads them, names their setters, or the value class has their bits. */
    public boolean numbersColumns() {
        return !isAbstract()
                || checksUndeclared()
                || value.ownColumns().stream().anyMatch(ColumnPlan::hasPresenceBit);
    }

    /** The groups with columns that are required or have a default value. */
    public List<ColumnGroup> groupsToFinish() {
        return groups().stream().filter(ColumnGroup::checksMissing).toList();
    }

    /** The groups with columns whose strings are lazy. */
    public List<ColumnGroup> lazyGroups() {
        return groups().stream().filter(ColumnGroup::hasLazy).toList();
    }

    /** The groups with columns that the schema itself declares. */
    public List<ColumnGroup> groupsOfDeclared() {
        return groups().stream()
                .filter(group -> !declared(group.columns()).isEmpty())
                .toList();
    }

    /** Whether there are columns with a presence bit that the parser reaches. */
    public boolean hasPresenceBits() {
        return groups().stream().anyMatch(group -> !group.presence().isEmpty());
    }

    /**
     * The name of a column in the value class if that does not follow from its name: its component in a record, or the
     * property of a bean.
     */
    public Optional<String> javaName(ColumnPlan column) {
        String accessor = column.accessor();
        return switch (kind()) {
            case APPLICATION -> Optional.empty();
            case RECORD -> Optional.of(accessor).filter(name -> !name.equals(column.name()));
            case BEAN ->
                Optional.of(JavaNames.decapitalized(accessor))
                        .filter(name -> !accessor.equals(JavaNames.capitalized(column.name())));
        };
    }

    /** Those of some columns that the schema itself declares, whichever class has them; none if there is no schema. */
    public List<ColumnPlan> declared(List<ColumnPlan> some) {
        if (!ofSchema()) {
            return List.of();
        }
        int first = type().parent().map(parent -> parent.allColumns().size()).orElse(0);
        return some.stream().filter(column -> column.index() >= first).toList();
    }

    /** Enums whose simple names parser and writer have as constants: they are written with their packages. */
    public List<String> hiddenEnums() {
        return parser.formats().stream()
                .filter(format -> format.source() instanceof FormatPlan.OfEnum)
                .map(format -> ((Named) format.valueType()).simpleName())
                .filter(GeneratedNames::isConstant)
                .distinct()
                .toList();
    }
}
