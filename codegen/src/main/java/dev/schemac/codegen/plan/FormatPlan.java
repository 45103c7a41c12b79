package dev.schemac.codegen.plan;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * How the text of a column becomes a value and back: a {@code TextFormat}, either one of the runtime's own or one that
 * parser and writer make for themselves.
 *
 * @param valueType what the format makes of a text
 * @param owner the class that declares it where that is the runtime's, else empty
 * @param constant the constant that holds it
 * @param initializer its value where parser and writer declare it
 */
record FormatPlan(TypeName valueType, Optional<ClassName> owner, String constant, CodeBlock initializer) {

    static FormatPlan ofRuntime(TypeName valueType, String constant) {
        return new FormatPlan(
                valueType,
                Optional.of(RuntimeNames.TEXT_FORMAT),
                constant,
                CodeBlock.builder().build());
    }

    static FormatPlan declared(TypeName valueType, String constant, CodeBlock initializer) {
        return new FormatPlan(valueType, Optional.empty(), constant, initializer);
    }

    /** The format, as code in parser and writer names it. */
    CodeBlock expression() {
        return owner.map(name -> CodeBlock.of("$T.$N", name, constant)).orElseGet(() -> CodeBlock.of("$N", constant));
    }

    /** Golden: {@code WeekParser.DAY_OF_WEEK_FORMAT} in {@code dev.schemac.golden.enums}. */
    FieldSpec field() {
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeNames.TEXT_FORMAT, valueType),
                        constant,
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(initializer)
                .build();
    }
}
