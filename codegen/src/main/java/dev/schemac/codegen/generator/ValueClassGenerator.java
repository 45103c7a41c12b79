package dev.schemac.codegen.generator;

import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.dsl.model.ListType;
import dev.schemac.dsl.model.MapType;
import dev.schemac.dsl.model.ObjectType;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Emits the value class of a schema, {@code User} for schema {@code User}: one method here for each member there, in
 * the order of the output. Examples of the output are in {@code codegen/src/golden/java}; those named below are in its
 * package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more than 64 columns.
 */
final class ValueClassGenerator {

    /** The field for the members that no column declares. */
    static final String UNDECLARED = "undeclared";

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final TypeName self;

    ValueClassGenerator(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.self = plan.names().value();
    }

    TypeSpec generate() {
        TypeSpec.Builder type = TypeSpec.classBuilder(plan.names().value())
                .addJavadoc("$L", javadoc())
                .addAnnotation(RuntimeNames.generatedBy(ValueClassGenerator.class))
                .addModifiers(PUBLIC);
        if (!plan.extended()) {
            type.addModifiers(FINAL);
        }
        plan.parent()
                .ifPresentOrElse(
                        parent -> type.superclass(parent.value()),
                        () -> type.addSuperinterface(RuntimeNames.JSON_EVENT));
        plan.ownColumns().stream()
                .filter(column -> !column.alwaysNull())
                .forEach(column -> type.addField(field(column)));
        plan.ownGroups().forEach(group -> group.presence().forEach(word -> type.addField(presenceField(group, word))));
        if (plan.keepsUndeclared()) {
            type.addField(undeclaredField());
        }
        type.addMethod(constructor());
        type.addMethod(parseText());
        type.addMethod(parseBytes());
        type.addMethod(parseRange());
        type.addMethod(parseStream());
        for (ColumnPlan column : plan.ownColumns()) {
            type.addMethod(getter(column));
            if (!column.alwaysNull()) {
                type.addMethod(setter(column));
            }
            type.addMethod(presenceTest(column));
            if (column.primitive()) {
                type.addMethod(clearer(column));
            }
        }
        if (plan.keepsUndeclared()) {
            type.addMethod(undeclaredMembers());
            type.addMethod(keep());
        }
        type.addMethod(asMap());
        type.addMethod(writeTo());
        type.addMethod(equalsMethod());
        type.addMethod(hashCodeMethod());
        type.addMethod(toStringMethod());
        if (plan.wide()) {
            plan.groups().forEach(group -> type.addMethod(putColumns(group)));
        }
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> type.addMethod(equalColumns(group)));
            plan.ownGroups().forEach(group -> type.addMethod(hashColumns(group)));
        }
        return type.build();
    }

    private String javadoc() {
        String schema = JavaText.mention(plan.type().name());
        String origin = plan.type().module().isEmpty()
                ? "An event of schema " + schema + "."
                : "An event of schema " + schema + " in module "
                        + JavaText.mention(plan.type().module()) + ".";
        String text = plan.type()
                .description()
                .filter(description -> !description.isBlank())
                .map(description -> JavaText.javadoc(description) + "\n\n<p>" + origin)
                .orElse(origin);
        return text + "\nNot safe for use by several threads while one of them changes it.";
    }

    /** Golden: {@code User._id}. */
    private FieldSpec field(ColumnPlan column) {
        return FieldSpec.builder(column.javaType(), column.field()).build();
    }

    /** Golden: {@code User.presence}. */
    private FieldSpec presenceField(ColumnGroup group, ColumnGroup.PresenceWord word) {
        String origin = group.first() == 0 ? "" : group.first() + " + ";
        return FieldSpec.builder(long.class, word.field())
                .addJavadoc("Bit i is set while column number $Li is present; primitive columns only.", origin)
                .build();
    }

    /** Golden: {@code Event.undeclared} in {@code dev.schemac.golden.dynamic}. */
    private static FieldSpec undeclaredField() {
        return FieldSpec.builder(RuntimeNames.STRING_TO_OBJECT, UNDECLARED)
                .addJavadoc("The members that no column declares, by name; null where there are none.")
                .build();
    }

    /** Golden: {@code User()}. */
    private MethodSpec constructor() {
        return MethodSpec.constructorBuilder()
                .addJavadoc("An event without any column.")
                .addModifiers(PUBLIC)
                .build();
    }

    /** Golden: {@code User.parse(String)}. */
    private MethodSpec parseText() {
        return parse("Parses a document.")
                .addParameter(String.class, "json")
                .addStatement("return $T.INSTANCE.parse(json)", plan.names().parser())
                .build();
    }

    /** Golden: {@code User.parse(byte[])}. */
    private MethodSpec parseBytes() {
        return parse("Parses a document in UTF-8.")
                .addParameter(byte[].class, "json")
                .addStatement("return $T.INSTANCE.parse(json)", plan.names().parser())
                .build();
    }

    /** Golden: {@code User.parse(byte[], int, int)}. */
    private MethodSpec parseRange() {
        return parse("Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long.")
                .addParameter(byte[].class, "json")
                .addParameter(int.class, "offset")
                .addParameter(int.class, "length")
                .addStatement(
                        "return $T.INSTANCE.parse(json, offset, length)",
                        plan.names().parser())
                .build();
    }

    /** Golden: {@code User.parse(InputStream)}. */
    private MethodSpec parseStream() {
        return parse("Reads a stream to its end and parses the document in UTF-8; the stream stays open.")
                .addParameter(InputStream.class, "json")
                .addException(IOException.class)
                .addStatement("return $T.INSTANCE.parse(json)", plan.names().parser())
                .build();
    }

    private MethodSpec.Builder parse(String javadoc) {
        return MethodSpec.methodBuilder("parse")
                .addJavadoc("$L", javadoc)
                .addModifiers(PUBLIC, STATIC)
                .returns(self);
    }

    /** Golden: {@code User.getIndex()}. */
    private MethodSpec getter(ColumnPlan column) {
        if (column.alwaysNull()) {
            return MethodSpec.methodBuilder("get" + column.accessor())
                    .addJavadoc("$L", "Column " + JavaText.mention(column.name()) + ", always {@code null}.")
                    .addModifiers(PUBLIC)
                    .returns(column.javaType())
                    .addStatement("return null")
                    .build();
        }
        String note = notCopied(column);
        return MethodSpec.methodBuilder("get" + column.accessor())
                .addJavadoc(
                        "$L",
                        "Column " + JavaText.mention(column.name()) + ", {@code " + types.absentValue(column.type())
                                + "} where it is absent." + note)
                .addModifiers(PUBLIC)
                .returns(column.javaType())
                .addStatement("return $N", column.field())
                .build();
    }

    /** Golden: {@code User.setIndex(int)}. */
    private MethodSpec setter(ColumnPlan column) {
        String meaning;
        if (column.primitive()) {
            meaning = "; it is present from now on.";
        } else {
            meaning = "; {@code null} makes it absent." + notCopied(column);
        }
        MethodSpec.Builder setter = MethodSpec.methodBuilder("set" + column.accessor())
                .addJavadoc("$L", "Sets column " + JavaText.mention(column.name()) + meaning)
                .addModifiers(PUBLIC)
                .addParameter(column.javaType(), column.field())
                .addStatement("this.$1N = $1N", column.field());
        if (column.primitive()) {
            setter.addStatement("$N |= 1L << $L", column.presenceField(), column.bit());
        }
        return setter.build();
    }

    private static String notCopied(ColumnPlan column) {
        if (column.javaType() instanceof ArrayTypeName) {
            return " The array is not copied.";
        } else if (column.type() instanceof ListType) {
            return " The list is not copied.";
        }
        return column.type() instanceof MapType ? " The map is not copied." : "";
    }

    /** Golden: {@code User.hasIndex()} and {@code User.has_id()}. */
    private MethodSpec presenceTest(ColumnPlan column) {
        CodeBlock present = CodeBlock.of("$N != null", column.field());
        if (column.alwaysNull()) {
            present = CodeBlock.of("false");
        } else if (column.primitive()) {
            present = CodeBlock.of("($N & (1L << $L)) != 0", column.presenceField(), column.bit());
        }
        return MethodSpec.methodBuilder("has" + column.accessor())
                .addJavadoc("$L", "Whether column " + JavaText.mention(column.name()) + " is present and not null.")
                .addModifiers(PUBLIC)
                .returns(boolean.class)
                .addStatement("return $L", present)
                .build();
    }

    /** Golden: {@code User.clearIndex()}. */
    private MethodSpec clearer(ColumnPlan column) {
        return MethodSpec.methodBuilder("clear" + column.accessor())
                .addJavadoc("$L", "Makes column " + JavaText.mention(column.name()) + " absent.")
                .addModifiers(PUBLIC)
                .addStatement("$N = $L", column.field(), types.absentValue(column.type()))
                .addStatement("$N &= ~(1L << $L)", column.presenceField(), column.bit())
                .build();
    }

    /** Golden: {@code Event.undeclaredMembers()} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec undeclaredMembers() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("undeclaredMembers")
                .addJavadoc(
                        "The members that no column declares, in the order in which they came; a view that cannot be changed.");
        if (plan.type().parent().filter(ObjectType::dynamic).isPresent()) {
            method.addAnnotation(Override.class);
        }
        return method.addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT)
                .addStatement(
                        "return $1N == null ? $2T.emptyMap() : $2T.unmodifiableMap($1N)",
                        UNDECLARED,
                        RuntimeNames.COLLECTIONS)
                .build();
    }

    /** Golden: {@code Event.keep(String, Object)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec keep() {
        return MethodSpec.methodBuilder("keep")
                .addJavadoc("Takes a member that no column declares; of several with one name the last value counts.")
                .addParameter(String.class, "name")
                .addParameter(Object.class, "value")
                .beginControlFlow("if ($N == null)", UNDECLARED)
                .addStatement("$N = new $T<>()", UNDECLARED, RuntimeNames.LINKED_HASH_MAP)
                .endControlFlow()
                .addStatement("$N.put(name, value)", UNDECLARED)
                .build();
    }

    /** Golden: {@code User.asMap()}, {@code Wide.asMap()}. */
    private MethodSpec asMap() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("asMap")
                .addJavadoc(
                        "The columns by name as they are now, in the order of the schema; absent ones are {@code null}.$L",
                        plan.dynamic() ? "\nUndeclared members come after them." : "")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(RuntimeNames.STRING_TO_OBJECT)
                .addStatement("$T map = new $T<>()", RuntimeNames.STRING_TO_OBJECT, RuntimeNames.LINKED_HASH_MAP);
        if (plan.wide()) {
            plan.groups().forEach(group -> method.addStatement("put$L(map)", group.className()));
        } else {
            method.addCode(puts(plan.onlyGroup()));
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
    private MethodSpec putColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("put" + group.className())
                .addModifiers(PRIVATE)
                .addParameter(RuntimeNames.STRING_TO_OBJECT, "map")
                .addCode(puts(group))
                .build();
    }

    private CodeBlock puts(ColumnGroup group) {
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
    private MethodSpec writeTo() {
        return MethodSpec.methodBuilder("writeTo")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .addParameter(RuntimeNames.JSON_WRITER, "out")
                .addStatement("$T.INSTANCE.write(this, out)", plan.names().writer())
                .build();
    }

    /** Golden: {@code User.equals(Object)}, {@code Wide.equals(Object)}. */
    private MethodSpec equalsMethod() {
        List<CodeBlock> terms = new ArrayList<>();
        if (plan.parent().isPresent()) {
            terms.add(CodeBlock.of("super.equals(that)"));
        } else if (plan.extended()) {
            terms.add(CodeBlock.of("getClass() == that.getClass()"));
        }
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> terms.add(CodeBlock.of("equal$L(that)", group.className())));
        } else {
            terms.addAll(equalities(plan.ownGroups().get(0), Set.of("that", "other")));
        }
        if (plan.keepsUndeclared()) {
            terms.add(CodeBlock.of("$T.equal($N, that.$N)", RuntimeNames.JSON_VALUES, UNDECLARED, UNDECLARED));
        }
        MethodSpec.Builder method = MethodSpec.methodBuilder("equals")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(boolean.class)
                .addParameter(Object.class, "other");
        if (terms.isEmpty()) {
            return method.addStatement("return other instanceof $T", self).build();
        }
        return method.beginControlFlow("if (this == other)")
                .addStatement("return true")
                .endControlFlow()
                .addStatement("return other instanceof $T that\n&& $L", self, CodeBlock.join(terms, "\n&& "))
                .build();
    }

    /** Golden: {@code Wide.equalColumns0(Wide)}. */
    private MethodSpec equalColumns(ColumnGroup group) {
        List<CodeBlock> terms = equalities(group, Set.of("that"));
        return MethodSpec.methodBuilder("equal" + group.className())
                .addModifiers(PRIVATE)
                .returns(boolean.class)
                .addParameter(self, "that")
                .addStatement("return $L", terms.isEmpty() ? "true" : CodeBlock.join(terms, "\n&& "))
                .build();
    }

    private List<CodeBlock> equalities(ColumnGroup group, Set<String> locals) {
        List<CodeBlock> terms = new ArrayList<>();
        group.presence().forEach(word -> terms.add(CodeBlock.of("$1N == that.$1N", word.field())));
        for (ColumnPlan column : valued(group)) {
            terms.add(types.equal(column.type(), column.fieldBeside(locals), "that." + column.field()));
        }
        return terms;
    }

    /** Golden: {@code User.hashCode()}, {@code Wide.hashCode()}. */
    private MethodSpec hashCodeMethod() {
        MethodSpec.Builder method = MethodSpec.methodBuilder("hashCode")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(int.class);
        String start = plan.parent().isPresent() ? "super.hashCode()" : "1";
        boolean own = plan.ownColumns().stream().anyMatch(column -> !column.alwaysNull());
        if (!own && !plan.keepsUndeclared()) {
            return method.addStatement("return $L", start).build();
        }
        method.addStatement("int hash = $L", start);
        if (plan.ownWide()) {
            plan.ownGroups().forEach(group -> method.addStatement("hash = 31 * hash + hash$L()", group.className()));
        } else {
            method.addCode(hashes(plan.ownGroups().get(0)));
        }
        if (plan.keepsUndeclared()) {
            method.addStatement("hash = 31 * hash + $T.hash($N)", RuntimeNames.JSON_VALUES, UNDECLARED);
        }
        return method.addStatement("return hash").build();
    }

    /** Golden: {@code Wide.hashColumns0()}. */
    private MethodSpec hashColumns(ColumnGroup group) {
        return MethodSpec.methodBuilder("hash" + group.className())
                .addModifiers(PRIVATE)
                .returns(int.class)
                .addStatement("int hash = 1")
                .addCode(hashes(group))
                .addStatement("return hash")
                .build();
    }

    private CodeBlock hashes(ColumnGroup group) {
        CodeBlock.Builder hashes = CodeBlock.builder();
        group.presence()
                .forEach(word -> hashes.addStatement("hash = 31 * hash + $T.hashCode($N)", Long.class, word.field()));
        for (ColumnPlan column : valued(group)) {
            String field = column.fieldBeside(Set.of("hash"));
            hashes.addStatement("hash = 31 * hash + $L", types.hash(column.type(), field));
        }
        return hashes.build();
    }

    /** The columns of a group that can have a value. */
    private static List<ColumnPlan> valued(ColumnGroup group) {
        return group.columns().stream().filter(column -> !column.alwaysNull()).toList();
    }

    /** Golden: {@code User.toString()}. */
    private MethodSpec toStringMethod() {
        return MethodSpec.methodBuilder("toString")
                .addJavadoc("The event as compact JSON.")
                .addAnnotation(Override.class)
                .addModifiers(PUBLIC)
                .returns(String.class)
                .addStatement("return toDisplayString()")
                .build();
    }
}
