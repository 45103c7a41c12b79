package dev.schemac.flink;

import dev.schemac.flink.records.Everything;
import dev.schemac.flink.records.EverythingParser;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.SerializerTestBase;
import org.apache.flink.api.common.typeutils.TypeSerializer;

/** Flink's own checks of a serializer, for a record. */
final class RecordSerializerTest extends SerializerTestBase<Everything> {
    @Override
    protected TypeSerializer<Everything> createSerializer() {
        return EventTypeInfo.of(EverythingParser.INSTANCE).createSerializer(new SerializerConfigImpl());
    }

    @Override
    protected int getLength() {
        return -1;
    }

    @Override
    protected Class<Everything> getTypeClass() {
        return Everything.class;
    }

    @Override
    protected Everything[] getTestData() {
        return Documents.EVERYTHING.stream().map(Everything::parse).toArray(Everything[]::new);
    }

    @Override
    protected boolean allowNullInstances(TypeSerializer<Everything> serializer) {
        return true; // the schema has a required member
    }
}
