package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A record of tools that did the same work by turns, each in its own process or job. */
final class ToolRecord {
    private final ObjectNode record = RunRecord.heading();
    private final ObjectNode run;

    /**
     * Begins a record.
     *
     * @param kind the name of its part
     * @param load of the machine before the run
     */
    ToolRecord(String kind, double load) throws IOException {
        record.remove("libraries");
        run = record.putObject(kind);
        run.put("load", load);
    }

    /** The part with versions, sizes and times. */
    ObjectNode run() {
        return run;
    }

    void write(Path file) throws IOException {
        RunRecord.write(record, file);
    }

    JsonNode toJson() {
        return record;
    }

    /** The tables of all records; each table begins with an empty line. */
    static String tables(Collection<JsonNode> records, Function<JsonNode, String> table) {
        String tables = records.stream().map(table).collect(Collectors.joining());
        return tables.isEmpty() ? RunRecord.NOT_RECORDED : tables + "\n";
    }

    /** The JDK, commit, machine and load of a record, before its table. */
    static String heading(JsonNode record, JsonNode run) {
        JsonNode source = record.path("source");
        return String.format(
                Locale.ROOT,
                "\nJDK %s, commit %s%s, %s with %d processors, load %.1f; ",
                record.path("jvm").path("jdk").asText(),
                source.path("commit").asText(),
                source.path("uncommittedChanges").asBoolean() ? " with changes" : "",
                record.path("machine").path("cpu").asText(),
                record.path("machine").path("processors").asInt(),
                run.path("load").asDouble());
    }
}
