package dev.schemac.codegen.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.TextFormat;
import dev.schemac.runtime.UnknownConstant;
import java.io.IOException;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The names that generated code uses and does not declare. They come from class literals, so that renaming a runtime
 * class breaks this file and not a user's build.
 */
final class RuntimeNames {

    static final ClassName EVENT_COLUMN = ClassName.get(EventColumn.class);
    static final ClassName EVENT_TYPE = ClassName.get(EventType.class);
    static final ClassName GENERATED = ClassName.get(Generated.class);
    static final ClassName JSON_EVENT = ClassName.get(JsonEvent.class);
    static final ClassName JSON_KEY = ClassName.get(JsonKey.class);
    static final ClassName JSON_KEYS = ClassName.get(JsonKeys.class);
    static final ClassName JSON_SCANNER = ClassName.get(JsonScanner.class);
    static final ClassName JSON_VALUES = ClassName.get(JsonValues.class);
    static final ClassName JSON_WRITER = ClassName.get(JsonWriter.class);
    static final ClassName OBJECT_PARSER = ClassName.get(ObjectParser.class);
    static final ClassName REFILLING_PARSER = ClassName.get(RefillingParser.class);
    static final ClassName OBJECT_WRITER = ClassName.get(ObjectWriter.class);

    static final ClassName TEXT_FORMAT = ClassName.get(TextFormat.class);
    static final ClassName UNKNOWN_CONSTANT = ClassName.get(UnknownConstant.class);

    static final ClassName ARRAYS = ClassName.get(Arrays.class);
    static final ClassName COLLECTIONS = ClassName.get(Collections.class);
    static final ClassName ARRAY_LIST = ClassName.get(ArrayList.class);
    static final ClassName BIG_DECIMAL = ClassName.get(BigDecimal.class);
    static final ClassName BIG_INTEGER = ClassName.get(BigInteger.class);
    static final ClassName LIST = ClassName.get(List.class);
    static final ClassName MAP = ClassName.get(Map.class);
    static final ClassName MAP_ENTRY = ClassName.get(Map.Entry.class);
    static final ClassName STRING = ClassName.get(String.class);
    static final ClassName LINKED_HASH_MAP = ClassName.get(LinkedHashMap.class);
    static final ClassName OBJECTS = ClassName.get(Objects.class);
    static final TypeName STRING_TO_OBJECT = ParameterizedTypeName.get(Map.class, String.class, Object.class);

    /** The packages of all classes that generated code uses and does not declare. */
    static final Set<String> PACKAGES = Stream.of(
                    Object.class,
                    IOException.class,
                    BigDecimal.class,
                    URI.class,
                    Instant.class,
                    List.class,
                    JsonScanner.class)
            .map(Class::getPackageName)
            .collect(Collectors.toUnmodifiableSet());

    /** First parts of these packages. */
    static final Set<String> PACKAGE_ROOTS =
            PACKAGES.stream().map(name -> name.split("\\.")[0]).collect(Collectors.toUnmodifiableSet());

    /** The methods without parameters that every event has. */
    static final Set<String> EVENT_ACCESSORS = Arrays.stream(JsonEvent.class.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .map(Method::getName)
            .collect(Collectors.toUnmodifiableSet());

    /** The package of the runtime: no schema may put classes there. */
    static final String RUNTIME_PACKAGE = JSON_SCANNER.packageName();

    /** The file in which {@link java.util.ServiceLoader} looks for parsers. */
    static final String PARSER_INDEX = "META-INF/services/" + ObjectParser.class.getName();

    private static final Map<String, TypeName> PRIMITIVES = Stream.of(
                    TypeName.BOOLEAN,
                    TypeName.BYTE,
                    TypeName.CHAR,
                    TypeName.DOUBLE,
                    TypeName.FLOAT,
                    TypeName.INT,
                    TypeName.LONG,
                    TypeName.SHORT)
            .collect(Collectors.toUnmodifiableMap(TypeName::toString, type -> type));

    /** On arrays whose elements are of a parameterized type. */
    static final AnnotationSpec UNCHECKED = AnnotationSpec.builder(SuppressWarnings.class)
            .addMember("value", "$S", "unchecked")
            .build();

    private RuntimeNames() {}

    /**
     * {@code @Generated("...")} with the name of the class that emitted the code, and nothing that changes from run to
     * run.
     */
    static AnnotationSpec generatedBy(Class<?> generator) {
        return AnnotationSpec.builder(GENERATED)
                .addMember("value", "$S", generator.getName())
                .build();
    }

    /** Whether the class is in one of the packages that generated code uses whatever the schema says. */
    static boolean isInUsedPackage(ClassName name) {
        return PACKAGES.contains(name.packageName());
    }

    /** Whether one of the packages that generated code uses has a class of that simple name, used or not. */
    static boolean isInUsedPackage(String simpleName) {
        return PACKAGES.stream()
                .map(name -> "/" + name.replace('.', '/'))
                .anyMatch(folder -> Object.class.getResource(folder + "/" + simpleName + ".class") != null
                        || JsonScanner.class.getResource(folder + "/" + simpleName + ".class") != null);
    }

    /**
     * A class of the application by its canonical name. Nested classes are imported like others, so their outer class
     * counts as the package.
     */
    static ClassName className(String canonicalName) {
        int dot = canonicalName.lastIndexOf('.');
        return ClassName.get(dot < 0 ? "" : canonicalName.substring(0, dot), canonicalName.substring(dot + 1));
    }

    /** A type as Java source spells it with full names: {@code java.util.List<java.lang.String>[]}. */
    static TypeName spelled(String type) {
        String text = type.strip();
        if (text.startsWith("? extends ")) {
            return WildcardTypeName.subtypeOf(spelled(text.substring("? extends ".length())));
        } else if (text.startsWith("? super ")) {
            return WildcardTypeName.supertypeOf(spelled(text.substring("? super ".length())));
        }
        if (text.endsWith("[]")) {
            return ArrayTypeName.of(spelled(text.substring(0, text.length() - 2)));
        }
        int open = text.indexOf('<');
        if (open < 0) {
            TypeName primitive = PRIMITIVES.get(text);
            if (primitive != null) {
                return primitive;
            }
            return text.equals("?") ? WildcardTypeName.subtypeOf(Object.class) : className(text);
        }
        List<TypeName> arguments = new ArrayList<>();
        int depth = 0;
        int start = open + 1;
        for (int i = start; i < text.length(); i++) {
            char c = text.charAt(i);
            if (depth == 0 && (c == ',' || c == '>')) {
                arguments.add(spelled(text.substring(start, i)));
                start = i + 1;
            }
            depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        }
        return ParameterizedTypeName.get(className(text.substring(0, open)), arguments.toArray(TypeName[]::new));
    }
}
