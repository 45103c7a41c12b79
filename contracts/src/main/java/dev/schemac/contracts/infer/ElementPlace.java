package dev.schemac.contracts.infer;

import static java.nio.charset.StandardCharsets.UTF_8;

/** The place of an element of a valid document that is an array. */
record ElementPlace(long line, int column, int index) {
    /**
     * Finds an element.
     *
     * @param index the index of an element that exists
     */
    static ElementPlace of(byte[] json, int offset, int length, int index) {
        int at = offset;
        int levels = 0;
        int commas = 0;
        boolean found = false;
        while (!found) {
            byte next = json[at++];
            if (next == '"') {
                at = afterString(json, at);
            } else if (next == '[' || next == '{') {
                levels++;
            } else if (next == ']' || next == '}') {
                levels--;
            } else if (next == ',' && levels == 1) {
                commas++;
            }
            found = levels == 1 && commas == index && (next == '[' || next == ',');
        }
        while (json[at] <= ' ') {
            at++;
        }
        return at(json, begin(json, offset, length), at, index);
    }

    private static int afterString(byte[] json, int from) {
        int at = from;
        while (json[at] != '"') {
            at += json[at] == '\\' ? 2 : 1;
        }
        return at + 1;
    }

    /** Returns the index after a byte order mark, which is on no line. */
    private static int begin(byte[] json, int offset, int length) {
        return length > 3 && json[offset] == (byte) 0xEF ? offset + 3 : offset;
    }

    private static ElementPlace at(byte[] json, int begin, int at, int index) {
        long line = 1;
        int lineBegin = begin;
        for (int i = begin; i < at; i++) {
            if (json[i] == '\n') {
                line++;
                lineBegin = i + 1;
            }
        }
        return new ElementPlace(line, 1 + new String(json, lineBegin, at - lineBegin, UTF_8).length(), index);
    }

    /** Returns the error of the element. */
    SampleException error(String description) {
        return new SampleException(line, column, "$[" + index + "]", description);
    }
}
