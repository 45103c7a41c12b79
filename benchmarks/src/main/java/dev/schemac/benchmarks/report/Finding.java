package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Rounded;

/** The result of one check for the records of one JDK. */
sealed interface Finding {

    /** Returns the subject of the check: the payload, the order, or another word for the compared records. */
    String subject();

    /**
     * A figure.
     *
     * @param figure the figure, in words
     * @param margin the ratio to the requirement: 1 if exactly met, more if better
     * @param atMost whether less is better
     */
    record Measured(String subject, String figure, double margin, boolean atMost) implements Finding {
        private static final double PERCENT = 100;

        boolean held() {
            return margin >= 1;
        }

        /** Returns the figure, and its distance from the requirement, rounded up. */
        String inWords() {
            if (held()) {
                return figure;
            }
            double missing = atMost ? 1 / margin - 1 : 1 - margin;
            return figure + ", " + Rounded.up(PERCENT * missing, 1) + " % " + (atMost ? "over" : "short");
        }
    }

    /**
     * No figure.
     *
     * @param what the missing record
     */
    record Missing(String subject, String what) implements Finding {}

    /** The check does not concern the JDK. */
    record Inapplicable(String subject) implements Finding {}
}
