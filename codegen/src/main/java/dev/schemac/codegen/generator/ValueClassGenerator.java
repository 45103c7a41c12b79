package dev.schemac.codegen.generator;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.dsl.model.ObjectType;
import java.util.Map;
import java.util.Set;

/**
 * Emits the value class of a schema, {@code User} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class ValueClassGenerator {

    /** The field for the members that no column declares. */
    static final String UNDECLARED = "undeclared";

    private final ObjectPlan plan;

    ValueClassGenerator(ObjectPlan plan) {
        this.plan = plan;
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(plan.names().value())
                .addJavadoc("$L", javadoc())
                .addAnnotation(RuntimeNames.generatedBy(ValueClassGenerator.class))
                .addModifiers(PUBLIC);
        if (!plan.extended()) {
            type.addModifiers(FINAL);
        }
        plan.parent()
                .ifPresentOrElse(
                        parent -> type.superclass(parent.value()),
                        () -> type.addSuperinterface(RuntimeNames.JSON_EVENT));
        plan.ownColumns().stream()
                .filter(column -> !column.alwaysNull())
                .forEach(column -> type.addField(field(column)));
        plan.ownGroups().forEach(group -> group.presence().forEach(word -> type.addField(presenceField(group, word))));
        if (plan.keepsUndeclared()) {
            type.addField(undeclaredField());
        }
        type.addMethod(constructor());
        new ParseMethods(plan.names()).all().forEach(type::addMethod);
        BeanAccessors accessors = new BeanAccessors(plan);
        plan.ownColumns().forEach(column -> accessors.of(column).forEach(type::addMethod));
        if (plan.keepsUndeclared()) {
            type.addMethod(undeclaredMembers());
            type.addMethod(keep());
        }
        type.addMethod(asMap());
        type.addMethod(writeTo());
        EqualityMethods equality = new EqualityMethods(plan);
        type.addMethod(equality.equalsMethod());
        type.addMethod(equality.hashCodeMethod());
        type.addMethod(toStringMethod());
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addMethod(putColumns(group)));
        }
        equality.parts().forEach(type::addMethod);
        return type.build();
    }

    private String javadoc() {
        String schema = JavaText.mention(plan.type().name());
        String origin = plan.type().module().isEmpty()
                ? "An event of schema " + schema + "."
                : "An event of schema " + schema + " in module "
                        + JavaText.mention(plan.type().module()) + ".";
        String text = plan.type()
                .description()
                .filter(description -> !description.isBlank())
                .map(description -> JavaText.javadoc(description) + "\n\n<p>" + origin)
                .orElse(origin);
        return text + "\nNot safe for use by several threads while one of them changes it.";
    }

    /** Golden: {@code User._id}. */
    private FieldSpec field(ColumnPlan column) {
        return FieldSpec.builder(column.javaType(), column.field()).build();
    }

    /** Golden: {@code User.presence}. */
    private FieldSpec presenceField(ColumnGroup group, ColumnGroup.PresenceWord word) {
        String origin = group.first() == 0 ? "" : group.first() + " + ";
        return FieldSpec.builder(long.class, word.field())
                .addJavadoc("Bit i is set while column number $Li is present; primitive columns only.", origin)
                .build();
    }

    /** Golden: {@code Event.undeclared} in {@code dev.schemac.golden.dynamic}. */
    private static FieldSpec undeclaredField() {
        return FieldSpec.builder(RuntimeNames.STRING_TO_OBJECT, UNDECLARED)
                .addJavadoc("The members that no column declares, by name; null where there are none.")
                .build();
    }

    /** Golden: {@code User()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addJavadoc("An event without any column.")
                .addModifiers(PUBLIC)
                .build();
    }

    /** Golden: {@code Event.undeclaredMembers()} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec undeclaredMembers() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("undeclaredMembers")
                .addJavadoc(
                        "The members that no column declares, in the order in which they came; a view that cannot be changed.");
        if (plan.type().parent().filter(ObjectType::dynamic).isPresent()) {
            method.addAnnotation(Override.class);
        }
        return method.addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT)
                .addStatement(
                        "return $1N == null ? $2T.emptyMap() : $2T.unmodifiableMap($1N)",
                        UNDECLARED,
                        RuntimeNames.COLLECTIONS)
                .build();
    }

    /** Golden: {@code Event.keep(String, Object)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec keep() {
        return MethodSpec.methodBuilder("keep")
                .addJavadoc("Takes a member that no column declares; of several with one name the last value counts.")
                .addParameter(String.class, "name")
                .addParameter(Object.class, "value")
                .beginControlFlow("if ($N == null)", UNDECLARED)
                .addStatement("$N = new $T<>()", UNDECLARED, RuntimeNames.LINKED_HASH_MAP)
                .endControlFlow()
                .addStatement("$N.put(name, value)", UNDECLARED)
                .build();
    }

    /** Golden: {@code User.asMap()}, {@code Wide.asMap()}. */
    private MethodSpec asMap() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("asMap")
                .addJavadoc(
                        "The columns by name as they are now, in the order of the schema; absent ones are {@code null}.$L",
                        plan.dynamic() ? "\nUndeclared members come after them." : "")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT)
                .addStatement("$T map = new $T<>()", RuntimeNames.STRING_TO_OBJECT, RuntimeNames.LINKED_HASH_MAP);
        if (plan.wide()) {
            plan.groups().forEach(group -> method.addStatement("put$L(map)", group.className()));
        } else {
            method.addCode(puts(plan.onlyGroup()));
        }
        if (plan.dynamic()) {
            // A column that has another name in JSON may share its own with an undeclared member: the column wins, null
            // too.
            method.beginControlFlow(
                            "for ($T<$T, $T> member : undeclaredMembers().entrySet())",
                            Map.Entry.class,
                            String.class,
                            Object.class)
                    .beginControlFlow("if (!map.containsKey(member.getKey()))")
                    .addStatement("map.put(member.getKey(), member.getValue())")
                    .endControlFlow()
                    .endControlFlow();
        }
        return method.addStatement("return $T.unmodifiableMap(map)", RuntimeNames.COLLECTIONS)
                .build();
    }

    /** Golden: {@code Wide.putColumns0(Map)}. */
    private MethodSpec putColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("put" + group.className())
                .addModifiers(PRIVATE)
                .addParameter(RuntimeNames.STRING_TO_OBJECT, "map")
                .addCode(puts(group))
                .build();
    }

    private CodeBlock puts(ColumnGroup group) {
        CodeBlock.Builder puts = CodeBlock.builder();
        for (ColumnPlan column : group.columns()) {
            String name = JavaText.literal(column.name());
            String field = column.inherited() ? "get" + column.accessor() + "()" : column.fieldBeside(Set.of("map"));
            if (column.alwaysNull()) {
                puts.addStatement("map.put($L, null)", name);
            } else if (column.primitive()) {
                puts.addStatement("map.put($L, has$L() ? $L : null)", name, column.accessor(), field);
            } else {
                puts.addStatement("map.put($L, $L)", name, field);
            }
        }
        return puts.build();
    }

    /** Golden: {@code User.writeTo(JsonWriter)}. */
    private MethodSpec writeTo() {
        return MethodSpec.methodBuilder("writeTo")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("$T.INSTANCE.write(this, out)", plan.names().writer())
                .build();
    }

    /** Golden: {@code User.toString()}. */
    private MethodSpec toStringMethod() {
        return MethodSpec.methodBuilder("toString")
                .addJavadoc("The event as compact JSON.")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(String.class)
                .addStatement("return toDisplayString()")
                .build();
    }
}
