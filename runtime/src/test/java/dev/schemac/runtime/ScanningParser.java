package dev.schemac.runtime;

import dev.schemac.runtime.support.event.GeneratedObjectParser;
import dev.schemac.runtime.support.event.RefillingObjectParser;

/** The types of a generated parser, for parsers that tests write by hand. */
public interface ScanningParser<T> extends GeneratedObjectParser<T> {

    /** The types of a generated parser that fills events. */
    interface Refilling<T> extends RefillingObjectParser<T> {}
}
