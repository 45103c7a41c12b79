package dev.schemac.cli;

import dev.schemac.cli.console.StandardStreams;
import picocli.CommandLine.Command;

/** {@code schemac compile FILE|FOLDER|-... -o DIR}. */
@Command(
        name = "compile",
        customSynopsis = {
            "schemac [compile] FILE|FOLDER|-... -o DIR [--check | --watch]",
            "        [--package PACKAGE] [--style STYLE] [--strings STRINGS]",
            "        [--names NAMES] [--collections COLLECTIONS] [--refill]",
            "        [--jspecify] [--classpath PATH] [--source-path PATH] [--esper]",
            "        [--format FORMAT] [--color WHEN] [--all-errors]"
        },
        description = "Generates Java sources; the default command. Only files whose content changes are written,"
                + " and what schemas have left that are no more is removed.",
        footer = "Exit codes: 0 success, 1 an error in a schema or a file, 2 in the command line, 3 --check found a"
                + " difference.")
final class CompileCommand extends Compilation {
    CompileCommand(StandardStreams streams) {
        super(streams);
    }
}
