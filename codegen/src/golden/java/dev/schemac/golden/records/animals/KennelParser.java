package dev.schemac.golden.records.animals;

import dev.schemac.runtime.EventColumn;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonKey;
import dev.schemac.runtime.JsonKeys;
import dev.schemac.runtime.JsonScanner;
import dev.schemac.runtime.ObjectParser;
import java.util.Arrays;
import java.util.List;

/** Reads {@link Kennel} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.generator.ParserGenerator")
public final class KennelParser implements ObjectParser<Kennel> {
    /** The parser. */
    public static final KennelParser INSTANCE = new KennelParser();

    private static final JsonKey FIRST = JsonKey.object("first");
    private static final JsonKey DOGS = JsonKey.array("dogs");
    private static final JsonKeys KEYS = JsonKeys.of(0xE220A8397B1DCDAFL, FIRST, DOGS);

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public KennelParser() {}

    @Override
    public EventType<Kennel> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public Kennel read(JsonScanner in) {
        if (!in.beginObject()) {
            return null;
        }
        Kennel.Builder value = new Kennel.Builder();
        if (!in.firstIs(FIRST)) {
            return readAnyOrder(in, value, 0);
        }
        value.first = AnimalParser.INSTANCE.read(in);
        if (!in.nextIs(DOGS)) {
            return readAnyOrder(in, value, 1);
        }
        value.dogs = readDogArray(in);
        if (!in.endObject()) {
            return readAnyOrder(in, value, 2);
        }
        return value.build();
    }

    /** Reads the members left, in whatever order; the columns before {@code next} have been read. */
    private static Kennel readAnyOrder(JsonScanner in, Kennel.Builder value, int next) {
        long seen = (1L << next) - 1;
        int column = next == 0 ? in.firstColumn(KEYS) : in.nextColumn(KEYS, next);
        while (column >= 0) {
            long bit = 1L << column;
            if ((seen & bit) != 0) {
                in.duplicateMember();
            }
            seen |= bit;
            switch (column) {
                case 0 -> value.first = AnimalParser.INSTANCE.read(in);
                case 1 -> value.dogs = readDogArray(in);
            }
            column = in.nextColumn(KEYS, column + 1);
        }
        return value.build();
    }

    private static Dog[] readDogArray(JsonScanner in) {
        if (!in.beginArray()) {
            return null;
        }
        Dog[] elements = new Dog[4];
        int count = 0;
        for (boolean more = in.firstElement(); more; more = in.nextElement()) {
            if (count == elements.length) {
                elements = Arrays.copyOf(elements, count * 2);
            }
            elements[count++] = DogParser.INSTANCE.read(in);
        }
        return count == elements.length ? elements : Arrays.copyOf(elements, count);
    }

    /** Names and types of the columns: a class of its own, which no parse waits for. */
    private static final class Columns {
        static final EventType<Kennel> EVENT_TYPE = EventType.of(
                Kennel.class,
                "dev.schemac.golden.records.animals",
                "Kennel",
                List.of(
                        new EventColumn("first", Animal.class),
                        new EventColumn("dogs", Dog[].class)));

        private Columns() {}
    }
}
