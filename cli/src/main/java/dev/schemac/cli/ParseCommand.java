package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandFiles;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.MissingModule;
import dev.schemac.cli.console.OutputLost;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.diagnostics.ErrorLimit;
import dev.schemac.cli.documents.DocumentRun;
import dev.schemac.cli.documents.EventText;
import dev.schemac.cli.documents.Rejects;
import dev.schemac.cli.documents.SelectedValues;
import dev.schemac.cli.documents.SelectedValues.Form;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.select.Selection;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.internal.integration.FileInput;
import dev.schemac.runtime.stream.EventFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code schemac parse SCHEMA [--type TYPE] [FILE|-...]}: compiles the schema in memory and parses documents with it. */
@Command(
        name = "parse",
        header = "Parse documents and print each event as a line of JSON",
        description =
                "A document that fails is reported on standard error as FILE:line:column: message. Files may be compressed with gzip or zstd.",
        footer = {
            "Example: schemac parse Users.epl users.json --type Users",
            "Exit codes: 0 success, 1 an error in a schema, a document or a file, 2 in the command line"
        })
final class ParseCommand extends AbstractCommand {
    /** The size of the files from which on several threads are faster, in bytes. */
    private static final long WORTH_THREADS = 16_000_000;

    /** A limit above any useful number, below which all threads can start. */
    private static final int MOST_THREADS = 1_024;

    /** The schemas that a message lists if {@code --type} is missing. */
    private static final int MOST_CANDIDATES = 10;

    @Parameters(
            index = "0",
            paramLabel = "SCHEMA",
            description = "Schema file, folder with .epl files, or - for standard input")
    private String schema;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "FILE|-",
            description =
                    "Files with a document or an array of documents, or with many under --ndjson, --documents or --elements; - or none for standard input")
    private List<String> documents = List.of();

    @Option(
            names = "--type",
            paramLabel = "TYPE",
            description = "Schema of each document (default: the only schema that no other one uses)")
    private String type;

    @Option(
            names = "--profile",
            paramLabel = "PROFILE",
            description = "Profile of reading and writing: default, strict or esper")
    private JsonOptions.Profile profile = JsonOptions.Profile.DEFAULT;

    @Option(names = "--ndjson", description = "Parse each line as a document; blank lines are skipped")
    private boolean ndjson;

    @Option(names = "--documents", description = "Parse concatenated documents, with or without blanks between them")
    private boolean concatenated;

    @Option(
            names = "--elements",
            paramLabel = "PATH",
            description =
                    "Parse each element of an array in the file as a document: $.users for that member; files may exceed memory")
    private String elements;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description =
                    "Number of threads with --ndjson; the output keeps its order (default: all processors if the files have 16 MB, otherwise 1)")
    private Integer threads;

    @Option(
            names = "--rejects",
            paramLabel = "FILE",
            description = "Write failed documents to FILE as JSON Lines instead of reporting them")
    private String rejected;

    @Option(
            names = "--indent",
            paramLabel = "N",
            description = "Print events over several lines, indented by N spaces, 1 to 16")
    private int indent;

    @Option(
            names = "--select",
            paramLabel = "PATH",
            description =
                    "Print the value at a property path, such as users[0].name, of each event; null if absent. Several print an object of these values")
    private List<String> selected = List.of();

    @Option(names = "--csv", description = "Print a table: a line with names, then the values of each event")
    private boolean csv;

    @Option(names = "--tsv", description = "The same with tabs between the values")
    private boolean tsv;

    @Option(names = "--count", description = "Print the number of parsed documents instead of the events")
    private boolean count;

    @Option(
            names = "--max-event-bytes",
            paramLabel = "N",
            description = "Longest document, in bytes after decompression (default: ${DEFAULT-VALUE})")
    private int maxEventBytes = JsonOptions.DEFAULT.maxEventBytes();

    @Mixin
    private ErrorLimit limit;

    ParseCommand(StandardStreams streams) {
        super(streams, Subject.CLASSES, Subject.WARNINGS);
    }

    @Override
    public Integer call() throws CommandFailure {
        boolean named = !documents.isEmpty();
        if (!named && schema.equals(SchemaArguments.STANDARD_INPUT)) {
            throw mistake("no document given: name files, because standard input (-) has the schema");
        }
        documents = named ? documents : List.of(SchemaArguments.STANDARD_INPUT);
        checkStandardInputIsReadOnce(inputs());
        checkOptions();
        files().readAll(inputs());
        CommandFiles.Output output = rejected == null ? null : files().output("--rejects", rejected);
        EventText<?> parser = parser();
        if (!named && streams().inputIsTerminal()) {
            streams().message("schemac: no document given, reading standard input");
        }
        EventFormat<byte[]> format = format(parser);
        try (Rejects rejects = output == null ? null : new Rejects(output)) {
            long bytes = totalBytes();
            return run(new DocumentRun(
                    parser, options(), format, threads(bytes), rejects, limit.most(), streams(), bytes));
        } catch (IOException e) {
            throw CommandFailure.of(rejected, e);
        }
    }

    private void checkOptions() throws CommandFailure {
        if ((ndjson ? 1 : 0) + (concatenated ? 1 : 0) + (elements == null ? 0 : 1) > 1) {
            throw mistake("--ndjson, --documents and --elements cannot be used together: choose one");
        }
        if (indent < 0 || indent > 16) {
            throw mistake("--indent must be from 1 to 16 but is " + indent);
        }
        if (maxEventBytes < 1) {
            throw mistake("--max-event-bytes must be at least 1 but is " + maxEventBytes);
        }
        if (csv && tsv) {
            throw mistake("--csv and --tsv cannot be used together: choose one");
        }
        boolean values = csv || tsv || !selected.isEmpty();
        if ((indent > 0 ? 1 : 0) + (count ? 1 : 0) + (values ? 1 : 0) > 1) {
            String option = csv ? "--csv" : tsv ? "--tsv" : "--select";
            throw mistake(option + ", --indent and --count cannot be used together: choose one");
        }
        for (String path : selected) {
            if (Collections.frequency(selected, path) > 1) {
                throw mistake("--select " + path + " is given twice");
            }
        }
        if (threads != null && (threads < 1 || threads > MOST_THREADS)) {
            throw mistake("--threads must be from 1 to " + MOST_THREADS + " but is " + threads);
        }
        if (threads != null && threads > 1 && !ndjson) {
            throw mistake("--threads needs --ndjson: other formats must be read from the beginning");
        }
        if (rejected != null && !ndjson && !concatenated && elements == null) {
            throw mistake(
                    "--rejects needs --ndjson, --documents or --elements; --elements '$' is for files that are an array");
        }
    }

    /** @param bytes the size of all files, or -1 if it is unknown */
    private int threads(long bytes) {
        if (threads != null) {
            return threads;
        }
        return ndjson && bytes >= WORTH_THREADS
                ? Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors())
                : 1;
    }

    /** Returns all files that the command reads. */
    private List<String> inputs() {
        List<String> files = new ArrayList<>(documents);
        files.add(schema);
        return files;
    }

    private JsonOptions options() {
        return JsonOptions.of(profile).withIndent(indent).withMaxEventBytes(maxEventBytes);
    }

    /** Returns the layout of documents in the files; null for one document in each file. */
    private EventFormat<byte[]> format(EventText<?> parser) {
        if (elements == null) {
            return ndjson ? EventFormat.lines(parser) : concatenated ? EventFormat.documents(parser) : null;
        }
        try {
            return EventFormat.elements(parser, elements);
        } catch (IllegalArgumentException e) {
            throw mistake("--elements: " + e.getMessage() + suggestion(parser));
        }
    }

    /** Suggests the path from the document, if only its beginning is missing. */
    private String suggestion(EventText<?> parser) {
        String path = "$." + (elements.startsWith("$") ? elements.substring(1) : elements);
        try {
            EventFormat.elements(parser, path);
            return NearestName.didYouMean(path);
        } catch (IllegalArgumentException e) {
            return "";
        }
    }

    private int run(DocumentRun run) throws CommandFailure {
        try {
            run.start();
            for (String document : documents) {
                parse(run, document);
            }
            return run.finish() ? ExitCode.OK : ExitCode.FAILED;
        } catch (OutputLost e) {
            if (!e.readerIsGone()) {
                throw CommandFailure.of("standard output", e);
            }
            return run.clean() ? ExitCode.OK : ExitCode.FAILED;
        }
    }

    private void parse(DocumentRun run, String document) throws CommandFailure, OutputLost {
        boolean standardInput = document.equals(SchemaArguments.STANDARD_INPUT);
        String name = standardInput ? SchemaArguments.STANDARD_INPUT_NAME : document;
        try (InputStream in = standardInput ? streams().in() : FileInput.open(SchemaArguments.path(document))) {
            run.parse(name, in);
        } catch (OutputLost e) {
            throw e;
        } catch (IOException e) {
            run.fail(CommandFailure.describe(name, e));
        }
    }

    /** Compiles the schema, and returns the parser of the selected type with its output format. */
    private EventText<?> parser() throws CommandFailure {
        List<PropertyPath> paths = selected.stream().map(this::path).toList();
        DocumentSchemas schemas = new DocumentSchemas(compilerOptions(), streams());
        SchemaCompiler compiler = schemas.compiler;
        try {
            List<SchemaSource> sources = read(compiler, List.of(schema));
            String wanted = type == null ? documentType(schemas, sources) : type;
            // Events with values that cannot be written are rejected, and Esper reads such values.
            List<PropertyPath> written = profile == JsonOptions.Profile.ESPER ? List.of() : paths;
            DocumentSchemas.Deployed deployed = schemas.deploy(sources, wanted, written);
            EventSender<?> sender = sender(deployed.runtime(), wanted);
            if (count) {
                return EventText.counted(sender, options());
            }
            if (paths.isEmpty() && !csv && !tsv) {
                return EventText.of(sender, options());
            }
            return EventText.of(
                    sender, options(), values(compiler, sources, sender.eventType(), paths, deployed.selections()));
        } catch (SchemaException e) {
            throw new CommandFailure(description(e.findings()));
        } catch (IllegalStateException e) {
            throw new CommandFailure(
                    "schemac: " + (MissingModule.hasCompiler() ? e.getMessage() : MissingModule.noCompiler()));
        }
    }

    private String description(Findings findings) {
        String omitted = findings.omitted(limit.most());
        return findings.first(limit.most()).render() + (omitted.isEmpty() ? "" : "\n" + ErrorLimit.line(omitted));
    }

    private PropertyPath path(String text) {
        try {
            return PropertyPath.of(text);
        } catch (IllegalArgumentException e) {
            throw mistake("--select: " + e.getMessage());
        }
    }

    /**
     * Returns the values of the paths; without paths those of all columns.
     *
     * @param known the selections of the paths, if they were compiled
     */
    private SelectedValues values(
            SchemaCompiler compiler,
            List<SchemaSource> sources,
            EventType<?> wanted,
            List<PropertyPath> paths,
            List<Selection> known) {
        List<String> members =
                wanted.columns().stream().map(EventType.Column::jsonName).toList();
        List<String> names = paths.isEmpty() ? members : selected;
        List<PropertyPath> read =
                paths.isEmpty() ? members.stream().map(ParseCommand::pathOf).toList() : paths;
        try {
            List<Selection> selections = known.isEmpty() ? compiler.selections(sources, wanted, read) : known;
            return new SelectedValues(
                    IntStream.range(0, names.size())
                            .mapToObj(i -> new SelectedValues.Value(names.get(i), selections.get(i)))
                            .toList(),
                    csv ? Form.CSV : tsv ? Form.TSV : Form.JSON);
        } catch (IllegalArgumentException e) {
            throw mistake("--select: " + e.getMessage());
        }
    }

    /** Returns the path to a member, whatever characters its name has. */
    private static PropertyPath pathOf(String member) {
        return PropertyPath.of(member.isEmpty() ? "``" : member.replaceAll("[.\\[\\]()?`'\"\\\\]", "\\\\$0"));
    }

    /** Returns the only schema that no other one uses. */
    private String documentType(DocumentSchemas schemas, List<SchemaSource> sources) throws CommandFailure {
        List<String> types = schemas.documentTypes(sources);
        if (types.isEmpty()) {
            throw new CommandFailure("schemac: " + schema + ": no schema found");
        }
        if (types.size() > 1) {
            throw mistake("--type must name the schema of the documents, one of: " + listed(types));
        }
        return types.get(0);
    }

    private static String listed(List<String> schemas) {
        int more = schemas.size() - MOST_CANDIDATES;
        return String.join(", ", schemas.subList(0, Math.min(schemas.size(), MOST_CANDIDATES)))
                + (more > 0 ? " and " + more + " more" : "");
    }

    private EventSender<?> sender(EventRuntime runtime, String wanted) {
        try {
            return runtime.eventSender(wanted).withOptions(options());
        } catch (IllegalArgumentException e) {
            throw mistake("--type: " + unknownType(List.copyOf(runtime.eventTypeNames()), wanted));
        }
    }

    /** @param schemas the names of all schemas, with their modules */
    private static String unknownType(List<String> schemas, String wanted) {
        List<String> same =
                schemas.stream().filter(name -> simpleName(name).equals(wanted)).toList();
        if (!same.isEmpty()) {
            return "several modules have a schema '" + wanted + "': name one of " + listed(same);
        }
        List<String> simpleNames =
                schemas.stream().map(ParseCommand::simpleName).toList();
        List<String> names = new ArrayList<>(simpleNames);
        names.addAll(schemas);
        String suggestion = NearestName.suggestion(wanted, names);
        return "there is no schema '" + wanted + "', only " + listed(schemas)
                + (suggestion.isEmpty() ? NearestName.suggestion(simpleName(wanted), simpleNames) : suggestion);
    }

    private static String simpleName(String schema) {
        return schema.substring(schema.lastIndexOf('.') + 1);
    }

    /** Returns the total bytes of the documents, or -1 if they are unknown in advance. */
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
}
