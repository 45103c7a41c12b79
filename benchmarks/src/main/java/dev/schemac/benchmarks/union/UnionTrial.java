package dev.schemac.benchmarks.union;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * One way to read the events of a feed, a few in each call. All return the same objects: beans that are generated
 * in this JVM.
 */
public final class UnionTrial implements LongSupplier {
    /** The parser of the union. */
    static final String UNION = "union";

    /** The parser of the schema of each event, as if the subtype were known before. */
    static final String OWN = "own";

    /** Jackson databind, which finds the class by {@code @JsonTypeInfo}. */
    static final String JACKSON = "jackson";

    static final List<String> READERS = List.of(UNION, OWN, JACKSON);

    private static final int BATCH = 16;

    private interface Reader {
        Object read(int event) throws IOException;
    }

    /**
     * Hides the methods by which generated classes reject reflection. Here it loses nothing: columns have the names of
     * the members.
     */
    private static final class Unguarded extends JacksonAnnotationIntrospector {
        private static final long serialVersionUID = 1L;

        @Override
        public boolean hasIgnoreMarker(AnnotatedMember member) {
            return member.getDeclaringClass() == JsonEvent.class || super.hasIgnoreMarker(member);
        }

        @Override
        public JacksonInject.Value findInjectableValue(AnnotatedMember member) {
            return null;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", visible = true)
    private interface Typed {}

    private final EventRuntime runtime = new EventRuntime();
    private final List<UnionFeed.Event> events;
    private final byte[][] documents;
    private final Reader reader;
    private int next;

    /** The last result: without it, the compiler could remove the work. */
    private volatile Object last;

    /**
     * Compiles the schemas and checks all events.
     *
     * @param word one of {@link #READERS} and the word of a feed, with a slash between them
     * @throws IllegalStateException if an event is read wrongly
     */
    public UnionTrial(String word) throws IOException {
        String[] parts = word.split("/", 2);
        UnionFeed feed = UnionFeed.of(parts[1]);
        SchemaCompiler.compileDeploy(runtime, feed.epl());
        events = feed.events();
        documents = events.stream().map(UnionFeed.Event::json).toArray(byte[][]::new);
        reader = reader(parts[0]);
        for (int i = 0; i < documents.length; i++) {
            JsonEvent expected = (JsonEvent) parser(events.get(i).subtype()).parse(documents[i]);
            Object found = reader.read(i);
            if (!expected.equals(found) || expected.get("actor") == null) {
                throw new IllegalStateException(word + " reads event " + i + " wrongly: " + found);
            }
        }
    }

    private ObjectParser<?> parser(String schema) {
        return runtime.eventSender(schema).parser();
    }

    private Reader reader(String name) {
        switch (name) {
            case UNION:
                ObjectParser<?> union = parser(UnionFeed.base());
                return event -> union.parse(documents[event]);
            case OWN:
                ObjectParser<?>[] parsers =
                        events.stream().map(event -> parser(event.subtype())).toArray(ObjectParser<?>[]::new);
                return event -> parsers[event].parse(documents[event]);
            default:
                ObjectReader jackson = jackson();
                return event -> jackson.readValue(documents[event]);
        }
    }

    private ObjectReader jackson() {
        Class<?> base = runtime.eventType(UnionFeed.base()).type();
        JsonMapper.Builder mapper =
                JsonMapper.builder().annotationIntrospector(new Unguarded()).addMixIn(base, Typed.class);
        for (String subtype : UnionFeed.subtypeNames()) {
            mapper.registerSubtypes(new NamedType(runtime.eventType(subtype).type(), UnionFeed.text(subtype)));
        }
        return mapper.build().readerFor(base);
    }

    /**
     * Reads a few events.
     *
     * @return how many
     */
    @Override
    public long getAsLong() {
        try {
            for (int i = 0; i < BATCH; i++) {
                last = reader.read(next++ & documents.length - 1);
            }
            return BATCH;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
