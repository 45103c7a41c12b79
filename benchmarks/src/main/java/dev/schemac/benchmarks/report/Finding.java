package dev.schemac.benchmarks.report;

/** The result of one check for the records of one JDK. */
sealed interface Finding {

    /** Where it was looked: the payload, the order, or the word for whatever else was compared. */
    String subject();

    /**
     * A figure.
     *
     * @param figure what was measured, in words
     * @param margin how good it is, with 1 for exactly what is required, and more for better
     * @param atMost whether less is better
     */
    record Measured(String subject, String figure, double margin, boolean atMost) implements Finding {
        private static final double PERCENT = 100;

        boolean held() {
            return margin >= 1;
        }

        /** The figure, and by how much it misses what is required, rounded up. */
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
     * @param what is not recorded
     */
    record Missing(String subject, String what) implements Finding {}
}
