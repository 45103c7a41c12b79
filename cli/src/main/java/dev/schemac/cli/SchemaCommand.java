package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.DiagnosticOptions;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** A command that reads schemas like the compiler: its arguments, and the report of errors. */
abstract class SchemaCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            hideParamSyntax = true,
            arity = "0..*",
            description = "Schema files, folders with .epl files, or - for standard input")
    private List<String> schemas = new ArrayList<>();

    @Mixin
    private DiagnosticOptions diagnostics;

    SchemaCommand(StandardStreams streams, Subject... subjects) {
        super(streams, subjects);
    }

    @Override
    public final Integer call() throws CommandFailure {
        if (schemas.isEmpty()) {
            throw mistake("no schema given: name files or folders, or - for standard input");
        }
        checkStandardInputIsReadOnce(schemas);
        checkOptions();
        try {
            return run(new SchemaCompiler(compilerOptions()));
        } catch (SchemaException e) {
            print(e.findings());
            return ExitCode.FAILED;
        }
    }

    /** Rejects incompatible options before any file is read. */
    abstract void checkOptions();

    /** Runs the command; the caller prints each {@code SchemaException}. */
    abstract int run(SchemaCompiler compiler) throws CommandFailure;

    final List<String> schemas() {
        return schemas;
    }

    final boolean readsStandardInput() {
        return schemas.contains(SchemaArguments.STANDARD_INPUT);
    }

    final List<SchemaSource> read(SchemaCompiler compiler) throws CommandFailure {
        return read(compiler, schemas);
    }

    final void print(Findings findings) throws CommandFailure {
        diagnostics.print(findings, streams());
    }
}
