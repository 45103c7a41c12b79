package com.acme.webhooks;

import dev.schemac.kafka.EventSerde;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Produced;

/** The Streams application. It puts each delivery into the topic of its type. */
final class Routing {
    static final String DELIVERIES = "deliveries";
    static final String PUSHES = "pushes";
    static final String ISSUES = "issues";
    static final String PULL_REQUESTS = "pull-requests";
    static final String OTHERS = "others";
    static final String REFUSED = "refused";

    static Topology topology() {
        EventSerde<Delivery> deliveries = new EventSerde<>(DeliveryParser.INSTANCE);
        StreamsBuilder builder = new StreamsBuilder();
        builder.stream(DELIVERIES, Consumed.with(Serdes.String(), deliveries))
                .to((key, delivery, context) -> topic(delivery), Produced.with(Serdes.String(), deliveries));
        return builder.build();
    }

    /**
     * Returns the topic of a delivery. Delivery is a sealed interface: from Java 21 on, the compiler can check a switch
     * over it for completeness.
     */
    private static String topic(Delivery delivery) {
        if (delivery instanceof PushDelivery) {
            return PUSHES;
        }
        if (delivery instanceof IssueDelivery) {
            return ISSUES;
        }
        return delivery instanceof PullRequestDelivery ? PULL_REQUESTS : OTHERS;
    }

    static Properties properties(String brokers) {
        Properties properties = new Properties();
        properties.put("application.id", "webhooks");
        properties.put("bootstrap.servers", brokers);
        // A record that is not a delivery is written to another topic, and the next record follows.
        properties.put("deserialization.exception.handler", LogAndContinueExceptionHandler.class);
        properties.put("errors.dead.letter.queue.topic.name", REFUSED);
        return properties;
    }
}
