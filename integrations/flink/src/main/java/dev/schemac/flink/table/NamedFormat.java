package dev.schemac.flink.table;

import java.util.Set;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.table.factories.Factory;

/** The name and the options of {@code 'format' = 'schemac'}, the same for records and for files. */
abstract class NamedFormat implements Factory {
    @Override
    public final String factoryIdentifier() {
        return SchemacFormat.IDENTIFIER;
    }

    @Override
    public final Set<ConfigOption<?>> requiredOptions() {
        return Set.of();
    }

    @Override
    public final Set<ConfigOption<?>> optionalOptions() {
        return SchemacFormat.OPTIONAL;
    }

    /** {@return the options that can change while a plan is kept} */
    public final Set<ConfigOption<?>> forwardOptions() {
        return SchemacFormat.FORWARDED;
    }
}
