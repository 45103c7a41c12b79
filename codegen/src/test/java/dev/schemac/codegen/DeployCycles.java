package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Deploys and undeploys: as often as its first argument says from the schema text on, as often as the second says from
 * the class files on, which takes less time. A program of its own, for a JVM of its own.
 */
public final class DeployCycles {

    private static final String MODULE = IntStream.range(0, 8)
            .mapToObj(i -> "create json schema S" + i + "(a int, b string, next S" + (i + 1) % 8 + "[]);")
            .collect(Collectors.joining("\n"));

    private DeployCycles() {}

    public static void main(String[] arguments) {
        EventRuntime runtime = new EventRuntime();
        for (int cycle = 0; cycle < Integer.parseInt(arguments[0]); cycle++) {
            use(runtime, SchemaCompiler.compileDeploy(runtime, MODULE));
        }
        for (int cycle = 0; cycle < Integer.parseInt(arguments[0]); cycle++) {
            useDependent(runtime);
        }
        GeneratedFiles files =
                new SchemaCompiler(CompilerOptions.DEFAULT).generate(List.of(new SchemaSource("schema", MODULE)));
        Map<String, byte[]> classes = Deployer.compile(files);
        for (int cycle = 0; cycle < Integer.parseInt(arguments[1]); cycle++) {
            use(runtime, runtime.deploy(Deployer.load(classes, files.resources().get(0))));
        }
    }

    /** What refers to other schemas goes first. */
    private static void useDependent(EventRuntime runtime) {
        Deployment first = SchemaCompiler.compileDeploy(runtime, "module a; @public create json schema A(x int)");
        Deployment second = SchemaCompiler.compileDeploy(runtime, "module b; create json schema B(y A[]) inherits A");
        JsonEvent event = (JsonEvent) runtime.eventSender("B").parse("{\"y\":[{\"x\":1}]}");
        if (!event.toJson().equals("{\"y\":[{\"x\":1}]}")
                || !event.get("y[0].x").equals(1)) {
            throw new IllegalStateException(event.toJson());
        }
        if (!runtime.undeploy(second) || !runtime.undeploy(first)) {
            throw new IllegalStateException("not undeployed: " + runtime.eventTypeNames());
        }
    }

    private static void use(EventRuntime runtime, Deployment deployment) {
        JsonEvent event = (JsonEvent) runtime.eventSender("S0").parse("{\"next\":[{\"a\":1}]}");
        if (!event.toJson().equals("{\"next\":[{\"a\":1}]}") || !runtime.undeploy(deployment)) {
            throw new IllegalStateException(event.toJson());
        }
    }
}
