package dev.schemac.codegen.generator;

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
import dev.schemac.dsl.model.ArrayType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ValueType;

/**
 * Emits the writer of a schema, {@code UserWriter} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class WriterGenerator {

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final TypeName valueClass;

    WriterGenerator(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.valueClass = plan.names().value();
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(plan.names().writer())
                .addJavadoc("Writes {@link $T} as JSON. Has no state; one instance serves all threads.", valueClass)
                .addAnnotation(RuntimeNames.generatedBy(WriterGenerator.class))
                .addModifiers(PUBLIC, FINAL)
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.OBJECT_WRITER, valueClass));
        type.addField(instance());
        if (!plan.wide()) {
            plan.columns().forEach(column -> type.addField(KeyConstants.of(column, types)));
        }
        type.addMethod(constructor());
        type.addMethod(write());
        plan.arrays().values().forEach(array -> type.addMethod(writeArray(array)));
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addType(columnsClass(group)));
        }
        return type.build();
    }

    /** Golden: {@code UserWriter.INSTANCE}. */
    private FieldSpec instance() {
        return FieldSpec.builder(plan.names().writer(), "INSTANCE", PUBLIC, STATIC, FINAL)
                .addJavadoc("The writer.")
                .initializer("new $T()", plan.names().writer())
                .build();
    }

    /** Golden: {@code UserWriter()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder().addModifiers(PRIVATE).build();
    }

    /** Golden: {@code UserWriter.write(User, JsonWriter)}, {@code WideWriter.write(Wide, JsonWriter)}. */
    private MethodSpec write() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("write")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(valueClass, "value")
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("out.beginObject()");
        if (plan.wide()) {
            plan.groups().forEach(group -> method.addStatement("$L.write(value, out)", group.className()));
        } else {
            plan.columns().forEach(column -> method.addCode(member(column)));
        }
        return method.addStatement("out.endObject()").build();
    }

    /** Golden: {@code WideWriter.Columns64}. */
    private TypeSpec columnsClass(ColumnGroup group) {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.className())
                .addJavadoc("Columns number $L to $L.", group.first(), group.end() - 1)
                .addModifiers(PRIVATE, STATIC, FINAL);
        group.columns().forEach(column -> type.addField(KeyConstants.of(column, types)));
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
        CodeBlock field = CodeBlock.of("value.$N", column.field());
        if (column.primitive()) {
            return CodeBlock.builder()
                    .beginControlFlow("if (value.has$L())", column.accessor())
                    .addStatement("out.member($N, $L)", column.constant(), field)
                    .nextControlFlow("else")
                    .addStatement("out.nullMember($N)", column.constant())
                    .endControlFlow()
                    .build();
        } else if (column.type() instanceof ArrayType || column.type() instanceof ObjectType) {
            return CodeBlock.builder()
                    .beginControlFlow("if ($L != null)", field)
                    .addStatement("out.name($N)", column.constant())
                    .addStatement(writeValue(column.type(), field))
                    .nextControlFlow("else")
                    .addStatement("out.nullMember($N)", column.constant())
                    .endControlFlow()
                    .build();
        }
        String method = column.type() instanceof UntypedType ? "untypedMember" : "member";
        return CodeBlock.builder()
                .addStatement("out.$L($N, $L)", method, column.constant(), field)
                .build();
    }

    /** Golden: {@code UserWriter.writeFriendArray(Friend[], JsonWriter)}. */
    private MethodSpec writeArray(ArrayPlan array) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(array.writeMethod())
                .addModifiers(PRIVATE, STATIC)
                .addParameter(array.javaType(), "elements")
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("out.beginArray()")
                .beginControlFlow("for ($T element : elements)", array.elementType());
        CodeBlock write = writeValue(array.type().element(), CodeBlock.of("element"));
        if (writesNullItself(array)) {
            method.addStatement(write);
        } else {
            method.beginControlFlow("if (element != null)")
                    .addStatement(write)
                    .nextControlFlow("else")
                    .addStatement("out.nullValue()")
                    .endControlFlow();
        }
        return method.endControlFlow().addStatement("out.endArray()").build();
    }

    /**
     * Whether the writer's own method takes null, or there is no null: for all but boxed values, arrays and schemas.
     */
    private static boolean writesNullItself(ArrayPlan array) {
        ValueType element = array.type().element();
        return !(element instanceof ArrayType)
                && !(element instanceof ObjectType)
                && !array.elementType().isBoxedPrimitive();
    }

    /** The statement that writes a value that is not null. */
    private CodeBlock writeValue(ValueType type, CodeBlock value) {
        if (type instanceof ArrayType array) {
            return CodeBlock.of("$L($L, out)", plan.array(array).writeMethod(), value);
        } else if (type instanceof ObjectType object) {
            return CodeBlock.of(
                    "$T.INSTANCE.write($L, out)", types.names(object).writer(), value);
        }
        return CodeBlock.of("out.$L($L)", type instanceof UntypedType ? "untypedValue" : "value", value);
    }
}
