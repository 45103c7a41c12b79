package dev.schemac.spark;

import dev.schemac.spark.internal.read.EventTable;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import dev.schemac.spark.internal.write.EventOutput;
import dev.schemac.spark.internal.write.WrittenRelation;
import java.util.Map;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.BaseRelation;
import org.apache.spark.sql.sources.CreatableRelationProvider;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import scala.jdk.javaapi.CollectionConverters;

/**
 * The data source {@code schemac}: reads and writes files of JSON Lines as the rows of a schema.
 *
 * <pre>{@code
 * Dataset<Row> clicks = spark.read().format("schemac")
 *         .option("schema", "Clicks.epl")
 *         .option("type", "Click")
 *         .load("clicks/*.jsonl");
 *
 * clicks.where("millis > 100").write().format("schemac")
 *         .option("schema", "Clicks.epl")
 *         .option("type", "Click")
 *         .save("slow");
 * }</pre>
 *
 * <p>The driver compiles the columns that a query reads, and needs a JDK. Executors load the compiled classes, once for
 * a JVM. With the option {@code class} instead of {@code schema} and {@code type}, no JVM compiles. Spark creates this
 * class by its short name. Stateless.
 */
public final class SchemacSource implements TableProvider, CreatableRelationProvider, DataSourceRegister {
    /** Creates the data source; Spark calls this. */
    public SchemacSource() {}

    /** {@return {@code schemac}} */
    @Override
    public String shortName() {
        return "schemac";
    }

    /** {@return true: a schema of the reader selects columns} */
    @Override
    public boolean supportsExternalMetadata() {
        return true;
    }

    @Override
    public StructType inferSchema(CaseInsensitiveStringMap options) {
        ReadOptions read = ReadOptions.of(options);
        read.checkRead();
        return read.withCorruptColumn(TableSchema.of(read).columns());
    }

    /**
     * {@return the files as a table, of a read or before a write}
     *
     * @throws IllegalArgumentException if an option is missing, unknown or invalid, or {@code partitionBy} was called
     */
    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        if (partitioning.length > 0) {
            throw new IllegalArgumentException("partitionBy is not supported: save each partition to its own folder,"
                    + " such as rows.where(\"day = '2026-11-27'\") to 'clicks/day=2026-11-27'");
        }
        ReadOptions options = ReadOptions.of(new CaseInsensitiveStringMap(properties));
        return new EventTable(options, TableSchema.of(options), schema);
    }

    /**
     * Writes a DataFrame as files of JSON Lines; Spark calls this.
     *
     * @throws IllegalArgumentException if an option is missing, unknown or invalid, if the columns do not fit the schema,
     *     or if the folder exists and the mode is {@code ErrorIfExists}. Nothing is written
     */
    @Override
    public BaseRelation createRelation(
            SQLContext context,
            SaveMode mode,
            scala.collection.immutable.Map<String, String> parameters,
            Dataset<Row> rows) {
        ReadOptions options = ReadOptions.of(new CaseInsensitiveStringMap(CollectionConverters.asJava(parameters)));
        EventOutput.write(options, rows, mode);
        return new WrittenRelation(context, rows.schema());
    }

    /** {@return true: the schema decides about the types of columns} */
    @Override
    public boolean supportsDataType(DataType type) {
        return true;
    }
}
