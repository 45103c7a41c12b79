package dev.schemac.spark;

import java.util.concurrent.TimeoutException;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.StreamingQuery;

/** The code of {@code docs/spark.md}. */
final class DocumentedReads {
    private DocumentedReads() {}

    static Dataset<Row> read(SparkSession spark) {
        return spark.read()
                .format("schemac")
                .option("schema", "Clicks.epl")
                .option("type", "Click")
                .load("clicks/*.jsonl");
    }

    static Dataset<Row> invalidLines(SparkSession spark, String path) {
        return spark.read()
                .format("schemac")
                .option("schema", "create json schema Click(user string, millis int)")
                .option("mode", "PERMISSIVE")
                .option("columnNameOfCorruptRecord", "line")
                .load(path)
                .where("line IS NOT NULL");
    }

    static Dataset<Row> parseColumn(SparkSession spark, Dataset<Row> topic) {
        spark.conf().set("spark.sql.catalog.events", "dev.schemac.spark.EventFunctions");
        spark.conf().set("spark.sql.catalog.events.schema", "create json schema Click(user string, millis int)");
        return topic.selectExpr("events.Click(value) AS event").where("event.millis > 100");
    }

    static void write(Dataset<Row> clicks, String path) {
        clicks.select("user", "millis")
                .write()
                .format("schemac")
                .option("schema", "create json schema Click(user string, millis int)")
                .option("compression", "gzip")
                .mode("overwrite")
                .save(path);
    }

    static Dataset<Row> readClass(SparkSession spark, String path) {
        return spark.read()
                .format("schemac")
                .option("class", "dev.schemac.spark.beans.Click")
                .load(path);
    }

    static StreamingQuery copyNewFiles(SparkSession spark, String clicks, String copies, String checkpoint)
            throws TimeoutException {
        String schema = "create json schema Click(user string, millis int)";
        return spark.readStream()
                .format("schemac")
                .option("schema", schema)
                .load(clicks)
                .where("millis > 100")
                .writeStream()
                .format("schemac")
                .option("schema", schema)
                .option("checkpointLocation", checkpoint)
                .start(copies);
    }
}
