package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.ErrorLimit;
import dev.schemac.cli.documents.ForeignInput;
import dev.schemac.cli.documents.LineSplitter;
import dev.schemac.contracts.infer.InferenceException;
import dev.schemac.contracts.infer.InferenceOptions;
import dev.schemac.contracts.infer.InferredSchema;
import dev.schemac.contracts.infer.SampleException;
import dev.schemac.contracts.infer.SchemaInference;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.runtime.internal.integration.FileInput;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac infer FILE|-...}: infers a schema from JSON samples. */
@Command(
        name = "infer",
        header = "Infer a schema from JSON samples",
        description =
                "The schema reads all samples; its types are as wide as needed. Comments mark members that are missing or null in some samples, and those with values of several JSON types.",
        footer = {
            "Example: schemac infer users.json --name User",
            "Maps: --maps auto selects objects whose names are data, such as dates, and objects with 50 names or more whose values have one type. 10 names are enough if they are rare: an average name occurs in a fifth of the objects or less, and the last tenth of the objects has new names.",
            "Exit codes: 0 success, 1 an error in a sample or a file, 2 in the command line"
        })
final class InferCommand extends AbstractCommand {
    private static final String AUTO = "auto";
    private static final String NEVER = "never";

    @Parameters(
            paramLabel = "FILE|-",
            arity = "1..*",
            description =
                    "Files with an object or an array of objects, optionally compressed with gzip or zstd; - for standard input")
    private List<String> samples = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Output file (default: standard output)")
    private String output = "";

    @Option(
            names = "--name",
            paramLabel = "TYPE",
            description = "Name of the schema of the samples (default: from the first file, or Event)")
    private String name = "";

    @Option(names = "--module", paramLabel = "MODULE", description = "Module of the schemas (default: none)")
    private String module = "";

    @Option(names = "--ndjson", description = "Read one sample a line; blank lines are skipped")
    private boolean ndjson;

    @Option(
            names = "--required",
            description = "Declare members of all samples as required, and as not nullable if never null")
    private boolean required;

    @Option(
            names = "--enums",
            paramLabel = "N",
            description =
                    "Make enums of strings with at most N constants, up to 250, of which each needs 10 samples on average (default: 0, because later documents may have other strings)")
    private int enums = InferenceOptions.DEFAULT.enumConstants();

    @Option(names = "--no-formats", description = "Keep dates, times, UUIDs and URLs as strings")
    private boolean noFormats;

    @Option(names = "--no-unions", description = "Infer one schema for all objects in the same place")
    private boolean noUnions;

    @Option(
            names = "--maps",
            paramLabel = "never|auto|PATH",
            split = ",",
            description =
                    "Objects that become a Map: never, auto, or at property paths such as items[0].tags, separated by commas (default: auto)")
    private List<String> maps = List.of(AUTO);

    @Option(
            names = "--closed",
            description =
                    "Reject unknown enum constants and subtypes of unions. By default constants are read as null, and subtypes as the base")
    private boolean closed;

    @Mixin
    private ErrorLimit limit;

    private long errors;

    InferCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        checkStandardInputIsReadOnce(samples);
        files().readAll(samples);
        CommandFiles.Output file = output.isEmpty() ? null : files().output("-o", output);
        checkModule(module);
        if (enums < 0 || enums > InferenceOptions.MOST_CONSTANTS) {
            throw mistake("--enums must be from 0 to " + InferenceOptions.MOST_CONSTANTS + " but is " + enums);
        }
        InferenceOptions options = options();
        SchemaInference inference = new SchemaInference(name.isEmpty() ? nameOf(samples.get(0)) : name);
        for (String sample : samples) {
            add(inference, sample);
        }
        if (errors > limit.most()) {
            streams().message(ErrorLimit.line(errors - limit.most()));
        }
        if (errors > 0) {
            return ExitCode.FAILED;
        }
        if (inference.samples() == 0) {
            throw new CommandFailure("schemac: " + String.join(", ", samples) + ": no samples found");
        }
        InferredSchema inferred = inferred(inference, options);
        write(inferred.text(), file);
        inferred.maps().forEach(streams()::message);
        return ExitCode.OK;
    }

    private InferenceOptions options() {
        if (maps.contains(NEVER) && maps.size() > 1) {
            throw mistake("--maps: '" + NEVER + "' cannot be combined with other values");
        }
        List<String> paths = maps.stream()
                .filter(word -> !word.equals(AUTO) && !word.equals(NEVER))
                .toList();
        try {
            return new InferenceOptions(required, !noFormats, enums, !noUnions, closed, maps.contains(AUTO), paths);
        } catch (IllegalArgumentException e) {
            throw mistake("--maps: " + e.getMessage());
        }
    }

    private InferredSchema inferred(SchemaInference inference, InferenceOptions options) throws CommandFailure {
        try {
            return inference.inferred(module, options);
        } catch (IllegalArgumentException e) {
            throw mistake("--maps: " + e.getMessage());
        } catch (InferenceException e) {
            throw new CommandFailure("schemac: " + String.join(", ", samples) + ": " + e.getMessage());
        }
    }

    /** Returns the file's name without folder and extension. */
    private static String nameOf(String sample) {
        if (sample.equals(SchemaArguments.STANDARD_INPUT)) {
            return "Event";
        }
        String file = sample.substring(Math.max(sample.lastIndexOf('/'), sample.lastIndexOf('\\')) + 1);
        return file.indexOf('.') > 0 ? file.substring(0, file.indexOf('.')) : file;
    }

    private void add(SchemaInference inference, String sample) throws CommandFailure {
        boolean standardInput = sample.equals(SchemaArguments.STANDARD_INPUT);
        String name = standardInput ? SchemaArguments.STANDARD_INPUT_NAME : sample;
        Path path = standardInput ? null : SchemaArguments.path(sample);
        try (InputStream file = standardInput ? streams().in() : FileInput.open(path);
                InputStream in = ForeignInput.text(file)) {
            if (!ndjson) {
                byte[] json = in.readAllBytes();
                add(inference, name, 1, json, 0, json.length);
                return;
            }
            LineSplitter lines = new LineSplitter(in);
            while (lines.next()) {
                if (lines.beginsWithByteOrderMark()) {
                    report(name + ":" + lines.number() + ":1: expected object but found byte order mark at $; only the"
                            + " beginning of a file can have one");
                } else {
                    add(inference, name, lines.number(), lines.buffer(), lines.offset(), lines.length());
                }
            }
        } catch (IOException e) {
            throw CommandFailure.of(name, e);
        }
    }

    /** Adds a sample, or reports its error. */
    private void add(SchemaInference inference, String file, long line, byte[] json, int offset, int length) {
        try {
            inference.add(json, offset, length);
        } catch (SampleException e) {
            report(file + ":" + (line + e.line() - 1) + ":" + e.column() + ": "
                    + Diagnostic.shortened(e.description() + " at " + e.path()) + hint(file, e));
        }
    }

    private void report(String error) {
        errors++;
        if (errors <= limit.most()) {
            streams().message(error);
        }
    }

    /** Returns the advice for a file with a sample in each line, and for a file that is not a sample. */
    private String hint(String file, SampleException e) {
        if (file.endsWith(".yaml") || file.endsWith(".yml")) {
            return "; samples are JSON: 'schemac import' converts contracts in YAML";
        }
        if (file.endsWith(".epl")) {
            return "; samples are JSON, not schemas";
        }
        return !ndjson && e.line() > 1 && e.isSecondDocument() ? "; add --ndjson if each line is a sample" : "";
    }
}
