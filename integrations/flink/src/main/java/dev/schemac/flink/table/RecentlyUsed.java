package dev.schemac.flink.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The last results in this JVM. Each is computed once, while other threads wait: several tasks begin at the same time, and
 * need the same result. Thread-safe.
 */
final class RecentlyUsed<K, V> {
    private static final int MOST = 64;

    private final Map<K, V> results = new LinkedHashMap<>(16, 0.75f, true);

    synchronized V get(K key, Function<? super K, ? extends V> compute) {
        V result = results.computeIfAbsent(key, compute);
        if (results.size() > MOST) {
            results.remove(results.keySet().iterator().next());
        }
        return result;
    }
}
