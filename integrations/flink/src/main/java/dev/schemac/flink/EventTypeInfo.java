package dev.schemac.flink;

import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.runtime.ObjectParser;
import java.util.Objects;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;

/**
 * Describes the events of a schema for Flink. Its {@link EventTypeSerializer} serializes beans and records between
 * tasks and in state, without Kryo, so jobs can disable generic types.
 *
 * <pre>{@code
 * DataStream<Visit> visits = clicks.map(Visits::of).returns(EventTypeInfo.of(VisitParser.INSTANCE));
 * ValueStateDescriptor<Visit> last = new ValueStateDescriptor<>("last", EventTypeInfo.of(VisitParser.INSTANCE));
 * }</pre>
 *
 * <p>Sources with an {@link EventDeserializationSchema} or an {@link EventLinesFormat} have it already. For other
 * streams call {@code returns}, or register the class with {@link EventTypeInfoFactory} once for a program.
 * Without either, Flink treats beans as generic types and uses Kryo, because their private presence bits break its
 * rules for POJOs.
 *
 * <p>Events cannot be keys, because equal events can have different bytes; use their columns:
 * {@code keyBy(Click::getUser)}. Immutable.
 *
 * @param <T> the value class
 */
public final class EventTypeInfo<T> extends TypeInformation<T> {
    private static final long serialVersionUID = 1L;

    /** The generated parser, which knows its writer. */
    private final GeneratedParser<T> parser;

    EventTypeInfo(GeneratedParser<T> parser) {
        this.parser = Objects.requireNonNull(parser);
    }

    /**
     * {@return the type information of the events of a parser}
     *
     * @param parser a generated parser, {@code ClickParser.INSTANCE}
     * @throws IllegalArgumentException if the parser cannot be recreated on a task manager, because it is not a
     *     generated one
     */
    public static <T> EventTypeInfo<T> of(ObjectParser<T> parser) {
        return new EventTypeInfo<>(GeneratedParser.of(parser));
    }

    /**
     * {@return the type information of a generated class, or of an application class that a schema names}
     *
     * @param type the value class; its parser is in the same package or in the generated index
     * @throws IllegalArgumentException if no parser was generated for it
     */
    public static <T> EventTypeInfo<T> of(Class<T> type) {
        return new EventTypeInfo<>(GeneratedParser.forClass(type));
    }

    /** {@return the generated parser of the events, which contains their writer} */
    public ObjectParser<T> parser() {
        return parser.get();
    }

    @Override
    public TypeSerializer<T> createSerializer(SerializerConfig config) {
        return new EventTypeSerializer<>(parser);
    }

    @Override
    public Class<T> getTypeClass() {
        return parser.valueClass();
    }

    @Override
    public boolean isBasicType() {
        return false;
    }

    @Override
    public boolean isTupleType() {
        return false;
    }

    @Override
    public int getArity() {
        return 1;
    }

    @Override
    public int getTotalFields() {
        return 1;
    }

    /** {@return false: use a column of an event as key} */
    @Override
    public boolean isKeyType() {
        return false;
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof EventTypeInfo;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EventTypeInfo<?> that && parser.equals(that.parser);
    }

    @Override
    public int hashCode() {
        return parser.hashCode();
    }

    @Override
    public String toString() {
        return "EventTypeInfo<" + parser.valueName() + ">";
    }
}
