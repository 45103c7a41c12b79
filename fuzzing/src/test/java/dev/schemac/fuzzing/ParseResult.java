package dev.schemac.fuzzing;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;

/** The result of a document: an event or an error. Any other exception ends the run. */
record ParseResult(JsonEvent event, JsonParseException error) {
    static ParseResult of(ObjectParser<JsonEvent> parser, byte[] json, JsonOptions options) {
        return of(() -> parser.parse(json, options));
    }

    interface Parse {
        JsonEvent parse() throws Exception;
    }

    static ParseResult of(Parse parse) {
        try {
            return new ParseResult(parse.parse(), null);
        } catch (JsonParseException e) {
            return new ParseResult(null, e);
        } catch (RuntimeException e) {
            throw e;
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    boolean isAccepted() {
        return error == null;
    }

    void mustBe(ParseResult expected, String how) {
        boolean same = expected.event == null
                ? error != null
                        && error.kind() == expected.error.kind()
                        && error.offset() == expected.error.offset()
                        && error.getMessage().equals(expected.error.getMessage())
                : expected.event.equals(event) && expected.event.hashCode() == event.hashCode();
        if (!same) {
            throw new AssertionError(how + ": expected " + expected + " but it is " + this);
        }
    }

    @Override
    public String toString() {
        return error == null ? event.toString() : error.kind() + " byte " + error.offset() + ": " + error.getMessage();
    }
}
