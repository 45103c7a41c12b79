package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaNames;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
import dev.schemac.codegen.plan.ObjectPlan.Identity;
import dev.schemac.dsl.model.CollectionStyle;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The value class of a schema: a bean, or a record with its builder, and the interface that records share.
 *
 * @param identity the names and columns of the schema
 * @param nullMarked whether the class has the annotations of JSpecify
 * @param gson the annotation for Gson
 * @param hierarchy the types that it extends and implements
 * @param ownGroups the columns of the class itself, by the groups of all columns or, in a record, as one; one empty
 *     group if there are none
 * @param keepsUndeclared whether it declares the field for undeclared members; false if there is none, or the parent
 *     has it
 * @param detaches whether events have lazy strings, or contain events with lazy strings
 * @param initialized the discriminators whose string in a new event differs from the parent's
 * @param builderPresence the fields of a builder with the bits of set primitive columns, by the numbers of their groups
 */
public record ValueClassPlan(
        Identity identity,
        boolean nullMarked,
        GsonSupport gson,
        Hierarchy hierarchy,
        List<ColumnGroup> ownGroups,
        boolean keepsUndeclared,
        boolean detaches,
        List<ColumnPlan> initialized,
        Map<Integer, String> builderPresence) {

    /**
     * The supertypes and subtypes of a value class.
     *
     * @param parent the classes of the schema whose value class it extends
     * @param root the classes of the topmost schema that it inherits from, if it extends a class
     * @param extended whether another value class extends it, or one of a later run may
     * @param parentIsDynamic whether the schema inherits from one whose events keep undeclared members
     * @param inheritsDetach whether a class that it extends has the method {@code detach}
     * @param shared the interface that the record implements, or that its own interface extends
     * @param implementing the classes of schemas that implement its interface, or extend it
     * @param interfaces further interfaces, from annotations of the schema
     * @param annotations from annotations of the schema
     */
    public record Hierarchy(
            Optional<ObjectNames> parent,
            Optional<ObjectNames> root,
            boolean extended,
            boolean parentIsDynamic,
            boolean inheritsDetach,
            Optional<SharedInterface> shared,
            List<ObjectNames> implementing,
            List<Named> interfaces,
            List<Named> annotations) {

        /** Returns whether the shared interface is sealed. */
        public boolean sharedIsSealed() {
            return shared.filter(SharedInterface::sealed).isPresent();
        }
    }

    /** The value class of a schema that is an interface, which the records of others implement. */
    public record SharedInterface(ObjectNames classes, boolean sealed) {
        static SharedInterface of(ObjectNames classes, List<ObjectNames> implementing) {
            return new SharedInterface(classes, isSealed(classes, implementing));
        }

        /** Returns whether it can be sealed: outside of named modules, Java requires one package. */
        private static boolean isSealed(ObjectNames classes, List<ObjectNames> implementing) {
            return implementing.stream().allMatch(other -> other.packageName().equals(classes.packageName()));
        }
    }

    /** The mutable parts of a record. */
    public enum OpenThrough {
        NOTHING,
        ARRAYS,
        COLLECTIONS
    }

    /** Returns the columns that the class itself declares. */
    public List<ColumnPlan> ownColumns() {
        return identity.columns().stream().filter(column -> !column.inherited()).toList();
    }

    /** Returns the columns with possible values that the class itself declares. */
    public List<ColumnPlan> ownFields() {
        return ownColumns().stream().filter(column -> !column.alwaysNull()).toList();
    }

    /** Returns whether the columns that the class itself declares are more than one group. */
    public boolean ownWide() {
        return ownGroups.size() > 1;
    }

    /** Returns whether one of its own columns has lazy strings. */
    public boolean hasOwnLazy() {
        return ownColumns().stream().anyMatch(column -> column.lazy().isPresent());
    }

    /** Returns whether the class is the first of its hierarchy with a method {@code detach}. */
    public boolean introducesDetach() {
        return detachesOwn() && !hierarchy.inheritsDetach();
    }

    /** Returns whether the class must detach more than its parent does. */
    public boolean detachesOwn() {
        return ownColumns().stream().anyMatch(column -> column.lazy().isPresent() || column.containsLazy());
    }

    /** Returns whether the interface is sealed. */
    public boolean isSealed() {
        return SharedInterface.isSealed(identity.names(), hierarchy.implementing());
    }

    // ---- records

    /** Returns the components of the record: the columns that can have a value. */
    public List<ColumnPlan> components() {
        return identity.columns().stream()
                .filter(column -> !column.alwaysNull())
                .toList();
    }

    /** A component and the method that returns a copy of the record with another value of it. */
    public record Replacement(ColumnPlan column, String method) {}

    /** Returns how each component is replaced. */
    public List<Replacement> replacements() {
        Set<String> names = components().stream().map(ColumnPlan::field).collect(Collectors.toSet());
        return components().stream()
                .map(column -> new Replacement(column, "with" + JavaNames.accessorSuffix(column.field(), names)))
                .toList();
    }

    /** Returns the columns with a method in the record, but no component. */
    public List<ColumnPlan> withoutValue() {
        return identity.columns().stream().filter(ColumnPlan::alwaysNull).toList();
    }

    /** Returns the columns whose lists and maps the record copies. */
    public List<ColumnPlan> copied() {
        return components().stream()
                .filter(column -> column.type().copiedLevels() > 0)
                .toList();
    }

    /** Returns the columns that the Javadoc of the record describes. */
    public List<ColumnPlan> explained() {
        return components().stream()
                .filter(column -> column.renamed() || column.description().isPresent() || column.hasContract())
                .toList();
    }

    /** Returns whether the class defines {@code equals} and {@code hashCode}; those of most records are right. */
    public boolean definesEquality() {
        return identity.kind() != ValueKind.RECORD
                || identity.dynamic()
                || components().stream()
                        .anyMatch(column -> !column.type().equality().isOfRecords());
    }

    /** Returns whether new builders begin with default values. */
    public boolean hasDefaults() {
        return components().stream().anyMatch(column -> column.defaultValue().isPresent());
    }

    /** Returns the columns that the builder requires. */
    public List<ColumnPlan> mustHaveValue() {
        return components().stream().filter(ColumnPlan::mustHaveValue).toList();
    }

    /** Returns the columns that the builder checks. */
    public List<ColumnPlan> ruled() {
        return components().stream()
                .filter(column -> column.rules().isPresent())
                .toList();
    }

    /** Returns whether the builder of the record checks values. */
    public boolean builderChecks() {
        return identity.kind() == ValueKind.RECORD && (!mustHaveValue().isEmpty() || !ruled().isEmpty());
    }

    /**
     * Returns whether the record copies the values of undeclared members too, and the parser makes them unmodifiable.
     */
    public boolean copiesUndeclared() {
        return identity.kind() == ValueKind.RECORD && identity.collections() == CollectionStyle.LIST;
    }

    /** Returns the mutable parts of the columns and of undeclared members. */
    public OpenThrough openThrough() {
        List<ColumnPlan> open =
                components().stream().filter(column -> column.type().mutable()).toList();
        boolean arraysOnly = open.stream().allMatch(column -> column.collections() == CollectionStyle.LIST);
        if (!arraysOnly || identity.dynamic() && !copiesUndeclared()) {
            return OpenThrough.COLLECTIONS;
        }
        return open.isEmpty() ? OpenThrough.NOTHING : OpenThrough.ARRAYS;
    }
}
