package com.acme.clicks;

import dev.schemac.runtime.JsonParseException;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapred.TextInputFormat;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.FilterFunction;
import org.apache.spark.api.java.function.FlatMapFunction;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.LongAccumulator;

/** Reads files of JSON Lines with the generated parser, and writes them with the generated writer. */
final class Clicks {
    private Clicks() {}

    /** Reads all lines. The first invalid one fails the job. */
    static Dataset<Click> read(SparkSession spark, String path) {
        Dataset<String> lines = spark.read().textFile(path).filter((FilterFunction<String>) line -> !line.isBlank());
        return lines.map((MapFunction<String, Click>) Click::parse, Encoders.bean(Click.class));
    }

    /** Reads all valid lines, and counts the others. */
    static Dataset<Click> readValid(SparkSession spark, String path, LongAccumulator invalid) {
        Dataset<String> lines = spark.read().textFile(path).filter((FilterFunction<String>) line -> !line.isBlank());
        return lines.flatMap((FlatMapFunction<String, Click>) line -> parse(line, invalid), Encoders.bean(Click.class));
    }

    private static Iterator<Click> parse(String line, LongAccumulator invalid) {
        try {
            return List.of(Click.parse(line)).iterator();
        } catch (JsonParseException e) {
            invalid.add(1); // e.getMessage() contains the reason and the column
            return Collections.emptyIterator();
        }
    }

    /** Reads the bytes of the lines without a String for each. Errors have the offset of their line in the file. */
    static JavaRDD<Click> readBytes(SparkSession spark, String path) {
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        return context.hadoopFile(path, TextInputFormat.class, LongWritable.class, Text.class)
                .filter(line -> line._2.getLength() > 0)
                .map(line -> parse(line._1.get(), line._2));
    }

    private static Click parse(long offset, Text line) {
        try {
            return Click.parse(line.getBytes(), 0, line.getLength());
        } catch (JsonParseException e) {
            throw new IllegalArgumentException("invalid line at byte " + offset + ": " + e.getMessage(), e);
        }
    }

    /** Writes a line for each click, which is checked against the schema. */
    static void write(Dataset<Click> clicks, String path) {
        clicks.map((MapFunction<Click, String>) Click::toJson, Encoders.STRING())
                .write()
                .text(path);
    }
}
