package dev.schemac.runtime.support.event;

import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.GeneratedRefillingParser;

/**
 * Implemented by the generated parsers of beans whose schemas ask for refilling.
 *
 * @param <T> the value class of the schema
 */
public non-sealed interface RefillingObjectParser<T> extends RefillingParser<T>, GeneratedRefillingParser<T> {}
