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
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.FormatPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.TypeMapper;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.List;
import java.util.Optional;

/**
 * Emits the writer of a schema, {@code UserWriter} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class WriterEmitter {

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final ValueAccess access;
    private final TypeName valueClass;
    private final boolean ofSchema;

    WriterEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.access = new ValueAccess(plan);
        this.valueClass = poet(plan.names().value());
        this.ofSchema = plan.schema().isPresent();
    }

    TypeSpec generate() {
        TypeSpec.Builder type =
                TypeSpec.classBuilder(poet(plan.names().writer())).addAnnotation(RuntimeNames.GENERATED_BY);
        if (ofSchema) {
            type.addJavadoc("Writes {@link $T} as JSON. Has no state; one instance serves all threads.", valueClass)
                    .addModifiers(PUBLIC, FINAL)
                    .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.OBJECT_WRITER, valueClass))
                    .addField(instance());
        } else {
            type.addJavadoc("Writes {@link $T} as JSON, for the writers of this package.", valueClass)
                    .addModifiers(FINAL);
        }
        plan.formats().forEach(format -> type.addField(ColumnConstants.formatField(format)));
        if (!plan.wide()) {
            keys(plan.columns()).forEach(type::addField);
        }
        type.addMethod(constructor());
        type.addMethod(write());
        plan.containers().values().forEach(container -> type.addMethod(writeContainer(container)));
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addType(columnsClass(group)));
        }
        return type.build();
    }

    /** Golden: {@code UserWriter.INSTANCE}. */
    private FieldSpec instance() {
        return FieldSpec.builder(poet(plan.names().writer()), "INSTANCE", PUBLIC, STATIC, FINAL)
                .addJavadoc("The writer.")
                .initializer("new $T()", poet(plan.names().writer()))
                .build();
    }

    private List<FieldSpec> keys(List<ColumnPlan> columns) {
        return columns.stream()
                .filter(column -> column.alwaysNull()
                        || column.readable()
                        || column.declared().required())
                .map(column -> ColumnConstants.keyField(column, types))
                .toList();
    }

    /** Golden: {@code UserWriter()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder().addModifiers(PRIVATE).build();
    }

    /** Golden: {@code UserWriter.write(User, JsonWriter)}, {@code WideWriter.write(Wide, JsonWriter)}. */
    private MethodSpec write() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write");
        if (ofSchema) {
            method.addAnnotation(Override.class).addModifiers(PUBLIC);
        } else {
            method.addModifiers(STATIC);
        }
        method.addParameter(valueClass, "value")
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("out.beginObject()");
        if (plan.wide()) {
            plan.groups().forEach(group -> method.addStatement("$L.write(value, out)", group.className()));
        } else {
            plan.columns().forEach(column -> method.addCode(member(column)));
        }
        if (plan.dynamic()) {
            method.beginControlFlow(
                            "for ($T<$T, $T> member : $L.entrySet())",
                            RuntimeNames.MAP_ENTRY,
                            String.class,
                            Object.class,
                            "value.undeclaredMembers()")
                    .addStatement("out.name(member.getKey())")
                    .addStatement("out.untypedValue(member.getValue())")
                    .endControlFlow();
        }
        return method.addStatement("out.endObject()").build();
    }

    /** Golden: {@code WideWriter.Columns64}. */
    private TypeSpec columnsClass(ColumnGroup group) {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.className())
                .addJavadoc("Columns number $L to $L.", group.first(), group.end() - 1)
                .addModifiers(PRIVATE, STATIC, FINAL);
        keys(group.columns()).forEach(type::addField);
        type.addMethod(constructor());
        type.addMethod(writeColumns(group));
        return type.build();
    }

    /** Golden: {@code WideWriter.Columns64.write(Wide, JsonWriter)}. */
    private MethodSpec writeColumns(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addModifiers(STATIC)
                .addParameter(valueClass, "value")
                .addParameter(RuntimeNames.JSON_WRITER, "out");
        group.columns().forEach(column -> method.addCode(member(column)));
        return method.build();
    }

    /** The statements that write one column; {@code value} and {@code out} are in scope. */
    private CodeBlock member(ColumnPlan column) {
        if (column.alwaysNull()) {
            return absent(column);
        }
        if (!column.readable()) {
            return column.declared().required() ? missing(column) : CodeBlock.of("");
        }
        CodeBlock field = access.get(column);
        if (column.primitive() && column.hasPresenceBit()) {
            return memberIf(access.isPresent(column), column, field);
        } else if (column.primitive() || writesNullItself(column)) {
            return memberWith(column, field);
        } else if (column.callsApplication()) {
            CodeBlock held = CodeBlock.of("$N", column.field());
            return CodeBlock.builder()
                    .addStatement("$T $L = $L", poet(column.javaType()), held, field)
                    .add(memberIf(CodeBlock.of("$L != null", held), column, held))
                    .build();
        }
        return memberIf(column.boxed() ? access.isPresent(column) : CodeBlock.of("$L != null", field), column, field);
    }

    /** Whether the writer's own method takes null and does what is to be done about it. */
    private static boolean writesNullItself(ColumnPlan column) {
        return column.declared().nullable() && !absenceIsRead(column) && !hasParts(column.type()) && !column.boxed();
    }

    /** The statements that write a column, or what stands for it where there is no value. */
    private CodeBlock memberIf(CodeBlock present, ColumnPlan column, CodeBlock field) {
        CodeBlock.Builder code =
                CodeBlock.builder().beginControlFlow("if ($L)", present).add(memberWith(column, field));
        CodeBlock absent = absent(column);
        if (!absent.isEmpty()) {
            code.nextControlFlow("else").add(absent);
        }
        return code.endControlFlow().build();
    }

    /**
     * What stands for a column without a value, so that its own parser reads the same: nothing, or null where the options say so. Where nothing
     * reads otherwise it is null, whatever the options say; where null is refused it is nothing; and where both are so there is no way to write it.
     */
    private static CodeBlock absent(ColumnPlan column) {
        boolean nullable = column.declared().nullable();
        if (!absenceIsRead(column)) {
            return nullable
                    ? CodeBlock.builder()
                            .addStatement("out.nullMember($N)", column.constant())
                            .build()
                    : CodeBlock.of("");
        }
        return nullable
                ? CodeBlock.builder()
                        .addStatement("out.name($N)", column.constant())
                        .addStatement("out.nullValue()")
                        .build()
                : missing(column);
    }

    private static CodeBlock missing(ColumnPlan column) {
        return CodeBlock.builder()
                .addStatement("out.missingMember($N)", column.constant())
                .build();
    }

    /** Whether a document without the member is refused, or gives the column a value. */
    private static boolean absenceIsRead(ColumnPlan column) {
        return column.declared().required() || column.declared().defaultValue().isPresent();
    }

    private CodeBlock memberWith(ColumnPlan column, CodeBlock field) {
        if (hasParts(column.type())) {
            return CodeBlock.builder()
                    .addStatement("out.name($N)", column.constant())
                    .addStatement(writeValue(column.type(), column.format(), field))
                    .build();
        } else if (column.format().isPresent()) {
            return CodeBlock.builder()
                    .addStatement(
                            "out.member($N, $L, $L)",
                            column.constant(),
                            ColumnConstants.format(column.format().get()),
                            field)
                    .build();
        }
        String method = column.type() instanceof UntypedType ? "untypedMember" : "member";
        return CodeBlock.builder()
                .addStatement("out.$L($N, $L)", method, column.constant(), field)
                .build();
    }

    /** Whether generated code, and not the writer itself, writes values of the type. */
    private static boolean hasParts(ValueType type) {
        return type instanceof ObjectType || type instanceof ClassType || TypeMapper.held(type) != null;
    }

    /**
     * Golden: {@code UserWriter.writeFriendArray(Friend[], JsonWriter)}; lists and maps in {@code
     * dev.schemac.golden.collections}.
     */
    private MethodSpec writeContainer(ValuePlan container) {
        boolean map = container.type() instanceof MapType;
        String parameter = map ? "members" : "elements";
        MethodSpec.Builder method = MethodSpec.methodBuilder(container.writeMethod())
                .addModifiers(PRIVATE, STATIC)
                .addParameter(poet(container.javaType()), parameter)
                .addParameter(RuntimeNames.JSON_WRITER, "out");
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
        CodeBlock write = writeValue(container.held(), container.format(), CodeBlock.of("element"));
        if (writesNullItself(container)) {
            method.addStatement(write);
        } else {
            method.beginControlFlow("if (element != null)")
                    .addStatement(write)
                    .nextControlFlow("else")
                    .addStatement("out.nullValue()")
                    .endControlFlow();
        }
        return method.endControlFlow()
                .addStatement(map ? "out.endObject()" : "out.endArray()")
                .build();
    }

    /**
     * Whether the writer's own method takes null, or there is no null: for all but boxed values, containers and
     * schemas.
     */
    private static boolean writesNullItself(ValuePlan container) {
        return !hasParts(container.held()) && !container.heldType().isWrapper();
    }

    /** The statement that writes a value that is not null. */
    private CodeBlock writeValue(ValueType type, Optional<FormatPlan> format, CodeBlock value) {
        ValuePlan container = plan.container(type, format);
        if (container != null) {
            return CodeBlock.of("$L($L, out)", container.writeMethod(), value);
        } else if (type instanceof ObjectType object) {
            return CodeBlock.of(
                    "$T.INSTANCE.write($L, out)", poet(types.names(object).writer()), value);
        } else if (type instanceof ClassType application) {
            return CodeBlock.of(
                    "$T.write($L, out)", poet(plan.reader(application).writer()), value);
        } else if (format.isPresent()) {
            return CodeBlock.of("out.value($L, $L)", ColumnConstants.format(format.get()), value);
        }
        return CodeBlock.of("out.$L($L)", type instanceof UntypedType ? "untypedValue" : "value", value);
    }
}
