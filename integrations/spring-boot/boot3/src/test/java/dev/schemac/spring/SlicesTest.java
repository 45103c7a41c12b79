package dev.schemac.spring;

import org.junit.jupiter.api.Nested;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.springframework.boot.test.autoconfigure.web.client.RestClientTest;
import org.springframework.boot.test.autoconfigure.web.reactive.WebFluxTest;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;

/** The annotations of Spring Boot 3. */
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
    @JsonTest
    class Json extends Slices.Json {}
}
