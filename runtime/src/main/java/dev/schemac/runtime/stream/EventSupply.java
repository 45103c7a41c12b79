package dev.schemac.runtime.stream;

import java.io.Closeable;
import java.io.IOException;

/** What an {@link EventStream} takes its events from. */
interface EventSupply<T> extends Closeable {
    /** The next event, or null at the end. */
    T next() throws IOException;

    /** How many bytes of the stream the events so far took. */
    long position();
}
