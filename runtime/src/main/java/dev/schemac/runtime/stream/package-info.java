/**
 * Streams of events: JSON Lines, documents one after another, and the elements of an array in a document larger than
 * memory, in and out, pulled or pushed, on one thread or many.
 *
 * <pre>{@code
 * EventFormat<User> lines = EventFormat.lines(UserParser.INSTANCE);
 * try (EventStream<User> users = lines.read(Path.of("users.ndjson.gz"))) {
 *     for (User user : users) {
 *         ...
 *     }
 * }
 * }</pre>
 *
 * <p>An {@link dev.schemac.runtime.stream.EventFormat} says how events stand in a stream and what happens to bad ones;
 * its methods open streams. Memory is bounded by the largest event. Whatever finds where an event begins and ends hands
 * its bytes to the generated parser, so that events, errors and limits are those of documents in memory.
 */
@NullMarked
package dev.schemac.runtime.stream;

import org.jspecify.annotations.NullMarked;
