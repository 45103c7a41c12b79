package dev.schemac.playground;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.playground.BoundedWork.Refused;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bounds on time and on what is done at once. */
@Timeout(60)
class LimitsTest {
    private static final Limits SHORT = new Limits(1_000, Duration.ofMillis(200), Duration.ofMillis(600), 1, 1);

    @Test
    void oneWorksOneWaitsAndTheNextIsRefused() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        Callable<String> work = () -> {
            begun.countDown();
            end.await();
            return "done";
        };
        ExecutorService callers = Executors.newFixedThreadPool(3);
        Limits limits = new Limits(1_000, Duration.ofSeconds(30), Duration.ofSeconds(60), 1, 1);
        try (BoundedWork bounded = new BoundedWork(limits)) {
            Future<String> first = callers.submit(() -> bounded.result(work));
            begun.await();
            CompletionService<String> others = new ExecutorCompletionService<>(callers);
            others.submit(() -> bounded.result(work));
            others.submit(() -> bounded.result(work));

            Future<String> refused = others.take();
            end.countDown();
            assertThatThrownBy(refused::get)
                    .cause()
                    .isInstanceOf(Refused.class)
                    .hasMessage("too many requests at once: try again in a moment");
            assertThat(others.take().get()).isEqualTo("done");
            assertThat(first.get()).isEqualTo("done");
            assertThat(bounded.result(() -> "free again")).isEqualTo("free again");
        } finally {
            callers.shutdownNow();
        }
    }

    @Test
    void nobodyWaitsLongerThanTheLimit() {
        CountDownLatch never = new CountDownLatch(1);
        try (BoundedWork bounded = new BoundedWork(SHORT)) {
            assertThatThrownBy(() -> bounded.result(() -> {
                        never.await();
                        return "";
                    }))
                    .isInstanceOf(Refused.class)
                    .hasMessageStartingWith("this took longer than 0 seconds");
        }
    }

    @Test
    void whatNobodyWaitsForAnyMoreLeavesItsPlace() {
        CountDownLatch end = new CountDownLatch(1);
        Callable<String> deaf = () -> {
            while (end.getCount() > 0) {
                Thread.onSpinWait();
            }
            return "";
        };
        try (BoundedWork bounded = new BoundedWork(SHORT)) {
            for (int i = 0; i < 3; i++) {
                assertThatThrownBy(() -> bounded.result(deaf))
                        .isInstanceOf(Refused.class)
                        .hasMessageStartingWith("this took longer");
            }
        } finally {
            end.countDown();
        }
    }

    @Test
    void aRequestThatNeverEndsIsCut() throws IOException {
        try (Playground playground = Playground.open(0, Client.JSON, SHORT)) {
            String path = playground.address().getPath();
            String host = "Host: 127.0.0.1:" + playground.address().getPort();
            long start = System.nanoTime();
            String answer = new Client(playground)
                    .send(
                            "POST " + path + "check HTTP/1.1",
                            host,
                            "Content-Type: application/json",
                            "Content-Length: 9");

            assertThat(answer).isEmpty();
            assertThat(Duration.ofNanos(System.nanoTime() - start))
                    .isBetween(Duration.ofMillis(500), Duration.ofSeconds(15));
        }
    }

    @Test
    void manyAtOnceAreAnsweredOrToldToWait() throws Exception {
        ExecutorService people = Executors.newFixedThreadPool(40);
        try (Playground playground = Playground.open(0, Client.JSON)) {
            Client client = new Client(playground);
            List<Future<HttpResponse<String>>> answers = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                String schema = "create json schema A" + i + "(a int)";
                answers.add(people.submit(() -> client.post("check", Client.object("schema", schema))));
            }
            for (Future<HttpResponse<String>> answer : answers) {
                HttpResponse<String> response = answer.get();
                assertThat(response.statusCode()).isIn(200, 503);
                if (response.statusCode() == 503) {
                    assertThat(response.body()).isEqualTo("too many requests at once: try again in a moment\n");
                    assertThat(response.headers().firstValue("Retry-After")).contains("1");
                }
            }
            assertThat(client.ask("check", "schema", "create json schema A(a int)")
                            .get("findings"))
                    .isEqualTo(List.of());
        } finally {
            people.shutdownNow();
        }
    }
}
