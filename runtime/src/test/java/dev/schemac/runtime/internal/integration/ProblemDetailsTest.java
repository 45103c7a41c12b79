package dev.schemac.runtime.internal.integration;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonParseException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemDetailsTest {
    @Test
    void theErrorIsDescribedWithoutValues() {
        JsonParseException error =
                RuntimeAccess.mismatch("expected int but found string").at("$.a\"b", 12, 2, 4);
        assertThat(new String(ProblemDetails.json(400, "Bad Request", List.of(error)), StandardCharsets.UTF_8))
                .isEqualTo(
                        "{\"type\":\"about:blank\",\"title\":\"Bad Request\",\"status\":400,\"detail\":\""
                                + "expected int but found string at $.a\\\"b (line 2, column 4)\",\"errors\":[{\"kind\":\"mismatch\","
                                + "\"path\":\"$.a\\\"b\",\"line\":2,\"column\":4,\"detail\":\"expected int but found string\"}]}");
        assertThat(ProblemDetails.MEDIA_TYPE).isEqualTo("application/problem+json");
    }
}
