package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

class ReportPagesTest {
    private static final String README = "# Product\n\n<!-- chart -->\n<!-- /chart -->\n\nEnd.\n";

    @TempDir
    Path root;

    @BeforeEach
    void layOutPages() throws IOException {
        Files.createDirectories(root.resolve("docs"));
        Files.createDirectories(root.resolve("benchmarks/results"));
        Files.writeString(root.resolve("README.md"), README);
        Files.writeString(
                root.resolve("docs/performance.md"), "Start.\n<!-- results -->\nold\n<!-- /results -->\nEnd.\n");
    }

    private static String result(String library, String payload, double documents) {
        return """
                {"benchmark": "a.ReadBenchmark.read", "threads": 1,
                 "params": {"library": "%s", "payload": "%s", "operation": "read", "input": "bytes"},
                 "primaryMetric": {"scoreUnit": "ops/s", "rawData": [[%s]]}}""".formatted(library, payload, documents);
    }

    private void record(String name) throws IOException {
        String results = String.join(
                ",",
                result("gson", "users-1k", 400_000),
                result("floor", "users-1k", 2_500_000),
                result("scan", "users-1k", 9_000_000),
                result("schemac", "users-1k", 1_750_000),
                result("jackson", "users-10k", 50_000),
                result("schemac", "chinese", 7_000));
        Files.writeString(root.resolve("benchmarks/results").resolve(name + ".json"), """
                        {"machine": {"cpu": "Some CPU", "processors": 2, "architecture": "amd64", "os": "Linux"},
                         "jvm": {"name": "Some VM", "version": "17.0.15+6"},
                         "libraries": {"gson": "2.1", "schemac": "0.1"},
                         "results": [%s]}""".formatted(results));
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

    @Test
    void drawsTheSameBytesEachTime() throws IOException {
        record("jdk17");

        draw();
        Map<String, String> first = files("docs/charts");
        String page = Files.readString(root.resolve("docs/performance.md"));
        draw();

        assertThat(first)
                .containsOnlyKeys(
                        "jdk17-texts-bytes-dark.svg",
                        "jdk17-texts-bytes-light.svg",
                        "jdk17-users-bytes-dark.svg",
                        "jdk17-users-bytes-light.svg")
                .doesNotContainValue("");
        assertThat(files("docs/charts")).isEqualTo(first);
        assertThat(root.resolve("docs/performance.md")).hasContent(page);
    }

    @Test
    void chartsAreWellFormedAndSayUnitAndJvm() throws Exception {
        record("jdk17");
        draw();

        Element svg = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(root.resolve("docs/charts/jdk17-users-bytes-light.svg").toFile())
                .getDocumentElement();

        assertThat(svg.getTagName()).isEqualTo("svg");
        assertThat(svg.getTextContent())
                .contains("Users from byte[]: documents per second, Some VM 17.0.15+6")
                .contains("users-1k (dashed: floor, 2,500,000)", "users-10k", "1,750,000", "gson")
                .doesNotContain("scan");
    }

    @Test
    void librariesAreSortedBySpeed() throws IOException {
        record("jdk17");
        ChartPlan users = ChartPlan.of(
                        "jdk17",
                        new ObjectMapper().readTree(files("benchmarks/results").get("jdk17.json")))
                .get(0);

        assertThat(users.panels().get(0).bars())
                .containsExactly(new ChartPlan.Bar("schemac", 1_750_000), new ChartPlan.Bar("gson", 400_000));
        assertThat(users.panels()).extracting(ChartPlan.Panel::payload).isEqualTo(List.of("users-1k", "users-10k"));
    }

    @Test
    void setsPicturesAndTablesIntoThePages() throws IOException {
        record("jdk17");
        record("latest");
        draw();

        assertThat(root.resolve("README.md")).hasContent("""
                # Product

                <!-- chart -->
                <picture>
                  <source media="(prefers-color-scheme: dark)" srcset="docs/charts/jdk17-users-bytes-dark.svg">
                  <img alt="Users from byte[]: documents per second, Some VM 17.0.15+6" src="docs/charts/jdk17-users-bytes-light.svg">
                </picture>
                <!-- /chart -->

                End.
                """);
        assertThat(Files.readString(root.resolve("docs/performance.md")))
                .startsWith(
                        "Start.\n<!-- results -->\n\n### jdk17\n\nSome VM 17.0.15+6; Some CPU, 2 processors, Linux amd64.\n")
                .contains("\nVersions: gson 2.1, schemac 0.1.\n", "charts/jdk17-texts-bytes-light.svg", "x jackson")
                .doesNotContain("old", "latest")
                .endsWith("<!-- /results -->\nEnd.\n");
    }

    @Test
    void withoutRecordsThereIsNoPicture() throws IOException {
        record("jdk17");
        draw();
        Files.delete(root.resolve("benchmarks/results/jdk17.json"));
        draw();

        assertThat(root.resolve("README.md")).hasContent(README);
        assertThat(files("docs/charts")).isEmpty();
        assertThat(Files.readString(root.resolve("docs/performance.md"))).contains("Nothing is recorded yet.");
    }

    @Test
    void aPageWithoutItsMarksIsNamed() throws IOException {
        Files.writeString(root.resolve("README.md"), "# Product\n");

        assertThatIllegalArgumentException()
                .isThrownBy(this::draw)
                .withMessage("README.md lacks the lines <!-- chart --> and <!-- /chart -->");
    }
}
