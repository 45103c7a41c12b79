package dev.schemac.flink;

import dev.schemac.flink.beans.Everything;
import dev.schemac.flink.beans.EverythingParser;

/** The serializer of a bean. */
final class BeanSerializerTest extends EverythingSerializerTest<Everything> {
    BeanSerializerTest() {
        super(EverythingParser.INSTANCE);
    }
}
