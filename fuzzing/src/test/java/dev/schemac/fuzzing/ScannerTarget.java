package dev.schemac.fuzzing;

import static dev.schemac.fuzzing.Everything.DYNAMIC;
import static dev.schemac.fuzzing.Everything.EVERYTHING;
import static dev.schemac.fuzzing.Everything.NOTHING;
import static dev.schemac.fuzzing.Everything.PROFILES;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/**
 * Compares the verdicts on a document with jackson-core under each profile, and the results from bytes, a range and a
 * String.
 */
public final class ScannerTarget {
    private ScannerTarget() {}

    public static void fuzzerTestOneInput(byte[] json) {
        JsonTree tree = JsonTree.of(json);
        for (JsonOptions options : PROFILES) {
            boolean esper = options == JsonOptions.ESPER;
            if (esper && tree.isDoubtful()) {
                continue;
            }
            boolean isJson = tree.isJson()
                    && (!tree.startsWithByteOrderMark() || options.profile() == JsonOptions.Profile.DEFAULT);
            boolean accepted = isJson
                    && tree.root() instanceof JsonTree.Members members
                    && (esper || !tree.hasLoneSurrogate())
                    && tree.depth() <= options.maxDepth()
                    && tree.longestNumber() <= options.maxNumberLength()
                    && (options != JsonOptions.STRICT || members.list().isEmpty());
            ParseResult skipped = ParseResult.of(NOTHING, json, options);
            if (skipped.isAccepted() != accepted) {
                throw new AssertionError(options + ": " + (accepted ? "accepted" : "refused") + " but " + skipped);
            }
            for (ObjectParser<JsonEvent> parser : List.of(EVERYTHING, DYNAMIC)) {
                ParseResult result = ParseResult.of(parser, json, options);
                if (result.isAccepted() && (!isJson || tree.hasLoneSurrogate() && !esper)) {
                    throw new AssertionError(options + ": no JSON, but " + result);
                }
                if (!result.isAccepted()
                        && isJson
                        && !tree.hasLoneSurrogate()
                        && result.error().kind() == JsonParseException.Kind.MALFORMED) {
                    throw new AssertionError(options + ": JSON, but " + result);
                }
                byte[] range = Arrays.copyOf(json, json.length + 3);
                range[json.length] = '1';
                range[json.length + 1] = '"';
                range[json.length + 2] = '}';
                ParseResult.of(() -> parser.parse(range, 0, json.length, options))
                        .mustBe(result, "range");
                if (tree.text() != null) {
                    ParseResult.of(() -> parser.parse(tree.text(), options)).mustBe(result, "String");
                }
                if (result.isAccepted()) {
                    written(parser, result, options);
                }
            }
        }
    }

    private static void written(ObjectParser<JsonEvent> parser, ParseResult result, JsonOptions options) {
        byte[] json;
        try {
            json = result.event().toJsonBytes(options);
        } catch (dev.schemac.runtime.JsonWriteException e) {
            if (options == JsonOptions.ESPER) {
                return; // infinities, and unpaired surrogates
            }
            throw e;
        }
        if (!JsonTree.of(json).isJson()) {
            throw new AssertionError(
                    options + ": written " + new String(json, java.nio.charset.StandardCharsets.UTF_8));
        }
        ParseResult.of(parser, json, options).mustBe(result, "written and read");
    }
}
