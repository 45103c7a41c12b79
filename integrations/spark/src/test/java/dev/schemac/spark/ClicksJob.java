package dev.schemac.spark;

import java.util.Map;
import org.apache.spark.api.java.function.FilterFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/** A program that is submitted to a cluster: it copies clicks, and counts the copies. */
public final class ClicksJob {
    private ClicksJob() {}

    /**
     * Arguments: the folders of input, copies and totals, the milliseconds that a task pauses every hundred clicks, and
     * the options of the clicks, each as {@code NAME=VALUE}.
     */
    public static void main(String[] arguments) {
        SparkSession spark = SparkSession.builder().appName("clicks").getOrCreate();
        System.out.println(
                "compiler: " + ModuleLayer.boot().findModule("jdk.compiler").isPresent());
        int pause = Integer.parseInt(arguments[3]);
        Map<String, String> options = Map.of(
                arguments[4].substring(0, arguments[4].indexOf('=')),
                arguments[4].substring(arguments[4].indexOf('=') + 1));
        Dataset<Row> clicks = spark.read().format("schemac").options(options).load(arguments[0]);
        clicks.repartition(24)
                .filter((FilterFunction<Row>) click -> pause(click.getLong(0), pause))
                .write()
                .format("schemac")
                .options(options)
                .option("compression", "gzip")
                .save(arguments[1]);
        spark.read()
                .format("schemac")
                .options(options)
                .load(arguments[1])
                .groupBy("page")
                .agg(Map.of("id", "count", "millis", "sum"))
                .withColumnsRenamed(Map.of("count(id)", "clicks", "sum(millis)", "millis"))
                .write()
                .format("schemac")
                .option("class", "dev.schemac.spark.beans.Total")
                .save(arguments[2]);
        spark.stop();
    }

    /** Gives a test the time to kill a worker. */
    private static boolean pause(long id, int millis) throws InterruptedException {
        if (id % 100 == 0) {
            Thread.sleep(millis);
        }
        return true;
    }
}
