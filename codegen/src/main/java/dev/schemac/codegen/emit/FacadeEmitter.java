package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.instance;
import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ObjectPlan;

/**
 * Emits the static methods that generated value classes have themselves, for a value class of the application: {@code
 * BusJson} in package {@code dev.schemac.golden.application}.
 */
final class FacadeEmitter {

    private final ObjectPlan plan;
    private final TypeName valueClass;

    FacadeEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.valueClass = poet(plan.names().type());
    }

    TypeSpec generate() {
        EventMethods event = new EventMethods(plan, "value");
        return TypeSpec.classBuilder(poet(plan.names().facade().orElseThrow()))
                .addAnnotation(RuntimeNames.GENERATED_BY)
                .addJavadoc(
                        "Reads {@link $T} from JSON, and writes it.",
                        poet(plan.names().value()))
                .addModifiers(PUBLIC, FINAL)
                .addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
                .addMethods(event.parse())
                .addMethods(EventMethods.write(
                        valueClass, "value", instance(plan.names().writer())))
                .addMethods(event.writeLists())
                .addMethod(part(
                        "parser",
                        RuntimeNames.OBJECT_PARSER,
                        instance(plan.names().parser())))
                .addMethod(part(
                        "writer",
                        RuntimeNames.OBJECT_WRITER,
                        instance(plan.names().writer())))
                .build();
    }

    /** Golden: {@code BusJson.parser()}. */
    private MethodSpec part(String name, ClassName type, CodeBlock instance) {
        return MethodSpec.methodBuilder(name)
                .addJavadoc("Returns the $L, for streams and frameworks.", name)
                .addModifiers(PUBLIC, STATIC)
                .returns(ParameterizedTypeName.get(type, valueClass))
                .addStatement("return $L", instance)
                .build();
    }
}
