package dev.schemac.integrations.common;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * The last results in this JVM. Each is computed once, while other threads wait: several tasks begin at the same time, and
 * need the same result. A computation can call {@link #get} for another key. Thread-safe.
 */
public final class RecentlyUsed<K, V> {
    private static final int MOST = 64;

    private final Map<K, V> results = new LinkedHashMap<>(16, 0.75f, true);

    /**
     * {@return the result for a key}
     *
     * @param compute called if there is no result; an exception that it throws is not a result
     */
    public synchronized V get(K key, Function<? super K, ? extends V> compute) {
        V known = results.get(key);
        if (known != null) {
            return known;
        }
        V result = compute.apply(key);
        results.put(key, result);
        if (results.size() > MOST) {
            results.remove(results.keySet().iterator().next());
        }
        return result;
    }
}
