package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;
import dev.schemac.flink.internal.binary.ContainerCodecs.ArrayCodec;
import dev.schemac.flink.internal.binary.ContainerCodecs.ListCodec;
import dev.schemac.flink.internal.binary.ContainerCodecs.MapCodec;
import dev.schemac.flink.internal.binary.ContainerCodecs.PrimitivesCodec;
import dev.schemac.flink.internal.binary.ContainerCodecs.SetCodec;
import dev.schemac.integrations.common.ColumnGetters;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonConstant;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Creates the {@link EventCodec} of a generated class, and those of the classes of its columns. An event stays
 * JSON in three cases: its class is not generated, a column has an adapter or an application class, or the event
 * can be of a subtype.
 */
public final class EventCodecs {
    private static final String UNDECLARED = "undeclaredMembers";

    /** Keyed by the class of the parser, because creating one needs milliseconds. */
    private static final ClassValue<EventCodecs> MADE = new ClassValue<>() {
        @Override
        protected EventCodecs computeValue(Class<?> parser) {
            try {
                return new EventCodecs(GeneratedParser.instance(parser));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e); // the caller has one
            }
        }
    };

    private final Map<Class<?>, EventCodec> codecs = new HashMap<>();
    private final EventCodec root;

    private EventCodecs(ObjectParser<?> parser) {
        this.root = make(parser);
    }

    public static EventCodecs of(ObjectParser<?> parser) {
        return MADE.get(parser.getClass());
    }

    /** {@return the codec of the parser's events; null if they stay JSON} */
    public EventCodec root() {
        return root;
    }

    /** {@return the names of the classes whose events are written so: of the parser's own and of those in its columns} */
    Set<String> binaryTypes() {
        return codecs.keySet().stream().map(Class::getName).collect(Collectors.toUnmodifiableSet());
    }

    private EventCodec make(ObjectParser<?> parser) {
        try {
            return isGenerated(parser) ? ofEvents(parser.eventType()) : null;
        } catch (ReflectiveOperationException | LinkageError | IllegalArgumentException e) {
            // a handwritten class that resembles a generated one, or a record of more components than a handle can
            // have
            codecs.clear();
            return null;
        }
    }

    /** Returns whether the class appears to be generated, and no column has a value that only its parser can read. */
    private static boolean isGenerated(ObjectParser<?> parser) {
        EventType<?> eventType = parser.eventType();
        Class<?> type = eventType.type();
        return JsonEvent.class.isAssignableFrom(type)
                && parser.subtypes().isEmpty()
                && eventType.columns().stream()
                        .allMatch(column ->
                                !column.keepsNull() && isKnown(column.type().leaf()));
    }

    private static boolean isKnown(ColumnType leaf) {
        return switch (leaf.kind()) {
            case SCALAR, CONSTANT, ANY, ANY_OBJECT, ALWAYS_NULL -> true;
            case OBJECT, UNION, APPLICATION ->
                GeneratedParser.beside(leaf.javaClass()).isPresent();
            case ADAPTED -> false;
            case ARRAY, PRIMITIVES, LIST, SET, MAP -> throw new IllegalArgumentException(leaf + " is not a leaf");
        };
    }

    private EventCodec ofEvents(EventType<?> eventType) throws ReflectiveOperationException {
        Class<?> type = eventType.type();
        EventCodec codec = codecs.get(type);
        if (codec == null) {
            codec = new EventCodec();
            codecs.put(type, codec);
            Accessors accessors = new Accessors(type);
            if (type.isRecord()) {
                makeOfRecord(codec, eventType, accessors);
            } else {
                makeOfBean(codec, eventType, accessors);
            }
        }
        return codec;
    }

    private void makeOfRecord(EventCodec codec, EventType<?> eventType, Accessors accessors)
            throws ReflectiveOperationException {
        Class<?> type = eventType.type();
        List<String> components = Arrays.stream(type.getRecordComponents())
                .map(RecordComponent::getName)
                .toList();
        MethodHandle array =
                MethodHandles.insertArguments(MethodHandles.arrayConstructor(Object[].class), 0, components.size());
        ColumnHandles handles = new ColumnHandles(array, accessors.ofComponents());
        for (EventType.Column column : eventType.columns()) {
            if (column.type().kind() == Kind.ALWAYS_NULL) {
                handles.addNull();
            } else {
                String component = Accessors.component(column, components);
                MethodHandle set = MethodHandles.insertArguments(
                        MethodHandles.arrayElementSetter(Object[].class), 1, components.indexOf(component));
                MethodHandle get = accessors.method(component);
                if (get.type().returnType().isPrimitive()) {
                    handles.addAlways(get, set);
                } else {
                    handles.addObject(get, set, codec(column.type()));
                }
            }
        }
        int other = components.indexOf(UNDECLARED);
        if (other >= 0) {
            MethodHandle set =
                    MethodHandles.insertArguments(MethodHandles.arrayElementSetter(Object[].class), 1, other);
            handles.setUndeclared(accessors.method(UNDECLARED), set);
        }
        codec.consistOf(names(eventType), handles);
    }

    private void makeOfBean(EventCodec codec, EventType<?> eventType, Accessors accessors)
            throws ReflectiveOperationException {
        Class<?> type = eventType.type();
        ColumnHandles handles =
                new ColumnHandles(withoutValues(eventType, accessors), MethodHandles.identity(Object.class));
        for (EventType.Column column : eventType.columns()) {
            if (column.type().kind() == Kind.ALWAYS_NULL) {
                handles.addNull();
                continue;
            }
            MethodHandle get = accessors.getter(column);
            MethodHandle has = accessors.method("has" + ColumnGetters.suffix(column));
            Class<?> held = get.type().returnType();
            MethodHandle set = accessors.method("set" + ColumnGetters.suffix(column), held);
            if (held.isPrimitive()) {
                handles.addPrimitive(has, get, set);
            } else if (held == String.class) {
                handles.addText(get, set);
            } else {
                handles.addObject(get, set, codec(column.type()));
            }
        }
        if (accessors.has(UNDECLARED)) {
            MethodHandle put = accessors.method("putUndeclaredMember", String.class, Object.class);
            handles.setUndeclared(accessors.method(UNDECLARED), ColumnHandles.forEachMember(put));
        }
        codec.consistOf(names(eventType), handles);
    }

    /** Creates beans without values. New beans begin with default values, and the data has no null to replace them. */
    private static MethodHandle withoutValues(EventType<?> eventType, Accessors accessors)
            throws ReflectiveOperationException {
        MethodHandle create = accessors.constructor();
        Map<String, Object> defaults =
                ((JsonEvent) eventType.type().getConstructor().newInstance()).asMap();
        for (EventType.Column column : eventType.columns()) {
            if (defaults.get(column.jsonName()) != null) {
                Class<?> held = accessors.getter(column).type().returnType();
                String suffix = ColumnGetters.suffix(column);
                MethodHandle clear = held.isPrimitive()
                        ? accessors.method("clear" + suffix)
                        : MethodHandles.insertArguments(accessors.method("set" + suffix, held), 1, (Object) null);
                MethodHandle itself = MethodHandles.identity(create.type().returnType());
                create = MethodHandles.filterReturnValue(create, MethodHandles.foldArguments(itself, clear));
            }
        }
        return create;
    }

    private static List<String> names(EventType<?> eventType) {
        return eventType.columns().stream().map(EventType.Column::name).toList();
    }

    private ValueCodec<Object> codec(ColumnType type) throws ReflectiveOperationException {
        return any(typedCodec(type));
    }

    private ValueCodec<?> typedCodec(ColumnType type) throws ReflectiveOperationException {
        return switch (type.kind()) {
            case SCALAR -> ScalarCodecs.of(type.scalar(), type.form());
            case ANY -> ScalarCodecs.ANY;
            case ANY_OBJECT -> ScalarCodecs.ANY_OBJECT;
            case PRIMITIVES -> primitives(type.element());
            case MAP -> new MapCodec<>(codec(type.element()));
            case LIST -> new ListCodec<>(codec(type.element()));
            case SET -> new SetCodec<>(new ListCodec<>(codec(type.element())));
            case ARRAY -> array(type.element().javaClass(), codec(type.element()));
            case CONSTANT -> new EnumCodec(type.javaClass());
            case OBJECT, UNION, APPLICATION -> ofClass(type.javaClass());
            case ADAPTED, ALWAYS_NULL -> throw new IllegalArgumentException("no binary form of " + type);
        };
    }

    private static ValueCodec<?> primitives(ColumnType element) {
        return new PrimitivesCodec<>(
                ColumnTypes.primitives(element).javaClass().getComponentType(),
                ScalarCodecs.of(element.scalar(), element.form()));
    }

    private ValueCodec<?> ofClass(Class<?> type) throws ReflectiveOperationException {
        ObjectParser<?> parser = GeneratedParser.beside(type).orElseThrow();
        return isGenerated(parser) ? ofEvents(parser.eventType()) : JsonCodec.of(parser);
    }

    private static <E> ArrayCodec<E> array(Class<?> type, ValueCodec<E> element) {
        return new ArrayCodec<>(type, element);
    }

    /** A codec as it is called: with values of which only the schema knows the class. */
    @SuppressWarnings("unchecked")
    private static ValueCodec<Object> any(ValueCodec<?> codec) {
        return (ValueCodec<Object>) codec;
    }

    /** Writes constants as their JSON strings, so that constants can be added. */
    private static final class EnumCodec implements ValueCodec<Object> {
        private final String name;
        private final Map<String, Object> constants = new HashMap<>();

        EnumCodec(Class<?> type) {
            name = type.getSimpleName();
            for (Object constant : type.getEnumConstants()) {
                constants.put(JsonConstant.stringOf((Enum<?>) constant), constant);
            }
        }

        @Override
        public void write(Object constant, BinaryOutput out) {
            out.putText(JsonConstant.stringOf((Enum<?>) constant));
        }

        @Override
        public Object read(BinaryInput in) throws DamagedEventException {
            Object constant = constants.get(in.takeText());
            if (constant == null) {
                throw in.unknownConstant("a constant of " + name);
            }
            return constant;
        }
    }

    /** Events of a class with columns that only its parser can read: they stay JSON. */
    private record JsonCodec<T>(ObjectParser<T> parser, JsonOptions options) implements ValueCodec<T> {
        public static <T> JsonCodec<T> of(ObjectParser<T> parser) {
            return new JsonCodec<>(parser, JsonOptions.of(EventShape.of(parser).written()));
        }

        @Override
        public void write(T event, BinaryOutput out) {
            out.putBytes(parser.writer().toJsonBytes(event, options));
        }

        @Override
        public T read(BinaryInput in) throws DamagedEventException {
            byte[] json = in.takeBytes();
            try {
                return parser.parse(json, ScalarCodecs.READ);
            } catch (JsonParseException e) {
                throw in.damaged(
                        "an event of " + parser.eventType() + " as JSON before this",
                        "invalid JSON: " + e.getMessage());
            }
        }
    }
}
