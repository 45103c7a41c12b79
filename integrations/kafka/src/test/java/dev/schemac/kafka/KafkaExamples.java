package dev.schemac.kafka;

import dev.schemac.kafka.orders.Order;
import dev.schemac.kafka.orders.OrderParser;
import dev.schemac.kafka.orders.OrderWriter;
import dev.schemac.kafka.orders.Total;
import dev.schemac.kafka.orders.TotalParser;
import dev.schemac.runtime.JsonOptions;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RecordDeserializationException;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Grouped;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;

/** The examples of {@code docs/kafka.md}. */
final class KafkaExamples {
    final List<Order> handled = new ArrayList<>();
    final Map<Long, String> refused = new HashMap<>();

    static KafkaProducer<String, Order> producer(Map<String, Object> properties) {

        KafkaProducer<String, Order> producer =
                new KafkaProducer<>(properties, new StringSerializer(), new EventSerializer<>(OrderWriter.INSTANCE));
        return producer;
    }

    static KafkaConsumer<String, Order> consumer(Map<String, Object> properties) {
        KafkaConsumer<String, Order> consumer = new KafkaConsumer<>(
                properties,
                new StringDeserializer(),
                new EventDeserializer<>(OrderParser.INSTANCE, JsonOptions.STRICT));
        return consumer;
    }

    static Topology totals() {
        EventSerde<Order> orders = new EventSerde<>(OrderParser.INSTANCE);
        EventSerde<Total> totals = new EventSerde<>(TotalParser.INSTANCE);
        StreamsBuilder builder = new StreamsBuilder();
        builder.stream("orders", Consumed.with(Serdes.String(), orders))
                .filter((key, order) -> "paid".equals(order.getStatus()))
                .groupBy((key, order) -> order.getCustomer(), Grouped.with(Serdes.String(), orders))
                .aggregate(
                        Total::new,
                        (customer, order, total) -> add(customer, order, total),
                        Materialized.with(Serdes.String(), totals))
                .toStream()
                .to("totals", Produced.with(Serdes.String(), totals));
        return builder.build();
    }

    private static Total add(String customer, Order order, Total total) {
        Total sum = new Total();
        sum.setCustomer(customer);
        sum.setOrders(total.getOrders() + 1);
        sum.setWeight(total.getWeight() + order.getWeight());
        return sum;
    }

    static List<Serde<Order>> registry() {
        EventDeserializer<Order> reading = new EventDeserializer<>(OrderParser.INSTANCE).skippingRegistryId();
        EventSerializer<Order> writing = new EventSerializer<>(OrderWriter.INSTANCE).withRegistryId(42);
        EventSerde<Order> both = new EventSerde<>(OrderParser.INSTANCE).withRegistryId(42);
        EventSerializer<Order> header =
                new EventSerializer<>(OrderWriter.INSTANCE).withRegistryHeader(RegistryHeader.globalId(42));
        return List.of(Serdes.serdeFrom(writing, reading), both, Serdes.serdeFrom(header, reading));
    }

    static void setRefusedAside(Properties properties) {
        properties.put("deserialization.exception.handler", LogAndContinueExceptionHandler.class);
        properties.put("errors.dead.letter.queue.topic.name", "orders-refused");
    }

    void poll(KafkaConsumer<String, Order> consumer) {
        try {
            for (ConsumerRecord<String, Order> record : consumer.poll(Duration.ofSeconds(1))) {
                handle(record.value()); // null for a tombstone
            }
        } catch (RecordDeserializationException e) {
            setAside(e.topicPartition(), e.offset(), e.valueBuffer(), e.getMessage());
            consumer.seek(e.topicPartition(), e.offset() + 1);
        }
    }

    private void handle(Order order) {
        handled.add(order);
    }

    private void setAside(TopicPartition partition, long offset, ByteBuffer value, String reason) {
        refused.put(offset, value.remaining() + " bytes of " + partition + ": " + reason);
    }
}
