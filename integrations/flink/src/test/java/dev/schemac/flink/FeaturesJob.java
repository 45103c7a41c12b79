package dev.schemac.flink;

import dev.schemac.runtime.JvmFeatures;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.flink.api.common.typeinfo.Types;
import org.apache.flink.streaming.api.environment.StreamExecutionEnvironment;
import org.apache.flink.streaming.api.functions.sink.v2.DiscardingSink;

/** Writes the class loader of schemac in a task, and the ways that it uses there, to the file of its argument. */
public final class FeaturesJob {
    private FeaturesJob() {}

    public static void main(String[] args) throws Exception {
        StreamExecutionEnvironment env = StreamExecutionEnvironment.getExecutionEnvironment();
        env.fromData(args[0]).map(FeaturesJob::write).returns(Types.STRING).sinkTo(new DiscardingSink<>());
        env.execute("features");
    }

    private static String write(String file) throws Exception {
        ClassLoader loader = JvmFeatures.class.getClassLoader();
        Files.writeString(Path.of(file), loader.getClass().getSimpleName() + "\n" + JvmFeatures.describe());
        return file;
    }
}
