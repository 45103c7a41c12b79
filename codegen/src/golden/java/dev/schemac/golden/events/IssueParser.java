package dev.schemac.golden.events;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.Discriminator;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.List;

/** Reads {@link Issue} from JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class IssueParser implements GeneratedObjectParser<Issue> {
    public static final IssueParser INSTANCE = new IssueParser();

    /** The member that selects the schema of an object. */
    private static final Discriminator DISCRIMINATOR = Discriminator.of("action", "opened",
            "closed");

    /** The number of each column, which is its bit in {@code seen}. */
    static final int ID_BIT = 0;
    static final int TYPE_BIT = ID_BIT + 1;
    static final int AT_BIT = TYPE_BIT + 1;
    static final int ACTION_BIT = AT_BIT + 1;
    static final int NUMBER_BIT = ACTION_BIT + 1;

    /** For {@link java.util.ServiceLoader}; all others use {@link #INSTANCE}. */
    public IssueParser() {}

    @Override
    public EventType<Issue> eventType() {
        return Columns.EVENT_TYPE;
    }

    @Override
    public List<ObjectParser<? extends Issue>> subtypes() {
        return List.of(IssueOpenedParser.INSTANCE, IssueClosedParser.INSTANCE);
    }

    @Override
    public Issue read(JsonScanner in) {
        if (!in.atObject()) {
            return null;
        }
        return switch (in.discriminator(DISCRIMINATOR)) {
            case "opened" -> IssueOpenedParser.INSTANCE.read(in);
            case "closed" -> IssueClosedParser.INSTANCE.read(in);
            default -> throw in.unknownSubtype(DISCRIMINATOR);
        };
    }

    /** Names and types of the columns, created on first use. */
    static final class Columns {
        static final GeneratedEventType<Issue> EVENT_TYPE = GeneratedEventType.of(Issue.class,
                "dev.schemac.golden.events", "Issue", EventParser.INSTANCE.eventType(), List.of(
                        new EventColumn("action", Scalar.STRING),
                        new EventColumn("number", Scalar.INT)));
    }
}
