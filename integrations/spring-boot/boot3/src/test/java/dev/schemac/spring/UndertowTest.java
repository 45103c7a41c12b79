package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.RawHttp;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.web.embedded.undertow.UndertowServletWebServerFactory;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;

/** Undertow, which ends a response after an exception as if it were whole. Spring Boot 4 does not support it. */
class UndertowTest {
    @Import(FailingStreams.WithAdvice.class)
    static class OnUndertow {
        @Bean
        UndertowServletWebServerFactory undertow() {
            return new UndertowServletWebServerFactory();
        }
    }

    private static Application application;

    @BeforeAll
    static void start() {
        application = Application.start(WebApplicationType.SERVLET, OnUndertow.class);
    }

    @AfterAll
    static void stop() {
        application.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/stream", "/entity", "/functional", "/flux", "/hidden", "/emitter"})
    void aStreamThatFailsBreaksTheConnection(String path) throws Exception {
        for (String failure : List.of("VALUE", "SOURCE")) {
            RawHttp.Answer answer = get(path, 8_000, failure);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.whole()).as("a clean end").isFalse();
            assertThat(answer.text().replaceAll("\\{\"id\":\\d+}|\n", "")).isEmpty();
        }
    }

    @Test
    void otherStreamsEndCleanly() throws Exception {
        assertThat(get("/stream", -1, "VALUE").whole()).isTrue();
        assertThat(get("/stream", 3, "VALUE").status()).isEqualTo(500);
    }

    private static RawHttp.Answer get(String path, int bad, String failure) throws Exception {
        return RawHttp.send(
                "GET",
                application.uri(path + "?count=9000&bad=" + bad + "&failure=" + failure),
                new byte[0],
                "Accept: application/x-ndjson");
    }
}
