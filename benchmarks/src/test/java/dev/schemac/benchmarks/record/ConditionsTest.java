package dev.schemac.benchmarks.record;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionsTest {
    private static JsonNode json(String text) throws IOException {
        return new ObjectMapper().readTree(text.replace('\'', '"'));
    }

    @Test
    void nameTheCommitsTheFlagsOfAllAndTheLoad() throws IOException {
        JsonNode first = json("{'source': {'commit': '12ab'}, 'results': ["
                + "{'load': [0.25, 1.5], 'jvmArgs': ['-Xms2g', '-Xmx2g']},"
                + "{'load': [0.5, 0.75], 'jvmArgs': ['-Xms2g', '-Xmx2g', '--add-opens=a/b=c']}]}");
        JsonNode second = json("{'source': {'commit': '34cd', 'uncommittedChanges': true},"
                + "'results': [{'load': [2.0], 'jvmArgs': ['-Xms2g', '-Xmx2g']}]}");

        assertThat(Conditions.of(List.of(first))).isEqualTo("Commit 12ab; -Xms2g -Xmx2g; load 0.3 to 1.5");
        assertThat(Conditions.of(List.of(first, second, first)))
                .isEqualTo("Commits 12ab, 34cd with uncommitted changes; -Xms2g -Xmx2g; load 0.3 to 2.0");
    }

    @Test
    void sayWhatIsNotRecorded() throws IOException {
        assertThat(Conditions.of(List.of(json("{'results': [{}]}")))).isEqualTo("Commit unknown; load unknown");
    }
}
