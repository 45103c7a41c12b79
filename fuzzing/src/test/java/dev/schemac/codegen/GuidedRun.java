package dev.schemac.codegen;

import dev.schemac.codegen.CampaignProgram.Totals;
import dev.schemac.fuzzing.JazzerRun;
import java.io.IOException;

/** Runs all targets of Jazzer one after the other, each for its share of the time. */
final class GuidedRun {
    private GuidedRun() {}

    static Totals run(long seconds) throws IOException, InterruptedException {
        JazzerRun.compileTheSchemas();
        long executions = 0;
        int differences = 0;
        for (String target : JazzerRun.TARGETS) {
            JazzerRun run = JazzerRun.of(target, Math.max(1, seconds / JazzerRun.TARGETS.size()));
            System.out.println("guided, " + target + ": " + run.executions() + " executions");
            if (run.exitValue() != 0 || run.executions() == 0) {
                differences++;
                System.out.println("DIFFERENCE of guided, " + target + ": see fuzzing/target/fuzzing/" + target
                        + "/log, which ends with\n"
                        + run.printed().substring(Math.max(0, run.printed().length() - 2_000)));
            }
            executions += run.executions();
        }
        return new Totals(executions, executions, differences);
    }
}
