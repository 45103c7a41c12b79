package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.schemac.benchmarks.Repository;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private static final String HEADER = "payload\toperation\tform\tmode\tlibrary\tunit\truns\tmedian\tlower\tupper"
            + "\tratio\tratio-lower\tratio-upper\tbytes\tsize\tjvm-ratio-lower\tjvm-ratio-upper\tcalibration"
            + "\tcalibration-lowest\n";

    private static final Map<String, List<String>> MARKS = Map.of(
            "README.md", List.of("fast", "chart"),
            "docs/performance.md", List.of("summary"),
            "benchmarks/RESULTS.md", List.of("streams", "command", "engines", "results", "machines"));

    private static final String TWITTER = "twitter|read|bytes|mixed";
    private static final String REAL = "real|write|bytes|alone";

    @TempDir
    private Path root;

    @BeforeEach
    void pages() throws IOException {
        Files.createDirectories(root.resolve("benchmarks/results"));
        Files.createDirectories(root.resolve("docs"));
        for (Map.Entry<String, List<String>> page : MARKS.entrySet()) {
            StringBuilder text = new StringBuilder("# Page\n");
            page.getValue().forEach(mark -> text.append("<!-- " + mark + " -->\nold\n<!-- /" + mark + " -->\n"));
            Files.writeString(root.resolve(page.getKey()), text + "End.\n");
        }
    }

    private void record(String name, String jdk, String... lines) throws IOException {
        record(name, Map.of("jdk", jdk), lines);
    }

    /** Writes a record; words of a line are separated by {@code |}. */
    private void record(String name, Map<String, String> head, String... lines) throws IOException {
        StringBuilder text =
                new StringBuilder("# commit: 12ab\n# jvm: VM 1\n# machine: CPU, 2 processors\n# load: 0.5\n");
        new TreeMap<>(head).forEach((key, value) -> text.append("# " + key + ": " + value + "\n"));
        text.append(HEADER);
        Stream.of(lines).forEach(line -> text.append(line.replace('|', '\t')).append('\n'));
        Files.writeString(root.resolve("benchmarks/results").resolve(name + ".tsv"), text);
    }

    /** Documents of 1 MB, in an hour in which the calibration needed so long. */
    private static String own(String row, String speed, int nanos) {
        return row + "|schemac|1/s|5|" + speed + "|1|9|-|-|-|64|1000000|-|-|" + nanos + "|" + nanos;
    }

    private static String own(String row, String speed) {
        return own(row, speed, 100);
    }

    private static String other(String row, String library, String speed, String ratio) {
        return row + "|" + library + "|1/s|5|" + speed + "|1|9|" + ratio + "|2048|1000000|1.0|1.05|-|-";
    }

    /** The part of a page that all records result in. */
    private String show(String page, String mark) throws IOException {
        Report.write(root);
        String text = Files.readString(root.resolve(page));
        return text.substring(
                text.indexOf("<!-- " + mark + " -->\n") + mark.length() + 10, text.indexOf("<!-- /" + mark + " -->"));
    }

    private String results() throws IOException {
        return show("benchmarks/RESULTS.md", "results");
    }

    private void files() throws IOException {
        record(
                "jdk17-mixed-read",
                Map.of("jdk", "17.0.15", "flags", "wast-vector --add-modules=jdk.incubator.vector"),
                own(TWITTER, "600"),
                other(TWITTER, "jackson", "200", "3.0012|2.9|3.1"),
                other(TWITTER, "wast-vector", "480", "1.25|1.2|1.3"),
                other(TWITTER, "floor", "2500", "0.2|0.2|0.2"),
                other(TWITTER, "avaje-records", "900", "0.66|0.6|0.7"),
                own("canada|read|bytes|mixed", "90"),
                other("canada|read|bytes|mixed", "jackson", "80", "1.1|0.99|1.2"),
                other("canada|read|bytes|mixed", "wast-vector", "100", "0.9|0.85|0.96"),
                own("real|read|bytes|mixed", "1000"),
                other("real|read|bytes|mixed", "dsl-json", "500", "2|1.9|2.1"),
                other("real|read|bytes|mixed", "schemac-open", "1100", "0.91|0.9|0.92"));
        record("jdk25-alone", "25", own(REAL, "80"), other(REAL, "fastjson2", "79", "1.01|0.98|1.04"));
    }

    @Test
    void theFirstTableHasTheStandardFilesAndBoldCellsWhereSchemacIsNotFaster() throws IOException {
        files();

        assertThat(results()).startsWith("""

                ## Standard files

                ### Standard files, JDK 17

                | documents | schemac | wast-vector (needs a flag) | jackson | x the best other | JVMs within |
                |---|--:|--:|--:|--:|--:|
                | twitter | 600 | 480 (1.25) | 200 (3.00) | 1.25 [1.20, 1.30], wast-vector (needs a flag) | 5.0 % |
                | canada | 90 | **100 (0.90)** | **80 (1.10)** | **0.90 [0.85, 0.96]**, wast-vector (needs a flag) | 5.0 % |
                | **median ratio** |  | 1.07 | 2.05 | 1.07 |  |

                ## Variants

                ### Variants, JDK 17

                | documents | schemac | avaje-records | schemac-open |
                |---|--:|--:|--:|
                | real | 1,000 | - | **1,100 (0.91)** |
                | twitter | 600 | **900 (0.66)** | - |

                ## Realistic and generated documents
                """);
        assertThat(show("benchmarks/RESULTS.md", "machines"))
                .isEqualTo(
                        "\n- JDK 17: VM 1. Machines: CPU, 2 processors. Commits: 12ab.\n- JDK 25: VM 1. Machines: CPU, 2 processors. Commits: 12ab.\n");
        assertThat(Files.readString(root.resolve("benchmarks/RESULTS.md"))).endsWith("<!-- /machines -->\nEnd.\n");
    }

    @Test
    void otherTablesHaveTheRestOfTheRows() throws IOException {
        files();
        record(
                "jdk25-unsafe",
                Map.of("jdk", "25", "fails", "fastjson2 UnsupportedOperationException: offset; wast Error"),
                own("real|read|bytes|without-unsafe", "9"),
                other("real|read|bytes|without-unsafe", "dsl-json", "3", "3|2.9|3.1"));

        assertThat(results())
                .contains(
                        "## Writing\n\nNot recorded yet.\n",
                        "### Alone in a JVM, JDK 25\n",
                        "| real | 80 | **79 (1.01)** | equal [0.98, 1.04], fastjson2 | 5.0 % |",
                        "### Without Unsafe, JDK 25\n",
                        "- `wast` does not start: `Error`\n",
                        "### Allocation, JDK 17\n\n| documents | schemac | wast-vector (needs a flag) | dsl-json | jackson |\n",
                        "| twitter | 64 | 2,048 | - | 2,048 |");
        assertThat(show("docs/performance.md", "summary")).isEqualTo("""

                | rows | JDK | x jackson | x the best other | lowest | slower in |
                |---|---|--:|--:|--:|--:|
                | Standard files | JDK 17 | 2.05 | 1.07 | **0.90 [0.85, 0.96]**, wast-vector (needs a flag) in `canada` | 1 of 2 |
                | Realistic and generated documents | JDK 17 | - | 2.00 | 2.00 [1.90, 2.10], dsl-json in `real` | 0 of 1 |
                | Alone in a JVM | JDK 25 | - | 1.01 | equal [0.98, 1.04], fastjson2 in `real` | 0 of 1 |
                | Without Unsafe | JDK 25 | - | 3.00 | 3.00 [2.90, 3.10], dsl-json in `real` | 0 of 1 |

                """);
    }

    @Test
    void slowHoursAreBesideQuietOnes() throws IOException {
        files();
        record(
                "jdk17-mixed-slow",
                "17",
                own(TWITTER, "310", 190),
                other(TWITTER, "wast", "100", "3.1|3|3.2"),
                own("mesh|read|bytes|mixed", "50", 141),
                other("mesh|read|bytes|mixed", "wast", "25", "2|2|2"));

        assertThat(results())
                .contains(
                        "| twitter | 600 | 1.25 [1.20, 1.30], wast-vector (needs a flag) | 310"
                                + " | 3.10 [3.00, 3.20], wast | 1.9 |\n",
                        "| mesh | - | - | 50 | 2.00 [2.00, 2.00], wast | - |\n",
                        "| mesh (slow hours) | 50 | - | 25 (2.00) | - |",
                        "| twitter | 600 | 480 (1.25) | - | 200 (3.00) |");
    }

    @Test
    void latencyHasThePercentilesOfSingleCalls() throws IOException {
        Files.writeString(
                root.resolve("benchmarks/results/a.tsv"),
                "# jdk: 17\n# flags: wast-vector --flag\n" + HEADER.strip()
                        + "\tp50-ns\tp90-ns\tp99-ns\tp999-ns\tgc-share\n"
                        + (own(TWITTER, "9") + "|1200|1300|2504|99000|0.0123\n"
                                        + other(TWITTER, "wast-vector", "3", "3|3|3") + "|3000|3000|3000|3000|0\n")
                                .replace('|', '\t'));

        assertThat(results()).contains("""
                | documents | library | p50, µs | p90, µs | p99, µs | p99.9, µs | garbage collection |
                |---|---|--:|--:|--:|--:|--:|
                | twitter | schemac | 1.20 | 1.30 | 2.51 | 99.00 | 1.23 % |
                | twitter | wast-vector (needs a flag) | 3.00 | 3.00 | 3.00 | 3.00 | 0.00 % |
                """);
    }

    /** The records of one row may come from different machines, whose figures are never compared. */
    @Test
    void aRowIsThatOfOneRecord() throws IOException {
        record("a", "17", own(TWITTER, "10"), other(TWITTER, "wast", "5", "2|2|2"));
        record(
                "b",
                "17",
                own(TWITTER, "11"),
                other(TWITTER, "wast", "5", "2.2|2|3"),
                other(TWITTER, "gson", "1", "9|9|9"));
        record("latest", "17", own(TWITTER, "99").replace("|5|", "|9|"));

        assertThat(results()).contains("| twitter | 11 | 5 (2.20) | 1 (9.00) | 2.20 [2.00, 3.00], wast |");
    }

    @Test
    void twoRecordsOfARowThatDifferTooMuchAreRejected() throws IOException {
        String row = "real-github|read|bytes|alone";
        record("jdk25-services", "25", own(row, "125515"));
        record("jdk25-unsafe", "25", own(row.replace("alone", "without-unsafe"), "43475"));
        record("jdk17-services", "17", own(row, "900000"));

        assertThatIllegalStateException()
                .isThrownBy(() -> Report.write(root))
                .withMessage("read real-github, bytes, alone, JDK 25: schemac has 125,515 a second in"
                        + " jdk25-services.tsv but 43,475 a second in jdk25-unsafe.tsv. Delete one of the records, or"
                        + " record the row again.");

        record("jdk25-unsafe", "25", own(row.replace("alone", "without-unsafe"), "43475", 280));
        Report.write(root);
    }

    @Test
    void theFrontPageHasOneFigureOfTheTableAndCharts() throws Exception {
        files();

        assertThat(show("README.md", "fast"))
                .isEqualTo("- **Fast.** Reads the 2 documents of [this table](benchmarks/RESULTS.md#"
                        + "standard-files-jdk-17) 1.07 times as fast as the fastest other library (median).\n");
        assertThat(show("README.md", "chart")).isEqualTo("""
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/read-dark.svg">
                  <img alt="twitter read from byte[]: documents a second, all kinds in one JVM" src="docs/charts/read-light.svg">
                </picture>

                - On JDK 17, schemac is 3.00 times as fast as Jackson databind [2.90, 3.10] and 1.25 times as fast as wast-vector (needs a flag) [1.20, 1.30], the fastest other library.

                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/write-dark.svg">
                  <img alt="real written to byte[]: documents a second, alone in a JVM" src="docs/charts/write-light.svg">
                </picture>

                - On JDK 25, schemac is as fast as fastjson2 [0.98, 1.04], the fastest other library.

                In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads "as fast as".
                """);
        Path charts = root.resolve("docs/charts");
        assertThat(charts.resolve("read-light.svg"))
                .content()
                .contains("JDK 17</text>", ">480</text>", ">jackson</text>", ">wast-vector (needs a flag)</text>")
                .contains("font-weight=\"bold\">schemac<")
                .doesNotContain("floor");
        assertThat(DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(charts.resolve("read-dark.svg").toFile())
                        .getDocumentElement()
                        .getAttribute("viewBox"))
                .matches("0 0 480 [0-9]+");
    }

    @Test
    void pagesWithoutRecordsSayThatNothingIsRecordedYet() throws IOException {
        Files.createDirectories(root.resolve("docs/charts"));
        Files.writeString(root.resolve("docs/charts/old-dark.svg"), "");

        assertThat(results())
                .startsWith("\n## Standard files\n\nNot recorded yet.\n")
                .doesNotContain("|");
        assertThat(root.resolve("docs/charts")).isEmptyDirectory();
        assertThat(show("README.md", "chart")).isEqualTo("Not recorded yet.\n");
        assertThat(show("README.md", "fast"))
                .isEqualTo("- **Fast.** The speed is [not recorded yet](benchmarks/RESULTS.md).\n");
        assertThat(show("benchmarks/RESULTS.md", "command")).isEqualTo("Not recorded yet.\n");
    }

    @Test
    void targetsAreMetOrMissed() throws IOException {
        String real = "real|read|bytes|mixed";
        String shuffled = "real-shuffled|read|bytes|mixed";
        String cold = "users-1k-cold|read|bytes|mixed";
        String write = "users-1k|write|bytes|mixed";
        String indented = "real-indented|read|bytes|mixed";
        record(
                "jdk17-mixed",
                "17",
                own(real, "110"),
                other(real, "wast", "100", "1.1|1|1.2"),
                other(real, "floor", "900", "0.1|0.1|0.1"),
                own(shuffled, "109"),
                other(shuffled, "wast", "100", "1.09|1|1.2"),
                own(cold, "150"),
                other(cold, "wast", "100", "1.5|1|1.2").replace("1.05", "1.09"),
                own(indented, "150"),
                other(indented, "wast", "100", "1.5|1|2").replace("1.0|1.05", "-|-"),
                own(write, "100"),
                other(write, "wast", "110", "0.91|0.9|0.92"),
                other(write, "schemac-open", "150", "0.67|0.66|0.68"));

        assertThat(Report.targets(root).stream().map(line -> line.replaceAll(" +", " ")))
                .contains(
                        "met JDK 17 schemac read real bytes wanted 1.10 1.10 JVMs within 5.0 %",
                        "MISSED JDK 17 schemac read real-shuffled bytes wanted 1.10 1.09 JVMs within 5.0 %",
                        "MISSED JDK 17 schemac read users-1k-cold bytes wanted 1.30 1.50 JVMs within 9.0 %",
                        "MISSED JDK 17 schemac read real-indented bytes wanted 1.15 1.50 JVMs not recorded",
                        "met JDK 17 schemac-open write users-1k bytes wanted 1.30 1.35 JVMs within 5.0 %",
                        "MISSED JDK 25 schemac read real bytes wanted 1.10 not recorded JVMs not recorded");
    }

    @Test
    void streamsAreSortedBySpeed() throws IOException {
        String row = "JSON Lines|stream|file|alone|";
        record(
                "jdk17-streams",
                "17",
                row + "gson|MB/s|1|113.4|1|2" + "|-".repeat(9),
                row + "schemac|MB/s|1|1478|1|2" + "|-".repeat(9));
        record("jdk25-streams", "25", row + "schemac|MB/s|1|651|1|2" + "|-".repeat(9));

        assertThat(show("benchmarks/RESULTS.md", "streams")).isEqualTo("""

                | stream | read by | JDK 17, MB/s | JDK 25, MB/s |
                |---|---|--:|--:|
                | JSON Lines | schemac | 1,478 | 651 |
                | JSON Lines | gson | 113 | - |

                """);
    }

    @Test
    void toolsHaveTheirTimes() throws IOException {
        record(
                "jdk17-command",
                Map.of("jdk", "17.0.1", "work", "a file of 200 MB"),
                "count|command|processor|alone|schemac|s|5|1.402|1.128|1.45" + "|-".repeat(9),
                "count|command|wall|alone|schemac|s|5|1.27|1|2" + "|-".repeat(9),
                "count|command|processor|alone|jq 1.6|s|5|5.73|4.01|6.1|4|3|5" + "|-".repeat(6),
                "count|command|wall|alone|jq 1.6|s|5|5.76|1|2|4|0.9|5" + "|-".repeat(6));

        assertThat(show("benchmarks/RESULTS.md", "command")).isEqualTo("""

                JDK 17.0.1, commit 12ab, CPU, 2 processors, load 0.5; a file of 200 MB:

                | task | by | processor seconds | schemac x | seconds by the clock | schemac x |
                |---|---|--:|--:|--:|--:|
                | command, count | schemac | 1.40 [1.13, 1.45] | - | 1.27 [1.00, 2.00] | - |
                | command, count | jq 1.6 | 5.73 [4.01, 6.10] | 4.00 [3.00, 5.00] | 5.76 [1.00, 2.00] | equal [0.90, 5.00] |

                """);
    }

    @Test
    void coldStartsBeginWithTheFastest() throws IOException {
        String row = "users-1k|cold|first parse|alone|";
        record(
                "jdk17-cold",
                "17",
                row + "jackson|ms|7|224.013|1|2" + "|-".repeat(9),
                row + "schemac|ms|7|30.151|1|2" + "|-".repeat(9),
                "users-1k|cold|process|alone|schemac|ms|7|76.33|1|2" + "|-".repeat(9));

        assertThat(results()).endsWith("""
                ### Cold start, JDK 17

                | library | first parse, ms | process, ms |
                |---|--:|--:|
                | schemac | 30 | 76 |
                | jackson | 224 | - |
                """);
    }

    @Test
    void aRunPrintsItsRowsTheFastestFirst() throws IOException {
        files();

        assertThat(Report.text(RunRecord.read(root.resolve("benchmarks/results/jdk17-mixed-read.tsv")))
                        .lines())
                .contains("read, twitter, bytes, mixed")
                .anyMatch(line -> line.matches(
                        " +jackson +200\\.000 .* 1/s +schemac x 3.00 \\[2.90, 3.10] +2,048 B, JVMs within 5.0 %"));
    }

    @Test
    void aPageWithoutTheMarkIsNamed() throws IOException {
        Files.writeString(root.resolve("README.md"), "# Product\n<!-- fast -->\n<!-- /fast -->\n");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Report.write(root))
                .withMessage("README.md lacks the lines <!-- chart --> and <!-- /chart -->");
    }

    /** If a record or the report changes, {@code benchmarks/run --charts} writes the pages. */
    @Test
    void thePagesOfTheRepositoryAreThoseOfItsRecords() throws IOException {
        for (String page : MARKS.keySet()) {
            Files.copy(Repository.path(page), root.resolve(page), StandardCopyOption.REPLACE_EXISTING);
        }
        try (Stream<Path> records = Files.list(Repository.path("benchmarks/results"))) {
            for (Path record : records.toList()) {
                Files.copy(record, root.resolve("benchmarks/results").resolve(record.getFileName()));
            }
        }
        Report.write(root);

        for (String page : MARKS.keySet()) {
            assertThat(root.resolve(page)).hasSameTextualContentAs(Repository.path(page));
        }
        try (Stream<Path> charts = Files.list(root.resolve("docs/charts"))) {
            assertThat(charts)
                    .allSatisfy(chart -> assertThat(chart)
                            .hasSameTextualContentAs(
                                    Repository.path("docs/charts").resolve(chart.getFileName())));
        }
        assertThat(Files.size(root.resolve("benchmarks/RESULTS.md"))).isLessThan(60_000);
    }
}
