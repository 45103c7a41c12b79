package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ColumnPlan.DefaultValue;
import dev.schemac.codegen.plan.FormatPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.runtime.JsonAdapter;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The common code of parsers and writers for columns: keys, formats, default values, and access to an event. No other
 * emitter of parsers and writers depends on the kind of the event's class. In all generated methods {@code value} is
 * the object that the parser fills, or the event that the writer writes.
 */
final class ColumnCode {

    private final ObjectPlan plan;

    ColumnCode(ObjectPlan plan) {
        this.plan = plan;
    }

    /** Returns the constant for the key of a column. */
    static FieldSpec keyField(ColumnPlan column) {
        return FieldSpec.builder(RuntimeNames.JSON_KEY, column.constant(), STATIC, FINAL)
                .initializer(key(column, column.jsonName()))
                .build();
    }

    /** Returns an expression for the key of a column's name. */
    static CodeBlock key(ColumnPlan column, String name) {
        return CodeBlock.of(
                "$T.$L($L)$L",
                RuntimeNames.JSON_KEY,
                column.type().keyFactory().method(),
                JavaText.literal(name),
                column.keyRefusesNull() ? ".notNull()" : "");
    }

    /** Returns the constant for a format. */
    static FieldSpec formatField(FormatPlan format) {
        TypeName valueType = poet(format.valueType());
        return FieldSpec.builder(
                        ParameterizedTypeName.get(RuntimeNames.JSON_FORMAT, valueType),
                        format.constant(),
                        STATIC,
                        FINAL)
                .initializer(source(format, valueType))
                .build();
    }

    private static CodeBlock source(FormatPlan format, TypeName valueType) {
        if (format.source() instanceof FormatPlan.OfAdapter adapted) {
            return CodeBlock.of(
                    "$T.ofAdapter(new $T(), $T::parse)",
                    RuntimeNames.JSON_FORMAT,
                    poet(adapted.adapter()),
                    JsonAdapter.class);
        } else if (format.source() instanceof FormatPlan.OfStrings listed) {
            return CodeBlock.of(
                    "$T.$L($L)",
                    RuntimeNames.JSON_FORMAT,
                    listed.others() ? "noneOf" : "oneOf",
                    JavaText.literals(listed.strings()));
        } else if (format.source() instanceof FormatPlan.OfConstants some) {
            CodeBlock constants = some.constants().stream()
                    .map(constant -> CodeBlock.of("$T.$L", valueType, constant))
                    .collect(CodeBlock.joining(",$W"));
            return withStrings(
                    CodeBlock.of("$T.of(new $T[] {$L})", RuntimeNames.JSON_FORMAT, valueType, constants),
                    some.strings());
        } else if (format.source() instanceof FormatPlan.OfPattern of) {
            return CodeBlock.of(
                    "$T.$N.withPattern($L)", RuntimeNames.JSON_FORMAT, of.constant(), JavaText.literal(of.pattern()));
        }
        return ofEnum(valueType, (FormatPlan.OfEnum) format.source());
    }

    private static CodeBlock ofEnum(TypeName type, FormatPlan.OfEnum source) {
        String factory = source.readsNull() ? "ofOrNull" : "of";
        CodeBlock format = source.substitute()
                .map(constant ->
                        CodeBlock.of("$1T.of($2T.values(), $2T.$3L)", RuntimeNames.JSON_FORMAT, type, constant))
                .orElseGet(() -> CodeBlock.of("$T.$L($T.values())", RuntimeNames.JSON_FORMAT, factory, type));
        return withStrings(format, source.strings());
    }

    private static CodeBlock withStrings(CodeBlock format, List<String> strings) {
        return strings.isEmpty() ? format : CodeBlock.of("$L.withStrings($L)", format, JavaText.literals(strings));
    }

    /** Returns the number of a column in the parser, outside of the classes of groups. */
    CodeBlock bit(ColumnPlan column) {
        return plan.wide()
                ? CodeBlock.of("$L.$N", group(column).className(), column.bitConstant())
                : CodeBlock.of("$N", column.bitConstant());
    }

    /** Returns the number of a column in the code of the value class. */
    static CodeBlock bitInParser(ObjectPlan plan, ColumnPlan column) {
        ColumnCode access = new ColumnCode(plan);
        return CodeBlock.of("$T.$L", access.parser(), access.bit(column));
    }

    /** Returns the key of a column in the writer. */
    CodeBlock keyOfParser(ColumnPlan column) {
        return plan.wide()
                ? CodeBlock.of("$T.$L.$N", parser(), group(column).className(), column.constant())
                : CodeBlock.of("$T.$N", parser(), column.constant());
    }

    private TypeName parser() {
        return poet(plan.names().parser());
    }

    private ColumnGroup group(ColumnPlan column) {
        return plan.groups().get(column.index() / ColumnGroup.SIZE);
    }

    /** Returns a format in the parser. */
    static CodeBlock format(FormatPlan format) {
        return format.declared()
                ? CodeBlock.of("$N", format.constant())
                : CodeBlock.of("$T.$N", RuntimeNames.JSON_FORMAT, format.constant());
    }

    /** Returns the same format in the writer. */
    CodeBlock formatOfParser(FormatPlan format) {
        return format.declared() ? CodeBlock.of("$T.$N", parser(), format.constant()) : format(format);
    }

    /** Returns a default value, as an expression of the column's type, in the parser. */
    static CodeBlock defaultValue(ColumnPlan column, DefaultValue value) {
        return defaultValue(column, value, ColumnCode::format);
    }

    /** Returns a default value in the value class. */
    CodeBlock initialValue(ColumnPlan column, DefaultValue value) {
        return value instanceof ColumnPlan.SharedObject shared
                ? CodeBlock.of("$T.$N", parser(), shared.constant())
                : defaultValue(column, value);
    }

    /** Returns the constant for a default value. */
    static FieldSpec sharedDefault(ColumnPlan column) {
        ColumnPlan.SharedObject shared =
                (ColumnPlan.SharedObject) column.defaultValue().orElseThrow();
        return FieldSpec.builder(poet(column.javaType()), shared.constant(), STATIC, FINAL)
                .initializer(defaultValue(column, shared.value()))
                .build();
    }

    /** Returns the same where formats have other names. */
    static CodeBlock defaultValue(ColumnPlan column, DefaultValue value, Function<FormatPlan, CodeBlock> formats) {
        if (value instanceof ColumnPlan.EnumConstant constant) {
            return CodeBlock.of("$T.$L", poet(column.javaType()), constant.name());
        } else if (value instanceof ColumnPlan.FormattedString formatted) {
            return CodeBlock.of(
                    "$L.parse($L)", formats.apply(formatted.format()), JavaText.literal(formatted.string()));
        } else if (value instanceof ColumnPlan.SharedObject shared) {
            return CodeBlock.of("$N", shared.constant());
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

    /** Returns an expression for a new object without columns, in the parser. */
    CodeBlock create() {
        return CodeBlock.of("new $T()", poet(plan.filledType()));
    }

    /** Returns the statement that sets a column without its presence bit, in the parser. */
    CodeBlock set(ColumnPlan column, CodeBlock to) {
        return switch (column.access()) {
            case FIELD -> CodeBlock.of("value.$N = $L", column.field(), wrap(column, to));
            case BUILDER -> CodeBlock.of("value.$N = $L", column.field(), to);
            case METHODS, APPLICATION_METHODS -> CodeBlock.of("value.set$L($L)", column.accessor(), wrap(column, to));
            case NONE -> to;
        };
    }

    /** Returns the statement that sets a column to null, in the parser. */
    CodeBlock setNull(ColumnPlan column) {
        return column.keepsNull() && column.wrapped()
                ? CodeBlock.of("value.$N = $T.empty()", column.field(), Optional.class)
                : set(column, CodeBlock.of("null"));
    }

    /** Returns the statement that reads a column and sets it, in the parser. */
    CodeBlock setRead(ColumnPlan column, CodeBlock read) {
        return column.lazy()
                .map(lazy -> CodeBlock.of("value.$N = in.locateString()", lazy.place()))
                .orElseGet(() -> set(column, read));
    }

    /** Returns the statements that let an event with lazy strings refer to the document, in the parser. */
    CodeBlock setSources() {
        return ColumnPlan.sources(plan.columns()).stream()
                .map(source -> CodeBlock.of("value.$N = in.stringSource();\n", source))
                .collect(CodeBlock.joining(""));
    }

    /** Returns whether a column has been set to null, in the parser. */
    CodeBlock isSetToNull(ColumnPlan column) {
        return column.lazy()
                .map(lazy -> CodeBlock.of("value.$N == 0", lazy.place()))
                .orElseGet(() -> CodeBlock.of("$L == null", setTo(column)));
    }

    /** Returns the statements that set a column and make it present, in the parser. */
    CodeBlock setPresent(ColumnPlan column, CodeBlock to) {
        CodeBlock.Builder code = CodeBlock.builder().addStatement(set(column, to));
        if (column.hasReachablePresenceBit()) {
            code.addStatement("value.$N |= 1L << $N", column.presenceField(), column.bitConstant());
        }
        return code.build();
    }

    /** Returns the statement that makes a primitive column absent, in the parser. */
    CodeBlock clear(ColumnPlan column) {
        return CodeBlock.of("value.clear$L()", column.accessor());
    }

    private CodeBlock setTo(ColumnPlan column) {
        return column.reachable() ? CodeBlock.of("value.$N", column.field()) : byGetter(column);
    }

    /** Returns the statement that keeps an undeclared member whose value comes next, in the parser. */
    CodeBlock keepMember() {
        Optional<String> setter = plan.parser().undeclared().flatMap(ObjectPlan.UndeclaredMethods::setter);
        if (setter.isPresent()) {
            return CodeBlock.of(
                    "value.$N(in.memberName($L), in.readValue())",
                    setter.get(),
                    plan.parser()
                            .undeclared()
                            .flatMap(ObjectPlan.UndeclaredMethods::getter)
                            .map(getter -> CodeBlock.of("value.$N()", getter))
                            .orElse(CodeBlock.of("")));
        }
        return plan.kind() == ValueKind.RECORD
                ? CodeBlock.of(
                        "in.putMember(value.$N, in.memberName(), in.position(), in.$L())",
                        GeneratedNames.UNDECLARED_MEMBERS,
                        plan.value().copiesUndeclared() ? "readUnmodifiableValue" : "readValue")
                : CodeBlock.of(
                        "value.$1N = in.putMember(value.$1N, in.memberName(), in.position(), in.readValue())",
                        GeneratedNames.UNDECLARED_FIELD);
    }

    /** Returns a column as the value class has it, without the class around it. */
    static CodeBlock unwrapped(ColumnPlan column, String field) {
        return column.wrapped()
                ? CodeBlock.of("$T.orNull($L)", RuntimeNames.JSON_VALUES, field)
                : CodeBlock.of("$L", field);
    }

    /** Returns the type of a column in the application, if it is around another type. */
    static TypeName wrapped(ColumnPlan column) {
        ClassName type = ClassName.get(column.wrapper().type());
        return column.wrapper() == ColumnPlan.Wrapper.OPTIONAL
                ? ParameterizedTypeName.get(type, poet(column.javaType()))
                : type;
    }

    /** Returns an expression as the application has it. */
    static CodeBlock wrap(ColumnPlan column, CodeBlock value) {
        return switch (column.wrapper()) {
            case NONE -> value;
            case OPTIONAL ->
                CodeBlock.of("$T.$L($L)", Optional.class, column.wrapper().factory(), value);
            case OPTIONAL_INT, OPTIONAL_LONG, OPTIONAL_DOUBLE ->
                CodeBlock.of(
                        "$T.$L($L)", RuntimeNames.JSON_VALUES, column.wrapper().factory(), value);
        };
    }

    /** Returns the finished event, in the parser. */
    CodeBlock finished() {
        return switch (plan.finish()) {
            case ITSELF -> CodeBlock.of("value");
            case BUILD -> CodeBlock.of("value.build()");
            case BUILD_UNCHECKED -> CodeBlock.of("value.$L()", GeneratedNames.UNCHECKED_BUILD);
            case CONSTRUCT -> CodeBlock.of("value.build(in)");
        };
    }

    /** Returns a column of the event, in the writer. */
    CodeBlock get(ColumnPlan column) {
        return plan.kind() == ValueKind.RECORD || column.access() == ColumnPlan.Access.BUILDER
                ? byGetter(column)
                : setTo(column);
    }

    private static CodeBlock byGetter(ColumnPlan column) {
        return CodeBlock.of("value.$L()", column.getter());
    }

    /** Returns whether a column that is not primitive has a value, in the writer. */
    CodeBlock isNotNull(ColumnPlan column) {
        if (column.wrapped()) {
            return CodeBlock.of("$L.isPresent()", get(column));
        }
        return column.lazy().isPresent() ? isPresent(column) : CodeBlock.of("$L != null", get(column));
    }

    /** Returns whether a column that keeps null is present, null or not, in the writer. */
    CodeBlock isPresentOrNull(ColumnPlan column) {
        return column.wrapped() ? CodeBlock.of("$L != null", get(column)) : isPresent(column);
    }

    /** Returns the arguments for the value of a column, in the writer. */
    CodeBlock written(ColumnPlan column) {
        if (column.initial().isPresent()) {
            return CodeBlock.of("$1L == null ? $2L : $1L", get(column), initial(column));
        } else if (column.wrapped()) {
            return CodeBlock.of("$L.$L()", get(column), column.wrapper().getter());
        }
        return column.lazy()
                .map(lazy -> CodeBlock.of("value.$N, value.$N, $L", lazy.source(), lazy.place(), get(column)))
                .orElseGet(() -> get(column));
    }

    /** Returns the string of a discriminator, or its constant. */
    static CodeBlock initial(ColumnPlan column) {
        return defaultValue(column, column.initialValue());
    }

    /** Returns whether an accessible column is present, in the writer. */
    static CodeBlock isPresent(ColumnPlan column) {
        return CodeBlock.of("value.has$L()", column.accessor());
    }
}
