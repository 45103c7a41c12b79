package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.ReadMode;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.Serializable;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.PartitionedFile;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;
import scala.collection.Iterator;
import scala.runtime.AbstractFunction1;

/** Opens the parts of files on executors. */
public final class FileRows extends AbstractFunction1<PartitionedFile, Iterator<InternalRow>> implements Serializable {
    private static final long serialVersionUID = 1;

    private final Broadcast<RowPlan> plan;
    private final Broadcast<SerializableConfiguration> configuration;
    private final ReadMode mode;
    private final StructType partitions;

    private FileRows(
            Broadcast<RowPlan> plan,
            Broadcast<SerializableConfiguration> configuration,
            ReadMode mode,
            StructType partitions) {
        this.plan = plan;
        this.configuration = configuration;
        this.mode = mode;
        this.partitions = partitions;
    }

    /**
     * Plans a read on the driver.
     *
     * @param all the columns of the reader
     * @param columns the columns that the query reads from the files
     * @param partitions the columns of folders, which follow them in each row
     * @param filters the conditions that rows of the query fulfill; Spark tests them again
     * @throws IllegalArgumentException if the schema has no such columns
     */
    public static FileRows of(
            SparkContext context,
            ReadOptions options,
            StructType all,
            StructType columns,
            StructType partitions,
            List<Filter> filters,
            Configuration configuration) {
        TableSchema table = TableSchema.of(options);
        table.check(columns, options.corruptColumn());
        JavaSparkContext java = JavaSparkContext.fromSparkContext(context);
        return new FileRows(
                java.broadcast(RowPlan.of(table, options, all, columns, filters)),
                java.broadcast(new SerializableConfiguration(configuration)),
                options.mode(),
                partitions);
    }

    /** {@return whether tasks can read parts of a file, because it is not compressed} */
    public static boolean isSplitable(Path path, Configuration configuration) {
        return new CompressionCodecFactory(configuration).getCodec(path) == null
                && !path.getName().endsWith(".zstd");
    }

    @Override
    public Iterator<InternalRow> apply(PartitionedFile file) {
        return new EventReader(
                file, plan.value(), partitions, configuration.value().value(), mode);
    }
}
