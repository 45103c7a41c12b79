package dev.schemac.benchmarks.interleaved;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class InterleavedFiguresTest {

    @Test
    void aSteadyMachineGivesTheSpeedsThemselves() {
        double[][] nanos = {{100, 100, 100, 100}, {400, 400, 400, 400}};

        double[][] speeds = InterleavedFigures.of(nanos, 2);

        assertThat(speeds[0]).containsExactly(new double[] {1e7, 1e7}, within(1e-3));
        assertThat(speeds[1]).containsExactly(new double[] {2.5e6, 2.5e6}, within(1e-3));
    }

    @Test
    void aMachineThatChangesItsSpeedBetweenRoundsDoesNotChangeTheRatios() {
        double[][] nanos = {{100, 1000, 150, 100, 330, 100}, {400, 4000, 600, 400, 1320, 400}};

        double[][] speeds = InterleavedFigures.of(nanos, 3);

        for (int block = 0; block < 3; block++) {
            assertThat(speeds[0][block] / speeds[1][block]).isCloseTo(4, within(1e-9));
        }
        assertThat(speeds[0][0])
                .as("every block has the speed of the middle round")
                .isEqualTo(speeds[0][2]);
    }

    @Test
    void aRoundInWhichTheMachineChangedBetweenTwoTurnsIsOutvoted() {
        double[][] nanos = {{100, 900, 100, 100, 100}, {200, 200, 200, 200, 200}};

        double[][] speeds = InterleavedFigures.of(nanos, 1);

        assertThat(speeds[0][0] / speeds[1][0]).isCloseTo(2, within(1e-9));
    }
}
