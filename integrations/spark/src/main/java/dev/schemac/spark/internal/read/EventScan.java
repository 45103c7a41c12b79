package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import java.util.Arrays;
import java.util.OptionalLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.connector.read.Batch;
import org.apache.spark.sql.connector.read.InputPartition;
import org.apache.spark.sql.connector.read.PartitionReaderFactory;
import org.apache.spark.sql.connector.read.Statistics;
import org.apache.spark.sql.connector.read.SupportsReportStatistics;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.util.SerializableConfiguration;

/** One read of a table, planned on the driver. */
final class EventScan implements SupportsReportStatistics, Batch {
    private final ReadOptions options;
    private final TableSchema table;
    private final StructType read;
    private InputFiles files;

    EventScan(ReadOptions options, TableSchema table, StructType read) {
        this.options = options;
        this.table = table;
        this.read = read;
    }

    @Override
    public StructType readSchema() {
        return read;
    }

    @Override
    public String description() {
        return "schemac " + table.type() + " " + read.simpleString() + " of " + String.join(", ", options.paths());
    }

    @Override
    public Batch toBatch() {
        return this;
    }

    private InputFiles files() {
        if (files == null) {
            files = InputFiles.list(options);
        }
        return files;
    }

    /** {@return the bytes of all files, whatever columns are read} */
    @Override
    public Statistics estimateStatistics() {
        long bytes = files().bytes();
        return new Statistics() {
            @Override
            public OptionalLong sizeInBytes() {
                return OptionalLong.of(bytes);
            }

            @Override
            public OptionalLong numRows() {
                return OptionalLong.empty();
            }
        };
    }

    @Override
    public InputPartition[] planInputPartitions() {
        return files().partitions(SparkSession.active()).toArray(InputPartition[]::new);
    }

    @Override
    public PartitionReaderFactory createReaderFactory() {
        StructType parsed = declared(options.pruning() ? read : table.columns());
        RowPlan plan = new RowPlan(
                table.classes(parsed),
                read,
                declaresCorruptColumn() ? -1 : Arrays.asList(read.fieldNames()).indexOf(options.corruptColumn()));
        SparkContext context = SparkSession.active().sparkContext();
        Configuration configuration = options.hadoopConfiguration();
        JavaSparkContext java = JavaSparkContext.fromSparkContext(context);
        return new EventReaderFactory(
                java.broadcast(plan), java.broadcast(new SerializableConfiguration(configuration)), options.mode());
    }

    /** Returns whether the schema itself has a column with the name of the one for invalid lines. */
    private boolean declaresCorruptColumn() {
        return Arrays.asList(table.columns().fieldNames()).contains(options.corruptColumn());
    }

    /** Returns the columns without the one for invalid lines. */
    private StructType declared(StructType columns) {
        if (declaresCorruptColumn()) {
            return columns;
        }
        StructType result = new StructType();
        for (StructField field : columns.fields()) {
            if (!field.name().equals(options.corruptColumn())) {
                result = result.add(field);
            }
        }
        return result;
    }
}
