package dev.schemac.flink;

import dev.schemac.flink.records.Everything;
import dev.schemac.flink.records.EverythingParser;

/** The serializer of a record. */
final class RecordSerializerTest extends EverythingSerializerTest<Everything> {
    RecordSerializerTest() {
        super(EverythingParser.INSTANCE);
    }
}
