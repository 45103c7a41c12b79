package com.acme.clicks;

import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;

/** Counts the clicks of each page. */
public final class Main {
    private Main() {}

    /** @param args the file or folder of clicks, by default {@code src/main/data} */
    public static void main(String[] args) {
        String path = args.length > 0 ? args[0] : "src/main/data";
        SparkSession spark = SparkSession.builder()
                .appName("clicks")
                .master(System.getProperty("spark.master", "local[2]")) // spark-submit sets the property
                .getOrCreate();
        try {
            LongAccumulator invalid = spark.sparkContext().longAccumulator("invalid lines");
            Dataset<Click> clicks = Clicks.readValid(spark, path, invalid);
            clicks.groupBy("page")
                    .count()
                    .orderBy("page")
                    .collectAsList()
                    .forEach(row -> System.out.println(row.getString(0) + ": " + row.getLong(1)));
            System.out.println("invalid lines: " + invalid.value());
        } finally {
            spark.stop();
        }
    }
}
