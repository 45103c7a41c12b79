package dev.schemac.runtime;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Parses events of one type and delivers them to listeners.
 *
 * <pre>{@code
 * EventSender<Users> sender = runtime.eventSender(Users.class);
 * sender.addListener(users -> System.out.println(users.getUsers().length));
 * sender.send(json);
 * }</pre>
 *
 * <p>All senders of one event type and one {@link EventRuntime} share their listeners, whatever their options. A
 * {@code send} parses the whole document first: a rejected document reaches no listener. Then the listeners are called
 * one after the other in the order they were added, on the calling thread, each with the same event object. If one
 * throws, the others are still called. Then {@code send} throws the first exception, with those of later listeners as
 * its suppressed exceptions. An {@code Error} is thrown at once. Arguments and errors of a document are those of
 * {@link ObjectParser}.
 *
 * <p>Thread-safe. A listener that is added or removed during a delivery is added or removed for the next event.
 *
 * @param <T> the value class: generated, or of the application
 */
public final class EventSender<T> {

    private final ObjectParser<T> parser;
    private final EventType<T> eventType;
    private final JsonOptions options;
    private final List<Consumer<? super T>> listeners;

    EventSender(ObjectParser<T> parser) {
        this(parser, parser.eventType(), JsonOptions.DEFAULT, new CopyOnWriteArrayList<>());
    }

    private EventSender(
            ObjectParser<T> parser, EventType<T> eventType, JsonOptions options, List<Consumer<? super T>> listeners) {
        this.parser = parser;
        this.eventType = eventType;
        this.options = options;
        this.listeners = listeners;
    }

    /**
     * {@return a sender that parses with other options and has the same listeners}
     *
     * @param options how the other sender reads
     */
    public EventSender<T> withOptions(JsonOptions options) {
        Objects.requireNonNull(options, "options");
        return options == this.options ? this : new EventSender<>(parser, eventType, options, listeners);
    }

    /** {@return the class, names and columns of this sender's events} */
    public EventType<T> eventType() {
        return eventType;
    }

    /** {@return the parser of these events, for streams and other systems; its {@link ObjectParser#writer} writes events} */
    public ObjectParser<T> parser() {
        return parser;
    }

    /**
     * Parses a document without delivering it.
     *
     * @param json the document
     * @return the event
     */
    public T parse(String json) {
        return parser.parse(json, options);
    }

    /**
     * Parses a document without delivering it.
     *
     * @param json the document
     * @return the event
     */
    public T parse(byte[] json) {
        return parser.parse(json, options);
    }

    /**
     * Parses a range of an array without delivering it.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @return the event
     */
    public T parse(byte[] json, int offset, int length) {
        return parser.parse(json, offset, length, options);
    }

    /**
     * Parses the one document of a stream without delivering it; the stream is not closed.
     *
     * @param json the document
     * @return the event
     * @throws IOException if the stream throws it
     */
    public T parse(InputStream json) throws IOException {
        return parser.parse(json, options);
    }

    /**
     * Parses a document that is an array of objects, without delivering them.
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     */
    public List<T> parseList(String json) {
        return parser.parseList(json, options);
    }

    /**
     * Parses a document that is an array of objects, without delivering them.
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     */
    public List<T> parseList(byte[] json) {
        return parser.parseList(json, options);
    }

    /**
     * Parses the one document of a stream, an array of objects, without delivering them; the stream is not closed.
     *
     * @param json the document
     * @return the events, in a new list that may be changed; a null element is null
     * @throws IOException if the stream throws it
     */
    public List<T> parseList(InputStream json) throws IOException {
        return parser.parseList(json, options);
    }

    /**
     * Parses a document and delivers the event.
     *
     * @param json the document
     */
    public void send(String json) {
        deliver(parse(json));
    }

    /**
     * Parses a document and delivers the event.
     *
     * @param json the document
     */
    public void send(byte[] json) {
        deliver(parse(json));
    }

    /**
     * Parses a range of an array and delivers the event.
     *
     * @param json the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     */
    public void send(byte[] json, int offset, int length) {
        deliver(parse(json, offset, length));
    }

    /**
     * Parses the one document of a stream, which is not closed, and delivers the event.
     *
     * @param json the document
     * @throws IOException if the stream throws it
     */
    public void send(InputStream json) throws IOException {
        deliver(parse(json));
    }

    /**
     * Delivers an event that is already an object.
     *
     * @param event the event, not null
     * @throws ClassCastException if, against its declared type, it is not an event of this type
     */
    public void send(T event) {
        deliver(eventType.type().cast(Objects.requireNonNull(event, "event")));
    }

    /**
     * Adds a listener for the events of this type; one that is added twice is called twice.
     *
     * @param listener called with each event, not null
     */
    public void addListener(Consumer<? super T> listener) {
        listeners.add(Objects.requireNonNull(listener, "listener"));
    }

    /**
     * Removes a listener, once; nothing happens if it is not there.
     *
     * @param listener the listener to remove, not null
     */
    public void removeListener(Consumer<? super T> listener) {
        listeners.remove(Objects.requireNonNull(listener, "listener"));
    }

    private void deliver(T event) {
        RuntimeException failure = null;
        for (Consumer<? super T> listener : listeners) {
            try {
                listener.accept(event);
            } catch (RuntimeException e) {
                if (failure == null) {
                    failure = e;
                } else if (failure != e) { // an exception cannot suppress itself
                    failure.addSuppressed(e);
                }
            }
        }
        if (failure != null) {
            throw failure;
        }
    }
}
