package dev.schemac.codegen.plan;

/** Gives tests of other packages the names that {@link GeneratedNames} has. */
public final class Variables {

    private Variables() {}

    /** {@return whether the planner counts on a parser or writer to have a variable of this name} */
    public static boolean contains(String name) {
        return GeneratedNames.isVariable(name);
    }
}
