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
import dev.schemac.dsl.model.ListType;
import dev.schemac.dsl.model.MapType;
import java.util.ArrayList;
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
        plan.formats().forEach(format -> type.addField(format.field()));
        if (!plan.wide()) {
            plan.columns().forEach(column -> type.addField(KeyConstants.of(column, types)));
        }
        if (!plan.aliases().isEmpty()) {
            type.addField(aliases());
            type.addField(aliased());
        }
        if (plan.wide()) {
            type.addField(keysOfGroups());
        } else {
            type.addField(keys());
            masks(plan.onlyGroup(), PRIVATE).forEach(type::addField);
        }
        if (hasMaps()) {
            type.addField(noKeys());
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
        plan.containers().values().forEach(container -> type.addMethod(readContainer(container)));
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

    /** Golden: {@code ContactParser.ALIASES} in {@code dev.schemac.golden.members}. */
    private FieldSpec aliases() {
        CodeBlock keys = plan.aliases().stream()
                .map(alias -> KeyConstants.key(alias.column(), alias.name(), types))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(ArrayTypeName.of(RuntimeNames.JSON_KEY), "ALIASES", PRIVATE, STATIC, FINAL)
                .addJavadoc("Further names of columns; their numbers follow those of the columns.")
                .initializer("{$Z$L}", keys)
                .build();
    }

    /** Golden: {@code ContactParser.ALIASED} in {@code dev.schemac.golden.members}. */
    private FieldSpec aliased() {
        CodeBlock columns = plan.aliases().stream()
                .map(alias -> CodeBlock.of("$L", alias.column().index()))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(int[].class, "ALIASED", PRIVATE, STATIC, FINAL)
                .addJavadoc("The column of each alias.")
                .initializer("{$Z$L}", columns)
                .build();
    }

    /** Golden: {@code UserParser.KEYS}. */
    private FieldSpec keys() {
        CodeBlock keys =
                plan.columns().isEmpty() ? CodeBlock.of("new $T[0]", RuntimeNames.JSON_KEY) : constants(plan.columns());
        return keys(
                plan.aliases().isEmpty() ? keys : CodeBlock.of("new $T[] {$L},$WALIASES", RuntimeNames.JSON_KEY, keys));
    }

    /** Golden: {@code WideParser.KEYS}. */
    private FieldSpec keysOfGroups() {
        CodeBlock groups = plan.groups().stream()
                .map(group -> CodeBlock.of("$L.KEYS", group.className()))
                .collect(CodeBlock.joining(",$W"));
        return keys(plan.aliases().isEmpty() ? groups : CodeBlock.of("$L,$WALIASES", groups));
    }

    private FieldSpec keys(CodeBlock keys) {
        CodeBlock multiplier =
                CodeBlock.of("0x$LL", Long.toHexString(plan.keys().multiplier()).toUpperCase());
        return FieldSpec.builder(RuntimeNames.JSON_KEYS, "KEYS", PRIVATE, STATIC, FINAL)
                .initializer("$T.of($L,$W$L)", RuntimeNames.JSON_KEYS, multiplier, keys)
                .build();
    }

    private boolean hasMaps() {
        return plan.containers().values().stream().anyMatch(container -> container.type() instanceof MapType);
    }

    /** Golden: {@code BasketParser.NO_KEYS} in {@code dev.schemac.golden.collections}. */
    private FieldSpec noKeys() {
        return FieldSpec.builder(RuntimeNames.JSON_KEYS, "NO_KEYS", PRIVATE, STATIC, FINAL)
                .addJavadoc("Of a map, which declares no member.")
                .initializer("$1T.of(1L, new $2T[0])", RuntimeNames.JSON_KEYS, RuntimeNames.JSON_KEY)
                .build();
    }

    private static List<FieldSpec> masks(ColumnGroup group, Modifier... access) {
        List<FieldSpec> masks = new ArrayList<>();
        group.presence().forEach(word -> masks.add(primitives(group, word, access)));
        if (group.required() != 0) {
            masks.add(required(group, access));
        }
        return masks;
    }

    /** Golden: {@code UserParser.PRIMITIVES}. */
    private static FieldSpec primitives(ColumnGroup group, ColumnGroup.PresenceWord word, Modifier... access) {
        return mask(group, word.maskConstant(), "is primitive", word.mask(), access);
    }

    /** Golden: {@code ContactParser.REQUIRED} in {@code dev.schemac.golden.members}. */
    private static FieldSpec required(ColumnGroup group, Modifier... access) {
        return mask(group, "REQUIRED", "must be there", group.required(), access);
    }

    private static FieldSpec mask(ColumnGroup group, String name, String property, long mask, Modifier... access) {
        return FieldSpec.builder(long.class, name, STATIC, FINAL)
                .addModifiers(access)
                .addJavadoc(
                        "Bit i is set where column number $Li $L.",
                        group.first() == 0 ? "" : group.first() + " + ",
                        property)
                .initializer("0x$LL", Long.toHexString(mask).toUpperCase())
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
        if (plan.dynamic()) {
            return beginRead()
                    .beginControlFlow("if (!in.endObject())")
                    .beginControlFlow(
                            "for (int member = in.firstMember(KEYS); member != -1; member = in.nextMember(KEYS, 0))")
                    .addStatement("value.keep(in.memberName(), in.readValue())")
                    .endControlFlow()
                    .endControlFlow()
                    .addStatement("return value")
                    .build();
        }
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
        if (!plan.onlyGroup().presence().isEmpty()) {
            method.addComment("every column was present");
        }
        plan.onlyGroup()
                .presence()
                .forEach(word -> method.addStatement("value.$N = $N", word.field(), word.maskConstant()));
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
        if (plan.groups().stream().anyMatch(group -> !group.presence().isEmpty())) {
            method.addComment("every column was present");
        }
        for (ColumnGroup group : plan.groups()) {
            group.presence()
                    .forEach(word -> method.addStatement(
                            "value.$N = $L.$N", word.field(), group.className(), word.maskConstant()));
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
        plan.onlyGroup()
                .presence()
                .forEach(word -> method.addStatement("value.$N = seen & $N", word.field(), word.maskConstant()));
        beginColumns(method)
                .addStatement("long bit = 1L << column")
                .beginControlFlow("if ((seen & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen |= bit")
                .addCode(reads.anyOrder(plan.columns()));
        return endColumns(method)
                .addCode(reads.missing(plan.onlyGroup(), CodeBlock.of("seen")))
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
        for (ColumnGroup group : plan.groups()) {
            group.presence()
                    .forEach(word -> method.addStatement(
                            "value.$N = seen[$L] & $L.$N",
                            word.field(),
                            group.index(),
                            group.className(),
                            word.maskConstant()));
        }
        beginColumns(method)
                .addStatement("long bit = 1L << column")
                .addStatement("int group = column >> 6")
                .beginControlFlow("if ((seen[group] & bit) != 0)")
                .addStatement("in.duplicateMember()")
                .endControlFlow()
                .addStatement("seen[group] |= bit")
                .beginControlFlow("switch (group)");
        for (ColumnGroup group : plan.groups()) {
            method.addStatement("case $L -> $L.readColumn(in, value, column)", group.index(), group.className());
        }
        endColumns(method.endControlFlow());
        for (ColumnGroup group : plan.groups()) {
            if (group.minded()) {
                method.addStatement("$L.mindMissing(in, value, seen[$L])", group.className(), group.index());
            }
        }
        return method.addStatement("return value").build();
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

    /** Opens the loop over the members; in its body {@code column} is the number of a column. */
    private MethodSpec.Builder beginColumns(MethodSpec.Builder method) {
        String member = plan.dynamic() ? "Member" : "Column";
        method.addStatement("int column = next == 0 ? in.first$1L(KEYS) : in.next$1L(KEYS, next)", member);
        if (plan.dynamic()) {
            method.beginControlFlow("while (column != -1)")
                    .beginControlFlow("if (column < 0)")
                    .addStatement("value.keep(in.memberName(), in.readValue())")
                    .addStatement("column = in.nextMember(KEYS, next)")
                    .addStatement("continue")
                    .endControlFlow();
        } else {
            method.beginControlFlow("while (column >= 0)");
        }
        int end = plan.columns().size();
        if (!plan.aliases().isEmpty()) {
            method.beginControlFlow("if (column >= $L)", end)
                    .addStatement("column = ALIASED[column - $L]", end)
                    .endControlFlow();
        }
        return method;
    }

    private MethodSpec.Builder endColumns(MethodSpec.Builder method) {
        if (plan.dynamic()) {
            return method.addStatement("next = column + 1")
                    .addStatement("column = in.nextMember(KEYS, next)")
                    .endControlFlow();
        }
        return method.addStatement("column = in.nextColumn(KEYS, column + 1)").endControlFlow();
    }

    private MethodSpec readContainer(ContainerPlan container) {
        CodeBlock read = reads.value(container.held(), container.format(), types.heldRead(container));
        if (container.type() instanceof MapType) {
            return readMap(container, read);
        }
        return container.type() instanceof ListType ? readList(container, read) : readArray(container, read);
    }

    /** Golden: {@code UserParser.readFriendArray(JsonScanner)}. */
    private MethodSpec readArray(ContainerPlan array, CodeBlock read) {
        MethodSpec.Builder method = beginContainer(array, "beginArray");
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

    /** Golden: {@code BasketParser.readStringList(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private MethodSpec readList(ContainerPlan list, CodeBlock read) {
        return beginContainer(list, "beginArray")
                .addStatement("$T elements = new $T<>()", list.javaType(), RuntimeNames.ARRAY_LIST)
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .addStatement("elements.add($L)", read)
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    /** Golden: {@code BasketParser.readIntegerMap(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private MethodSpec readMap(ContainerPlan map, CodeBlock read) {
        return beginContainer(map, "beginObject")
                .addStatement("$T members = new $T<>()", map.javaType(), RuntimeNames.LINKED_HASH_MAP)
                .beginControlFlow(
                        "for (int member = in.firstMember(NO_KEYS); member != -1; member = in.nextMember(NO_KEYS, 0))")
                .addStatement("members.put(in.memberName(), $L)", read)
                .endControlFlow()
                .addStatement("return members")
                .build();
    }

    private static MethodSpec.Builder beginContainer(ContainerPlan container, String begin) {
        return MethodSpec.methodBuilder(container.readMethod())
                .addModifiers(PRIVATE, STATIC)
                .returns(container.javaType())
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.$L())", begin)
                .addStatement("return null")
                .endControlFlow();
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
        masks(group).forEach(type::addField);
        type.addMethod(MethodSpec.constructorBuilder().addModifiers(PRIVATE).build())
                .addMethod(readInOrder(group))
                .addMethod(readColumn(group));
        if (group.minded()) {
            type.addMethod(mindMissing(group));
        }
        return type.build();
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

    private MethodSpec mindMissing(ColumnGroup group) {
        return MethodSpec.methodBuilder("mindMissing")
                .addJavadoc("Refuses or fills in what has not been seen.")
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(valueClass, "value")
                .addParameter(long.class, "seen")
                .addCode(reads.missing(group, CodeBlock.of("seen")))
                .build();
    }

    private static CodeBlock constants(List<ColumnPlan> columns) {
        return columns.stream()
                .map(column -> CodeBlock.of("$N", column.constant()))
                .collect(CodeBlock.joining(",$W"));
    }
}
