package dev.schemac.codegen.emit;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;

/** The constants that parsers and writers have alike. */
final class KeyConstants {

    private KeyConstants() {}

    /** Golden: {@code UserParser.EYE_COLOR}, {@code UserWriter.EYE_COLOR}. */
    static FieldSpec of(ColumnPlan column, TypeMapper types) {
        return FieldSpec.builder(RuntimeNames.JSON_KEY, column.constant(), PRIVATE, STATIC, FINAL)
                .initializer(key(column, column.declared().jsonName(), types))
                .build();
    }

    /** An expression for the key by which a name leads to a column. */
    static CodeBlock key(ColumnPlan column, String name, TypeMapper types) {
        return CodeBlock.of(
                "$T.$L($L)", RuntimeNames.JSON_KEY, types.keyFactory(column.type()), JavaText.literal(name));
    }
}
