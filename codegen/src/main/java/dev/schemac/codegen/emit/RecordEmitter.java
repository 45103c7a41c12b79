package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the value class of a schema as a record with a builder: one method here for each member there, in the order of
 * the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its package
 * {@code dev.schemac.golden.records}.
 */
final class RecordEmitter {

    private final ObjectPlan plan;
    private final ClassName builder;
    private final List<ColumnPlan> columns;

    RecordEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.builder = poet(plan.filled());
        this.columns =
                plan.columns().stream().filter(column -> !column.alwaysNull()).toList();
    }

    TypeSpec generate() {
        EventMethods event = new EventMethods(plan, ObjectPlan.UNDECLARED_COMPONENT);
        TypeSpec.Builder type = TypeSpec.recordBuilder(poet(plan.names().value()))
                .addJavadoc("$L", javadoc(event))
                .addAnnotation(RuntimeNames.GENERATED_BY)
                .addModifiers(PUBLIC)
                .addSuperinterface(RuntimeNames.JSON_EVENT)
                .recordConstructor(components());
        if (plan.dynamic()) {
            type.addMethod(compactConstructor());
        }
        event.parse().forEach(type::addMethod);
        type.addMethod(builder());
        type.addMethod(toBuilder());
        plan.columns().stream().filter(ColumnPlan::alwaysNull).forEach(column -> type.addMethod(alwaysNull(column)));
        type.addMethods(event.shared());
        type.addType(new BuilderEmitter(plan, builder, columns).generate());
        return type.build();
    }

    private String javadoc(EventMethods event) {
        boolean mutable = plan.dynamic() || columns.stream().anyMatch(ColumnPlan::holdsMutable);
        StringBuilder javadoc = new StringBuilder(event.javadoc());
        javadoc.append("\nImmutable").append(mutable ? ", except that arrays, lists and maps are not copied." : ".");
        if (!columns.isEmpty()) {
            javadoc.append(" Columns that are absent are {@code null}.");
        }
        List<ColumnPlan> renamed =
                columns.stream().filter(RecordEmitter::isRenamed).toList();
        if (!renamed.isEmpty() || plan.dynamic()) {
            javadoc.append("\n");
        }
        for (ColumnPlan column : renamed) {
            javadoc.append("\n@param ").append(column.field());
            javadoc.append(" column ").append(JavaText.mention(column.name()));
        }
        if (plan.dynamic()) {
            javadoc.append("\n@param " + ObjectPlan.UNDECLARED_COMPONENT
                    + " the members that no column declares, in the order in which they");
            javadoc.append(" came; a copy that cannot be changed");
        }
        return javadoc.toString();
    }

    /** Whether the component does not have the name of its column. */
    private static boolean isRenamed(ColumnPlan column) {
        return !column.field().equals(column.name());
    }

    /** Golden: the components of {@code User}. */
    private MethodSpec components() {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        for (ColumnPlan column : columns) {
            components.addParameter(ParameterSpec.builder(poet(column.javaType()), column.field())
                    .build());
        }
        if (plan.dynamic()) {
            components.addParameter(RuntimeNames.STRING_TO_OBJECT, ObjectPlan.UNDECLARED_COMPONENT);
        }
        return components.build();
    }

    /** Golden: {@code Event} in {@code dev.schemac.golden.records.dynamic}; {@link SourceLayout} makes it compact. */
    private MethodSpec compactConstructor() {
        return MethodSpec.constructorBuilder()
                .addJavadoc("Copies the undeclared members; {@code null} stands for none.\n\n"
                        + "@throws IllegalArgumentException if one of them has a name that a column has in JSON")
                .addModifiers(PUBLIC)
                .addStatement(
                        "$1N = $1N == null\n? $2T.emptyMap()\n: $2T.unmodifiableMap(new $3T<>($1N))",
                        ObjectPlan.UNDECLARED_COMPONENT,
                        RuntimeNames.COLLECTIONS,
                        RuntimeNames.LINKED_HASH_MAP)
                .addStatement(
                        "$T.$L($N)",
                        poet(plan.names().parser()),
                        ParserEmitter.CHECK_UNDECLARED,
                        ObjectPlan.UNDECLARED_COMPONENT)
                .build();
    }

    /** Golden: {@code User.builder()}. */
    private MethodSpec builder() {
        return MethodSpec.methodBuilder("builder")
                .addJavadoc("A builder without any column.")
                .addModifiers(PUBLIC, STATIC)
                .returns(builder)
                .addStatement("return new $T()", builder)
                .build();
    }

    /** Golden: {@code User.toBuilder()}. */
    private MethodSpec toBuilder() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("toBuilder")
                .addJavadoc("A builder with the columns of this event.")
                .addModifiers(PUBLIC)
                .returns(builder)
                .addStatement("$1T builder = new $1T()", builder);
        columns.forEach(column -> method.addStatement("builder.$1N = $1N", column.field()));
        if (plan.dynamic()) {
            method.addStatement("builder.$1N.putAll($1N)", ObjectPlan.UNDECLARED_COMPONENT);
        }
        return method.addStatement("return builder").build();
    }

    private static MethodSpec alwaysNull(ColumnPlan column) {
        return MethodSpec.methodBuilder(column.field())
                .addJavadoc("$L", "Column " + JavaText.mention(column.name()) + ", always {@code null}.")
                .addModifiers(PUBLIC)
                .returns(poet(column.javaType()))
                .addStatement("return null")
                .build();
    }

    /** Emits the builder that is nested in a record, for the parser and for applications. */
    private static final class BuilderEmitter {

        private final ObjectPlan plan;
        private final ClassName self;
        private final List<ColumnPlan> columns;

        /** @param columns those that can have a value */
        BuilderEmitter(ObjectPlan plan, ClassName self, List<ColumnPlan> columns) {
            this.plan = plan;
            this.self = self;
            this.columns = columns;
        }

        TypeSpec generate() {
            TypeSpec.Builder type = TypeSpec.classBuilder(self)
                    .addJavadoc(
                            "Collects the columns of {@link $T}; null makes a column absent. Not safe for use by several threads.",
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
            MethodSpec.Builder setter = MethodSpec.methodBuilder(column.field());
            if (isRenamed(column)) {
                setter.addJavadoc("$L", "Sets column " + JavaText.mention(column.name()) + ".");
            }
            return setter.addModifiers(PUBLIC)
                    .returns(self)
                    .addParameter(poet(column.javaType()), column.field())
                    .addStatement("this.$1N = $1N", column.field())
                    .addStatement("return this")
                    .build();
        }

        /**
         * Golden: {@code Event.Builder.undeclaredMember(String, Object)} in {@code dev.schemac.golden.records.dynamic}.
         */
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

        /**
         * Golden: {@code Event.Builder.removeUndeclaredMember(String)} in {@code dev.schemac.golden.records.dynamic}.
         */
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
}
