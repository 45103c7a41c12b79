package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
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
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The plans of the schemas of one run. Schemas of later runs find the generated classes here. Immutable. */
public final class PlannedSchemas {

    private final Map<ObjectType, ObjectNames> names;
    private final Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
    private final List<ObjectPlan> all = new ArrayList<>();
    private final EnumClasses enums;
    private final boolean nullMarked;
    private final GsonSupport gson;
    private final Set<String> importingLanguage;

    private PlannedSchemas(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            EnumClasses enums,
            boolean nullMarked,
            GsonSupport gson,
            ClassReaders readers,
            Planner planner,
            Set<String> importingLanguage) {
        this.names = names;
        this.enums = enums;
        this.nullMarked = nullMarked;
        this.gson = gson;
        this.importingLanguage = importingLanguage;
        schema.types().forEach(type -> plans.put(type, planner.plan(type)));
        all.addAll(plans.values());
        readers.all().forEach((reader, generated) -> all.add(planner.ofReader(reader, generated)));
    }

    /**
     * Plans the names and the layout of the classes of all schemas.
     *
     * @param others the plans of all referenced schemas, directly or not
     * @param diagnostics contains the sources of the schemas; receives the errors
     * @throws SchemaException if two schemas or enums need the same class, or two columns the same name, or one exceeds
     *     the limits of Java
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
        JavaTypes types = new JavaTypes(names, enums, readers);
        NameRules.check(schema, names, enums, plans, qualified, options.kind(), diagnostics);
        SizeRules.check(schema, own, ownEnums, types, options.kind(), diagnostics);
        ColumnNames columnNames = new ColumnNames(options, plans);
        columnNames.check(schema, diagnostics);
        SchemaException.throwIfErrors(diagnostics);
        Planner planner = new Planner(
                schema,
                types,
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
                options.gson(),
                readers,
                planner,
                importingLanguage(names, readers, qualified));
        planned.plans.values().stream()
                .filter(plan -> plan.kind() != ValueKind.APPLICATION)
                .forEach(plan -> ImplementedMethods.check(plan, diagnostics));
        SchemaException.throwIfErrors(diagnostics);
        return planned;
    }

    private PlannedSchemas(PlannedSchemas same, List<ObjectPlan> all) {
        this.names = same.names;
        this.enums = same.enums;
        this.nullMarked = same.nullMarked;
        this.gson = same.gson;
        this.importingLanguage = same.importingLanguage;
        this.plans.putAll(same.plans);
        this.all.addAll(all);
    }

    /** Returns the same plans with writers of fewer columns. */
    public PlannedSchemas writing(BiPredicate<ObjectType, Column> written) {
        return new PlannedSchemas(
                this,
                all.stream()
                        .map(plan -> plan.ofSchema()
                                ? plan.writing(column -> written.test(plan.type(), column.declared()))
                                : plan)
                        .toList());
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

    /** Returns the parsers of the schemas, by their class names. */
    public List<String> parsers() {
        return names.values().stream()
                .map(generated -> generated.parser().canonicalName())
                .toList();
    }

    /**
     * Returns whether sources in a package import the classes of {@code java.lang}. They must if a class in the package
     * has the same simple name, in this run, another one or the application.
     */
    public boolean importsLanguage(String packageName) {
        return importingLanguage.contains(packageName);
    }

    /** Returns the plans of the run's enums. */
    public List<EnumPlan> enums() {
        return enums.plans(nullMarked, gson);
    }

    /** Returns the plan of a schema of the run. */
    public ObjectPlan plan(ObjectType type) {
        return plans.get(type);
    }

    /** Returns the plans of the schemas, then those of application classes in columns. */
    public List<ObjectPlan> all() {
        return all;
    }

    /**
     * The options of all plans of one run.
     *
     * @param defaultPackage the Java package of schemas without a module
     * @param records whether schemas without an application class become records, otherwise beans
     * @param refill whether the parsers of all beans can fill an existing event
     * @param lazyStrings the default for string columns of beans
     * @param names the default Java naming of columns
     * @param collections the default Java type of arrays
     * @param nullMarked whether value classes have JSpecify's annotations
     * @param gson the annotation for Gson
     */
    public record PlanOptions(
            String defaultPackage,
            boolean records,
            boolean refill,
            boolean lazyStrings,
            NamingStyle names,
            CollectionStyle collections,
            boolean nullMarked,
            GsonSupport gson) {

        /** Checks that no argument is null. */
        public PlanOptions {
            Objects.requireNonNull(defaultPackage, "defaultPackage");
            Objects.requireNonNull(names, "names");
            Objects.requireNonNull(collections, "collections");
            Objects.requireNonNull(gson, "gson");
        }

        /** Returns the kind of schemas without an application class. */
        ValueKind kind() {
            return records ? ValueKind.RECORD : ValueKind.BEAN;
        }
    }

    /**
     * Previews the Java names and types of schemas, enums and columns before they are planned. The schemas may have
     * errors, and names may clash.
     */
    public static final class PreviewedTypes {
        private final JavaTypes types;
        private final PlanOptions options;

        /** @param schemas the schemas of a run, and of the runs that it refers to */
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

        /** {@return the return type of the getter of an own column of a schema, with full names} */
        public String of(ObjectType owner, Column column) {
            boolean lists = owner.collections().orElse(options.collections()) == CollectionStyle.LIST;
            Column inJava = lists ? column.withType(JavaTypes.withLists(column.type())) : column;
            return types.columnType(inJava, options.kind()).toString();
        }

        /** {@return the full name of the class of an enum that a file declares} */
        public String of(EnumType type) {
            return types.enumClass(type).canonicalName();
        }

        /** {@return the full names of the generated classes of a schema} */
        public List<String> classes(ObjectType type) {
            return types.names(type).all().stream()
                    .map(JavaType.Named::canonicalName)
                    .toList();
        }
    }
}
