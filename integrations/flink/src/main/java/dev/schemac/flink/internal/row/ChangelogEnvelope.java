package dev.schemac.flink.internal.row;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.UntypedParser;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The documents of changelogs. A schema of the changed rows declares none of their members, so reading one would return a
 * row without its values.
 */
public enum ChangelogEnvelope {
    DEBEZIUM("Debezium", List.of("before", "after", "op")),
    CANAL("Canal", List.of("data", "database", "type", "isDdl")),
    MAXWELL("Maxwell", List.of("data", "database", "type", "xid"));

    /** The members that come first in the documents of these programs. No other document is read for the test. */
    private static final Set<String> FIRST = Set.of("before", "after", "op", "schema", "payload", "data", "database");

    private static final byte[][] FIRST_NAMES =
            FIRST.stream().map(name -> (name + '"').getBytes(UTF_8)).toArray(byte[][]::new);

    private final String program;
    private final List<String> members;

    ChangelogEnvelope(String program, List<String> members) {
        this.program = program;
        this.members = members;
    }

    /** {@return whether a schema with these members describes no envelope} */
    public static boolean isForeignTo(Stream<String> members) {
        return members.noneMatch(FIRST::contains);
    }

    /** {@return the envelope in a range of bytes; empty for another document, and for invalid ones} */
    public static Optional<ChangelogEnvelope> of(byte[] json, int from, int to) {
        if (!beginsLikeEnvelope(json, from, to)) {
            return Optional.empty();
        }
        try {
            Map<?, ?> members = (Map<?, ?>) UntypedParser.parse(json, from, to - from, JsonOptions.DEFAULT);
            // with its schema, which converters of Kafka Connect add
            Map<?, ?> found = members.get("payload") instanceof Map<?, ?> payload ? payload : members;
            return Stream.of(values())
                    .filter(each -> found.keySet().containsAll(each.members))
                    .findFirst();
        } catch (JsonParseException e) {
            return Optional.empty();
        }
    }

    /** Compares bytes, because each document is tested. */
    private static boolean beginsLikeEnvelope(byte[] json, int from, int to) {
        int at = blanks(json, from, to);
        int name = at < to && json[at] == '{' ? blanks(json, at + 1, to) + 1 : to;
        for (byte[] each : FIRST_NAMES) {
            int end = name + each.length;
            if (end <= to && each[0] == json[name] && Arrays.equals(json, name, end, each, 0, each.length)) {
                return true;
            }
        }
        return false;
    }

    private static int blanks(byte[] json, int from, int to) {
        int at = from;
        while (at < to && json[at] <= ' ' && json[at] >= 0) {
            at++;
        }
        return at;
    }

    /** {@return the error of a table whose schema describes the changed rows} */
    public String error() {
        return "expected a changed row of the schema but found a changelog envelope of " + program
                + ", which schemac does not read: set 'format' = '" + name().toLowerCase(Locale.ROOT)
                + "-json', or declare a schema with the members of the envelope";
    }
}
