package dev.schemac.jackson;

import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.io.InputDecorator;
import java.io.InputStream;
import java.io.Reader;

/** Lets the parsers of a factory read through {@link RecordedInput} and {@link RecordedReader}. */
final class RecordingDecorator extends InputDecorator {
    private static final long serialVersionUID = 1L;

    @Override
    public InputStream decorate(IOContext context, InputStream in) {
        return new RecordedInput(in);
    }

    @Override
    public InputStream decorate(IOContext context, byte[] source, int offset, int length) {
        return null; // as it is
    }

    @Override
    public Reader decorate(IOContext context, Reader in) {
        return new RecordedReader(in);
    }
}
