package dev.schemac.flink;

import dev.schemac.runtime.JsonOptions;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamException;
import java.io.Serializable;
import java.util.Objects;

/** {@link JsonOptions} that travel with a job. */
final class TravellingOptions implements Serializable {
    private static final long serialVersionUID = 1L;

    static final TravellingOptions DEFAULT = new TravellingOptions(JsonOptions.DEFAULT);

    private final transient JsonOptions options;

    TravellingOptions(JsonOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    JsonOptions get() {
        return options;
    }

    private Object writeReplace() {
        return new Settings(
                options.profile(),
                options.maxDepth(),
                options.maxNumberLength(),
                options.maxDecimalScale(),
                options.maxEventBytes(),
                options.indent(),
                options.sortedMembers());
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw new InvalidObjectException("options travel as their settings");
    }

    /** What the options are made of. */
    private record Settings(
            JsonOptions.Profile profile,
            int maxDepth,
            int maxNumberLength,
            int maxDecimalScale,
            int maxEventBytes,
            int indent,
            boolean sortedMembers)
            implements Serializable {
        private static final long serialVersionUID = 1L;

        private Object readResolve() throws ObjectStreamException {
            JsonOptions base = switch (profile) {
                case DEFAULT -> JsonOptions.DEFAULT;
                case STRICT -> JsonOptions.STRICT;
                case ESPER -> JsonOptions.ESPER;
            };
            return new TravellingOptions(base.withMaxDepth(maxDepth)
                    .withMaxNumberLength(maxNumberLength)
                    .withMaxDecimalScale(maxDecimalScale)
                    .withMaxEventBytes(maxEventBytes)
                    .withIndent(indent)
                    .withSortedMembers(sortedMembers));
        }
    }
}
