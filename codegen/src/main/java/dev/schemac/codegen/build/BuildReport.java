package dev.schemac.codegen.build;

import dev.schemac.codegen.WriteReport;
import dev.schemac.dsl.diagnostic.Findings;
import java.nio.file.Path;
import java.util.List;

/**
 * What one step of a build did.
 *
 * @param reason why it generated, in words; empty where everything was up to date
 * @param schemas how many schema files there are
 * @param files what was written and what was not
 * @param removed generated files that no schema stands for any more, and which are gone now
 * @param setAside generated files that somebody had changed, and where they are now: nothing that somebody wrote is
 *     lost
 * @param findings what may be a mistake in the schemas: warnings; none where nothing was generated
 */
public record BuildReport(
        String reason, int schemas, WriteReport files, int removed, List<SetAside> setAside, Findings findings) {

    /**
     * A file that was moved out of the way.
     *
     * @param file where it was
     * @param now where it is
     */
    public record SetAside(Path file, Path now) {}

    /** Copies the list. */
    public BuildReport {
        setAside = List.copyOf(setAside);
    }

    BuildReport with(Findings more) {
        return new BuildReport(reason, schemas, files, removed, setAside, more);
    }

    /** {@return whether nothing had to be generated} */
    public boolean upToDate() {
        return reason.isEmpty();
    }
}
