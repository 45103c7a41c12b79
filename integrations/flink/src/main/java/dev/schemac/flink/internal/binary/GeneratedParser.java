package dev.schemac.flink.internal.binary;

import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.Objects;
import java.util.Optional;

/**
 * A generated parser that is serialized with a job as its class, and recreated on the task manager. Flink finds the
 * class through the user class loader of the job. Equal to another one of the same class.
 *
 * @param <T> the value class
 */
public final class GeneratedParser<T> implements Serializable {
    private static final long serialVersionUID = 1L;

    /** Over the class loaders of the classes that are looked for. */
    private static final ParserIndex INDEX = ParserIndex.of();

    private final Class<?> type;

    private transient ObjectParser<T> parser;

    private GeneratedParser(ObjectParser<T> parser) {
        this.type = parser.getClass();
        this.parser = parser;
    }

    /** @throws IllegalArgumentException if its class has no public constructor without parameters */
    public static <T> GeneratedParser<T> of(ObjectParser<T> parser) {
        Class<?> type = Objects.requireNonNull(parser, "parser").getClass();
        try {
            instance(type);
        } catch (ReflectiveOperationException e) {
            throw new IllegalArgumentException(
                    "expected a generated parser, as UserParser.INSTANCE, but found an object of " + type.getName()
                            + ", which has no public constructor without parameters: a task manager cannot create it",
                    e);
        }
        return new GeneratedParser<>(parser);
    }

    /**
     * Returns the parser of a class: from the same package, or from the generated index.
     *
     * @throws IllegalArgumentException if there is none, or the class has several event types
     * @throws IllegalStateException if the index names a parser that cannot be loaded
     */
    public static <T> GeneratedParser<T> forClass(Class<T> type) {
        Optional<ObjectParser<T>> beside = beside(type);
        if (beside.isPresent()) {
            return new GeneratedParser<>(beside.get());
        }
        return new GeneratedParser<>(INDEX.find(type)
                .orElseThrow(() -> new IllegalArgumentException("no parser was generated for " + type.getName()
                        + ": there is no class " + type.getName() + "Parser, and no file META-INF/services/"
                        + ObjectParser.class.getName() + " names one")));
    }

    /** The generated parser in the package of a generated class. */
    static <T> Optional<ObjectParser<T>> beside(Class<T> type) {
        try {
            ObjectParser<?> parser = instance(load(type.getName() + "Parser", type.getClassLoader()));
            return parser.eventType().type() == type ? Optional.of(cast(parser)) : Optional.empty();
        } catch (ReflectiveOperationException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the parser class with this name.
     *
     * @throws ClassNotFoundException if the class is missing, cannot be linked, or is no longer a generated parser
     */
    public static <T> GeneratedParser<T> named(String className, ClassLoader loader) throws ClassNotFoundException {
        try {
            return new GeneratedParser<>(cast(instance(load(className, loader))));
        } catch (ClassNotFoundException e) {
            throw e;
        } catch (ReflectiveOperationException e) {
            throw new ClassNotFoundException(className + " is not a generated parser", e);
        }
    }

    public ObjectParser<T> get() {
        return parser;
    }

    public Class<T> valueClass() {
        return parser.eventType().type();
    }

    /** The name of the value class, for messages. */
    public String valueName() {
        return valueClass().getName();
    }

    /** The name of the parser's class. */
    public String className() {
        return type.getName();
    }

    /** The class, of which nothing has run yet. */
    private static Class<?> load(String className, ClassLoader loader) throws ClassNotFoundException {
        try {
            return Class.forName(className, false, loader);
        } catch (LinkageError e) {
            throw new ClassNotFoundException(className + " cannot be linked", e);
        }
    }

    /** Initializes no class that is not a parser: the name may come from untrusted bytes. */
    static ObjectParser<?> instance(Class<?> type) throws ReflectiveOperationException {
        if (!ObjectParser.class.isAssignableFrom(type)) {
            throw new ClassNotFoundException(type.getName() + " is not a generated parser");
        }
        try {
            return (ObjectParser<?>) type.getConstructor().newInstance();
        } catch (LinkageError e) {
            throw new ClassNotFoundException(type.getName() + " cannot be linked", e);
        }
    }

    /** The value class of a parser is the class of its events. */
    @SuppressWarnings("unchecked")
    private static <T> ObjectParser<T> cast(ObjectParser<?> parser) {
        return (ObjectParser<T>) parser;
    }

    private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
        in.defaultReadObject();
        try {
            parser = cast(instance(type));
        } catch (ReflectiveOperationException e) {
            InvalidObjectException invalid =
                    new InvalidObjectException(type.getName() + " is not a generated parser of this job");
            invalid.initCause(e);
            throw invalid;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GeneratedParser<?> that && type == that.type;
    }

    @Override
    public int hashCode() {
        return type.hashCode();
    }
}
