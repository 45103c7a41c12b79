package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Import;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.reactive.function.client.support.WebClientAdapter;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Clients that Spring implements from an interface. The options show that schemac does the work: the mappers of the
 * application do not know them.
 */
class HttpExchangeTest {
    private static final String SORTED = "{\"age\":36,\"id\":7}";
    private static final User ADA = User.parse(SORTED);

    @RestController
    @Import(Shop.class)
    static class Received {
        /** Returns what was received. */
        @PostMapping("/received")
        String received(@RequestBody String body) {
            return body;
        }

        @GetMapping(value = "/undeclared", produces = MediaType.APPLICATION_JSON_VALUE)
        String undeclared() {
            return "[{\"id\":7,\"undeclared\":1}]";
        }
    }

    public interface Users {
        @PostExchange("/user")
        User one(@RequestBody User user);

        @PostExchange("/users")
        List<User> list(@RequestBody List<User> users);

        @PostExchange(value = "/users", contentType = MediaType.APPLICATION_NDJSON_VALUE)
        List<User> lines(@RequestBody List<User> users);

        @PostExchange("/array")
        User[] array(@RequestBody User[] users);

        @PostExchange(value = "/received", contentType = MediaType.APPLICATION_JSON_VALUE)
        String received(@RequestBody User user);

        @PostExchange(value = "/received", contentType = MediaType.APPLICATION_JSON_VALUE)
        String received(@RequestBody List<User> users);

        @GetExchange("/undeclared")
        List<User> undeclared();
    }

    public interface ReactiveUsers {
        @PostExchange("/user")
        Mono<User> one(@RequestBody Mono<User> user);

        @PostExchange("/users")
        Flux<User> all(@RequestBody Flux<User> users);
    }

    private static Application application;

    @BeforeAll
    static void start() {
        application = Application.start(
                WebApplicationType.SERVLET,
                Received.class,
                "schemac.json.profile=strict",
                "schemac.json.sorted-members=true",
                "spring.autoconfigure.exclude=" + Application.JACKSON);
    }

    @AfterAll
    static void stop() {
        application.close();
    }

    private static HttpServiceProxyFactory restClients() {
        return HttpServiceProxyFactory.builderFor(RestClientAdapter.create(application
                        .bean(RestClient.Builder.class)
                        .baseUrl(application.uri("").toString())
                        .build()))
                .build();
    }

    private static HttpServiceProxyFactory webClients() {
        return HttpServiceProxyFactory.builderFor(WebClientAdapter.create(application
                        .bean(WebClient.Builder.class)
                        .baseUrl(application.uri("").toString())
                        .build()))
                .build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"RestClient", "WebClient"})
    void bodiesOfMethodsAreEvents(String client) {
        Users users = ("RestClient".equals(client) ? restClients() : webClients()).createClient(Users.class);
        assertThat(users.one(ADA)).isEqualTo(ADA);
        assertThat(users.list(List.of(ADA, ADA))).containsExactly(ADA, ADA);
        assertThat(users.lines(List.of(ADA, ADA))).containsExactly(ADA, ADA);
        assertThat(users.array(new User[] {ADA})).containsExactly(ADA);
        assertThat(users.received(ADA)).isEqualTo(SORTED);
        assertThat(users.received(List.of(ADA, ADA))).isEqualTo("[" + SORTED + "," + SORTED + "]");
        assertThatThrownBy(users::undeclared).hasStackTraceContaining("undeclared");
    }

    /** In a packed jar the threads of requests have another class loader than the application. */
    @Test
    void publicInterfacesWorkWithAnyContextClassLoader() throws Exception {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        try (URLClassLoader other = new URLClassLoader(new URL[0], before)) {
            thread.setContextClassLoader(other);
            assertThat(restClients().createClient(Users.class).one(ADA)).isEqualTo(ADA);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    @Test
    void reactiveBodiesAreEvents() {
        ReactiveUsers users = webClients().createClient(ReactiveUsers.class);
        assertThat(users.one(Mono.just(ADA)).block()).isEqualTo(ADA);
        assertThat(users.all(Flux.just(ADA, ADA)).collectList().block()).containsExactly(ADA, ADA);
    }
}
