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
 * Lets an {@code ObjectMapper} read and write generated classes by their generated parsers and writers. They may
 * occur alone, in lists and maps, or as properties of other classes.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new SchemacModule()).build();
 * Order order = mapper.readValue(json, Order.class);
 * List<Order> orders = mapper.readerForListOf(Order.class).readValue(json);
 * }</pre>
 *
 * <p>The module finds parsers by their generated index, like {@code EventRuntime.load()}. It uses the context class
 * loader of the thread that created the module, and the class loader of the requested class. You can
 * {@linkplain #with add} others. An application class that a schema names is read and written this way too; the
 * mapper ignores its annotations.
 *
 * <p>{@link JsonOptions} decide what is accepted: the mapper's features about unknown properties, null and
 * coercion have no effect inside an event. An event of a wrong type causes a {@code MismatchedInputException};
 * malformed JSON and exceeded limits cause another {@code JsonMappingException}. Both contain the path and the
 * place in the source, with a {@link dev.schemac.runtime.JsonParseException} as cause.
 *
 * <p>Immutable; one module serves any number of mappers.
 */
@SuppressWarnings("exports") // loaded only together with databind
public final class SchemacModule extends Module {
    private final EventParsers parsers;
    private final JsonOptions options;
    private final boolean recordsInput;

    /** Creates a module with all generated parsers that can be found, and {@link JsonOptions#DEFAULT}. */
    public SchemacModule() {
        this(new EventParsers(Thread.currentThread().getContextClassLoader(), List.of()), JsonOptions.DEFAULT, true);
    }

    private SchemacModule(EventParsers parsers, JsonOptions options, boolean recordsInput) {
        this.parsers = parsers;
        this.options = options;
        this.recordsInput = recordsInput;
    }

    /**
     * {@return a module with additional parsers, which have precedence over those it finds}
     *
     * @param more generated parsers; at most one of each class
     * @throws IllegalArgumentException if two of them have the same class
     */
    public SchemacModule with(List<? extends ObjectParser<?>> more) {
        return new SchemacModule(parsers.with(more), options, recordsInput);
    }

    /**
     * {@return a module with additional parsers, which have precedence over those it finds}
     *
     * @param more generated parsers; at most one of each class
     * @throws IllegalArgumentException if two of them have the same class
     */
    public SchemacModule with(ObjectParser<?>... more) {
        return with(List.of(more));
    }

    /**
     * {@return a module that reads and writes with other options}
     *
     * @param newOptions for all events; the mapper decides about indentation
     */
    public SchemacModule withOptions(JsonOptions newOptions) {
        return new SchemacModule(parsers, Objects.requireNonNull(newOptions, "newOptions"), recordsInput);
    }

    /**
     * {@return a module that records the input of streams and readers, or not} To record, the module sets an
     * {@code InputDecorator} on a JSON factory without one. It records the last piece and the current event, so
     * the generated parser can read that from its bytes. Without it, events from streams and readers are read
     * token by token: the result is the same, but it needs about three times as long.
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

    @SuppressWarnings("deprecation") // a builder would be called, but the mapper has its factory already
    private static void recordInput(JsonFactory factory) {
        if (JsonFactory.FORMAT_NAME_JSON.equals(factory.getFormatName()) && factory.getInputDecorator() == null) {
            factory.setInputDecorator(new RecordingDecorator());
        }
    }
}
