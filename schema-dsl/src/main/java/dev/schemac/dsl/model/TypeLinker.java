package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Dimension;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds out what the types written in one file mean. An empty answer means that the error has been reported. */
final class TypeLinker {
    /** As many dimensions as a Java array can have. */
    private static final int MAX_DIMENSIONS = 255;

    /** Comparing names takes time: after so many unknown names nobody reads suggestions any more. */
    private static final int MAX_SUGGESTIONS = 100;

    private final SchemaFile file;
    private final SchemaNames schemas;
    private final Diagnostics diagnostics;
    private final Map<String, Optional<String>> classNames = new HashMap<>();
    private int suggestions;

    TypeLinker(SchemaFile file, SchemaNames schemas, Diagnostics diagnostics) {
        this.file = file;
        this.schemas = schemas;
        this.diagnostics = diagnostics;
    }

    Optional<ValueType> link(TypeReference written) {
        if (isNull(written)) {
            return refuse(written, "the column type 'null' is not supported yet");
        }
        Optional<ValueType> element = named(written);
        boolean shaped = checkArguments(written, element) & checkDimensions(written, element);
        return shaped ? element.map(type -> array(type, written.dimensions())) : Optional.empty();
    }

    private static boolean isNull(TypeReference written) {
        return written.name().equalsIgnoreCase("null") && !written.ticked();
    }

    /** The type before the brackets. Scalars come first, then schemas, then classes. */
    private Optional<ValueType> named(TypeReference written) {
        String name = written.name();
        Optional<ScalarType> scalar = BuiltInTypes.scalar(name);
        if (scalar.isPresent()) {
            return Optional.of(scalar.get());
        }
        List<ObjectType> found = schemas.find(name, file);
        if (found.size() > 1) {
            return refuse(written, ambiguous(name, found));
        }
        if (found.size() == 1) {
            return Optional.of(found.get(0));
        }
        return schemas.isBroken(name) ? Optional.empty() : ofClass(written);
    }

    private static String ambiguous(String name, List<ObjectType> found) {
        String modules = found.stream()
                .map(type -> type.module().isEmpty() ? "a file without module" : "module '" + type.module() + "'")
                .collect(Collectors.joining(" and "));
        return "schema '" + name + "' is ambiguous, it is declared in " + modules + "; 'uses' chooses a module";
    }

    private Optional<ValueType> ofClass(TypeReference written) {
        String name = written.name();
        Optional<String> className = classNames.computeIfAbsent(name, this::className);
        if (className.isPresent()) {
            Optional<ValueType> type = BuiltInTypes.ofClass(className.get());
            return type.isPresent()
                    ? type
                    : refuse(written, "class '" + className.get() + "' is not supported as a column type yet");
        }
        Optional<ScalarType> number = BuiltInTypes.bigNumber(name);
        return number.isPresent() ? Optional.of(number.get()) : refuse(written, unknown(name));
    }

    /** The full name of the class a name means, as far as that can be told without looking at the class. */
    private Optional<String> className(String name) {
        if (name.contains(".")) {
            return Optional.of(name);
        }
        Optional<String> imported = file.imports().stream()
                .filter(declaration -> !declaration.wholePackage())
                .map(ImportDeclaration::name)
                .filter(full -> full.endsWith("." + name))
                .findFirst();
        return imported.isPresent()
                ? imported
                : packages()
                        .map(folder -> folder + "." + name)
                        .filter(BuiltInTypes::isJdkClass)
                        .findFirst();
    }

    private Stream<String> packages() {
        Stream<String> imported =
                file.imports().stream().filter(ImportDeclaration::wholePackage).map(ImportDeclaration::name);
        return Stream.concat(imported, BuiltInTypes.DEFAULT_IMPORTS.stream());
    }

    private String unknown(String name) {
        if (++suggestions > MAX_SUGGESTIONS) {
            return "unknown type '" + name + "'";
        }
        List<String> candidates = new ArrayList<>(schemas.all());
        candidates.addAll(BuiltInTypes.NAMES);
        return "unknown type '" + name + "'" + NearestName.suggestion(name, candidates);
    }

    /** Only a map has type arguments, and they may say no more than the map says without them. */
    private boolean checkArguments(TypeReference written, Optional<ValueType> type) {
        if (written.arguments().isEmpty() || type.isEmpty()) {
            return true;
        }
        if (type.get() != UntypedType.MAP) {
            refuse(written, "'" + written.name() + "' takes no type parameters");
            return false;
        }
        if (!isUntypedMap(written.arguments())) {
            refuse(written, "typed maps are not supported yet; 'Map' holds values of any type");
            return false;
        }
        return true;
    }

    private static boolean isUntypedMap(List<Optional<TypeReference>> arguments) {
        return arguments.size() == 2
                && arguments.get(0).map(TypeLinker::isString).orElse(true)
                && arguments.get(1).map(TypeLinker::isObject).orElse(true);
    }

    private static boolean isString(TypeReference key) {
        return isPlain(key) && (key.name().equals("String") || key.name().equals("java.lang.String"));
    }

    private static boolean isObject(TypeReference value) {
        return isPlain(value) && (value.name().equals("Object") || value.name().equals("java.lang.Object"));
    }

    private static boolean isPlain(TypeReference argument) {
        return argument.arguments().isEmpty() && argument.dimensions().isEmpty();
    }

    private boolean checkDimensions(TypeReference written, Optional<ValueType> element) {
        List<Dimension> dimensions = written.dimensions();
        if (dimensions.size() > MAX_DIMENSIONS) {
            refuse(written, "an array cannot have more than " + MAX_DIMENSIONS + " dimensions");
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
                    dimension.location(), "expected 'primitive' or nothing in brackets but found '" + word + "'");
            return false;
        }
        if (!first) {
            diagnostics.error(dimension.location(), "'primitive' can stand in the first brackets only");
        }
        return first;
    }

    private boolean checkPrimitive(TypeReference written) {
        if (!written.arguments().isEmpty()) {
            refuse(written, "a type with type parameters cannot be the element of a primitive array");
            return false;
        }
        if (!BuiltInTypes.isPrimitive(written.name())) {
            refuse(
                    written,
                    "'" + written.name() + "' is no primitive type; 'primitive' can follow "
                            + "boolean, byte, char, double, float, int, long, short and string");
            return false;
        }
        return true;
    }

    /** Strings have no primitive form: {@code string[primitive]} is {@code string[]}. */
    private static ValueType array(ValueType element, List<Dimension> dimensions) {
        ValueType type = element;
        for (Dimension dimension : dimensions) {
            type = new ArrayType(type, dimension.word().isPresent() && element != ScalarType.STRING);
        }
        return type;
    }

    private Optional<ValueType> refuse(TypeReference written, String message) {
        diagnostics.error(written.location(), message);
        return Optional.empty();
    }
}
