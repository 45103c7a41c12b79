package dev.schemac.spark;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

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
}
