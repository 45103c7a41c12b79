package dev.schemac.dsl.syntax;

import org.antlr.v4.runtime.CharStream;
import org.antlr.v4.runtime.misc.Interval;

/**
 * Feeds the lexer UTF-16 units, so that the indexes of its tokens are source offsets. ANTLR's own streams count
 * code points and reject unpaired surrogates.
 */
final class Utf16CharStream implements CharStream {
    private final String name;
    private final String text;
    private int next;

    Utf16CharStream(String name, String text) {
        this.name = name;
        this.text = text;
    }

    @Override
    public void consume() {
        if (next >= text.length()) {
            throw new IllegalStateException("cannot consume the end of the text");
        }
        next++;
    }

    @Override
    public int LA(int distance) {
        int index = distance > 0 ? next + distance - 1 : next + distance;
        return distance == 0 ? 0 : index >= 0 && index < text.length() ? text.charAt(index) : EOF;
    }

    @Override
    public int mark() {
        return -1;
    }

    @Override
    public void release(int marker) {
        // the whole source is available
    }

    @Override
    public int index() {
        return next;
    }

    @Override
    public void seek(int index) {
        next = Math.min(index, text.length());
    }

    @Override
    public int size() {
        return text.length();
    }

    @Override
    public String getSourceName() {
        return name;
    }

    @Override
    public String getText(Interval interval) {
        int end = Math.min(interval.b + 1, text.length());
        return interval.a >= end ? "" : text.substring(interval.a, end);
    }
}
