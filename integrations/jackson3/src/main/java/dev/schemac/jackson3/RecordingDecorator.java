package dev.schemac.jackson3;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import tools.jackson.core.io.IOContext;
import tools.jackson.core.io.InputDecorator;

/** Lets the parsers of a factory read through {@link RecordedInput} and {@link RecordedReader}. */
final class RecordingDecorator extends InputDecorator {
    private static final long serialVersionUID = 1L;

    @Override
    public InputStream decorate(IOContext context, InputStream in) {
        return new RecordedInput(in);
    }

    /** A parser of Jackson 3 does not name the array that it reads, unless locations include it. */
    @Override
    public InputStream decorate(IOContext context, byte[] source, int offset, int length) {
        return new RecordedInput(new ByteArrayInputStream(source, offset, length));
    }

    @Override
    public Reader decorate(IOContext context, Reader in) {
        return new RecordedReader(in);
    }
}
