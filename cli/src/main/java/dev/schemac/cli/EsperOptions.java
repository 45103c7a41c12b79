package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import picocli.CommandLine.Option;

/** The options of every command that links schemas and prints warnings about them. */
final class EsperOptions extends ClassOptions {
    @Option(names = "--esper", description = "Warns of everything that Esper would refuse.")
    private boolean esper;

    @Override
    boolean given() {
        return super.given() || esper;
    }

    @Override
    CompilerOptions options() {
        return super.options().withEsper(esper);
    }
}
