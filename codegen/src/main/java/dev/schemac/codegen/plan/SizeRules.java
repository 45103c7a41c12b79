package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan.EnumClasses;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JavaLimits;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.naming.PropertyNames;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Checks the sizes of the generated classes of a valid schema: the limits of class files and of the names of files. Reports
 * each violation at its place in the schema. The linker has checked string constants.
 */
final class SizeRules {

    /**
     * The limit of a column name. Its JSON name can have three bytes for a character, and its methods have prefixes, in
     * the {@value JavaLimits#CONSTANT_BYTES} bytes of a name in a class file.
     */
    private static final int LONGEST_COLUMN_NAME = 20_000;

    /** The limit of dimensions of an array type in a class file. */
    private static final int MOST_DIMENSIONS = 255;

    /** The limit of arguments: a method accepts 255, and the new record itself is one. */
    private static final int MOST_COMPONENTS = 254;

    private final SchemaSet schema;
    private final JavaTypes types;
    private final ValueKind kind;
    private final Diagnostics diagnostics;

    private SizeRules(SchemaSet schema, JavaTypes types, ValueKind kind, Diagnostics diagnostics) {
        this.schema = schema;
        this.types = types;
        this.kind = kind;
        this.diagnostics = diagnostics;
    }

    /**
     * Reports every schema and enum whose classes would be too large.
     *
     * @param names the classes of its own schemas
     * @param enums the classes of its own enums
     */
    static void check(
            SchemaSet schema,
            Map<ObjectType, ObjectNames> names,
            EnumClasses enums,
            JavaTypes types,
            ValueKind kind,
            Diagnostics diagnostics) {
        SizeRules rules = new SizeRules(schema, types, kind, diagnostics);
        Set<String> packages = new HashSet<>();
        for (ObjectType type : schema.types()) {
            String packageName = names.get(type).packageName();
            if (packages.add(packageName)) {
                rules.checkPackage(packageName, type.module(), type.location());
            }
            rules.checkClassName("schema", names.get(type).baseName(), type.location());
            rules.checkColumns(type, packageName);
            rules.checkComponents(type);
        }
        for (EnumType type : schema.enums()) {
            EnumType.Declaration declaration = type.declaration().orElseThrow();
            Named name = enums.of(type);
            if (packages.add(name.packageName())) {
                rules.checkPackage(name.packageName(), declaration.module(), declaration.location());
            }
            rules.checkClassName("enum", name.simpleName(), declaration.location());
        }
    }

    /**
     * Checks the folders of a package.
     *
     * @param user the place of a declaration in the package, if no module names it
     */
    private void checkPackage(String packageName, String module, SourceLocation user) {
        String subject = module.isEmpty() ? "the default package" : "the module";
        SourceLocation at = schema.modules().getOrDefault(module, user);
        int longest = Arrays.stream(packageName.split("\\."))
                .mapToInt(String::length)
                .max()
                .getAsInt();
        if (longest > JavaLimits.FILE_NAME_BYTES) {
            error(
                    at,
                    "%s needs a Java package with a part of %d characters; the limit is %d: choose a shorter name",
                    subject,
                    longest,
                    JavaLimits.FILE_NAME_BYTES);
        } else if (packageName.length() > JavaLimits.PACKAGE_LENGTH) {
            error(
                    at,
                    "%s needs a Java package of %d characters; the limit is %d: choose a shorter name",
                    subject,
                    packageName.length(),
                    JavaLimits.PACKAGE_LENGTH);
        }
    }

    private void checkClassName(String word, String name, SourceLocation at) {
        if (name.length() > JavaLimits.CLASS_NAME_LENGTH) {
            error(
                    at,
                    "the %s needs a Java class name of %d characters; the limit is %d: choose a shorter name",
                    word,
                    name.length(),
                    JavaLimits.CLASS_NAME_LENGTH);
        }
    }

    private void checkColumns(ObjectType type, String packageName) {
        if (type.allColumns().size() > JavaLimits.MOST_COLUMNS) {
            error(
                    type.location(),
                    "schema '%s' has %d columns; the limit of a Java class is %d: nest schemas",
                    type.name(),
                    type.allColumns().size(),
                    JavaLimits.MOST_COLUMNS);
        }
        for (Column column : type.columns()) {
            int length = PropertyNames.escaped(column.name()).length();
            if (length > LONGEST_COLUMN_NAME) {
                error(
                        column.location(),
                        "the column needs a Java name of %d characters; the limit is %d: choose a shorter name",
                        length,
                        LONGEST_COLUMN_NAME);
            }
            if (dimensions(column.type()) > MOST_DIMENSIONS) {
                error(
                        column.location(),
                        "column '%s' has %d dimensions; the limit of a Java array is %d",
                        column.name(),
                        dimensions(column.type()),
                        MOST_DIMENSIONS);
            }
            if (column.type().leaf() instanceof ClassType application) {
                checkClassName("column", types.reader(packageName, application).baseName(), column.location());
            }
        }
    }

    private void checkComponents(ObjectType type) {
        List<Column> columns = type.allColumns().stream()
                .filter(column -> column.type() != UntypedType.NULL)
                .toList();
        long twice = columns.stream().filter(SizeRules::isTwoArguments).count();
        long components = columns.size() + twice + (type.dynamic() ? 1 : 0);
        if (kind != ValueKind.RECORD || type.providedClass().isPresent()) {
            return;
        }
        if (components > MOST_COMPONENTS) {
            diagnostics.error(
                    DiagnosticCode.JAVA_RECORD_LIMIT,
                    type.location(),
                    String.format(
                            Locale.ROOT,
                            "schema '%s' would become a record of %d components%s%s; the limit is %d: nest schemas, or choose the style"
                                    + " 'bean', which has no such limit",
                            type.name(),
                            components,
                            type.dynamic() ? ", one of them for undeclared members" : "",
                            twice == 0 ? "" : ", where each primitive long and double counts twice",
                            MOST_COMPONENTS));
            return;
        }
        int bytes =
                "()V".length() + columns.stream().mapToInt(this::signatureBytes).sum();
        if (bytes > JavaLimits.CONSTANT_BYTES) {
            diagnostics.error(
                    DiagnosticCode.JAVA_RECORD_LIMIT,
                    type.location(),
                    String.format(
                            Locale.ROOT,
                            "schema '%s' would become a record whose components have types of %d characters; the limit is %d: choose"
                                    + " shorter names of modules and schemas, nest schemas, or choose the style 'bean', which has no"
                                    + " such limit",
                            type.name(),
                            bytes,
                            JavaLimits.CONSTANT_BYTES));
        }
    }

    /** Returns the bytes of a component in the signature of the record's constructor, or a few more. */
    private int signatureBytes(Column column) {
        String type = types.columnType(column.withType(JavaTypes.withLists(column.type())), kind)
                .toString();
        long arguments = type.chars().filter(c -> c == '<').count();
        return type.length() + 2 + 4 * (int) arguments;
    }

    /** Counts arguments like Java: a primitive {@code long} or {@code double} counts twice. */
    private static boolean isTwoArguments(Column column) {
        return JavaTypes.isAlwaysThere(column) && ScalarTable.isOf64Bits(column.type());
    }

    private static int dimensions(ValueType type) {
        return type instanceof ArrayType array ? 1 + dimensions(array.element()) : 0;
    }

    private void error(SourceLocation at, String format, Object... arguments) {
        diagnostics.error(DiagnosticCode.JAVA_LIMIT, at, String.format(Locale.ROOT, format, arguments));
    }
}
