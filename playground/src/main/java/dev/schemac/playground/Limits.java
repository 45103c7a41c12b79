package dev.schemac.playground;

import java.time.Duration;

/**
 * The limits of a request.
 *
 * @param body the maximum number of bytes
 * @param work the maximum time for an answer
 * @param exchange the maximum time for the rest of a request and its answer, after its headers
 * @param workers the maximum number of concurrent requests
 * @param waiting the maximum number of waiting requests
 */
record Limits(int body, Duration work, Duration exchange, int workers, int waiting) {
    static final Limits DEFAULT = new Limits(1_000_000, Duration.ofSeconds(20), Duration.ofSeconds(60), 2, 8);
}
