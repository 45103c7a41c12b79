package dev.schemac.flink.table;

import dev.schemac.runtime.ObjectParser;

/**
 * The events of a schema that the options of a table contain. The class files are part of the job, so task managers need
 * neither the schema nor a compiler.
 *
 * @param <T> the value class
 */
final class CompiledEvents<T> implements TableEvents<T> {
    private static final long serialVersionUID = 1L;

    private final byte[] classes;

    /** The qualified name of the schema. */
    private final String type;

    private transient ObjectParser<T> parser;

    /**
     * @param classes the class files, as {@code CompiledClasses} writes them
     * @param type the qualified name of the schema
     */
    CompiledEvents(byte[] classes, String type) {
        this.classes = classes;
        this.type = type;
    }

    @Override
    public ObjectParser<T> parser() {
        if (parser == null) {
            parser = find();
        }
        return parser;
    }

    @SuppressWarnings("unchecked") // the value class is that of the schema
    private ObjectParser<T> find() {
        try {
            return (ObjectParser<T>) LoadedClasses.parsers(classes).stream()
                    .filter(each -> each.eventType().qualifiedName().equals(type))
                    .findFirst()
                    .orElseThrow();
        } catch (NoClassDefFoundError e) {
            throw new IllegalStateException(SchemacFormat.NO_COMPILER, e);
        }
    }
}
