package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.ValuePlan;
import dev.schemac.codegen.plan.JavaType;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.TypeMapper;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The methods of a parser that read arrays, lists and typed maps. The golden files named are those of {@link
 * ParserEmitter}.
 */
final class ContainerReaders {

    /** For so many elements there is room at first, where they are not counted. */
    private static final String FEW = "4";

    private final ObjectPlan plan;
    private final TypeMapper types;
    private final ColumnReads reads;

    ContainerReaders(ObjectPlan plan) {
        this.plan = plan;
        this.types = plan.types();
        this.reads = new ColumnReads(plan);
    }

    /** The method that reads one of them; null is null. */
    MethodSpec of(ValuePlan container) {
        Optional<CodeBlock> old = Optional.of(CodeBlock.of("elements[count]"))
                .filter(element -> container.type() instanceof ArrayType && reads.refills(container.held()));
        CodeBlock read = reads.value(container.held(), container.format(), TypeMapper.heldRead(container), old);
        if (container.type() instanceof MapType) {
            return readMap(container, read);
        }
        return container.type() instanceof ListType
                ? readList(container, read)
                : readArray(container, read, old.isPresent());
    }

    /** Golden: {@code UserParser.readFriendArray(JsonScanner)}. */
    private MethodSpec readArray(ValuePlan array, CodeBlock read, boolean refillsElements) {
        MethodSpec.Builder method = beginContainer(array, "beginArray");
        if (plan.refills()) {
            method.addParameter(poet(array.javaType()), "old");
        }
        if (isGeneric(array)) {
            method.addAnnotation(RuntimeNames.UNCHECKED);
        }
        return method.beginControlFlow("if (!in.firstElement())")
                .addStatement("return $N", array.emptyConstant().orElseThrow())
                .endControlFlow()
                .addCode(elements(array))
                .addStatement("int count = 0")
                .beginControlFlow("do")
                .beginControlFlow("if (count == elements.length)")
                .addStatement("elements = $T.copyOf(elements, count * 2)", RuntimeNames.ARRAYS)
                .endControlFlow()
                .addCode(
                        refillsElements
                                ? CodeBlock.of("elements[count] = $L;\ncount++;\n", read)
                                : CodeBlock.of("elements[count++] = $L;\n", read))
                .endControlFlow("while (in.nextElement())")
                .addStatement(
                        "return count == elements.length ? elements : $T.copyOf(elements, count)", RuntimeNames.ARRAYS)
                .build();
    }

    /**
     * The declaration of {@code elements}: {@code old}, if that is there and can be used again. Java lets a {@code String[]} stand where an
     * {@code Object[]} is declared, and nothing but strings be stored in it: an array of another class is left alone.
     */
    private CodeBlock elements(ValuePlan array) {
        CodeBlock fresh = newArray(array, TypeMapper.isScalarLiteral(array.held()) ? "in.countElements()" : FEW);
        CodeBlock.Builder code = CodeBlock.builder();
        if (!plan.refills()) {
            code.addStatement("$T elements = $L", poet(array.javaType()), fresh);
        } else if (!types.mayHoldSubclasses(array)) {
            code.addStatement("$T elements = old == null || old.length == 0 ? $L : old", poet(array.javaType()), fresh);
        } else {
            code.addStatement("$T elements = old", poet(array.javaType()))
                    .beginControlFlow(
                            "if (old == null || old.length == 0 || old.getClass() != $T.class)",
                            RuntimeNames.classOf(array.javaType()))
                    .addStatement("elements = $L", fresh)
                    .endControlFlow();
        }
        return code.build();
    }

    /**
     * An expression for a new array: Java has none of a parameterized type, hence the cast for maps and lists.
     *
     * @param length an expression
     */
    static CodeBlock newArray(ValuePlan array, String length) {
        TypeName innermost = poet(array.heldType().innermost());
        String brackets = "[" + length + "]" + "[]".repeat(array.heldType().dimensions());
        return innermost instanceof ParameterizedTypeName generic
                ? CodeBlock.of(
                        "($T) new $T<$L>$L", poet(array.javaType()), generic.rawType(), wildcards(generic), brackets)
                : CodeBlock.of("new $T$L", innermost, brackets);
    }

    private static String wildcards(ParameterizedTypeName generic) {
        return generic.typeArguments().stream().map(argument -> "?").collect(Collectors.joining(", "));
    }

    /** Whether a cast to the array's type cannot be checked. */
    static boolean isGeneric(ValuePlan array) {
        return array.javaType().innermost() instanceof JavaType.Generic;
    }

    /** Golden: {@code BasketParser.readStringList(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private MethodSpec readList(ValuePlan list, CodeBlock read) {
        return beginContainer(list, "beginArray")
                .addStatement("$T elements = new $T<>()", poet(list.javaType()), RuntimeNames.ARRAY_LIST)
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .addStatement("elements.add($L)", read)
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    /** Golden: {@code BasketParser.readIntegerMap(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private MethodSpec readMap(ValuePlan map, CodeBlock read) {
        return beginContainer(map, "beginObject")
                .addStatement("$T members = new $T<>()", poet(map.javaType()), RuntimeNames.LINKED_HASH_MAP)
                .beginControlFlow(
                        "for (int member = in.firstMember(NO_KEYS); member != -1; member = in.nextMember(NO_KEYS, 0))")
                .addStatement("in.putMember(members, in.memberName(), in.position(), $L)", read)
                .endControlFlow()
                .addStatement("return members")
                .build();
    }

    private static MethodSpec.Builder beginContainer(ValuePlan container, String begin) {
        return MethodSpec.methodBuilder(container.readMethod())
                .addModifiers(PRIVATE, STATIC)
                .returns(poet(container.javaType()))
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.$L())", begin)
                .addStatement("return null")
                .endControlFlow();
    }
}
