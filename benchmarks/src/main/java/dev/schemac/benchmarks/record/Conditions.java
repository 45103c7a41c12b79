package dev.schemac.benchmarks.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;

/** Under which conditions records were made, for the pages: the sources, the flags of all JVMs, and the load. */
public final class Conditions {
    private final Set<String> commits = new LinkedHashSet<>();
    private final DoubleSummaryStatistics load = new DoubleSummaryStatistics();
    private Set<String> flags;

    private Conditions() {}

    /** Such as {@code commit 1234567; -Xms2g -Xmx2g; load 0.3 to 1.2}, also if a record lacks something. */
    public static String of(Collection<JsonNode> records) {
        Conditions conditions = new Conditions();
        records.forEach(conditions::add);
        return conditions.toString();
    }

    private void add(JsonNode record) {
        JsonNode source = record.path("source");
        commits.add(source.path("commit").asText("unknown")
                + (source.path("uncommittedChanges").asBoolean() ? " with uncommitted changes" : ""));
        for (JsonNode result : record.path("results")) {
            result.path("load").forEach(each -> load.accept(each.asDouble()));
            Set<String> own = new LinkedHashSet<>();
            result.path("jvmArgs").forEach(flag -> own.add(flag.asText()));
            if (flags == null) {
                flags = own;
            }
            flags.retainAll(own);
        }
    }

    @Override
    public String toString() {
        return (commits.size() == 1 ? "Commit " : "Commits ") + String.join(", ", commits)
                + (flags == null || flags.isEmpty() ? "" : "; " + String.join(" ", flags))
                + "; load "
                + (load.getCount() == 0
                        ? "unknown"
                        : String.format(Locale.ROOT, "%.1f to %.1f", load.getMin(), load.getMax()));
    }
}
