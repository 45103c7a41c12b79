package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ReportPagesTest {
    private static final String README =
            "# Product\n\n<!-- fast -->\n<!-- /fast -->\n\n<!-- chart -->\n<!-- /chart -->\n\nEnd.\n";

    @TempDir
    Path root;

    @BeforeEach
    void layOutPages() throws IOException {
        Files.createDirectories(root.resolve("docs"));
        Files.createDirectories(root.resolve("benchmarks/results"));
        Files.writeString(root.resolve("README.md"), README);
        Files.writeString(
                root.resolve("benchmarks/RESULTS.md"),
                "Start.\n<!-- results -->\nWhat stood there.\n<!-- /results -->\nEnd.\n");
        StringBuilder performance = new StringBuilder("Start.\n");
        for (String mark :
                List.of("machines", "reading", "writing", "unsafe", "streams", "command", "engines", "slower")) {
            performance
                    .append("<!-- ")
                    .append(mark)
                    .append(" -->\nOld.\n<!-- /")
                    .append(mark)
                    .append(" -->\n");
        }
        Files.writeString(root.resolve("docs/performance.md"), performance.append("End.\n"));
    }

    @Test
    void writesTheTimesOfTheCommandIntoTheirPage() throws IOException {
        draw();
        assertThat(part("command")).isEqualTo("Nothing is recorded yet.\n");

        Files.writeString(root.resolve("benchmarks/results/jdk17-command.json"), """
                {"source": {"commit": "abc", "uncommittedChanges": true}, "machine": {"cpu": "Z80", "processors": 2},
                  "jvm": {"jdk": "17.0.15"}, "command": {"megabytes": 200, "load": 0.26,
                  "versions": {"schemac": "0.1.0-SNAPSHOT", "jq": "1.7"},
                  "tasks": {"count": {"schemac": {"wall": [1, 3, 2], "processor": [1.25]}, "jq": {"wall": [6], "processor": [5]}},
                    "sum": {"schemac": {"wall": [1], "processor": [1, 2, 3, 4, 5]}, "jq": {"wall": [6], "processor": [5]}},
                    "three": {"schemac": {"wall": [1], "processor": [2]}, "jq": {"wall": [6], "processor": [5]}}}}}""");
        draw();
        assertThat(part("command")).isEqualTo("""

                JDK 17.0.15, commit abc with changes, Z80 with 2 processors, load 0.3; a file of 200 MB:

                | processor seconds | count | wall | sum of a column | wall | three columns | wall |
                |---|--:|--:|--:|--:|--:|--:|
                | schemac | 1.25 [1.25, 1.25] | 2.00 | 3.00 [2.00, 4.00] | 1.00 | 2.00 [2.00, 2.00] | 1.00 |
                | jq 1.7 | 5.00 [5.00, 5.00] | 6.00 | 5.00 [5.00, 5.00] | 6.00 | 5.00 [5.00, 5.00] | 6.00 |

                """);
    }

    @Test
    void writesTheRatiosOfEnginesIntoTheirPage() throws IOException {
        draw();
        assertThat(part("engines")).isEqualTo("Nothing is recorded yet.\n");

        Files.writeString(root.resolve("benchmarks/results/jdk17-engines.json"), """
                {"source": {"commit": "abc", "uncommittedChanges": false}, "machine": {"cpu": "Z80", "processors": 2},
                  "jvm": {"jdk": "17.0.15"}, "engines": {"events": 400000, "load": 0.26,
                  "jobs": {"Flink 2, SQL": {"files, all columns": {
                      "json": {"wall": [4, 2, 3], "processor": [2, 3, 4]},
                      "schemac": {"wall": [4, 3, 1], "processor": [1, 2, 1]}}},
                    "Spark 4": {"all columns": {"schemac": {"wall": [1], "processor": [1]},
                      "Spark's JSON": {"wall": [2], "processor": [2]}}}}}}""");
        draw();
        assertThat(part("engines")).isEqualTo("""

                JDK 17.0.15, commit abc, Z80 with 2 processors, load 0.3; 400,000 events:

                | engine | job | schemac: processor seconds | other library | its processor seconds | ratio | by the clock |
                |---|---|--:|---|--:|--:|--:|
                | Flink 2, SQL | files, all columns | 1.00 [1.00, 1.50] | json | 3.00 [2.50, 3.50] | 2.00 [1.75, 3.00] | equal [0.83, 2.00] |
                | Spark 4 | all columns | 1.00 [1.00, 1.00] | Spark's JSON | 2.00 [2.00, 2.00] | 2.00 [2.00, 2.00] | 2.00 [2.00, 2.00] |

                """);
    }

    @Test
    void setsTheFiguresOfStreamsIntoTheirPage() throws IOException {
        draw();
        assertThat(part("streams")).isEqualTo("Nothing is recorded yet.\n");

        Files.writeString(root.resolve("benchmarks/results/jdk25-streams.json"), """
                {"machine": {"cpu": "Z80", "processors": 2}, "jvm": {"jdk": "25"}, "streams": {"megabytes": 1000,
                  "lines": {"schemac": [1900], "wast": [700]}, "array": {"schemac": [900]}, "wholeFiles": {}}}""");
        Files.writeString(root.resolve("benchmarks/results/jdk17-streams.json"), """
                {"machine": {"cpu": "Z80", "processors": 2}, "jvm": {"jdk": "17.0.15"}, "streams": {"megabytes": 1000,
                  "lines": {"schemac-memory": [1000], "schemac": [900, 950, 940]}, "array": {"schemac": [800]},
                  "wholeFiles": {"one thread": [500], "two threads, unordered": [950]}}}""");
        draw();
        assertThat(part("streams")).isEqualTo("""

                | stream | read by | JDK 17, MB/s | JDK 25, MB/s |
                |---|---|--:|--:|
                | JSON Lines | schemac-memory | 1,000 | - |
                | JSON Lines | schemac | 940 | 1,900 |
                | JSON Lines | wast | - | 700 |
                | elements of one array | schemac | 800 | 900 |
                | whole file | schemac, two threads, unordered | 950 | - |
                | whole file | schemac, one thread | 500 | - |

                """);
    }

    /** What stands between two marks of the page about performance. */
    private String part(String mark) throws IOException {
        String page = Files.readString(root.resolve("docs/performance.md"));
        String start = "<!-- " + mark + " -->\n";
        return page.substring(page.indexOf(start) + start.length(), page.indexOf("<!-- /" + mark + " -->"));
    }

    private static SmallRecords users(String jdk) {
        return SmallRecords.on(jdk)
                .reads("gson", "users-1k", 400_000)
                .reads("floor", "users-1k", 2_500_000)
                .reads("scan", "users-1k", 9_000_000)
                .reads("wast", "users-1k", 1_250_000)
                .reads("schemac", "users-1k", 1_750_000)
                .reads("schemac-parser", "users-1k", 1_760_000)
                .reads("jackson", "users-1k", 500_000)
                .reads("jackson", "users-10k", 50_000)
                .reads("schemac", "chinese", 7_000);
    }

    private void record(String name, SmallRecords record) throws IOException {
        Files.writeString(
                root.resolve("benchmarks/results").resolve(name + ".json"),
                record.json().toString());
    }

    private Map<String, String> files(String folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(root.resolve(folder))) {
            for (Path file : files.toList()) {
                contents.put(file.getFileName().toString(), Files.readString(file));
            }
        }
        return contents;
    }

    private void draw() throws IOException {
        ReportPages.main(new String[] {root.toString()});
    }

    private String page() throws IOException {
        return Files.readString(root.resolve("benchmarks/RESULTS.md"));
    }

    private Element chart(String name) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(root.resolve("docs/charts").resolve(name).toFile())
                .getDocumentElement();
    }

    private static List<String> texts(Element svg) {
        NodeList texts = svg.getElementsByTagName("text");
        return IntStream.range(0, texts.getLength())
                .mapToObj(i -> texts.item(i).getTextContent())
                .toList();
    }

    @Test
    void drawsTheSameBytesEachTime() throws IOException {
        record("jdk17-bytes", users("17.0.15"));

        draw();
        Map<String, String> first = files("docs/charts");
        Map<String, String> results = files("benchmarks/results");
        String page = page();
        draw();

        assertThat(first)
                .containsOnlyKeys(
                        "jdk17-users-bytes-dark.svg",
                        "jdk17-users-bytes-light.svg",
                        "jdk17-values-bytes-dark.svg",
                        "jdk17-values-bytes-light.svg",
                        "users-1k-dark.svg",
                        "users-1k-light.svg")
                .doesNotContainValue("");
        assertThat(results).containsOnlyKeys("jdk17-bytes.json", "jdk17-tables.txt");
        assertThat(files("docs/charts")).isEqualTo(first);
        assertThat(files("benchmarks/results")).isEqualTo(results);
        assertThat(page()).isEqualTo(page);
    }

    @Test
    void chartsSayUnitAndJdkInTextThatStaysText() throws Exception {
        record("jdk17-bytes", users("17.0.15"));
        draw();

        Element svg = chart("jdk17-users-bytes-light.svg");

        assertThat(svg.getTagName()).isEqualTo("svg");
        assertThat(svg.getAttribute("viewBox")).matches("0 0 [0-9]+ [0-9]+");
        assertThat(texts(svg))
                .contains("Users from byte[], JDK 17: documents per second")
                .contains("users-1k (dashed: floor, 2,500,000)", "users-10k", "1,750,000", "schemac", "gson")
                .doesNotContain("scan", "floor", "schemac-parser");
    }

    @Test
    void barsAreSortedBySpeedAndTheSlowestAreLeftOut() {
        SmallRecords record = SmallRecords.on("17.0.15");
        for (int i = 1; i <= 20; i++) {
            record.reads("library-" + i, "users-1k", 1000 * i);
        }
        record.reads("gson", "users-1k", 1).reads("jackson", "users-1k", 2).reads("schemac", "users-1k", 3);

        ChartPlan plan = ChartPlan.of(SmallRecords.jdk17(Map.of("a", record))).get(0);

        assertThat(plan.panels().get(0).bars())
                .hasSize(12)
                .startsWith(new ChartPlan.Bar("library-20", 20_000), new ChartPlan.Bar("library-19", 19_000))
                .endsWith(
                        new ChartPlan.Bar("library-12", 12_000),
                        new ChartPlan.Bar("schemac", 3),
                        new ChartPlan.Bar("jackson", 2),
                        new ChartPlan.Bar("gson", 1));
    }

    @Test
    void setsTwoPicturesAndTheFiguresOfAllJdksIntoTheFrontPage() throws Exception {
        record(
                "jdk25-bytes",
                users("25")
                        .writes("schemac", "users-1k", 800)
                        .writes("wast", "users-1k", 1000)
                        .writes("jackson", "users-1k", 400));
        record("jdk17-bytes", users("17.0.15"));
        draw();

        assertThat(root.resolve("README.md")).hasContent("""
                # Product

                <!-- fast -->
                - **Fast.** Reads 3.50 (`users-1k`) to 3.50 times as fast as Jackson databind, and 1.40 (`users-1k`) to 1.40 times as fast as the fastest other library. \
                Writes 2.00 (`users-1k`) to 2.00 times as fast as Jackson databind, and 0.80 (`users-1k`) to 0.80 times as fast as the fastest other library. \
                Each range covers all recorded documents.
                <!-- /fast -->

                <!-- chart -->
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/users-1k-dark.svg">
                  <img alt="Users documents of 1 KB from byte[]: read per second" src="docs/charts/users-1k-light.svg">
                </picture>

                - JDK 17: 3.50 times as fast as Jackson databind [3.50, 3.50], 1.40 times as fast as wast [1.40, 1.40], the fastest of the others.
                - JDK 25: 3.50 times as fast as Jackson databind [3.50, 3.50], 1.40 times as fast as wast [1.40, 1.40], the fastest of the others.

                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/users-1k-write-dark.svg">
                  <img alt="Users documents of 1 KB to byte[]: written per second" src="docs/charts/users-1k-write-light.svg">
                </picture>

                - JDK 25: 2.00 times as fast as Jackson databind [2.00, 2.00], 0.80 times as fast as wast [0.80, 0.80], the fastest of the others.

                In brackets are the quartiles of a ratio. A lead below 10 % is noise and reads "as fast as".
                <!-- /chart -->

                End.
                """);
        assertThat(texts(chart("users-1k-dark.svg")))
                .contains("JDK 17 (dashed: floor, 2,500,000)", "JDK 25 (dashed: floor, 2,500,000)");
    }

    @Test
    void theFrontPageShowsDocumentsAsTheyComeOnceTheyAreRecorded() throws Exception {
        record(
                "jdk17-real",
                users("17.0.15")
                        .reads("schemac", "real", 90, 100, 110)
                        .byTurns()
                        .reads("wast", "real", 100, 101, 99)
                        .byTurns()
                        .reads("jackson", "real", 45, 50, 55)
                        .byTurns()
                        .reads("schemac", "real-cold", 80));
        draw();

        assertThat(Files.readString(root.resolve("README.md")))
                .contains(
                        "src=\"docs/charts/real-light.svg\"",
                        "- JDK 17: 2.00 times as fast as Jackson databind [2.00, 2.00], as fast as wast [0.94, 1.06], the fastest of the others.")
                .doesNotContain("users-1k-light", "real-cold-light");
        assertThat(part("reading"))
                .containsSubsequence("| real | 100 |", "| equal [0.94, 1.06] (wast) |", "| users-1k |");
    }

    @Test
    void aJvmOfAllKindsIsASettingOfItsOwn() throws Exception {
        record(
                "jdk17-mixed",
                users("17.0.15")
                        .reads("schemac", "real", 90, 91)
                        .mixed()
                        .reads("wast", "real", 100, 99)
                        .mixed());
        draw();

        assertThat(part("reading"))
                .containsSubsequence(
                        "| users-1k | 1,750,000 | 3.50 [3.50, 3.50] | 1.40 [1.40, 1.40] (wast) |",
                        "| real, all kinds | 91 | - | **0.90 [0.90, 0.92]** (wast) |");
        assertThat(page()).contains("| read real, all kinds | **0.90 [0.90, 0.92]** of wast |");
        assertThat(part("slower")).contains("| read | 1 of 3 rows | 0.90 to 0.90 of the fastest | real |");
    }

    @Test
    void aJvmWithoutUnsafeHasATableOfItsOwn() throws Exception {
        record("jdk17-bytes", users("17.0.15"));
        record(
                "jdk25-unsafe",
                SmallRecords.on("25")
                        .failing("wast", "UnsupportedOperationException: arrayBaseOffset")
                        .reads("schemac", "users-1k", 150, 150)
                        .withoutUnsafe()
                        .reads("dsl-json", "users-1k", 100, 100)
                        .withoutUnsafe()
                        .reads("schemac", "real", 160, 160)
                        .withoutUnsafe()
                        .reads("gson", "real", 80, 80)
                        .withoutUnsafe()
                        .writes("schemac", "real", 120)
                        .withoutUnsafe()
                        .writes("gson", "real", 100)
                        .withoutUnsafe());
        draw();

        assertThat(part("unsafe")).isEqualTo("""

                | documents | JDK 25: a second | x jackson | x the best other |
                |---|--:|--:|--:|
                | read real | 160 | - | 2.00 [2.00, 2.00] (gson) |
                | read users-1k | 150 | - | 1.50 [1.50, 1.50] (dsl-json) |
                | write real | 120 | - | 1.20 [1.20, 1.20] (gson) |

                - JDK 25: wast fails before the first document: `UnsupportedOperationException: arrayBaseOffset`
                """);
        assertThat(part("reading")).doesNotContain("| real ", "without Unsafe");
        assertThat(part("slower")).contains("| read | 0 of 2 rows |").doesNotContain("| write |");
        assertThat(Files.readString(root.resolve("README.md"))).contains("""

                A later JDK will deny `sun.misc.Unsafe` by default, as `--sun-misc-unsafe-memory-access=deny` does today. \
                Libraries that will then not start: wast. Speed relative to the fastest that starts:

                - read: 1.50 to 2.00 on JDK 25
                - written: 1.20 to 1.20 on JDK 25
                """);
    }

    @Test
    void theFrontPageHasTheRangeOverDocumentsOfServices() throws Exception {
        record(
                "jdk17-services",
                users("17.0.15")
                        .reads("schemac", "real-github", 106)
                        .reads("wast", "real-github", 100)
                        .reads("schemac", "real-order", 250)
                        .reads("wast", "real-order", 200)
                        .writes("schemac", "real-order", 98)
                        .writes("wast", "real-order", 100));
        draw();

        assertThat(Files.readString(root.resolve("README.md"))).contains("""

                Documents of four services (GitHub, payments, status pages, orders), speed relative to the fastest of the others:

                - read: 1.06 to 1.25 on JDK 17
                - written: 0.98 to 0.98 on JDK 17
                """);
    }

    @Test
    void sentencesCallALeadBelowTenPercentAsFast() throws Exception {
        record(
                "jdk17-bytes",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 1_090)
                        .reads("wast", "users-1k", 1_000)
                        .reads("jackson", "users-1k", 1_120));
        draw();

        assertThat(Files.readString(root.resolve("README.md")))
                .contains(
                        "- JDK 17: 0.97 times as fast as Jackson databind [0.97, 0.98], 0.97 times as fast as jackson");
        record(
                "jdk17-bytes",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 1_090)
                        .reads("wast", "users-1k", 1_000)
                        .reads("jackson", "users-1k", 500));
        draw();
        assertThat(Files.readString(root.resolve("README.md"))).contains(", as fast as wast [1.09, 1.09], ");
    }

    @Test
    void thePageOfAllResultsHasTheTargetsThenASectionForEachJdk() throws IOException {
        record("jdk25-bytes", users("25"));
        record("jdk17-bytes", users("17.0.15"));
        record("jdk17-cold", SmallRecords.on("17.0.15").starts("schemac", 12));
        record("latest", SmallRecords.on("17.0.15").reads("schemac", "emoji", 4));
        draw();

        assertThat(page())
                .startsWith("Start.\n<!-- results -->\n\n### What must hold\n\n- JDK 17: ")
                .containsSubsequence(
                        "| Users 1 KB, byte[] | 3.5 x jackson | met: 3.50 x jackson",
                        "| first parse in a fresh JVM | at most 15 ms, 25 ms on JDK 17 | met: 12.0 ms",
                        "\n### JDK 17\n\nSome VM 17.0.15+6; Some CPU, 2 processors, Linux amd64. Commit unknown; load unknown.\nVersions: gson 2.1, schemac 0.1.\n",
                        "[jdk17-tables.txt](results/jdk17-tables.txt)",
                        "jdk17-bytes, jdk17-cold.\n",
                        "| users-1k | byte[] | 1,750,000 | 3.50 [3.50, 3.50] | 1.40 [1.40, 1.40] (wast) | 0.70 [0.70, 0.70] |\n",
                        "| chinese | byte[] | 7,000 | - | - | - |\n",
                        "<summary>Charts</summary>",
                        "../docs/charts/jdk17-users-bytes-light.svg",
                        "| | schemac | gson | jackson |",
                        "<summary>Cold start</summary>",
                        "\n### JDK 25\n")
                .doesNotContain("What stood there", "latest", "emoji, byte[]")
                .endsWith("<!-- /results -->\nEnd.\n");
        assertThat(files("benchmarks/results").get("jdk17-tables.txt"))
                .contains("users-1k, byte[]\n", "cold start\n")
                .doesNotContain("emoji");
    }

    @Test
    void thePageOfUsersHasTheJdksSideBySideAndWhereOthersAreFaster() throws IOException {
        record(
                "jdk17-bytes",
                users("17.0.15")
                        .reads("schemac", "users-1k", "bytes", 2, 9_000_000)
                        .writes("schemac", "users-1k", 999)
                        .writes("wast", "users-1k", 1000)
                        .writes("schemac", "users-10k", 10)
                        .writes("schemac", "real", "string", 1000)
                        .writes("wast", "real", "string", 1000));
        record("jdk25-bytes", users("25").reads("protobuf", "chinese", 9_000).rewrites("schemac", "people", 3));
        record("jdk25-rmw", SmallRecords.on("25").rewrites("wast", "people", 4));
        draw();

        assertThat(part("machines")).isEqualTo("""

                - JDK 17: Some VM 17.0.15+6; Some CPU, 2 processors, Linux amd64. Commit unknown; load unknown.
                - JDK 25: Some VM 25+6; Some CPU, 2 processors, Linux amd64. Commit unknown; load unknown.

                """);
        assertThat(part("reading")).isEqualTo("""

                | documents | JDK 17: a second | x jackson | x the best other | JDK 25: a second | x jackson | x the best other |
                |---|--:|--:|--:|--:|--:|--:|
                | users-1k | 1,750,000 | 3.50 [3.50, 3.50] | 1.40 [1.40, 1.40] (wast) | 1,750,000 | 3.50 [3.50, 3.50] | 1.40 [1.40, 1.40] (wast) |
                | chinese | 7,000 | - | - | 7,000 | - | - |

                """);
        assertThat(part("writing")).isEqualTo("""

                | documents | JDK 17: a second | x jackson | x the best other | JDK 25: a second | x jackson | x the best other |
                |---|--:|--:|--:|--:|--:|--:|
                | users-1k | 999 | - | **0.99 [0.99, 1.00]** (wast) | - | - | - |
                | real, String | 1,000 | - | equal [1.00, 1.00] (wast) | - | - | - |

                """);
        assertThat(part("slower")).isEqualTo("""

                | operation | slower in | speed of schemac there | documents |
                |---|---|---|---|
                | read | 0 of 2 rows | - | - |
                | write | 1 of 3 rows | 0.99 to 0.99 of the fastest | users-1k |
                | read, change and write | 1 of 1 row | 0.75 to 0.75 of the fastest | people |

                """);
        assertThat(page()).contains("""

                ### Where another library is faster

                | work | JDK 17 | JDK 25 |
                |---|---|---|
                | write users-1k | **0.99 [0.99, 1.00]** of wast | - |
                | read, change and write people | - | **0.75 [0.75, 0.75]** of wast |

                """);
    }

    @Test
    void columnsOfBytesAppearWhereTheyWereCounted() {
        String counted = SummaryTables.own(
                SmallRecords.jdk17(Map.of(
                        "a",
                        SmallRecords.on("17.0.15")
                                .reads("schemac", "users-1k", 10)
                                .allocating(3008)
                                .reads("floor", "users-1k", 20)
                                .allocating(3008)
                                .reads("schemac", "users-10k", 5))),
                "read");

        assertThat(counted).isEqualTo("""
                        | payload | input | documents/s | x jackson | x the best other | of floor | B/op | of floor |
                        |---|---|--:|--:|--:|--:|--:|--:|
                        | users-1k | byte[] | 10 | - | - | 0.50 [0.50, 0.50] | 3,008 | 1.00 |
                        | users-10k | byte[] | 5 | - | - | - | - | - |
                        """);
    }

    @Test
    void writingHasPicturesAndTablesOfItsOwn() throws Exception {
        record(
                "jdk17-write",
                users("17.0.15")
                        .writes("schemac", "users-1k", 3_000)
                        .writes("wast", "users-1k", 2_000)
                        .writes("schemac", "users-10k", 300)
                        .writes("schemac", "users-1k", "string", 2_500)
                        .writes("schemac", "json0", 9_000)
                        .writes("schemac", "cyrillic", 8_000)
                        .rewrites("schemac", "people", 1_000)
                        .rewrites("schemac", "users-1k", 1_100));
        draw();

        assertThat(files("docs/charts").keySet())
                .filteredOn(name -> name.endsWith("-light.svg"))
                .containsExactly(
                        "jdk17-json0-write-light.svg",
                        "jdk17-objects-rmw-light.svg",
                        "jdk17-users-bytes-light.svg",
                        "jdk17-users-write-light.svg",
                        "jdk17-values-bytes-light.svg",
                        "users-1k-light.svg",
                        "users-1k-write-light.svg");
        assertThat(texts(chart("jdk17-users-write-light.svg")))
                .contains("Users to byte[], JDK 17: documents per second", "users-1k", "3,000")
                .doesNotContain("users-10k");
        assertThat(texts(chart("jdk17-json0-write-light.svg")))
                .contains("JSON0 sample to byte[], JDK 17: documents per second");
        assertThat(texts(chart("jdk17-objects-rmw-light.svg")))
                .contains("Objects read, changed and written, JDK 17: documents per second");
        assertThat(page())
                .containsSubsequence(
                        "| write documents as they come and users-1k to byte[], portable | 1.05 x the best other library "
                                + "| met as far as recorded, worst users-1k: 1.50 x wast",
                        "| JSON0 sample into a reused buffer | 4.0 x json0 | not recorded: json0 |",
                        "#### Reading\n",
                        "| users-1k | byte[] | 1,750,000 |",
                        "#### Writing\n\n| payload | output |",
                        "| users-1k | byte[] | 3,000 | - | 1.50 [1.50, 1.50] (wast) | - |",
                        "| users-1k | String | 2,500 |",
                        "#### Read-modify-write\n\n| payload | input |",
                        "| people | byte[] | 1,000 |",
                        "All libraries, from byte[]: how many times",
                        "All libraries, to byte[]: how many times",
                        "All libraries, read, changed and written: how many times",
                        "Size of what is written, in bytes",
                        "| users-1k, write to byte[] | 900 | 900 |");
    }

    @Test
    void withoutRecordsThereIsNoPicture() throws IOException {
        record("jdk17-bytes", users("17.0.15"));
        draw();
        Files.delete(root.resolve("benchmarks/results/jdk17-bytes.json"));
        draw();

        assertThat(root.resolve("README.md")).hasContent(README);
        assertThat(files("docs/charts")).isEmpty();
        assertThat(files("benchmarks/results")).isEmpty();
        assertThat(page()).contains("Nothing is recorded yet.");
    }

    @Test
    void aPageWithoutItsMarksIsNamed() throws IOException {
        Files.writeString(root.resolve("README.md"), "# Product\n");

        assertThatIllegalArgumentException()
                .isThrownBy(this::draw)
                .withMessage("README.md lacks the lines <!-- chart --> and <!-- /chart -->");
    }
}
