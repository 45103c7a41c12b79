package dev.schemac.spark;

import java.util.Map;
import org.apache.spark.sql.connector.catalog.Table;
import org.apache.spark.sql.connector.catalog.TableProvider;
import org.apache.spark.sql.connector.expressions.Transform;
import org.apache.spark.sql.sources.DataSourceRegister;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/**
 * The data source {@code schemac}: files of JSON Lines as the rows of a schema.
 *
 * <pre>{@code
 * Dataset<Row> clicks = spark.read().format("schemac")
 *         .option("schema", "Clicks.epl")
 *         .option("type", "Click")
 *         .load("clicks/*.jsonl");
 * }</pre>
 *
 * <p>The driver compiles the columns that a query reads, and needs a JDK. Executors load the compiled classes, once for
 * a JVM. Spark creates this class by its short name. Stateless.
 */
public final class SchemacSource implements TableProvider, DataSourceRegister {
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
        return read.withCorruptColumn(TableSchema.of(read).columns());
    }

    @Override
    public Table getTable(StructType schema, Transform[] partitioning, Map<String, String> properties) {
        ReadOptions read = ReadOptions.of(new CaseInsensitiveStringMap(properties));
        TableSchema table = TableSchema.of(read);
        table.check(schema, read.corruptColumn());
        return new EventTable(read, table, schema);
    }
}
