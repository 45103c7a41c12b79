package dev.schemac.spring;

import com.acme.shop.User;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import reactor.core.publisher.Flux;

/** The controllers of streams that fail after some of their events. */
final class FailingStreams {
    static final String BROKEN_SOURCE = "the source of users is gone";

    private FailingStreams() {}

    /** How a stream fails. */
    enum Failure {
        /** An event cannot be written. */
        VALUE,
        /** The stream throws an exception of the application. */
        SOURCE
    }

    static User user(int index, int bad, Failure failure) {
        User user = new User();
        user.setId(index);
        if (index == bad && failure == Failure.SOURCE) {
            throw new IllegalStateException(BROKEN_SOURCE);
        }
        if (index == bad) {
            user.setWeight(Double.NaN);
        }
        return user;
    }

    static Stream<User> users(int count, int bad, Failure failure) {
        return IntStream.range(0, count).mapToObj(index -> user(index, bad, failure));
    }

    /** Of both kinds of applications. */
    @RestController
    static class Fluxes {
        /** The type of the method does not name the events. */
        @GetMapping("/hidden")
        Object hidden(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return ResponseEntity.ok().contentType(MediaType.APPLICATION_NDJSON).body(flux(count, bad, failure));
        }

        @GetMapping("/flux")
        Flux<User> flux(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return Flux.range(0, count).map(index -> user(index, bad, failure));
        }
    }

    @RestController
    @Import(Fluxes.class)
    static class Reactive {
        @PostMapping("/echo")
        Flux<User> echo(@RequestBody Flux<User> users) {
            return users;
        }
    }

    @RestController
    @Import(Fluxes.class)
    static class Servlet {
        @GetMapping("/stream")
        Stream<User> stream(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return users(count, bad, failure);
        }

        @GetMapping("/entity")
        ResponseEntity<Stream<User>> entity(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return ResponseEntity.ok(users(count, bad, failure));
        }

        record Holder(User user) {}

        /** The mapper of the application writes the objects around the events. */
        @GetMapping(value = "/holders", produces = MediaType.APPLICATION_JSON_VALUE)
        List<Holder> holders(@RequestParam("count") int count, @RequestParam("bad") int bad) {
            return users(count, bad, Failure.VALUE).map(Holder::new).toList();
        }

        @PostMapping("/echo")
        Stream<User> echo(@RequestBody Stream<User> users) {
            return users;
        }

        @GetMapping("/sse-emitter")
        SseEmitter sseEmitter(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return emit(new SseEmitter(), count, bad, failure);
        }

        @GetMapping("/emitter")
        ResponseEntity<ResponseBodyEmitter> emitter(
                @RequestParam("count") int count,
                @RequestParam("bad") int bad,
                @RequestParam("failure") Failure failure) {
            return ResponseEntity.ok()
                    .contentType(MediaType.APPLICATION_NDJSON)
                    .body(emit(new ResponseBodyEmitter(), count, bad, failure));
        }

        private static <E extends ResponseBodyEmitter> E emit(E emitter, int count, int bad, Failure failure) {
            new Thread(() -> {
                        try {
                            for (User user : (Iterable<User>) users(count, bad, failure)::iterator) {
                                emitter.send(user);
                            }
                            emitter.complete();
                        } catch (IOException | RuntimeException e) {
                            emitter.completeWithError(e);
                        }
                    })
                    .start();
            return emitter;
        }

        @Bean
        RouterFunction<ServerResponse> functional() {
            return RouterFunctions.route()
                    .GET("/functional", request -> {
                        Stream<User> users = users(
                                Integer.parseInt(request.param("count").orElseThrow()),
                                Integer.parseInt(request.param("bad").orElseThrow()),
                                Failure.valueOf(request.param("failure").orElseThrow()));
                        return ServerResponse.ok()
                                .contentType(request.headers().accept().get(0))
                                .body(users, new ParameterizedTypeReference<Stream<User>>() {});
                    })
                    .build();
        }
    }

    /** Answers every exception, as many applications do. */
    @ControllerAdvice
    @Import(Servlet.class)
    static class WithAdvice {
        @ExceptionHandler
        ResponseEntity<List<String>> any(Exception e) {
            return ResponseEntity.internalServerError()
                    .contentType(MediaType.APPLICATION_JSON)
                    .body(List.of("FOREIGN"));
        }

        /** Catches exceptions, as the filter for error pages in a WAR. */
        @Bean
        Filter catching() {
            return (request, response, chain) -> {
                try {
                    chain.doFilter(request, response);
                } catch (ServletException | RuntimeException e) {
                    if (!response.isCommitted()) {
                        throw e;
                    }
                }
            };
        }
    }
}
