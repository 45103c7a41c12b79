package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import dev.schemac.codegen.plan.JavaType;
import dev.schemac.codegen.plan.ValuePlan.Container;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The methods of a parser that read arrays, lists and typed maps. The golden files named are those of {@link
 * ParserEmitter}.
 */
final class ContainerReaders {

    /** The length of a new array whose elements are not counted. */
    private static final String FEW = "4";

    private ContainerReaders() {}

    /** The method that reads one of them; null is null. */
    static MethodSpec of(Container container) {
        Optional<CodeBlock> old = Optional.of(CodeBlock.of("elements[count]"))
                .filter(element -> container.refilled() && container.held().refills());
        CodeBlock read = ColumnReads.value(container.held(), container.holdsNull(), old);
        return switch (container.kind()) {
            case ARRAY -> readArray(container, read, old.isPresent());
            case LIST -> readList(container, read);
            case MAP -> readMap(container, read);
        };
    }

    /** Golden: {@code UserParser.readFriendArray(JsonScanner)}. */
    private static MethodSpec readArray(Container array, CodeBlock read, boolean refillsElements) {
        MethodSpec.Builder method = beginContainer(array, "beginArray");
        if (array.refilled()) {
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
     * The declaration of {@code elements}: {@code old}, if that is there and can be used again. Java lets a
     * {@code String[]} stand where an {@code Object[]} is declared, and nothing but strings be stored in it: an array
     * of another class is left alone.
     */
    private static CodeBlock elements(Container array) {
        CodeBlock fresh = newArray(array, array.counted() ? "in.countElements()" : FEW);
        CodeBlock.Builder code = CodeBlock.builder();
        if (!array.refilled()) {
            code.addStatement("$T elements = $L", poet(array.javaType()), fresh);
        } else if (array.ofOneClass()) {
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
    static CodeBlock newArray(Container array, String length) {
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
    static boolean isGeneric(Container array) {
        return array.javaType().innermost() instanceof JavaType.Generic;
    }

    /** Golden: {@code BasketParser.readStringList(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private static MethodSpec readList(Container list, CodeBlock read) {
        return beginContainer(list, "beginArray")
                .addStatement("$T elements = new $T<>()", poet(list.javaType()), RuntimeNames.ARRAY_LIST)
                .beginControlFlow("for (boolean more = in.firstElement(); more; more = in.nextElement())")
                .addStatement("elements.add($L)", read)
                .endControlFlow()
                .addStatement("return elements")
                .build();
    }

    /** Golden: {@code BasketParser.readIntegerMap(JsonScanner)} in {@code dev.schemac.golden.collections}. */
    private static MethodSpec readMap(Container map, CodeBlock read) {
        return beginContainer(map, "beginObject")
                .addStatement("$T members = new $T<>()", poet(map.javaType()), RuntimeNames.LINKED_HASH_MAP)
                .beginControlFlow("while (in.nextMember(NO_KEYS, 0) != -1)")
                .addStatement("in.putMember(members, in.memberName(), in.position(), $L)", read)
                .endControlFlow()
                .addStatement("return members")
                .build();
    }

    private static MethodSpec.Builder beginContainer(Container container, String begin) {
        return MethodSpec.methodBuilder(container.readMethod())
                .addModifiers(PRIVATE, STATIC)
                .returns(poet(container.javaType()))
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.$L())", begin)
                .addStatement("return null")
                .endControlFlow();
    }
}
