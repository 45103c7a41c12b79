package dev.schemac.cli;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.lsp.SchemaLanguageServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code schemac lsp}: the language server of text editors, on standard input and output. */
@Command(
        name = "lsp",
        customSynopsis = "schemac lsp [--classpath PATH] [--source-path PATH] [--esper]",
        description =
                "Serves a text editor by the Language Server Protocol, on standard input and output. The editor starts it; docs/editors.md says how.",
        footer =
                "Exit codes: 0 the editor has ended it, 1 the editor has gone or sends no messages, 2 an error in the command line.")
final class LanguageServerCommand extends AbstractCommand {
    @Option(names = "--stdio", hidden = true, description = "What some editors add; there is no other way.")
    private boolean stdio;

    LanguageServerCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES, Subject.WARNINGS);
    }

    @Override
    public Integer call() {
        boolean ended = SchemaLanguageServer.serve(
                compilerOptions(),
                streams().in(),
                streams().out(),
                problem -> streams().err().println("schemac: the connection to the editor ends: " + problem));
        return ended ? ExitCode.OK : ExitCode.FAILED;
    }
}
