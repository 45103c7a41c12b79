package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;

/**
 * Emits the parser of a schema, {@code UserParser} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class ParserEmitter {

    /** What refuses undeclared members with the names of columns. */
    static final String CHECK_UNDECLARED = "checkUndeclared";

    private final ObjectPlan plan;
    private final ValueAccess access;
    private final ColumnReads reads;
    private final TypeName valueClass;
    private final boolean ofSchema;

    ParserEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.access = new ValueAccess(plan);
        this.reads = new ColumnReads(plan);
        this.valueClass = poet(plan.names().value());
        this.ofSchema = plan.ofSchema();
    }

    TypeSpec generate() {
        TypeSpec.Builder type =
                TypeSpec.classBuilder(poet(plan.names().parser())).addAnnotation(RuntimeNames.GENERATED_BY);
        if (ofSchema) {
            type.addJavadoc("Reads {@link $T} from JSON. Has no state; one instance serves all threads.", valueClass)
                    .addModifiers(PUBLIC, FINAL)
                    .addSuperinterface(ParameterizedTypeName.get(
                            plan.refills() ? RuntimeNames.REFILLING_PARSER : RuntimeNames.OBJECT_PARSER, valueClass));
        } else {
            type.addJavadoc("Reads {@link $T} from JSON, for the parsers of this package.", valueClass)
                    .addModifiers(FINAL);
        }
        new ParserConstants(plan).all().forEach(type::addField);
        type.addMethod(constructor());
        ParserEventType eventType = new ParserEventType(plan);
        if (ofSchema) {
            type.addMethod(eventType(eventType.type()));
        }
        if (ofSchema && plan.names().application()) {
            type.addMethod(writer());
        }
        if (plan.columns().isEmpty()) {
            type.addMethod(readUndeclared());
        } else {
            type.addMethod(plan.wide() ? readWide() : read());
            if (plan.refills()) {
                type.addMethods(new RefillMethods(plan).all());
            }
            type.addMethods(new AnyOrderMethods(plan).all());
        }
        plan.containers().forEach(container -> type.addMethod(ContainerReaders.of(container)));
        if (plan.dynamic()) {
            type.addMethod(checkUndeclared());
        }
        if (plan.dynamic() && plan.kind() == ValueKind.RECORD) {
            type.addMethod(checkAllUndeclared());
        }
        if (ofSchema) {
            type.addType(eventType.generate());
        }
        if (plan.wide()) {
            ParserColumnGroups columns = new ParserColumnGroups(plan);
            plan.groups().forEach(group -> type.addType(columns.of(group)));
        }
        return type.build();
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

    /** Golden: {@code UserParser.eventType()}. */
    private MethodSpec eventType(TypeName type) {
        return MethodSpec.methodBuilder("eventType")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(type)
                .addStatement("return $L.EVENT_TYPE", plan.columnsClass())
                .build();
    }

    /** Golden: {@code BusParser.writer()} in {@code dev.schemac.golden.application}. */
    private MethodSpec writer() {
        return MethodSpec.methodBuilder("writer")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(ParameterizedTypeName.get(RuntimeNames.OBJECT_WRITER, valueClass))
                .addStatement("return $T.INSTANCE", poet(plan.names().writer()))
                .build();
    }

    /** Golden: {@code EventParser.checkUndeclared(String)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec checkUndeclared() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(CHECK_UNDECLARED)
                .addJavadoc("Throws if a column has this name in JSON.")
                .addModifiers(STATIC)
                .addParameter(String.class, "name")
                .addStatement("int column = KEYS.indexOf(name)");
        int end = plan.columns().size();
        if (!plan.aliases().isEmpty()) {
            method.beginControlFlow("if (column >= $L)", end)
                    .addStatement("column = ALIASED[column - $L]", end)
                    .endControlFlow();
        }
        return method.beginControlFlow("if (column >= 0)")
                .addStatement("throw $1L.EVENT_TYPE.declared(name, column, $1L.setter(column))", plan.columnsClass())
                .endControlFlow()
                .build();
    }

    /** Golden: {@code EventParser.checkUndeclared(Map)} in {@code dev.schemac.golden.records.dynamic}. */
    private static MethodSpec checkAllUndeclared() {
        return MethodSpec.methodBuilder(CHECK_UNDECLARED)
                .addJavadoc("Throws if a column has one of these names in JSON.")
                .addModifiers(STATIC)
                .addParameter(RuntimeNames.STRING_TO_OBJECT, "members")
                .beginControlFlow("for ($T name : members.keySet())", String.class)
                .addStatement("$L(name)", CHECK_UNDECLARED)
                .endControlFlow()
                .build();
    }

    /** Golden: {@code NothingParser.read(JsonScanner)} in {@code dev.schemac.golden.empty}. */
    private MethodSpec readUndeclared() {
        if (plan.dynamic()) {
            return beginRead()
                    .beginControlFlow("if (!in.endObject())")
                    .beginControlFlow(
                            "for (int member = in.firstMember(KEYS); member != -1; member = in.nextMember(KEYS, 0))")
                    .addStatement(access.keepMember())
                    .endControlFlow()
                    .endControlFlow()
                    .addStatement("return $L", access.finished())
                    .build();
        }
        return beginRead()
                .beginControlFlow("if (!in.endObject())")
                .addComment("no member is declared: this skips all there are")
                .addStatement("in.firstColumn(KEYS)")
                .endControlFlow()
                .addStatement("return $L", access.finished())
                .build();
    }

    /** Golden: {@code UserParser.read(JsonScanner)}. */
    private MethodSpec read() {
        int end = plan.columns().size();
        MethodSpec.Builder method = beginRead()
                .addCode(reads.inOrder(
                        plan.columns(), next -> CodeBlock.of("$L(in, value, $L)", AnyOrderMethods.READ, next)))
                .beginControlFlow("if (!in.endObject())")
                .addStatement("return $L(in, value, $L)", AnyOrderMethods.READ, end)
                .endControlFlow();
        if (!plan.onlyGroup().presence().isEmpty()) {
            method.addComment("every column was present");
        }
        plan.onlyGroup()
                .presence()
                .forEach(word -> method.addStatement("value.$N = $N", word.field(), word.maskConstant()));
        return method.addStatement("return $L", access.finished()).build();
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
                .addStatement("return $L(in, value, next)", AnyOrderMethods.READ)
                .endControlFlow();
        if (plan.groups().stream().anyMatch(group -> !group.presence().isEmpty())) {
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
        MethodSpec.Builder method = MethodSpec.methodBuilder("read");
        if (ofSchema) {
            method.addAnnotation(Override.class).addModifiers(PUBLIC);
        } else {
            method.addModifiers(STATIC);
        }
        return method.returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.beginObject())")
                .addStatement("return null")
                .endControlFlow()
                .addStatement("$T value = $L", poet(plan.filled()), access.create());
    }
}
