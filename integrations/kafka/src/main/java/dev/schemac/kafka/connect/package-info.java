/**
 * Generated events in Kafka Connect: {@link dev.schemac.kafka.connect.EventConverter}. Only this package needs
 * {@code connect-api}, which Kafka Connect provides.
 */
package dev.schemac.kafka.connect;
