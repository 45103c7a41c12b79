package dev.schemac.benchmarks.contender;

import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import dev.schemac.benchmarks.contender.binding.BindingReaders;
import dev.schemac.benchmarks.contender.binding.BindingWriters;
import dev.schemac.benchmarks.contender.binding.Databind;
import dev.schemac.benchmarks.contender.binding.GsonReader;
import dev.schemac.benchmarks.contender.binding.GsonWriter;
import dev.schemac.benchmarks.contender.binding.Jackson3Reader;
import dev.schemac.benchmarks.contender.binding.Jackson3Writer;
import dev.schemac.benchmarks.contender.binding.JacksonReader;
import dev.schemac.benchmarks.contender.binding.JacksonWriter;
import dev.schemac.benchmarks.contender.limit.FloorLibrary;
import dev.schemac.benchmarks.contender.schema.Calls;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Every contender. */
public final class Libraries {
    private static final String LAST_DIGIT = "reads doubles wrongly in the last digit";
    private static final String OPEN = "--add-opens=java.base/java.lang=ALL-UNNAMED";
    private static final String VECTORS = "--add-modules=jdk.incubator.vector";

    /** The libraries of optional builds, each with the option of {@code benchmarks/run} that includes it. */
    private static final Map<String, String> OPTIONAL = Map.of(
            "esper", "--with-esper",
            "jsoniter-scala", "--with-languages",
            "kotlinx-serialization", "--with-languages",
            "micronaut-serde", "--with-languages");

    /** Documents with doubles; those of the other files are exact. */
    private static final Map<String, String> INEXACT = Stream.of("Users", "StatusEvent", "OrderEvent", "Canada")
            .collect(Collectors.toMap(name -> name, name -> LAST_DIGIT));

    private static final String LOSES_MEMBERS = "omits members of some documents";

    /** The documents with null in such columns. */
    private static final Map<String, String> WITH_NULLS = Payloads.ALL.stream()
            .filter(payload -> payload.layout().hasNulls())
            .collect(Collectors.toMap(Payload::name, payload -> Library.REJECTS_NULL));

    private static final Map<String, String> UNREAD_BY_WAST = Map.of(
            "GithubEvent",
            LOSES_MEMBERS,
            "PaymentEvent",
            LOSES_MEMBERS,
            "OrderEvent",
            LOSES_MEMBERS,
            "Twitter",
            LOSES_MEMBERS,
            "ApiStatus[]",
            LOSES_MEMBERS,
            "ActivityEvent[]",
            LOSES_MEMBERS,
            "Marine",
            LOSES_MEMBERS,
            "TreeNode",
            "reads null in a column of type Integer as 0",
            "real-status-noisy",
            "rejects null in a column of type boolean");

    private static final Map<String, String> UNWRITTEN_BY_WAST = Stream.of(
                    "real",
                    "real-cold",
                    "GithubEvent",
                    "PaymentEvent",
                    "StatusEvent",
                    "OrderEvent",
                    "Citm",
                    "ActivityEvent[]",
                    "UpdateCenter",
                    "RtbRequest")
            .collect(Collectors.toMap(name -> name, name -> "writes some non-ASCII characters as invalid UTF-8"));

    /** With the Vector API, wast misreads a String that is in Latin-1, but not in ASCII. */
    private static final Map<String, String> LATIN = Payloads.ALL.stream()
            .filter(payload -> payload.name().matches("real.*|openrtb"))
            .collect(Collectors.toMap(
                    Payload::name, payload -> "reads Latin-1 characters wrongly if the JVM has the Vector API"));

    /** Where the JVM has it, wast may use it. */
    private static final Map<String, String> LATIN_BY_VECTORS =
            ModuleLayer.boot().findModule("jdk.incubator.vector").isEmpty() ? Map.of() : LATIN;

    /** Where schemac does not use the Vector API. */
    private static final Map<String, String> WITHOUT_VECTORS =
            Runtime.version().feature() >= 25 ? Map.of() : Map.of("*", "uses the Vector API on a JDK 25 or newer only");

    private static final Map<String, String> ONLY_READING = Map.of("*", "records are compared in reading only");

    /** In the order of the tables. */
    public static final List<Library> ALL = all();

    private Libraries() {}

    /**
     * Finds a library by its name.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static Library named(String name) {
        return ALL.stream()
                .filter(library -> library.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no library is named " + name));
    }

    private static List<Library> all() {
        return List.of(
                schemac("schemac"),
                Databind.of("gson", GsonReader::of, GsonWriter::of),
                Databind.of("jackson", type -> JacksonReader.of(type, false), type -> JacksonWriter.of(type, false)),
                Databind.of(
                        "jackson-blackbird",
                        type -> JacksonReader.of(type, true, new BlackbirdModule()),
                        type -> JacksonWriter.of(type, true, new BlackbirdModule())),
                Databind.of("jackson3", type -> Jackson3Reader.of(Calls.recordOf(type)), Jackson3Writer::of),
                Databind.of("fastjson2", BindingReaders.Fastjson2::new, BindingWriters.Fastjson2::of),
                Databind.of("wast", BindingReaders.Wast::new, BindingWriters.Wast::of)
                        .unread(UNREAD_BY_WAST)
                        .unreadTexts(LATIN_BY_VECTORS)
                        .unwritten(UNWRITTEN_BY_WAST),
                Databind.of("wast-vector", BindingReaders.Wast::new, BindingWriters.Wast::of)
                        .unread(UNREAD_BY_WAST)
                        .unreadTexts(LATIN)
                        .unwritten(UNWRITTEN_BY_WAST)
                        .with(VECTORS),
                Databind.of("dsl-json", BindingReaders.DslJsonReader::of, BindingWriters.DslJsonWriter::of)
                        .unread(WITH_NULLS),
                Databind.of("avaje-jsonb", BindingReaders.Avaje::of, BindingWriters.Avaje::of)
                        .unread(INEXACT),
                optional("jsoniter-scala"),
                optional("kotlinx-serialization"),
                optional("micronaut-serde"),
                optional("esper"),
                new FloorLibrary(),
                schemac("schemac-open").in(Tier.VARIANT).with(OPEN),
                schemac("schemac-vector")
                        .in(Tier.VARIANT)
                        .unread(WITHOUT_VECTORS)
                        .unwritten(Map.of("*", "writes as schemac does"))
                        .with(VECTORS),
                Databind.of("schemac-own", Calls::bean, Calls::bean).in(Tier.VARIANT),
                Databind.of("schemac-records", Calls::record, Calls::record).in(Tier.VARIANT),
                Databind.of(
                                "jackson-records",
                                type -> JacksonReader.of(Calls.recordOf(type), false),
                                type -> JacksonWriter.of(type, false))
                        .in(Tier.VARIANT)
                        .unwritten(ONLY_READING),
                Databind.of(
                                "avaje-records",
                                type -> BindingReaders.Avaje.of(Calls.recordOf(type)),
                                BindingWriters.Avaje::of)
                        .in(Tier.VARIANT)
                        .unread(INEXACT)
                        .unwritten(ONLY_READING));
    }

    private static Databind schemac(String name) {
        return Databind.of(name, Calls::generated, Calls::generated);
    }

    /** A library that is present only in builds that request it; elsewhere the lists contain the reason. */
    private static Library optional(String name) {
        Map<String, String> absent = Map.of("*", "is not in this build: use benchmarks/run " + OPTIONAL.get(name));
        return ServiceLoader.load(Library.class, Library.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .filter(library -> library.name().equals(name))
                .findFirst()
                .orElseGet(() -> Databind.of(name, Calls::generated, Calls::generated)
                        .unread(absent)
                        .unwritten(absent));
    }
}
