package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Turns the report of JMH into the form that is kept: all figures, the JVM and its flags, and the processor, but no path
 * of the machine that ran it.
 */
public final class RunRecord {
    private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");

    private RunRecord() {}

    /**
     * Records a run.
     *
     * @param args the JSON report of JMH, and the file to write, whose folder is made if it is missing
     */
    public static void main(String[] args) throws IOException {
        if (args.length != 2) {
            throw new IllegalArgumentException("usage: RunRecord JMH.json RECORD.json");
        }
        ObjectNode run = record(MAPPER.readTree(new File(args[0])), machine());
        Path file = Path.of(args[1]).toAbsolutePath();
        Files.createDirectories(file.getParent());
        Files.writeString(file, MAPPER.writeValueAsString(run) + "\n");
    }

    static ObjectNode record(JsonNode results, ObjectNode machine) {
        ObjectNode run = MAPPER.createObjectNode();
        run.set("machine", machine);
        ArrayNode kept = run.putArray("results");
        for (JsonNode result : results) {
            ObjectNode copy = result.deepCopy();
            copy.remove("jvm");
            if (copy.path("jvmArgs").isArray()) {
                copy.set("jvmArgs", withoutPaths(copy.path("jvmArgs")));
            }
            kept.add(copy);
        }
        return run;
    }

    /** Flags stay; whatever names a file or folder goes. */
    private static ArrayNode withoutPaths(JsonNode arguments) {
        ArrayNode kept = MAPPER.createArrayNode();
        for (JsonNode argument : arguments) {
            String text = argument.asText();
            if (!text.contains("/") && !text.contains("\\")) {
                kept.add(text);
            }
        }
        return kept;
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
