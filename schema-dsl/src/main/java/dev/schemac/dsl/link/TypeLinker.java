package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.link.Declared.DeclaredEnum;
import dev.schemac.dsl.model.ForeignTypes;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Dimension;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.List;
import java.util.Optional;

/** Resolves the types in one file. An empty result means that the error has been reported. */
record TypeLinker(
        SchemaFile file, SchemaNames schemas, ClassNames classNames, ClassLinker classes, Diagnostics diagnostics) {
    /** The limit of dimensions of a Java array. */
    private static final int MAX_DIMENSIONS = 255;

    /** The limit of nesting, the same as for arrays. */
    private static final int MAX_DEPTH = 255;

    private static final String NO_COLUMN = "";

    /** Returns whether the name refers to one or several schemas or enums of schema files. */
    boolean isSchema(String name) {
        return !schemas.find(name, file).isEmpty();
    }

    Optional<ValueType> link(TypeReference written) {
        return link(NO_COLUMN, written, 0);
    }

    /** Returns the type of the column of that name. */
    Optional<ValueType> link(String column, TypeReference written) {
        return link(column, written, 0);
    }

    private Optional<ValueType> link(String column, TypeReference written, int depth) {
        if (depth > MAX_DEPTH) {
            return refuse(DiagnosticCode.TOO_DEEP, written, "too deeply nested");
        }
        if (isNull(written)) {
            return nullType(written, depth);
        }
        Optional<ValueType> element = named(column, written, depth);
        boolean shaped = checkDimensions(written, element);
        return shaped ? element.map(type -> array(type, written.dimensions())) : Optional.empty();
    }

    private static boolean isNull(TypeReference written) {
        return written.name().equalsIgnoreCase("null") && !written.ticked() && !written.question();
    }

    private Optional<ValueType> nullType(TypeReference written, int depth) {
        boolean alone = depth == 0
                && written.dimensions().isEmpty()
                && written.arguments().isEmpty();
        return alone
                ? Optional.of(UntypedType.NULL)
                : refuse(
                        DiagnosticCode.NULL_TYPE, written, "'null' can be the type of a column only, without brackets");
    }

    /** Returns the type before the brackets. Scalars come first, then schemas, then classes. */
    private Optional<ValueType> named(String column, TypeReference written, int depth) {
        String name = written.name();
        Optional<ScalarType> scalar = BuiltInTypes.scalar(name);
        if (written.question()) {
            String type = scalar.map(ScalarType::toString).orElse(name);
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_TYPE,
                    written.location(),
                    "unknown type '" + name + "?': a column can be absent or null without '?'",
                    Optional.of(new Replacement(Part.TYPE, name + "?", List.of(type))));
            return Optional.empty();
        }
        if (scalar.isPresent()) {
            return withoutArguments(written, scalar.get());
        }
        List<Declared> found = schemas.find(name, file);
        if (found.size() > 1) {
            schemas.reportAmbiguous(name, written.location(), found);
            return Optional.empty();
        }
        if (found.size() == 1) {
            return declared(written, found.get(0));
        }
        return schemas.isBroken(name) ? Optional.empty() : ofClass(column, written, depth);
    }

    private Optional<ValueType> declared(TypeReference written, Declared found) {
        if (found instanceof DeclaredEnum constants) {
            return withoutArguments(written, constants.type());
        }
        DeclaredSchema schema = (DeclaredSchema) found;
        schema.useAsColumnType();
        boolean map = schema.eventKind == DeclaredSchema.EventKind.MAP;
        return withoutArguments(written, map ? UntypedType.MAP : schema.type);
    }

    private Optional<ValueType> ofClass(String column, TypeReference written, int depth) {
        String name = written.name();
        Optional<String> className = classNames.resolve(name);
        if (className.isEmpty()) {
            Optional<ScalarType> own = BuiltInTypes.laterScalar(name);
            return own.isPresent() ? withoutArguments(written, own.get()) : unknown(column, written);
        }
        Optional<ValueType> own = classes.own(written);
        if (own.isPresent()) {
            return own;
        }
        return switch (className.get()) {
            case BuiltInTypes.MAP -> map(written, depth);
            case BuiltInTypes.LIST -> list("List", false, written, depth);
            case BuiltInTypes.SET -> list("Set", true, written, depth);
            default -> plainClass(written, className.get());
        };
    }

    private Optional<ValueType> plainClass(TypeReference written, String className) {
        Optional<ValueType> builtIn = BuiltInTypes.ofClass(className);
        if (builtIn.isPresent()) {
            return withoutArguments(written, builtIn.get());
        }
        String simpleName = className.substring(className.lastIndexOf('.') + 1);
        boolean namesModule = !schemas.find(simpleName, file).isEmpty()
                && !classes.exists(className)
                && !BuiltInTypes.isJdkClass(className);
        if (namesModule) {
            return refuse(
                    DiagnosticCode.CLASS_NOT_FOUND,
                    written,
                    "class '" + className + "' was not found; a schema is named without its module: '" + simpleName
                            + "'");
        }
        Optional<ValueType> linked = classes.type(className, written, file);
        return linked.isPresent() ? withoutArguments(written, linked.get()) : linked;
    }

    private Optional<ValueType> unknown(String column, TypeReference written) {
        String name = written.name();
        if (schemas.reportHidden(name, written.location(), file)) {
            return Optional.empty();
        }
        Optional<Fix> missing = BuiltInTypes.importable(name)
                .or(() -> BuiltInTypes.importableEnum(name))
                .map(Fix.Import::new);
        Optional<Fix> fix = missing.or(() -> replacement(column, name));
        // a column with the name of a type: the author probably wrote the type first
        boolean typeFirst = fix.isEmpty() && (BuiltInTypes.NAMES.contains(column) || isSchema(column));
        diagnostics.error(
                DiagnosticCode.UNKNOWN_TYPE,
                written.location(),
                "unknown type '" + name + "'"
                        + (typeFirst ? "; the name of a column comes first, as in '" + name + " " + column + "'" : ""),
                fix);
        return Optional.empty();
    }

    private Optional<Fix> replacement(String column, String type) {
        if (BuiltInTypes.NAMES.contains(column)) {
            return Optional.empty();
        }
        Optional<String> foreign = ForeignTypes.find(type)
                .or(() -> BuiltInTypes.inAnotherCase(type))
                .filter(found -> !isSchema(column));
        return foreign.isPresent()
                ? Optional.of(new Replacement(Part.TYPE, type, List.of(foreign.get())))
                : schemas.fix(Part.TYPE, type, BuiltInTypes.NAMES);
    }

    // ---- type parameters

    private Optional<ValueType> withoutArguments(TypeReference written, ValueType type) {
        return written.arguments().isEmpty()
                ? Optional.of(type)
                : refuse(DiagnosticCode.TYPE_PARAMETERS, written, "'" + written.name() + "' has no type parameters");
    }

    private Optional<ValueType> list(String word, boolean distinct, TypeReference written, int depth) {
        List<Optional<TypeReference>> arguments = written.arguments();
        if (arguments.size() > 1) {
            return refuse(
                    DiagnosticCode.TYPE_PARAMETERS,
                    written,
                    "'" + word + "' has one type parameter, as in '" + word + "<int>'");
        }
        Optional<ValueType> element =
                arguments.isEmpty() ? Optional.of(UntypedType.OBJECT) : argument(arguments.get(0), depth);
        boolean comparable = !distinct
                || element.filter(type -> type instanceof ArrayType
                                || type instanceof UntypedType
                                || type == ScalarType.BINARY
                                || type == ScalarType.URL)
                        .isEmpty();
        return comparable
                ? element.map(type -> new ListType(type, distinct))
                : refuse(
                        DiagnosticCode.TYPE_PARAMETERS,
                        written,
                        "the elements of a set cannot be of type '" + element.get()
                                + "', whose values have no equals by content; use a list");
    }

    private Optional<ValueType> map(TypeReference written, int depth) {
        List<Optional<TypeReference>> arguments = written.arguments();
        if (arguments.isEmpty()) {
            return Optional.of(UntypedType.MAP);
        }
        if (arguments.size() != 2) {
            return refuse(
                    DiagnosticCode.TYPE_PARAMETERS,
                    written,
                    "'Map' has two type parameters or none, as in 'Map<String, int>'");
        }
        Optional<ValueType> key = arguments.get(0).isEmpty()
                ? Optional.of(ScalarType.STRING)
                : link(NO_COLUMN, arguments.get(0).get(), depth + 1);
        Optional<ValueType> value = argument(arguments.get(1), depth);
        if (key.isPresent() && key.get() != ScalarType.STRING) {
            return refuse(
                    DiagnosticCode.TYPE_PARAMETERS,
                    arguments.get(0).get(),
                    "the keys of a map are strings, as in 'Map<String, int>'");
        }
        return key.isPresent() ? value.map(ClassLinker::mapOf) : Optional.empty();
    }

    private Optional<ValueType> argument(Optional<TypeReference> argument, int depth) {
        return argument.isEmpty() ? Optional.of(UntypedType.OBJECT) : link(NO_COLUMN, argument.get(), depth + 1);
    }

    // ---- brackets

    private boolean checkDimensions(TypeReference written, Optional<ValueType> element) {
        List<Dimension> dimensions = written.dimensions();
        if (dimensions.size() > MAX_DIMENSIONS) {
            refuse(
                    DiagnosticCode.TOO_MANY_DIMENSIONS,
                    written,
                    "an array cannot have more than " + MAX_DIMENSIONS + " dimensions");
            return false;
        }
        boolean correct = true;
        for (int i = 0; i < dimensions.size(); i++) {
            correct &= checkWord(dimensions.get(i), i == 0);
        }
        boolean primitive =
                dimensions.stream().anyMatch(dimension -> dimension.word().isPresent());
        return correct && (!primitive || element.isEmpty() || checkPrimitive(written));
    }

    private boolean checkWord(Dimension dimension, boolean first) {
        if (dimension.word().isEmpty()) {
            return true;
        }
        String word = dimension.word().get().text();
        if (!word.equalsIgnoreCase("primitive")) {
            diagnostics.error(
                    DiagnosticCode.BRACKETS,
                    dimension.location(),
                    "expected 'primitive' or nothing in brackets but found '" + word + "'");
            return false;
        }
        if (!first) {
            diagnostics.error(
                    DiagnosticCode.BRACKETS, dimension.location(), "'primitive' is allowed in the first brackets only");
        }
        return first;
    }

    private boolean checkPrimitive(TypeReference written) {
        if (!written.arguments().isEmpty()) {
            refuse(
                    DiagnosticCode.NOT_PRIMITIVE,
                    written,
                    "a type with type parameters cannot be the element of a primitive array");
            return false;
        }
        if (!BuiltInTypes.isPrimitive(written.name())) {
            refuse(
                    DiagnosticCode.NOT_PRIMITIVE,
                    written,
                    "'" + written.name() + "' is not a primitive type; 'primitive' can follow "
                            + "boolean, byte, char, double, float, int, long, short and string");
            return false;
        }
        return true;
    }

    /** Returns an array type. Strings have no primitive form: {@code string[primitive]} is {@code string[]}. */
    private static ValueType array(ValueType element, List<Dimension> dimensions) {
        ValueType type = element;
        for (Dimension dimension : dimensions) {
            type = new ArrayType(type, dimension.word().isPresent() && element != ScalarType.STRING);
        }
        return type;
    }

    private Optional<ValueType> refuse(DiagnosticCode code, TypeReference written, String message) {
        diagnostics.error(code, written.location(), message);
        return Optional.empty();
    }
}
