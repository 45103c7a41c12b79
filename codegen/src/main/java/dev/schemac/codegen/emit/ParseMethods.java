package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.MethodSpec;
import dev.schemac.codegen.plan.ObjectNames;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/**
 * The static methods {@code parse} of a value class. The golden files named are those of {@link BeanEmitter}.
 */
final class ParseMethods {

    private final ObjectNames names;

    ParseMethods(ObjectNames names) {
        this.names = names;
    }

    List<MethodSpec> all() {
        return List.of(parseText(), parseBytes(), parseRange(), parseStream());
    }

    /** Golden: {@code User.parse(String)}. */
    private MethodSpec parseText() {
        return parse().addParameter(String.class, "json")
                .addStatement("return $T.INSTANCE.parse(json)", poet(names.parser()))
                .build();
    }

    /** Golden: {@code User.parse(byte[])}. */
    private MethodSpec parseBytes() {
        return parse().addParameter(byte[].class, "json")
                .addStatement("return $T.INSTANCE.parse(json)", poet(names.parser()))
                .build();
    }

    /** Golden: {@code User.parse(byte[], int, int)}. */
    private MethodSpec parseRange() {
        return parse().addParameter(byte[].class, "json")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "length")
                .addStatement("return $T.INSTANCE.parse(json, offset, length)", poet(names.parser()))
                .build();
    }

    /** Golden: {@code User.parse(InputStream)}. */
    private MethodSpec parseStream() {
        return parse().addParameter(InputStream.class, "json")
                .addException(IOException.class)
                .addStatement("return $T.INSTANCE.parse(json)", poet(names.parser()))
                .build();
    }

    private MethodSpec.Builder parse() {
        return MethodSpec.methodBuilder("parse").addModifiers(PUBLIC, STATIC).returns(poet(names.value()));
    }
}
