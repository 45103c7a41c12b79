/**
 * Reads and writes streams of events: JSON Lines, concatenated documents, and the elements of an array in a document
 * larger than memory. Events are pulled or pushed, on one thread or many.
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
 * <p>An {@link dev.schemac.runtime.stream.EventFormat} defines how a stream separates events and how bad ones are
 * handled; its methods open streams. Memory is bounded by the largest event. The reader that finds an event passes its
 * bytes to the generated parser. Events, errors and limits are therefore the same as for documents in memory.
 */
// For developers: streams have no second scanner. An `EventReader` finds the begin and the end of an event, and
// passes its bytes to the generated parser. Each framing has one: `LineReader`, `BracketReader.Documents` and
// `ElementsReader`. You pull events from an `EventStream`, and push bytes into an `EventFeed`; both use a
// `StreamBuffer`. `ParallelLines` parses the blocks of `LineBlocks` on several threads, and delivers them in order.
// `LineRange` contains the lines that begin in a range of a file. Flink's splits are such ranges.
@NullMarked
package dev.schemac.runtime.stream;

import org.jspecify.annotations.NullMarked;
