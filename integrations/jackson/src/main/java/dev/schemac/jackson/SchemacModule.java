package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.List;
import java.util.Objects;

/**
 * Lets an {@code ObjectMapper} read and write generated classes by their generated parsers and writers, wherever they
 * stand: alone, in lists and maps, in properties of other classes.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new SchemacModule()).build();
 * Order order = mapper.readValue(json, Order.class);
 * List<Order> orders = mapper.readerForListOf(Order.class).readValue(json);
 * }</pre>
 *
 * <p>The parsers are those of the index that is generated with them, as {@code EventRuntime.load()} finds it: with the
 * context class loader of the thread that made the module, and with the class loader of the class that the mapper
 * wants. Others can be {@linkplain #with added}. A class of the application is read and written this way as soon as a
 * schema names it; the mapper's annotations on it no longer count.
 *
 * <p>{@link JsonOptions} decide what is accepted, not by the mapper: its features about unknown properties, null and
 * coercion have no effect inside of an event. An event that is refused is a {@code MismatchedInputException}, or where
 * the input is no JSON or beyond a limit another {@code JsonMappingException}: with the path and the place in the
 * source, and a {@link dev.schemac.runtime.JsonParseException} as its cause.
 *
 * <p>Immutable; one module serves any number of mappers.
 */
@SuppressWarnings("exports") // who has no databind does not load it, and who has it requires it
public final class SchemacModule extends Module {
    private final EventParsers parsers;
    private final JsonOptions options;
    private final boolean recordsInput;

    /** A module with every generated parser that can be found, under {@link JsonOptions#DEFAULT}. */
    public SchemacModule() {
        this(new EventParsers(Thread.currentThread().getContextClassLoader(), List.of()), JsonOptions.DEFAULT, true);
    }

    private SchemacModule(EventParsers parsers, JsonOptions options, boolean recordsInput) {
        this.parsers = parsers;
        this.options = options;
        this.recordsInput = recordsInput;
    }

    /**
     * {@return a module that also knows these parsers, which come before those that it finds}
     *
     * @param more generated parsers; at most one of each class
     * @throws IllegalArgumentException if two of them have the same class
     */
    public SchemacModule with(List<? extends ObjectParser<?>> more) {
        return new SchemacModule(parsers.with(more), options, recordsInput);
    }

    /**
     * {@return a module that also knows these parsers, which come before those that it finds}
     *
     * @param more generated parsers; at most one of each class
     * @throws IllegalArgumentException if two of them have the same class
     */
    public SchemacModule with(ObjectParser<?>... more) {
        return with(List.of(more));
    }

    /**
     * {@return a module that reads and writes under other options}
     *
     * @param newOptions for all events; indentation is the mapper's business
     */
    public SchemacModule withOptions(JsonOptions newOptions) {
        return new SchemacModule(parsers, Objects.requireNonNull(newOptions, "newOptions"), recordsInput);
    }

    /**
     * {@return a module that leaves the mapper's {@code JsonFactory} alone, or does not} Otherwise the module gives a
     * factory of JSON without an {@code InputDecorator} one of its own, through which parsers read streams and readers:
     * it records the last piece, and the event that is being read, so that the generated parser can read that from its
     * bytes. Without it events from streams and readers are read token by token, which gives the same but is about
     * three times as slow.
     *
     * @param records true by default
     */
    public SchemacModule withInputRecorded(boolean records) {
        return new SchemacModule(parsers, options, records);
    }

    @Override
    public String getModuleName() {
        return "schemac";
    }

    /**
     * {@return one value for all modules of this class: a mapper registers the first of them and ignores the others}
     */
    @Override
    public Object getTypeId() {
        return getModuleName();
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        if (recordsInput && context.getOwner() instanceof ObjectMapper mapper) {
            recordInput(mapper.getFactory());
        }
        context.addDeserializers(EventDeserializer.all(parsers, options));
        context.addSerializers(EventSerializer.all(parsers, options));
    }

    @SuppressWarnings("deprecation") // a builder would be asked, but the mapper has its factory already
    private static void recordInput(JsonFactory factory) {
        if (JsonFactory.FORMAT_NAME_JSON.equals(factory.getFormatName()) && factory.getInputDecorator() == null) {
            factory.setInputDecorator(new Recording.Decorator());
        }
    }
}
