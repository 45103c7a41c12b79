package dev.schemac.codegen.build;

import java.util.Optional;

/** A library that generated classes lack: without some they do not compile, without others a library rejects them. */
public enum MissingLibrary {
    /** The library of generated code. */
    RUNTIME("", "dev.schemac:schemac-runtime", true),

    /** The annotations of the option {@code jspecify}. */
    JSPECIFY("jspecify", "org.jspecify:jspecify", true),

    /** The adapter of the option {@code gson}. */
    GSON_ADAPTER("gson", "dev.schemac:schemac-gson", true),

    /** The adapter, if Gson is available. */
    GSON_ADAPTER_OF_GSON("gson", "dev.schemac:schemac-gson", false),

    /** The adapter, if a module uses Gson and does not require the adapter. */
    GSON_ADAPTER_OF_MODULE("gson", "", false);

    private static final String REJECTED = "new Gson() rejects generated classes";
    private static final String UNLESS = ", or set the option 'gson' to 'false' if Gson does not read or write them";

    private final String option;
    private final String artifact;
    private final boolean error;

    MissingLibrary(String option, String artifact, boolean error) {
        this.option = option;
        this.artifact = artifact;
        this.error = error;
    }

    /** {@return whether generated classes do not compile without it} */
    public boolean isError() {
        return error;
    }

    /** {@return the option that needs it; empty if all classes need it} */
    public String option() {
        return option;
    }

    /** {@return group and name of the artifact to add, with a colon between them; empty if none is missing} */
    public String artifact() {
        return artifact;
    }

    /** {@return the version of the artifact to add; empty for the version of schemac} */
    public Optional<String> version() {
        return this == JSPECIFY ? Optional.of("1.0.0") : Optional.empty();
    }

    /** {@return whether the program needs it, and not only the Java compiler} */
    public boolean isNeededToRun() {
        return this != JSPECIFY;
    }

    /**
     * Returns the missing library and the fix.
     *
     * @param place the name of the class path, such as {@code the class path}
     * @param dependencies the name of the place where a dependency is added, such as {@code its dependencies}. Then the
     *     message ends with a colon, unless no artifact is missing. If it is empty, the message names the artifact
     */
    public String message(String place, String dependencies) {
        String name = artifact.startsWith("dev.schemac:") ? artifact.substring("dev.schemac:".length()) : artifact;
        String missing = name + " is not on " + place;
        String add = ". Add " + (dependencies.isEmpty() ? artifact : "to " + dependencies);
        String end = dependencies.isEmpty() ? "." : ":";
        return switch (this) {
            case RUNTIME -> missing + ", and generated classes need it" + add + end;
            case JSPECIFY, GSON_ADAPTER -> missing + add + end;
            case GSON_ADAPTER_OF_GSON ->
                "Gson is on " + place + ", but " + name + " is not, so " + REJECTED + add + UNLESS + end;
            case GSON_ADAPTER_OF_MODULE ->
                "module-info.java does not require dev.schemac.gson, so " + REJECTED
                        + ". Add 'requires dev.schemac.gson;'" + UNLESS + ".";
        };
    }
}
