package dev.schemac.codegen.emit;

import com.palantir.javapoet.CodeBlock;
import dev.schemac.dsl.model.Base64Variant;
import dev.schemac.dsl.model.EnumType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Base64;

/** The default values of columns as Java expressions. */
final class DefaultValues {

    private DefaultValues() {}

    /** The default value of a column that has one, as an expression of the column's type. */
    static CodeBlock expression(ColumnPlan column) {
        Object value = column.declared().defaultValue().orElseThrow();
        if (column.type() instanceof EnumType) {
            return CodeBlock.of("$T.$L", column.javaType(), value);
        } else if (column.format().isPresent()) {
            String text = value instanceof byte[] bytes
                    ? base64(bytes, column.declared().base64())
                    : value.toString();
            return CodeBlock.of("$L.parse($L)", column.format().get().expression(), JavaText.literal(text));
        }
        return literal(column, value);
    }

    private static CodeBlock literal(ColumnPlan column, Object value) {
        if (value instanceof String text) {
            return CodeBlock.of("$L", JavaText.literal(text));
        } else if (value instanceof Character c) {
            return CodeBlock.of("(char) $L", (int) c);
        } else if (value instanceof Byte || value instanceof Short) {
            return CodeBlock.of(
                    "($T) $L",
                    column.primitive() ? column.javaType() : column.javaType().unbox(),
                    value);
        } else if (value instanceof Long) {
            return CodeBlock.of("$LL", value);
        } else if (value instanceof Float) {
            return CodeBlock.of("$LF", value);
        } else if (value instanceof Double) {
            return CodeBlock.of("$LD", value);
        } else if (value instanceof BigInteger || value instanceof BigDecimal) {
            return CodeBlock.of("new $T($L)", column.javaType(), JavaText.literal(value.toString()));
        }
        return CodeBlock.of("$L", value);
    }

    /** In one line, which every variant reads. */
    private static String base64(byte[] value, Base64Variant variant) {
        return variant == Base64Variant.URL
                ? Base64.getUrlEncoder().encodeToString(value)
                : Base64.getEncoder().encodeToString(value);
    }
}
