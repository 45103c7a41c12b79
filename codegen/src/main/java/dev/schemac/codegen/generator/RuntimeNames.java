package dev.schemac.codegen.generator;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.JsonValues;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
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

    static final ClassName GENERATED = ClassName.get(Generated.class);
    static final ClassName JSON_EVENT = ClassName.get(JsonEvent.class);
    static final ClassName JSON_KEY = ClassName.get(JsonKey.class);
    static final ClassName JSON_KEYS = ClassName.get(JsonKeys.class);
    static final ClassName JSON_SCANNER = ClassName.get(JsonScanner.class);
    static final ClassName JSON_VALUES = ClassName.get(JsonValues.class);
    static final ClassName JSON_WRITER = ClassName.get(JsonWriter.class);
    static final ClassName OBJECT_PARSER = ClassName.get(ObjectParser.class);
    static final ClassName OBJECT_WRITER = ClassName.get(ObjectWriter.class);

    static final ClassName ARRAYS = ClassName.get(Arrays.class);
    static final ClassName COLLECTIONS = ClassName.get(Collections.class);
    static final ClassName LINKED_HASH_MAP = ClassName.get(LinkedHashMap.class);
    static final ClassName OBJECTS = ClassName.get(Objects.class);
    static final TypeName STRING_TO_OBJECT = ParameterizedTypeName.get(Map.class, String.class, Object.class);

    /**
     * The classes of {@code java.lang} that generated code names; they need no import unless a schema has their name.
     */
    private static final List<Class<?>> LANGUAGE = List.of(
            Boolean.class,
            Byte.class,
            Character.class,
            Class.class,
            Double.class,
            Float.class,
            Integer.class,
            Long.class,
            Object.class,
            Override.class,
            Short.class,
            String.class,
            SuppressWarnings.class);

    private static final List<Class<?>> IMPORTED = List.of(
            Generated.class,
            JsonEvent.class,
            JsonKey.class,
            JsonKeys.class,
            JsonScanner.class,
            JsonValues.class,
            JsonWriter.class,
            ObjectParser.class,
            ObjectWriter.class,
            Arrays.class,
            BigDecimal.class,
            BigInteger.class,
            Collections.class,
            IOException.class,
            InputStream.class,
            LinkedHashMap.class,
            Map.class,
            Objects.class);

    /** Simple names out of {@code java.lang} in generated code. */
    static final Set<String> LANGUAGE_NAMES =
            LANGUAGE.stream().map(Class::getSimpleName).collect(Collectors.toUnmodifiableSet());

    /** Simple names of every class that generated code uses and does not declare. */
    static final Set<String> SIMPLE_NAMES = Stream.concat(LANGUAGE.stream(), IMPORTED.stream())
            .map(Class::getSimpleName)
            .collect(Collectors.toUnmodifiableSet());

    /** First parts of the packages these classes are in. */
    static final Set<String> PACKAGE_ROOTS = Stream.concat(LANGUAGE.stream(), IMPORTED.stream())
            .map(type -> type.getPackageName().split("\\.")[0])
            .collect(Collectors.toUnmodifiableSet());

    /** The package of the runtime: no schema may put classes there. */
    static final String RUNTIME_PACKAGE = JSON_SCANNER.packageName();

    /** The file in which {@link java.util.ServiceLoader} looks for parsers. */
    static final String PARSER_INDEX = "META-INF/services/" + ObjectParser.class.getName();

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
}
