package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.generated.GithubEvent;
import dev.schemac.benchmarks.generated.Numbers;
import dev.schemac.benchmarks.generated.Obj;
import dev.schemac.benchmarks.generated.OrderEvent;
import dev.schemac.benchmarks.generated.PaymentEvent;
import dev.schemac.benchmarks.generated.Sparse;
import dev.schemac.benchmarks.generated.StatusEvent;
import dev.schemac.benchmarks.generated.Texts;
import dev.schemac.benchmarks.generated.Users;
import dev.schemac.benchmarks.library.Reader;
import java.util.Map;
import java.util.function.Function;

/** The parsers that schemac generates from {@code src/main/epl}, through the static calls of the value classes. */
public final class SchemacReaders {
    private static final Map<String, Reader> BY_NAME = Map.ofEntries(
            Map.entry("Users", new Calls(Users::parse, Users::parse)),
            Map.entry("Obj", new Calls(Obj::parse, Obj::parse)),
            Map.entry("Numbers", new Calls(Numbers::parse, Numbers::parse)),
            Map.entry("Texts", new Calls(Texts::parse, Texts::parse)),
            Map.entry("Sparse", new Calls(Sparse::parse, Sparse::parse)),
            Map.entry("GithubEvent", new Calls(GithubEvent::parse, GithubEvent::parse)),
            Map.entry("PaymentEvent", new Calls(PaymentEvent::parse, PaymentEvent::parse)),
            Map.entry("StatusEvent", new Calls(StatusEvent::parse, StatusEvent::parse)),
            Map.entry("OrderEvent", new Calls(OrderEvent::parse, OrderEvent::parse)));

    private SchemacReaders() {}

    /** The reader of the generated class that is named as the class of the payload. */
    public static Reader of(Class<?> type) {
        return BY_NAME.get(type.getSimpleName());
    }

    private record Calls(Function<byte[], Object> bytes, Function<String, Object> text) implements Reader {
        @Override
        public Object read(byte[] json) {
            return bytes.apply(json);
        }

        @Override
        public Object read(String json) {
            return text.apply(json);
        }
    }
}
