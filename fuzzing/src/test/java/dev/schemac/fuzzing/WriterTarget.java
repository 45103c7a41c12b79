package dev.schemac.fuzzing;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Makes values of the input and writes them. The result is JSON of these values for jackson-core, and reads back equal. */
public final class WriterTarget {
    private static final List<Method> SETTERS = Arrays.stream(
                    Everything.EVERYTHING.eventType().type().getMethods())
            .filter(method -> method.getName().startsWith("set") && method.getParameterCount() == 1)
            .sorted(Comparator.comparing(Method::getName))
            .toList();

    /** How often the document of an input is parsed. */
    public static final int PARSES = 1;

    private static final WrittenValues VALUES = new WrittenValues();

    private WriterTarget() {}

    public static void fuzzerTestOneInput(byte[] input) throws ReflectiveOperationException {
        InputValues values = new InputValues(input);
        int how = values.next();
        JsonOptions options = Everything.PROFILES
                .get((how & 3) % 3)
                .withIndent(how >> 2 & 3)
                .withSortedMembers((how & 16) != 0)
                .withMaxNumberLength(100_000)
                .withMaxDecimalScale(1_000_000);
        JsonEvent event;
        if ((how & 32) == 0) {
            event = Everything.UNTYPED.parse("{}");
            Map<String, Object> map = values.map(3);
            event.getClass().getMethod("setM", Map.class).invoke(event, map);
        } else {
            event = Everything.EVERYTHING.parse("{}");
            while (values.hasMore()) {
                Method setter = SETTERS.get(values.next() % SETTERS.size());
                Object value = values.of(setter.getParameterTypes()[0]);
                if (value != null) {
                    setter.invoke(event, value);
                }
            }
        }
        byte[] json = event.toJsonBytes(options);
        String text = new String(json, StandardCharsets.UTF_8);
        JsonTree tree = JsonTree.of(json);
        if (!tree.isJson()) {
            throw new AssertionError("no JSON: " + text);
        }
        String difference = VALUES.difference(event, tree.root());
        if (difference != null) {
            throw new AssertionError("other values: " + difference + " in " + text);
        }
        if (!event.toJson(options).equals(text)) {
            throw new AssertionError("as a String otherwise: " + text);
        }
        ParseResult read = ParseResult.of((how & 32) == 0 ? Everything.UNTYPED : Everything.EVERYTHING, json, options);
        read.mustBe(new ParseResult(event, null), text);
        if (!read.event().toJson(options).equals(text)) {
            throw new AssertionError("written again otherwise: " + text);
        }
    }
}
