package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;

/**
 * What makes a value class of either style a {@code JsonEvent}. The golden files named are those of {@link
 * BeanEmitter}.
 */
final class EventMethods {

    private final ObjectPlan plan;

    EventMethods(ObjectPlan plan) {
        this.plan = plan;
    }

    /** What Javadoc says an event of the schema is. */
    String javadoc() {
        String schema = JavaText.mention(plan.schemaName());
        String origin = plan.module().isEmpty()
                ? "An event of schema " + schema + "."
                : "An event of schema " + schema + " in module " + JavaText.mention(plan.module()) + ".";
        return plan.description()
                .filter(description -> !description.isBlank())
                .map(description -> JavaText.javadoc(description) + "\n\n<p>" + origin)
                .orElse(origin);
    }

    /** The static methods {@code parse}. */
    List<MethodSpec> parse() {
        return List.of(parseText(), parseBytes(), parseRange(), parseStream());
    }

    /** Golden: {@code User.parse(String)}. */
    private MethodSpec parseText() {
        return beginParse()
                .addParameter(String.class, "json")
                .addStatement(
                        "return $T.INSTANCE.parse(json)", poet(plan.names().parser()))
                .build();
    }

    /** Golden: {@code User.parse(byte[])}. */
    private MethodSpec parseBytes() {
        return beginParse()
                .addParameter(byte[].class, "json")
                .addStatement(
                        "return $T.INSTANCE.parse(json)", poet(plan.names().parser()))
                .build();
    }

    /** Golden: {@code User.parse(byte[], int, int)}. */
    private MethodSpec parseRange() {
        return beginParse()
                .addParameter(byte[].class, "json")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "length")
                .addStatement(
                        "return $T.INSTANCE.parse(json, offset, length)",
                        poet(plan.names().parser()))
                .build();
    }

    /** Golden: {@code User.parse(InputStream)}. */
    private MethodSpec parseStream() {
        return beginParse()
                .addParameter(InputStream.class, "json")
                .addException(IOException.class)
                .addStatement(
                        "return $T.INSTANCE.parse(json)", poet(plan.names().parser()))
                .build();
    }

    private MethodSpec.Builder beginParse() {
        return MethodSpec.methodBuilder("parse")
                .addModifiers(PUBLIC, STATIC)
                .returns(poet(plan.names().value()));
    }

    /** Golden: {@code User.asMap()}, {@code Wide.asMap()}. */
    MethodSpec asMap() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("asMap")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT);
        if (plan.wide()) {
            method.addStatement(
                    "$1T[] values = new $1T[$2L]", Object.class, plan.columns().size());
            plan.groups().forEach(group -> method.addStatement("put$L(values)", group.className()));
        } else if (plan.columns().isEmpty()) {
            method.addStatement("$T[] values = {}", Object.class);
        } else {
            CodeBlock values = plan.columns().stream().map(EventMethods::value).collect(CodeBlock.joining(",$W"));
            method.addStatement("$T[] values = {$Z$L}", Object.class, values);
        }
        String members = plan.dynamic() ? ", undeclaredMembers()" : "";
        return method.addStatement(
                        "return $T.INSTANCE.eventType().asMap(values$L)",
                        poet(plan.names().parser()),
                        members)
                .build();
    }

    /** What the {@code asMap()} of a wide schema calls. */
    List<MethodSpec> parts() {
        return plan.wide()
                ? plan.groups().stream().map(EventMethods::putColumns).toList()
                : List.of();
    }

    /** Golden: {@code Wide.putColumns0(Object[])}. */
    private static MethodSpec putColumns(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("put" + group.className())
                .addModifiers(PRIVATE)
                .addParameter(Object[].class, "values");
        for (ColumnPlan column : group.columns()) {
            if (!column.alwaysNull()) {
                method.addStatement("values[$L] = $L", column.index(), value(column));
            }
        }
        return method.build();
    }

    /** The column's value in the map, where {@code values} is a local variable. */
    private static CodeBlock value(ColumnPlan column) {
        if (column.alwaysNull()) {
            return CodeBlock.of("null");
        }
        String field = column.inherited() ? "get" + column.accessor() + "()" : column.fieldBeside(Set.of("values"));
        return column.primitive()
                ? CodeBlock.of("has$L() ? $L : null", column.accessor(), field)
                : CodeBlock.of("$L", field);
    }

    /** Golden: {@code User.writeTo(JsonWriter)}. */
    MethodSpec writeTo() {
        return MethodSpec.methodBuilder("writeTo")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("$T.INSTANCE.write(this, out)", poet(plan.names().writer()))
                .build();
    }

    /** Golden: {@code User.toString()}. */
    static MethodSpec toStringMethod() {
        return MethodSpec.methodBuilder("toString")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(String.class)
                .addStatement("return toDisplayString()")
                .build();
    }
}
