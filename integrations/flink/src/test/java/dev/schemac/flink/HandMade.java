package dev.schemac.flink;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedObjectParser;

/** A parser with a state, which a job cannot serialize as its class. */
record HandMade(String state) implements GeneratedObjectParser<Click> {
    @Override
    public EventType<Click> eventType() {
        return ClickParser.INSTANCE.eventType();
    }

    @Override
    public Click read(JsonScanner in) {
        return ClickParser.INSTANCE.read(in);
    }
}
