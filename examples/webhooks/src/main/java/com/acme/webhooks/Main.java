package com.acme.webhooks;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.kafka.EventDeserializer;
import dev.schemac.kafka.EventSerializer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.TopologyTestDriver;
import org.apache.kafka.streams.test.TestRecord;

/**
 * Puts deliveries into a topic, routes them by type, and reads each topic with the type of its records. Run it with
 * {@code mvn -q compile exec:java}.
 */
public final class Main {
    public static void main(String[] args) throws Exception {
        try (TopologyTestDriver kafka = new TopologyTestDriver(Routing.topology(), Routing.properties("none"))) {
            receive(kafka, Files.readAllLines(Path.of("src/main/data/deliveries.jsonl")));
            send(kafka);

            print(kafka, Routing.PUSHES, new EventDeserializer<>(PushDeliveryParser.INSTANCE), Main::sentence);
            print(kafka, Routing.ISSUES, new EventDeserializer<>(IssueDeliveryParser.INSTANCE), Main::sentence);
            print(
                    kafka,
                    Routing.PULL_REQUESTS,
                    new EventDeserializer<>(PullRequestDeliveryParser.INSTANCE),
                    Main::sentence);
            print(kafka, Routing.OTHERS, new EventDeserializer<>(DeliveryParser.INSTANCE), Delivery::toJson);
            printRefused(kafka);
        }
    }

    /** Sends deliveries from GitHub, unchanged. */
    private static void receive(TopologyTestDriver kafka, List<String> lines) {
        var deliveries =
                kafka.createInputTopic(Routing.DELIVERIES, new StringSerializer(), new ByteArraySerializer());
        for (String line : lines) {
            deliveries.pipeInput(line.getBytes(UTF_8));
        }
    }

    /** Sends deliveries that this program creates. The writer adds the discriminators. */
    private static void send(TopologyTestDriver kafka) {
        var deliveries = kafka.createInputTopic(
                Routing.DELIVERIES, new StringSerializer(), new EventSerializer<>(DeliveryWriter.INSTANCE));
        deliveries.pipeInput(IssueDelivery.builder()
                .id("d-11")
                .payload(IssueLabeled.builder()
                        .issue(Issue.builder().number(9).title("No parachute").build())
                        .label(Label.builder().name("urgent").build())
                        .sender(Account.builder().login("robot").build())
                        .build())
                .build());
    }

    private static String sentence(PushDelivery delivery) {
        Push push = delivery.payload();
        StringBuilder sentence = new StringBuilder(push.sender().login() + " pushed to " + push.ref());
        for (Commit commit : push.commits()) {
            sentence.append("\n    ").append(commit.message());
        }
        return sentence.toString();
    }

    private static String sentence(IssueDelivery delivery) {
        IssueEvent event = delivery.payload();
        String sentence = event.sender().login() + " " + event.action() + " #" + event.issue().number();
        if (event instanceof IssueLabeled labeled) {
            return sentence + ": " + labeled.label().name();
        }
        if (event instanceof IssueAssigned assigned) {
            return sentence + ": " + assigned.assignee().login();
        }
        return sentence + ", " + event.issue().title();
    }

    private static String sentence(PullRequestDelivery delivery) {
        PullRequestEvent event = delivery.payload();
        String sentence = event.sender().login() + " " + event.action() + " #" + event.number();
        if (event instanceof PullRequestSynchronized pushed) {
            return sentence + ", now at " + pushed.after().substring(0, 7);
        }
        return event.pullRequest().merged() ? sentence + ", merged" : sentence;
    }

    /** Prints a topic. Its consumer receives events of the topic's type only. */
    private static <T> void print(
            TopologyTestDriver kafka, String topic, Deserializer<T> values, Function<T, String> sentence) {
        for (T value : kafka.createOutputTopic(topic, new StringDeserializer(), values).readValuesToList()) {
            System.out.println(topic + ": " + sentence.apply(value));
        }
    }

    private static void printRefused(TopologyTestDriver kafka) {
        var refused =
                kafka.createOutputTopic(Routing.REFUSED, new StringDeserializer(), new ByteArrayDeserializer());
        for (TestRecord<String, byte[]> record : refused.readRecordsToList()) {
            System.out.println(Routing.REFUSED + ": "
                    + new String(record.headers().lastHeader("__streams.errors.message").value(), UTF_8));
        }
    }
}
