package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.BuildReport;
import dev.schemac.codegen.build.OutputConflictException;
import dev.schemac.codegen.build.OutputFolder;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.codegen.build.StaleFile;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Option;

/** Compiles schemas to Java sources and the index of their parsers: once, after each change, or as a check only. */
abstract class Compilation extends SchemaCommand {
    /** The interval of checks for changes: short, because reading a folder of schemas is fast. */
    private static final long MILLIS_BETWEEN_LOOKS = 300;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            description = "Folder of the sources and of the index of parsers (META-INF/services); required")
    private Path output;

    @Option(names = "--check", description = "Write nothing; exit with 3 if DIR differs from the generated files")
    private boolean check;

    @Option(names = "--watch", description = "Compile again whenever a schema changes, until interrupted")
    private boolean watch;

    Compilation(StandardStreams streams) {
        super(streams, Subject.values());
    }

    @Override
    void checkOptions() {
        if (output == null) {
            throw mistake(withoutOutput());
        }
        if (watch && check) {
            throw mistake("--watch and --check cannot be used together: choose one");
        }
        if (watch && readsStandardInput()) {
            throw mistake("standard input (-) cannot be watched");
        }
    }

    /** Returns the error about a missing {@code -o}, whose value may be among the schemas. */
    private String withoutOutput() {
        List<String> unknown = schemas().stream()
                .filter(schema -> schema.matches("[\\w/-]+") && !Files.exists(Path.of(schema)))
                .toList();
        if (schemas().size() == 1 && unknown.size() == 1) {
            return "there is no command, file or folder '" + unknown.get(0) + "'";
        }
        String last = schemas().get(schemas().size() - 1);
        return "no output folder given: add -o DIR"
                + (unknown.equals(List.of(last)) ? NearestName.didYouMean("-o " + last) : "");
    }

    @Override
    int run(SchemaCompiler compiler) throws CommandFailure {
        if (Files.isRegularFile(output)) {
            throw new CommandFailure("schemac: " + output + ": a file, not a folder");
        }
        warnOfMissingLibraries();
        if (watch) {
            return watch(compiler);
        }
        List<SchemaSource> sources = sources(compiler);
        GeneratedFiles files = generate(compiler, sources);
        print(files.findings());
        if (check) {
            return compare(sources, files);
        }
        write(sources, files, streams().terminal().watched());
        return ExitCode.OK;
    }

    /** The class path is that of the schemas. It need not contain what generated classes need to compile. */
    private void warnOfMissingLibraries() {
        SchemaBuild.missingLibraries(compilerOptions()).stream()
                .filter(library -> !library.isError())
                .forEach(library -> streams().message("schemac: warning: " + library.message("the class path", "")));
    }

    /**
     * Returns the schemas; empty if all schemas of an earlier compilation were deleted, so that their output is
     * removed.
     */
    private List<SchemaSource> sources(SchemaCompiler compiler) throws CommandFailure {
        List<SchemaSource> sources = readAny(compiler, schemas());
        try {
            if (sources.isEmpty() && !folder(sources).wasCompiledFrom()) {
                throw SchemaArguments.noSchema(schemas());
            }
        } catch (IOException e) {
            throw CommandFailure.of(output.toString(), e);
        }
        return sources;
    }

    private GeneratedFiles generate(SchemaCompiler compiler, List<SchemaSource> sources) throws CommandFailure {
        return sources.isEmpty()
                ? new GeneratedFiles(List.of(), List.of())
                : compiler.generate(sources, libraries()).files();
    }

    private OutputFolder folder(List<SchemaSource> sources) {
        if (sources.isEmpty()) {
            return new OutputFolder(output, schemas().stream().map(Path::of).toList());
        }
        return new OutputFolder(output, SchemaArguments.files(sources));
    }

    private void write(List<SchemaSource> sources, GeneratedFiles files, boolean report) throws CommandFailure {
        files().checkNotRead(
                        "-o",
                        Stream.of(files.sources(), files.resources())
                                .flatMap(List::stream)
                                .map(file -> output.resolve(file.path()))
                                .toList());
        BuildReport done;
        try {
            done = folder(sources).write(files);
        } catch (OutputConflictException e) {
            throw new CommandFailure("schemac: " + e.getMessage().replace("\n", "\nschemac: "));
        } catch (IOException e) {
            throw CommandFailure.of(output.toString(), e);
        }
        for (BuildReport.SetAside file : done.setAside()) {
            streams()
                    .message("schemac: " + file.file() + ": was changed by hand; the changed file was moved to "
                            + file.now());
        }
        if (report) {
            streams()
                    .message((files.sources().isEmpty()
                                    ? ""
                                    : counted(files.sources().size(), "class", "classes") + " and their index: ")
                            + counted(done.files().written(), "file", "files") + " written, "
                            + done.files().unchanged() + " unchanged"
                            + (done.removed() == 0 ? "" : ", " + done.removed() + " removed") + " in " + output);
        }
    }

    private static String counted(int number, String one, String several) {
        return number + " " + (number == 1 ? one : several);
    }

    private int compare(List<SchemaSource> sources, GeneratedFiles files) throws CommandFailure {
        List<StaleFile> stale;
        try {
            stale = folder(sources).compare(files);
        } catch (IOException e) {
            throw CommandFailure.of(output.toString(), e);
        }
        if (stale.isEmpty()) {
            return ExitCode.OK;
        }
        for (StaleFile file : stale) {
            streams().message("schemac: " + file.file() + ": " + describe(file.kind()));
        }
        streams().message("schemac: " + output + " is not up to date; run without --check to update it");
        return ExitCode.CHECK_FAILED;
    }

    private static String describe(StaleFile.Kind kind) {
        return switch (kind) {
            case MISSING -> "missing";
            case DIFFERENT -> "different from the generated file";
            case LEFT_OVER -> "left over from a removed schema";
            case UNKNOWN -> "generated from none of these schemas; delete it";
        };
    }

    /** Prints an error once, then waits for the next change, which may fix it. */
    private int watch(SchemaCompiler compiler) {
        List<SchemaSource> seen = null;
        String printed = "";
        while (true) {
            try {
                List<SchemaSource> now = sources(compiler);
                if (!now.equals(seen)) {
                    seen = now;
                    printed = "";
                    compile(compiler, now);
                }
            } catch (CommandFailure e) {
                seen = null;
                if (!e.getMessage().equals(printed)) {
                    printed = e.getMessage();
                    streams().lines(printed);
                }
            }
            try {
                Thread.sleep(MILLIS_BETWEEN_LOOKS);
            } catch (InterruptedException e) {
                return ExitCode.OK;
            }
        }
    }

    private void compile(SchemaCompiler compiler, List<SchemaSource> sources) throws CommandFailure {
        try {
            GeneratedFiles files = generate(compiler, sources);
            print(files.findings());
            write(sources, files, true);
        } catch (SchemaException e) {
            print(e.findings());
        }
    }
}
