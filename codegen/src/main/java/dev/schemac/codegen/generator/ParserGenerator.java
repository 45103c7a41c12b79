package dev.schemac.codegen.generator;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Emits the parser of a schema, {@code UserParser} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class ParserGenerator {

    private static final String ANY_ORDER = "readAnyOrder";

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final ColumnReads reads;
    private final TypeName valueClass;

    ParserGenerator(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.reads = new ColumnReads(plan);
        this.valueClass = plan.names().value();
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(plan.names().parser())
                .addJavadoc("Reads {@link $T} from JSON. Has no state; one instance serves all threads.", valueClass)
                .addAnnotation(RuntimeNames.generatedBy(ParserGenerator.class))
                .addModifiers(PUBLIC, FINAL)
                .addSuperinterface(ParameterizedTypeName.get(RuntimeNames.OBJECT_PARSER, valueClass));
        type.addField(instance());
        if (plan.wide()) {
            type.addField(keysOfGroups());
        } else {
            plan.columns().forEach(column -> type.addField(KeyConstants.of(column, types)));
            type.addField(keys());
            if (plan.onlyGroup().hasPrimitives()) {
                type.addField(primitives(plan.onlyGroup(), PRIVATE));
            }
        }
        type.addMethod(constructor());
        type.addMethod(type());
        type.addMethod(schemaName());
        type.addMethod(moduleName());
        if (plan.wide()) {
            type.addMethod(readWide());
            type.addMethod(readAnyOrderWide());
        } else if (plan.columns().isEmpty()) {
            type.addMethod(readUndeclared());
        } else {
            type.addMethod(read());
            type.addMethod(readAnyOrder());
        }
        plan.arrays().values().forEach(array -> type.addMethod(readArray(array)));
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addType(columnsClass(group)));
        }
        return type.build();
    }

    /** Golden: {@code UserParser.INSTANCE}. */
    private FieldSpec instance() {
        return FieldSpec.builder(plan.names().parser(), "INSTANCE", PUBLIC, STATIC, FINAL)
                .addJavadoc("The parser.")
                .initializer("new $T()", plan.names().parser())
                .build();
    }

    /** Golden: {@code UserParser.KEYS}. */
    private FieldSpec keys() {
        CodeBlock keys =
                plan.columns().isEmpty() ? CodeBlock.of("new $T[0]", RuntimeNames.JSON_KEY) : constants(plan.columns());
        return keys(keys);
    }

    /** Golden: {@code WideParser.KEYS}. */
    private FieldSpec keysOfGroups() {
        return keys(plan.groups().stream()
                .map(group -> CodeBlock.of("$L.KEYS", group.className()))
                .collect(CodeBlock.joining(",$W")));
    }

    private FieldSpec keys(CodeBlock keys) {
        CodeBlock multiplier =
                CodeBlock.of("0x$LL", Long.toHexString(plan.keys().multiplier()).toUpperCase());
        return FieldSpec.builder(RuntimeNames.JSON_KEYS, "KEYS", PRIVATE, STATIC, FINAL)
                .initializer("$T.of($L,$W$L)", RuntimeNames.JSON_KEYS, multiplier, keys)
                .build();
    }

    /** Golden: {@code UserParser.PRIMITIVES}. */
    private FieldSpec primitives(ColumnGroup group, Modifier... access) {
        return FieldSpec.builder(long.class, "PRIMITIVES", STATIC, FINAL)
                .addModifiers(access)
                .addJavadoc(
                        "Bit i is set where column number $Li is primitive.",
                        group.first() == 0 ? "" : group.first() + " + ")
                .initializer("0x$LL", Long.toHexString(group.primitives()).toUpperCase())
                .build();
    }

    /** Golden: {@code UserParser()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addJavadoc("For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}.")
                .addModifiers(PUBLIC)
                .build();
    }

    /** Golden: {@code UserParser.type()}. */
    private MethodSpec type() {
        return MethodSpec.methodBuilder("type")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(ParameterizedTypeName.get(ClassName.get(Class.class), valueClass))
                .addStatement("return $T.class", valueClass)
                .build();
    }

    /** Golden: {@code UserParser.schemaName()}. */
    private MethodSpec schemaName() {
        return text("schemaName", plan.type().name());
    }

    /** Golden: {@code UserParser.moduleName()}. */
    private MethodSpec moduleName() {
        return text("moduleName", plan.type().module());
    }

    private MethodSpec text(String method, String text) {
        return MethodSpec.methodBuilder(method)
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(String.class)
                .addStatement("return $L", JavaText.literal(text))
                .build();
    }

    /** Golden: {@code NothingParser.read(JsonScanner)} in {@code dev.schemac.golden.empty}. */
    private MethodSpec readUndeclared() {
        return beginRead()
                .beginControlFlow("if (!in.endObject())")
                .addComment("no member is declared: this takes all there are")
                .addStatement("in.firstColumn(KEYS)")
                .endControlFlow()
                .addStatement("return value")
                .build();
    }

    /** Golden: {@code UserParser.read(JsonScanner)}. */
    private MethodSpec read() {
        int end = plan.columns().size();
        MethodSpec.Builder method = beginRead()
                .addCode(reads.inOrder(plan.columns(), next -> CodeBlock.of("$L(in, value, $L)", ANY_ORDER, next)))
                .beginControlFlow("if (!in.endObject())")
                .addStatement("return $L(in, value, $L)", ANY_ORDER, end)
                .endControlFlow();
        if (plan.onlyGroup().hasPrimitives()) {
            method.addComment("every column was present")
                    .addStatement("value.$N = PRIMITIVES", plan.onlyGroup().presenceField());
        }
        return method.addStatement("return value").build();
    }

    /** Golden: {@code WideParser.read(JsonScanner)}. */
    private MethodSpec readWide() {
        MethodSpec.Builder method = beginRead();
        for (ColumnGroup group : plan.groups()) {
            if (group.first() == 0) {
                method.addStatement("int next = $L.readInOrder(in, value)", group.className());
            } else {
                method.beginControlFlow("if (next == $L)", group.first())
                        .addStatement("next = $L.readInOrder(in, value)", group.className())
                        .endControlFlow();
            }
        }
        method.beginControlFlow(
                        "if (next < $L || !in.endObject())", plan.columns().size())
                .addStatement("return $L(in, value, next)", ANY_ORDER)
                .endControlFlow();
        List<ColumnGroup> withPresence =
                plan.groups().stream().filter(ColumnGroup::hasPrimitives).toList();
        if (!withPresence.isEmpty()) {
            method.addComment("every column was present");
        }
        for (ColumnGroup group : withPresence) {
            method.addStatement("value.$N = $L.PRIMITIVES", group.presenceField(), group.className());
        }
        return method.addStatement("return value").build();
    }

    private MethodSpec.Builder beginRead() {
        return MethodSpec.methodBuilder("read")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.beginObject())")
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$1T value = new $1T()", valueClass);
    }

    /** Golden: {@code UserParser.readAnyOrder(JsonScanner, User, int)}. */
    private MethodSpec readAnyOrder() {
        MethodSpec.Builder method = beginAnyOrder();
        if (plan.columns().size() == ColumnGroup.SIZE) {
            method.addStatement("long seen = next == $1L ? -1L : (1L << next) - 1", ColumnGroup.SIZE);
        } else {
            method.addStatement("long seen = (1L << next) - 1");
        }
        if (plan.onlyGroup().hasPrimitives()) {
            method.addStatement("value.$N = seen & PRIMITIVES", plan.onlyGroup().presenceField());
        }
        return beginColumns(method)
                .beginControlFlow("if ((seen & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen |= bit")
                .addCode(reads.anyOrder(plan.columns()))
                .addStatement("column = in.nextColumn(KEYS, column + 1)")
                .endControlFlow()
                .addStatement("return value")
                .build();
    }

    /** Golden: {@code WideParser.readAnyOrder(JsonScanner, Wide, int)}. */
    private MethodSpec readAnyOrderWide() {
        MethodSpec.Builder method = beginAnyOrder()
                .addStatement("long[] seen = new long[$L]", plan.groups().size())
                .beginControlFlow("for (int column = 0; column < next; column++)")
                .addStatement("seen[column >> 6] |= 1L << column")
                .endControlFlow();
        plan.groups().stream()
                .filter(ColumnGroup::hasPrimitives)
                .forEach(group -> method.addStatement(
                        "value.$N = seen[$L] & $L.PRIMITIVES",
                        group.presenceField(),
                        group.index(),
                        group.className()));
        beginColumns(method)
                .addStatement("int group = column >> 6")
                .beginControlFlow("if ((seen[group] & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen[group] |= bit")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            method.addStatement("case $L -> $L.readColumn(in, value, column)", group.index(), group.className());
        }
        return method.endControlFlow()
                .addStatement("column = in.nextColumn(KEYS, column + 1)")
                .endControlFlow()
                .addStatement("return value")
                .build();
    }

    private MethodSpec.Builder beginAnyOrder() {
        return MethodSpec.methodBuilder(ANY_ORDER)
                .addJavadoc(
                        "Reads the members left, in whatever order; the columns before {@code next} have been read.")
                .addModifiers(PRIVATE, STATIC)
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value")
                .addParameter(int.class, "next");
    }

    private static MethodSpec.Builder beginColumns(MethodSpec.Builder method) {
        return method.addStatement("int column = next == 0 ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next)")
                .beginControlFlow("while (column >= 0)")
                .addStatement("long bit = 1L << column");
    }

    /** Golden: {@code UserParser.readFriendArray(JsonScanner)}. */
    private MethodSpec readArray(ArrayPlan array) {
        CodeBlock read = reads.value(array.type().element(), types.elementRead(array.type()));
        MethodSpec.Builder method = MethodSpec.methodBuilder(array.readMethod())
                .addModifiers(PRIVATE, STATIC)
                .returns(array.javaType())
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.beginArray())")
                .addStatement("return null")
                .endControlFlow();
        if (types.isGeneric(array.javaType())) {
            method.addAnnotation(AnnotationSpec.builder(SuppressWarnings.class)
                    .addMember("value", "$S", "unchecked")
                    .build());
        }
        return method.addStatement("$T elements = $L", array.javaType(), types.newArray(array))
                .addStatement("int count = 0")
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .beginControlFlow("if (count == elements.length)")
                .addStatement("elements = $T.copyOf(elements, count * 2)", RuntimeNames.ARRAYS)
                .endControlFlow()
                .addStatement("elements[count++] = $L", read)
                .endControlFlow()
                .addStatement(
                        "return count == elements.length ? elements : $T.copyOf(elements, count)", RuntimeNames.ARRAYS)
                .build();
    }

    /** Golden: {@code WideParser.Columns64}. */
    private TypeSpec columnsClass(ColumnGroup group) {
        TypeSpec.Builder type = TypeSpec.classBuilder(group.className())
                .addJavadoc("Columns number $L to $L.", group.first(), group.end() - 1)
                .addModifiers(PRIVATE, STATIC, FINAL);
        group.columns().forEach(column -> type.addField(KeyConstants.of(column, types)));
        type.addField(FieldSpec.builder(ArrayTypeName.of(RuntimeNames.JSON_KEY), "KEYS", STATIC, FINAL)
                .initializer("{$Z$L}", constants(group.columns()))
                .build());
        if (group.hasPrimitives()) {
            type.addField(primitives(group));
        }
        return type.addMethod(
                        MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
                .addMethod(readInOrder(group))
                .addMethod(readColumn(group))
                .build();
    }

    /** Golden: {@code WideParser.Columns64.readInOrder(JsonScanner, Wide)}. */
    private MethodSpec readInOrder(ColumnGroup group) {
        return MethodSpec.methodBuilder("readInOrder")
                .addJavadoc("Returns the first column that is not the next member, or $L.", group.end())
                .addModifiers(STATIC)
                .returns(int.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value")
                .addCode(reads.inOrder(group.columns(), next -> CodeBlock.of("$L", next)))
                .addStatement("return $L", group.end())
                .build();
    }

    /** Golden: {@code WideParser.Columns64.readColumn(JsonScanner, Wide, int)}. */
    private MethodSpec readColumn(ColumnGroup group) {
        return MethodSpec.methodBuilder("readColumn")
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value")
                .addParameter(int.class, "column")
                .addCode(reads.anyOrder(group.columns()))
                .build();
    }

    private static CodeBlock constants(List<ColumnPlan> columns) {
        return columns.stream()
                .map(column -> CodeBlock.of("$N", column.constant()))
                .collect(CodeBlock.joining(",$W"));
    }
}
