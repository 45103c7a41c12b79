package dev.schemac.flink;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.JsonScanner;

/** A parser that is more than its class, so that a job cannot take it along. */
record HandMade(String state) implements ObjectParser<Click> {
    @Override
    public EventType<Click> eventType() {
        return ClickParser.INSTANCE.eventType();
    }

    @Override
    public Click read(JsonScanner in) {
        return ClickParser.INSTANCE.read(in);
    }
}
