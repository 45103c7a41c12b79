package dev.schemac.benchmarks.contender.schema;

import dev.schemac.benchmarks.model.GithubEvent;
import dev.schemac.benchmarks.model.GithubEventJson;
import dev.schemac.benchmarks.model.OrderEvent;
import dev.schemac.benchmarks.model.OrderEventJson;
import dev.schemac.benchmarks.model.PaymentEvent;
import dev.schemac.benchmarks.model.PaymentEventJson;
import dev.schemac.benchmarks.model.StatusEvent;
import dev.schemac.benchmarks.model.StatusEventJson;
import dev.schemac.benchmarks.model.Users;
import dev.schemac.benchmarks.model.UsersJson;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The annotated classes of the payloads. */
public final class OwnClasses {
    private static final Map<String, OwnClass<?>> BEANS = byName(
            new OwnClass<>(
                    GithubEvent.class,
                    GithubEventJson::parse,
                    GithubEventJson::parse,
                    GithubEventJson::toJsonBytes,
                    GithubEventJson::toJson),
            new OwnClass<>(
                    OrderEvent.class,
                    OrderEventJson::parse,
                    OrderEventJson::parse,
                    OrderEventJson::toJsonBytes,
                    OrderEventJson::toJson),
            new OwnClass<>(
                    PaymentEvent.class,
                    PaymentEventJson::parse,
                    PaymentEventJson::parse,
                    PaymentEventJson::toJsonBytes,
                    PaymentEventJson::toJson),
            new OwnClass<>(
                    StatusEvent.class,
                    StatusEventJson::parse,
                    StatusEventJson::parse,
                    StatusEventJson::toJsonBytes,
                    StatusEventJson::toJson),
            new OwnClass<>(Users.class, UsersJson::parse, UsersJson::parse, UsersJson::toJsonBytes, UsersJson::toJson));

    private OwnClasses() {}

    private static Map<String, OwnClass<?>> byName(OwnClass<?>... classes) {
        return Stream.of(classes).collect(Collectors.toMap(each -> each.type().getSimpleName(), Function.identity()));
    }

    /** The bean of a payload: its class, with the generated calls. */
    public static OwnClass<?> bean(Class<?> type) {
        return BEANS.get(type.getSimpleName());
    }
}
