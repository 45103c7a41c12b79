package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The last results of integrations. */
class RecentlyUsedTest {
    private final RecentlyUsed<Integer, String> results = new RecentlyUsed<>();
    private final List<Integer> computed = new ArrayList<>();

    private String get(int key) {
        return results.get(key, each -> {
            computed.add(each);
            return "result " + each;
        });
    }

    @Test
    void aResultIsComputedOnce() {
        assertThat(get(1)).isEqualTo("result 1").isSameAs(get(1));
        assertThat(get(2)).isEqualTo("result 2");
        assertThat(computed).containsExactly(1, 2);
    }

    @Test
    void theLeastRecentlyUsedOf65ResultsIsRemoved() {
        for (int i = 0; i < 64; i++) {
            get(i);
        }
        get(0);
        get(64); // replaces 1
        computed.clear();
        get(0);
        get(64);
        get(2);
        assertThat(computed).isEmpty();
        get(1);
        assertThat(computed).containsExactly(1);
    }

    @Test
    void aFailureIsNoResult() {
        assertThatThrownBy(() -> results.get(1, key -> {
                    throw new IllegalStateException("no result");
                }))
                .hasMessage("no result");
        assertThat(get(1)).isEqualTo("result 1");
    }

    @Test
    void aComputationMayAskForAnotherResult() {
        assertThat(results.get(1, key -> get(2) + ", " + key)).isEqualTo("result 2, 1");
        assertThat(get(2)).isEqualTo("result 2");
        assertThat(computed).containsExactly(2);
    }

    @Test
    void threadsThatBeginAtTheSameTimeComputeOnce() throws Exception {
        AtomicInteger calls = new AtomicInteger();
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<String>> each = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
                int key = i / 10;
                each.add(threads.submit(
                        () -> results.get(key, k -> "result " + k + " of call " + calls.incrementAndGet())));
            }
            for (int i = 0; i < 100; i++) {
                assertThat(each.get(i).get()).startsWith("result " + i / 10 + " of call");
            }
        } finally {
            threads.shutdown();
        }
        assertThat(calls).hasValue(10);
    }
}
