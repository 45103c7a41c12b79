package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.runtime.ObjectParser;
import java.io.Serializable;

/**
 * The events that are the rows of a table. Serialized with the job.
 *
 * @param <T> the value class
 */
interface TableEvents<T> extends Serializable {
    /** {@return the generated parser, which contains the writer} */
    ObjectParser<T> parser();

    /** {@return the name of the value class, for messages} */
    default String name() {
        return parser().eventType().type().getName();
    }

    /** The events of a class on the class path of the job. */
    record Generated<T>(EventTypeInfo<T> type) implements TableEvents<T> {
        @Override
        public ObjectParser<T> parser() {
            return type.parser();
        }
    }
}
