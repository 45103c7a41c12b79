package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.JavaType.Primitive;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.Construction;
import dev.schemac.codegen.plan.ValuePlan.Container;
import dev.schemac.runtime.support.JsonKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * Emits the parser of a schema, {@code UserParser} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class ParserEmitter {

    private final ObjectPlan plan;
    private final ColumnCode access;
    private final ColumnReads reads;
    private final AnyOrderMethods anyOrder;
    private final RuleMethods rules;
    private final TypeName valueClass;
    private final boolean ofSchema;

    ParserEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ColumnCode(plan);
        this.reads = new ColumnReads(plan);
        this.anyOrder = new AnyOrderMethods(plan);
        this.rules = new RuleMethods(plan);
        this.valueClass = poet(plan.names().type());
        this.ofSchema = plan.ofSchema();
    }

    TypeSpec generate() {
        TypeSpec.Builder type =
                TypeSpec.classBuilder(poet(plan.names().parser())).addAnnotation(RuntimeNames.GENERATED_BY);
        if (ofSchema) {
            type.addJavadoc(
                            "Reads {@link $T} from JSON. Has no state; one instance serves all threads.",
                            poet(plan.names().value()))
                    .addModifiers(PUBLIC, FINAL)
                    .addSuperinterface(ParameterizedTypeName.get(
                            plan.parser().refills()
                                    ? RuntimeNames.REFILLING_OBJECT_PARSER
                                    : RuntimeNames.GENERATED_OBJECT_PARSER,
                            valueClass));
        } else {
            type.addJavadoc(
                            "Reads {@link $T} from JSON, for the parsers of this package.",
                            poet(plan.names().value()))
                    .addModifiers(FINAL);
        }
        constantFields().forEach(type::addField);
        type.addMethod(constructor());
        ParserColumns columns = new ParserColumns(plan);
        if (ofSchema) {
            type.addMethod(eventType());
        }
        if (ofSchema && plan.names().application()) {
            type.addMethod(writer());
        }
        if (plan.parser().union().isPresent()) {
            UnionMethods union = new UnionMethods(plan);
            if (!plan.subtypes().isEmpty()) {
                type.addMethod(union.subtypes());
            }
            type.addMethods(union.read());
        }
        if (plan.isAbstract()) {
            return typeOfAbstract(type, columns).build();
        }
        if (plan.columns().isEmpty()) {
            type.addMethod(readUndeclared());
            if (plan.parser().refills()) {
                type.addMethods(anyOrder.refillUndeclared(undeclaredMembers()));
            }
        } else {
            type.addMethod(plan.wide() ? readWide() : read());
            if (plan.parser().refills()) {
                type.addMethods(anyOrder.refill());
            }
            if (plan.parser().refills() && !plan.wide()) {
                type.addMethod(readMembers());
            }
            type.addMethods(anyOrder.all());
        }
        if (!plan.wide()) {
            type.addMethods(anyOrder.finish(plan.onlyGroup()));
        }
        plan.parser().containers().forEach(container -> type.addMethod(ColumnReads.container(container)));
        type.addMethods(rules.all());
        if (plan.checksUndeclared()) {
            type.addMethod(checkUndeclared());
        }
        if (plan.dynamic() && plan.kind() == ValueKind.RECORD) {
            type.addMethod(checkAllUndeclared());
        }
        plan.parser().construction().ifPresent(how -> type.addType(builder(how)));
        if (ofSchema) {
            type.addType(columns.ofAll());
        }
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addType(columns.of(group)));
        }
        return type.build();
    }

    /** Emits the rest of a parser that never reads an event of its own schema. */
    private TypeSpec.Builder typeOfAbstract(TypeSpec.Builder type, ParserColumns columns) {
        if (plan.checksUndeclared()) {
            type.addMethod(checkUndeclared());
        }
        type.addType(columns.ofAll());
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addType(columns.of(group)));
        }
        return type;
    }

    /** Emits the constants, in the order of the output. */
    private List<FieldSpec> constantFields() {
        List<FieldSpec> fields = new ArrayList<>();
        if (ofSchema) {
            fields.add(Declarations.instance(plan.names().parser()));
        }
        if (plan.parser().union().isPresent()) {
            fields.add(new UnionMethods(plan).selector());
        }
        boolean reads = !plan.isAbstract();
        if (plan.numbersColumns() && !plan.wide()) {
            fields.addAll(bits(plan.onlyGroup()));
        }
        plan.sharedDefaults().forEach(column -> fields.add(ColumnCode.sharedDefault(column)));
        if (!reads && !plan.checksUndeclared()) {
            return fields;
        }
        if (reads) {
            fields.addAll(formats());
        }
        if (!plan.wide()) {
            fields.addAll(keys(plan.columns()));
        }
        if (!plan.parser().members().aliases().isEmpty()) {
            fields.add(aliases());
            fields.add(aliased());
            fields.add(firstAlias());
        }
        if (plan.wide()) {
            fields.add(keysOfGroups());
        } else {
            fields.add(keys());
        }
        if (!reads) {
            return fields;
        }
        if (!plan.wide()) {
            fields.addAll(masks(plan.onlyGroup(), PRIVATE));
        }
        fields.addAll(rules.constants());
        if (plan.parser().readsMaps()) {
            fields.add(noKeys());
        }
        plan.parser()
                .containers()
                .forEach(container ->
                        container.emptyConstant().ifPresent(name -> fields.add(emptyArray(container, name))));
        return fields;
    }

    /** Golden: {@code ContactParser.ALIASES} in {@code dev.schemac.golden.members}. */
    private FieldSpec aliases() {
        CodeBlock keys = plan.parser().members().aliases().stream()
                .map(alias -> ColumnCode.key(alias.column(), alias.name()))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(
                        ArrayTypeName.of(RuntimeNames.JSON_KEY), GeneratedNames.ALIASES, PRIVATE, STATIC, FINAL)
                .addJavadoc("Aliases of columns; their numbers follow those of the columns.")
                .initializer("{$Z$L}", keys)
                .build();
    }

    /** Golden: {@code ContactParser.ALIASED} in {@code dev.schemac.golden.members}. */
    private FieldSpec aliased() {
        CodeBlock columns = plan.parser().members().aliases().stream()
                .map(alias -> access.bit(alias.column()))
                .collect(CodeBlock.joining(",$W"));
        return FieldSpec.builder(int[].class, GeneratedNames.ALIASED, PRIVATE, STATIC, FINAL)
                .addJavadoc("The column of each alias.")
                .initializer("{$Z$L}", columns)
                .build();
    }

    /** Golden: {@code ContactParser.FIRST_ALIAS} in {@code dev.schemac.golden.members}. */
    private FieldSpec firstAlias() {
        ColumnPlan last = plan.columns().get(plan.columns().size() - 1);
        return FieldSpec.builder(int.class, GeneratedNames.FIRST_ALIAS, PRIVATE, STATIC, FINAL)
                .initializer("$L + 1", access.bit(last))
                .build();
    }

    /** Golden: {@code UserParser.KEYS}. */
    private FieldSpec keys() {
        CodeBlock keys =
                plan.columns().isEmpty() ? CodeBlock.of("new $T[0]", RuntimeNames.JSON_KEY) : constants(plan.columns());
        return keys(
                plan.parser().members().aliases().isEmpty()
                        ? keys
                        : CodeBlock.of("new $T[] {$L},$WALIASES", RuntimeNames.JSON_KEY, keys));
    }

    /** Golden: {@code WideParser.KEYS}. */
    private FieldSpec keysOfGroups() {
        CodeBlock groups = plan.groups().stream()
                .map(group -> CodeBlock.of("$L.$N", group.className(), GeneratedNames.KEYS))
                .collect(CodeBlock.joining(",$W"));
        return keys(
                plan.parser().members().aliases().isEmpty()
                        ? groups
                        : CodeBlock.of("$L,$W$N", groups, GeneratedNames.ALIASES));
    }

    private FieldSpec keys(CodeBlock keys) {
        CodeBlock multiplier = CodeBlock.of(
                "0x$LL",
                Long.toHexString(plan.parser().members().keys().multiplier()).toUpperCase(Locale.ROOT));
        return FieldSpec.builder(JsonKeys.class, GeneratedNames.KEYS, PRIVATE, STATIC, FINAL)
                .addJavadoc(
                        "Finds columns by their names: the number spreads the hashes of these names over a table with $L.",
                        plan.parser().members().keys().collisions() == 0 ? "no collision" : "few collisions")
                .initializer("$T.of($L,$W$L)", JsonKeys.class, multiplier, keys)
                .build();
    }

    /** Golden: {@code BasketParser.NO_KEYS} in {@code dev.schemac.golden.collections}. */
    private FieldSpec noKeys() {
        return FieldSpec.builder(JsonKeys.class, GeneratedNames.NO_KEYS, PRIVATE, STATIC, FINAL)
                .addJavadoc("For maps, which declare no members.")
                .initializer("$1T.of(1L, new $2T[0])", JsonKeys.class, RuntimeNames.JSON_KEY)
                .build();
    }

    /** Golden: {@code UserParser.EMPTY_FRIEND_ARRAY}. */
    private FieldSpec emptyArray(Container array, String name) {
        FieldSpec.Builder field = FieldSpec.builder(poet(array.javaType()), name, PRIVATE, STATIC, FINAL)
                .initializer(ColumnReads.newArray(array, "0"));
        if (ColumnReads.isGeneric(array)) {
            field.addAnnotation(RuntimeNames.UNCHECKED);
        }
        return field.build();
    }

    /** Emits the masks that a group needs. */
    static List<FieldSpec> masks(ColumnGroup group, Modifier... access) {
        List<FieldSpec> masks = new ArrayList<>();
        group.presence().forEach(word -> masks.add(mask(word.maskConstant(), word.columns(), access)));
        if (!group.required().isEmpty()) {
            masks.add(mask(GeneratedNames.REQUIRED, group.required(), access));
        }
        return masks;
    }

    /** Golden: {@code UserParser.PRESENCE_MASK}; {@code ContactParser.REQUIRED} in {@code dev.schemac.golden.members}. */
    private static FieldSpec mask(String name, List<ColumnPlan> columns, Modifier... access) {
        CodeBlock bits = columns.stream()
                .map(column -> CodeBlock.of("1L << $N", column.bitConstant()))
                .collect(CodeBlock.joining("$W| "));
        return FieldSpec.builder(long.class, name, STATIC, FINAL)
                .addModifiers(access)
                .initializer("$L", bits)
                .build();
    }

    /**
     * Emits the numbers of a group's columns. Each is one more than the one before, so that a new column changes two
     * lines. Golden: {@code UserParser.AGE_BIT}.
     */
    static List<FieldSpec> bits(ColumnGroup group) {
        List<FieldSpec> bits = new ArrayList<>();
        String before = "";
        for (ColumnPlan column : group.columns()) {
            FieldSpec.Builder bit = FieldSpec.builder(int.class, column.bitConstant(), STATIC, FINAL);
            if (before.isEmpty()) {
                bit.addJavadoc("The number of each column, which is its bit in {@code seen}.")
                        .initializer("$L", group.first());
            } else {
                bit.initializer("$N + 1", before);
            }
            bits.add(bit.build());
            before = column.bitConstant();
        }
        return bits;
    }

    /** Golden: {@code UserParser.EYE_COLOR}. */
    static List<FieldSpec> keys(List<ColumnPlan> columns) {
        return withJavadoc(
                "The names of the columns; the writer uses them, too.",
                columns.stream().map(ColumnCode::keyField).toList());
    }

    /** Golden: {@code WeekParser.DAY_OF_WEEK_FORMAT} in {@code dev.schemac.golden.enums}. */
    private List<FieldSpec> formats() {
        return withJavadoc(
                "The formats of columns; the writer uses them, too.",
                plan.parser().formats().stream().map(ColumnCode::formatField).toList());
    }

    /** Returns the same constants with a comment above the first of them. */
    private static List<FieldSpec> withJavadoc(String javadoc, List<FieldSpec> constants) {
        List<FieldSpec> fields = new ArrayList<>(constants);
        if (!fields.isEmpty()) {
            fields.set(0, fields.get(0).toBuilder().addJavadoc(javadoc).build());
        }
        return fields;
    }

    /** Returns the names of the columns' keys, as the elements of an array. */
    static CodeBlock constants(List<ColumnPlan> columns) {
        return columns.stream()
                .map(column -> CodeBlock.of("$N", column.constant()))
                .collect(CodeBlock.joining(",$W"));
    }

    /** Golden: {@code UserParser()}. */
    private MethodSpec constructor() {
        if (!ofSchema) {
            return MethodSpec.constructorBuilder().addModifiers(PRIVATE).build();
        }
        return MethodSpec.constructorBuilder()
                .addJavadoc("For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}.")
                .addModifiers(PUBLIC)
                .build();
    }

    /** Golden: {@code PlaceParser.Builder} in {@code dev.schemac.golden.application}. */
    private TypeSpec builder(Construction construction) {
        TypeSpec.Builder builder = TypeSpec.classBuilder(plan.parser().filled().simpleName())
                .addJavadoc(
                        "Collects the columns of {@link $T}.", poet(plan.names().value()))
                .addModifiers(STATIC, FINAL);
        plan.columns().stream()
                .filter(ColumnPlan::stored)
                .forEach(column -> builder.addField(poet(column.javaType()), column.field()));
        if (construction.arguments().stream().anyMatch(Construction.Argument::undeclared)) {
            builder.addField(RuntimeNames.STRING_TO_OBJECT, GeneratedNames.UNDECLARED_FIELD);
        }
        CodeBlock arguments =
                construction.arguments().stream().map(ParserEmitter::argument).collect(CodeBlock.joining(",$W"));
        CodeBlock made = construction
                .factory()
                .map(method -> CodeBlock.of("$T.$N($L)", valueClass, method, arguments))
                .orElseGet(() -> CodeBlock.of("new $T($L)", valueClass, arguments));
        return builder.addMethod(MethodSpec.methodBuilder(GeneratedNames.BUILD)
                        .returns(valueClass)
                        .addParameter(RuntimeNames.JSON_SCANNER, "in")
                        .beginControlFlow("try")
                        .addStatement("return $L", made)
                        .nextControlFlow("catch ($T e)", RuntimeException.class)
                        .addStatement(
                                "return in.refused($T.class, e)",
                                poet(plan.names().value()))
                        .endControlFlow()
                        .build())
                .build();
    }

    private static CodeBlock argument(Construction.Argument argument) {
        if (argument.undeclared()) {
            return CodeBlock.of(
                    "$1N == null ? new $2T<>() : $1N", GeneratedNames.UNDECLARED_FIELD, RuntimeNames.LINKED_HASH_MAP);
        }
        return argument.column()
                .map(column -> column.alwaysNull()
                        ? CodeBlock.of("null")
                        : ColumnCode.wrap(column, CodeBlock.of("$L", column.fieldBeside(Set.of("in")))))
                .orElseGet(() -> argument.type() == Primitive.BYTE || argument.type() == Primitive.SHORT
                        ? CodeBlock.of("($T) 0", poet(argument.type()))
                        : CodeBlock.of("$L", argument.type().absentValue()));
    }

    /** Golden: {@code UserParser.eventType()}. */
    private MethodSpec eventType() {
        return Declarations.overriding("eventType")
                .returns(ParameterizedTypeName.get(RuntimeNames.EVENT_TYPE, valueClass))
                .addStatement("return $L.$N", plan.parser().columnsClass(), GeneratedNames.EVENT_TYPE)
                .build();
    }

    /** Golden: {@code BusParser.writer()} in {@code dev.schemac.golden.application}. */
    private MethodSpec writer() {
        return Declarations.overriding("writer")
                .returns(ParameterizedTypeName.get(RuntimeNames.OBJECT_WRITER, valueClass))
                .addStatement("return $L", RuntimeNames.instance(plan.names().writer()))
                .build();
    }

    /** Golden: {@code EventParser.checkUndeclared(String)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec checkUndeclared() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.CHECK_UNDECLARED)
                .addJavadoc("Throws if a column has this name in JSON.")
                .addModifiers(STATIC)
                .addParameter(String.class, "name")
                .addStatement("int column = $N.indexOf(name)", GeneratedNames.KEYS);
        if (!plan.parser().members().aliases().isEmpty()) {
            method.beginControlFlow("if (column >= $N)", GeneratedNames.FIRST_ALIAS)
                    .addStatement("column = $N[column - $N]", GeneratedNames.ALIASED, GeneratedNames.FIRST_ALIAS)
                    .endControlFlow();
        }
        return method.beginControlFlow("if (column >= 0)")
                .addStatement(
                        "throw $1L.$2N.declared(name, column, $1L.$3N(column))",
                        plan.parser().columnsClass(),
                        GeneratedNames.EVENT_TYPE,
                        GeneratedNames.SETTER)
                .endControlFlow()
                .build();
    }

    /** Golden: {@code EventParser.checkUndeclared(Map)} in {@code dev.schemac.golden.records.dynamic}. */
    private static MethodSpec checkAllUndeclared() {
        return MethodSpec.methodBuilder(GeneratedNames.CHECK_UNDECLARED)
                .addJavadoc("Throws if a column has one of these names in JSON.")
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.STRING_TO_OBJECT, "members")
                .beginControlFlow("for ($T name : members.keySet())", String.class)
                .addStatement("$L(name)", GeneratedNames.CHECK_UNDECLARED)
                .endControlFlow()
                .build();
    }

    /** Golden: {@code NothingParser.read(JsonScanner)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec readUndeclared() {
        return beginRead()
                .addCode(undeclaredMembers())
                .addStatement("return $L", access.finished())
                .build();
    }

    private CodeBlock undeclaredMembers() {
        CodeBlock.Builder members = CodeBlock.builder().beginControlFlow("if (!in.endObject())");
        if (plan.dynamic()) {
            members.beginControlFlow(
                            "while (in.nextMember($N, 0) != $T.NO_MEMBER)",
                            GeneratedNames.KEYS,
                            RuntimeNames.JSON_SCANNER)
                    .addStatement(access.keepMember())
                    .endControlFlow();
        } else {
            members.add("// no member is declared: this skips all there are\n")
                    .addStatement("in.nextColumn($N, 0)", GeneratedNames.KEYS);
        }
        return members.endControlFlow().build();
    }

    /** Golden: {@code UserParser.read(JsonScanner)}. */
    private MethodSpec read() {
        MethodSpec.Builder method = beginRead();
        if (!anyOrder.usesSeen()) {
            return method.addCode(membersInOrder())
                    .addStatement(
                            "return in.endObject() ? $L : $L(in, value, $L)",
                            access.finished(),
                            GeneratedNames.READ_ANY_ORDER,
                            seenOrNull())
                    .build();
        }
        if (plan.parser().refills()) {
            method.addStatement(
                    anyOrder.finishes() ? "long seen = $L(in, value)" : "$L(in, value)", GeneratedNames.READ_MEMBERS);
        } else {
            method.addCode(members());
        }
        return method.addCode(anyOrder.callFinish())
                .addStatement("return $L", access.finished())
                .build();
    }

    /** Golden: {@code ContactParser.readMembers(JsonScanner, Contact)} in {@code dev.schemac.golden.members}. */
    private MethodSpec readMembers() {
        return MethodSpec.methodBuilder(GeneratedNames.READ_MEMBERS)
                .addJavadoc("Reads all members, and returns the bits of the columns that it has read.")
                .addModifiers(PRIVATE, STATIC)
                .returns(long.class)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(poet(plan.filledType()), "value")
                .addCode(members())
                .addStatement("return seen")
                .build();
    }

    /**
     * Emits code that reads all members: first in the order of the schema without absent ones, then the others. It
     * declares {@code seen}.
     */
    private CodeBlock members() {
        CodeBlock.Builder code = CodeBlock.builder().add(membersInOrder());
        if (plan.countsNulls()) {
            code.addStatement("seen |= nulls");
        }
        return code.beginControlFlow("if (!in.endObject())")
                .addStatement("seen = $L(in, value, seen)", GeneratedNames.READ_ANY_ORDER)
                .endControlFlow()
                .build();
    }

    /** Emits code that reads the members that come in the order of the schema. It declares {@code seen}. */
    private CodeBlock membersInOrder() {
        CodeBlock.Builder code = CodeBlock.builder().addStatement("long seen = 0");
        if (plan.countsNulls()) {
            code.addStatement("long nulls = 0");
        }
        code.add(reads.ifNext(plan.columns()));
        plan.onlyGroup()
                .presence()
                .forEach(word -> code.addStatement(
                        "value.$N $L seen & $N", word.field(), word.assignment(), word.maskConstant()));
        return code.build();
    }

    private String seenOrNull() {
        return plan.countsNulls() ? "seen | nulls" : "seen";
    }

    /** Golden: {@code WideParser.read(JsonScanner)}. */
    private MethodSpec readWide() {
        MethodSpec.Builder method = beginRead();
        String before = "";
        for (ColumnGroup group : plan.groups()) {
            if (group.first() == 0) {
                method.addStatement("int next = $L.$N(in, value)", group.className(), GeneratedNames.READ_IN_ORDER);
            } else {
                method.beginControlFlow("if (next == $L.$L)", before, GeneratedNames.COLUMNS_END)
                        .addStatement("next = $L.$N(in, value)", group.className(), GeneratedNames.READ_IN_ORDER)
                        .endControlFlow();
            }
            before = group.className();
        }
        method.beginControlFlow("if (next < $L.$L || !in.endObject())", before, GeneratedNames.COLUMNS_END)
                .addStatement("return $L(in, value, next)", GeneratedNames.READ_ANY_ORDER)
                .endControlFlow();
        if (plan.hasPresenceBits()) {
            method.addComment("every column was present");
        }
        for (ColumnGroup group : plan.groups()) {
            group.presence()
                    .forEach(word -> method.addStatement(
                            "value.$N = $L.$N", word.field(), group.className(), word.maskConstant()));
        }
        return method.addStatement("return $L", access.finished()).build();
    }

    private MethodSpec.Builder beginRead() {
        boolean unioned = plan.parser().union().isPresent();
        MethodSpec.Builder method = MethodSpec.methodBuilder(unioned ? GeneratedNames.READ_ITSELF : "read");
        if (unioned) {
            method.addJavadoc("Reads an object of this schema itself, not of a subtype.")
                    .addModifiers(PUBLIC);
        } else if (ofSchema) {
            method.addAnnotation(Override.class).addModifiers(PUBLIC);
        } else {
            method.addModifiers(STATIC);
        }
        return method.returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.beginObject())")
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T value = $L", poet(plan.filledType()), access.create())
                .addCode(access.setSources());
    }
}
