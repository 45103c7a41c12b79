package dev.schemac.runtime.stream;

/** The elements of one array of a document: the document itself, or a member that a path leads to. */
final class ElementsReader<T> extends BracketReader<T> {
    private enum Next {
        ARRAY,
        FIRST_ELEMENT,
        ELEMENT,
        COMMA,
        END_OF_DOCUMENT
    }

    private final ElementPath path;
    private final DocumentWalk walk;
    private Next next = Next.ARRAY;
    private long index;

    ElementsReader(EventFormat<T> format, StreamBuffer in) {
        super(format, in);
        this.path = format.path();
        this.walk = new DocumentWalk(path, in, cursor);
    }

    @Override
    String path() {
        return switch (next) {
            case ARRAY, END_OF_DOCUMENT -> walk.path();
            case FIRST_ELEMENT, ELEMENT, COMMA -> path + "[" + index + "]";
        };
    }

    @Override
    T next() {
        if (!begun()) {
            return null;
        }
        while (true) {
            switch (next) {
                case ARRAY -> {
                    if (!walk.toArray()) {
                        return null;
                    }
                    next = Next.FIRST_ELEMENT;
                }
                case FIRST_ELEMENT -> {
                    if (!skipBlanks() && !in.last) {
                        return null;
                    }
                    next = Next.ELEMENT;
                    if (!endsHere()) {
                        continue;
                    }
                }
                case ELEMENT -> {
                    if (!skipBlanks()) {
                        if (in.last) {
                            throw missing(isPending() ? "',' or ']'" : "object");
                        }
                        return null;
                    }
                    T event = event();
                    if (isPending()) {
                        return null;
                    }
                    next = Next.COMMA;
                    if (event != null) {
                        return event;
                    }
                }
                case COMMA -> {
                    if (!skipBlanks() && !in.last) {
                        return null;
                    }
                    if (in.position < in.limit && in.bytes[in.position] == ',') {
                        in.position++;
                        index++;
                        next = Next.ELEMENT;
                    } else if (!endsHere()) {
                        throw missing("',' or ']'");
                    }
                }
                case END_OF_DOCUMENT -> {
                    walk.toEnd();
                    return null;
                }
            }
        }
    }

    /** Takes the array's closing bracket, if it is what comes. */
    private boolean endsHere() {
        boolean ends = in.position < in.limit && in.bytes[in.position] == ']';
        if (ends) {
            in.position++;
            next = Next.END_OF_DOCUMENT;
        }
        return ends;
    }

    private RuntimeException missing(String wanted) {
        return in.placed(cursor.expected(wanted, in.bytes, in.position, in.limit), path());
    }
}
