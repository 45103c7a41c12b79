package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.instance;
import static dev.schemac.codegen.emit.RuntimeNames.poet;
import static javax.lang.model.element.Modifier.FINAL;
import static javax.lang.model.element.Modifier.PRIVATE;
import static javax.lang.model.element.Modifier.STATIC;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.UnionPlan;
import dev.schemac.codegen.plan.UnionPlan.Branch;
import dev.schemac.codegen.plan.UnionPlan.Target;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.SubtypeMembers;
import java.util.ArrayList;
import java.util.List;

/**
 * Emits the union code of a parser, which selects the schema of an object and calls its parser. Examples of the output
 * are in package {@code dev.schemac.golden.events}.
 */
final class UnionMethods {

    private final ObjectPlan plan;
    private final UnionPlan union;
    private final TypeName valueClass;

    UnionMethods(ObjectPlan plan) {
        this.plan = plan;
        this.union = plan.parser().union().orElseThrow();
        this.valueClass = poet(plan.names().type());
    }

    /** Golden: {@code EventParser.DISCRIMINATOR}. */
    FieldSpec selector() {
        return union.deduces() ? members() : discriminator();
    }

    /** Emits {@code SUBTYPES}: each subtype with the names of its members, one a line. */
    private FieldSpec members() {
        CodeBlock.Builder made = CodeBlock.builder().add("new $T.Builder()$>$>", SubtypeMembers.class);
        for (UnionPlan.Members members : union.deduced()) {
            List<String> strings = new ArrayList<>(List.of(members.subtype()));
            strings.addAll(members.names());
            made.add(
                    "\n.add($L)",
                    strings.stream()
                            .map(string -> CodeBlock.of("$L", JavaText.literal(string)))
                            .collect(CodeBlock.joining(",$W")));
        }
        return FieldSpec.builder(SubtypeMembers.class, GeneratedNames.SUBTYPES, PRIVATE, STATIC, FINAL)
                .addJavadoc("The members of each subtype, whose names select the schema of an object.")
                .initializer(made.add("\n.build()$<$<").build())
                .build();
    }

    private FieldSpec discriminator() {
        CodeBlock aliases = union.aliases().isEmpty()
                ? CodeBlock.of("")
                : CodeBlock.of(".orNamed($L)", JavaText.literals(union.aliases()));
        CodeBlock strings = union.strings().stream()
                .map(string -> CodeBlock.of("$L", JavaText.literal(string)))
                .collect(CodeBlock.joining(",$W"));
        CodeBlock made = union.member()
                .map(name ->
                        CodeBlock.of("$T.of($L,$W$L)$L", Discriminator.class, JavaText.literal(name), strings, aliases))
                .orElseGet(() -> CodeBlock.of("$T.ofWrapper($L)", Discriminator.class, strings));
        return FieldSpec.builder(Discriminator.class, GeneratedNames.DISCRIMINATOR, PRIVATE, STATIC, FINAL)
                .addJavadoc(
                        union.member().isPresent()
                                ? "The member that selects the schema of an object."
                                : "The names of the wrapper member, which select the schema of an object.")
                .initializer(made)
                .build();
    }

    /** Golden: {@code EventParser.subtypes()}. */
    MethodSpec subtypes() {
        TypeName parser = ParameterizedTypeName.get(RuntimeNames.OBJECT_PARSER, WildcardTypeName.subtypeOf(valueClass));
        CodeBlock parsers = plan.subtypes().stream()
                .map(classes -> instance(classes.parser()))
                .collect(CodeBlock.joining(",$W"));
        return Declarations.overriding("subtypes")
                .returns(ParameterizedTypeName.get(RuntimeNames.LIST, parser))
                .addStatement("return $T.of($Z$L)", RuntimeNames.LIST, parsers)
                .build();
    }

    /** Golden: {@code EventParser.read(JsonScanner)}. */
    List<MethodSpec> read() {
        List<MethodSpec> methods = new ArrayList<>();
        List<List<Branch>> switches = union.switches();
        for (int i = 0; i < switches.size(); i++) {
            boolean last = i == switches.size() - 1;
            CodeBlock rest = last ? otherwise() : CodeBlock.of("$L(in, name)", UnionPlan.methodOfSwitch(i + 1));
            methods.add(i == 0 ? first(switches.get(0), rest, last) : further(i, switches.get(i), rest));
        }
        return methods;
    }

    private MethodSpec first(List<Branch> branches, CodeBlock rest, boolean only) {
        MethodSpec.Builder method = Declarations.overriding("read")
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .beginControlFlow("if (!in.$L())", union.wraps() ? "beginObject" : "atObject")
                .addStatement("return null")
                .endControlFlow();
        String found = union.wraps()
                ? "in.enterWrapper(DISCRIMINATOR)"
                : union.deduces() ? "in.subtype(SUBTYPES)" : "in.discriminator(DISCRIMINATOR)";
        if (only) {
            return method.addCode(choose(found, branches, rest)).build();
        }
        return method.addStatement("$T name = $L", String.class, found)
                .addCode(choose("name", branches, rest))
                .build();
    }

    private MethodSpec further(int number, List<Branch> branches, CodeBlock rest) {
        return MethodSpec.methodBuilder(UnionPlan.methodOfSwitch(number))
                .addModifiers(PRIVATE)
                .returns(valueClass)
                .addParameter(RuntimeNames.JSON_SCANNER, "in")
                .addParameter(String.class, "name")
                .addCode(choose("name", branches, rest))
                .build();
    }

    private CodeBlock choose(String text, List<Branch> branches, CodeBlock rest) {
        CodeBlock.Builder cases = CodeBlock.builder();
        for (Branch branch : branches) {
            cases.add("case $L -> $L;\n", JavaText.literals(branch.strings()), read(branch.target()));
        }
        return CodeBlock.of("return switch ($L) {\n$>$Ldefault -> $L;\n$<};\n", text, cases.build(), rest);
    }

    private CodeBlock otherwise() {
        return union.otherwise()
                .map(this::read)
                .orElseGet(() -> CodeBlock.of(
                        "throw in.$L($L)",
                        union.wraps() ? "unknownWrapperMember" : "unknownSubtype",
                        union.deduces() ? GeneratedNames.SUBTYPES : GeneratedNames.DISCRIMINATOR));
    }

    private CodeBlock read(Target target) {
        CodeBlock read = readItself(target);
        return union.wraps() ? CodeBlock.of("in.exitWrapper($L)", read) : read;
    }

    private CodeBlock readItself(Target target) {
        return target.classes().equals(plan.names())
                ? CodeBlock.of("$L(in)", GeneratedNames.READ_ITSELF)
                : CodeBlock.of(
                        "$L.$L(in)",
                        instance(target.classes().parser()),
                        target.itself() ? GeneratedNames.READ_ITSELF : "read");
    }
}
