package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.generated.Clients;
import dev.schemac.benchmarks.generated.GithubEvent;
import dev.schemac.benchmarks.generated.Numbers;
import dev.schemac.benchmarks.generated.Obj;
import dev.schemac.benchmarks.generated.OrderEvent;
import dev.schemac.benchmarks.generated.PaymentEvent;
import dev.schemac.benchmarks.generated.People;
import dev.schemac.benchmarks.generated.Sparse;
import dev.schemac.benchmarks.generated.StatusEvent;
import dev.schemac.benchmarks.generated.Texts;
import dev.schemac.benchmarks.generated.Tweets;
import dev.schemac.benchmarks.generated.Users;
import dev.schemac.benchmarks.generated.UsersParser;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.function.Function;

/**
 * The parsers that schemac generates from {@code src/main/epl}, through the static calls of the value classes; for
 * Users also through the two other ways of calling them, and with rules.
 */
public final class SchemacReaders {
    private static final Map<String, Reader> BY_NAME = Map.ofEntries(
            Map.entry("Users", new Calls(Users::parse, Users::parse, Users::parse)),
            Map.entry("Clients", new Calls(Clients::parse, Clients::parse, Clients::parse)),
            Map.entry("People", new Calls(People::parse, People::parse, People::parse)),
            Map.entry("Obj", new Calls(Obj::parse, Obj::parse, Obj::parse)),
            Map.entry("Numbers", new Calls(Numbers::parse, Numbers::parse, Numbers::parse)),
            Map.entry("Texts", new Calls(Texts::parse, Texts::parse, Texts::parse)),
            Map.entry("Sparse", new Calls(Sparse::parse, Sparse::parse, Sparse::parse)),
            Map.entry("Tweets", new Calls(Tweets::parse, Tweets::parse, Tweets::parse)),
            Map.entry("GithubEvent", new Calls(GithubEvent::parse, GithubEvent::parse, GithubEvent::parse)),
            Map.entry("PaymentEvent", new Calls(PaymentEvent::parse, PaymentEvent::parse, PaymentEvent::parse)),
            Map.entry("StatusEvent", new Calls(StatusEvent::parse, StatusEvent::parse, StatusEvent::parse)),
            Map.entry("OrderEvent", new Calls(OrderEvent::parse, OrderEvent::parse, OrderEvent::parse)));

    private SchemacReaders() {}

    /** The reader of the generated class that is named as the class of the payload. */
    public static Reader of(Class<?> type) {
        return BY_NAME.get(type.getSimpleName());
    }

    /** The parser of Users documents itself. */
    public static Reader parser() {
        UsersParser parser = UsersParser.INSTANCE;
        return new Calls(parser::parse, parser::parse, parser::parse);
    }

    /** A sender of Users documents, which all threads share. */
    public static Reader sender() {
        EventSender<Users> sender = EventRuntime.load().eventSender(Users.class);
        return new Calls(sender::parse, sender::parse, sender::parse);
    }

    /** A schema of Users whose numbers have ranges, all of which the documents keep. */
    public static Reader ranges() {
        return new Calls(
                dev.schemac.benchmarks.ranges.Users::parse,
                dev.schemac.benchmarks.ranges.Users::parse,
                dev.schemac.benchmarks.ranges.Users::parse);
    }

    @FunctionalInterface
    interface StreamCall {
        Object read(InputStream json) throws IOException;
    }

    /** The calls of one parser. */
    record Calls(Function<byte[], Object> bytes, Function<String, Object> text, StreamCall stream) implements Reader {
        @Override
        public Object read(byte[] json) {
            return bytes.apply(json);
        }

        @Override
        public Object read(String json) {
            return text.apply(json);
        }

        @Override
        public Object read(InputStream json) throws IOException {
            return stream.read(json);
        }
    }
}
