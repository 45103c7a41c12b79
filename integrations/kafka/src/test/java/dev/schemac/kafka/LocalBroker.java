package dev.schemac.kafka;

import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.test.KafkaClusterTestKit;
import org.apache.kafka.common.test.TestKitNodes;

/**
 * A real broker with its KRaft controller in this JVM, on a free port of the loopback interface, in a temporary folder
 * that goes with it.
 */
final class LocalBroker {
    private final KafkaClusterTestKit cluster;

    LocalBroker() throws Exception {
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
            // It tells of each folder.
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

    /** Where clients connect to. */
    String address() {
        return cluster.bootstrapServers();
    }

    void createTopic(String topic, int partitions, Map<String, String> configs) throws Exception {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", address()))) {
            admin.createTopics(List.of(new NewTopic(topic, partitions, (short) 1).configs(configs)))
                    .all()
                    .get(3, TimeUnit.MINUTES);
        }
    }

    void stop() throws Exception {
        cluster.close();
    }
}
