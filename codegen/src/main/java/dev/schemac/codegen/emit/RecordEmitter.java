package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.ABSTRACT;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.NON_SEALED;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.SEALED;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ValueClassPlan.Replacement;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the value class of a schema as a record with a builder. It has one method for each member of the
 * output, in the same order. Examples of the output are in {@code codegen/src/golden/java}. The examples named below are in
 * its package {@code dev.schemac.golden.records}.
 */
final class RecordEmitter {

    private final ObjectPlan plan;
    private final ClassName builder;
    private final List<ColumnPlan> columns;

    RecordEmitter(ObjectPlan plan) {
        this.plan = plan;
        this.builder = poet(plan.parser().filled());
        this.columns = plan.value().components();
    }

    TypeSpec generate() {
        EventMethods event = new EventMethods(plan, GeneratedNames.UNDECLARED_MEMBERS);
        TypeSpec.Builder type = event.valueType(TypeSpec.recordBuilder(poet(plan.valueClass())), javadoc())
                .addSuperinterfaces(superinterfaces())
                .recordConstructor(components());
        plan.value().hierarchy().annotations().forEach(annotation -> type.addAnnotation(poet(annotation)));
        plan.value().hierarchy().interfaces().forEach(own -> type.addSuperinterface(poet(own)));
        if (plan.dynamic() || !plan.value().copied().isEmpty()) {
            type.addMethod(compactConstructor());
        }
        if (!plan.isInterface()) {
            type.addMethods(event.parse());
            type.addMethods(event.writeLists());
        }
        type.addMethod(builder());
        type.addMethod(toBuilder());
        plan.value().replacements().forEach(each -> type.addMethod(replacing(each)));
        plan.value().withoutValue().forEach(column -> type.addMethod(alwaysNull(column)));
        type.addMethods(event.shared());
        type.addType(new BuilderEmitter(plan, builder, columns).generate());
        return type.build();
    }

    /** Returns the interface of the schema itself, of its parent, or those of all events. */
    private List<ClassName> superinterfaces() {
        return plan.isInterface() ? List.of(poet(plan.names().value())) : extended();
    }

    private List<ClassName> extended() {
        return plan.value()
                .hierarchy()
                .shared()
                .map(other -> List.of(poet(other.classes().value())))
                .orElse(List.of(RuntimeNames.JSON_EVENT, RuntimeNames.WRITABLE));
    }

    /**
     * Emits the interface that the records of several schemas implement. Golden: {@code Event} in package {@code
     * events}.
     */
    TypeSpec generateInterface() {
        EventMethods event = new EventMethods(plan, GeneratedNames.UNDECLARED_MEMBERS);
        TypeSpec.Builder type = event.valueType(
                        TypeSpec.interfaceBuilder(poet(plan.names().value())),
                        "\nEach event is of a class that implements this interface.")
                .addSuperinterfaces(extended());
        if (plan.value().isSealed()) {
            type.addModifiers(SEALED);
            plan.value()
                    .hierarchy()
                    .implementing()
                    .forEach(classes -> type.addPermittedSubclass(poet(classes.value())));
            plan.names().other().ifPresent(other -> type.addPermittedSubclass(poet(other)));
        } else if (plan.value().hierarchy().sharedIsSealed()) {
            type.addModifiers(NON_SEALED);
        }
        type.addMethods(event.parse());
        type.addMethods(event.writeLists());
        plan.columns().forEach(column -> type.addMethod(accessor(column)));
        if (plan.dynamic()) {
            type.addMethod(MethodSpec.methodBuilder(GeneratedNames.UNDECLARED_MEMBERS)
                    .addJavadoc("The undeclared members, in document order.")
                    .addModifiers(PUBLIC, ABSTRACT)
                    .returns(RuntimeNames.members(plan))
                    .build());
        }
        return type.build();
    }

    private MethodSpec accessor(ColumnPlan column) {
        return MethodSpec.methodBuilder(column.field())
                .addJavadoc(EventMethods.javadoc(column))
                .addModifiers(PUBLIC, ABSTRACT)
                .returns(poet(column.type().member()))
                .build();
    }

    private String javadoc() {
        StringBuilder javadoc = new StringBuilder("\nImmutable").append(notCopied());
        if (!columns.stream().allMatch(ColumnPlan::primitive)) {
            javadoc.append(" Columns that are absent are {@code null}.");
        }
        List<ColumnPlan> explained = plan.value().explained();
        if (!explained.isEmpty() || plan.dynamic()) {
            javadoc.append("\n");
        }
        explained.forEach(column ->
                javadoc.append("\n@param ").append(column.field()).append(' ').append(component(column)));
        if (plan.dynamic()) {
            javadoc.append("\n@param " + GeneratedNames.UNDECLARED_MEMBERS + " the undeclared members in document");
            javadoc.append(" order; an unmodifiable copy");
        }
        return javadoc.toString();
    }

    private static String component(ColumnPlan column) {
        String mention = "column " + JavaText.mention(column.name());
        String text = column.description()
                .map(JavaText::javadoc)
                .map(described -> column.renamed() ? described + " (" + mention + ")" : described)
                .orElse(mention);
        String contract = EventMethods.contract(column);
        if (contract.isEmpty()) {
            return text;
        }
        return JavaText.sentence(text) + "\n    "
                + JavaText.broken(contract, word -> word).replace("\n", "\n    ");
    }

    /** Returns the words after the word immutable. */
    private String notCopied() {
        return switch (plan.value().openThrough()) {
            case NOTHING -> ".";
            case ARRAYS -> ", except that arrays are not copied.";
            case COLLECTIONS -> ", except that arrays, lists and maps are not copied.";
        };
    }

    /** Golden: the components of {@code User}. */
    private MethodSpec components() {
        MethodSpec.Builder components = MethodSpec.constructorBuilder();
        for (ColumnPlan column : columns) {
            components.addParameter(ParameterSpec.builder(poet(column.type().member()), column.field())
                    .build());
        }
        if (plan.dynamic()) {
            components.addParameter(RuntimeNames.members(plan), GeneratedNames.UNDECLARED_MEMBERS);
        }
        return components.build();
    }

    /**
     * Golden: {@code Event} in {@code dev.schemac.golden.records.dynamic}, {@code User} in {@code
     * dev.schemac.golden.records.users}.
     */
    private MethodSpec compactConstructor() {
        MethodSpec.Builder constructor = MethodSpec.compactConstructorBuilder().addModifiers(PUBLIC);
        if (!plan.value().copied().isEmpty()) {
            constructor.addJavadoc(
                    "Copies lists and maps, unless they are those of another event$L.",
                    plan.dynamic() ? ", and the undeclared members; {@code null} counts as an empty map" : "");
        } else {
            constructor.addJavadoc("Copies the undeclared members; {@code null} counts as an empty map.");
        }
        plan.value().copied().forEach(column -> constructor.addStatement("$N = $L", column.field(), copy(column)));
        if (plan.dynamic()) {
            constructor.addJavadoc(
                    "\n\n@throws IllegalArgumentException if one of them has a name that a column has in JSON");
            CodeBlock copy = plan.value().copiesUndeclared()
                    ? CodeBlock.of(
                            "$T.unmodifiable($N, $T.MAX_VALUE)",
                            RuntimeNames.JSON_VALUES,
                            GeneratedNames.UNDECLARED_MEMBERS,
                            Integer.class)
                    : CodeBlock.of(
                            "$T.unmodifiableMap(new $T<>($N))",
                            RuntimeNames.COLLECTIONS,
                            RuntimeNames.LINKED_HASH_MAP,
                            GeneratedNames.UNDECLARED_MEMBERS);
            constructor
                    .addStatement(
                            "$1N = $1N == null\n? $2T.emptyMap()\n: $3L",
                            GeneratedNames.UNDECLARED_MEMBERS,
                            RuntimeNames.COLLECTIONS,
                            copy)
                    .addStatement(
                            "$T.$L($N)",
                            poet(plan.names().parser()),
                            GeneratedNames.CHECK_UNDECLARED,
                            GeneratedNames.UNDECLARED_MEMBERS);
        }
        return constructor.build();
    }

    /** Returns an immutable list or map, or an unchanged scalar value. */
    private static CodeBlock copy(ColumnPlan column) {
        if (column.ofAnyKind() && !column.wrapped()) {
            return CodeBlock.of("$T.unmodifiable($N)", RuntimeNames.JSON_VALUES, column.field());
        }
        return CodeBlock.of(
                "$T.unmodifiable($N, $L)",
                RuntimeNames.JSON_VALUES,
                column.field(),
                column.type().copiedLevels() == Integer.MAX_VALUE
                        ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                        : CodeBlock.of("$L", column.type().copiedLevels()));
    }

    /** Golden: {@code User.builder()}. */
    private MethodSpec builder() {
        return MethodSpec.methodBuilder(GeneratedNames.NEW_BUILDER)
                .addJavadoc(
                        "Returns a builder $L.",
                        plan.value().hasDefaults() ? "with the default values" : "without columns")
                .addModifiers(PUBLIC, STATIC)
                .returns(builder)
                .addStatement("return new $T()", builder)
                .build();
    }

    /** Golden: {@code User.toBuilder()}. */
    private MethodSpec toBuilder() {
        MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.TO_BUILDER)
                .addJavadoc("Returns a builder with the columns of this event.")
                .addModifiers(PUBLIC)
                .returns(builder)
                .addStatement("$1T builder = new $1T()", builder);
        columns.forEach(column -> method.addStatement("builder.$1N = $1N", column.field()));
        plan.value().builderPresence().values().forEach(field -> method.addStatement("builder.$N = -1L", field));
        if (plan.dynamic()) {
            method.addStatement("builder.$1N.putAll($1N)", GeneratedNames.UNDECLARED_MEMBERS);
        }
        return method.addStatement("return builder").build();
    }

    /** Golden: {@code User.withAge(Integer)}. */
    private MethodSpec replacing(Replacement replaced) {
        ColumnPlan column = replaced.column();
        String name = column.renamed() ? "Replaces column " + JavaText.mention(column.name()) + "." : "";
        return MethodSpec.methodBuilder(replaced.method())
                .addJavadoc("$L", JavaText.broken(JavaText.joined(name, EventMethods.contract(column)), word -> word))
                .addModifiers(PUBLIC)
                .returns(poet(plan.valueClass()))
                .addParameter(poet(column.type().member()), column.field())
                .addStatement(
                        "return $1L().$2N($2N).$3L()", GeneratedNames.TO_BUILDER, column.field(), GeneratedNames.BUILD)
                .build();
    }

    private MethodSpec alwaysNull(ColumnPlan column) {
        return MethodSpec.methodBuilder(column.field())
                .addJavadoc(EventMethods.javadoc(column))
                .addModifiers(PUBLIC)
                .returns(poet(column.type().member()))
                .addStatement("return null")
                .build();
    }

    /** Emits the builder that is nested in a record, for the parser and for applications. */
    private static final class BuilderEmitter {

        private final ObjectPlan plan;
        private final ClassName self;
        private final List<ColumnPlan> columns;

        /**
         * Creates an emitter.
         *
         * @param columns the columns that can have a value
         */
        BuilderEmitter(ObjectPlan plan, ClassName self, List<ColumnPlan> columns) {
            this.plan = plan;
            this.self = self;
            this.columns = columns;
        }

        TypeSpec generate() {
            TypeSpec.Builder type = TypeSpec.classBuilder(self)
                    .addJavadoc(
                            "Collects the columns of {@link $T}; null makes a column absent. Not thread-safe.",
                            poet(plan.valueClass()))
                    .addModifiers(PUBLIC, STATIC, FINAL);
            columns.forEach(column -> type.addField(field(column)));
            plan.value().builderPresence().values().forEach(field -> type.addField(presenceField(field)));
            if (plan.dynamic()) {
                type.addField(undeclaredField());
            }
            type.addMethod(MethodSpec.constructorBuilder().build());
            columns.forEach(column -> type.addMethod(setter(column)));
            if (plan.dynamic()) {
                type.addMethod(undeclaredMember());
                type.addMethod(removeUndeclaredMember());
            }
            type.addMethod(build());
            if (plan.value().builderChecks()) {
                type.addMethod(buildUnchecked());
            }
            return type.build();
        }

        private FieldSpec field(ColumnPlan column) {
            FieldSpec.Builder field = FieldSpec.builder(poet(column.type().field()), column.field());
            column.builtValue().ifPresent(value -> field.initializer(new ColumnCode(plan).initialValue(column, value)));
            return field.build();
        }

        /** Golden: {@code Reading.Builder.presence$} in {@code dev.schemac.golden.records.required}. */
        private FieldSpec presenceField(String name) {
            return FieldSpec.builder(long.class, name, PRIVATE)
                    .addJavadoc("The bits of the primitive columns that have been set.")
                    .build();
        }

        private FieldSpec undeclaredField() {
            return FieldSpec.builder(RuntimeNames.members(plan), GeneratedNames.UNDECLARED_MEMBERS, FINAL)
                    .initializer("new $T<>()", RuntimeNames.LINKED_HASH_MAP)
                    .build();
        }

        /** Golden: {@code User.Builder.index(Integer)}. */
        private MethodSpec setter(ColumnPlan column) {
            String name = column.renamed() ? "Sets column " + JavaText.mention(column.name()) + "." : "";
            MethodSpec.Builder setter = MethodSpec.methodBuilder(column.field())
                    .addJavadoc(EventMethods.javadoc(column, name))
                    .addModifiers(PUBLIC)
                    .returns(self)
                    .addParameter(poet(column.type().member()), column.field())
                    .addStatement("this.$1N = $1N", column.field());
            if (column.primitive() && column.mustHaveValue()) {
                setter.addStatement("$N |= 1L << $L", presence(column), ColumnCode.bitInParser(plan, column));
            }
            return setter.addStatement("return this").build();
        }

        private String presence(ColumnPlan column) {
            return plan.value().builderPresence().get(column.index() / ColumnGroup.SIZE);
        }

        /**
         * Golden: {@code Event.Builder.undeclaredMember(String, Object)} in {@code dev.schemac.golden.records.dynamic}.
         */
        private MethodSpec undeclaredMember() {
            return MethodSpec.methodBuilder(GeneratedNames.UNDECLARED_MEMBER)
                    .addJavadoc(
                            "Sets an undeclared member$L.\n\n"
                                    + "@throws IllegalArgumentException if a column has that name in JSON",
                            plan.value().copiesUndeclared() ? "" : "; the value is not copied")
                    .addModifiers(PUBLIC)
                    .returns(self)
                    .addParameter(String.class, "name")
                    .addParameter(RuntimeNames.anything(plan), "value")
                    .addStatement("$T.$L(name)", poet(plan.names().parser()), GeneratedNames.CHECK_UNDECLARED)
                    .addStatement("$N.put(name, value)", GeneratedNames.UNDECLARED_MEMBERS)
                    .addStatement("return this")
                    .build();
        }

        /**
         * Golden: {@code Event.Builder.removeUndeclaredMember(String)} in {@code dev.schemac.golden.records.dynamic}.
         */
        private MethodSpec removeUndeclaredMember() {
            return MethodSpec.methodBuilder(GeneratedNames.REMOVE_UNDECLARED)
                    .addJavadoc("Removes an undeclared member, if it exists.")
                    .addModifiers(PUBLIC)
                    .returns(self)
                    .addParameter(String.class, "name")
                    .addStatement("$N.remove(name)", GeneratedNames.UNDECLARED_MEMBERS)
                    .addStatement("return this")
                    .build();
        }

        /** Golden: {@code User.Builder.build()}; {@code Parcel.Builder.build()} in {@code dev.schemac.golden.records.rules}. */
        private MethodSpec build() {
            MethodSpec.Builder method = MethodSpec.methodBuilder(GeneratedNames.BUILD)
                    .addJavadoc("Returns an event with the current columns; the builder can be used again.")
                    .addModifiers(PUBLIC)
                    .returns(poet(plan.valueClass()));
            if (!plan.value().builderChecks()) {
                return method.addCode(create()).build();
            }
            method.addJavadoc("\n\n@throws IllegalStateException if $L", refused());
            plan.value()
                    .mustHaveValue()
                    .forEach(column -> method.addStatement(
                            "$T.require($L, $L)",
                            RuntimeNames.VIOLATIONS,
                            isSet(column),
                            JavaText.literal(column.jsonName())));
            CodeBlock site = CodeBlock.of("$T.OF_BUILDER", RuntimeNames.VIOLATIONS);
            plan.value()
                    .ruled()
                    .forEach(column -> method.addStatement(RuleMethods.checkedByParser(
                            plan, column, site, ColumnCode.unwrapped(column, column.field()))));
            return method.addStatement("return $L()", GeneratedNames.UNCHECKED_BUILD)
                    .build();
        }

        /** Returns the Javadoc about values that the method rejects. */
        private String refused() {
            String missing = "a column that must have a value has none";
            String broken = "a value violates a rule of its column";
            if (plan.value().mustHaveValue().isEmpty()) {
                return broken;
            }
            return plan.value().ruled().isEmpty() ? missing : missing + ", or " + broken;
        }

        private CodeBlock isSet(ColumnPlan column) {
            return column.primitive()
                    ? CodeBlock.of("($N & (1L << $L)) != 0", presence(column), ColumnCode.bitInParser(plan, column))
                    : CodeBlock.of("$N != null", column.field());
        }

        /** Golden: {@code Parcel.Builder.buildUnchecked()} in {@code dev.schemac.golden.records.rules}. */
        private MethodSpec buildUnchecked() {
            return MethodSpec.methodBuilder(GeneratedNames.UNCHECKED_BUILD)
                    .addJavadoc("For the parser, which has checked the values.")
                    .returns(poet(plan.valueClass()))
                    .addCode(create())
                    .build();
        }

        private CodeBlock create() {
            List<CodeBlock> components = new ArrayList<>();
            columns.forEach(column -> components.add(CodeBlock.of("$N", column.field())));
            if (plan.dynamic()) {
                components.add(CodeBlock.of("$N", GeneratedNames.UNDECLARED_MEMBERS));
            }
            return CodeBlock.builder()
                    .addStatement("return new $T($L)", poet(plan.valueClass()), CodeBlock.join(components, ",$W"))
                    .build();
        }
    }
}
