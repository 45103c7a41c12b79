package dev.schemac.benchmarks.tools;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Records of tools that took turns, from the files that their scripts write. */
class ToolRecordTest {
    @TempDir
    Path folder;

    private String file(String name, String content) throws IOException {
        return Files.writeString(folder.resolve(name), content).toString();
    }

    private JsonNode record() throws IOException {
        return new ObjectMapper().readTree(folder.resolve("record.json").toFile());
    }

    private String recorded() {
        return folder.resolve("record.json").toString();
    }

    @Test
    void recordsTheCommandInTheOrderOfItsRuns() throws IOException {
        CommandRun.main(new String[] {
            "200",
            file("versions", "schemac\t0.1.0-SNAPSHOT\njq\t1.7\n"),
            file(
                    "times",
                    "count\tschemac\t0.6\t1.5\t0.5\ncount\tjq\t3\t2\t1\ncount\tschemac\t0.7\t1.1\t0.1\n"
                            + "sum\tschemac\t1\t1\t0\nsum\tjq\t4\t4\t0\nthree\tschemac\t1\t1\t0\nthree\tjq\t4\t4\t0\n"),
            recorded()
        });

        JsonNode command = record().path("command");
        assertThat(record().has("libraries")).isFalse();
        assertThat(command.path("megabytes").asInt()).isEqualTo(200);
        assertThat(command.path("tasks").path("count").path("schemac")).hasToString("""
                {"processor":[2.0,1.2],"wall":[0.6,0.7]}""");
        assertThat(CommandTable.of(record()))
                .contains("; a file of 200 MB:\n")
                .contains("| schemac | 1.60 [1.40, 1.80] | 0.65 |")
                .contains("| jq 1.7 | 3.00 [3.00, 3.00] | 3.00 |");
        assertThat(EnginesTable.of(List.of(record()))).isEqualTo(RunRecord.NOT_RECORDED);
    }

    @Test
    void recordsEnginesAndComparesEachRunWithTheOtherOne() throws IOException {
        EnginesRun.main(new String[] {
            "400000",
            "0.26",
            file(
                    "times",
                    "Spark\tthree columns\tschemac\t1000000000\t2000000000\nSpark\tthree columns\tjson\t3000000000\t4000000000\n"
                            + "Spark\tthree columns\tschemac\t2000000000\t4000000000\nSpark\tthree columns\tjson\t6000000000\t8000000000\n"),
            recorded()
        });

        assertThat(record().path("engines").path("load").asDouble()).isEqualTo(0.26);
        assertThat(record().path("engines")
                        .path("jobs")
                        .path("Spark")
                        .path("three columns")
                        .path("json"))
                .hasToString("""
                        {"processor":[3.0,6.0],"wall":[4.0,8.0]}""");
        assertThat(EnginesTable.of(record()))
                .contains("load 0.3; 400,000 events:\n")
                .contains("| Spark | three columns | 1.50 [1.25, 1.75] | json | 4.50 [3.75, 5.25] |"
                        + " 3.00 [3.00, 3.00] | 2.00 [2.00, 2.00] |\n");
        assertThat(CommandTable.of(List.of(record()))).isEqualTo(RunRecord.NOT_RECORDED);
    }
}
