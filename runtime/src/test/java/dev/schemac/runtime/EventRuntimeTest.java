package dev.schemac.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Point.PointParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventRuntimeTest {

    private static final String JSON = "{\"x\":1,\"y\":2.5}";

    private final EventRuntime runtime = new EventRuntime();

    @Test
    void findsSendersByClassAndByName() {
        Deployment deployment = runtime.deploy(List.of(new PointParser("com.acme")));

        assertThat(deployment.eventTypeNames()).containsExactly("com.acme.Point");
        assertThat(runtime.eventTypeNames()).containsExactly("com.acme.Point");
        assertThat(runtime.eventSender(Point.class).parse(JSON)).isEqualTo(new Point(1, 2.5));
        assertThat(runtime.eventSender("Point")).isSameAs(runtime.eventSender(Point.class));
        assertThat(runtime.eventSender("com.acme.Point")).isSameAs(runtime.eventSender(Point.class));
    }

    @Test
    void passesTheOptionsOn() {
        runtime.deploy(List.of(Point.PARSER));
        byte[] marked = ("\ufeff" + JSON).getBytes(StandardCharsets.UTF_8);

        assertThat(runtime.eventSender(Point.class).parse(marked)).isEqualTo(new Point(1, 2.5));
        assertThatThrownBy(() -> runtime.eventSender(Point.class)
                        .withOptions(JsonOptions.STRICT)
                        .parse(marked))
                .isInstanceOf(JsonParseException.class);
        assertThatThrownBy(() -> runtime.eventSender("Point")
                        .withOptions(JsonOptions.STRICT)
                        .parse(marked))
                .isInstanceOf(JsonParseException.class);
    }

    @Test
    void takesASimpleNameOnlyIfOneModuleHasIt() {
        runtime.deploy(List.of(new PointParser("b"), new PointParser("a")));

        assertThatThrownBy(() -> runtime.eventSender("Point"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type Point is ambiguous: it is one of a.Point, b.Point");
        assertThat(runtime.eventSender("a.Point")).isNotSameAs(runtime.eventSender("b.Point"));
    }

    @Test
    void takesTheNameOfATypeWithoutModuleAsQualified() {
        runtime.deploy(List.of(new PointParser("a"), new PointParser("b"), new PointParser("")));

        assertThat(runtime.eventTypeNames()).containsExactly("Point", "a.Point", "b.Point");
        assertThat(runtime.eventSender("Point")).isNotSameAs(runtime.eventSender("a.Point"));
    }

    @Test
    void namesWhatIsDeployedAndTheNearest() {
        assertThatThrownBy(() -> runtime.eventSender("Pint"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no event type Pint is deployed; nothing is deployed");

        runtime.deploy(List.of(
                new Named("Area"), new Named("Pint"), new Named("Print"), new PointParser("m"), new Named("Way")));

        assertThatThrownBy(() -> runtime.eventSender("Points"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "no event type Points is deployed; deployed types: Area, Pint, Print, Way, m.Point; did you mean 'Point'?");
        assertThatThrownBy(() -> runtime.eventSender(String.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no event type with class java.lang.String is deployed; deployed types: ");
    }

    @Test
    void namesNoMoreThanTen() {
        runtime.deploy(
                IntStream.range(10, 35).mapToObj(i -> new Named("Type" + i)).toList());

        assertThatThrownBy(() -> runtime.eventSender("Type3"))
                .hasMessage(
                        "no event type Type3 is deployed; deployed types: Type10, Type11, Type12, Type13, Type14, Type15,"
                                + " Type16, Type17, Type18, Type19 and 15 more; did you mean 'Type13'?");
    }

    @Test
    void namesAllOfTen() {
        runtime.deploy(
                IntStream.range(10, 20).mapToObj(i -> new Named("Type" + i)).toList());

        assertThatThrownBy(() -> runtime.eventSender("Other"))
                .hasMessage(
                        "no event type Other is deployed; deployed types: Type10, Type11, Type12, Type13, Type14, Type15,"
                                + " Type16, Type17, Type18, Type19");
    }

    @Test
    void namesTheNearestOfAnotherModule() {
        runtime.deploy(List.of(new PointParser("geometry"), new Named("Area")));

        assertThatThrownBy(() -> runtime.eventSender("com.acme.Pont"))
                .hasMessage(
                        "no event type com.acme.Pont is deployed; deployed types: Area, geometry.Point; did you mean 'Point'?");
        assertThatThrownBy(() -> runtime.eventSender("geometry.Pont"))
                .hasMessage(
                        "no event type geometry.Pont is deployed; deployed types: Area, geometry.Point; did you mean 'geometry.Point'?");
    }

    @Test
    void deploysAllOrNothing() {
        runtime.deploy(List.of(new PointParser("a")));

        assertThatThrownBy(() -> runtime.deploy(List.of(new Named("New"), new PointParser("a"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type a.Point is already deployed");
        assertThatThrownBy(() -> runtime.deploy(List.of(new Named("Twice"), new Named("Twice"))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type Twice is already deployed");
        assertThat(runtime.eventTypeNames()).containsExactly("a.Point");
    }

    @Test
    void loadsTheParsersOfTheIndex(@TempDir Path folder) throws IOException {
        try (URLClassLoader loader = indexed(folder, Indexed.class.getName())) {
            EventRuntime loaded = EventRuntime.load(loader);

            assertThat(loaded.eventTypeNames()).containsExactly("Indexed");
        }
    }

    @Test
    void loadsNothingWithoutAnIndex() {
        assertThat(EventRuntime.load().eventTypeNames()).isEmpty();
        assertThat(EventRuntime.load(null).eventTypeNames()).isEmpty();
    }

    @Test
    void saysWhichEntryOfTheIndexIsBroken(@TempDir Path folder) throws IOException {
        for (String entry : List.of("com.acme.Missing", Point.class.getName(), "com.acme.Missing more")) {
            try (URLClassLoader loader = indexed(folder, entry)) {
                assertThatThrownBy(() -> EventRuntime.load(loader))
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessageStartingWith(
                                "the index META-INF/services/dev.schemac.runtime.ObjectParser lists a parser that cannot be loaded: ")
                        .hasMessageMatching(".*(" + entry + "|ObjectParser:1: Illegal configuration-file syntax).*");
            }
        }
    }

    private static URLClassLoader indexed(Path folder, String entry) throws IOException {
        Path index = folder.resolve("META-INF/services/dev.schemac.runtime.ObjectParser");
        Files.createDirectories(index.getParent());
        Files.writeString(index, entry + "\n");
        return new URLClassLoader(new URL[] {folder.toUri().toURL()}, EventRuntimeTest.class.getClassLoader());
    }

    private record Named(String schemaName) implements ScanningParser<Object> {

        @Override
        public EventType<Object> eventType() {
            return GeneratedEventType.of(Object.class, "", schemaName, List.of());
        }

        @Override
        public Object read(JsonScanner in) {
            return null;
        }
    }

    /** As generated parsers are: public, with a public constructor without arguments. */
    public static final class Indexed implements ScanningParser<Object> {

        /** For the service loader. */
        public Indexed() {}

        @Override
        public EventType<Object> eventType() {
            return GeneratedEventType.of(Object.class, "", "Indexed", List.of());
        }

        @Override
        public Object read(JsonScanner in) {
            return null;
        }
    }
}
