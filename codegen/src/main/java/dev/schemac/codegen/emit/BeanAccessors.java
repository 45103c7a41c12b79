package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.JavaType;
import dev.schemac.codegen.plan.TypeMapper;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.util.ArrayList;
import java.util.List;

/**
 * The methods of a JavaBean that touch one column. The golden files named are those of {@link BeanEmitter}.
 */
final class BeanAccessors {

    private BeanAccessors() {}

    static List<MethodSpec> of(ColumnPlan column) {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(getter(column));
        if (!column.alwaysNull()) {
            methods.add(setter(column));
        }
        methods.add(presenceTest(column));
        if (column.primitive()) {
            methods.add(clearer(column));
        }
        return methods;
    }

    /** Golden: {@code User.getIndex()}. */
    private static MethodSpec getter(ColumnPlan column) {
        MethodSpec.Builder getter = MethodSpec.methodBuilder("get" + column.accessor());
        if (column.alwaysNull()) {
            getter.addJavadoc("$L", "Column " + JavaText.mention(column.name()) + ", always {@code null}.");
        } else if (!column.accessor().equalsIgnoreCase(column.name())) {
            getter.addJavadoc("$L", "Column " + JavaText.mention(column.name()) + ".");
        }
        return getter.addModifiers(PUBLIC)
                .returns(poet(column.javaType()))
                .addStatement("return $L", column.alwaysNull() ? "null" : column.field())
                .build();
    }

    /** Golden: {@code User.setIndex(int)}. */
    private static MethodSpec setter(ColumnPlan column) {
        MethodSpec.Builder setter = MethodSpec.methodBuilder("set" + column.accessor())
                .addModifiers(PUBLIC)
                .addParameter(poet(column.javaType()), column.field())
                .addStatement("this.$1N = $1N", column.field());
        if (column.primitive()) {
            setter.addStatement("$N |= 1L << $L", column.presenceField(), column.bit());
        }
        return setter.build();
    }

    static String notCopied(ColumnPlan column) {
        if (column.javaType() instanceof JavaType.ArrayOf) {
            return " The array is not copied.";
        } else if (column.type() instanceof ListType) {
            return " The list is not copied.";
        }
        return column.type() instanceof MapType ? " The map is not copied." : "";
    }

    /** Golden: {@code User.hasIndex()} and {@code User.has_id()}. */
    private static MethodSpec presenceTest(ColumnPlan column) {
        CodeBlock present = CodeBlock.of("$N != null", column.field());
        if (column.alwaysNull()) {
            present = CodeBlock.of("false");
        } else if (column.primitive()) {
            present = CodeBlock.of("($N & (1L << $L)) != 0", column.presenceField(), column.bit());
        }
        return MethodSpec.methodBuilder("has" + column.accessor())
                .addModifiers(PUBLIC)
                .returns(boolean.class)
                .addStatement("return $L", present)
                .build();
    }

    /** Golden: {@code User.clearIndex()}. */
    private static MethodSpec clearer(ColumnPlan column) {
        return MethodSpec.methodBuilder("clear" + column.accessor())
                .addModifiers(PUBLIC)
                .addStatement("$N = $L", column.field(), TypeMapper.absentValue(column))
                .addStatement("$N &= ~(1L << $L)", column.presenceField(), column.bit())
                .build();
    }
}
