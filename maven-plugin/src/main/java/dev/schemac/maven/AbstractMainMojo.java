package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import java.io.File;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;

/** Contains the common parts of the goals that read the schemas of the project and generate nothing. */
abstract class AbstractMainMojo extends AbstractSchemaMojo {

    /** The folder of the schemas. It need not exist. */
    @Parameter(property = "schemac.sourceDirectory", defaultValue = "${project.basedir}/src/main/epl", required = true)
    File sourceDirectory;

    /** The class path of the project, with the classes that schemas name. */
    @Parameter(defaultValue = "${project.compileClasspathElements}", readonly = true, required = true)
    List<String> classPath = List.of();

    @Override
    final File schemaFolder() {
        return sourceDirectory;
    }

    final CompilerOptions options() throws MojoFailureException {
        return options(without(classPath, project.getBuild().getOutputDirectory()), project.getCompileSourceRoots());
    }
}
