package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.golden.dynamic.Event;
import dev.schemac.golden.dynamic.EventParser;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.dynamic.MessageParser;
import dev.schemac.golden.users.User;
import dev.schemac.golden.users.UserParser;
import dev.schemac.golden.users.UserWriter;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.pool.ObjectPool;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import dev.schemac.runtime.stream.EventWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * The program of {@link SoakTest}: many threads read and write documents through every entry point at once. Every
 * string and every name of a document has the number of that document in it, its canary; an event, an output or a
 * message with the number of another document ends the program.
 *
 * <p>Arguments: for how many seconds, how many virtual threads (platform threads on a JDK that has no others), a seed.
 */
public final class Soak {
    private static final int PLATFORM_THREADS = 4;
    private static final int DOCUMENTS_OF_A_TASK = 8;
    /** Nine for each document alone, of which each has two more beside it; six for each one in streams. */
    private static final int PARSES_OF_A_TASK = DOCUMENTS_OF_A_TASK * (9 + 6);

    private static final Pattern CANARY = Pattern.compile("<(\\d+)>");

    private static final EventRuntime RUNTIME = new EventRuntime();
    private static final EventFormat<User> LINES = EventFormat.lines(UserParser.INSTANCE);
    private static final EventFormat<User> DOCUMENTS = EventFormat.documents(UserParser.INSTANCE);
    private static final EventFormat<User> ELEMENTS = EventFormat.elements(UserParser.INSTANCE, "$.users");

    /** An open stream has a buffer of some 200 KB: not all threads have one at once. */
    private static final Semaphore OPEN_STREAMS = new Semaphore(500);

    private static final LongAdder DOCUMENT_COUNT = new LongAdder();
    private static final AtomicReference<Throwable> FAILURE = new AtomicReference<>();
    private static EventSender<User> sender;

    /** How much more memory may be in use after a round than after the third one, in bytes. */
    private static final long LIMIT = 1 << 20;

    /** The classes that keep objects for the next user. */
    private static final List<String> POOLS = List.of(
            "DocumentReader",
            "internal.utf8.Utf8Encoder",
            "internal.utf8.Utf8Decoder",
            "internal.input.CharDecoder",
            "internal.pool.BufferPool");

    private Soak() {}

    public static void main(String[] arguments) throws Exception {
        long seconds = Long.parseLong(arguments[0]);
        int threads = Integer.parseInt(arguments[1]);
        SplittableRandom seeds = new SplittableRandom(Long.parseLong(arguments[2]));
        RUNTIME.deploy(List.of(UserParser.INSTANCE));
        sender = RUNTIME.eventSender(User.class);
        long end = System.nanoTime() + seconds * 1_000_000_000;
        long first = 0;
        long most = 0;
        int rounds = 0;
        while (System.nanoTime() < end || rounds < 4) {
            round(threads, seeds);
            if (FAILURE.get() != null) {
                FAILURE.get().printStackTrace(System.out);
                System.exit(1);
            }
            long withPools = used();
            emptyPools();
            long used = used();
            rounds++;
            System.out.println(
                    "round " + rounds + ": " + used / 1024 + " KB, and in pools " + (withPools - used) / 1024 + " KB");
            // The first rounds load classes and fill what is used again.
            if (rounds == 3) {
                first = used;
                most = used;
            } else if (rounds > 3) {
                most = Math.max(most, used);
                if (used - first > LIMIT) {
                    System.out.println(largestClasses());
                }
            }
        }
        long documents = DOCUMENT_COUNT.sum();
        System.out.println("documents " + documents + ", parses "
                + documents / (2 * DOCUMENTS_OF_A_TASK) * PARSES_OF_A_TASK + ", rounds " + rounds
                + ", foreign canaries 0, heap after the third round " + first / 1024 + " KB, at most " + most / 1024
                + " KB");
        if (most - first > LIMIT) {
            System.out.println("the heap has grown by more than 1 MB");
            System.exit(2);
        }
    }

    /** The classes whose objects need most memory. */
    private static String largestClasses() throws JMException {
        Object histogram = ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
        return histogram.toString().lines().limit(15).collect(Collectors.joining("\n"));
    }

    /** Empties the pools of the runtime: what they keep has a limit, and is another amount after each round. */
    private static void emptyPools() throws ReflectiveOperationException {
        for (String pool : POOLS) {
            Field idle = Class.forName("dev.schemac.runtime." + pool).getDeclaredField("IDLE");
            idle.setAccessible(true);
            Field places = ObjectPool.class.getDeclaredField("idle");
            places.setAccessible(true);
            var objects = (AtomicReferenceArray<?>) places.get(idle.get(null));
            for (int i = 0; i < objects.length(); i++) {
                objects.set(i, null);
            }
        }
        Field large = BufferPool.class.getDeclaredField("LARGE");
        large.setAccessible(true);
        ((AtomicReference<?>) large.get(null)).set(null);
    }

    private static long used() throws InterruptedException {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(20);
            least = Math.min(
                    least,
                    ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
        }
        return least;
    }

    /** All threads at once, none of them left at the end. */
    private static void round(int threads, SplittableRandom seeds) throws Exception {
        CountDownLatch done = new CountDownLatch(threads + PLATFORM_THREADS);
        ExecutorService many = virtualThreads();
        ExecutorService few = Executors.newFixedThreadPool(PLATFORM_THREADS);
        for (int i = 0; i < threads + PLATFORM_THREADS; i++) {
            SplittableRandom random = seeds.split();
            int tasks = i < threads ? 1 : Math.max(1, threads / 20);
            (i < threads ? many : few).execute(() -> {
                try {
                    for (int n = 0; n < tasks && FAILURE.get() == null; n++) {
                        task(random);
                    }
                } catch (Throwable e) {
                    FAILURE.compareAndSet(null, e);
                } finally {
                    done.countDown();
                }
            });
        }
        done.await();
        // A thread that has counted down still has its stack.
        many.shutdown();
        few.shutdown();
        if (!many.awaitTermination(1, TimeUnit.MINUTES) || !few.awaitTermination(1, TimeUnit.MINUTES)) {
            throw new IllegalStateException("a thread does not end");
        }
        awaitReaders();
    }

    /** Waits for the threads of parallel streams: closing a stream interrupts them, and they still have their blocks. */
    private static void awaitReaders() throws InterruptedException {
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().startsWith("schemac-lines-")) {
                thread.join(60_000);
                if (thread.isAlive()) {
                    throw new IllegalStateException("a thread does not end: " + thread.getName());
                }
            }
        }
    }

    /** As many virtual threads as there are tasks, where the JDK has them. */
    private static ExecutorService virtualThreads() throws ReflectiveOperationException {
        try {
            return (ExecutorService)
                    Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        } catch (NoSuchMethodException e) {
            return Executors.newFixedThreadPool(64);
        }
    }

    private static void task(SplittableRandom random) throws IOException {
        Event reused = new Event();
        for (int i = 0; i < DOCUMENTS_OF_A_TASK; i++) {
            whole(random, reused);
        }
        OPEN_STREAMS.acquireUninterruptibly();
        try {
            streams(random);
        } finally {
            OPEN_STREAMS.release();
        }
        DOCUMENT_COUNT.add(2 * DOCUMENTS_OF_A_TASK);
    }

    // ---- documents

    private static long canary(SplittableRandom random) {
        return random.nextLong(1L << 62);
    }

    /**
     * Text of many forms and lengths: plain, with escapes, beyond ASCII; the canary at its beginning, in the middle and
     * at its end.
     */
    private static String text(SplittableRandom random, long canary) {
        String mark = "<" + canary + ">";
        String filling = switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> "plain text ".repeat(random.nextInt(20));
            case 2 -> "gr\u00f6\u00dfe \u20ac \ud83d\ude00 ".repeat(random.nextInt(10));
            case 3 -> "\\n\\u00e9\\\"\\ud83d\\ude00 ".repeat(random.nextInt(10));
            default -> "x".repeat(random.nextInt(300));
        };
        return mark + filling + mark + filling + mark;
    }

    private static String user(SplittableRandom random, long canary) {
        StringBuilder json = new StringBuilder("{");
        for (String name : new String[] {"_id", "guid", "name", "email", "about", "greeting", "address"}) {
            if (random.nextInt(8) > 0) {
                json.append('"')
                        .append(name)
                        .append("\":\"")
                        .append(text(random, canary))
                        .append("\",");
            }
        }
        if (random.nextBoolean()) {
            json.append("\"undeclared\":[\"").append(text(random, canary)).append("\"],");
        }
        json.append("\"age\":")
                .append(random.nextInt(100))
                .append(",\"latitude\":")
                .append(random.nextDouble());
        json.append(",\"tags\":[");
        for (int n = random.nextInt(4); n > 0; n--) {
            json.append('"').append(text(random, canary)).append("\",");
        }
        json.append("null],\"friends\":[{\"id\":\"")
                .append(text(random, canary))
                .append("\"}]}");
        return json.toString();
    }

    private static void whole(SplittableRandom random, Event reused) throws IOException {
        long canary = canary(random);
        String text = user(random, canary);
        byte[] json = text.getBytes(UTF_8);
        byte[] range = new byte[json.length + 40];
        Arrays.fill(range, (byte) '"');
        System.arraycopy(json, 0, range, 20, json.length);
        User event = User.parse(json);
        check(event, canary);
        same(event, User.parse(text));
        same(event, UserParser.INSTANCE.parse(range, 20, json.length, JsonOptions.DEFAULT));
        same(event, UserParser.INSTANCE.parse(new ByteArrayInputStream(json)));
        same(event, sender.parse(text));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        event.writeTo(out);
        String written = out.toString(UTF_8);
        check(written, canary);
        same(written, event.toJson());
        same(written, new String(event.toJsonBytes(), UTF_8));
        same(written, sender.parser().writer().toJson(event));
        check(event.toJson(JsonOptions.DEFAULT.withIndent(2).withSortedMembers(true)), canary);

        String free = "{\"<" + canary + ">\":[{\"<" + canary + ">\":\"" + text(random, canary) + "\"}],\"kind\":\""
                + text(random, canary) + "\"}";
        Event dynamic = EventParser.INSTANCE.parse(free);
        check(dynamic, canary);
        byte[] freeBytes = free.getBytes(UTF_8);
        EventParser.INSTANCE.parseInto(freeBytes, reused);
        same(dynamic, reused);
        Message message = MessageParser.INSTANCE.parse("{\"payload\":" + free + ",\"headers\":" + free + "}");
        check(message, canary);

        int cut = random.nextInt(freeBytes.length);
        try {
            EventParser.INSTANCE.parseInto(Arrays.copyOf(freeBytes, cut), reused);
            throw new IllegalStateException("a cut document was accepted");
        } catch (JsonParseException e) {
            check(e.getMessage(), canary);
            if (!reused.equals(new Event())) {
                throw new IllegalStateException("something of a refused document stayed: " + reused, e);
            }
        }
    }

    // ---- streams, each event with a canary of its own

    private static void streams(SplittableRandom random) throws IOException {
        long[] canaries = new long[DOCUMENTS_OF_A_TASK];
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < canaries.length; i++) {
            canaries[i] = canary(random);
            lines.append(user(random, canaries[i])).append('\n');
        }
        byte[] bytes = lines.toString().getBytes(UTF_8);
        read(LINES.read(new ByteArrayInputStream(bytes)), canaries);
        read(DOCUMENTS.read(new ByteArrayInputStream(bytes)), canaries);
        String array =
                "{\"users\":[" + lines.toString().strip().replace("}\n{", "},{").replace("\n", "") + "]}";
        read(ELEMENTS.read(new ByteArrayInputStream(array.getBytes(UTF_8))), canaries);
        if (random.nextInt(50) == 0) {
            // These start threads of their own.
            read(LINES.read(new ByteArrayInputStream(bytes), 2), canaries);
        }
        int[] count = new int[1];
        EventFeed<User> feed = LINES.feed(event -> check(event, canaries[count[0]++]));
        for (int at = 0; at < bytes.length; ) {
            int length = Math.min(bytes.length - at, 1 + random.nextInt(400));
            feed.feed(bytes, at, length);
            at += length;
            Thread.yield();
        }
        feed.finish();
        same(canaries.length, count[0]);

        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (EventWriter<User> writer = EventWriter.lines(UserWriter.INSTANCE, out)) {
            for (String line : lines.toString().split("\n")) {
                writer.write(User.parse(line));
                Thread.yield();
            }
        }
        String[] written = out.toString(UTF_8).split("\n");
        for (int i = 0; i < written.length; i++) {
            check(written[i], canaries[i]);
        }
        String bad = lines.toString().replace("\"age\":", "\"age\":x");
        int[] rejected = new int[1];
        try (EventStream<User> stream = LINES.onRejected(event -> {
                    check(event.error().getMessage(), canaries[rejected[0]]);
                    check(new String(event.document(), UTF_8), canaries[rejected[0]++]);
                })
                .read(new ByteArrayInputStream(bad.getBytes(UTF_8)))) {
            same(null, stream.read());
        }
        same(canaries.length, rejected[0]);
    }

    private static void read(EventStream<User> events, long[] canaries) throws IOException {
        try (events) {
            for (long canary : canaries) {
                check(events.read(), canary);
                Thread.yield();
            }
            same(null, events.read());
        }
    }

    private static void check(JsonEvent event, long canary) {
        check(text(event.asMap()), canary);
    }

    /** All texts of a value, without the writer. */
    private static String text(Object value) {
        if (value instanceof Map<?, ?> map) {
            StringBuilder all = new StringBuilder();
            map.forEach((name, member) -> all.append(name).append(' ').append(text(member)));
            return all.toString();
        }
        if (value instanceof JsonEvent event) {
            return text(event.asMap());
        }
        if (value instanceof Object[] elements) {
            StringBuilder all = new StringBuilder();
            for (Object element : elements) {
                all.append(text(element)).append(' ');
            }
            return all.toString();
        }
        return String.valueOf(value);
    }

    private static void check(String text, long canary) {
        Matcher marks = CANARY.matcher(text);
        String own = Long.toString(canary);
        while (marks.find()) {
            if (!marks.group(1).equals(own)) {
                throw new IllegalStateException("the document of " + canary + " has a foreign canary: " + text);
            }
        }
    }

    private static void same(Object expected, Object actual) {
        if (expected == null ? actual != null : !expected.equals(actual)) {
            throw new IllegalStateException("expected " + expected + " but there is " + actual);
        }
    }
}
