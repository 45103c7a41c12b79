package dev.schemac.codegen;

import dev.schemac.fuzzing.WriterTarget;
import java.util.Base64;
import java.util.Random;

/** Passes random bytes to {@link WriterTarget}, which makes values of them. */
final class WriterRound extends CampaignRound {
    private static final int LONGEST = 160;

    private final Random random;

    WriterRound(Random random) {
        this.random = random;
    }

    @Override
    void step() {
        byte[] input = new byte[1 + random.nextInt(LONGEST)];
        random.nextBytes(input);
        countDocument();
        countAccepted();
        countParses(WriterTarget.PARSES);
        try {
            WriterTarget.fuzzerTestOneInput(input);
        } catch (AssertionError | RuntimeException | ReflectiveOperationException e) {
            String what = e.getMessage() == null ? "" : e.getMessage();
            int end = what.indexOf(':');
            fail(
                    e.getClass().getSimpleName() + " " + (end < 0 ? what : what.substring(0, end)),
                    e + "\ninput in base64: " + Base64.getEncoder().encodeToString(input));
        }
    }
}
