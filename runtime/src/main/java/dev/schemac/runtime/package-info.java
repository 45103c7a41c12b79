/**
 * Reads and writes JSON with generated code. Depends on {@code java.base} only.
 *
 * <pre>{@code
 * Users users = Users.parse(json);                            // String, byte[], range of a byte[], InputStream
 * byte[] bytes = users.toJsonBytes();
 *
 * EventRuntime runtime = EventRuntime.load();                 // every generated schema on the class path
 * EventSender<Users> sender = runtime.eventSender(Users.class).withOptions(JsonOptions.STRICT);
 * sender.addListener(event -> System.out.println(event));
 * sender.send(json);                                          // parse, then deliver
 * }</pre>
 *
 * <p>Every generated value class is a {@link dev.schemac.runtime.JsonEvent}. Generated parsers are
 * {@link dev.schemac.runtime.ObjectParser}s, and generated writers are {@link dev.schemac.runtime.ObjectWriter}s.
 * {@link dev.schemac.runtime.EventRuntime} has a {@link dev.schemac.runtime.EventSender} for each of them.
 * {@link dev.schemac.runtime.JsonWriter} writes without a schema, too.
 *
 * <p>{@link dev.schemac.runtime.EventRuntime#load()} finds parsers on the class path by the index that is generated
 * with them. A named module declares its parsers:
 * {@code provides dev.schemac.runtime.ObjectParser with com.acme.UserParser;}.
 *
 * <p>JSON is defined by RFC 8259, in well-formed UTF-8. An error in a document is a
 * {@link dev.schemac.runtime.JsonParseException} with place and path. A value without a JSON form is a
 * {@link dev.schemac.runtime.JsonWriteException}. Both are unchecked and contain no values. Offsets and lengths are in
 * bytes. Unless a method specifies otherwise, a null argument is a {@link NullPointerException}. A number that its
 * description excludes is an {@link IllegalArgumentException}, and a range outside of its array an
 * {@link IndexOutOfBoundsException}. Immutable and stateless objects are thread-safe. Beans, builders and
 * {@link dev.schemac.runtime.JsonWriter}s are for one thread at a time.
 */
@NullMarked
package dev.schemac.runtime;

import org.jspecify.annotations.NullMarked;
