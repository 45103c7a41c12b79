package com.acme.parcels;

import java.io.OutputStream;
import java.io.PrintStream;
import org.apache.kafka.common.test.KafkaClusterTestKit;
import org.apache.kafka.common.test.TestKitNodes;

/**
 * Runs a broker with its controller in this process, on a free port of the loopback interface. Its temporary folder is
 * deleted with it.
 */
final class EmbeddedBroker {
    private final KafkaClusterTestKit cluster;

    EmbeddedBroker() throws Exception {
        TestKitNodes nodes = new TestKitNodes.Builder()
                .setCombined(true)
                .setNumBrokerNodes(1)
                .setNumControllerNodes(1)
                .build();
        cluster = new KafkaClusterTestKit.Builder(nodes)
                .setConfigProp("offsets.topic.num.partitions", "1")
                .setConfigProp("offsets.topic.replication.factor", "1")
                .setConfigProp("transaction.state.log.num.partitions", "1")
                .setConfigProp("transaction.state.log.replication.factor", "1")
                .setConfigProp("transaction.state.log.min.isr", "1")
                .setConfigProp("group.initial.rebalance.delay.ms", "0")
                .build();
        PrintStream out = System.out;
        try {
            // The broker prints each folder that it makes.
            System.setOut(new PrintStream(OutputStream.nullOutputStream()));
            cluster.format();
            cluster.startup();
            cluster.waitForReadyBrokers();
        } catch (Exception e) {
            cluster.close();
            throw e;
        } finally {
            System.setOut(out);
        }
    }

    /** Returns the address for clients. */
    String address() {
        return cluster.bootstrapServers();
    }

    void stop() throws Exception {
        cluster.close();
    }
}
