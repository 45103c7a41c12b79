package dev.schemac.codegen;

import dev.schemac.golden.dynamic.Alarm;
import dev.schemac.golden.dynamic.AlarmParser;
import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.EventParser;
import dev.schemac.golden.dynamic.EventWriter;
import dev.schemac.golden.lazy.Office;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.RefillingParser;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The examples of {@code docs/generated-api.md}, each as it stands there; each returns what its block of text shows.
 */
public final class GeneratedApiExamples {
    private GeneratedApiExamples() {}

    public static String bean() {

        Event event = Event.parse("{\"at\":5,\"host\":\"a\"}");
        boolean known = event.hasKind(); // false: absent
        String kind = event.getKind(); // null
        long at = event.getAt(); // 5
        event.setKind("login");
        event.clearAt();
        event.putUndeclaredMember("port", 80);
        Map<String, Object> others = event.undeclaredMembers();

        boolean asCommented = !known && kind == null && at == 5 && others.equals(Map.of("host", "a", "port", 80));
        return asCommented ? event.toJson() : "not what the comments say";
    }

    public static String inheritance() {

        Alarm alarm = Alarm.parse("{\"kind\":\"fire\",\"level\":3,\"floor\":7}");
        Event event = alarm;
        String kind = event.getKind();
        Object floor = alarm.undeclaredMembers().get("floor");

        return kind.equals("fire") && floor.equals(7) ? event.toJson() : "not the values of the document";
    }

    public static String lazyStrings() {
        byte[] json = "{\"name\":\"A\",\"city\":\"Bern\",\"country\":\"CH\"}".getBytes(StandardCharsets.UTF_8);

        Office office = Office.parse(json); // the strings have been checked, none has been made
        String city = office.getCity(); // made now, and kept
        office.setName("Berne");
        String changed = office.toJson(); // copies the others
        office.detach(); // makes the rest, and releases the document

        return city.equals("Bern") && office.getCity() == city ? changed : "not what the comments say";
    }

    public static String parser() {

        RefillingParser<Event> parser = EventParser.INSTANCE;
        Event event = parser.parse("{\"at\":5}", JsonOptions.STRICT);
        parser.parseInto("{\"kind\":\"logout\"}", event);

        return event.toJson();
    }

    public static String writer() {
        Event event = Event.parse("{\"at\":5}");

        ObjectWriter<Event> writer = EventWriter.INSTANCE;
        String people = writer.toJson(event, JsonOptions.DEFAULT.withIndent(2));

        return people;
    }

    public static String sender() {
        List<Alarm> received = new ArrayList<>();

        EventRuntime runtime = new EventRuntime();
        runtime.deploy(List.of(EventParser.INSTANCE, AlarmParser.INSTANCE));
        EventSender<Alarm> sender = runtime.eventSender(Alarm.class).withOptions(JsonOptions.STRICT);
        sender.addListener(alarm -> received.add(alarm));
        sender.send("{\"kind\":\"fire\",\"level\":3}");

        return received.get(0).toJson();
    }
}
