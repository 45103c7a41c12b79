package dev.schemac.runtime;

import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An event as a generator would write it, for {@code create json schema Point(x double, y double)}. */
public record Point(double x, double y) implements JsonEvent {

    public static final PointParser PARSER = new PointParser("");

    private static final JsonKey X = JsonKey.number("x");
    private static final JsonKey Y = JsonKey.number("y");

    @Override
    public Map<String, Object> asMap() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("x", x);
        map.put("y", y);
        return map;
    }

    @Override
    public void writeTo(JsonWriter out) {
        PointWriter.INSTANCE.write(this, out);
    }

    public static final class PointWriter extends GeneratedWriter<Point> implements ObjectWriter<Point> {
        public static final PointWriter INSTANCE = new PointWriter();

        @Override
        public void write(Point value, JsonWriter out) {
            out.value(this, value);
        }

        @Override
        public void write(Point value, JsonOutput out) {
            out.beginObject();
            out.member(X, value.x);
            out.member(Y, value.y);
            out.endObject();
        }
    }

    /** Takes the two columns in order only. */
    public record PointParser(String moduleName) implements ScanningParser<Point> {

        @Override
        public EventType<Point> eventType() {
            return GeneratedEventType.of(Point.class, moduleName, "Point", List.of());
        }

        @Override
        public Point read(JsonScanner in) {
            in.beginObject();
            in.tryFirst(X);
            double x = in.readDouble();
            in.tryNext(Y);
            double y = in.readDouble();
            in.endObject();
            return new Point(x, y);
        }
    }
}
