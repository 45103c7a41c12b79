package dev.schemac.benchmarks;

import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.cold.ColdStart;
import dev.schemac.benchmarks.interleaved.InterleavedRun;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.report.Report;
import dev.schemac.benchmarks.stream.StreamRun;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The front end of {@code benchmarks/run}: which cells are wanted, whether their results are right, and how fast they
 * are.
 */
public final class BenchmarkRun {
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

    private static void run(Arguments arguments) throws IOException, InterruptedException {
        if (arguments.value("--charts").isPresent()) {
            Report.write(Path.of(arguments.value("--charts").orElseThrow()));
            return;
        }
        if (arguments.value("--check-targets").isPresent()) {
            List<String> targets =
                    Report.targets(Path.of(arguments.value("--check-targets").orElseThrow()));
            targets.forEach(System.out::println);
            long missed =
                    targets.stream().filter(line -> !line.startsWith("met")).count();
            if (missed > 0) {
                throw new IllegalStateException(missed + " of " + targets.size() + " targets are missed");
            }
            return;
        }
        boolean other = arguments.has("--cold") || arguments.has("--streams");
        if (!other && (arguments.has("--missing") || arguments.has("--check"))) {
            Selection selection = Selection.of(arguments);
            if (arguments.has("--missing")) {
                selection.missing().forEach(System.out::println);
            } else {
                CorrectnessCheck.checkAll(cells(selection));
            }
            return;
        }
        RunRecord record = arguments.has("--cold")
                ? cold(arguments)
                : arguments.has("--streams") ? streams(arguments) : byTurns(arguments);
        record.write(Path.of(arguments.value("--record").orElse("run.tsv")));
        System.out.print(Report.text(record));
    }

    private static List<Cell> cells(Selection selection) {
        List<Cell> cells = selection.cells();
        if (cells.isEmpty()) {
            throw new Arguments.UsageException(
                    "no library supports this combination: benchmarks/run --missing lists the reasons");
        }
        return cells;
    }

    private static RunRecord byTurns(Arguments arguments) throws IOException, InterruptedException {
        List<Cell> cells = cells(Selection.of(arguments));
        boolean withoutUnsafe = arguments.has(WITHOUT_UNSAFE);
        if (withoutUnsafe && Runtime.version().feature() < InterleavedRun.FIRST_JDK_THAT_DENIES) {
            throw new Arguments.UsageException(WITHOUT_UNSAFE + " needs a JDK " + InterleavedRun.FIRST_JDK_THAT_DENIES
                    + " or newer; this one is " + Runtime.version().feature());
        }
        Duration time =
                arguments.duration("--seconds").orElse(Duration.ofMillis(arguments.has("--quick") ? 500 : 1_000));
        int runs = arguments.number("--runs").orElse(3);
        List<Payload> one = List.of(Payloads.named("real"));
        InterleavedRun run = new InterleavedRun(
                runs,
                time,
                arguments.has("--mixed"),
                withoutUnsafe,
                arguments.has("--busy"),
                arguments.chosen("--latency", Payloads.ALL, Payload::name, one).stream()
                        .map(Payload::name)
                        .toList(),
                folder(arguments));
        Map<String, String> failures = withoutUnsafe ? run.failures(cells) : Map.of();
        failures.forEach((library, reason) -> System.err.println(library + " does not start: " + reason));
        List<Cell> starting = cells.stream()
                .filter(cell -> !failures.containsKey(cell.library().name()))
                .toList();
        return run.time(starting)
                .with(
                        RunRecord.FAILS,
                        failures.entrySet().stream()
                                .map(failure -> failure.getKey() + " " + failure.getValue())
                                .collect(Collectors.joining("; ")));
    }

    private static RunRecord streams(Arguments arguments) throws IOException, InterruptedException {
        boolean quick = arguments.has("--quick");
        int megabytes = arguments.number("--megabytes").orElse(quick ? 50 : 1_000);
        Duration time = arguments.duration("--seconds").orElse(Duration.ofSeconds(quick ? 1 : 5));
        int passes = arguments.number("--runs").orElse(quick ? 3 : 7);
        return new StreamRun(megabytes, time, passes, folder(arguments)).run();
    }

    private static RunRecord cold(Arguments arguments) throws IOException, InterruptedException {
        List<String> all = ColdStart.LIBRARIES;
        return ColdStart.run(
                arguments.chosen("--library", all, Function.identity(), all),
                arguments.number("--runs").orElse(11),
                folder(arguments));
    }

    private static Path folder(Arguments arguments) {
        return Path.of(arguments.value("--work").orElse("."));
    }
}
