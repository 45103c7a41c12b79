package dev.schemac.runtime.stream;

import java.io.IOException;

/** Events that are read when they are asked for, on the thread that asks. */
final class PulledEvents<T> implements EventSupply<T> {
    private final EventReader<T> reader;
    private final ByteSource source;

    PulledEvents(EventReader<T> reader, ByteSource source) {
        this.reader = reader;
        this.source = source;
    }

    @Override
    public T next() throws IOException {
        while (true) {
            T event = reader.next();
            reader.shrink();
            if (event != null || reader.in.last) {
                return event;
            }
            reader.in.fill(source);
        }
    }

    @Override
    public long position() {
        return reader.in.offset(reader.in.position);
    }

    @Override
    public void close() throws IOException {
        source.close();
    }
}
