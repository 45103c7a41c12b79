package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Ratio;
import java.util.Locale;

/**
 * The times of a tool, one for each run.
 *
 * @param processor seconds of all processors
 * @param wall seconds by the clock
 */
record ToolTimes(double[] processor, double[] wall) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String PROCESSOR = "processor";
    private static final String WALL = "wall";

    /** Adds the times of a run to those of a tool. */
    static void add(ObjectNode tool, double processor, double wall) {
        tool.withArrayProperty(PROCESSOR).add(processor);
        tool.withArrayProperty(WALL).add(wall);
    }

    static ToolTimes of(JsonNode tool) {
        return new ToolTimes(seconds(tool.path(PROCESSOR)), seconds(tool.path(WALL)));
    }

    private static double[] seconds(JsonNode figures) {
        return MAPPER.convertValue(figures, double[].class);
    }

    /** The median of the processor time with its quartiles, such as {@code 1.30 [1.28, 1.33]}. */
    String processorSeconds() {
        Quartiles quartiles = Quartiles.of(processor);
        return String.format(
                Locale.ROOT, "%.2f [%.2f, %.2f]", quartiles.median(), quartiles.lower(), quartiles.upper());
    }

    String wallSeconds() {
        return String.format(Locale.ROOT, "%.2f", Quartiles.median(wall));
    }

    /** How many times as fast this tool is as another one that took turns with it, in processor time. */
    Ratio processorRatio(ToolTimes other) {
        return Ratio.byTurns(other.processor, processor);
    }

    /** The same by the clock. */
    Ratio wallRatio(ToolTimes other) {
        return Ratio.byTurns(other.wall, wall);
    }
}
