package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.post;

import com.acme.shop.User;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.json.JacksonTester;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.mock.http.client.MockClientHttpRequest;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.web.client.MockRestServiceServer;
import org.springframework.test.web.client.response.MockRestResponseCreators;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.client.RestClient;

/**
 * Tests with the annotations of Spring Boot that load a part of an application. The annotations have other packages in
 * Spring Boot 3 and 4, so {@code SlicesTest} exists twice.
 */
final class Slices {
    private Slices() {}

    /** The application whose parts are loaded, found by its annotation. */
    @SpringBootConfiguration
    @EnableAutoConfiguration
    @Import(Shop.class)
    static class SlicedApplication {}

    private static final String SORTED = "{\"age\":36,\"id\":7}";
    private static final User ADA = User.parse(SORTED);

    /** The option shows that the starter does the work: a mapper that finds the module by itself does not know it. */
    @TestPropertySource(
            properties = {"schemac.json.sorted-members=true", "spring.main.banner-mode=off", "logging.level.root=off"})
    abstract static class Slice {}

    /** The contract of {@code @WebMvcTest}. */
    abstract static class WebMvc extends Slice {
        @Autowired
        private MockMvc mvc;

        private String user(String body) throws Exception {
            MockHttpServletResponse response = mvc.perform(post("/user")
                            .contentType(MediaType.APPLICATION_JSON)
                            .content(body))
                    .andReturn()
                    .getResponse();
            return response.getStatus() + " " + response.getContentType() + " " + response.getContentAsString();
        }

        @Test
        void bodiesAreEvents() throws Exception {
            assertThat(user(SORTED)).isEqualTo("200 application/json " + SORTED);
            assertThat(user("{\"age\":\"young\"}"))
                    .startsWith("400 application/problem+json ")
                    .contains("\"path\":\"$.age\"");
        }
    }

    /** The contract of {@code @WebFluxTest}. */
    abstract static class WebFlux extends Slice {
        @Autowired
        private WebTestClient client;

        private String user(String body) {
            return client.post()
                    .uri("/user")
                    .contentType(MediaType.APPLICATION_JSON)
                    .bodyValue(body)
                    .exchange()
                    .expectBody(String.class)
                    .returnResult()
                    .getResponseBody();
        }

        @Test
        void bodiesAreEvents() {
            assertThat(user(SORTED)).isEqualTo(SORTED);
            assertThat(user("{\"age\":\"young\"}")).contains("\"path\":\"$.age\"");
        }
    }

    /** The contract of {@code @RestClientTest}. */
    abstract static class Client extends Slice {
        @Autowired
        private RestClient.Builder builder;

        @Autowired
        private MockRestServiceServer server;

        @Test
        void bodiesAreEvents() {
            server.expect(request -> assertThat(((MockClientHttpRequest) request).getBodyAsString())
                            .isEqualTo(SORTED))
                    .andRespond(MockRestResponseCreators.withSuccess(SORTED, MediaType.APPLICATION_JSON));
            assertThat(builder.build()
                            .post()
                            .uri("http://localhost/user")
                            .contentType(MediaType.APPLICATION_JSON)
                            .body(ADA)
                            .retrieve()
                            .body(User.class))
                    .isEqualTo(ADA);
        }
    }

    /** The contract of {@code @JsonTest}, which loads Jackson. */
    abstract static class Json extends Slice {
        @Autowired
        private JacksonTester<Shop.Holder> json;

        @Test
        void eventsInsideOfOtherObjects() throws Exception {
            Shop.Holder holder = new Shop.Holder("n", ADA);
            String written = "{\"note\":\"n\",\"user\":" + SORTED + "}";
            assertThat(json.write(holder).getJson()).isEqualTo(written);
            assertThat(json.parseObject(written)).isEqualTo(holder);
        }
    }
}
