package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the builder that is nested in a record, for the parser and for applications. The golden files named are those
 * of {@link RecordEmitter}.
 */
final class RecordBuilderEmitter {

    private final ObjectPlan plan;
    private final ClassName self;
    private final List<ColumnPlan> columns;

    /** @param columns those that can have a value */
    RecordBuilderEmitter(ObjectPlan plan, ClassName self, List<ColumnPlan> columns) {
        this.plan = plan;
        this.self = self;
        this.columns = columns;
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(self)
                .addJavadoc(
                        "Collects the columns of {@link $T}. Not safe for use by several threads.",
                        poet(plan.names().value()))
                .addModifiers(PUBLIC, STATIC, FINAL);
        columns.forEach(column -> type.addField(
                FieldSpec.builder(poet(column.javaType()), column.field()).build()));
        if (plan.dynamic()) {
            type.addField(undeclaredField());
        }
        type.addMethod(MethodSpec.constructorBuilder().build());
        columns.forEach(column -> type.addMethod(setter(column)));
        if (plan.dynamic()) {
            type.addMethod(undeclaredMember());
            type.addMethod(removeUndeclaredMember());
        }
        type.addMethod(build());
        return type.build();
    }

    private static FieldSpec undeclaredField() {
        return FieldSpec.builder(RuntimeNames.STRING_TO_OBJECT, ObjectPlan.UNDECLARED_COMPONENT, FINAL)
                .initializer("new $T<>()", RuntimeNames.LINKED_HASH_MAP)
                .build();
    }

    /** Golden: {@code User.Builder.index(Integer)}. */
    private MethodSpec setter(ColumnPlan column) {
        return MethodSpec.methodBuilder(column.field())
                .addJavadoc(
                        "$L",
                        "Sets column " + JavaText.mention(column.name()) + "; {@code null} makes it absent."
                                + BeanAccessors.notCopied(column))
                .addModifiers(PUBLIC)
                .returns(self)
                .addParameter(poet(column.javaType()), column.field())
                .addStatement("this.$1N = $1N", column.field())
                .addStatement("return this")
                .build();
    }

    /** Golden: {@code Event.Builder.undeclaredMember(String, Object)} in {@code dev.schemac.golden.records.dynamic}. */
    private MethodSpec undeclaredMember() {
        return MethodSpec.methodBuilder("undeclaredMember")
                .addJavadoc("Sets a member that no column declares; the value is not copied.\n\n"
                        + "@throws IllegalArgumentException if a column has that name in JSON")
                .addModifiers(PUBLIC)
                .returns(self)
                .addParameter(String.class, "name")
                .addParameter(Object.class, "value")
                .addStatement("$T.$L(name)", poet(plan.names().parser()), ParserEmitter.CHECK_UNDECLARED)
                .addStatement("$N.put(name, value)", ObjectPlan.UNDECLARED_COMPONENT)
                .addStatement("return this")
                .build();
    }

    /** Golden: {@code Event.Builder.removeUndeclaredMember(String)} in {@code dev.schemac.golden.records.dynamic}. */
    private MethodSpec removeUndeclaredMember() {
        return MethodSpec.methodBuilder(ObjectPlan.REMOVE_UNDECLARED)
                .addJavadoc("Removes a member that no column declares, if there is one of that name.")
                .addModifiers(PUBLIC)
                .returns(self)
                .addParameter(String.class, "name")
                .addStatement("$N.remove(name)", ObjectPlan.UNDECLARED_COMPONENT)
                .addStatement("return this")
                .build();
    }

    /** Golden: {@code User.Builder.build()}. */
    private MethodSpec build() {
        List<CodeBlock> components = new ArrayList<>();
        columns.forEach(column -> components.add(CodeBlock.of("$N", column.field())));
        if (plan.dynamic()) {
            components.add(CodeBlock.of("$N", ObjectPlan.UNDECLARED_COMPONENT));
        }
        return MethodSpec.methodBuilder("build")
                .addJavadoc("The event with the columns as they are now; the builder can be used further.")
                .addModifiers(PUBLIC)
                .returns(poet(plan.names().value()))
                .addStatement("return new $T($L)", poet(plan.names().value()), CodeBlock.join(components, ",$W"))
                .build();
    }
}
