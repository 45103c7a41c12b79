/**
 * Generated events as keys and values of Apache Kafka: {@link dev.schemac.kafka.EventSerializer},
 * {@link dev.schemac.kafka.EventDeserializer} and, for Kafka Streams, {@link dev.schemac.kafka.EventSerde}. The package
 * {@code dev.schemac.kafka.connect} has a converter for Kafka Connect.
 */
package dev.schemac.kafka;
