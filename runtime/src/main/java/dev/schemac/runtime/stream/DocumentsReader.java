package dev.schemac.runtime.stream;

/** Documents one after another, with blanks between them or without. */
final class DocumentsReader<T> extends BracketReader<T> {

    DocumentsReader(EventFormat<T> format, StreamBuffer in) {
        super(format, in);
    }

    @Override
    String path() {
        return "$";
    }

    @Override
    T next() {
        if (!streamBegun()) {
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
