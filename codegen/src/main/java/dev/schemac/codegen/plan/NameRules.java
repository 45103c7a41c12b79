package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.PlatformNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Checks the names of generated classes of a valid schema: classes that clash, and names that hide others. Reports each
 * violation at its place in the schema. Schemas that these rules and {@link SizeRules} accept compile.
 */
final class NameRules {

    private final Set<ObjectType> own;
    private final Set<EnumType> ownEnums;

    private final Map<ObjectType, ObjectNames> names;
    private final EnumClasses enums;
    private final QualifiedNames qualified;
    private final Diagnostics diagnostics;

    private NameRules(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            EnumClasses enums,
            QualifiedNames qualified,
            Diagnostics diagnostics) {
        this.own = new LinkedHashSet<>(schema.types());
        this.ownEnums = Set.copyOf(schema.enums());
        this.names = names;
        this.enums = enums;
        this.qualified = qualified;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports every schema that cannot be compiled.
     *
     * @param names the classes of referenced schemas, then its own
     * @param enums the classes of enums
     */
    static void check(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            EnumClasses enums,
            Map<ObjectType, ObjectPlan> others,
            QualifiedNames qualified,
            ValueKind kind,
            Diagnostics diagnostics) {
        NameRules rules = new NameRules(schema, names, enums, qualified, diagnostics);
        rules.checkClassesAreDistinct();
        Set<String> packages = Planner.packages(names);
        rules.owners().stream().filter(Owner::own).forEach(owner -> {
            rules.checkPackage(owner);
            rules.checkNoPackageHasItsName(owner, packages);
        });
        for (ObjectType type : schema.types()) {
            if (kind == ValueKind.BEAN) {
                type.parent().map(others::get).ifPresent(parent -> rules.checkParent(type, parent));
            }
            rules.checkReferences(type);
            rules.checkVariables(type);
        }
        if (!schema.types().isEmpty()) {
            rules.checkPackageRoots();
            rules.checkRootsAreNoClasses();
            rules.checkVariables();
        }
    }

    /**
     * A schema or an enum, and its generated classes.
     *
     * @param word its noun in messages
     */
    private record Owner(
            String word, String module, String name, SourceLocation location, List<Named> classes, boolean own) {
        static Owner of(ObjectType type, ObjectNames classes, boolean own) {
            return new Owner("schema", type.module(), type.name(), type.location(), classes.all(), own);
        }

        static Owner of(EnumType type, Named name, boolean own) {
            SourceLocation location = type.declaration().orElseThrow().location();
            return new Owner("enum", type.module(), type.name(), location, List.of(name), own);
        }

        /** Returns whether both are the same declaration, deployed twice, which the runtime rejects. */
        boolean isReplacedBy(Owner now) {
            return module.equals(now.module) && name.equals(now.name);
        }
    }

    /** Returns all declarations with classes, those of this run last. */
    private List<Owner> owners() {
        List<Owner> owners = new ArrayList<>();
        names.forEach((type, classes) -> owners.add(Owner.of(type, classes, own.contains(type))));
        enums.generated().forEach((type, name) -> owners.add(Owner.of(type, name, ownEnums.contains(type))));
        owners.sort(Comparator.comparing(Owner::own));
        return owners;
    }

    private void checkClassesAreDistinct() {
        Map<String, Owner> owners = new HashMap<>();
        Set<Set<Owner>> reported = new HashSet<>();
        for (Owner owner : owners()) {
            for (Named name : owner.classes()) {
                // case-insensitive file systems keep only one of two files
                Owner other = owners.putIfAbsent(name.canonicalName().toLowerCase(Locale.ROOT), owner);
                boolean clash = other != null && other != owner && owner.own() && !other.isReplacedBy(owner);
                if (clash && reported.add(Set.of(other, owner))) {
                    error(
                            DiagnosticCode.JAVA_NAME,
                            owner.location(),
                            "%s '%s' and %s '%s' (%s) would both become class '%s'%s; rename one of them",
                            owner.word(),
                            owner.name(),
                            other.word(),
                            other.name(),
                            other.location(),
                            name.canonicalName(),
                            other.classes().contains(name) ? "" : ", ignoring case");
                }
            }
        }
    }

    /**
     * Checks inheritance: no class extends a record. Fields of an existing class keep their names, even if they hide a
     * class of the schema.
     */
    private void checkParent(ObjectType type, ObjectPlan parent) {
        if (parent.kind() == ValueKind.RECORD) {
            error(
                    DiagnosticCode.JAVA_LIMIT,
                    type,
                    "schema '%s' inherits from schema '%s', which was generated as a record, and a Java class cannot extend a record: generate this schema with the style 'record', too",
                    type.name(),
                    parent.type().name());
        }
        for (ColumnPlan column : parent.columns()) {
            names.get(type).all().stream()
                    .filter(name -> name.simpleName().equals(column.field()))
                    .findFirst()
                    .ifPresent(name -> error(
                            DiagnosticCode.JAVA_NAME,
                            type,
                            "schema '%s' would become class '%s', but a field of the inherited class hides that name: rename the schema, or"
                                    + " deploy it together with schema '%s'",
                            type.name(),
                            name.canonicalName(),
                            parent.type().name()));
        }
    }

    private void checkPackage(Owner owner) {
        String packageName = owner.classes().get(0).packageName();
        if (packageName.equals("java") || packageName.startsWith("java.")) {
            error(
                    DiagnosticCode.JAVA_PACKAGE,
                    owner.location(),
                    "%s '%s' is in module '%s', but Java reserves packages that begin with 'java': choose another module",
                    owner.word(),
                    owner.name(),
                    owner.module());
        } else if (PlatformNames.isOfRuntime(packageName)) {
            error(
                    DiagnosticCode.JAVA_PACKAGE,
                    owner.location(),
                    "%s '%s' is in package '%s', which is reserved for the runtime library: choose another module",
                    owner.word(),
                    owner.name(),
                    packageName);
        }
    }

    private void checkNoPackageHasItsName(Owner owner, Set<String> packages) {
        for (Named name : owner.classes()) {
            String canonical = name.canonicalName();
            boolean hidden = isPackage(canonical, packages);
            if (hidden || isPackage(canonical, qualified.packages())) {
                error(
                        DiagnosticCode.JAVA_NAME,
                        owner.location(),
                        "%s '%s' would become class '%s', but that is also the name of a package of "
                                + (hidden ? "another module" : "classes that the schemas name")
                                + "; rename one of them",
                        owner.word(),
                        owner.name(),
                        canonical);
            }
        }
    }

    private static boolean isPackage(String canonical, Set<String> packages) {
        return packages.stream().anyMatch(other -> other.equals(canonical) || other.startsWith(canonical + "."));
    }

    /** Checks classes of the unnamed package, which other packages cannot name. */
    private void checkReferences(ObjectType type) {
        if (names.get(type).packageName().isEmpty()) {
            return;
        }
        type.parent()
                .filter(parent -> names.get(parent).packageName().isEmpty())
                .ifPresent(parent -> error(
                        DiagnosticCode.JAVA_PACKAGE,
                        type,
                        "schema '%s' inherits from schema '%s' (%s), which has no module; a Java class in a package cannot refer to"
                                + " a class without a package: declare a module for it, or set a default package",
                        type.name(),
                        parent.name(),
                        parent.location()));
        for (Column field : type.columns()) {
            ValueType leaf = field.type().leaf();
            if (leaf instanceof ObjectType target
                    && names.get(target).packageName().isEmpty()) {
                reportReference(field, "schema", target.name(), target.location());
            } else if (leaf instanceof EnumType constants
                    && constants.generated()
                    && enums.of(constants).packageName().isEmpty()) {
                reportReference(
                        field,
                        "enum",
                        constants.name(),
                        constants.declaration().orElseThrow().location());
            }
        }
    }

    private void reportReference(Column field, String word, String name, SourceLocation location) {
        error(
                DiagnosticCode.JAVA_PACKAGE,
                field.location(),
                "column '%s' refers to %s '%s' (%s), which has no module; a Java class in a package cannot refer to a class without a package: declare a module for it, or set a default package",
                field.name(),
                word,
                name,
                location);
    }

    /**
     * Checks classes that are named like the first part of a package, and hide it from their neighbours. This is
     * harmless unless code must write the package, because two classes have the same simple name.
     */
    private void checkPackageRoots() {
        names.forEach((type, classes) -> {
            if (own.contains(type)) {
                classes.all().forEach(name -> checkPackageRoots(type, name));
            }
        });
        ObjectType first = names.keySet().iterator().next();
        qualified.application().stream()
                .filter(name -> qualified.roots().containsKey(name.simpleName()))
                .forEach(name -> error(
                        DiagnosticCode.JAVA_NAME,
                        first,
                        "class '%s' hides the Java package '%s', which is needed to distinguish %s from another class of the same name;"
                                + " rename one of them",
                        name.canonicalName(),
                        name.simpleName(),
                        qualified.roots().get(name.simpleName())));
    }

    /** Checks names of {@code java.lang}, which are visible everywhere, and of common imports. */
    private void checkRootsAreNoClasses() {
        qualified.roots().forEach((root, other) -> {
            if (PlatformNames.isInUsedPackage(root)) {
                error(
                        DiagnosticCode.JAVA_NAME,
                        own.iterator().next(),
                        "package '%s' is needed to distinguish %s from another class of the same name, but a Java class has that name;"
                                + " rename one of them",
                        root,
                        other);
            }
        });
    }

    private void checkPackageRoots(ObjectType type, Named name) {
        String other = qualified.roots().get(name.simpleName());
        if (other != null) {
            error(
                    DiagnosticCode.JAVA_NAME,
                    type,
                    "schema '%s' hides the Java package '%s', which is needed to distinguish %s from another class of the same name;"
                            + " rename one of them",
                    type.name(),
                    name.simpleName(),
                    other);
        }
    }

    /** Checks variables that hide a package in generated code that must write it. */
    private void checkVariables() {
        qualified.qualified().stream()
                .filter(name -> GeneratedNames.isVariable(QualifiedNames.root(name)))
                .forEach(name -> error(
                        DiagnosticCode.JAVA_NAME,
                        names.keySet().iterator().next(),
                        "class '%s' has the same simple name as another class, and a package that generated code cannot refer to; rename one of them",
                        name.canonicalName()));
    }

    /** Checks variables of a parser that hide the package of another parser. */
    private void checkVariables(ObjectType type) {
        Set<Named> called = new LinkedHashSet<>(names.get(type).all());
        for (Column field : type.allColumns()) {
            if (field.type().leaf() instanceof ObjectType target) {
                called.addAll(names.get(target).all());
            }
        }
        String own = names.get(type).packageName();
        called.stream()
                .filter(name -> !name.packageName().equals(own) && GeneratedNames.isVariable(QualifiedNames.root(name)))
                .filter(name -> qualified.isShared(name, called))
                .findFirst()
                .ifPresent(name -> error(
                        DiagnosticCode.JAVA_NAME,
                        type,
                        "schema '%s' needs class '%s', which shares its simple name with another class, and a package that"
                                + " generated code cannot use; rename one of them",
                        type.name(),
                        name.canonicalName()));
    }

    private void error(DiagnosticCode code, ObjectType type, String format, Object... arguments) {
        error(code, type.location(), format, arguments);
    }

    private void error(DiagnosticCode code, SourceLocation at, String format, Object... arguments) {
        diagnostics.error(code, at, String.format(Locale.ROOT, format, arguments));
    }
}
