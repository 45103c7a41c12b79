package dev.schemac.spark;

import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.streaming.Trigger;

/** A stream from a folder to another one, which {@link ClusterTest} kills and starts again. */
public final class StreamJob {
    private StreamJob() {}

    /** @param arguments the folder of clicks, that of their copies, that of the checkpoint, and the schema */
    public static void main(String[] arguments) throws Exception {
        SparkSession spark = SparkSession.builder().appName("stream").getOrCreate();
        spark.readStream()
                .format("schemac")
                .option("schema", arguments[3])
                .option("maxFilesPerTrigger", 1)
                .load(arguments[0])
                .where("millis >= 100")
                .writeStream()
                .format("schemac")
                .option("schema", arguments[3])
                .option("checkpointLocation", arguments[2])
                .partitionBy("day")
                .trigger(Trigger.AvailableNow())
                .start(arguments[1])
                .awaitTermination();
        spark.stop();
    }
}
