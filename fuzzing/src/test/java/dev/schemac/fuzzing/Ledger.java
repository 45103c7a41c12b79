package dev.schemac.fuzzing;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Reads and writes the record of all campaigns, {@code fuzzing/results/LEDGER}: a header and one line for each run of a
 * program. Lines are only added, never changed.
 */
public final class Ledger {
    public static final Path FILE = Path.of("fuzzing/results/LEDGER");

    static final String HEADER = "date\tcommit\tjdk\tprogram\tseed\tdigest\tdocuments\tparses\tdifferences";

    private static final Path PAGE = Path.of("fuzzing/README.md");
    private static final String BEGIN = "<!-- ledger -->\n";
    private static final String END = "<!-- end of ledger -->\n";

    /**
     * A run of a program.
     *
     * @param digest the digest of the main sources that the program covers
     * @param parses how often the documents were read and written, in all ways together
     * @param differences the number of results that differed from the expected ones
     */
    public record Run(
            LocalDate date,
            String commit,
            String jdk,
            String program,
            long seed,
            String digest,
            long documents,
            long parses,
            long differences) {

        static Run of(String line) {
            String[] values = line.split("\t", -1);
            if (values.length != 9) {
                throw new IllegalArgumentException(
                        FILE + ": expected 9 values but found " + values.length + ": " + line);
            }
            return new Run(
                    LocalDate.parse(values[0]),
                    values[1],
                    values[2],
                    values[3],
                    Long.parseLong(values[4]),
                    values[5],
                    Long.parseLong(values[6]),
                    Long.parseLong(values[7]),
                    Long.parseLong(values[8]));
        }

        @Override
        public String toString() {
            return String.join(
                    "\t",
                    date.toString(),
                    commit,
                    jdk,
                    program,
                    Long.toString(seed),
                    digest,
                    Long.toString(documents),
                    Long.toString(parses),
                    Long.toString(differences));
        }
    }

    /** The sums of some runs of one program; {@code last} is the last of them. */
    public record Sum(int runs, long documents, long parses, long differences, Run last) {
        private static Sum of(List<Run> runs) {
            return new Sum(
                    runs.size(),
                    runs.stream().mapToLong(Run::documents).sum(),
                    runs.stream().mapToLong(Run::parses).sum(),
                    runs.stream().mapToLong(Run::differences).sum(),
                    runs.get(runs.size() - 1));
        }
    }

    private final List<Run> runs;

    private Ledger(List<Run> runs) {
        this.runs = runs;
    }

    /** Reads the ledger of the repository in a folder. */
    public static Ledger read(Path root) throws IOException {
        return of(Files.readString(root.resolve(FILE)));
    }

    static Ledger of(String text) {
        List<String> lines = text.lines().toList();
        if (lines.isEmpty() || !lines.get(0).equals(HEADER)) {
            throw new IllegalArgumentException(FILE + ": expected the header '" + HEADER + "'");
        }
        return new Ledger(lines.stream().skip(1).map(Run::of).toList());
    }

    public List<Run> runs() {
        return runs;
    }

    /** Adds a line to the ledger of the repository in a folder, and updates its sums in fuzzing/README.md. */
    public static void append(Path root, Run run) throws IOException {
        Files.writeString(root.resolve(FILE), run + "\n", UTF_8, StandardOpenOption.APPEND);
        Path page = root.resolve(PAGE);
        Files.writeString(page, read(root).inPage(Files.readString(page)));
    }

    /** {@return the runs of each program, in the order of their first runs} */
    private Map<String, List<Run>> byProgram() {
        Map<String, List<Run>> programs = new LinkedHashMap<>();
        runs.forEach(run -> programs.computeIfAbsent(run.program(), name -> new ArrayList<>())
                .add(run));
        return programs;
    }

    /** {@return the sums of all runs of each program} */
    public Map<String, Sum> inAll() {
        Map<String, Sum> sums = new LinkedHashMap<>();
        byProgram().forEach((program, all) -> sums.put(program, Sum.of(all)));
        return sums;
    }

    /** {@return the sums of the runs of each program whose digest is that of its last run} */
    public Map<String, Sum> ofLastDigest() {
        Map<String, Sum> sums = new LinkedHashMap<>();
        byProgram().forEach((program, all) -> {
            String last = all.get(all.size() - 1).digest();
            sums.put(
                    program,
                    Sum.of(all.stream().filter(run -> run.digest().equals(last)).toList()));
        });
        return sums;
    }

    /** {@return fuzzing/README.md with the sums of this ledger} */
    String inPage(String page) {
        int begin = page.indexOf(BEGIN);
        int end = page.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IllegalArgumentException(
                    PAGE + ": expected a line '" + BEGIN.strip() + "' and then a line '" + END.strip() + "'");
        }
        return page.substring(0, begin + BEGIN.length()) + table() + page.substring(end);
    }

    private String table() {
        StringBuilder table = new StringBuilder("""
                | program | runs | documents | parses | differences | documents on the last code | parses | differences | last run |
                |---|---|---|---|---|---|---|---|---|
                """);
        Map<String, Sum> last = ofLastDigest();
        inAll().forEach((program, all) -> {
            Sum current = last.get(program);
            table.append(String.format(
                    Locale.ROOT,
                    "| `%s` | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %s, %s |\n",
                    program,
                    all.runs(),
                    all.documents(),
                    all.parses(),
                    all.differences(),
                    current.documents(),
                    current.parses(),
                    current.differences(),
                    current.last().date(),
                    current.last().commit()));
        });
        return table.toString();
    }
}
