package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.Point;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class EventSenderTest {

    private static final String JSON = "{\"x\":1,\"y\":2.5}";
    private static final byte[] BYTES = JSON.getBytes(StandardCharsets.UTF_8);
    private static final Point POINT = new Point(1, 2.5);

    private final EventRuntime runtime = new EventRuntime();
    private final List<String> calls = new ArrayList<>();
    private EventSender<Point> sender;

    @BeforeEach
    void deploy() {
        runtime.deploy(List.of(Point.PARSER));
        sender = runtime.eventSender(Point.class);
    }

    @Test
    void parsesEveryFormOfInput() throws IOException {
        assertThat(sender.parse(JSON)).isEqualTo(POINT);
        assertThat(sender.parse(BYTES)).isEqualTo(POINT);
        assertThat(sender.parse(("##" + JSON + "#").getBytes(StandardCharsets.UTF_8), 2, BYTES.length))
                .isEqualTo(POINT);
        assertThat(sender.parse(new ByteArrayInputStream(BYTES))).isEqualTo(POINT);
    }

    @Test
    void deliversEveryFormOfInputInOrderOfRegistration() throws IOException {
        sender.addListener(event -> calls.add("first " + event.x()));
        sender.addListener(event -> calls.add("second " + event.y()));

        sender.send(JSON);
        sender.send(BYTES);
        sender.send(("##" + JSON + "#").getBytes(StandardCharsets.UTF_8), 2, BYTES.length);
        sender.send(new ByteArrayInputStream(BYTES));
        sender.send(POINT);

        assertThat(calls).hasSize(10);
        for (int i = 0; i < 10; i += 2) {
            assertThat(calls.subList(i, i + 2)).containsExactly("first 1.0", "second 2.5");
        }
    }

    @Test
    void knowsItsParserWhateverItsOptions() {
        assertThat(sender.parser()).isSameAs(Point.PARSER);
        assertThat(sender.withOptions(JsonOptions.STRICT).parser()).isSameAs(Point.PARSER);
    }

    @Test
    void parseDeliversNothing() {
        sender.addListener(event -> calls.add("called"));

        sender.parse(JSON);

        assertThat(calls).isEmpty();
    }

    @Test
    void deliversNothingOfARefusedDocument() {
        sender.addListener(event -> calls.add("called"));

        assertThatThrownBy(() -> sender.send("{\"x\":1,\"y\":2.5}}")).isInstanceOf(JsonParseException.class);
        assertThat(calls).isEmpty();
    }

    @Test
    void sharesListenersAcrossOptionsAndLookUps() {
        EventSender<Point> strict = sender.withOptions(JsonOptions.STRICT);
        Consumer<JsonEvent> listener = event -> calls.add("called");
        runtime.eventSender(Point.class).addListener(listener);

        strict.send(JSON);
        runtime.eventSender("Point").withOptions(JsonOptions.ESPER).parse(JSON);
        assertThat(calls).hasSize(1);

        strict.removeListener(listener);
        sender.send(JSON);
        assertThat(calls).hasSize(1);
        assertThat(sender.withOptions(JsonOptions.DEFAULT)).isSameAs(sender);
    }

    @Test
    void callsAListenerAsOftenAsItWasAdded() {
        Consumer<Point> listener = event -> calls.add("called");
        sender.addListener(listener);
        sender.addListener(listener);
        sender.send(JSON);
        sender.removeListener(listener);
        sender.send(JSON);

        assertThat(calls).hasSize(3);
    }

    @Test
    void deliversToTheOthersBeforeItThrows() {
        RuntimeException first = new IllegalStateException("first");
        RuntimeException second = new IllegalArgumentException("second");
        sender.addListener(event -> {
            throw first;
        });
        sender.addListener(event -> {
            throw second;
        });
        sender.addListener(event -> {
            throw first;
        });
        sender.addListener(event -> calls.add("called"));

        assertThatThrownBy(() -> sender.send(JSON)).isSameAs(first).hasSuppressedException(second);
        assertThat(calls).containsExactly("called");
        assertThat(first.getSuppressed()).containsExactly(second);
    }

    @Test
    void listenersMayChangeDuringDelivery() {
        Consumer<Point> late = event -> calls.add("late");
        sender.addListener(event -> {
            calls.add("early");
            sender.addListener(late);
        });

        sender.send(JSON);
        assertThat(calls).containsExactly("early");
        sender.send(JSON);
        assertThat(calls).containsExactly("early", "early", "late");
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void refusesEventsOfAnotherClass() {
        sender.addListener(event -> calls.add("called"));
        EventSender raw = sender;

        assertThatThrownBy(() -> raw.send(List.of())).isInstanceOf(ClassCastException.class);
        assertThatThrownBy(() -> sender.send((Point) null)).isInstanceOf(NullPointerException.class);
        assertThat(calls).isEmpty();
    }

    @Test
    void servesManyThreads() throws InterruptedException, ExecutionException {
        AtomicInteger delivered = new AtomicInteger();
        sender.addListener(event -> delivered.addAndGet((int) event.x()));
        ExecutorService threads = Executors.newFixedThreadPool(4);
        List<Future<?>> running = new ArrayList<>();
        for (int thread = 0; thread < 4; thread++) {
            String module = "m" + thread;
            running.add(threads.submit(() -> {
                for (int i = 0; i < 500; i++) {
                    sender.send(JSON);
                    runtime.deploy(List.of(new Point.PointParser(module + i)));
                }
            }));
        }
        for (Future<?> each : running) {
            each.get();
        }
        threads.shutdown();

        assertThat(delivered).hasValue(2_000);
        assertThat(runtime.eventTypeNames()).hasSize(2_001);
    }
}
