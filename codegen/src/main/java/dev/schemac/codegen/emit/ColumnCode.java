package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ColumnPlan.DefaultValue;
import dev.schemac.codegen.plan.FormatPlan;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Keys, formats and default values of columns: the constants that parsers and writers have alike, and the literals in
 * them.
 */
final class ColumnCode {

    private ColumnCode() {}

    /** Golden: {@code UserParser.EYE_COLOR}, {@code UserWriter.EYE_COLOR}. */
    static FieldSpec keyField(ColumnPlan column) {
        return FieldSpec.builder(RuntimeNames.JSON_KEY, column.constant(), PRIVATE, STATIC, FINAL)
                .initializer(key(column, column.jsonName()))
                .build();
    }

    /** An expression for the key by which a name leads to a column. */
    static CodeBlock key(ColumnPlan column, String name) {
        return CodeBlock.of("$T.$L($L)", RuntimeNames.JSON_KEY, column.keyFactory(), JavaText.literal(name));
    }

    /** Golden: {@code WeekParser.DAY_OF_WEEK_FORMAT} in {@code dev.schemac.golden.enums}. */
    static FieldSpec formatField(FormatPlan format) {
        TypeName valueType = poet(format.valueType());
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeNames.TEXT_FORMAT, valueType),
                        format.constant(),
                        PRIVATE,
                        STATIC,
                        FINAL)
                .initializer(
                        format.source() instanceof FormatPlan.OfAdapter adapted
                                ? CodeBlock.of(
                                        "$T.format(new $T())", RuntimeNames.JSON_ADAPTER, poet(adapted.adapter()))
                                : ofEnum(valueType, (FormatPlan.OfEnum) format.source()))
                .build();
    }

    private static CodeBlock ofEnum(TypeName type, FormatPlan.OfEnum source) {
        String factory = source.readsNull() ? "ofOrNull" : "of";
        return source.substitute()
                .map(constant ->
                        CodeBlock.of("$1T.of($2T.values(), $2T.$3L)", RuntimeNames.TEXT_FORMAT, type, constant))
                .orElseGet(() -> CodeBlock.of("$T.$L($T.values())", RuntimeNames.TEXT_FORMAT, factory, type));
    }

    /** A format as code in parser and writer names it. */
    static CodeBlock format(FormatPlan format) {
        return format.declared()
                ? CodeBlock.of("$N", format.constant())
                : CodeBlock.of("$T.$N", RuntimeNames.TEXT_FORMAT, format.constant());
    }

    /** A default value, as an expression of the column's type. */
    static CodeBlock defaultValue(ColumnPlan column, DefaultValue value) {
        if (value instanceof ColumnPlan.EnumConstant constant) {
            return CodeBlock.of("$T.$L", poet(column.javaType()), constant.name());
        } else if (value instanceof ColumnPlan.FormattedText text) {
            return CodeBlock.of("$L.parse($L)", format(text.format()), JavaText.literal(text.text()));
        }
        return literal(column, ((ColumnPlan.Literal) value).value());
    }

    private static CodeBlock literal(ColumnPlan column, Object value) {
        if (value instanceof String text) {
            return CodeBlock.of("$L", JavaText.literal(text));
        } else if (value instanceof Character c) {
            return CodeBlock.of("(char) $L", (int) c);
        } else if (value instanceof Byte || value instanceof Short) {
            return CodeBlock.of(
                    "($T) $L",
                    poet(column.javaType()).isPrimitive()
                            ? poet(column.javaType())
                            : poet(column.javaType()).unbox(),
                    value);
        } else if (value instanceof Long) {
            return CodeBlock.of("$LL", value);
        } else if (value instanceof Float) {
            return CodeBlock.of("$LF", value);
        } else if (value instanceof Double) {
            return CodeBlock.of("$LD", value);
        } else if (value instanceof BigInteger || value instanceof BigDecimal) {
            return CodeBlock.of("new $T($L)", poet(column.javaType()), JavaText.literal(value.toString()));
        }
        return CodeBlock.of("$L", value);
    }
}
