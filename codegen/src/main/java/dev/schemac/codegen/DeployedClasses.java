package dev.schemac.codegen;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The facts about a deployment that later schemas need to refer to it. The runtime keeps them until the deployment is
 * removed. Immutable, and equal only to itself.
 */
final class DeployedClasses {

    private final PlannedRun linked;
    private final List<DeployedClasses> dependencies;
    private final Map<String, byte[]> classes;
    private final GeneratedClassLoader loader;
    private final List<Path> classPath;

    /**
     * @param dependencies the deployments that the schemas refer to directly
     * @param classes the class files, by binary name
     * @param classPath the location of the classes that the schemas name
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

    /** Returns the classes; empty if no other schema can refer to them. */
    Map<String, byte[]> classes() {
        return classes;
    }

    GeneratedClassLoader loader() {
        return loader;
    }

    List<Path> classPath() {
        return classPath;
    }

    /** Returns these deployments, each after its dependencies. */
    static Set<DeployedClasses> withTheirs(Collection<DeployedClasses> deployments) {
        return PlannedRun.inOrder(deployments, deployment -> deployment.dependencies);
    }
}
