package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.PUBLIC;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.ArrayTypeName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import dev.schemac.codegen.plan.ColumnGroup;
import dev.schemac.codegen.plan.ColumnPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ValuePlan.Container;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.element.Modifier;

/**
 * The constants of a parser, in the order of the output. The golden files named are those of {@link ParserEmitter}.
 */
final class ParserConstants {

    private final ObjectPlan plan;

    ParserConstants(ObjectPlan plan) {
        this.plan = plan;
    }

    List<FieldSpec> all() {
        List<FieldSpec> fields = new ArrayList<>();
        if (plan.ofSchema()) {
            fields.add(instance());
        }
        plan.formats().forEach(format -> fields.add(ColumnConstants.formatField(format)));
        if (!plan.wide()) {
            plan.columns().forEach(column -> fields.add(ColumnConstants.keyField(column)));
        }
        if (!plan.aliases().isEmpty()) {
            fields.add(aliases());
            fields.add(aliased());
        }
        if (plan.wide()) {
            fields.add(keysOfGroups());
        } else {
            fields.add(keys());
            fields.addAll(masks(plan.onlyGroup(), PRIVATE));
        }
        if (hasMaps()) {
            fields.add(noKeys());
        }
        plan.containers()
                .forEach(container ->
                        container.emptyConstant().ifPresent(name -> fields.add(emptyArray(container, name))));
        return fields;
    }

    /** Golden: {@code UserParser.INSTANCE}. */
    private FieldSpec instance() {
        return FieldSpec.builder(poet(plan.names().parser()), "INSTANCE", PUBLIC, STATIC, FINAL)
                .addJavadoc("The parser.")
                .initializer("new $T()", poet(plan.names().parser()))
                .build();
    }

    /** Golden: {@code ContactParser.ALIASES} in {@code dev.schemac.golden.members}. */
    private FieldSpec aliases() {
        CodeBlock keys = plan.aliases().stream()
                .map(alias -> ColumnConstants.key(alias.column(), alias.name()))
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
                CodeBlock.of("0x$LL", Long.toHexString(plan.keys().multiplier()).toUpperCase(Locale.ROOT));
        return FieldSpec.builder(RuntimeNames.JSON_KEYS, "KEYS", PRIVATE, STATIC, FINAL)
                .addJavadoc(
                        "Finds columns by their names: the number spreads the hashes of these names over a table with $L.",
                        plan.keys().collisions() == 0 ? "no collision" : "few collisions")
                .initializer("$T.of($L,$W$L)", RuntimeNames.JSON_KEYS, multiplier, keys)
                .build();
    }

    private boolean hasMaps() {
        return plan.containers().stream().anyMatch(container -> container.kind() == Container.Kind.MAP);
    }

    /** Golden: {@code BasketParser.NO_KEYS} in {@code dev.schemac.golden.collections}. */
    private FieldSpec noKeys() {
        return FieldSpec.builder(RuntimeNames.JSON_KEYS, "NO_KEYS", PRIVATE, STATIC, FINAL)
                .addJavadoc("For maps, which declare no members.")
                .initializer("$1T.of(1L, new $2T[0])", RuntimeNames.JSON_KEYS, RuntimeNames.JSON_KEY)
                .build();
    }

    /** Golden: {@code UserParser.EMPTY_FRIEND_ARRAY}. */
    private FieldSpec emptyArray(Container array, String name) {
        FieldSpec.Builder field = FieldSpec.builder(poet(array.javaType()), name, PRIVATE, STATIC, FINAL)
                .initializer(ContainerReaders.newArray(array, "0"));
        if (ContainerReaders.isGeneric(array)) {
            field.addAnnotation(RuntimeNames.UNCHECKED);
        }
        return field.build();
    }

    /** The masks of a group, as they are needed. */
    static List<FieldSpec> masks(ColumnGroup group, Modifier... access) {
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
                .initializer("0x$LL", Long.toHexString(mask).toUpperCase(Locale.ROOT))
                .build();
    }

    /** The names of the columns' keys, as the elements of an array. */
    static CodeBlock constants(List<ColumnPlan> columns) {
        return columns.stream()
                .map(column -> CodeBlock.of("$N", column.constant()))
                .collect(CodeBlock.joining(",$W"));
    }
}
