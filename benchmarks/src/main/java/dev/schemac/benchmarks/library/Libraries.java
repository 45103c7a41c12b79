package dev.schemac.benchmarks.library;

import com.fasterxml.jackson.module.afterburner.AfterburnerModule;
import com.fasterxml.jackson.module.blackbird.BlackbirdModule;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/** Every contender. */
public final class Libraries {
    private static final String LAST_DIGIT = "reads doubles wrongly in the last digit";
    private static final String WITHOUT_ESPER = "is not in this build: benchmarks/run --with-esper";

    /** The documents that hold doubles. */
    private static final Map<String, String> INEXACT = Map.of(
            "Users", LAST_DIGIT,
            "Clients", LAST_DIGIT,
            "Numbers", LAST_DIGIT,
            "Sparse", LAST_DIGIT);

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
                Databind.of("schemac", SchemacReaders::of),
                Databind.of("gson", GsonReader::of),
                Databind.of("jackson", type -> JacksonReader.of(type, false)),
                Databind.of("jackson-afterburner", type -> JacksonReader.of(type, true, new AfterburnerModule())),
                Databind.of("jackson-blackbird", type -> JacksonReader.of(type, true, new BlackbirdModule())),
                Databind.of("jackson-fastdouble", type -> JacksonReader.of(type, true)),
                Databind.of("jackson3", Jackson3Reader::of),
                Databind.of("fastjson2", BindingReaders.Fastjson2::new),
                Databind.of("wast", BindingReaders.Wast::new),
                Databind.of("dsl-json", BindingReaders.DslJsonReader::of),
                Databind.of("avaje-jsonb", BindingReaders.Avaje::of).without(INEXACT),
                Databind.of("jsoniter", BindingReaders.Jsoniter::of)
                        .with("--add-opens=java.base/java.lang=ALL-UNNAMED"),
                Databind.of("moshi", BindingReaders.MoshiReader::of),
                esper(),
                new StreamingLibrary("jackson-streaming", JacksonStreamingReaders::of),
                new StreamingLibrary("gson-streaming", GsonStreamingReaders::of),
                new ProtobufLibrary(true),
                new ProtobufLibrary(false),
                new SimdjsonLibrary(),
                new FloorLibrary(),
                new ScanLibrary(),
                new SchemacVariant("schemac-parser", SchemacReaders::parser),
                new SchemacVariant("schemac-sender", SchemacReaders::sender));
    }

    /** Esper is under the GPL and so in builds that ask for it only; elsewhere its place is kept, with the reason. */
    private static Library esper() {
        return ServiceLoader.load(Library.class)
                .findFirst()
                .orElseGet(() -> Databind.of("esper", type -> {
                            throw new IllegalStateException(WITHOUT_ESPER);
                        })
                        .without(Map.of("*", WITHOUT_ESPER)));
    }
}
