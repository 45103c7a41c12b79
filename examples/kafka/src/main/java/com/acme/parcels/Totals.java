package com.acme.parcels;

import dev.schemac.kafka.EventSerde;
import java.nio.file.Path;
import java.util.Properties;
import org.apache.kafka.common.serialization.Serdes;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsBuilder;
import org.apache.kafka.streams.errors.LogAndContinueExceptionHandler;
import org.apache.kafka.streams.kstream.Consumed;
import org.apache.kafka.streams.kstream.Grouped;
import org.apache.kafka.streams.kstream.Materialized;
import org.apache.kafka.streams.kstream.Produced;
import org.apache.kafka.streams.state.BuiltInDslStoreSuppliers;

/** The Streams application. It counts and weighs the parcels of each depot, each scan exactly once. */
final class Totals {

    static KafkaStreams application(String broker, Path state) {
        EventSerde<Scan> scans = new EventSerde<>(ScanParser.INSTANCE);
        EventSerde<DepotTotal> totals = new EventSerde<>(DepotTotalParser.INSTANCE);
        StreamsBuilder builder = new StreamsBuilder();
        builder.stream("scans", Consumed.with(Serdes.String(), scans))
                .groupBy((parcel, scan) -> scan.depot(), Grouped.with(Serdes.String(), scans))
                .aggregate(
                        () -> new DepotTotal(null, 0, 0L),
                        (depot, scan, total) ->
                                new DepotTotal(depot, total.parcels() + 1, total.grams() + scan.grams()),
                        Materialized.with(Serdes.String(), totals))
                .toStream()
                .to("totals", Produced.with(Serdes.String(), totals));

        Properties properties = new Properties();
        properties.put("application.id", "depots");
        properties.put("bootstrap.servers", broker);
        properties.put("state.dir", state.toString());
        properties.put("dsl.store.suppliers.class", BuiltInDslStoreSuppliers.InMemoryDslStoreSuppliers.class);
        properties.put("processing.guarantee", "exactly_once_v2");
        properties.put("commit.interval.ms", 500);
        // A record that is not a scan is written to another topic, and the next record follows.
        properties.put("deserialization.exception.handler", LogAndContinueExceptionHandler.class);
        properties.put("errors.dead.letter.queue.topic.name", "refused");
        return new KafkaStreams(builder.build(), properties);
    }
}
