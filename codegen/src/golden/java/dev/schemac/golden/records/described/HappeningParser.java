package dev.schemac.golden.records.described;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import java.time.Instant;
import java.util.List;

/** Reads {@link Happening} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class HappeningParser implements ObjectParser<Happening>, GeneratedParser<Happening> {
    public static final HappeningParser INSTANCE = new HappeningParser();

    /** The member that says which schema an object is of. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("kind", "stop");

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public HappeningParser() {}

    @Override
    public EventType<Happening> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public List<ObjectParser<? extends Happening>> subtypes() {
        return List.of(StopParser.INSTANCE);
    }

    @Override
    public Happening read(JsonScanner in) {
        if (!in.atObject()) {
            return null;
        }
        return switch (in.discriminator(DISCRIMINATOR)) {
            case "stop" -> StopParser.INSTANCE.read(in);
            default -> throw in.unknownSubtype(DISCRIMINATOR);
        };
    }

    /** Names and types of the columns, made when they are asked for and not with the parser. */
    private static final class Columns {
        static final EventType<Happening> EVENT_TYPE = EventType.of(Happening.class,
                "dev.schemac.golden.records.described", "Happening", List.of(
                        new EventType.Column("kind", String.class, "string"),
                        new EventType.Column("at_time", "at_time", Instant.class, "Instant", "atTime")));
    }
}
