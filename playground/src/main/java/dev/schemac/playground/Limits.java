package dev.schemac.playground;

import java.time.Duration;

/**
 * What a request may cost.
 *
 * @param body how many bytes it may have
 * @param work how long the page waits for an answer
 * @param exchange how long the rest of a request and its answer may take, once its headers are there
 * @param workers how many requests are worked on at once
 * @param waiting how many more may wait
 */
record Limits(int body, Duration work, Duration exchange, int workers, int waiting) {
    static final Limits DEFAULT = new Limits(1_000_000, Duration.ofSeconds(20), Duration.ofSeconds(60), 2, 8);
}
