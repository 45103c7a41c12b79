package dev.schemac.jackson3;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.List;
import java.util.Objects;
import tools.jackson.core.Version;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JacksonModule;

/**
 * Lets an {@code ObjectMapper} of Jackson 3 read and write generated classes by their generated parsers and writers.
 * They may occur alone, in lists and maps, or as properties of other classes.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new SchemacModule()).build();
 * Order order = mapper.readValue(json, Order.class);
 * List<Order> orders = mapper.readerForListOf(Order.class).readValue(json);
 * }</pre>
 *
 * <p>The module finds parsers by their generated index, like {@code EventRuntime.load()}. It uses the context class
 * loader of the thread that created the module, and the class loader of the requested class. You can
 * {@linkplain #with add} others. An application class that a schema names is read and written this way too; the
 * mapper ignores its annotations.
 *
 * <p>{@link JsonOptions} decide which input is accepted: the mapper's features about unknown properties, null and
 * coercion have no effect inside an event. An event of a wrong type causes a {@code MismatchedInputException};
 * malformed JSON and exceeded limits cause another {@code DatabindException}. Both contain the path and the
 * place in the source, with a {@link dev.schemac.runtime.JsonParseException} as cause.
 *
 * <p>Immutable; one module serves any number of mappers.
 */
@SuppressWarnings("exports") // loaded only together with databind
public final class SchemacModule extends JacksonModule {
    private final EventParsers parsers;
    private final JsonOptions options;

    /** Creates a module with all generated parsers that can be found, and {@link JsonOptions#DEFAULT}. */
    public SchemacModule() {
        this(new EventParsers(Thread.currentThread().getContextClassLoader(), List.of()), JsonOptions.DEFAULT);
    }

    private SchemacModule(EventParsers parsers, JsonOptions options) {
        this.parsers = parsers;
        this.options = options;
    }

    /**
     * {@return a module with additional parsers, which have precedence over those it finds}
     *
     * @param more generated parsers; at most one of each class
     * @throws IllegalArgumentException if two of them have the same class
     */
    public SchemacModule with(List<? extends ObjectParser<?>> more) {
        return new SchemacModule(parsers.with(more), options);
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
        return new SchemacModule(parsers, Objects.requireNonNull(newOptions, "newOptions"));
    }

    /**
     * {@return a factory whose parsers record the last piece of their input and the current event} So the generated
     * parser can read an event from its bytes. Otherwise events are read token by token: the result is the same, but
     * it needs more time.
     *
     * <pre>{@code
     * JsonMapper mapper = JsonMapper.builder(SchemacModule.recordInput(new JsonFactory()))
     *         .addModule(new SchemacModule())
     *         .build();
     * }</pre>
     *
     * @param factory not changed; its {@code InputDecorator} is replaced
     */
    public static JsonFactory recordInput(JsonFactory factory) {
        return factory.rebuild().inputDecorator(new RecordingDecorator()).build();
    }

    @Override
    public String getModuleName() {
        return "schemac";
    }

    /**
     * {@return one value for all modules of this class: a mapper registers the last of them}
     */
    @Override
    public Object getRegistrationId() {
        return getModuleName();
    }

    @Override
    public Version version() {
        return Version.unknownVersion();
    }

    @Override
    public void setupModule(SetupContext context) {
        context.addDeserializers(EventDeserializer.all(parsers, options));
        context.addSerializers(EventSerializer.all(parsers, options));
    }
}
