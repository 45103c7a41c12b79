package dev.schemac.codegen.generator;

import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What makes a value class of either style a {@code JsonEvent}. The golden files named are those of {@link
 * ValueClassGenerator}.
 */
final class EventMethods {

    private final ObjectPlan plan;
    private final List<ColumnGroup> groups;

    /** @param groups the columns; if there are several, each gets a part of {@code asMap()} to itself */
    EventMethods(ObjectPlan plan, List<ColumnGroup> groups) {
        this.plan = plan;
        this.groups = groups;
    }

    /** What Javadoc says an event of the schema is. */
    String javadoc() {
        String schema = JavaText.mention(plan.type().name());
        String origin = plan.type().module().isEmpty()
                ? "An event of schema " + schema + "."
                : "An event of schema " + schema + " in module "
                        + JavaText.mention(plan.type().module()) + ".";
        return plan.type()
                .description()
                .filter(description -> !description.isBlank())
                .map(description -> JavaText.javadoc(description) + "\n\n<p>" + origin)
                .orElse(origin);
    }

    /** Golden: {@code User.asMap()}, {@code Wide.asMap()}. */
    MethodSpec asMap() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("asMap")
                .addJavadoc(
                        "The columns by name$L, in the order of the schema; absent ones are {@code null}.$L",
                        plan.access() instanceof RecordAccess ? "" : " as they are now",
                        plan.dynamic() ? "\nUndeclared members come after them." : "")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT)
                .addStatement("$T map = new $T<>()", RuntimeNames.STRING_TO_OBJECT, RuntimeNames.LINKED_HASH_MAP);
        if (groups.size() > 1) {
            groups.forEach(group -> method.addStatement("put$L(map)", group.className()));
        } else {
            method.addCode(puts(groups.get(0)));
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
    MethodSpec putColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("put" + group.className())
                .addModifiers(PRIVATE)
                .addParameter(RuntimeNames.STRING_TO_OBJECT, "map")
                .addCode(puts(group))
                .build();
    }

    private static CodeBlock puts(ColumnGroup group) {
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
    MethodSpec writeTo() {
        return MethodSpec.methodBuilder("writeTo")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("$T.INSTANCE.write(this, out)", plan.names().writer())
                .build();
    }

    /** Golden: {@code User.toString()}. */
    static MethodSpec toStringMethod() {
        return MethodSpec.methodBuilder("toString")
                .addJavadoc("The event as compact JSON.")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(String.class)
                .addStatement("return toDisplayString()")
                .build();
    }
}
