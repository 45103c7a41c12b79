package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType.Named;
import dev.schemac.codegen.plan.EnumPlan.GsonSupport;

/** The declarations that several kinds of generated classes have in the same form. */
final class Declarations {
    private Declarations() {}

    /** Begins the class, record, interface or enum of values. */
    static TypeSpec.Builder valueType(TypeSpec.Builder type, String javadoc, boolean nullMarked, GsonSupport gson) {
        type.addJavadoc("$L", javadoc).addAnnotation(RuntimeNames.GENERATED_BY).addModifiers(PUBLIC);
        if (nullMarked) {
            type.addAnnotation(RuntimeNames.NULL_MARKED);
        }
        RuntimeNames.gson(gson).ifPresent(type::addAnnotation);
        return type;
    }

    /** Begins a public method that overrides another one. */
    static MethodSpec.Builder overriding(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(PUBLIC);
    }

    /** Emits the only instance of a parser or writer. Golden: {@code UserParser.INSTANCE}. */
    static FieldSpec instance(Named type) {
        return FieldSpec.builder(poet(type), GeneratedNames.INSTANCE, PUBLIC, STATIC, FINAL)
                .initializer("new $T()", poet(type))
                .build();
    }
}
