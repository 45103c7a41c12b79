package dev.schemac.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.SparkSession;

/** The session of all tests. */
final class LocalSpark {
    private static SparkSession session;

    private LocalSpark() {}

    static synchronized SparkSession session() {
        if (session == null) {
            session = SparkSession.builder()
                    .master("local[2]")
                    .config("spark.ui.enabled", "false")
                    .config("spark.driver.bindAddress", "127.0.0.1")
                    .config("spark.driver.host", "127.0.0.1")
                    .config("spark.sql.shuffle.partitions", "2")
                    .config("spark.sql.session.timeZone", "UTC")
                    .config("spark.sql.warehouse.dir", System.getProperty("java.io.tmpdir"))
                    .getOrCreate();
        }
        return session;
    }

    /** Returns a reader with a schema. */
    static DataFrameReader read(String schema) {
        return session().read().format("schemac").option("schema", schema);
    }

    static String write(Path folder, String name, String content) {
        try {
            return Files.writeString(folder.resolve(name), content).toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
