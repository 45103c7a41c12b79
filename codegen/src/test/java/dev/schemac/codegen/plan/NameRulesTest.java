package dev.schemac.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.PlatformNames;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The lists of names that generated code uses, compared with generated sources. */
class NameRulesTest {

    private static List<GeneratedFile> generated;

    @BeforeAll
    static void generate() throws IOException {
        generated = TestSchemas.generated();
    }

    @Test
    void theVariablesOfParsersAndWritersAreKnown() throws IOException {
        Set<String> variables = new TreeSet<>();
        // writers of application classes have a variable for each getter, named after its column: those names are
        // chosen
        scan(file -> isParserOrWriter(file) && !file.contains("application"), new TreeScanner<Void, Void>() {
            private boolean inMethod;

            @Override
            public Void visitMethod(MethodTree method, Void none) {
                inMethod = true;
                super.visitMethod(method, none);
                inMethod = false;
                return null;
            }

            @Override
            public Void visitVariable(VariableTree variable, Void none) {
                if (inMethod) {
                    variables.add(variable.getName().toString());
                }
                return super.visitVariable(variable, none);
            }
        });

        assertThat(variables).isNotEmpty().allMatch(GeneratedNames::isVariable);
    }

    @Test
    void thePackagesThatAreImportedAreKnown() throws IOException {
        Set<String> own = generated.stream()
                .map(file -> file.path().replace(".java", "").replace('/', '.'))
                .collect(Collectors.toSet());
        Set<String> packages = new TreeSet<>();
        scan(file -> true, new TreeScanner<Void, Void>() {
            @Override
            public Void visitImport(ImportTree imported, Void none) {
                String name = imported.getQualifiedIdentifier().toString();
                if (!own.contains(name) && !name.startsWith("com.acme.")) {
                    packages.add(name.substring(0, name.lastIndexOf('.')));
                }
                return null;
            }
        });

        packages.add("java.lang"); // which nobody imports
        assertThat(PlatformNames.PACKAGES).containsExactlyInAnyOrderElementsOf(packages);
    }

    @Test
    void theClassesWhoseMethodsValueClassesCallAreKnown() throws IOException {
        Set<String> receivers = new TreeSet<>();
        scan(file -> !isParserOrWriter(file), new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
                if (call.getMethodSelect() instanceof MemberSelectTree method
                        && method.getExpression() instanceof IdentifierTree receiver
                        && Character.isUpperCase(receiver.getName().charAt(0))) {
                    receivers.add(receiver.getName().toString());
                }
                return super.visitMethodInvocation(call, none);
            }
        });

        // no column is called as they are
        receivers.removeIf(name -> name.endsWith("Parser") || name.endsWith("Writer"));
        assertThat(GeneratedNames.RECEIVERS).containsAll(receivers);
    }

    @Test
    void theConstantsOfParsersAreKnown() throws IOException {
        Set<String> constants = new TreeSet<>();
        scan(file -> file.endsWith("Parser.java"), new TreeScanner<Void, Void>() {
            @Override
            public Void visitClass(ClassTree type, Void none) {
                type.getMembers().stream()
                        .filter(VariableTree.class::isInstance)
                        .map(VariableTree.class::cast)
                        .filter(field ->
                                !field.getType().toString().matches("JsonKey|JsonFormat<.*|StringPattern|BigDecimal"))
                        .map(field -> field.getName().toString())
                        .filter(name -> !name.startsWith("EMPTY_")
                                && !name.endsWith("_BIT")
                                && !name.endsWith("_DEFAULT")) // chosen, as those of keys, formats and rules
                        .forEach(constants::add);
                return null; // those of nested classes hide nothing
            }
        });

        assertThat(constants).allMatch(GeneratedNames::isConstant).containsAll(GeneratedNames.CONSTANTS);
    }

    private static boolean isParserOrWriter(String file) {
        return file.matches(".*(Parser|Writer)\\.java");
    }

    private static void scan(Predicate<String> wanted, TreeScanner<Void, Void> scanner) throws IOException {
        List<JavaFileObject> files = generated.stream()
                .filter(file -> wanted.test(file.path()))
                .map(CompiledSources::source)
                .toList();
        assertThat(files).isNotEmpty();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, files);
            task.parse().forEach(unit -> unit.accept(scanner, null));
        }
    }
}
