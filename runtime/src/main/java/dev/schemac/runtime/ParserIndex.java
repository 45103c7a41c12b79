package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Finds generated parsers by class or by name, in the indexes of class loaders. An index consists of the files
 * {@code META-INF/services} that are generated with the parsers, and of the parsers that modules provide. The parsers of
 * your own classes, which the annotation processor generates, are found by their class: by the file
 * {@code META-INF/schemac} of its name.
 *
 * <pre>{@code
 * ParserIndex parsers = ParserIndex.of(Thread.currentThread().getContextClassLoader());
 * ObjectParser<Order> orders = parsers.find(Order.class).orElseThrow();
 * }</pre>
 *
 * <p>It is for frameworks, which receive a class or a name from a configuration or caller. A program calls
 * {@code Order.parse} or {@link EventRuntime#load()}. The index of a class loader is read once, on its first use.
 * Thread-safe.
 */
public final class ParserIndex {
    private static final String FILE = "META-INF/services/" + ObjectParser.class.getName();

    /** The folder of the files that the annotation processor writes. Each has the name of its class and names the parser. */
    private static final String FOLDER = "META-INF/schemac/";

    /** Contains the parsers of a class loader. An object, so that a reference to it can be weak. */
    private record Index(List<ObjectParser<?>> parsers) {
        List<ObjectParser<?>> matching(Predicate<EventType<?>> wanted) {
            return parsers.stream()
                    .filter(parser -> wanted.test(parser.eventType()))
                    .toList();
        }
    }

    private final Set<ClassLoader> loaders;
    /**
     * Parsers refer to their class loader, so only its own classes may refer to its index: see
     * {@link #indexOfOwnLoader}.
     */
    private final Map<ClassLoader, WeakReference<Index>> ownIndexes = new WeakHashMap<>();

    private final ClassValue<Index> indexOfOwnLoader = new ClassValue<>() {
        @Override
        protected Index computeValue(Class<?> type) {
            return ownIndex(type.getClassLoader());
        }
    };

    /**
     * The indexes of {@link #loaders} that have been used. They need no weak references, because this object refers to
     * the loaders anyway.
     */
    private final List<Index> indexes = new ArrayList<>();

    private ParserIndex(Set<ClassLoader> loaders) {
        this.loaders = loaders;
    }

    /**
     * {@return an index over these class loaders, searched in this order}
     *
     * @param loaders the class loaders; null is the system class loader
     */
    public static ParserIndex of(@Nullable ClassLoader... loaders) {
        Set<ClassLoader> known = new LinkedHashSet<>();
        for (ClassLoader loader : loaders) {
            known.add(Objects.requireNonNullElseGet(loader, ClassLoader::getSystemClassLoader));
        }
        return new ParserIndex(known);
    }

    /**
     * {@return the parser of a class; empty if it has none} The index searches its class loaders
     * first, then that of the class. Last it reads the file that the annotation processor has written for the class.
     *
     * @param <T> the value class
     * @param type any class
     * @throws IllegalArgumentException if several event types have this class
     * @throws IllegalStateException if an index names a parser that cannot be loaded
     */
    @SuppressWarnings("unchecked") // the events of the parser are of the requested class
    public <T> Optional<ObjectParser<T>> find(Class<T> type) {
        ClassLoader own = type.getClassLoader();
        if (type.isPrimitive() || type.isArray() || own == null) {
            return Optional.empty();
        }
        Predicate<EventType<?>> wanted = event -> event.type() == type;
        List<ObjectParser<?>> found = List.of();
        for (int i = 0; i < loaders.size() && found.isEmpty(); i++) {
            found = index(i).matching(wanted);
        }
        if (found.isEmpty() && !loaders.contains(own)) {
            found = indexOfOwnLoader.get(type).matching(wanted);
        }
        if (found.size() > 1) {
            throw new IllegalArgumentException(
                    "class " + type.getName() + " belongs to several event types: " + names(found));
        }
        return found.isEmpty()
                ? ofClass(type)
                : found.stream().map(parser -> (ObjectParser<T>) parser).findFirst();
    }

    /**
     * {@return the parser that the annotation processor has generated for a class; empty if there is none}
     *
     * @throws IllegalStateException if it cannot be loaded
     */
    @SuppressWarnings("unchecked") // the events of the parser are of the requested class
    static <T> Optional<ObjectParser<T>> ofClass(Class<T> type) {
        ClassLoader loader = type.getClassLoader();
        if (loader == null) {
            return Optional.empty();
        }
        String file = FOLDER + type.getName();
        try (InputStream in = loader.getResourceAsStream(file)) {
            if (in == null) {
                return Optional.empty();
            }
            String name = new String(in.readAllBytes(), UTF_8).strip();
            return Optional.of((ObjectParser<T>)
                    Class.forName(name, true, loader).getField("INSTANCE").get(null));
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(
                    "the parser of " + type.getName() + " is not visible: module "
                            + type.getModule().getName() + " must export or open package " + type.getPackageName()
                            + " to dev.schemac.runtime",
                    e);
        } catch (IOException | ReflectiveOperationException | LinkageError e) {
            throw new IllegalStateException("the file " + file + " names a parser that cannot be loaded: " + e, e);
        }
    }

    /**
     * {@return the parser of an event type; empty if there is none of this name} In each class loader the name is compared with three kinds of names.
     * These are the qualified names of event types, then the names of their classes, then their simple names.
     *
     * @param name the name in a configuration
     * @throws IllegalArgumentException if the name fits several event types
     * @throws IllegalStateException if an index names a parser that cannot be loaded
     */
    public Optional<ObjectParser<?>> find(String name) {
        Objects.requireNonNull(name, "name");
        List<Predicate<EventType<?>>> ways = List.of(
                event -> event.qualifiedName().equals(name),
                event -> event.type().getName().equals(name),
                event -> event.name().equals(name));
        for (int i = 0; i < loaders.size(); i++) {
            for (Predicate<EventType<?>> way : ways) {
                List<ObjectParser<?>> found = index(i).matching(way);
                if (found.size() > 1) {
                    throw new IllegalArgumentException("the event type is ambiguous; select one of " + names(found));
                }
                if (!found.isEmpty()) {
                    return Optional.of(found.get(0));
                }
            }
        }
        return Optional.empty();
    }

    private static String names(List<ObjectParser<?>> parsers) {
        return parsers.stream()
                .map(parser -> parser.eventType().qualifiedName())
                .sorted()
                .collect(Collectors.joining(", "));
    }

    private synchronized Index index(int number) {
        if (number == indexes.size()) {
            ClassLoader loader = loaders.stream().skip(number).findFirst().orElseThrow();
            indexes.add(new Index(load(loader)));
        }
        return indexes.get(number);
    }

    private synchronized Index ownIndex(ClassLoader loader) {
        WeakReference<Index> known = ownIndexes.get(loader);
        Index index = known == null ? null : known.get();
        if (index == null) {
            index = new Index(load(loader));
            ownIndexes.put(loader, new WeakReference<>(index));
        }
        return index;
    }

    /**
     * {@return all parsers that a class loader sees}
     *
     * @param loader null for the system class loader
     * @throws IllegalStateException if its index names one that cannot be loaded
     */
    static List<ObjectParser<?>> load(ClassLoader loader) {
        List<ObjectParser<?>> parsers = new ArrayList<>();
        try {
            for (ObjectParser<?> parser : ServiceLoader.load(ObjectParser.class, loader)) {
                parsers.add(parser);
            }
        } catch (ServiceConfigurationError | LinkageError e) {
            throw new IllegalStateException(
                    "the index " + FILE + " lists a parser that cannot be loaded: " + e.getMessage(), e);
        }
        return parsers;
    }
}
