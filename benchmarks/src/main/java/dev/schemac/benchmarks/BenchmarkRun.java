package dev.schemac.benchmarks;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.cold.ColdStart;
import dev.schemac.benchmarks.library.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.report.ReportPages;
import dev.schemac.benchmarks.report.ResultTable;
import dev.schemac.benchmarks.report.RunRecord;
import dev.schemac.benchmarks.report.WideTable;
import dev.schemac.benchmarks.wide.WideRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

/** The front end of {@code benchmarks/run}: which cells are wanted, whether they answer rightly, and how fast they are. */
public final class BenchmarkRun {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final List<String> QUICK_LIBRARIES =
            List.of("schemac", "gson", "jackson", "fastjson2", "wast", "floor");
    private static final List<String> QUICK_PAYLOADS = List.of("users-1k", "clients-1k", "users-pretty");

    private BenchmarkRun() {}

    /** See {@code benchmarks/run --help}; a mistake in the arguments is a message and exit code 2, a wrong answer 1. */
    public static void main(String[] args) throws Exception {
        try {
            run(Arguments.of(args));
        } catch (UsageException e) {
            System.err.println("benchmarks/run: " + e.getMessage());
            System.err.println("Try: benchmarks/run --help");
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
        boolean quick = arguments.has("--quick");
        List<Library> libraries = chosen(arguments, "--library", Libraries.ALL, Library::name, quick, QUICK_LIBRARIES);
        List<Payload> payloads = chosen(arguments, "--payload", Payloads.ALL, Payload::name, quick, QUICK_PAYLOADS);
        List<Cell.Operation> operations =
                chosen(arguments, "--operation", List.of(Cell.Operation.values()), Cell::lower, false, List.of());
        List<Cell.Input> inputs =
                chosen(arguments, "--input", List.of(Cell.Input.values()), Cell::lower, quick, List.of("bytes"));
        if (arguments.has("--missing")) {
            printMissing(libraries, payloads);
            return;
        }
        List<Cell> cells = cells(libraries, payloads, operations, inputs);
        if (cells.isEmpty()) {
            throw new UsageException("no library takes part in that: see benchmarks/run --missing");
        }
        if (arguments.has("--check")) {
            check(cells);
            return;
        }
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ArrayNode results = MAPPER.createArrayNode();
        // Libraries that need flags run in JVMs of their own, so that no other is timed with them.
        Map<List<String>, List<Cell>> byFlags = cells.stream()
                .collect(Collectors.groupingBy(
                        cell -> cell.library().jvmArgs(), LinkedHashMap::new, Collectors.toList()));
        for (Map.Entry<List<String>, List<Cell>> group : byFlags.entrySet()) {
            results.addAll(time(arguments, group.getKey(), group.getValue(), folder.resolve("jmh.json")));
        }
        Path raw = folder.resolve("jmh.json");
        Files.writeString(raw, MAPPER.writeValueAsString(results));
        String record = arguments.value("--record").orElse("run.json");
        RunRecord.main(new String[] {raw.toString(), record});
        System.out.println();
        ResultTable.main(new String[] {record});
    }

    private static void wide(Arguments arguments) throws IOException, RunnerException, CommandLineOptionException {
        List<String> shapes =
                chosen(arguments, "--shape", WideRun.shapes(), Function.identity(), false, List.<String>of());
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ArrayNode results = time(arguments, WideRun.BENCHMARK, "shape", shapes, List.of(), folder.resolve("jmh.json"));
        WideRun.addMembers(results);
        ObjectNode record = RunRecord.heading();
        record.set("wide", RunRecord.withoutPlaces(results));
        RunRecord.write(record, Path.of(arguments.value("--record").orElse("run.json")));
        System.out.println();
        System.out.print(WideTable.of(record));
    }

    private static void cold(Arguments arguments) throws IOException, InterruptedException {
        Payload payload = Payloads.named(ColdStart.PAYLOAD);
        List<String> libraries = new ArrayList<>();
        for (String name :
                chosen(arguments, "--library", ColdStart.LIBRARIES, Function.identity(), false, List.<String>of())) {
            Optional<String> reason = Libraries.ALL.stream()
                    .filter(library -> library.name().equals(name))
                    .findFirst()
                    .flatMap(library -> library.missing(payload));
            reason.ifPresentOrElse(
                    why -> System.err.println(name + " does not take part with " + payload.name() + ": " + why),
                    () -> libraries.add(name));
        }
        if (libraries.isEmpty()) {
            throw new UsageException("no library takes part in that");
        }
        int runs = number("--runs", arguments.value("--runs").orElse("11"));
        Path folder = Path.of(arguments.value("--work").orElse("."));
        ColdStart.run(
                libraries, runs, folder, Path.of(arguments.value("--record").orElse("run.json")));
    }

    private static ArrayNode time(Arguments arguments, List<String> flags, List<Cell> cells, Path json)
            throws IOException, RunnerException, CommandLineOptionException {
        ArrayNode results = time(
                arguments,
                ReadBenchmark.class.getName() + ".read",
                "cell",
                cells.stream().map(Cell::word).toList(),
                flags,
                json);
        results.forEach(result -> {
            ObjectNode parameters = (ObjectNode) result.path("params");
            Cell cell = Cell.of(parameters.remove("cell").asText());
            parameters.put("library", cell.library().name());
            parameters.put("payload", cell.payload().name());
            parameters.put("operation", Cell.lower(cell.operation()));
            parameters.put("input", Cell.lower(cell.input()));
            parameters.put("tier", Cell.lower(cell.library().tier()));
        });
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
        List<String> all = new ArrayList<>(List.of("-Xms2g", "-Xmx2g"));
        all.addAll(flags);
        options.jvmArgsAppend(all.toArray(String[]::new));
        if (arguments.has("--quick")) {
            shorten(options, arguments.jmh());
        }
        if (arguments.has("--allocation")) {
            options.addProfiler(GCProfiler.class);
        }
        arguments.value("--threads").ifPresent(threads -> options.threads(number("--threads", threads)));
        new Runner(options.build()).run();
        return (ArrayNode) MAPPER.readTree(json.toFile());
    }

    /** What JMH's own options say goes before what the short mode would. */
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

    static List<Cell> cells(
            List<Library> libraries, List<Payload> payloads, List<Cell.Operation> operations, List<Cell.Input> inputs) {
        List<Cell> cells = new ArrayList<>();
        for (Payload payload : payloads) {
            for (Cell.Operation operation : operations) {
                for (Cell.Input input : inputs) {
                    for (Library library : libraries) {
                        if (library.missing(payload).isEmpty() && (library.readsText() || input != Cell.Input.STRING)) {
                            cells.add(new Cell(library, payload, operation, input));
                        }
                    }
                }
            }
        }
        return cells;
    }

    /** Checks every cell in this JVM, which has the flags of all libraries, and names all that fail. */
    private static void check(List<Cell> cells) throws IOException {
        List<String> wrong = new ArrayList<>();
        for (Cell cell : cells) {
            try {
                AnswerCheck.check(cell, cell.payload().generate());
            } catch (IllegalStateException e) {
                wrong.add(e.getMessage());
            }
        }
        if (!wrong.isEmpty()) {
            throw new IllegalStateException(String.join(System.lineSeparator(), wrong));
        }
        System.err.println("All libraries read the same values: " + cells.size() + " combinations.");
    }

    private static void printMissing(List<Library> libraries, List<Payload> payloads) {
        for (Library library : libraries) {
            for (Payload payload : payloads) {
                library.missing(payload)
                        .ifPresent(reason ->
                                System.out.printf("%-20s %-18s %s%n", library.name(), payload.name(), reason));
            }
        }
    }

    private static <T> List<T> chosen(
            Arguments arguments,
            String option,
            List<T> all,
            Function<? super T, String> name,
            boolean quick,
            List<String> inQuickMode) {
        Optional<String> given = arguments.value(option);
        if (given.isEmpty()) {
            return quick
                    ? all.stream()
                            .filter(item -> inQuickMode.contains(name.apply(item)))
                            .toList()
                    : all;
        }
        Map<String, T> byName = new LinkedHashMap<>();
        all.forEach(item -> byName.put(name.apply(item), item));
        List<T> wanted = new ArrayList<>();
        for (String word : given.orElseThrow().split(",")) {
            T item = byName.get(word);
            if (item == null) {
                throw new UsageException(
                        option + ": there is no " + word + "; there are " + String.join(", ", byName.keySet()));
            }
            wanted.add(item);
        }
        return wanted;
    }

    private static int number(String option, String text) {
        if (!text.matches("[1-9][0-9]{0,3}")) {
            throw new UsageException(option + " needs a positive number, not " + text);
        }
        return Integer.parseInt(text);
    }

    /** A mistake of the user. */
    static final class UsageException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UsageException(String message) {
            super(message);
        }
    }

    /**
     * The command line.
     *
     * @param values options with a value
     * @param flags options without
     * @param jmh what follows {@code --}, for JMH
     */
    record Arguments(Map<String, String> values, List<String> flags, List<String> jmh) {
        private static final List<String> WITH_VALUE = List.of(
                "--library",
                "--payload",
                "--input",
                "--operation",
                "--threads",
                "--record",
                "--work",
                "--charts",
                "--runs",
                "--shape");
        private static final List<String> WITHOUT =
                List.of("--quick", "--check", "--allocation", "--missing", "--cold", "--wide");

        static Arguments of(String... args) {
            Map<String, String> values = new LinkedHashMap<>();
            List<String> flags = new ArrayList<>();
            for (int i = 0; i < args.length; i++) {
                if (args[i].equals("--")) {
                    return new Arguments(values, flags, Arrays.asList(args).subList(i + 1, args.length));
                }
                if (WITHOUT.contains(args[i])) {
                    flags.add(args[i]);
                } else if (!WITH_VALUE.contains(args[i])) {
                    throw new UsageException("unknown option " + args[i]);
                } else if (i + 1 == args.length || args[i + 1].isEmpty()) {
                    throw new UsageException(args[i] + " needs a value");
                } else {
                    values.put(args[i], args[++i]);
                }
            }
            return new Arguments(values, flags, List.of());
        }

        boolean has(String flag) {
            return flags.contains(flag);
        }

        Optional<String> value(String option) {
            return Optional.ofNullable(values.get(option));
        }
    }
}
