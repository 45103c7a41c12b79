package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.WriteReport;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code schemac FILE|FOLDER|-... -o DIR}: schemas in, Java sources and the index of their parsers out. */
@Command(
        name = "schemac",
        versionProvider = ProductVersion.class,
        sortOptions = false,
        synopsisHeading = "Usage: ",
        customSynopsis = {
            "schemac FILE|FOLDER|-... -o DIR [--package PACKAGE]",
            "        [--style STYLE] [--classpath PATH] [--source-path PATH] [--esper]",
            "       schemac parse SCHEMA --type TYPE [--profile PROFILE] [--ndjson]",
            "        [--classpath PATH] [--source-path PATH] [--esper] FILE|-..."
        },
        descriptionHeading = "%n",
        description =
                "Compiles JSON schemas written in EPL to Java: for each schema a value class, a parser and a writer.",
        parameterListHeading = "%n",
        commandListHeading = "%nCommands:%n",
        footerHeading = "%n",
        footer = "Exit codes: 0 all went well, 1 a schema, a document or a file is at fault, 2 the command line is.")
final class SchemacCommand implements Callable<Integer> {
    private final StandardStreams streams;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE|FOLDER|-",
            arity = "0..*",
            description = "Schema files, folders (every .epl file below them), - for standard input.")
    private List<String> schemas = new ArrayList<>();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "Where the sources go, and beside them META-INF/services, the index of the parsers. Needed.")
    private Path output;

    @Option(
            names = "--package",
            paramLabel = "PACKAGE",
            description = "The Java package of schemas whose file declares no module.")
    private String defaultPackage = "";

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description =
                    "What events are: bean (the default), mutable with getters and setters, or record, with a builder.")
    private ValueStyle style = ValueStyle.BEAN;

    @Mixin
    private ClassOptions classes;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Prints this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Prints the version.")
    private boolean version;

    SchemacCommand(StandardStreams streams) {
        this.streams = streams;
    }

    /** Whether the command line holds anything that belongs to this command and not to a subcommand. */
    boolean hasArguments() {
        return !schemas.isEmpty()
                || output != null
                || !defaultPackage.isEmpty()
                || style != ValueStyle.BEAN
                || classes.given();
    }

    @Override
    public Integer call() throws CommandFailure {
        if (schemas.isEmpty()) {
            throw mistake("no schema given: name files or folders, or - for standard input");
        }
        if (Collections.frequency(schemas, SchemaArguments.STANDARD_INPUT) > 1) {
            throw mistake("standard input (-) can be read only once");
        }
        if (output == null) {
            throw mistake("no output folder given: add -o DIR");
        }
        SchemaCompiler compiler = new SchemaCompiler(options());
        GeneratedFiles files;
        try {
            files = compiler.generate(SchemaArguments.read(compiler, schemas, streams.in()));
        } catch (SchemaException e) {
            throw new CommandFailure(e.getMessage());
        }
        if (!files.warnings().isEmpty()) {
            streams.err().println(files.warnings());
        }
        try {
            WriteReport report = compiler.write(files, output, output);
            if (streams.terminal().watched()) {
                streams.err().println(report.written() + " written, " + report.unchanged() + " unchanged in " + output);
            }
        } catch (IOException e) {
            throw CommandFailure.of(output.toString(), e);
        }
        return Schemac.OK;
    }

    private CompilerOptions options() {
        try {
            return classes.options().withDefaultPackage(defaultPackage).withStyle(style);
        } catch (IllegalArgumentException e) {
            throw mistake("--package: " + e.getMessage());
        }
    }

    private ParameterException mistake(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
