package dev.schemac.runtime.stream;

import java.util.function.Consumer;

/** Documents one after another, with blanks between them or without. */
final class DocumentsReader<T> extends BracketReader<T> {

    DocumentsReader(EventFormat<T> format, StreamBuffer in, Consumer<? super RejectedEvent> rejected) {
        super(format, in, rejected);
    }

    @Override
    String path() {
        return "$";
    }

    @Override
    T next() {
        if (!begun()) {
            return null;
        }
        while (skipBlanks()) {
            T event = event();
            if (event != null || isPending()) {
                return event;
            }
        }
        return null;
    }
}
