package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.restclient.test.autoconfigure.RestClientTest;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.springframework.boot.webclient.test.autoconfigure.WebClientTest;
import org.springframework.boot.webflux.test.autoconfigure.WebFluxTest;
import org.springframework.boot.webmvc.test.autoconfigure.WebMvcTest;
import org.springframework.context.ApplicationContext;

/** The annotations of Spring Boot 4. */
class SlicesTest {
    @Nested
    @WebMvcTest
    class WebMvc extends Slices.WebMvc {}

    @Nested
    @WebFluxTest
    class WebFlux extends Slices.WebFlux {}

    @Nested
    @RestClientTest
    class Client extends Slices.Client {}

    @Nested
    @WebClientTest
    class ReactiveClient extends Slices.Slice {
        @Test
        void theStarterIsLoaded(@Autowired ApplicationContext context) {
            assertThat(context.getBeanNamesForType(EventBodies.class)).hasSize(1);
        }
    }

    @Nested
    @JsonTest
    class Json extends Slices.Json {}
}
