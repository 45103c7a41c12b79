package dev.schemac.benchmarks;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The command line.
 *
 * @param values options with a value
 * @param flags options without
 */
record Arguments(Map<String, String> values, List<String> flags) {
    private static final List<String> WITH_VALUE = List.of(
            "--library",
            "--payload",
            "--input",
            "--output",
            "--operation",
            "--record",
            "--work",
            "--charts",
            "--runs",
            "--seconds",
            "--megabytes");
    private static final List<String> WITHOUT =
            List.of("--quick", "--check", "--missing", "--cold", "--mixed", "--without-unsafe", "--busy", "--streams");

    /** A mistake of the user. */
    static final class UsageException extends RuntimeException {
        private static final long serialVersionUID = 1;

        UsageException(String message) {
            super(message);
        }
    }

    /**
     * Sorts the words of a command line.
     *
     * @throws UsageException if one is unknown, or a value is missing
     */
    static Arguments of(String... args) {
        Map<String, String> values = new LinkedHashMap<>();
        List<String> flags = new ArrayList<>();
        for (int i = 0; i < args.length; i++) {
            if (WITHOUT.contains(args[i])) {
                flags.add(args[i]);
            } else if (!WITH_VALUE.contains(args[i])) {
                throw new UsageException("unknown option " + args[i]);
            } else if (i + 1 == args.length || args[i + 1].isEmpty()) {
                throw new UsageException(args[i] + " needs a value");
            } else {
                values.put(args[i], args[++i]);
            }
        }
        return new Arguments(values, flags);
    }

    /** The same, with the items of groups instead of the names of groups. */
    Arguments expand(String option, Map<String, List<String>> groups) {
        Map<String, String> expanded = new LinkedHashMap<>(values);
        expanded.computeIfPresent(
                option,
                (name, words) -> Stream.of(words.split(","))
                        .map(word -> String.join(",", groups.getOrDefault(word, List.of(word))))
                        .collect(Collectors.joining(",")));
        return new Arguments(expanded, flags);
    }

    boolean has(String flag) {
        return flags.contains(flag);
    }

    Optional<String> value(String option) {
        return Optional.ofNullable(values.get(option));
    }

    /**
     * The value of an option as a positive number, if it is given.
     *
     * @throws UsageException if it is none
     */
    Optional<Integer> number(String option) {
        return value(option).map(text -> {
            if (!text.matches("[1-9][0-9]{0,3}")) {
                throw new UsageException(option + " needs a positive number, not " + text);
            }
            return Integer.valueOf(text);
        });
    }

    /**
     * The value of an option in seconds, such as 2 or 0.5, if it is given.
     *
     * @throws UsageException if it is none
     */
    Optional<Duration> duration(String option) {
        return value(option).map(text -> {
            if (!text.matches("[0-9]{1,3}([.][0-9]{1,3})?") || text.matches("[0.]+")) {
                throw new UsageException(option + " needs a positive number of seconds, not " + text);
            }
            return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
        });
    }

    /**
     * The items that an option names, in the order in which it does.
     *
     * @param all what may be named
     * @param otherwise the items if the option is not given
     * @throws UsageException if it names something else
     */
    <T> List<T> chosen(String option, List<T> all, Function<? super T, String> name, List<T> otherwise) {
        Optional<String> given = value(option);
        if (given.isEmpty()) {
            return otherwise;
        }
        Map<String, T> byName = new LinkedHashMap<>();
        all.forEach(item -> byName.put(name.apply(item), item));
        List<T> wanted = new ArrayList<>();
        for (String word : given.orElseThrow().split(",")) {
            T item = byName.get(word);
            if (item == null) {
                throw new UsageException(option + ": there is no '" + word + "'; expected some of "
                        + String.join(", ", byName.keySet()));
            }
            if (!wanted.contains(item)) {
                wanted.add(item);
            }
        }
        return wanted;
    }
}
