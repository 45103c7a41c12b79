package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.ActivityEvent;
import dev.schemac.benchmarks.model.ApiStatus;
import dev.schemac.benchmarks.model.Builds;
import dev.schemac.benchmarks.model.Canada;
import dev.schemac.benchmarks.model.Citm;
import dev.schemac.benchmarks.model.DistanceMatrix;
import dev.schemac.benchmarks.model.GeoCollection;
import dev.schemac.benchmarks.model.GithubEvent;
import dev.schemac.benchmarks.model.Marine;
import dev.schemac.benchmarks.model.Mesh;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.OrderEvent;
import dev.schemac.benchmarks.model.PaymentEvent;
import dev.schemac.benchmarks.model.RandomUsers;
import dev.schemac.benchmarks.model.RtbRequest;
import dev.schemac.benchmarks.model.Song;
import dev.schemac.benchmarks.model.StatusEvent;
import dev.schemac.benchmarks.model.TreeNode;
import dev.schemac.benchmarks.model.Twitter;
import dev.schemac.benchmarks.model.UpdateCenter;
import dev.schemac.benchmarks.model.Users;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Every payload by its name. */
public final class Payloads {
    private static final int KB = 1024;
    private static final Arrival SMALL = Arrival.rotating(128);
    private static final Arrival MEDIUM = Arrival.rotating(16);
    private static final Arrival LARGE = Arrival.rotating(4);

    /** The ending of the names of payloads whose documents come from memory. */
    static final String COLD = "-cold";

    /** The ending of the names of files without white space. */
    private static final String COMPACT = "-compact";

    /** The least number of bytes of a batch of realistic documents. */
    static final int BATCH = 10 << 20;

    private static final Operation[] EVERYTHING = Operation.values();

    /** Realistic documents, just received. */
    private static final List<Payload> RECEIVED = List.of(
            real("real", 5 * KB / 4, Layout.COMPACT).with(EVERYTHING),
            real("real-shuffled", 5 * KB / 4, Layout.SHUFFLED),
            real("real-indented", 5 * KB / 4, Layout.PRETTY),
            real("real-indented-jackson", 5 * KB / 4, Layout.JACKSON),
            real("real-10k", 10 * KB, Layout.COMPACT),
            real("real-100k", 100 * KB, Layout.COMPACT),
            real("real-1m", KB * KB, Layout.COMPACT),
            service("real-github", GithubEvent.class, 11 * KB),
            service("real-payment", PaymentEvent.class, 2 * KB),
            service("real-status", StatusEvent.class, 4 * KB),
            service("real-order", OrderEvent.class, 3 * KB / 2));

    /** Realistic documents with nulls, and with more members than the schema has. */
    private static final List<Payload> NOISY = List.of(
            real("real-null", 5 * KB / 4, Layout.ONE_NULL),
            real("real-nulls", 5 * KB / 4, Layout.FOUR_NULLS),
            real("real-null-random", 5 * KB / 4, Layout.ONE_NULL_ANYWHERE),
            real("real-nulls-random", 5 * KB / 4, Layout.FOUR_NULLS_ANYWHERE),
            real("real-one-more", 5 * KB / 4, Layout.ONE_MORE),
            real("real-more", 5 * KB / 4, Layout.FOUR_MORE),
            real("real-one-more-random", 5 * KB / 4, Layout.ONE_MORE_ANYWHERE),
            real("real-more-random", 5 * KB / 4, Layout.FOUR_MORE_ANYWHERE),
            noisy("real-github-noisy", GithubEvent.class, 11 * KB),
            noisy("real-payment-noisy", PaymentEvent.class, 2 * KB),
            noisy("real-status-noisy", StatusEvent.class, 4 * KB),
            noisy("real-order-noisy", OrderEvent.class, 3 * KB / 2));

    private static final List<Payload> MADE = List.of(
            users("users-1k", SMALL, KB),
            users("users-1k-cold", Arrival.cold(batch(KB).documents()), KB),
            users("users-10k", MEDIUM, 10 * KB),
            users("users-100k", LARGE, 100 * KB),
            new Payload("obj-0", Obj.class, SMALL, 0, SmallGenerators::obj, Layout.COMPACT).with(EVERYTHING));

    /** The documents with which JSON libraries are usually compared. */
    public static final List<Payload> STANDARD = Stream.of(
                    file("twitter", Twitter.class),
                    file("citm_catalog", Citm.class),
                    file("github_events", ActivityEvent[].class),
                    compactFile("canada", Canada.class),
                    file("mesh", Mesh.class),
                    file("marine_ik", Marine.class),
                    file("apache_builds", Builds.class),
                    file("instruments", Song.class),
                    file("google_maps_api_response", DistanceMatrix.class),
                    compactFile("update-center", UpdateCenter.class),
                    file("random", RandomUsers.class),
                    file("tree-pretty", TreeNode.class),
                    file("twitter_api_response", ApiStatus[].class),
                    compactFile("twitterescaped", Twitter.class),
                    generated(
                            "openrtb",
                            RtbRequest.class,
                            SMALL,
                            0,
                            (random, size) -> ServiceGenerator.next(RtbRequest.class, random)),
                    generated("geojson", GeoCollection.class, Arrival.rotating(1), 100, SmallGenerators::geoJson))
            .flatMap(payloads -> payloads)
            .toList();

    /** The names of several payloads at once. */
    public static final Map<String, List<String>> GROUPS = Map.of(
            "files", names(payload -> !payload.name().endsWith(COMPACT)),
            "files-compact", names(payload -> payload.operations().contains(Operation.WRITE)));

    /** In the order of the tables. */
    public static final List<Payload> ALL = Stream.of(
                    RECEIVED.stream().flatMap(payload -> Stream.of(payload, cold(payload))),
                    NOISY.stream(),
                    MADE.stream(),
                    STANDARD.stream())
            .flatMap(payloads -> payloads)
            .toList();

    private Payloads() {}

    /**
     * Finds a payload by its name.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static Payload named(String name) {
        return ALL.stream()
                .filter(payload -> payload.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no payload is named " + name));
    }

    /** A file with white space, as published and compact. */
    private static Stream<Payload> file(String file, Class<?> type) {
        return Stream.concat(
                Stream.of(file(file, "", new StandardFile(file, type, false))),
                Stream.of(
                        file(file, COMPACT, new StandardFile(file, type, true)).with(EVERYTHING)));
    }

    /** A file that is published without white space. */
    private static Stream<Payload> compactFile(String file, Class<?> type) {
        return Stream.of(file(file, "", new StandardFile(file, type, false)).with(EVERYTHING));
    }

    private static Payload file(String file, String ending, StandardFile content) {
        String name = file.replace('_', '-') + ending;
        return new Payload(name, content.type(), Arrival.rotating(1), 0, content, Layout.COMPACT);
    }

    private static Stream<Payload> generated(
            String name, Class<?> type, Arrival arrival, int size, Payload.Generator generator) {
        return Stream.of(new Payload(name, type, arrival, size, generator, Layout.COMPACT).with(EVERYTHING));
    }

    private static List<String> names(Predicate<Payload> condition) {
        return STANDARD.stream().filter(condition).map(Payload::name).toList();
    }

    /** Whether documents of that name are a standard file of JSON benchmarks, not generated ones. */
    public static boolean isFile(String name) {
        return STANDARD.stream().anyMatch(payload -> payload.name().equals(name));
    }

    private static Payload users(String name, Arrival arrival, int size) {
        return new Payload(name, Users.class, arrival, size, UsersGenerator::next, Layout.COMPACT).with(EVERYTHING);
    }

    private static Payload real(String name, int size, Layout layout) {
        return new Payload(name, Users.class, batch(size), size, RealUsersGenerator::next, layout);
    }

    private static Payload service(String name, Class<?> type, int size) {
        return service(name, type, size, Layout.COMPACT).with(EVERYTHING);
    }

    private static Payload noisy(String name, Class<?> type, int size) {
        return service(name, type, size, Layout.NOISY);
    }

    private static Payload service(String name, Class<?> type, int size, Layout layout) {
        return new Payload(
                name, type, batch(size), size, (random, ignored) -> ServiceGenerator.next(type, random), layout);
    }

    /** So many documents that they are ten megabytes. */
    private static Arrival batch(int size) {
        return Arrival.received(Integer.highestOneBit((BATCH - 1) / size) * 2);
    }

    /** The same documents in the same order, or the objects to write, from memory. */
    private static Payload cold(Payload received) {
        return received.with(
                received.name() + COLD, Arrival.cold(received.arrival().documents()));
    }
}
