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
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaClasses.JavaProperty;
import dev.schemac.dsl.model.JavaClasses.Kind;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Turns a Java class into the type of a column. An empty result means that the error has been reported. */
final class ClassLinker {
    private final JavaClasses classes;
    private final Diagnostics diagnostics;

    /** By canonical name; empty for a class with errors, which are reported once. */
    private final Map<String, Optional<ClassType>> linked = new HashMap<>();

    ClassLinker(JavaClasses classes, Diagnostics diagnostics) {
        this.classes = classes;
        this.diagnostics = diagnostics;
    }

    /** Returns the type of a column of the class {@code name}, which is not built in and which a source names. */
    Optional<ValueType> type(String name, TypeReference written) {
        SourceLocation at = written.location();
        Optional<Fix> fix =
                ForeignTypes.find(name).map(type -> new Replacement(Part.TYPE, written.name(), List.of(type)));
        Optional<JavaClass> found = look(name, at, "is not supported as a column type; an adapter can convert it", fix);
        return found.isPresent() ? type(found.get(), at) : Optional.empty();
    }

    private Optional<ValueType> type(JavaClass found, SourceLocation at) {
        if (found.kind() != Kind.ENUM) {
            return application(found, at).map(ValueType.class::cast);
        }
        Optional<String> obstacle = hidden(found);
        obstacle.ifPresent(reason -> refuseUse(found, reason, at));
        return obstacle.isEmpty()
                ? Optional.of(EnumType.ofClass(found.canonicalName(), found.constants()))
                : Optional.empty();
    }

    /** Returns whether a class of this name exists, usable or not. */
    boolean exists(String name) {
        return classes.find(name).isPresent();
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
        ClassType type = new ClassType(name);
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
        String reason = switch (found.kind()) {
            case ENUM -> "is an enum";
            case RECORD -> "is a record, which cannot be filled member by member";
            case ABSTRACT -> "is abstract";
            case INTERFACE -> "is an interface";
            case ANNOTATION -> "is an annotation";
            case GENERIC -> "has type parameters, which a schema cannot set";
            case CLASS ->
                hidden(found)
                        .orElse(found.publicNoArgConstructor() ? "" : "has no public constructor without parameters");
        };
        return Optional.of(reason).filter(text -> !text.isEmpty());
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
        Optional<ValueType> type = property.type().contains("?")
                ? Optional.empty()
                : propertyType(JavaTypeText.parse(property.type()), at);
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

    private Optional<ValueType> propertyType(JavaTypeText text, SourceLocation at) {
        Optional<ScalarType> primitive = BuiltInTypes.ofPrimitive(text.name());
        Optional<ValueType> element =
                primitive.isPresent() ? primitive.map(ValueType.class::cast) : classType(text, at);
        return element.map(type -> {
            ValueType shaped = type;
            for (int i = 0; i < text.dimensions(); i++) {
                shaped = new ArrayType(shaped, primitive.isPresent() && i == 0);
            }
            return shaped;
        });
    }

    private Optional<ValueType> classType(JavaTypeText text, SourceLocation at) {
        List<JavaTypeText> arguments = text.arguments();
        if (text.name().equals(BuiltInTypes.LIST) && arguments.size() == 1) {
            return propertyType(arguments.get(0), at).map(ListType::new);
        }
        if (text.name().equals(BuiltInTypes.MAP) && arguments.size() == 2) {
            boolean byText = arguments.get(0).erased().equals(ScalarType.STRING.className());
            return byText ? propertyType(arguments.get(1), at).map(ClassLinker::mapOf) : Optional.empty();
        }
        if (!arguments.isEmpty()) {
            return Optional.empty();
        }
        Optional<ValueType> builtIn = BuiltInTypes.ofClass(text.name());
        if (builtIn.isPresent()) {
            return builtIn;
        }
        Optional<JavaClass> found = classes.find(text.name());
        boolean jdk = BuiltInTypes.isJdkClass(text.name());
        boolean usable = found.isPresent() && (!jdk || found.get().kind() == Kind.ENUM);
        return usable ? type(found.get(), at) : Optional.empty();
    }

    static ValueType mapOf(ValueType value) {
        return value == UntypedType.OBJECT ? UntypedType.MAP : new MapType(value);
    }

    private void refuse(DiagnosticCode code, SourceLocation at, String message) {
        diagnostics.error(code, at, message);
    }

    /**
     * The parts of a Java type as source spells it.
     *
     * @param name a full class name or a primitive; for a wildcard its bound
     */
    record JavaTypeText(String name, List<JavaTypeText> arguments, int dimensions) {

        /** Parses a type with full names. A malformed type becomes an unknown name. */
        static JavaTypeText parse(String text) {
            return new Reader(text).type();
        }

        /** Returns the type without type arguments, as a class object shows it. */
        String erased() {
            return name + "[]".repeat(dimensions);
        }

        private static final class Reader {
            private final String text;
            private int next;

            Reader(String text) {
                this.text = text.replaceAll("\\?\\s*(extends|super)\\s", "").replaceAll("\\s", "");
            }

            JavaTypeText type() {
                int start = next;
                while (next < text.length() && "<>,[]".indexOf(text.charAt(next)) < 0) {
                    next++;
                }
                String name = text.substring(start, next);
                List<JavaTypeText> arguments = new ArrayList<>();
                if (consumes("<")) {
                    do {
                        arguments.add(type());
                    } while (consumes(","));
                    consumes(">");
                }
                int dimensions = 0;
                while (consumes("[]")) {
                    dimensions++;
                }
                return new JavaTypeText(
                        name.equals("?") ? BuiltInTypes.OBJECT : name, List.copyOf(arguments), dimensions);
            }

            private boolean consumes(String token) {
                boolean there = text.startsWith(token, next);
                next += there ? token.length() : 0;
                return there;
            }
        }
    }
}
