package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.instance;
import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import com.palantir.javapoet.WildcardTypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.event.LazyEvents;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Emits the common methods of value classes of both styles: those of {@code JsonEvent}, {@code equals} and {@code
 * hashCode}. The named golden files are those of {@link BeanEmitter}.
 */
final class EventMethods {

    private static final List<Map.Entry<String, Class<?>>> WRITING = List.of(
            Map.entry("toJson", String.class),
            Map.entry("toJsonBytes", byte[].class),
            Map.entry("writeTo", void.class));

    private final ObjectPlan plan;
    private final TypeName self;
    private final String undeclared;

    /** @param undeclared the field for undeclared members, if it exists */
    EventMethods(ObjectPlan plan, String undeclared) {
        this.plan = plan;
        this.undeclared = undeclared;
        this.self = poet(plan.valueClass());
    }

    /**
     * Begins a value class, with Javadoc that describes an event of the schema.
     *
     * @param more further Javadoc, or empty
     */
    TypeSpec.Builder valueType(TypeSpec.Builder type, String more) {
        String origin = JavaText.origin("An event of schema", plan.schemaName(), plan.module());
        String javadoc = JavaText.javadoc(plan.description(), origin) + more;
        return Declarations.valueType(
                type, javadoc, plan.value().nullMarked(), plan.value().gson());
    }

    /** Returns the Javadoc of a column's getter; empty if there is none. */
    static CodeBlock javadoc(ColumnPlan column) {
        String mention = "Column " + JavaText.mention(column.name());
        if (column.alwaysNull()) {
            return javadoc(column, mention + ", always {@code null}.");
        }
        return javadoc(column, column.renamed() ? mention + "." : "");
    }

    /** Returns the description of a column, followed by further facts and its contract; empty if there are none. */
    static CodeBlock javadoc(ColumnPlan column, String more) {
        String facts = JavaText.joined(more, contract(column));
        String text = JavaText.javadoc(column.description(), JavaText.broken(facts, word -> word));
        return text.isEmpty() ? CodeBlock.of("") : CodeBlock.of("$L", text);
    }

    /** Returns the Javadoc of the conditions that documents must meet for a column; empty if there are none. */
    static String contract(ColumnPlan column) {
        String presence = column.required() ? "Required" + (column.nullable() ? "." : ", not null.") : "";
        String notNull = column.required() || column.nullable() ? "" : "Not null.";
        String keepsNull = column.wrapped() ? "Empty if null, {@code null} if absent." : "Null counts as present.";
        String ifAbsent = column.namedDefault()
                .map(value -> "Default: " + JavaText.code(value) + ".")
                .orElse("");
        String rules = String.join("; ", column.describedRules());
        return JavaText.joined(
                presence,
                notNull,
                column.keepsNull() ? keepsNull : "",
                ifAbsent,
                rules.isEmpty() ? "" : "Rules: " + JavaText.harmless(rules) + ".");
    }

    /**
     * Emits the static {@code parse} and {@code parseList} methods. Each has a variant with options, except for the
     * range, which frameworks read through the parser.
     */
    List<MethodSpec> parse() {
        List<MethodSpec> methods = new ArrayList<>();
        for (boolean list : new boolean[] {false, true}) {
            for (Class<?> json : List.of(String.class, byte[].class, InputStream.class)) {
                methods.add(parse(list, json, false));
                methods.add(parse(list, json, true));
                if (json == byte[].class) {
                    methods.add(parseRange(list));
                }
            }
        }
        return methods;
    }

    /**
     * Golden: {@code User.parse(String)}, {@code User.parse(byte[], JsonOptions)}, {@code User.parseList(InputStream)}.
     *
     * @param list whether the document is an array
     * @param json the parameter
     */
    private MethodSpec parse(boolean list, Class<?> json, boolean withOptions) {
        MethodSpec.Builder method = beginParse(list).addParameter(json, "json");
        if (withOptions) {
            method.addParameter(JsonOptions.class, "options");
        }
        if (json == InputStream.class) {
            method.addException(IOException.class);
        }
        return method.addStatement("return $L", parsed(list, CodeBlock.of(withOptions ? "json, options" : "json")))
                .build();
    }

    /** Golden: {@code User.parse(byte[], int, int)}. */
    private MethodSpec parseRange(boolean list) {
        return beginParse(list)
                .addParameter(byte[].class, "json")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "length")
                .addStatement(
                        "return $L", parsed(list, CodeBlock.of("json, offset, length, $T.DEFAULT", JsonOptions.class)))
                .build();
    }

    private MethodSpec.Builder beginParse(boolean list) {
        TypeName event = poet(plan.names().type());
        return MethodSpec.methodBuilder(list ? "parseList" : "parse")
                .addModifiers(PUBLIC, STATIC)
                .returns(list ? RuntimeNames.list(root().orElse(event)) : event);
    }

    /** Returns the call of the parser. The methods of a subclass hide those of its superclasses, whose type they return. */
    private CodeBlock parsed(boolean list, CodeBlock arguments) {
        CodeBlock call =
                CodeBlock.of("$L.$L($L)", instance(plan.names().parser()), list ? "parseList" : "parse", arguments);
        return list && root().isPresent() ? CodeBlock.of("new $T<>($L)", RuntimeNames.ARRAY_LIST, call) : call;
    }

    private Optional<TypeName> root() {
        return plan.value().hierarchy().root().map(root -> poet(root.type()));
    }

    /** Emits the static methods that write lists: {@code User.toJson(List)}. Subclasses inherit them. */
    List<MethodSpec> writeLists() {
        if (root().isPresent()) {
            return List.of();
        }
        TypeName lists =
                RuntimeNames.list(WildcardTypeName.subtypeOf(poet(plan.names().type())));
        return write(
                lists,
                "list",
                CodeBlock.of("$L.listWriter()", instance(plan.names().writer())));
    }

    /**
     * Emits the static methods that write a value: {@code BusJson.writeTo(Vehicle, OutputStream, JsonOptions)}.
     *
     * @param parameter the name of the value
     */
    static List<MethodSpec> write(TypeName type, String parameter, CodeBlock writer) {
        List<MethodSpec> methods = new ArrayList<>();
        for (Map.Entry<String, Class<?>> result : WRITING) {
            methods.add(write(result.getKey(), result.getValue(), type, parameter, writer, false));
            methods.add(write(result.getKey(), result.getValue(), type, parameter, writer, true));
        }
        return methods;
    }

    private static MethodSpec write(
            String name, Class<?> result, TypeName type, String parameter, CodeBlock writer, boolean withOptions) {
        boolean toStream = result == void.class;
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(PUBLIC, STATIC)
                .returns(result)
                .addParameter(type, parameter);
        if (toStream) {
            method.addParameter(OutputStream.class, "stream").addException(IOException.class);
        }
        if (withOptions) {
            method.addParameter(JsonOptions.class, "options");
        }
        return method.addStatement(
                        "$L$L.$L($L$L$L)",
                        toStream ? "" : "return ",
                        writer,
                        name,
                        parameter,
                        toStream ? ", stream" : "",
                        withOptions ? ", options" : "")
                .build();
    }

    /** Emits the methods that differ only in their columns; in wide schemas the methods of the groups come last. */
    List<MethodSpec> shared() {
        List<MethodSpec> methods = new ArrayList<>();
        if (!plan.isAbstract()) {
            methods.add(asMap());
            methods.add(writeTo());
        }
        if (plan.value().detachesOwn()) {
            methods.add(detach());
        }
        if (plan.value().definesEquality()) {
            methods.addAll(List.of(equalsMethod(), hashCodeMethod()));
        }
        methods.add(toStringMethod());
        if (plan.wide() && !plan.isAbstract()) {
            plan.groups().forEach(group -> methods.add(putColumns(group)));
        }
        if (plan.value().ownWide()) {
            plan.value().ownGroups().forEach(group -> methods.add(equalColumns(group)));
            plan.value().ownGroups().forEach(group -> methods.add(hashColumns(group)));
        }
        if (plan.value().ownWide() && plan.value().detachesOwn()) {
            plan.value().ownGroups().forEach(group -> methods.add(detachColumns(group)));
        }
        return methods;
    }

    /** Golden: {@code User.asMap()}, {@code Wide.asMap()}. */
    private MethodSpec asMap() {
        MethodSpec.Builder method = Declarations.overriding("asMap").returns(RuntimeNames.members(plan));
        CodeBlock values = CodeBlock.of("values");
        if (plan.wide()) {
            method.addStatement(
                    "$1T[] values = new $1T[$2L]", Object.class, plan.columns().size());
            plan.groups().forEach(group -> method.addStatement("put$L(values)", group.className()));
        } else {
            CodeBlock columns = plan.columns().stream().map(EventMethods::value).collect(CodeBlock.joining(",$W"));
            values = CodeBlock.of("new $T[] {$Z$L}", Object.class, columns);
        }
        return method.addStatement(
                        "return $T.$N.$N.asMap($L$L)",
                        poet(plan.names().parser()),
                        plan.parser().columnsClass(),
                        GeneratedNames.EVENT_TYPE,
                        values,
                        plan.dynamic() ? ", " + GeneratedNames.UNDECLARED_MEMBERS + "()" : "")
                .build();
    }

    /** Golden: {@code Wide.putColumns0(Object[])}. */
    private MethodSpec putColumns(ColumnGroup group) {
        MethodSpec.Builder method = MethodSpec.methodBuilder("put" + group.className())
                .addModifiers(PRIVATE)
                .addParameter(Object[].class, "values");
        for (ColumnPlan column : group.columns()) {
            if (!column.alwaysNull()) {
                method.addStatement("values[$L] = $L", ColumnCode.bitInParser(plan, column), value(column));
            }
        }
        return method.build();
    }

    /** Returns the column's value in the map, next to a local variable {@code values}. */
    private static CodeBlock value(ColumnPlan column) {
        if (column.alwaysNull()) {
            return CodeBlock.of("null");
        }
        String field = column.inherited() ? column.getter() + "()" : own(column, Set.of("values"));
        return column.primitive() && column.hasPresenceBit()
                ? CodeBlock.of("has$L() ? $L : null", column.accessor(), field)
                : ColumnCode.unwrapped(column, field);
    }

    /** Golden: {@code User.writeTo(JsonOutput)}; {@code Event.writeTo(JsonOutput)} in {@code dev.schemac.golden.events}. */
    private MethodSpec writeTo() {
        return Declarations.overriding("writeTo")
                .addParameter(RuntimeNames.JSON_OUTPUT, "out")
                .addStatement(
                        "$L(this, out)",
                        plan.writer().eventsChoose()
                                ? CodeBlock.of("$T.$N", poet(plan.names().writer()), GeneratedNames.WRITE_ITSELF)
                                : CodeBlock.of("$L.write", instance(plan.names().writer())))
                .build();
    }

    /** Golden: {@code Office.detach()} in {@code dev.schemac.golden.lazy}. */
    private MethodSpec detach() {
        MethodSpec.Builder method = Declarations.overriding("detach");
        if (plan.value().hierarchy().inheritsDetach()) {
            method.addStatement("super.detach()");
        }
        if (plan.value().ownWide()) {
            plan.value().ownGroups().forEach(group -> method.addStatement("detach$L()", group.className()));
        } else {
            method.addCode(detached(plan.value().ownColumns()));
        }
        ColumnPlan.sources(plan.value().ownColumns()).forEach(source -> method.addStatement("$N = null", source));
        return method.build();
    }

    private static MethodSpec detachColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("detach" + group.className())
                .addModifiers(PRIVATE)
                .addCode(detached(group.columns()))
                .build();
    }

    private static CodeBlock detached(List<ColumnPlan> columns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ColumnPlan column : columns) {
            if (column.lazy().isPresent()) {
                code.addStatement("set$L($L())", column.accessor(), column.getter());
            } else if (column.containsLazy()) {
                code.addStatement("$T.detachAll($N)", LazyEvents.class, column.field());
            }
        }
        return code.build();
    }

    /** Returns a column that the class declares itself, as its methods name it. */
    private static String own(ColumnPlan column, Set<String> locals) {
        return column.lazy().isPresent() ? column.getter() + "()" : column.fieldBeside(locals);
    }

    /** Golden: {@code User.toString()}. */
    private static MethodSpec toStringMethod() {
        return Declarations.overriding("toString")
                .returns(String.class)
                .addStatement("return toDisplayString()")
                .build();
    }

    // ---- equals and hashCode: by content however deep; in wide schemas with one method for each 64 columns

    /** Golden: {@code User.equals(Object)}, {@code Wide.equals(Object)}. */
    private MethodSpec equalsMethod() {
        List<CodeBlock> terms = new ArrayList<>();
        if (plan.value().hierarchy().parent().isPresent()) {
            terms.add(CodeBlock.of("super.equals(that)"));
        } else if (plan.value().hierarchy().extended()) {
            terms.add(CodeBlock.of("getClass() == that.getClass()"));
        }
        if (plan.value().ownWide()) {
            plan.value().ownGroups().forEach(group -> terms.add(CodeBlock.of("equal$L(that)", group.className())));
        } else {
            terms.addAll(equalities(plan.value().ownGroups().get(0), Set.of("that", "other")));
        }
        if (plan.value().keepsUndeclared()) {
            terms.add(CodeBlock.of("$T.equal($N, that.$N)", RuntimeNames.JSON_VALUES, undeclared, undeclared));
        }
        MethodSpec.Builder method = Declarations.overriding("equals")
                .returns(boolean.class)
                .addParameter(RuntimeNames.anything(plan), "other");
        if (terms.isEmpty()) {
            return method.addStatement("return other instanceof $T", self).build();
        }
        return method.addStatement(
                        "return this == other$W|| other instanceof $T that$W&& $L",
                        self,
                        CodeBlock.join(terms, "$W&& "))
                .build();
    }

    /** Golden: {@code Wide.equalColumns0(Wide)}. */
    private MethodSpec equalColumns(ColumnGroup group) {
        List<CodeBlock> terms = equalities(group, Set.of("that"));
        return MethodSpec.methodBuilder("equal" + group.className())
                .addModifiers(PRIVATE)
                .returns(boolean.class)
                .addParameter(self, "that")
                .addStatement("return $L", terms.isEmpty() ? "true" : CodeBlock.join(terms, "$W&& "))
                .build();
    }

    private static List<CodeBlock> equalities(ColumnGroup group, Set<String> locals) {
        List<CodeBlock> terms = new ArrayList<>();
        group.presence().forEach(word -> terms.add(CodeBlock.of("$1N == that.$1N", word.field())));
        for (ColumnPlan column : group.valued()) {
            terms.add(equal(column, own(column, locals), "that." + own(column, Set.of())));
        }
        return terms;
    }

    /** Golden: {@code User.hashCode()}, {@code Wide.hashCode()}. */
    private MethodSpec hashCodeMethod() {
        MethodSpec.Builder method = Declarations.overriding("hashCode").returns(int.class);
        List<CodeBlock> hashes = new ArrayList<>();
        if (plan.value().hierarchy().parent().isPresent()) {
            hashes.add(CodeBlock.of("super.hashCode()"));
        }
        if (plan.value().ownWide()) {
            plan.value().ownGroups().forEach(group -> hashes.add(CodeBlock.of("hash$L()", group.className())));
        } else {
            hashes.addAll(hashes(plan.value().ownGroups().get(0)));
        }
        if (plan.value().keepsUndeclared()) {
            hashes.add(CodeBlock.of("$T.hash($N)", RuntimeNames.JSON_VALUES, undeclared));
        }
        return method.addCode(combined(hashes)).build();
    }

    /** Golden: {@code Wide.hashColumns0()}. */
    private static MethodSpec hashColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("hash" + group.className())
                .addModifiers(PRIVATE)
                .returns(int.class)
                .addCode(combined(hashes(group)))
                .build();
    }

    private static CodeBlock combined(List<CodeBlock> values) {
        CodeBlock combined = values.isEmpty()
                ? CodeBlock.of("1")
                : CodeBlock.of("$T.hash($L)", Objects.class, CodeBlock.join(values, ",$W"));
        return CodeBlock.builder().addStatement("return $L", combined).build();
    }

    /** Without the presence bits: an absent column and its value when absent may have the same hash. */
    private static List<CodeBlock> hashes(ColumnGroup group) {
        return group.valued().stream()
                .map(column -> hashed(column, own(column, Set.of())))
                .toList();
    }

    private static CodeBlock equal(ColumnPlan column, String left, String right) {
        return switch (column.type().equality()) {
            case PRIMITIVE -> CodeBlock.of("$L == $L", left, right);
            case FRACTION ->
                CodeBlock.of("$T.compare($L, $L) == 0", poet(column.javaType().boxed()), left, right);
            case VALUE -> CodeBlock.of("$T.equals($L, $L)", Objects.class, left, right);
            case ARRAY -> CodeBlock.of("$T.equals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case ARRAYS -> CodeBlock.of("$T.deepEquals($L, $L)", RuntimeNames.ARRAYS, left, right);
            case MIXED -> CodeBlock.of("$T.equal($L, $L)", RuntimeNames.JSON_VALUES, left, right);
        };
    }

    /** Returns an argument of {@code Objects.hash}. */
    private static CodeBlock hashed(ColumnPlan column, String value) {
        return switch (column.type().equality()) {
            case PRIMITIVE, FRACTION, VALUE -> CodeBlock.of("$L", value);
            case ARRAY -> CodeBlock.of("$T.hashCode($L)", RuntimeNames.ARRAYS, value);
            case ARRAYS -> CodeBlock.of("$T.deepHashCode($L)", RuntimeNames.ARRAYS, value);
            case MIXED -> CodeBlock.of("$T.hash($L)", RuntimeNames.JSON_VALUES, value);
        };
    }
}
