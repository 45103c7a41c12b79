package dev.schemac.cli;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.lsp.SchemaLanguageServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac lsp}: runs the language server for editors on standard input and output. */
@Command(
        name = "lsp",
        header = "Run the language server for text editors",
        description =
                "The editor starts it and sends requests to it on standard input. docs/editors.md in the folder of the release shows the settings of editors.",
        footer = {
            "Example: schemac lsp --classpath target/classes",
            "Exit codes: 0 the editor ended it, 1 the connection was lost, 2 an error in the command line"
        })
final class LanguageServerCommand extends AbstractCommand {
    @Option(names = "--stdio", hidden = true, description = "Ignored; standard input and output are the only transport")
    private boolean stdio;

    LanguageServerCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES, Subject.WARNINGS);
    }

    @Override
    public Integer call() {
        boolean ended = SchemaLanguageServer.serve(
                compilerOptions(),
                ProductVersion.number(),
                streams().in(),
                streams().out(),
                problem -> streams().message("schemac: lost the connection to the editor: " + problem));
        return ended ? ExitCode.OK : ExitCode.FAILED;
    }
}
