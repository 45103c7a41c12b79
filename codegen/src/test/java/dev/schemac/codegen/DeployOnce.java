package dev.schemac.codegen;

import dev.schemac.runtime.EventRuntime;

/** Deploys its argument and prints what comes of it. A program of its own, for a Java of its own. */
public final class DeployOnce {

    private DeployOnce() {}

    public static void main(String[] arguments) {
        EventRuntime runtime = new EventRuntime();
        try {
            SchemaCompiler.compileDeploy(runtime, arguments[0]);
            System.out.print("deployed: " + runtime.eventTypeNames());
        } catch (IllegalStateException e) {
            System.out.print(e.getMessage() + "; deployed: " + runtime.eventTypeNames());
        }
    }
}
