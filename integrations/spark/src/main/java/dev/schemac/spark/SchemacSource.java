package dev.schemac.spark;

import dev.schemac.spark.internal.read.FileRows;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import dev.schemac.spark.internal.write.LinesWriter;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.catalyst.util.CaseInsensitiveMap;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.PartitionedFile;
import org.apache.spark.sql.execution.datasources.orc.OrcFileFormat;
import org.apache.spark.sql.execution.streaming.Source;
import org.apache.spark.sql.execution.streaming.runtime.FileStreamSource;
import org.apache.spark.sql.internal.SQLConf;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.sources.StreamSourceProvider;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import scala.Function1;
import scala.Option;
import scala.Tuple2;
import scala.collection.Iterator;
import scala.collection.immutable.Seq;
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
 * <p>It is a file format of Spark, which brings partitions, tables, streams and the column {@code _metadata}. The driver
 * compiles the columns that a query reads, and needs a JDK. Executors load the compiled classes, once for a JVM. With
 * the option {@code class} instead of {@code schema} and {@code type}, no JVM compiles. Spark creates this class by its
 * short name, and calls its methods. Stateless.
 */
// Spark reads single members of objects only with its Parquet format, its ORC format and subclasses of these. The rule
// SchemaPruning is the only code that treats subclasses of the ORC format differently.
public final class SchemacSource extends OrcFileFormat implements StreamSourceProvider {
    private static final long serialVersionUID = 1;

    /** Creates the data source; Spark calls this. */
    public SchemacSource() {}

    /** {@return {@code schemac}} */
    @Override
    public String shortName() {
        return "schemac";
    }

    /**
     * {@return the columns of the schema, which no file can change}
     *
     * @throws IllegalArgumentException if an option is missing or unknown, or has an invalid value
     */
    @Override
    public Option<StructType> inferSchema(
            SparkSession spark, scala.collection.immutable.Map<String, String> options, Seq<FileStatus> files) {
        ReadOptions read = options(options);
        return Option.apply(read.withCorruptColumn(TableSchema.of(read).columns()));
    }

    static ReadOptions options(scala.collection.immutable.Map<String, String> options) {
        scala.collection.immutable.Map<String, String> given =
                options instanceof CaseInsensitiveMap<String> map ? map.originalMap() : options;
        return ReadOptions.of(new CaseInsensitiveStringMap(CollectionConverters.asJava(given)));
    }

    // ---- reads

    /** {@return false: rows are read one by one} */
    @Override
    public boolean supportBatch(SparkSession spark, StructType columns) {
        return false;
    }

    @Override
    public Option<Seq<String>> vectorTypes(StructType columns, StructType partitions, SQLConf settings) {
        return Option.empty();
    }

    /** {@return whether the file is not compressed} */
    @Override
    public boolean isSplitable(SparkSession spark, scala.collection.immutable.Map<String, String> options, Path path) {
        return FileRows.isSplitable(path, getHadoopConf(spark, options));
    }

    /**
     * {@return the function that reads the rows of a file}
     *
     * @throws IllegalArgumentException if an option is missing, unknown or invalid, or the schema has no such columns
     */
    @Override
    public Function1<PartitionedFile, Iterator<InternalRow>> buildReaderWithPartitionValues(
            SparkSession spark,
            StructType columns,
            StructType partitions,
            StructType required,
            Seq<Filter> filters,
            scala.collection.immutable.Map<String, String> options,
            Configuration configuration) {
        return FileRows.of(
                spark.sparkContext(),
                options(options),
                columns,
                required,
                partitions,
                CollectionConverters.asJava(filters),
                configuration);
    }

    // ---- writes

    /**
     * {@return the writers of files}
     *
     * @throws IllegalArgumentException if an option is missing, unknown or invalid, or the columns do not fit the schema
     */
    @Override
    public OutputWriterFactory prepareWrite(
            SparkSession spark, Job job, scala.collection.immutable.Map<String, String> options, StructType columns) {
        return LinesWriter.factory(options(options), columns, job.getConfiguration());
    }

    // ---- streams

    /** {@return the columns of a stream} Spark's own formats need a schema of the reader; this one has its own. */
    @Override
    public Tuple2<String, StructType> sourceSchema(
            SQLContext context,
            Option<StructType> columns,
            String provider,
            scala.collection.immutable.Map<String, String> options) {
        return new Tuple2<>(
                "FileSource[" + options.get("path").getOrElse(() -> "") + "]",
                read(context, columns, options).schema());
    }

    @Override
    public Source createSource(
            SQLContext context,
            String metadata,
            Option<StructType> columns,
            String provider,
            scala.collection.immutable.Map<String, String> options) {
        Dataset<Row> rows = read(context, columns, options);
        HadoopFsRelation files = (HadoopFsRelation) ((LogicalRelation)
                        rows.queryExecution().analyzed().collectLeaves().head())
                .relation();
        return new FileStreamSource(
                (org.apache.spark.sql.classic.SparkSession) context.sparkSession(),
                options.apply("path"),
                provider,
                rows.schema(),
                CollectionConverters.asScala(
                                java.util.List.of(files.partitionSchema().fieldNames()))
                        .toSeq(),
                metadata,
                options);
    }

    private Dataset<Row> read(
            SQLContext context, Option<StructType> columns, scala.collection.immutable.Map<String, String> options) {
        Map<String, String> given = CollectionConverters.asJava(options);
        DataFrameReader reader =
                context.sparkSession().read().format(shortName()).options(given);
        return (columns.isEmpty() ? reader : reader.schema(columns.get())).load();
    }

    // ---- of the superclass

    /** {@return true: the schema decides about the types of columns} */
    @Override
    public boolean supportDataType(DataType type) {
        return true;
    }

    /** {@return true: the schema decides about the names of columns} */
    @Override
    public boolean supportFieldName(String name) {
        return true;
    }

    @Override
    public String toString() {
        return shortName();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SchemacSource;
    }

    @Override
    public int hashCode() {
        return SchemacSource.class.hashCode();
    }
}
