package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.EnumPlan;
import dev.schemac.runtime.support.JsonConstant;

/**
 * Emits an enum that a schema file declares: one method here for each member there. The golden file is {@code Color} in
 * {@code dev.schemac.golden.enums}.
 */
final class EnumEmitter {

    private final EnumPlan plan;

    EnumEmitter(EnumPlan plan) {
        this.plan = plan;
    }

    TypeSpec generate() {
        TypeSpec.Builder type = Declarations.valueType(
                        TypeSpec.enumBuilder(poet(plan.name())), javadoc(), plan.nullMarked(), plan.gson())
                .addSuperinterface(JsonConstant.class);
        for (EnumPlan.Constant constant : plan.constants()) {
            TypeSpec.Builder member = TypeSpec.anonymousClassBuilder("$L", JavaText.literal(constant.string()));
            constant.description().ifPresent(text -> member.addJavadoc("$L", JavaText.javadoc(text)));
            type.addEnumConstant(constant.name(), member.build());
        }
        return type.addField(FieldSpec.builder(String.class, plan.field(), PRIVATE, FINAL)
                        .build())
                .addMethod(constructor())
                .addMethod(of())
                .addMethod(jsonString())
                .build();
    }

    private String javadoc() {
        String origin = JavaText.origin("Enum", plan.declaredName(), plan.module());
        return JavaText.javadoc(plan.description(), origin);
    }

    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addParameter(String.class, plan.field())
                .addStatement("this.$1N = $1N", plan.field())
                .build();
    }

    private MethodSpec of() {
        String variable = "constant";
        return MethodSpec.methodBuilder("of")
                .addJavadoc("Returns the constant with a JSON string.\n\n"
                        + "@throws IllegalArgumentException if no constant has it")
                .addModifiers(PUBLIC, STATIC)
                .returns(poet(plan.name()))
                .addParameter(String.class, plan.field())
                .beginControlFlow("for ($T $N : values())", poet(plan.name()), variable)
                .beginControlFlow("if ($1N.$2N.equals($2N))", variable, plan.field())
                .addStatement("return $N", variable)
                .endControlFlow()
                .endControlFlow()
                .addStatement(
                        "throw new $T($S + $N)",
                        IllegalArgumentException.class,
                        "no constant of " + plan.declaredName() + " has the JSON string ",
                        plan.field())
                .build();
    }

    private MethodSpec jsonString() {
        return Declarations.overriding("jsonString")
                .returns(String.class)
                .addStatement("return $N", plan.field())
                .build();
    }
}
