package dev.schemac.codegen;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What later deployments need to know about one, so that their schemas can refer to its own. The runtime has it until
 * the deployment is gone. Immutable, and equal only to itself.
 */
final class DeployedClasses {

    private final PlannedRun linked;
    private final List<DeployedClasses> dependencies;
    private final Map<String, byte[]> classes;
    private final GeneratedClassLoader loader;
    private final List<Path> classPath;

    /**
     * @param dependencies what the schemas refer to directly
     * @param classes the class files, by binary name
     * @param classPath where the classes are that the schemas name
     */
    DeployedClasses(
            PlannedRun linked,
            List<DeployedClasses> dependencies,
            Map<String, byte[]> classes,
            GeneratedClassLoader loader,
            List<Path> classPath) {
        this.linked = linked;
        this.dependencies = List.copyOf(dependencies);
        this.classes = linked.visibleToOthers() ? classes : Map.of();
        this.loader = loader;
        this.classPath = List.copyOf(classPath);
    }

    PlannedRun linked() {
        return linked;
    }

    /** Empty where no other schema can refer to these. */
    Map<String, byte[]> classes() {
        return classes;
    }

    GeneratedClassLoader loader() {
        return loader;
    }

    List<Path> classPath() {
        return classPath;
    }

    /** These deployments and, before each, what it depends on. */
    static Set<DeployedClasses> withTheirs(Collection<DeployedClasses> deployments) {
        return PlannedRun.inOrder(deployments, deployment -> deployment.dependencies);
    }
}
