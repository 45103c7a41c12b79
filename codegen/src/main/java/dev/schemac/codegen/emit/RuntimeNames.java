package dev.schemac.codegen.emit;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Generic;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.names.JavaType.Nullable;
import dev.schemac.codegen.names.JavaType.Primitive;
import dev.schemac.codegen.names.JavaType.Wildcard;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.GsonGuard;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.StringSource;
import dev.schemac.runtime.support.Violations;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import dev.schemac.runtime.support.event.RefillingObjectParser;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The external names in generated code that several emitters or parameterized types use, for JavaPoet, and the
 * conversion of the types of the plan. All external names come from class literals, so that renaming a runtime class
 * breaks the emitters and not a user's build.
 */
final class RuntimeNames {

    static final ClassName GENERATED_OBJECT_PARSER = ClassName.get(GeneratedObjectParser.class);
    static final ClassName EVENT_TYPE = ClassName.get(EventType.class);
    static final ClassName GENERATED_EVENT_TYPE = ClassName.get(GeneratedEventType.class);
    static final ClassName GENERATED_WRITER = ClassName.get(GeneratedWriter.class);
    static final ClassName JSON_EVENT = ClassName.get(JsonEvent.class);
    static final ClassName JSON_FORMAT = ClassName.get(JsonFormat.class);
    static final ClassName JSON_KEY = ClassName.get(JsonKey.class);
    static final ClassName JSON_OUTPUT = ClassName.get(JsonOutput.class);
    static final ClassName WRITABLE = ClassName.get(JsonOutput.Writable.class);
    static final ClassName JSON_SCANNER = ClassName.get(JsonScanner.class);
    static final ClassName JSON_VALUES = ClassName.get(JsonValues.class);
    static final ClassName OBJECT_PARSER = ClassName.get(ObjectParser.class);
    static final ClassName REFILLING_OBJECT_PARSER = ClassName.get(RefillingObjectParser.class);
    static final ClassName OBJECT_WRITER = ClassName.get(ObjectWriter.class);
    static final ClassName STRING_SOURCE = ClassName.get(StringSource.class);
    static final ClassName VIOLATIONS = ClassName.get(Violations.class);

    static final ClassName ARRAYS = ClassName.get(Arrays.class);
    static final ClassName COLLECTIONS = ClassName.get(Collections.class);
    static final ClassName ARRAY_LIST = ClassName.get(ArrayList.class);
    static final ClassName LIST = ClassName.get(List.class);
    static final ClassName MAP = ClassName.get(Map.class);
    static final ClassName MAP_ENTRY = ClassName.get(Map.Entry.class);
    static final ClassName STRING = ClassName.get(String.class);
    static final ClassName LINKED_HASH_MAP = ClassName.get(LinkedHashMap.class);
    static final TypeName STRING_TO_OBJECT = ParameterizedTypeName.get(Map.class, String.class, Object.class);

    /** On arrays whose elements are of a parameterized type. */
    static final AnnotationSpec UNCHECKED = suppressed("unchecked");

    /** On constructors that call a setter of their superclass. */
    static final AnnotationSpec THIS_ESCAPE = suppressed("this-escape");

    /** Returns {@code @Generated} with the name of the compiler, the same in every run. */
    static final AnnotationSpec GENERATED_BY = AnnotationSpec.builder(Generated.class)
            .addMember("value", "$S", "dev.schemac.codegen.SchemaCompiler")
            .build();

    /** Marks value classes with null annotations. Generated code needs the library, schemac does not. */
    static final AnnotationSpec NULL_MARKED = jspecify("NullMarked");

    private static final ClassName GSON_ADAPTER = ClassName.get("dev.schemac.gson", "EventAdapterFactory");

    private static final AnnotationSpec NULLABLE = jspecify("Nullable");

    private RuntimeNames() {}

    /** Returns the type of lists of these elements. */
    static TypeName list(TypeName elements) {
        return ParameterizedTypeName.get(LIST, elements);
    }

    /** Returns the annotation for Gson. Generated code needs the libraries that it names, schemac does not. */
    static Optional<AnnotationSpec> gson(GsonSupport support) {
        return support == GsonSupport.NONE
                ? Optional.empty()
                : Optional.of(AnnotationSpec.builder(ClassName.get("com.google.gson.annotations", "JsonAdapter"))
                        .addMember("value", "$T.class", support == GsonSupport.GUARD ? GsonGuard.class : GSON_ADAPTER)
                        .build());
    }

    private static AnnotationSpec suppressed(String warning) {
        return AnnotationSpec.builder(SuppressWarnings.class)
                .addMember("value", "$S", warning)
                .build();
    }

    private static AnnotationSpec jspecify(String annotation) {
        return AnnotationSpec.builder(ClassName.get("org.jspecify.annotations", annotation))
                .build();
    }

    /** Returns a type whose values include null, in an annotated class. */
    static TypeName nullable(TypeName type, ObjectPlan plan) {
        return plan.value().nullMarked() ? type.annotated(NULLABLE) : type;
    }

    /** Returns the type of a value of any type. */
    static TypeName anything(ObjectPlan plan) {
        return nullable(ClassName.get(Object.class), plan);
    }

    /** Returns the type of a map of members. */
    static TypeName members(ObjectPlan plan) {
        return ParameterizedTypeName.get(MAP, STRING, anything(plan));
    }

    /** Returns an expression for the instance of a parser or writer. */
    static CodeBlock instance(JavaType.Named type) {
        return CodeBlock.of("$T.$N", poet(type), GeneratedNames.INSTANCE);
    }

    /** Returns a type of the plan as JavaPoet's type. */
    static TypeName poet(JavaType type) {
        if (type instanceof Primitive primitive) {
            return TypeName.get(primitive.type());
        } else if (type instanceof ArrayOf array) {
            return ArrayTypeName.of(poet(array.component()));
        } else if (type instanceof Generic generic) {
            return ParameterizedTypeName.get(
                    poet(generic.raw()),
                    generic.arguments().stream().map(RuntimeNames::poet).toArray(TypeName[]::new));
        } else if (type instanceof Wildcard wildcard) {
            return wildcard.lower()
                    ? WildcardTypeName.supertypeOf(poet(wildcard.bound()))
                    : WildcardTypeName.subtypeOf(poet(wildcard.bound()));
        } else if (type instanceof Nullable nullable) {
            return poet(nullable.type()).annotated(NULLABLE);
        }
        return poet((Named) type);
    }

    /** Returns the class of a type for objects: boxed, and without type arguments. */
    static TypeName classOf(JavaType type) {
        return poet(type.boxed().erased());
    }

    static ClassName poet(Named type) {
        List<String> names = type.simpleNames();
        return ClassName.get(
                type.packageName(), names.get(0), names.subList(1, names.size()).toArray(String[]::new));
    }
}
