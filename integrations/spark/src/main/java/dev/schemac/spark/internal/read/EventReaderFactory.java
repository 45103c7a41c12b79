package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.ReadMode;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReader;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.util.SerializableConfiguration;

/** Opens partitions on executors. */
record EventReaderFactory(Broadcast<RowPlan> plan, Broadcast<SerializableConfiguration> configuration, ReadMode mode)
        implements PartitionReaderFactory {
    @Override
    public PartitionReader<InternalRow> createReader(InputPartition partition) {
        return new EventReader(
                (FileParts) partition, plan.value(), configuration.value().value(), mode);
    }
}
