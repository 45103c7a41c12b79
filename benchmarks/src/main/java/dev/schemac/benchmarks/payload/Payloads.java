package dev.schemac.benchmarks.payload;

import dev.schemac.benchmarks.model.Clients;
import dev.schemac.benchmarks.model.Numbers;
import dev.schemac.benchmarks.model.Obj;
import dev.schemac.benchmarks.model.People;
import dev.schemac.benchmarks.model.Sparse;
import dev.schemac.benchmarks.model.Texts;
import dev.schemac.benchmarks.model.Trip;
import dev.schemac.benchmarks.model.Tweets;
import dev.schemac.benchmarks.model.Users;
import java.util.List;

/** Every payload by its name. */
public final class Payloads {
    private static final int SMALL = 128;
    private static final int KB = 1024;
    private static final Operation[] EVERYTHING = Operation.values();

    /** In the order of the tables. */
    public static final List<Payload> ALL = List.of(
            users("users-1k", SMALL, KB, Layout.COMPACT).with(EVERYTHING),
            users("users-10k", 16, 10 * KB, Layout.COMPACT).with(EVERYTHING),
            users("users-100k", 4, 100 * KB, Layout.COMPACT).with(EVERYTHING),
            users("users-1000k", 2, 1000 * KB, Layout.COMPACT).with(EVERYTHING),
            users("users-pretty", SMALL, KB, Layout.PRETTY),
            users("users-shuffled", SMALL, KB, Layout.SHUFFLED),
            clients("clients-1k", SMALL, KB),
            clients("clients-10k", 16, 10 * KB),
            clients("clients-100k", 4, 100 * KB),
            clients("clients-1000k", 2, 1000 * KB),
            new Payload("people", People.class, SMALL, 14, SmallGenerators::people, Layout.COMPACT).with(EVERYTHING),
            obj(0),
            obj(8),
            obj(16),
            obj(32),
            new Payload("numbers", Numbers.class, SMALL, 40, SmallGenerators::numbers, Layout.COMPACT).with(EVERYTHING),
            new Payload("doubles", Numbers.class, SMALL, 80, SmallGenerators::doubles, Layout.COMPACT)
                    .with(Operation.WRITE),
            texts("escapes", SmallGenerators.ESCAPED, Layout.COMPACT).with(EVERYTHING),
            texts("unicode-escapes", SmallGenerators.CYRILLIC, Layout.ESCAPED),
            texts("cyrillic", SmallGenerators.CYRILLIC, Layout.COMPACT).with(EVERYTHING),
            texts("chinese", SmallGenerators.CHINESE, Layout.COMPACT).with(EVERYTHING),
            texts("emoji", SmallGenerators.EMOJI, Layout.COMPACT).with(EVERYTHING),
            new Payload("missing", Sparse.class, SMALL, 6, SmallGenerators::sparse, Layout.COMPACT),
            new Payload("undeclared", Tweets.class, SMALL, 3, SmallGenerators::tweets, Layout.UNDECLARED),
            new Payload("projection", Tweets.class, 16, 20, SmallGenerators::tweets, Layout.TWITTER),
            new Payload("json0", Trip.class, SMALL, 1, SmallGenerators::trip, Layout.COMPACT).with(Operation.WRITE));

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

    private static Payload users(String name, int documents, int size, Layout layout) {
        return new Payload(name, Users.class, documents, size, UsersGenerator::next, layout);
    }

    private static Payload clients(String name, int documents, int size) {
        return new Payload(name, Clients.class, documents, size, ClientsGenerator::next, Layout.COMPACT)
                .with(EVERYTHING);
    }

    private static Payload obj(int children) {
        return new Payload("obj-" + children, Obj.class, SMALL, children, SmallGenerators::obj, Layout.COMPACT)
                .with(EVERYTHING);
    }

    private static Payload texts(String name, String alphabet, Layout layout) {
        return new Payload(
                name, Texts.class, SMALL, 20, (random, size) -> SmallGenerators.texts(random, size, alphabet), layout);
    }
}
