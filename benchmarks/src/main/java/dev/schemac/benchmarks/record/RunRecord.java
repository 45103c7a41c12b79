package dev.schemac.benchmarks.record;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/**
 * Turns the report of JMH into the recorded form. It contains all figures, the JVM and its flags, the versions of the
 * libraries, and the processor. It contains no path of the machine.
 */
public final class RunRecord {
    /** Replaces the tables of a page without a record. */
    public static final String NOT_RECORDED = "Nothing is recorded yet.\n";

    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private RunRecord() {}

    /**
     * Makes the record of a run.
     *
     * @param results the JSON report of JMH
     */
    public static ObjectNode of(JsonNode results) throws IOException {
        ObjectNode run = heading();
        run.set("results", withoutPlaces(results));
        return run;
    }

    /** Writes a record; the folder is made if it is missing. */
    public static void write(ObjectNode run, Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, MAPPER.writeValueAsString(run) + "\n");
    }

    /** A record without results: commit, processor, this JVM, and the versions of the libraries in this build. */
    public static ObjectNode heading() throws IOException {
        ObjectNode run = MAPPER.createObjectNode();
        run.set("source", source());
        run.set("machine", machine());
        run.set("jvm", jvm());
        run.set("libraries", MAPPER.valueToTree(libraries()));
        return run;
    }

    /** The state of the checkout, from {@code benchmarks/run}. */
    private static ObjectNode source() {
        ObjectNode source = MAPPER.createObjectNode();
        source.put("commit", System.getProperty("schemac.commit", "unknown"));
        source.put("uncommittedChanges", Boolean.getBoolean("schemac.changed"));
        return source;
    }

    /** How many processes wait for a processor now, on average of the last minute; negative where it is not known. */
    public static double load() {
        return ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    }

    private static ObjectNode jvm() {
        ObjectNode jvm = MAPPER.createObjectNode();
        jvm.put("name", System.getProperty("java.vm.name"));
        jvm.put("version", System.getProperty("java.vm.version"));
        jvm.put("jdk", System.getProperty("java.version"));
        return jvm;
    }

    /** The version of each library by its name, as the build wrote them down. */
    static Map<String, String> libraries() {
        Properties versions = new Properties();
        try (InputStream in = RunRecord.class.getResourceAsStream("library-versions.properties")) {
            versions.load(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, String> sorted = new TreeMap<>();
        versions.stringPropertyNames().forEach(name -> sorted.put(name, versions.getProperty(name)));
        return sorted;
    }

    /** What JMH reports, without the paths in it. */
    public static ArrayNode withoutPlaces(JsonNode results) {
        ArrayNode copied = MAPPER.createArrayNode();
        for (JsonNode result : results) {
            ObjectNode copy = result.deepCopy();
            copy.remove("jvm");
            if (copy.path("jvmArgs").isArray()) {
                copy.set("jvmArgs", withoutPaths(copy.path("jvmArgs")));
            }
            copied.add(copy);
        }
        return copied;
    }

    /** Keeps flags, including those with a module and a package; removes names of files and folders. */
    private static ArrayNode withoutPaths(JsonNode arguments) {
        ArrayNode copied = MAPPER.createArrayNode();
        for (JsonNode argument : arguments) {
            String text = argument.asText();
            if (text.matches("--add-[a-z]+=[A-Za-z0-9._/=-]+") || !text.contains("/") && !text.contains("\\")) {
                copied.add(text);
            }
        }
        return copied;
    }

    private static ObjectNode machine() throws IOException {
        ObjectNode machine = MAPPER.createObjectNode();
        machine.put("cpu", Files.isReadable(PROCESSORS) ? cpuModel(Files.readAllLines(PROCESSORS)) : "unknown");
        machine.put("processors", Runtime.getRuntime().availableProcessors());
        machine.put("architecture", System.getProperty("os.arch"));
        machine.put("os", System.getProperty("os.name"));
        return machine;
    }

    static String cpuModel(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("unknown");
    }
}
