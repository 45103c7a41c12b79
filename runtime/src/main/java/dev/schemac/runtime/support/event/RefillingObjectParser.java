package dev.schemac.runtime.support.event;

import dev.schemac.runtime.RefillingParser;
import dev.schemac.runtime.support.GeneratedRefillingParser;

/**
 * Implemented by the generated parsers of schemas with {@code refill=true}.
 *
 * @param <T> the value class of the schema
 */
public non-sealed interface RefillingObjectParser<T> extends RefillingParser<T>, GeneratedRefillingParser<T> {}
