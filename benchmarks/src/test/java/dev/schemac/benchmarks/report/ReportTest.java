package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.schemac.benchmarks.Repository;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportTest {
    private static final String HEADER = "payload\toperation\tform\tmode\tlibrary\tunit\truns\tmedian\tlower\tupper"
            + "\tratio\tratio-lower\tratio-upper\tbytes\tsize\n";

    private static final List<String> MARKS =
            List.of("reading", "writing", "unsafe", "streams", "command", "engines", "slower", "machines");

    @TempDir
    private Path root;

    @BeforeEach
    void pages() throws IOException {
        Files.createDirectories(root.resolve("benchmarks/results"));
        Files.createDirectories(root.resolve("docs"));
        StringBuilder performance = new StringBuilder("# Performance\n");
        MARKS.forEach(mark -> performance.append(part(mark)));
        Files.writeString(root.resolve("docs/performance.md"), performance + "End.\n");
        Files.writeString(root.resolve("benchmarks/RESULTS.md"), "# Results\n" + part("results"));
        Files.writeString(root.resolve("README.md"), "# Product\n" + part("fast") + part("chart"));
    }

    private static String part(String mark) {
        return "<!-- " + mark + " -->\nold\n<!-- /" + mark + " -->\n";
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

    private static String own(String row, String speed) {
        return row + "|schemac|1/s|3|" + speed + "|1|9|-|-|-|-|-";
    }

    private static String other(String row, String library, String speed, String ratio) {
        return row + "|" + library + "|1/s|3|" + speed + "|1|9|" + ratio + "|-|-";
    }

    private String show(String page, String mark) throws IOException {
        Report.write(root);
        String text = Files.readString(root.resolve(page));
        return text.substring(
                text.indexOf("<!-- " + mark + " -->\n") + mark.length() + 10, text.indexOf("<!-- /" + mark + " -->"));
    }

    private String performance(String mark) throws IOException {
        return show("docs/performance.md", mark);
    }

    private void users() throws IOException {
        record(
                "jdk17-real",
                "17.0.15",
                own("real|read|bytes|alone", "1750000"),
                other("real|read|bytes|alone", "jackson", "500000", "3.5012|3.4|3.6001"),
                other("real|read|bytes|alone", "wast", "1250000", "1.4|1.3|1.5"),
                other("real|read|bytes|alone", "floor", "2500000", "0.7|0.7|0.7"),
                other("real|read|bytes|alone", "protobuf", "2400000", "0.73|0.7|0.8"),
                other("real|read|bytes|alone", "schemac-vector", "1900000", "0.9|0.9|0.9"));
        record(
                "jdk25-real",
                Map.of("jdk", "25", "flags", "wast-vector --add-modules=jdk.incubator.vector"),
                own("real|read|bytes|alone", "90"),
                other("real|read|bytes|alone", "wast", "100", "0.9|0.85|0.96"),
                own("real|write|bytes|alone", "80"),
                other("real|write|bytes|alone", "jackson", "40", "2|1.9|2.1"),
                other("real|write|bytes|alone", "wast-vector", "79", "1.01|0.98|1.04"));
    }

    @Test
    void aRowHasTheJdksSideBySide() throws IOException {
        users();

        assertThat(performance("reading")).isEqualTo("""

                | documents | JDK 17: a second | x jackson | x the best other | JDK 25: a second | x jackson | x the best other |
                |---|--:|--:|--:|--:|--:|--:|
                | real | 1,750,000 | 3.50 [3.40, 3.61] | 1.40 [1.30, 1.50] (wast) | 90 | - | **0.90 [0.85, 0.96]** (wast) |

                """);
        assertThat(performance("writing"))
                .contains(
                        "| real | - | - | - | 80 | 2.00 [1.90, 2.10] | equal [0.98, 1.04] (wast-vector with a flag) |");
        assertThat(performance("machines"))
                .isEqualTo(
                        "\n- JDK 17: VM 1. Machines: CPU, 2 processors. Commits: 12ab.\n- JDK 25: VM 1. Machines: CPU, 2 processors. Commits: 12ab.\n");
        assertThat(Files.readString(root.resolve("docs/performance.md"))).endsWith("<!-- /machines -->\nEnd.\n");
    }

    @Test
    void theNumberOfRowsWithAFasterLibraryIsShown() throws IOException {
        users();
        record(
                "jdk25-more",
                "25",
                own("made|read|string|mixed", "5"),
                other("made|read|string|mixed", "wast", "1", "5|5|5"));

        assertThat(performance("slower")).isEqualTo("""

                | operation | slower in | speed of schemac there | documents |
                |---|---|---|---|
                | reading | 1 of 2 rows | 0.90 to 0.90 of the fastest | real |
                | writing | 0 of 1 rows | - | - |

                """);
        assertThat(show("benchmarks/RESULTS.md", "results"))
                .contains(
                        "\n## Reading\n",
                        "| made, String, all kinds | - | - | - | 5 | - | 5.00 [5.00, 5.00] (wast) |",
                        "\n## Writing\n");
    }

    /** The row itself is that of the record with a rival, even if that has fewer runs. */
    @Test
    void ownClassesHaveATable() throws IOException {
        String row = "real|read|bytes|alone";
        users();
        record(
                "jdk17-own",
                "17",
                own(row, "100").replace("|3|", "|9|"),
                other(row, "schemac-own", "99", "1.01|1|1.02").replace("|3|", "|9|"),
                other(row, "jackson-records", "25", "4|3.9|4.1").replace("|3|", "|9|"));

        assertThat(show("benchmarks/RESULTS.md", "results")).contains("""

                        ## Own classes

                        | documents | JDK | x schemac-own | x schemac-records | x jackson-records | x avaje-records |
                        |---|---|--:|--:|--:|--:|
                        | real | JDK 17 | equal [1.00, 1.02] | - | 4.00 [3.90, 4.10] | - |
                        """, "| real | 1,750,000 |");
    }

    /** The records of one row may come from different machines, whose figures are never compared. */
    @Test
    void aRowIsThatOfOneRecord() throws IOException {
        String row = "real|read|bytes|alone";
        record("a", "17", own(row, "10"), other(row, "wast", "5", "2|2|2"));
        record("b", "17", own(row, "30"), other(row, "wast", "10", "3|3|3"), other(row, "gson", "1", "30|30|30"));
        record("c", "17", own(row, "70"), other(row, "wast", "10", "7|7|7"));
        record("latest", "17", own(row, "99").replace("|3|", "|9|"));

        assertThat(performance("reading")).contains("| real | 30 | - | 3.00 [3.00, 3.00] (wast) |");
        record(
                "d",
                "17",
                own(row, "50").replace("|3|", "|5|"),
                other(row, "wast", "10", "5|5|5").replace("|3|", "|5|"));
        assertThat(performance("reading")).contains("| real | 50 | - | 5.00 [5.00, 5.00] (wast) |");
    }

    @Test
    void jvmsWithoutUnsafeHaveATableOfTheirOwn() throws IOException {
        String row = "real|read|bytes|without-unsafe";
        record(
                "jdk25-unsafe",
                Map.of("jdk", "25", "fails", "fastjson2 UnsupportedOperationException: offset; wast Error"),
                own(row, "9"),
                other(row, "dsl-json", "3", "3|2.9|3.1"));
        users();

        assertThat(performance("unsafe")).isEqualTo("""

                | documents | JDK 25: a second | x jackson | x the best other |
                |---|--:|--:|--:|
                | read real | 9 | - | 3.00 [2.90, 3.10] (dsl-json) |

                - JDK 25: fastjson2 fails before the first document: `UnsupportedOperationException: offset`
                - JDK 25: wast fails before the first document: `Error`
                """);
        assertThat(performance("slower")).contains("| reading | 1 of 1 rows |");
        assertThat(show("README.md", "chart"))
                .endsWith("Libraries that will then not start: fastjson2, wast."
                        + " Speed relative to the fastest that starts:\n\n- read: 3.00 to 3.00 on JDK 25\n");
    }

    @Test
    void theFrontPageHasRangesAndCharts() throws IOException {
        users();
        record(
                "jdk25-github",
                "25",
                own("real-github|read|bytes|alone", "4"),
                other("real-github|read|bytes|alone", "gson", "2", "2.1299|2|2.2"));

        assertThat(show("README.md", "fast"))
                .isEqualTo(
                        "- **Fast.** Reads 3.50 (`real`) to 3.50 times as fast as Jackson databind, and 0.90 (`real`) to"
                                + " 2.12 times as fast as the fastest other library. Writes 2.00 (`real`) to 2.00 times as fast as"
                                + " Jackson databind, and 1.01 (`real`) to 1.01 times as fast as the fastest other library."
                                + " Each range covers all recorded documents.\n");
        assertThat(show("README.md", "chart")).isEqualTo("""
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/real-dark.svg">
                  <img alt="Users documents of 1.25 KB: read from byte[] per second, just received" src="docs/charts/real-light.svg">
                </picture>

                - JDK 17: 3.50 times as fast as Jackson databind [3.40, 3.61], 1.40 times as fast as wast [1.30, 1.50], the fastest of the others.
                - JDK 25: 0.90 times as fast as wast [0.85, 0.96], the fastest of the others.

                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/real-write-dark.svg">
                  <img alt="Users documents of 1.25 KB: written to byte[] per second" src="docs/charts/real-write-light.svg">
                </picture>

                - JDK 25: 2.00 times as fast as Jackson databind [1.90, 2.10], as fast as wast-vector with a flag [0.98, 1.04], the fastest of the others.

                In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads "as fast as".

                Documents of four services (GitHub, payments, status pages, orders), speed relative to the fastest of the others:

                - read: 2.12 to 2.12 on JDK 25
                """);
    }

    @Test
    void aChartHasTheLibrariesThatAPageCompares() throws Exception {
        users();
        Report.write(root);
        Path charts = root.resolve("docs/charts");

        assertThat(charts.resolve("real-light.svg"))
                .content()
                .contains(
                        "JDK 17</text>",
                        "JDK 25</text>",
                        ">1,750,000</text>",
                        ">jackson</text>",
                        "font-weight=\"bold\">schemac<")
                .doesNotContain("floor", "protobuf", "schemac-vector");
        assertThat(javax.xml.parsers.DocumentBuilderFactory.newInstance()
                        .newDocumentBuilder()
                        .parse(charts.resolve("real-dark.svg").toFile())
                        .getDocumentElement()
                        .getAttribute("viewBox"))
                .matches("0 0 960 [0-9]+");
        assertThat(charts.resolve("real-write-dark.svg")).content().contains(">wast-vector with a flag</text>");

        Files.delete(root.resolve("benchmarks/results/jdk25-real.tsv"));
        Report.write(root);
        assertThat(charts.resolve("real-write-dark.svg")).doesNotExist();
        Files.delete(root.resolve("benchmarks/results/jdk17-real.tsv"));
        Report.write(root);
        assertThat(charts).isEmptyDirectory();
        assertThat(performance("reading")).isEqualTo("Nothing is recorded yet.\n");
        assertThat(show("README.md", "chart")).isEqualTo("Nothing is recorded yet.\n");
        assertThat(show("README.md", "fast")).isEmpty();
    }

    @Test
    void streamsAreSortedBySpeed() throws IOException {
        String row = "JSON Lines|stream|file|alone|";
        record(
                "jdk17-streams",
                "17",
                row + "gson|MB/s|1|113.4|1|2|-|-|-|-|-",
                row + "schemac|MB/s|1|1478|1|2|-|-|-|-|-");
        record("jdk25-streams", "25", row + "schemac|MB/s|1|651|1|2|-|-|-|-|-");

        assertThat(performance("streams")).isEqualTo("""

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
                "count|command|processor|alone|schemac|s|5|1.402|1.128|1.45|-|-|-|-|-",
                "count|command|wall|alone|schemac|s|5|1.27|1|2|-|-|-|-|-",
                "count|command|processor|alone|jq 1.6|s|5|5.73|4.01|6.1|4|3|5|-|-",
                "count|command|wall|alone|jq 1.6|s|5|5.76|1|2|4|3|5|-|-");
        record(
                "jdk17-engines",
                Map.of("jdk", "17.0.1", "work", "400,000 events"),
                "all columns|Spark 4.2.0|processor|alone|schemac|s|9|0.57|0.54|0.64|-|-|-|-|-",
                "all columns|Spark 4.2.0|wall|alone|schemac|s|9|0.3|0.2|0.4|-|-|-|-|-",
                "all columns|Spark 4.2.0|processor|alone|Spark's JSON|s|9|1.26|1.25|1.36|2.38|2.19|2.52|-|-",
                "all columns|Spark 4.2.0|wall|alone|Spark's JSON|s|9|0.6|0.5|0.7|2.34|0.9|2.46|-|-");

        assertThat(performance("command")).isEqualTo("""

                JDK 17.0.1, commit 12ab, CPU, 2 processors, load 0.5; a file of 200 MB:

                | processor seconds | count | wall |
                |---|--:|--:|
                | schemac | 1.40 [1.13, 1.45] | 1.27 |
                | jq 1.6 | 5.73 [4.01, 6.10] | 5.76 |

                """);
        assertThat(performance("engines"))
                .contains("| Spark 4.2.0 | all columns | 0.57 [0.54, 0.64] | Spark's JSON | 1.26 [1.25, 1.36]"
                        + " | 2.38 [2.19, 2.52] | equal [0.90, 2.46] |\n");
    }

    @Test
    void coldStartsBeginWithTheFastest() throws IOException {
        String row = "users-1k|cold|first parse|alone|";
        record(
                "jdk17-cold",
                "17",
                row + "jackson|ms|7|224.013|1|2|-|-|-|-|-",
                row + "schemac|ms|7|30.151|1|2|-|-|-|-|-",
                "users-1k|cold|process|alone|schemac|ms|7|76.33|1|2|-|-|-|-|-");

        assertThat(show("benchmarks/RESULTS.md", "results")).isEqualTo("""

                ## Cold start, JDK 17

                | library | first parse, ms | process, ms |
                |---|--:|--:|
                | schemac | 30 | 76 |
                | jackson | 224 | - |

                """);
    }

    @Test
    void aRunPrintsItsRowsTheFastestFirst() throws IOException {
        users();

        assertThat(Report.text(RunRecord.read(root.resolve("benchmarks/results/jdk17-real.tsv")))
                        .lines())
                .contains("read, real, bytes, alone")
                .anyMatch(line -> line.matches(" +jackson +500,000 .* 1/s +schemac x 3.50 \\[3.40, 3.61] *"))
                .element(2)
                .asString()
                .startsWith("  floor ");
    }

    @Test
    void aPageWithoutTheMarkIsNamed() throws IOException {
        Files.writeString(root.resolve("README.md"), "# Product\n<!-- fast -->\n<!-- /fast -->\n");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Report.write(root))
                .withMessage("README.md lacks the lines <!-- chart --> and <!-- /chart -->");
    }

    /** Whoever changes a record or the report runs {@code benchmarks/run --charts}. */
    @Test
    void thePagesOfTheRepositoryAreThoseOfItsRecords() throws IOException {
        List<String> pages = List.of("README.md", "docs/performance.md", "benchmarks/RESULTS.md");
        for (String page : pages) {
            Files.copy(Repository.path(page), root.resolve(page), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
        }
        try (Stream<Path> records = Files.list(Repository.path("benchmarks/results"))) {
            for (Path record : records.toList()) {
                Files.copy(record, root.resolve("benchmarks/results").resolve(record.getFileName()));
            }
        }
        Report.write(root);

        for (String page : pages) {
            assertThat(root.resolve(page)).hasSameTextualContentAs(Repository.path(page));
        }
        for (String chart : List.of("real-light.svg", "real-dark.svg", "real-write-light.svg", "real-write-dark.svg")) {
            assertThat(root.resolve("docs/charts").resolve(chart))
                    .hasSameTextualContentAs(Repository.path("docs/charts").resolve(chart));
        }
        assertThat(Files.size(root.resolve("benchmarks/RESULTS.md"))).isLessThan(40_000);
    }
}
