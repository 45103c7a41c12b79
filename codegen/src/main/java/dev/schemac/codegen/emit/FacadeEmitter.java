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
import java.io.IOException;
import java.io.OutputStream;

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
        return TypeSpec.classBuilder(poet(plan.names().facade().orElseThrow()))
                .addAnnotation(RuntimeNames.GENERATED_BY)
                .addJavadoc(
                        "Reads {@link $T} from JSON, and writes it.",
                        poet(plan.names().value()))
                .addModifiers(PUBLIC, FINAL)
                .addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
                .addMethods(new EventMethods(plan, "value").parse())
                .addMethod(write("toJson", String.class, false))
                .addMethod(write("toJson", String.class, true))
                .addMethod(write("toJsonBytes", byte[].class, false))
                .addMethod(write("toJsonBytes", byte[].class, true))
                .addMethod(write("writeTo", void.class, false))
                .addMethod(write("writeTo", void.class, true))
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

    /** Golden: {@code BusJson.toJson(Vehicle)}, {@code BusJson.writeTo(Vehicle, OutputStream, JsonOptions)}. */
    private MethodSpec write(String name, Class<?> result, boolean withOptions) {
        boolean toStream = result == void.class;
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(PUBLIC, STATIC)
                .returns(result)
                .addParameter(valueClass, "value");
        if (toStream) {
            method.addParameter(OutputStream.class, "stream").addException(IOException.class);
        }
        if (withOptions) {
            method.addParameter(RuntimeNames.JSON_OPTIONS, "options");
        }
        return method.addStatement(
                        "$L$L.$L(value$L$L)",
                        toStream ? "" : "return ",
                        instance(plan.names().writer()),
                        name,
                        toStream ? ", stream" : "",
                        withOptions ? ", options" : "")
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
