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
import dev.schemac.benchmarks.model.records.GithubEventRecord;
import dev.schemac.benchmarks.model.records.GithubEventRecordJson;
import dev.schemac.benchmarks.model.records.OrderEventRecord;
import dev.schemac.benchmarks.model.records.OrderEventRecordJson;
import dev.schemac.benchmarks.model.records.PaymentEventRecord;
import dev.schemac.benchmarks.model.records.PaymentEventRecordJson;
import dev.schemac.benchmarks.model.records.StatusEventRecord;
import dev.schemac.benchmarks.model.records.StatusEventRecordJson;
import dev.schemac.benchmarks.model.records.UsersRecord;
import dev.schemac.benchmarks.model.records.UsersRecordJson;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The annotated classes of the payloads: beans with public fields, and records with the same content. */
public final class OwnClasses {
    private static final Map<String, OwnClass<?>> BEANS = byName(
            "",
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

    private static final Map<String, OwnClass<?>> RECORDS = byName(
            "Record",
            new OwnClass<>(
                    GithubEventRecord.class,
                    GithubEventRecordJson::parse,
                    GithubEventRecordJson::parse,
                    GithubEventRecordJson::toJsonBytes,
                    GithubEventRecordJson::toJson),
            new OwnClass<>(
                    OrderEventRecord.class,
                    OrderEventRecordJson::parse,
                    OrderEventRecordJson::parse,
                    OrderEventRecordJson::toJsonBytes,
                    OrderEventRecordJson::toJson),
            new OwnClass<>(
                    PaymentEventRecord.class,
                    PaymentEventRecordJson::parse,
                    PaymentEventRecordJson::parse,
                    PaymentEventRecordJson::toJsonBytes,
                    PaymentEventRecordJson::toJson),
            new OwnClass<>(
                    StatusEventRecord.class,
                    StatusEventRecordJson::parse,
                    StatusEventRecordJson::parse,
                    StatusEventRecordJson::toJsonBytes,
                    StatusEventRecordJson::toJson),
            new OwnClass<>(
                    UsersRecord.class,
                    UsersRecordJson::parse,
                    UsersRecordJson::parse,
                    UsersRecordJson::toJsonBytes,
                    UsersRecordJson::toJson));

    private OwnClasses() {}

    private static Map<String, OwnClass<?>> byName(String suffix, OwnClass<?>... classes) {
        return Stream.of(classes)
                .collect(
                        Collectors.toMap(each -> each.type().getSimpleName().replace(suffix, ""), Function.identity()));
    }

    /** The bean of a payload: its class, with the generated calls. */
    public static OwnClass<?> bean(Class<?> type) {
        return BEANS.get(type.getSimpleName());
    }

    /** The record with the content of a class of the payloads. */
    public static OwnClass<?> record(Class<?> type) {
        return RECORDS.get(type.getSimpleName());
    }
}
