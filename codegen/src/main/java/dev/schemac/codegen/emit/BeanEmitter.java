package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.ABSTRACT;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PROTECTED;
import static javax.lang.model.element.Modifier.PUBLIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ColumnPlan.LazyString;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.runtime.LazyEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Emits the value class of a schema as a JavaBean, {@code User} for schema {@code User}. It has one method for
 * each member of the output, in the same order. Examples of the output are in {@code codegen/src/golden/java}. The examples
 * named below are in its package {@code dev.schemac.golden.users}, or {@code dev.schemac.golden.wide} for schemas of more
 * than 64 columns.
 */
final class BeanEmitter {

    private final ObjectPlan plan;

    BeanEmitter(ObjectPlan plan) {
        this.plan = plan;
    }

    TypeSpec generate() {
        EventMethods event = new EventMethods(plan, GeneratedNames.UNDECLARED_FIELD);
        TypeSpec.Builder type =
                event.valueType(TypeSpec.classBuilder(poet(plan.names().value())), javadoc());
        if (plan.isAbstract()) {
            type.addModifiers(ABSTRACT);
        } else if (!plan.value().hierarchy().extended()) {
            type.addModifiers(FINAL);
        }
        plan.value().hierarchy().annotations().forEach(annotation -> type.addAnnotation(poet(annotation)));
        plan.value().hierarchy().parent().ifPresent(parent -> type.superclass(poet(parent.value())));
        if (plan.value().introducesDetach()) {
            type.addSuperinterface(LazyEvent.class);
        } else if (plan.value().hierarchy().parent().isEmpty()) {
            type.addSuperinterface(RuntimeNames.JSON_EVENT);
        }
        if (plan.value().hierarchy().parent().isEmpty()) {
            type.addSuperinterface(RuntimeNames.WRITABLE);
        }
        plan.value().hierarchy().interfaces().forEach(own -> type.addSuperinterface(poet(own)));
        fields().forEach(type::addField);
        if (plan.value().keepsUndeclared()) {
            type.addField(undeclaredField());
        }
        type.addMethod(constructor());
        type.addMethods(event.parse());
        type.addMethods(event.writeLists());
        plan.value().ownColumns().forEach(column -> accessors(column).forEach(type::addMethod));
        if (plan.value().keepsUndeclared()) {
            type.addMethod(undeclaredMembers());
        }
        if (plan.dynamic()) {
            type.addMethod(putUndeclaredMember());
        }
        if (plan.value().keepsUndeclared()) {
            type.addMethod(removeUndeclaredMember());
            type.addMethod(keep());
        }
        type.addMethods(event.shared());
        return type.build();
    }

    /** Returns the facts that the Javadoc of {@code JsonEvent} does not contain. */
    private String javadoc() {
        return plan.value().hasOwnLazy()
                ? "\nStrings are decoded on first access. Until then, or {@link #detach}, the event refers to its document."
                : "";
    }

    /**
     * Emits the fields of the columns. They are not private, because the parser would then call setters. From about the
     * 13th column on, the compiler of HotSpot has inlined as much as it will into {@code read}, so these calls would
     * remain: reading {@code User} was 7 % slower. With package-private accessors without presence bits it was 1 % slower,
     * in one of five JVMs 11 %, and the class had two more methods for each column.
     *
     * <p>Golden: {@code User.id}; {@code Office.name} and {@code Office.nameAt} in {@code dev.schemac.golden.lazy}.
     */
    private List<FieldSpec> fields() {
        List<FieldSpec> fields = new ArrayList<>();
        for (ColumnPlan column : plan.value().ownFields()) {
            FieldSpec.Builder field = FieldSpec.builder(poet(column.type().field()), column.field());
            column.defaultValue()
                    .ifPresent(value -> field.initializer(new ColumnCode(plan).initialValue(column, value)));
            fields.add(field.build());
            column.lazy()
                    .ifPresent(lazy -> fields.add(
                            FieldSpec.builder(long.class, lazy.place()).build()));
        }
        ColumnPlan.sources(plan.value().ownColumns()).forEach(source -> fields.add(sourceField(source)));
        plan.value().ownGroups().forEach(group -> group.presence().forEach(word -> fields.add(presenceField(word))));
        return fields;
    }

    /** Golden: {@code Office.source} in {@code dev.schemac.golden.lazy}. */
    private FieldSpec sourceField(String name) {
        return FieldSpec.builder(RuntimeNames.nullable(RuntimeNames.STRING_SOURCE, plan), name)
                .addJavadoc("Contains each string whose {@code ...At} is not 0.")
                .build();
    }

    /** Golden: {@code User.presence}; {@code Contact.presence} in {@code dev.schemac.golden.members}. */
    private FieldSpec presenceField(ColumnGroup.PresenceWord word) {
        FieldSpec.Builder field = FieldSpec.builder(long.class, word.field());
        if (!word.defaulted().isEmpty()) {
            field.initializer(word.defaulted().stream()
                    .map(column -> CodeBlock.of("1L << $L", ColumnCode.bitInParser(plan, column)))
                    .collect(CodeBlock.joining("$W| ")));
        }
        return field.build();
    }

    /** Golden: {@code Event.undeclared} in {@code dev.schemac.golden.dynamic}. */
    private FieldSpec undeclaredField() {
        return FieldSpec.builder(
                        RuntimeNames.nullable(RuntimeNames.members(plan), plan), GeneratedNames.UNDECLARED_FIELD)
                .addJavadoc("Undeclared members by name; null if there are none.")
                .build();
    }

    /**
     * Golden: {@code User()}. The setter of a parent in another package assigns a field, and no subclass overrides this
     * call of it. javac from 21 on warns of it all the same.
     */
    private MethodSpec constructor() {
        MethodSpec.Builder constructor =
                MethodSpec.constructorBuilder().addModifiers(plan.isAbstract() ? PROTECTED : PUBLIC);
        for (ColumnPlan column : plan.value().initialized()) {
            String text = JavaText.literal(column.initial().orElseThrow());
            if (column.reachable()) {
                constructor.addStatement("$N = $L", column.field(), text);
            } else {
                constructor.addStatement("super.set$L($L)", column.accessor(), text);
            }
        }
        if (plan.value().hierarchy().extended()
                && plan.value().initialized().stream().anyMatch(column -> !column.reachable())) {
            constructor.addAnnotation(RuntimeNames.THIS_ESCAPE);
        }
        return constructor.build();
    }

    /** Emits the methods of one column. */
    private List<MethodSpec> accessors(ColumnPlan column) {
        List<MethodSpec> methods = new ArrayList<>();
        methods.add(getter(column));
        if (!column.alwaysNull()) {
            methods.add(setter(column));
        }
        methods.add(presenceTest(column));
        if (column.hasPresenceBit()) {
            methods.add(clearer(column));
        }
        return methods;
    }

    /** Golden: {@code User.getIndex()}. */
    private MethodSpec getter(ColumnPlan column) {
        MethodSpec.Builder getter = MethodSpec.methodBuilder(column.getter())
                .addJavadoc(EventMethods.javadoc(column))
                .addModifiers(PUBLIC)
                .returns(poet(column.type().member()));
        if (column.lazy().isPresent()) {
            return getter.addCode(decodeOnce(column, column.lazy().get())).build();
        }
        return getter.addStatement("return $L", column.alwaysNull() ? "null" : column.field())
                .build();
    }

    /** Reads the field once, because another thread may set it to an equal string in between. */
    private static CodeBlock decodeOnce(ColumnPlan column, LazyString lazy) {
        String decoded = GeneratedNames.DECODED;
        String field = column.fieldBeside(Set.of(decoded));
        return CodeBlock.builder()
                .addStatement("$T $N = $L", String.class, decoded, field)
                .beginControlFlow("if ($N == null && $N != 0)", decoded, lazy.place())
                .addStatement("$N = $N.string($N)", decoded, lazy.source(), lazy.place())
                .addStatement("$L = $N", field, decoded)
                .endControlFlow()
                .addStatement("return $N", decoded)
                .build();
    }

    /** Golden: {@code User.setIndex(int)}. */
    private MethodSpec setter(ColumnPlan column) {
        MethodSpec.Builder setter = MethodSpec.methodBuilder("set" + column.accessor())
                .addJavadoc(EventMethods.javadoc(column, ""))
                .addModifiers(PUBLIC)
                .addParameter(poet(column.type().member()), column.field())
                .addStatement("this.$1N = $1N", column.field());
        if (column.hasPresenceBit()) {
            setter.addStatement("$N |= 1L << $L", column.presenceField(), ColumnCode.bitInParser(plan, column));
        }
        column.lazy().ifPresent(lazy -> setter.addStatement("$N = 0", lazy.place()));
        return setter.build();
    }

    /** Golden: {@code User.hasIndex()} and {@code User.hasId()}. */
    private MethodSpec presenceTest(ColumnPlan column) {
        CodeBlock present = CodeBlock.of("$N != null", column.field());
        if (column.alwaysNull()) {
            present = CodeBlock.of("false");
        } else if (column.hasPresenceBit()) {
            present = CodeBlock.of(
                    "($N & (1L << $L)) != 0", column.presenceField(), ColumnCode.bitInParser(plan, column));
        } else if (column.lazy().isPresent()) {
            present = CodeBlock.of(
                    "$N != null || $N != 0", column.field(), column.lazy().get().place());
        }
        return MethodSpec.methodBuilder("has" + column.accessor())
                .addModifiers(PUBLIC)
                .returns(boolean.class)
                .addStatement("return $L", present)
                .build();
    }

    /** Golden: {@code User.clearIndex()}. */
    private MethodSpec clearer(ColumnPlan column) {
        return MethodSpec.methodBuilder("clear" + column.accessor())
                .addModifiers(PUBLIC)
                .addStatement("$N = $L", column.field(), column.absentValue())
                .addStatement("$N &= ~(1L << $L)", column.presenceField(), ColumnCode.bitInParser(plan, column))
                .build();
    }

    /** Golden: {@code Event.undeclaredMembers()} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec undeclaredMembers() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.UNDECLARED_MEMBERS)
                .addJavadoc("Returns the undeclared members in document order, as an unmodifiable view.");
        return overriding(method)
                .addModifiers(PUBLIC)
                .returns(RuntimeNames.members(plan))
                .addStatement(
                        "return $1N == null ? $2T.emptyMap() : $2T.unmodifiableMap($1N)",
                        GeneratedNames.UNDECLARED_FIELD,
                        RuntimeNames.COLLECTIONS)
                .build();
    }

    /** Golden: {@code Event.putUndeclaredMember(String, Object)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec putUndeclaredMember() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.PUT_UNDECLARED)
                .addJavadoc("Sets an undeclared member; the value is not copied.\n\n"
                        + "@throws IllegalArgumentException if a column has that name in JSON");
        return overriding(method)
                .addModifiers(PUBLIC)
                .addParameter(String.class, "name")
                .addParameter(RuntimeNames.anything(plan), "value")
                .addStatement("$T.$L(name)", poet(plan.names().parser()), GeneratedNames.CHECK_UNDECLARED)
                .addStatement("keep(name, value)")
                .build();
    }

    /** Golden: {@code Event.removeUndeclaredMember(String)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec removeUndeclaredMember() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.REMOVE_UNDECLARED)
                .addJavadoc("Removes an undeclared member, if it exists.");
        return overriding(method)
                .addModifiers(PUBLIC)
                .addParameter(String.class, "name")
                .beginControlFlow("if ($N != null)", GeneratedNames.UNDECLARED_FIELD)
                .addStatement("$N.remove(name)", GeneratedNames.UNDECLARED_FIELD)
                .addStatement("$1N = $1N.isEmpty() ? null : $1N", GeneratedNames.UNDECLARED_FIELD)
                .endControlFlow()
                .build();
    }

    private MethodSpec.Builder overriding(MethodSpec.Builder method) {
        return plan.value().hierarchy().parentIsDynamic() ? method.addAnnotation(Override.class) : method;
    }

    /** Golden: {@code Event.keep(String, Object)} in {@code dev.schemac.golden.dynamic}. */
    private MethodSpec keep() {
        return MethodSpec.methodBuilder(GeneratedNames.KEEP)
                .addJavadoc("Sets an undeclared member without a check of its name.")
                .addParameter(String.class, "name")
                .addParameter(RuntimeNames.anything(plan), "value")
                .beginControlFlow("if ($N == null)", GeneratedNames.UNDECLARED_FIELD)
                .addStatement("$N = new $T<>()", GeneratedNames.UNDECLARED_FIELD, RuntimeNames.LINKED_HASH_MAP)
                .endControlFlow()
                .addStatement("$N.put(name, value)", GeneratedNames.UNDECLARED_FIELD)
                .build();
    }
}
