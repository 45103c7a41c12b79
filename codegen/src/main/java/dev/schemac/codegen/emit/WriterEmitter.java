package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.SubtypeWriter;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.ValuePlan.ApplicationObject;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.codegen.plan.ValuePlan.Event;
import dev.schemac.codegen.plan.ValuePlan.Scalar;
import dev.schemac.runtime.JsonWriter;
import java.util.Set;

/**
 * Emits the writer of a schema, {@code UserWriter} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class WriterEmitter {

    private final ObjectPlan plan;
    private final ColumnCode access;
    private final TypeName valueClass;
    private final boolean ofSchema;

    WriterEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ColumnCode(plan);
        this.valueClass = poet(plan.names().type());
        this.ofSchema = plan.ofSchema();
    }

    TypeSpec generate() {
        TypeSpec.Builder type =
                TypeSpec.classBuilder(poet(plan.names().writer())).addAnnotation(RuntimeNames.GENERATED_BY);
        if (ofSchema) {
            type.addJavadoc(
                            "Writes {@link $T} as JSON. Has no state; one instance serves all threads.",
                            poet(plan.names().value()))
                    .addModifiers(PUBLIC, FINAL)
                    .superclass(ParameterizedTypeName.get(RuntimeNames.GENERATED_WRITER, valueClass))
                    .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.OBJECT_WRITER, valueClass))
                    .addField(Declarations.instance(plan.names().writer()));
        } else {
            type.addJavadoc(
                            "Writes {@link $T} as JSON, for the writers of this package.",
                            poet(plan.names().value()))
                    .addModifiers(FINAL);
        }
        if (plan.isAbstract()) {
            return type.addMethod(constructor())
                    .addMethod(writeChecked())
                    .addMethod(writeByItself())
                    .build();
        }
        plan.writer()
                .wrapper()
                .ifPresent(name -> type.addField(
                        FieldSpec.builder(RuntimeNames.JSON_KEY, GeneratedNames.WRAPPER, PRIVATE, STATIC, FINAL)
                                .initializer("$T.object($L)", RuntimeNames.JSON_KEY, JavaText.literal(name))
                                .build()));
        type.addMethod(constructor());
        if (ofSchema) {
            type.addMethod(writeChecked());
        }
        if (plan.writer().delegates()) {
            type.addMethod(writeByItself());
        }
        type.addMethod(write());
        plan.writer().containers().forEach(container -> type.addMethod(writeContainer(container)));
        if (plan.wide()) {
            plan.writer().groups().forEach(group -> type.addMethod(writeColumns(group)));
        }
        return type.build();
    }

    /** Golden: {@code UserWriter()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder().addModifiers(PRIVATE).build();
    }

    /** Golden: {@code UserWriter.write(User, JsonWriter)}. */
    private MethodSpec writeChecked() {
        return Declarations.overriding("write")
                .addParameter(valueClass, "value")
                .addParameter(JsonWriter.class, "out")
                .addStatement("out.value(this, value)")
                .build();
    }

    /** Golden: {@code EventWriter.write(Event, JsonOutput)} in {@code dev.schemac.golden.events}. */
    private MethodSpec writeByItself() {
        return Declarations.overriding("write")
                .addParameter(valueClass, "value")
                .addParameter(RuntimeNames.JSON_OUTPUT, "out")
                .addCode(plan.writer().eventsChoose() ? CodeBlock.of("value.writeTo(out);\n") : writeByClass())
                .build();
    }

    /** Golden: {@code FareWriter.write(Fare, JsonOutput)} in {@code dev.schemac.golden.application}. */
    private CodeBlock writeByClass() {
        CodeBlock.Builder code = CodeBlock.builder();
        boolean first = true;
        for (SubtypeWriter subtype : plan.writer().subtypes()) {
            TypeName type = poet(subtype.classes().type());
            CodeBlock condition = CodeBlock.of("value instanceof $T $N", type, subtype.variable());
            (first ? code.beginControlFlow("if ($L)", condition) : code.nextControlFlow("else if ($L)", condition))
                    .addStatement(
                            "$L.write($N, out)",
                            RuntimeNames.instance(subtype.classes().writer()),
                            subtype.variable());
            first = false;
        }
        return code.nextControlFlow("else")
                .addStatement(
                        plan.isAbstract()
                                ? CodeBlock.of(
                                        "throw out.unknownSubtype(value, $T.class)",
                                        poet(plan.names().value()))
                                : CodeBlock.of("$L(value, out)", GeneratedNames.WRITE_ITSELF))
                .endControlFlow()
                .build();
    }

    /** Golden: {@code UserWriter.write(User, JsonOutput)}, {@code WideWriter.write(Wide, JsonOutput)}. */
    private MethodSpec write() {
        boolean unioned = plan.writer().delegates();
        MethodSpec.Builder method = MethodSpec.methodBuilder(unioned ? GeneratedNames.WRITE_ITSELF : "write");
        if (unioned) {
            method.addJavadoc("Writes an event of this schema itself, not of a subtype.")
                    .addModifiers(STATIC);
        } else if (ofSchema) {
            method.addAnnotation(Override.class).addModifiers(PUBLIC);
        } else {
            method.addModifiers(STATIC);
        }
        method.addParameter(poet(plan.ownEvent()), "value").addParameter(RuntimeNames.JSON_OUTPUT, "out");
        boolean wrapped = plan.writer().wrapper().isPresent();
        if (wrapped) {
            method.addStatement("out.beginObject()").addStatement("out.name(WRAPPER)");
        }
        method.addStatement("out.beginObject()");
        if (plan.wide()) {
            plan.writer().groups().forEach(group -> method.addStatement("write$L(value, out)", group.className()));
        } else {
            plan.writer().groups().get(0).columns().forEach(column -> method.addCode(member(column)));
        }
        plan.undeclaredGetter()
                .ifPresent(getter -> method.beginControlFlow(
                                "for ($T<$T, $T> member : value.$N().entrySet())",
                                RuntimeNames.MAP_ENTRY,
                                String.class,
                                Object.class,
                                getter)
                        .addStatement("out.name(member.getKey())")
                        .addStatement("out.untypedValue(member.getValue())")
                        .endControlFlow());
        if (wrapped) {
            method.addStatement("out.endObject()");
        }
        return method.addStatement("out.endObject()").build();
    }

    /** Golden: {@code WideWriter.writeColumns64(Wide, JsonOutput)}. */
    private MethodSpec writeColumns(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write" + group.className())
                .addModifiers(PRIVATE, STATIC)
                .addParameter(poet(plan.ownEvent()), "value")
                .addParameter(RuntimeNames.JSON_OUTPUT, "out");
        group.columns().forEach(column -> method.addCode(member(column)));
        return method.build();
    }

    /** Returns the statements that write one column; {@code value} and {@code out} are in scope. */
    private CodeBlock member(ColumnPlan column) {
        return switch (column.writing()) {
            case NEVER -> absent(column);
            case ALWAYS -> memberWith(column, access.written(column));
            case IF_PRESENT -> memberIf(ColumnCode.isPresent(column), column, access.get(column));
            case IF_PRESENT_OR_NULL ->
                CodeBlock.builder()
                        .beginControlFlow("if ($L)", access.isPresentOrNull(column))
                        .add(memberIf(access.isNotNull(column), column, access.written(column)))
                        .endControlFlow()
                        .build();
            case IF_NOT_NULL -> memberIf(access.isNotNull(column), column, access.written(column));
            case IF_NOT_NULL_ONCE -> {
                CodeBlock held = local(column);
                yield column.wrapped()
                        ? CodeBlock.builder()
                                .addStatement("$T $L = $L", ColumnCode.wrapped(column), held, access.get(column))
                                .add(memberIf(
                                        CodeBlock.of("$1L != null && $1L.isPresent()", held),
                                        column,
                                        CodeBlock.of(
                                                "$L.$L()",
                                                held,
                                                column.wrapper().getter())))
                                .build()
                        : CodeBlock.builder()
                                .addStatement("$T $L = $L", poet(column.javaType()), held, access.get(column))
                                .add(memberIf(CodeBlock.of("$L != null", held), column, held))
                                .build();
            }
            case STRING_IF_NULL -> {
                CodeBlock held = local(column);
                yield CodeBlock.builder()
                        .addStatement("$T $L = $L", poet(column.javaType()), held, access.get(column))
                        .add(memberWith(
                                column, CodeBlock.of("$1L == null ? $2L : $1L", held, ColumnCode.initial(column))))
                        .build();
            }
            case STRING ->
                CodeBlock.builder()
                        .addStatement(
                                "out.member($L,$W$L)",
                                access.keyOfParser(column),
                                JavaText.literal(column.initial().orElseThrow()))
                        .build();
        };
    }

    /** Returns a local variable for the value of a column, beside the parameters {@code value} and {@code out}. */
    private static CodeBlock local(ColumnPlan column) {
        String field = column.field();
        return CodeBlock.of("$N", Set.of("value", "out").contains(field) ? field + "Column" : field);
    }

    /** Returns the statements that write a column, or its replacement if there is no value. */
    private CodeBlock memberIf(CodeBlock present, ColumnPlan column, CodeBlock field) {
        CodeBlock.Builder code =
                CodeBlock.builder().beginControlFlow("if ($L)", present).add(memberWith(column, field));
        CodeBlock absent = absent(column);
        if (!absent.isEmpty()) {
            code.nextControlFlow("else").add(absent);
        }
        return code.endControlFlow().build();
    }

    /** Returns the replacement for a column without a value. */
    private CodeBlock absent(ColumnPlan column) {
        CodeBlock.Builder code = CodeBlock.builder();
        return switch (column.absence()) {
            case LEFT_OUT -> code.build();
            case NULL_IF_ASKED_FOR ->
                code.addStatement("out.nullMember($L)", access.keyOfParser(column))
                        .build();
            case NULL ->
                code.addStatement("out.name($L)", access.keyOfParser(column))
                        .addStatement("out.nullValue()")
                        .build();
            case ONLY_VALUE ->
                code.add(writeMember(
                                column,
                                ColumnCode.defaultValue(
                                        column, column.onlyValue().orElseThrow(), access::formatOfParser)))
                        .build();
            case REFUSED ->
                code.addStatement("out.missingMember($L)", access.keyOfParser(column))
                        .build();
        };
    }

    private CodeBlock memberWith(ColumnPlan column, CodeBlock value) {
        return writeMember(column, RuleMethods.checkedByParser(plan, column, CodeBlock.of("out"), value));
    }

    private CodeBlock writeMember(ColumnPlan column, CodeBlock field) {
        CodeBlock.Builder code = CodeBlock.builder();
        if (!(column.value() instanceof Scalar scalar)) {
            return code.addStatement("out.name($L)", access.keyOfParser(column))
                    .addStatement(writeValue(column.value(), field))
                    .build();
        }
        return code.addStatement(
                        "out.$L($L,$W$L$L)", scalar.writeMember(), access.keyOfParser(column), format(scalar), field)
                .build();
    }

    /** Returns the argument with the format, if there is one, and its separator. */
    private CodeBlock format(Scalar scalar) {
        return scalar.format()
                .map(format -> CodeBlock.of("$L,$W", access.formatOfParser(format)))
                .orElse(CodeBlock.of(""));
    }

    /**
     * Golden: {@code UserWriter.writeFriendArray(Friend[], JsonOutput)}; lists and maps in {@code
     * dev.schemac.golden.collections}.
     */
    private MethodSpec writeContainer(Container container) {
        boolean map = container.kind() == Container.Kind.MAP;
        String parameter = map ? "members" : "elements";
        MethodSpec.Builder method = MethodSpec.methodBuilder(container.writeMethod())
                .addModifiers(PRIVATE, STATIC)
                .addParameter(poet(container.javaType()), parameter)
                .addParameter(RuntimeNames.JSON_OUTPUT, "out");
        if (map) {
            method.addStatement("out.beginObject()")
                    .beginControlFlow(
                            "for ($T<$T, $T> member : members.entrySet())",
                            RuntimeNames.MAP_ENTRY,
                            String.class,
                            poet(container.heldType()))
                    .addStatement("out.name(member.getKey())")
                    .addStatement("$T element = member.getValue()", poet(container.heldType()));
        } else {
            method.addStatement("out.beginArray()")
                    .beginControlFlow("for ($T element : elements)", poet(container.heldType()));
        }
        CodeBlock write = writeValue(container.held(), CodeBlock.of("element"));
        if (container.writesNullApart()) {
            method.beginControlFlow("if (element != null)")
                    .addStatement(write)
                    .nextControlFlow("else")
                    .addStatement("out.nullValue()")
                    .endControlFlow();
        } else {
            method.addStatement(write);
        }
        return method.endControlFlow()
                .addStatement(map ? "out.endObject()" : "out.endArray()")
                .build();
    }

    /** Returns the statement that writes a value that is not null. */
    private CodeBlock writeValue(ValuePlan value, CodeBlock expression) {
        if (value instanceof Container container) {
            return CodeBlock.of("$L($L, out)", container.writeMethod(), expression);
        } else if (value instanceof Event event) {
            return CodeBlock.of(
                    "$L.write($L, out)", RuntimeNames.instance(event.classes().writer()), expression);
        } else if (value instanceof ApplicationObject application) {
            return CodeBlock.of("$T.write($L, out)", poet(application.classes().writer()), expression);
        }
        Scalar scalar = (Scalar) value;
        return CodeBlock.of("out.$L($L$L)", scalar.write(), format(scalar), expression);
    }
}
