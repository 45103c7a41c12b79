package dev.schemac.cli;

import dev.schemac.cli.console.StandardStreams;
import picocli.CommandLine.Command;

/** {@code schemac compile FILE|FOLDER|-... -o DIR}. */
@Command(
        name = "compile",
        header = "Generate Java classes, parsers and writers from schemas (the default command)",
        customSynopsis = "schemac [compile] FILE|FOLDER|-... -o DIR [OPTIONS]",
        description = "Only files whose content changes are written. Files of deleted schemas are removed.",
        footer = {
            "Example: schemac compile src/main/epl -o gen --style record",
            "Exit codes: 0 success, 1 an error in a schema or a file, 2 in the command line, 3 --check found a difference"
        })
final class CompileCommand extends Compilation {
    CompileCommand(StandardStreams streams) {
        super(streams);
    }
}
