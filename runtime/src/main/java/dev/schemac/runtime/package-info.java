/**
 * What programs call to read and write JSON with generated code. Depends on {@code java.base} only.
 *
 * <pre>{@code
 * Users users = Users.parse(json);                            // String, byte[], range of a byte[], InputStream
 * byte[] bytes = users.toJsonBytes();
 *
 * EventRuntime runtime = EventRuntime.load();                 // every generated schema on the class path
 * EventSender<Users> sender = runtime.eventSender(Users.class, JsonOptions.STRICT);
 * sender.addListener(event -> System.out.println(event));
 * sender.send(json);                                          // parse, then deliver
 * }</pre>
 *
 * <p>{@link dev.schemac.runtime.JsonEvent} is what every generated value class is, {@link
 * dev.schemac.runtime.ObjectParser} and {@link dev.schemac.runtime.ObjectWriter} what generated parsers and writers
 * are. {@link dev.schemac.runtime.EventRuntime} has a {@link dev.schemac.runtime.EventSender} for each of them. {@link
 * dev.schemac.runtime.JsonWriter} writes without a schema, too.
 *
 * <p>{@link dev.schemac.runtime.EventRuntime#load()} finds parsers on the class path by the index that is generated
 * with them. A named module says in its declaration what it has: {@code provides dev.schemac.runtime.ObjectParser with
 * com.acme.UserParser;}.
 *
 * <p>JSON is that of RFC 8259, in well-formed UTF-8. What is wrong with a document is a {@link
 * dev.schemac.runtime.JsonParseException} with place and path, what has no JSON form a {@link
 * dev.schemac.runtime.JsonWriteException}; both are unchecked and hold no values. Offsets and lengths are in bytes.
 * Unless a method says otherwise, null arguments are a {@link NullPointerException}, and what is immutable or
 * stateless, that is everything but beans, builders, writers and scanners, may be used by any number of threads.
 */
@NullMarked
package dev.schemac.runtime;

import org.jspecify.annotations.NullMarked;
