package dev.schemac.cli;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.StandardStreams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac ...}: compiles like {@code schemac compile}; the parent of all other commands. */
@Command(
        name = "schemac",
        versionProvider = ProductVersion.class,
        header = "Generate JSON code for Java from schemas",
        customSynopsis = {
            "schemac [compile] FILE|FOLDER|-... -o DIR [OPTIONS]",
            "       schemac COMMAND ... ('schemac COMMAND --help' lists the options)"
        },
        commandListHeading = "%nCommands:%n",
        footer = {
            "Example: schemac src/main/epl -o gen",
            "Exit codes: 0 success, 1 an error in a schema, document or file, 2 in the command line, 3 a failed check, 70 a defect of schemac"
        })
final class SchemacCommand extends Compilation {
    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Print the version; with -v, also the features of the JVM")
    private boolean version;

    SchemacCommand(StandardStreams streams) {
        super(streams);
    }
}
