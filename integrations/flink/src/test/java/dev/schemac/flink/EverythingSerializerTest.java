package dev.schemac.flink;

import dev.schemac.runtime.ObjectParser;
import java.lang.reflect.Array;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.SerializerTestBase;
import org.apache.flink.api.common.typeutils.TypeSerializer;

/** Flink's own checks of a serializer, for the events of a schema with columns of every kind. */
abstract class EverythingSerializerTest<T> extends SerializerTestBase<T> {
    private final ObjectParser<T> parser;

    EverythingSerializerTest(ObjectParser<T> parser) {
        this.parser = parser;
    }

    @Override
    protected TypeSerializer<T> createSerializer() {
        return EventTypeInfo.of(parser).createSerializer(new SerializerConfigImpl());
    }

    @Override
    protected int getLength() {
        return -1;
    }

    @Override
    protected Class<T> getTypeClass() {
        return parser.eventType().type();
    }

    @Override
    @SuppressWarnings("unchecked") // an array of the value class
    protected T[] getTestData() {
        return Documents.EVERYTHING.stream().map(parser::parse).toArray(length ->
                (T[]) Array.newInstance(getTypeClass(), length));
    }

    @Override
    protected boolean allowNullInstances(TypeSerializer<T> serializer) {
        return true; // the schema has a required member
    }
}
