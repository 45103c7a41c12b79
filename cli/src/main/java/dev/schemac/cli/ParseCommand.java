package dev.schemac.cli;

import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
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

/** {@code schemac parse SCHEMA --type TYPE FILE|-...}: compiles the schema in memory and parses documents with it. */
@Command(
        name = "parse",
        sortOptions = false,
        customSynopsis = {
            "schemac parse SCHEMA --type TYPE [--profile PROFILE] [--ndjson]",
            "        [--classpath PATH] [--source-path PATH] [--esper] FILE|-..."
        },
        descriptionHeading = "%n",
        description =
                "Parses each document and prints each event as one line of compact JSON. A document that fails is reported"
                        + " on standard error as FILE:line:column: message; the others still come out.",
        parameterListHeading = "%n",
        footerHeading = "%n",
        footer = "Exit codes: 0 all went well, 1 a schema, a document or a file is at fault, 2 the command line is.")
final class ParseCommand implements Callable<Integer> {
    private final StandardStreams streams;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "SCHEMA",
            description = "A schema file, a folder (every .epl file below it), or - for standard input.")
    private String schema;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "FILE|-",
            description = "Documents: each file is one, or each line of it with --ndjson; - is standard input.")
    private List<String> documents;

    @Option(names = "--type", required = true, paramLabel = "TYPE", description = "The schema of each document.")
    private String type;

    @Option(
            names = "--profile",
            paramLabel = "PROFILE",
            description = "How documents are read and written: default, strict or esper.")
    private Profile profile = Profile.DEFAULT;

    @Option(names = "--ndjson", description = "Each line is a document; blank lines are skipped.")
    private boolean ndjson;

    @Mixin
    private ClassOptions classes;

    @Mixin
    private HelpOption help;

    ParseCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws CommandFailure {
        int fromStandardInput = Collections.frequency(documents, SchemaArguments.STANDARD_INPUT)
                + (schema.equals(SchemaArguments.STANDARD_INPUT) ? 1 : 0);
        if (fromStandardInput > 1) {
            throw mistake("standard input (-) can be read only once");
        }
        DocumentRun run = new DocumentRun(sender(), profile.options(), ndjson, streams, totalBytes());
        try {
            for (String document : documents) {
                parse(run, document);
            }
            return run.finish() ? Schemac.OK : Schemac.FAILED;
        } catch (OutputLost e) {
            if (!e.readerIsGone()) {
                throw CommandFailure.of("standard output", e);
            }
            return run.clean() ? Schemac.OK : Schemac.FAILED;
        }
    }

    private void parse(DocumentRun run, String document) throws CommandFailure, OutputLost {
        boolean standardInput = document.equals(SchemaArguments.STANDARD_INPUT);
        String name = standardInput ? SchemaArguments.STANDARD_INPUT_NAME : document;
        try (InputStream in = standardInput ? streams.in() : Files.newInputStream(SchemaArguments.path(document))) {
            run.parse(name, in);
        } catch (OutputLost e) {
            throw e;
        } catch (IOException e) {
            run.fail(CommandFailure.describe(name, e));
        }
    }

    /** Compiles the schema and gives the sender of the wanted type. */
    private EventSender<?> sender() throws CommandFailure {
        SchemaCompiler compiler = new SchemaCompiler(classes.options());
        EventRuntime runtime = new EventRuntime();
        try {
            compiler.deploy(
                    runtime, SchemaArguments.read(compiler, List.of(schema), streams.in()), streams.err()::println);
        } catch (SchemaException e) {
            throw new CommandFailure(e.getMessage());
        } catch (IllegalStateException e) {
            // Most likely a Java without the compiler, that is no JDK.
            throw new CommandFailure("schemac: " + e.getMessage());
        }
        try {
            return runtime.eventSender(type, profile.options());
        } catch (IllegalArgumentException e) {
            throw mistake("--type: " + e.getMessage());
        }
    }

    /** How many bytes the documents have together, or -1 where that cannot be known beforehand. */
    private long totalBytes() throws CommandFailure {
        long total = 0;
        for (String document : documents) {
            Path path = SchemaArguments.path(document);
            if (document.equals(SchemaArguments.STANDARD_INPUT) || !Files.isRegularFile(path)) {
                return -1;
            }
            try {
                total += Files.size(path);
            } catch (IOException e) {
                return -1;
            }
        }
        return total;
    }

    private ParameterException mistake(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
