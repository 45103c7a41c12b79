package dev.schemac.cli;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.StandardStreams;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac ...}: what {@code schemac compile} does, and the parent of all other commands. */
@Command(
        name = "schemac",
        versionProvider = ProductVersion.class,
        synopsisHeading = "Usage: ",
        customSynopsis = {
            "schemac [compile] FILE|FOLDER|-... -o DIR [--check | --watch]",
            "        [--package PACKAGE] [--style STYLE] [--strings STRINGS]",
            "        [--names NAMES] [--collections COLLECTIONS] [--refill]",
            "        [--jspecify] [--classpath PATH] [--source-path PATH] [--esper]",
            "        [--format FORMAT] [--color WHEN] [--all-errors]",
            "       schemac COMMAND ... ('schemac COMMAND --help' lists the options)"
        },
        description =
                "Compiles JSON schemas written in EPL to Java: for each schema a value class, a parser and a writer.",
        commandListHeading = "%nCommands:%n",
        footer = {
            "Exit codes: 0 success, 1 an error in a schema, a document or a file, 2 in the command line, 3 a failed check, 70 a defect of schemac."
        })
final class SchemacCommand extends Compilation {
    static final String VERSION = "--version";

    @Option(
            names = {"-V", VERSION},
            versionHelp = true,
            description = "Prints the version.")
    private boolean version;

    SchemacCommand(StandardStreams streams) {
        super(streams);
    }
}
