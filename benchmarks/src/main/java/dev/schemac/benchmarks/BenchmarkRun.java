package dev.schemac.benchmarks;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.CellBenchmark;
import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.cell.DocumentFile;
import dev.schemac.benchmarks.cell.Trial;
import dev.schemac.benchmarks.cold.ColdStart;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.interleaved.InterleavedRun;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.report.ReportPages;
import dev.schemac.benchmarks.report.ResultTable;
import dev.schemac.benchmarks.report.WideTable;
import dev.schemac.benchmarks.stream.StreamRun;
import dev.schemac.benchmarks.union.UnionRun;
import dev.schemac.benchmarks.wide.WideRun;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * The front end of {@code benchmarks/run}: which cells are wanted, whether their results are right, and how fast they
 * are.
 */
public final class BenchmarkRun {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private static final String WITHOUT_UNSAFE = "--without-unsafe";

    private BenchmarkRun() {}

    /** See {@code benchmarks/run --help}; an error in the arguments is a message and exit code 2, a wrong result 1. */
    public static void main(String[] args) throws Exception {
        try {
            run(Arguments.of(args));
        } catch (Arguments.UsageException e) {
            System.err.println("benchmarks/run: " + e.getMessage());
            System.err.println("benchmarks/run --help lists the options.");
            System.exit(2);
        } catch (IllegalStateException e) {
            System.err.println("benchmarks/run: " + e.getMessage());
            System.exit(1);
        }
    }

    private static void run(Arguments arguments)
            throws IOException, RunnerException, CommandLineOptionException, InterruptedException {
        if (arguments.value("--charts").isPresent()) {
            ReportPages.main(new String[] {arguments.value("--charts").orElseThrow()});
            return;
        }
        if (arguments.has("--cold")) {
            cold(arguments);
            return;
        }
        if (arguments.has("--wide")) {
            wide(arguments);
            return;
        }
        if (arguments.has("--streams")) {
            streams(arguments);
            return;
        }
        if (arguments.has("--unions")) {
            unions(arguments);
            return;
        }
        Selection selection = Selection.of(arguments);
        if (arguments.has("--missing")) {
            selection.missing().forEach(System.out::println);
            return;
        }
        List<Cell> cells = selection.cells();
        if (cells.isEmpty()) {
            throw new Arguments.UsageException(
                    "no library supports this combination: benchmarks/run --missing lists the reasons");
        }
        if (arguments.has("--check")) {
            CorrectnessCheck.checkAll(cells);
            return;
        }
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ArrayNode results;
        Map<String, String> failures = Map.of();
        if (arguments.has("--jmh")) {
            for (String byTurns : List.of("--mixed", WITHOUT_UNSAFE)) {
                if (arguments.has(byTurns)) {
                    throw new Arguments.UsageException(byTurns + " and --jmh cannot be used together: choose one");
                }
            }
            results = forked(arguments, cells, folder);
        } else {
            if (arguments.value("--threads").isPresent()
                    || arguments.has("--allocation")
                    || !arguments.jmh().isEmpty()) {
                throw new Arguments.UsageException("--threads, --allocation and options for JMH need --jmh");
            }
            Duration time =
                    arguments.duration("--seconds").orElse(Duration.ofMillis(arguments.has("--quick") ? 500 : 1_000));
            int runs = arguments.number("--runs").orElse(3);
            boolean withoutUnsafe = arguments.has(WITHOUT_UNSAFE);
            if (withoutUnsafe && Runtime.version().feature() < InterleavedRun.FIRST_JDK_THAT_DENIES) {
                throw new Arguments.UsageException(WITHOUT_UNSAFE + " needs a JDK "
                        + InterleavedRun.FIRST_JDK_THAT_DENIES + " or newer; this one is "
                        + Runtime.version().feature());
            }
            InterleavedRun run = new InterleavedRun(runs, time, arguments.has("--mixed"), withoutUnsafe, folder);
            failures = withoutUnsafe ? run.failures(cells) : Map.of();
            failures.forEach((library, reason) -> System.err.println(library + " does not start: " + reason));
            results = withParameters(run.time(without(failures.keySet(), cells)), folder);
        }
        String record = arguments.value("--record").orElse("run.json");
        ObjectNode run = RunRecord.of(results);
        if (!failures.isEmpty()) {
            run.set("failures", MAPPER.valueToTree(failures));
        }
        RunRecord.write(run, Path.of(record));
        System.out.println();
        ResultTable.main(new String[] {record});
    }

    private static List<Cell> without(Set<String> libraries, List<Cell> cells) {
        return cells.stream()
                .filter(cell -> !libraries.contains(cell.library().name()))
                .toList();
    }

    private static ArrayNode forked(Arguments arguments, List<Cell> cells, Path folder)
            throws IOException, RunnerException, CommandLineOptionException {
        ArrayNode results = MAPPER.createArrayNode();
        DocumentFile.writeAll(cells.stream().map(Cell::payload).distinct().toList(), folder);
        // Libraries that need flags run in JVMs of their own, so that no other is timed with them.
        Map<List<String>, List<Cell>> byFlags = cells.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.library().jvmArgs(), LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<List<String>, List<Cell>> group : byFlags.entrySet()) {
            results.addAll(time(arguments, group.getKey(), group.getValue(), folder));
        }
        return results;
    }

    private static void wide(Arguments arguments) throws IOException, RunnerException, CommandLineOptionException {
        List<String> all = WideRun.shapes();
        List<String> shapes = arguments.chosen("--shape", all, Function.identity(), all);
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ArrayNode results = time(arguments, WideRun.BENCHMARK, "shape", shapes, List.of(), folder.resolve("jmh.json"));
        WideRun.addMembers(results);
        ObjectNode record = RunRecord.heading();
        record.set("wide", RunRecord.withoutPlaces(results));
        RunRecord.write(record, Path.of(arguments.value("--record").orElse("run.json")));
        System.out.println();
        System.out.print(WideTable.of(record));
    }

    private static void streams(Arguments arguments) throws IOException, InterruptedException {
        boolean quick = arguments.has("--quick");
        int megabytes = arguments.number("--megabytes").orElse(quick ? 50 : 1_000);
        Duration time = arguments.duration("--seconds").orElse(Duration.ofSeconds(quick ? 1 : 5));
        int passes = arguments.number("--runs").orElse(quick ? 3 : 7);
        Path folder = Path.of(arguments.value("--work").orElse("."));
        new StreamRun(megabytes, time, passes, folder)
                .run(Path.of(arguments.value("--record").orElse("run.json")));
    }

    private static void unions(Arguments arguments) throws IOException, InterruptedException {
        boolean quick = arguments.has("--quick");
        int runs = arguments.number("--runs").orElse(quick ? 1 : 3);
        Duration time = arguments.duration("--seconds").orElse(Duration.ofMillis(quick ? 500 : 1_000));
        new UnionRun(runs, time, Path.of(arguments.value("--work").orElse(".")))
                .run(Path.of(arguments.value("--record").orElse("run.json")));
    }

    private static void cold(Arguments arguments) throws IOException, InterruptedException {
        Payload payload = Payloads.named(ColdStart.PAYLOAD);
        List<String> libraries = new ArrayList<>();
        List<String> all = ColdStart.LIBRARIES;
        for (String name : arguments.chosen("--library", all, Function.identity(), all)) {
            Optional<String> reason = Libraries.ALL.stream()
                    .filter(library -> library.name().equals(name))
                    .findFirst()
                    .flatMap(library -> library.missing(Operation.READ, payload));
            reason.ifPresentOrElse(
                    why -> System.err.println(name + " does not take part with " + payload.name() + ": " + why),
                    () -> libraries.add(name));
        }
        if (libraries.isEmpty()) {
            throw new Arguments.UsageException("no library supports this combination");
        }
        int runs = arguments.number("--runs").orElse(11);
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ColdStart.run(
                libraries, runs, folder, Path.of(arguments.value("--record").orElse("run.json")));
    }

    private static ArrayNode time(Arguments arguments, List<String> flags, List<Cell> cells, Path folder)
            throws IOException, RunnerException, CommandLineOptionException {
        List<String> all = new ArrayList<>(flags);
        all.add("-D" + Trial.FOLDER + "=" + folder.toAbsolutePath());
        ArrayNode results = time(
                arguments,
                CellBenchmark.class.getName() + ".turn",
                "cell",
                cells.stream().map(Cell::word).toList(),
                all,
                folder.resolve("jmh.json"));
        return withParameters(results, folder);
    }

    /** Replaces the word of the cell in each result with the content of the cell. */
    private static ArrayNode withParameters(ArrayNode results, Path folder) throws IOException {
        Map<Payload, Double> sizes = new HashMap<>();
        for (JsonNode result : results) {
            ObjectNode parameters = (ObjectNode) result.path("params");
            Cell cell = Cell.of(parameters.remove("cell").asText());
            parameters.put("library", cell.library().name());
            parameters.put("payload", cell.payload().name());
            parameters.put("operation", Cell.lower(cell.operation()));
            parameters.put(cell.operation() == Operation.WRITE ? "output" : "input", Cell.lower(cell.form()));
            parameters.put("tier", Cell.lower(cell.library().tier()));
            Payload payload = cell.payload();
            if (!sizes.containsKey(payload)) {
                sizes.put(payload, Payload.meanBytes(DocumentFile.read(payload, folder)));
            }
            parameters.put("documentBytes", sizes.get(payload));
            if (cell.operation() != Operation.READ) {
                parameters.setAll(Trial.facts(cell, folder));
            }
        }
        return results;
    }

    private static ArrayNode time(
            Arguments arguments, String benchmark, String parameter, List<String> values, List<String> flags, Path json)
            throws IOException, RunnerException, CommandLineOptionException {
        ChainedOptionsBuilder options = new OptionsBuilder()
                .parent(new CommandLineOptions(arguments.jmh().toArray(String[]::new)))
                .include(benchmark)
                .param(parameter, values.toArray(String[]::new))
                .shouldFailOnError(true)
                .resultFormat(ResultFormatType.JSON)
                .result(json.toString());
        List<String> all = new ArrayList<>(FreshJvm.HEAP);
        all.addAll(flags);
        options.jvmArgsAppend(all.toArray(String[]::new));
        if (arguments.has("--quick")) {
            shorten(options, arguments.jmh());
        }
        if (arguments.has("--allocation")) {
            options.addProfiler(GCProfiler.class);
        }
        arguments.number("--threads").ifPresent(options::threads);
        new Runner(options.build()).run();
        return (ArrayNode) MAPPER.readTree(json.toFile());
    }

    /** JMH's own options have precedence over those of the short mode. */
    private static void shorten(ChainedOptionsBuilder options, List<String> given) {
        Map<String, Runnable> defaults = Map.of(
                "-f", () -> options.forks(1),
                "-wi", () -> options.warmupIterations(3),
                "-w", () -> options.warmupTime(TimeValue.seconds(1)),
                "-i", () -> options.measurementIterations(3),
                "-r", () -> options.measurementTime(TimeValue.seconds(1)));
        defaults.forEach((option, set) -> {
            if (!given.contains(option)) {
                set.run();
            }
        });
    }
}
