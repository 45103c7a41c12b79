package dev.schemac.runtime;

import dev.schemac.runtime.internal.access.DeploymentAccess;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Contains the event types of a program, and their senders.
 *
 * <pre>{@code
 * EventRuntime runtime = EventRuntime.load();
 * EventSender<Users> sender = runtime.eventSender(Users.class);
 * sender.addListener(users -> ...);
 * sender.send(json);
 * }</pre>
 *
 * <p>An event type is identified by its qualified name, {@code module.Name} ({@code Name} for a schema without a
 * module). Its simple name also identifies it as long as only one module has it. There is one set of listeners for each
 * type of a runtime.
 *
 * <p>Thread-safe. Other threads see a deployment as a whole or not at all.
 */
public final class EventRuntime {
    static {
        DeploymentAccess.set(new DeploymentAccess<EventRuntime, ObjectParser<?>, Deployment>() {
            @Override
            public Deployment deploy(
                    EventRuntime runtime,
                    List<? extends ObjectParser<?>> parsers,
                    Collection<Deployment> dependencies,
                    Object attachment) {
                return runtime.deploy(parsers, dependencies, attachment);
            }

            @Override
            public <A> Map<Deployment, A> attachments(EventRuntime runtime, Class<A> type) {
                return runtime.attachments(type);
            }
        });
    }

    /** How many of the known names a message lists. */
    private static final int NAMES_IN_MESSAGE = 10;

    /** A sender, and its deployment. */
    private record Deployed(EventSender<?> sender, Deployment by) {
        EventType<?> type() {
            return sender.eventType();
        }
    }

    /** The deployed types by their qualified names. Never changed, only replaced. */
    private volatile TreeMap<String, Deployed> deployed = new TreeMap<>();

    /** The dependencies and the attachment of a deployment. */
    private record Attached(Set<Deployment> dependencies, Object attachment) {}

    /** Every deployment, in order of time. Never changed, only replaced. */
    private volatile Map<Deployment, Attached> deployments = new LinkedHashMap<>();

    /** Whether classes that the annotation processor knows are deployed when they are first requested. */
    private final boolean findsClasses;

    /** Makes a runtime without any event type, to be filled by {@link #deploy}. */
    public EventRuntime() {
        this(false);
    }

    private EventRuntime(boolean findsClasses) {
        this.findsClasses = findsClasses;
    }

    /**
     * {@return a runtime with every generated schema that the current thread's context class loader can see} Your own
     * classes, for which the annotation processor has generated parsers, are added when {@link #eventSender(Class)} or
     * {@link #eventType(Class)} is first called with them.
     *
     * @throws IllegalStateException if an index of generated parsers names one that cannot be loaded
     * @throws IllegalArgumentException if two of the types have the same qualified name
     */
    public static EventRuntime load() {
        return load(Thread.currentThread().getContextClassLoader());
    }

    /**
     * {@return a runtime with every generated schema that a class loader can see; see {@link #load()}}
     *
     * @param loader null for the system class loader
     * @throws IllegalStateException if an index of generated parsers names one that cannot be loaded
     * @throws IllegalArgumentException if two of the types have the same qualified name
     */
    public static EventRuntime load(@Nullable ClassLoader loader) {
        EventRuntime runtime = new EventRuntime(true);
        runtime.deploy(ParserIndex.load(loader));
        return runtime;
    }

    /**
     * Adds event types: all of them, or none if one is rejected.
     *
     * @param parsers the generated parsers of the types
     * @return what removes them again, by {@link #undeploy}
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     */
    public Deployment deploy(List<? extends ObjectParser<?>> parsers) {
        return deploy(parsers, Set.of(), null);
    }

    /**
     * Adds event types that refer to those of other deployments, which cannot be undeployed before this one is.
     *
     * @param parsers the generated parsers of the types
     * @param dependencies deployments of this runtime
     * @param attachment an object for {@link #attachments}; may be null
     * @return the deployment, for {@link #undeploy}
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     * @throws IllegalStateException if a dependency is not in this runtime, or no longer
     */
    Deployment deploy(List<? extends ObjectParser<?>> parsers, Collection<Deployment> dependencies, Object attachment) {
        Attached attached = new Attached(Set.copyOf(dependencies), attachment);
        List<EventSender<?>> senders = new ArrayList<>();
        parsers.forEach(parser -> senders.add(new EventSender<>(parser)));
        Deployment deployment = new Deployment(senders.stream()
                .map(sender -> sender.eventType().qualifiedName())
                .toList());
        synchronized (this) {
            for (Deployment dependency : dependencies) {
                if (!deployments.containsKey(dependency)) {
                    throw new IllegalStateException(
                            "cannot deploy " + deployment + ": it refers to " + dependency + ", which is not deployed");
                }
            }
            TreeMap<String, Deployed> all = new TreeMap<>(deployed);
            for (EventSender<?> sender : senders) {
                String name = sender.eventType().qualifiedName();
                if (all.putIfAbsent(name, new Deployed(sender, deployment)) != null) {
                    throw new IllegalArgumentException("event type " + name + " is already deployed");
                }
            }
            Map<Deployment, Attached> withThis = new LinkedHashMap<>(deployments);
            withThis.put(deployment, attached);
            deployments = withThis;
            deployed = all;
        }
        return deployment;
    }

    /**
     * Removes the event types of a deployment; their names become available again. Existing senders continue to work,
     * but this runtime keeps no reference to them. Their classes can be unloaded when no other references to them
     * remain.
     *
     * @param deployment the result of a call of {@code deploy}
     * @return false if the deployment is not in this runtime, or no longer
     * @throws IllegalStateException if other deployments refer to types of this one; nothing is removed then
     */
    public boolean undeploy(Deployment deployment) {
        Objects.requireNonNull(deployment, "deployment");
        synchronized (this) {
            List<String> dependants = new ArrayList<>();
            deployments.forEach((each, attached) -> {
                if (attached.dependencies.contains(deployment)) {
                    dependants.add(each.toString());
                }
            });
            if (!dependants.isEmpty()) {
                throw new IllegalStateException("cannot undeploy " + deployment + ": "
                        + String.join(", ", dependants) + (dependants.size() == 1 ? " refers" : " refer")
                        + " to it and must be undeployed first");
            }
            Map<Deployment, Attached> others = new LinkedHashMap<>(deployments);
            boolean removed = others.remove(deployment) != null;
            TreeMap<String, Deployed> left = new TreeMap<>(deployed);
            left.values().removeIf(each -> each.by == deployment);
            deployed = left;
            deployments = others;
            return removed;
        }
    }

    /**
     * Returns the attachments of a class that the deployments of this runtime have.
     *
     * @param <A> the class of the attachments
     * @param type the class of the attachments
     * @return an unmodifiable snapshot in the order of the deployments
     */
    <A> Map<Deployment, A> attachments(Class<A> type) {
        Map<Deployment, A> found = new LinkedHashMap<>();
        deployments.forEach((deployment, attached) -> {
            if (type.isInstance(attached.attachment)) {
                found.put(deployment, type.cast(attached.attachment));
            }
        });
        return Collections.unmodifiableMap(found);
    }

    /**
     * {@return the event type with this value class}
     *
     * @param <T> the value class
     * @param type the value class
     * @throws IllegalArgumentException if there is none
     */
    public <T> EventType<T> eventType(Class<T> type) {
        return eventSender(type).eventType();
    }

    /**
     * {@return the event type of this qualified or simple name, found as {@link #eventSender(String)} does}
     *
     * @param name a qualified or simple name
     * @throws IllegalArgumentException if there is no such type, or more than one module has a type of that simple name
     */
    public EventType<?> eventType(String name) {
        return eventSender(name).eventType();
    }

    /** {@return all event types, sorted by their qualified names; a snapshot that cannot be changed} */
    public List<EventType<?>> eventTypes() {
        List<EventType<?>> types = new ArrayList<>();
        deployed.values().forEach(each -> types.add(each.type()));
        return Collections.unmodifiableList(types);
    }

    /**
     * Returns the sender of the event type with this value class. It parses under {@link JsonOptions#DEFAULT}; see {@link
     * EventSender#withOptions}.
     *
     * @param <T> the value class
     * @param type the value class
     * @return the sender
     * @throws IllegalArgumentException if there is none, or several have the same class of the application
     */
    public <T> EventSender<T> eventSender(Class<T> type) {
        Objects.requireNonNull(type, "type");
        TreeMap<String, Deployed> known = deployed;
        boolean otherLoader = false;
        List<String> matches = new ArrayList<>();
        for (Map.Entry<String, Deployed> each : known.entrySet()) {
            Class<?> deployedClass = each.getValue().type().type();
            if (deployedClass == type) {
                matches.add(each.getKey());
            }
            otherLoader |= deployedClass.getName().equals(type.getName());
        }
        if (matches.size() == 1) {
            @SuppressWarnings("unchecked") // the sender's T is the type it was just compared with
            EventSender<T> match = (EventSender<T>) known.get(matches.get(0)).sender;
            return match;
        } else if (!matches.isEmpty()) {
            throw new IllegalArgumentException("class " + type.getName() + " belongs to several event types: "
                    + String.join(", ", matches) + "; select one by its name");
        }
        if (findsClasses && deployFound(type)) {
            return eventSender(type);
        }
        throw new IllegalArgumentException(
                otherLoader
                        ? "class " + type.getName() + " is deployed from another class loader"
                        : "no event type with class " + type.getName() + " is deployed; " + listed(known));
    }

    /** Deploys a class that the annotation processor knows, unless another thread has; returns whether it knows the class. */
    private synchronized boolean deployFound(Class<?> type) {
        Optional<? extends ObjectParser<?>> parser = ParserIndex.ofClass(type);
        if (deployed.values().stream().noneMatch(each -> each.type().type() == type)) {
            parser.ifPresent(found -> deploy(List.of(found)));
        }
        return parser.isPresent();
    }

    /**
     * Returns the sender of the event type with this qualified or simple name. A name is first looked up as a qualified
     * one, so those always work. It parses under {@link JsonOptions#DEFAULT}; see {@link EventSender#withOptions}.
     *
     * @param name a qualified or simple name
     * @return the sender
     * @throws IllegalArgumentException if there is no such type, or more than one module has a type of that simple name
     */
    public EventSender<?> eventSender(String name) {
        Objects.requireNonNull(name, "name");
        TreeMap<String, Deployed> known = deployed;
        Deployed match = known.get(name);
        if (match == null) {
            match = bySimpleName(known, name);
        }
        return match.sender;
    }

    /** {@return the qualified names of all event types, sorted; a snapshot that cannot be changed} */
    public Set<String> eventTypeNames() {
        return Collections.unmodifiableSet(new TreeSet<>(deployed.keySet()));
    }

    private static Deployed bySimpleName(TreeMap<String, Deployed> known, String name) {
        List<String> matches = new ArrayList<>();
        known.forEach((qualifiedName, each) -> {
            if (each.type().name().equals(name)) {
                matches.add(qualifiedName);
            }
        });
        if (matches.isEmpty()) {
            throw new IllegalArgumentException(
                    "no event type " + name + " is deployed; " + listed(known) + suggestion(known, name));
        }
        if (matches.size() > 1) {
            throw new IllegalArgumentException(
                    "event type " + name + " is ambiguous: it is one of " + String.join(", ", matches));
        }
        return known.get(matches.get(0));
    }

    /** Returns a similar name. If its module is different, its simple name is similar. */
    private static String suggestion(TreeMap<String, Deployed> known, String name) {
        List<String> simpleNames =
                known.values().stream().map(each -> each.type().name()).toList();
        List<String> names = new ArrayList<>(simpleNames);
        names.addAll(known.keySet());
        String suggestion = SimilarName.suggestion(name, names);
        return suggestion.isEmpty()
                ? SimilarName.suggestion(name.substring(name.lastIndexOf('.') + 1), simpleNames)
                : suggestion;
    }

    /** Returns the known names for a message. */
    private static String listed(TreeMap<String, Deployed> known) {
        if (known.isEmpty()) {
            return "nothing is deployed";
        }
        String more = known.size() > NAMES_IN_MESSAGE ? " and " + (known.size() - NAMES_IN_MESSAGE) + " more" : "";
        return "deployed types: "
                + known.keySet().stream().limit(NAMES_IN_MESSAGE).collect(Collectors.joining(", "))
                + more;
    }
}
