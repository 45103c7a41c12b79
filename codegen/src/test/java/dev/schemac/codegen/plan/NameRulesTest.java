package dev.schemac.codegen.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/** The lists of names that generated code uses, held against the golden files. */
class NameRulesTest {

    @Test
    void theVariablesOfParsersAndWritersAreKnown() throws IOException {
        assertThat(NameRules.VARIABLES).containsAll(variables());
    }

    /** Writers of application classes have a variable for each getter, named after its column: those names are chosen. */
    private static Set<String> variables() throws IOException {
        List<Path> files;
        try (Stream<Path> golden = Files.walk(Path.of("src/golden/java"))) {
            files = golden.filter(file -> file.toString().matches(".*(Parser|Writer)\\.java"))
                    .filter(file -> !file.toString().contains("application"))
                    .toList();
        }
        assertThat(files).isNotEmpty();
        Set<String> names = new TreeSet<>();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, manager, null, List.of("-proc:none"), null, manager.getJavaFileObjectsFromPaths(files));
            task.parse().forEach(unit -> unit.accept(new Variables(), names));
        }
        return names;
    }

    /** Those of methods, fields left out. */
    private static final class Variables extends TreeScanner<Void, Set<String>> {
        private boolean inMethod;

        @Override
        public Void visitMethod(MethodTree method, Set<String> names) {
            inMethod = true;
            super.visitMethod(method, names);
            inMethod = false;
            return null;
        }

        @Override
        public Void visitVariable(VariableTree variable, Set<String> names) {
            if (inMethod) {
                names.add(variable.getName().toString());
            }
            return super.visitVariable(variable, names);
        }
    }
}
