package dev.schemac.spring;

import dev.schemac.runtime.JsonOptions;
import java.util.function.BiFunction;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;

/**
 * The properties {@code schemac.json.*}: the options of all events of an application. Absent ones are those of the
 * profile. The application fails to start if one is unknown.
 *
 * @param profile see {@link JsonOptions#of}; {@code default} if absent
 * @param maxDepth see {@link JsonOptions#withMaxDepth}
 * @param maxNumberLength see {@link JsonOptions#withMaxNumberLength}
 * @param maxDecimalScale see {@link JsonOptions#withMaxDecimalScale}
 * @param maxEventBytes see {@link JsonOptions#withMaxEventBytes}
 * @param indent see {@link JsonOptions#withIndent}
 * @param sortedMembers see {@link JsonOptions#withSortedMembers}
 * @param eitherBase64 see {@link JsonOptions#withEitherBase64}
 * @param problemDetails whether invalid requests are answered with problem details; {@code true} if absent
 */
@ConfigurationProperties(prefix = "schemac.json", ignoreUnknownFields = false)
public record SchemacJsonProperties(
        JsonOptions.Profile profile,
        Integer maxDepth,
        Integer maxNumberLength,
        Integer maxDecimalScale,
        DataSize maxEventBytes,
        Integer indent,
        Boolean sortedMembers,
        Boolean eitherBase64,
        Boolean problemDetails) {

    /**
     * {@return the options}
     *
     * @throws IllegalArgumentException if a value is out of its bounds
     */
    public JsonOptions options() {
        JsonOptions options = profile == null ? JsonOptions.DEFAULT : JsonOptions.of(profile);
        options = with(options, maxDepth, JsonOptions::withMaxDepth);
        options = with(options, maxNumberLength, JsonOptions::withMaxNumberLength);
        options = with(options, maxDecimalScale, JsonOptions::withMaxDecimalScale);
        options = with(options, maxEventBytes, SchemacJsonProperties::withMaxEventBytes);
        options = with(options, indent, JsonOptions::withIndent);
        options = with(options, sortedMembers, JsonOptions::withSortedMembers);
        return with(options, eitherBase64, JsonOptions::withEitherBase64);
    }

    private static <T> JsonOptions with(JsonOptions options, T value, BiFunction<JsonOptions, T, JsonOptions> with) {
        return value == null ? options : with.apply(options, value);
    }

    private static JsonOptions withMaxEventBytes(JsonOptions options, DataSize size) {
        if (size.toBytes() > Integer.MAX_VALUE) {
            throw new IllegalArgumentException("schemac.json.max-event-bytes must be less than 2GB");
        }
        return options.withMaxEventBytes((int) size.toBytes());
    }
}
