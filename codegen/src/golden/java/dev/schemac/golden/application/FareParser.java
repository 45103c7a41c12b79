package dev.schemac.golden.application;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Fare} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class FareParser implements GeneratedObjectParser<Fare> {
    public static final FareParser INSTANCE = new FareParser();

    /** The member that selects the schema of an object. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("kind", "single", "week",
            "month");

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public FareParser() {}

    @Override
    public EventType<Fare> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public ObjectWriter<Fare> writer() {
        return FareWriter.INSTANCE;
    }

    @Override
    public List<ObjectParser<? extends Fare>> subtypes() {
        return List.of(Fare_SingleParser.INSTANCE, Fare_PassParser.INSTANCE);
    }

    @Override
    public Fare read(JsonScanner in) {
        if (!in.atObject()) {
            return null;
        }
        return switch (in.discriminator(DISCRIMINATOR)) {
            case "single" -> Fare_SingleParser.INSTANCE.read(in);
            case "week", "month" -> Fare_PassParser.INSTANCE.read(in);
            default -> throw in.unknownSubtype(DISCRIMINATOR);
        };
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Fare> EVENT_TYPE = GeneratedEventType.of(Fare.class,
                "dev.schemac.golden.application", "Fare", List.of(
                        new EventColumn("kind", Scalar.STRING)));
    }
}
