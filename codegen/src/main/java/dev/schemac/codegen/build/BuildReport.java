package dev.schemac.codegen.build;

import dev.schemac.codegen.WriteReport;
import dev.schemac.dsl.diagnostic.Findings;
import java.nio.file.Path;
import java.util.List;

/**
 * The result of one build step.
 *
 * @param reason why it generated, in words; empty if everything was up to date
 * @param schemas the number of schema files
 * @param files the numbers of written and unchanged files
 * @param removed removed generated files without a schema
 * @param setAside generated files with manual changes, and their new location: manual changes are never lost
 * @param findings warnings about the schemas; empty if nothing was generated
 */
public record BuildReport(
        String reason, int schemas, WriteReport files, int removed, List<SetAside> setAside, Findings findings) {

    /**
     * A file that was moved out of the way.
     *
     * @param file the old path
     * @param now the new path
     */
    public record SetAside(Path file, Path now) {}

    /** Copies the list. */
    public BuildReport {
        setAside = List.copyOf(setAside);
    }

    BuildReport with(Findings more) {
        return new BuildReport(reason, schemas, files, removed, setAside, more);
    }

    /** {@return whether everything was up to date} */
    public boolean upToDate() {
        return reason.isEmpty();
    }
}
