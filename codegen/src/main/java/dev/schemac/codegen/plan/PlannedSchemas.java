package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that is decided about the schemas of one run before a line is emitted. Later runs, whose schemas refer to
 * these, find here how the classes look that have been generated for them. Immutable.
 */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
    private final List<ObjectPlan> all = new ArrayList<>();
    private final EnumClasses enums;
    private final boolean nullMarked;
    private final Set<String> importingLanguage;

    private PlannedSchemas(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            EnumClasses enums,
            boolean nullMarked,
            ClassReaders readers,
            Planner planner,
            Set<String> importingLanguage) {
        this.names = names;
        this.enums = enums;
        this.nullMarked = nullMarked;
        this.importingLanguage = importingLanguage;
        schema.types().forEach(type -> plans.put(type, planner.plan(type)));
        all.addAll(plans.values());
        readers.all().forEach((reader, generated) -> all.add(planner.plan(reader, generated)));
    }

    /**
     * Decides on the names and the layout of the classes of all schemas.
     *
     * @param others the plans of all that the schemas refer to, directly or not
     * @param diagnostics knows the sources of the schema; the errors go there
     * @throws SchemaException if two schemas or enums need the same class, or two columns the same name, or one needs what
     *     Java does not have
     */
    public static PlannedSchemas of(
            SchemaSet schema, List<PlannedSchemas> others, PlanOptions options, Diagnostics diagnostics) {
        Map<ObjectType, ObjectNames> own = Planner.names(schema, options.defaultPackage(), options.kind());
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
        for (PlannedSchemas other : others) {
            names.putAll(other.names);
            plans.putAll(other.plans);
        }
        names.putAll(own);
        EnumClasses ownEnums = EnumClasses.of(schema, options.defaultPackage());
        EnumClasses enums =
                ownEnums.with(others.stream().map(other -> other.enums).toList());
        ClassReaders readers = ClassReaders.of(own);
        QualifiedNames qualified = QualifiedNames.of(own, names, ownEnums, enums, readers);
        NameRules.check(schema, names, enums, plans, qualified, options.kind(), diagnostics);
        ColumnNames columnNames = new ColumnNames(options, plans);
        columnNames.check(schema, diagnostics);
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
        Planner planner = new Planner(
                schema,
                new JavaTypes(names, enums, readers),
                options,
                columnNames,
                plans,
                qualified.writtenRoots(),
                qualified.roots().keySet());
        PlannedSchemas planned = new PlannedSchemas(
                schema,
                own,
                ownEnums,
                options.nullMarked(),
                readers,
                planner,
                importingLanguage(names, readers, qualified));
        planned.plans.values().stream()
                .filter(plan -> plan.kind() != ValueKind.APPLICATION)
                .forEach(plan -> ImplementedMethods.check(plan, diagnostics));
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
        return planned;
    }

    /** The packages with a class that has the simple name of one in {@code java.lang}. */
    private static Set<String> importingLanguage(
            Map<ObjectType, ObjectNames> names, ClassReaders readers, QualifiedNames qualified) {
        Stream<Named> generated = Stream.concat(names.values().stream(), readers.all().values().stream())
                .flatMap(classes -> classes.all().stream());
        return Stream.concat(generated, qualified.application().stream())
                .filter(name -> PlatformNames.isOfLanguage(name.simpleName()))
                .map(Named::packageName)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The parsers of the schemas, by their class names. */
    public List<String> parsers() {
        return names.values().stream()
                .map(generated -> generated.parser().canonicalName())
                .toList();
    }

    /**
     * Whether sources in a package import the classes of {@code java.lang} that they use: a class in the package, of this
     * run, another one or the application, has the simple name of one of them.
     */
    public boolean importsLanguage(String packageName) {
        return importingLanguage.contains(packageName);
    }

    /** What the enums of the run become. */
    public List<EnumPlan> enums() {
        return enums.plans(nullMarked);
    }

    /** The plans of the schemas, then those of the application classes that columns hold. */
    public List<ObjectPlan> all() {
        return all;
    }

    /**
     * What the plans of one run have in common.
     *
     * @param defaultPackage the Java package of schemas that stand in no module
     * @param kind bean or record: what schemas become that have no class of the application
     * @param refill whether the parsers of all beans can fill an event again
     * @param lazyStrings whether string columns of beans are lazy that do not say so themselves
     * @param names what columns are called whose schemas do not say so themselves
     * @param collections what arrays are in Java in columns whose schemas do not say so themselves
     * @param nullMarked whether value classes say by JSpecify's annotations where null is a value
     */
    public record PlanOptions(
            String defaultPackage,
            ValueKind kind,
            boolean refill,
            boolean lazyStrings,
            NamingStyle names,
            CollectionStyle collections,
            boolean nullMarked) {

        /** Checks that nothing is missing. */
        public PlanOptions {
            Objects.requireNonNull(defaultPackage, "defaultPackage");
            Objects.requireNonNull(kind, "kind");
            Objects.requireNonNull(names, "names");
            Objects.requireNonNull(collections, "collections");
        }
    }

    /**
     * What schemas, enums and columns become in Java, for somebody who asks before anything is planned: schemas may still
     * have errors, and names may still clash.
     */
    public static final class PreviewedTypes {
        private final JavaTypes types;
        private final PlanOptions options;

        /** @param schemas those of a run, and of the runs that it refers to */
        public PreviewedTypes(List<SchemaSet> schemas, PlanOptions options) {
            Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
            EnumClasses enums = EnumClasses.of(schemas.get(0), options.defaultPackage());
            for (SchemaSet set : schemas) {
                names.putAll(Planner.names(set, options.defaultPackage(), options.kind()));
                enums = EnumClasses.of(set, options.defaultPackage()).with(List.of(enums));
            }
            this.types = new JavaTypes(names, enums, ClassReaders.of(Map.of()));
            this.options = options;
        }

        /** {@return the type that a getter of an own column of a schema returns, with full names} */
        public String of(ObjectType owner, Column column) {
            boolean lists = owner.collections().orElse(options.collections()) == CollectionStyle.LIST;
            Column inJava = lists ? column.withType(JavaTypes.withLists(column.type())) : column;
            return types.columnType(inJava, options.kind()).toString();
        }

        /** {@return the full name of the class of an enum that a file declares} */
        public String of(EnumType type) {
            return types.enumClass(type).canonicalName();
        }

        /** {@return the full names of the classes that are generated for a schema} */
        public List<String> classes(ObjectType type) {
            return types.names(type).all().stream()
                    .map(JavaType.Named::canonicalName)
                    .toList();
        }
    }
}
