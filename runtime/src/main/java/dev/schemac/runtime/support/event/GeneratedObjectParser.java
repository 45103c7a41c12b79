package dev.schemac.runtime.support.event;

import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.GeneratedParser;

/**
 * Implemented by generated parsers.
 *
 * @param <T> the value class of the schema
 */
public non-sealed interface GeneratedObjectParser<T> extends ObjectParser<T>, GeneratedParser<T> {}
