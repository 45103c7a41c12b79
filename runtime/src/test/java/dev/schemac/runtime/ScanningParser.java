package dev.schemac.runtime;

import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.GeneratedRefillingParser;

/** The types of a generated parser, for parsers that tests write by hand. */
public interface ScanningParser<T> extends ObjectParser<T>, GeneratedParser<T> {

    /** The types of a generated parser that fills events. */
    interface Refilling<T> extends RefillingParser<T>, GeneratedRefillingParser<T> {}
}
