package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ForeignTypes;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.JavaClasses.Creator;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaClasses.JavaProperty;
import dev.schemac.dsl.model.JavaClasses.Kind;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a Java class into the type of a column. An empty result means that the error has been reported. */
final class ClassLinker {
    private static final JavaTypeName STRING = JavaTypeName.of(ScalarType.STRING.className());

    private final JavaClasses classes;
    private final Diagnostics diagnostics;

    /** The schemas or scalars that objects of application classes are, if a tool has read these classes. */
    private final Map<JavaTypeName, ValueType> own = new HashMap<>();

    /** By canonical name; empty for a class with errors, which are reported once. */
    private final Map<String, Optional<ClassType>> linked = new HashMap<>();

    ClassLinker(JavaClasses classes, Diagnostics diagnostics) {
        this.classes = classes;
        this.diagnostics = diagnostics;
    }

    /** Returns the type of a column of the class {@code name}, which is not built in and which a source names. */
    Optional<ValueType> type(String name, TypeReference written, SchemaFile file) {
        SourceLocation at = written.location();
        Optional<Fix> fix =
                ForeignTypes.find(name).map(type -> new Replacement(Part.TYPE, written.name(), List.of(type)));
        Optional<JavaClass> found = look(name, at, "is not supported as a column type; an adapter can convert it", fix);
        boolean beside = found.filter(JavaClass::visibleInPackage)
                .filter(each -> file.ofClasses() && each.packageName().equals(file.moduleName()))
                .isPresent();
        return found.isPresent() ? type(found.get(), beside, at) : Optional.empty();
    }

    /** @param beside whether generated classes are in its package and can name it */
    private Optional<ValueType> type(JavaClass found, boolean beside, SourceLocation at) {
        if (found.kind() != Kind.ENUM) {
            return application(found, at).map(ValueType.class::cast);
        }
        Optional<String> obstacle = beside ? Optional.empty() : hidden(found);
        obstacle.ifPresent(reason -> refuseUse(found, reason, at));
        return obstacle.isEmpty()
                ? Optional.of(EnumType.ofClass(found.canonicalName(), found.constants(), found.strings()))
                : Optional.empty();
    }

    /** Makes each mention of a class refer to the schema or scalar that its objects are. */
    void own(TypeReference type, ValueType schema) {
        own.put(typeName(type), schema);
    }

    /** Returns the schema or scalar that objects of the class are; empty if no tool has read it. */
    Optional<ValueType> own(TypeReference type) {
        return own.isEmpty() ? Optional.empty() : Optional.ofNullable(own.get(typeName(type)));
    }

    static JavaTypeName typeName(TypeReference type) {
        return JavaTypeName.of(
                type.name(),
                type.arguments().stream()
                        .map(argument ->
                                argument.map(ClassLinker::withDimensions).orElse(JavaTypeName.of(BuiltInTypes.OBJECT)))
                        .toArray(JavaTypeName[]::new));
    }

    private static JavaTypeName withDimensions(TypeReference type) {
        JavaTypeName name = typeName(type);
        for (int i = 0; i < type.dimensions().size(); i++) {
            name = name.array();
        }
        return name;
    }

    /** Returns whether a class of this name exists, usable or not. */
    boolean exists(String name) {
        return classes.find(name).isPresent();
    }

    /** Returns a class; of a generic one the instance with these type arguments. */
    Optional<JavaClass> find(JavaTypeName type) {
        return classes.find(type);
    }

    /** Returns the application class {@code name}, which can be instantiated. */
    Optional<ClassType> application(String name, SourceLocation at) {
        return look(name, at, "belongs to the JDK: objects of it cannot be events", Optional.empty())
                .flatMap(found -> application(found, at));
    }

    private Optional<JavaClass> look(String name, SourceLocation at, String jdkObjection, Optional<Fix> fix) {
        Optional<JavaClass> found = classes.find(name);
        boolean jdk = BuiltInTypes.isJdkClass(name);
        if (jdk && (found.isEmpty() || found.get().kind() != Kind.ENUM)) {
            diagnostics.error(DiagnosticCode.CLASS_NOT_SUPPORTED, at, "class '" + name + "' " + jdkObjection, fix);
            return Optional.empty();
        }
        if (found.isEmpty()) {
            refuse(DiagnosticCode.CLASS_NOT_FOUND, at, "class '" + name + "' was not found");
        }
        return found;
    }

    private Optional<ClassType> application(JavaClass found, SourceLocation at) {
        String name = found.canonicalName();
        Optional<String> obstacle = obstacle(found);
        if (obstacle.isPresent()) {
            refuseUse(found, obstacle.get(), at);
            return Optional.empty();
        }
        Optional<ClassType> before = linked.get(name);
        if (before != null) {
            return before;
        }
        ClassType type = new ClassType(JavaTypeName.of(name), found.creator(), Optional.empty(), found.supertypes());
        linked.put(name, Optional.of(type));
        List<ClassType.Property> properties = new ArrayList<>();
        for (JavaProperty property : found.properties()) {
            property(found, property, at).ifPresent(properties::add);
        }
        type.complete(properties);
        if (properties.size() < found.properties().size()) {
            linked.put(name, Optional.empty());
        }
        return linked.get(name);
    }

    /** Explains why the class cannot be instantiated, in words that follow its name. */
    static Optional<String> obstacle(JavaClass found) {
        return kindObstacle(found)
                .or(() -> Optional.of("has no public constructor without parameters, and none with '@Creator'")
                        .filter(reason -> !found.publicNoArgConstructor()
                                && found.creator().filter(Creator::visible).isEmpty()));
    }

    /** Explains why the class cannot be instantiated without arguments. */
    static Optional<String> adapterObstacle(JavaClass found) {
        return kindObstacle(found)
                .or(() -> Optional.of("has no public constructor without parameters")
                        .filter(reason -> !found.publicNoArgConstructor()));
    }

    private static Optional<String> kindObstacle(JavaClass found) {
        return switch (found.kind()) {
            case ENUM -> Optional.of("is an enum");
            case ABSTRACT, INTERFACE -> abstractness(found);
            case ANNOTATION -> Optional.of("is an annotation");
            case GENERIC -> Optional.of("has type parameters, which a schema cannot set");
            case CLASS, RECORD -> hidden(found);
        };
    }

    /** Explains why only subtypes of the class have objects; empty if it can have objects itself. */
    static Optional<String> abstractness(JavaClass found) {
        return switch (found.kind()) {
            case ABSTRACT -> Optional.of("is abstract");
            case INTERFACE -> Optional.of("is an interface");
            default -> Optional.empty();
        };
    }

    /** Explains why generated classes cannot name the class. */
    static Optional<String> hidden(JavaClass found) {
        if (!found.visible()) {
            return Optional.of("is not public");
        }
        return found.packageName().isEmpty()
                ? Optional.of("is in no package: generated classes cannot refer to it")
                : Optional.empty();
    }

    private void refuseUse(JavaClass found, String reason, SourceLocation at) {
        refuse(DiagnosticCode.CLASS_NOT_USABLE, at, "class '" + found.canonicalName() + "' " + reason);
    }

    private Optional<ClassType.Property> property(JavaClass owner, JavaProperty property, SourceLocation at) {
        int errors = diagnostics.errorCount();
        Optional<ValueType> type = property.type().hasWildcard()
                ? Optional.empty()
                : propertyType(property.type().optional().orElse(property.type()), at);
        if (type.isEmpty() && diagnostics.errorCount() == errors) {
            refuse(
                    DiagnosticCode.CLASS_PROPERTY,
                    at,
                    "property '" + property.name() + "' of class '" + owner.canonicalName() + "' has the type '"
                            + property.type() + "', which has no JSON form");
        }
        return type.map(found -> new ClassType.Property(
                new Column(property.name(), found, at, ColumnOptions.DEFAULT, Optional.empty()),
                property.type(),
                property.access(),
                property.getter()));
    }

    private Optional<ValueType> propertyType(JavaTypeName written, SourceLocation at) {
        Optional<ScalarType> primitive = BuiltInTypes.ofPrimitive(written.name());
        Optional<ValueType> element =
                primitive.isPresent() ? primitive.map(ValueType.class::cast) : classType(written, at);
        return element.map(type -> {
            ValueType shaped = type;
            for (int i = 0; i < written.dimensions(); i++) {
                shaped = new ArrayType(shaped, primitive.isPresent() && i == 0);
            }
            return shaped;
        });
    }

    private Optional<ValueType> classType(JavaTypeName written, SourceLocation at) {
        List<JavaTypeName> arguments = written.arguments();
        if (written.name().equals(BuiltInTypes.LIST) && arguments.size() == 1) {
            return propertyType(arguments.get(0), at).map(ListType::new);
        }
        if (written.name().equals(BuiltInTypes.SET) && arguments.size() == 1) {
            return propertyType(arguments.get(0), at).map(element -> new ListType(element, true));
        }
        if (written.name().equals(BuiltInTypes.MAP) && arguments.size() == 2) {
            boolean byText = arguments.get(0).equals(STRING);
            return byText ? propertyType(arguments.get(1), at).map(ClassLinker::mapOf) : Optional.empty();
        }
        if (!arguments.isEmpty()) {
            return Optional.empty();
        }
        Optional<ValueType> builtIn = BuiltInTypes.ofClass(written.name());
        if (builtIn.isPresent()) {
            return builtIn;
        }
        Optional<JavaClass> found = classes.find(written.name());
        boolean jdk = BuiltInTypes.isJdkClass(written.name());
        boolean usable = found.isPresent() && (!jdk || found.get().kind() == Kind.ENUM);
        return usable ? type(found.get(), false, at) : Optional.empty();
    }

    static ValueType mapOf(ValueType value) {
        return value == UntypedType.OBJECT ? UntypedType.MAP : new MapType(value);
    }

    private void refuse(DiagnosticCode code, SourceLocation at, String message) {
        diagnostics.error(code, at, message);
    }
}
