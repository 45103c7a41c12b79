package dev.schemac.benchmarks.tools;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ToolRunTest {

    @Test
    void theRunsOfAToolBecomeOneFigureForEachTime(@TempDir Path folder) throws IOException {
        Path times = Files.writeString(folder.resolve("times"), """
                command	count	schemac	1000000000	500000000
                command	count	jq 1.6	4000000000	4000000000
                command	count	schemac	2000000000	700000000
                command	count	jq 1.6	6000000000	7000000000
                """);
        Path file = folder.resolve("run.tsv");

        ToolRun.main(new String[] {"a file of 5 MB", "0.25", times.toString(), file.toString()});

        RunRecord record = RunRecord.read(file);
        assertThat(record.head(RunRecord.WORK)).isEqualTo("a file of 5 MB");
        assertThat(record.head(RunRecord.LOAD)).contains("0.3", " to ");
        assertThat(record.figures())
                .extracting(Figure::library)
                .containsExactly("schemac", "schemac", "jq 1.6", "jq 1.6");
        Figure wall = record.figures().get(3);
        assertThat(wall.row().form()).isEqualTo("wall");
        assertThat(wall.runs()).isEqualTo(2);
        assertThat(wall.value().median()).isEqualTo(5.5);
        assertThat(wall.ratio().orElseThrow()).hasToString("9.00 [8.50, 9.50]");
    }
}
