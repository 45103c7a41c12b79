package dev.schemac.codegen.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.TestSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.enums.WeekParser;
import dev.schemac.golden.formats.TicketParser;
import dev.schemac.golden.wide.WideParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A bean and a record of one schema make the same events of the same documents, and refuse the others with the same
 * words; tried with documents in order, out of order and damaged. {@code -Dschemac.seed=S} repeats a failed run.
 */
class BothStylesTest {

    private static final long SEED = Seed.drawn();
    private static final int DAMAGED = 2_000;
    private static final String TOKENS = "{}[]:,\"\\ \n0123456789.eE+-truefalsn";

    static Stream<Arguments> documents() {
        return Stream.of(
                of(
                        dev.schemac.golden.users.UserParser.INSTANCE,
                        dev.schemac.golden.records.users.UserParser.INSTANCE,
                        "{\"_id\":\"a\",\"index\":1,\"guid\":null,\"age\":5,\"latitude\":1.5,\"longitude\":-2,"
                                + "\"tags\":[\"x\",null],\"friends\":[{\"id\":\"1\",\"name\":\"b\"},null]}",
                        "{\"friends\":[],\"index\":null,\"latitude\":\"1.5\",\"x\":{\"y\":[]},\"age\":{},\"_id\":7}"),
                of(
                        dev.schemac.golden.scalars.ScalarsParser.INSTANCE,
                        TestSchemas.records("Scalars").parser("scalars.Scalars"),
                        "{\"text\":\"a\",\"letter\":\"b\",\"flag\":true,\"tiny\":1,\"small\":2,\"number\":3,\"large\":4,"
                                + "\"rough\":0.5,\"fine\":0.25}",
                        "{\"fine\":1e3,\"rough\":[1],\"large\":1.0,\"number\":null,\"small\":\"5\",\"tiny\":127,"
                                + "\"flag\":\"true\",\"letter\":null,\"fine\":2}"),
                of(
                        dev.schemac.golden.members.ContactParser.INSTANCE,
                        TestSchemas.records("Members").parser("members.Contact"),
                        "{\"contact_id\":\"a\",\"mail\":\"m\",\"visits\":2,\"language\":\"fr\",\"legacy\":[5]}",
                        "{\"email\":\"m\",\"visits\":null,\"legacy\":{},\"contact_id\":\"a\",\"nick\":null}"),
                of(
                        dev.schemac.golden.dynamic.AlarmParser.INSTANCE,
                        TestSchemas.records("Dynamic").parser("dynamic.Alarm"),
                        "{\"kind\":\"k\",\"at\":5,\"level\":7,\"n\":1,\"o\":[{\"p\":null}]}",
                        "{\"n\":1,\"level\":7,\"n\":2,\"at\":null,\"kind\":true}"),
                of(
                        dev.schemac.golden.dynamic.AnythingParser.INSTANCE,
                        TestSchemas.records("Dynamic").parser("dynamic.Anything"),
                        "{\"a\":1,\"b\":{\"c\":[1e2]}}",
                        "{\"a\":1,\"a\":2}"),
                of(
                        dev.schemac.golden.collections.BasketParser.INSTANCE,
                        TestSchemas.records("Collections").parser("collections.Basket"),
                        "{\"notes\":[\"a\",null],\"stock\":{\"x\":1,\"y\":null},\"groups\":{\"g\":[{\"article\":\"b\","
                                + "\"sizes\":[[1,2],null]}]},\"pages\":[[1,null],null,[]],\"parts\":[1,[2]]}",
                        "{\"parts\":null,\"stock\":[],\"notes\":\"a\"}"),
                of(
                        dev.schemac.golden.pets.PetParser.INSTANCE,
                        TestSchemas.records("Animals", "Pets").parser("pets.Pet"),
                        "{\"name\":\"Rex\",\"legs\":4,\"tricks\":[\"sit\"],\"age\":3,\"owner\":\"Ann\",\"chip\":99}",
                        "{\"chip\":\"99\",\"x\":0,\"legs\":4.0,\"name\":null}"),
                of(
                        dev.schemac.golden.animals.KennelParser.INSTANCE,
                        TestSchemas.records("Animals", "Pets").parser("animals.Kennel"),
                        "{\"first\":{\"name\":\"a\",\"legs\":1},\"dogs\":[{\"name\":\"b\",\"age\":1},null]}",
                        "{\"dogs\":[{\"age\":1,\"legs\":2}],\"first\":null}"),
                of(
                        TestSchemas.beans("OddNames").parser("odd.Odd"),
                        TestSchemas.records("OddNames").parser("odd.Odd"),
                        "{\"class\":1,\"p q\":\"2\",\"ABC\":3,\"abc\":4,\"presence\":10,\"Arrays\":[\"15\"]}",
                        "{\"other\":1,\"that\":2,\"\":null,\"hash\":\"x\",\"Class\":\"y\"}"));
    }

    private static Arguments of(ObjectParser<?> bean, ObjectParser<?> record, String... documents) {
        return Arguments.of(bean, record, List.of(documents));
    }

    @ParameterizedTest
    @MethodSource("documents")
    void sameEventsAndSameErrors(ObjectParser<?> bean, ObjectParser<?> record, List<String> documents) {
        Random random = new Random(SEED);
        for (String document : documents) {
            assertSame(bean, record, document);
            for (int i = 0; i < DAMAGED; i++) {
                assertSame(bean, record, damaged(document, random));
            }
        }
        assertThat(outcome(bean, documents.get(0), JsonOptions.DEFAULT)).startsWith("{");
    }

    @Test
    void formatsEnumsAndWideSchemas() throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(ValueStyle.RECORD));
        Path golden = Path.of("src/golden/epl");
        GeneratedFiles files = compiler.generate(compiler.read(
                List.of(golden.resolve("Formats.epl"), golden.resolve("Enums.epl"), golden.resolve("Wide.epl"))));
        Map<String, ObjectParser<?>> records =
                CompiledSources.load(
                                CompiledSources.compile(files),
                                files.resources().get(0))
                        .stream()
                        .collect(Collectors.toMap(parser -> parser.eventType().name(), parser -> parser, (a, b) -> a));

        sameEventsAndSameErrors(
                TicketParser.INSTANCE,
                records.get("Ticket"),
                List.of(
                        "{\"id\":\"123e4567-e89b-12d3-a456-426614174000\",\"day\":\"2007-12-03\",\"valid\":\"PT2H\","
                                + "\"days\":[\"2007-12-03\",null],\"moments\":{\"m\":\"2007-12-03T10:15:30Z\"},"
                                + "\"content\":\"+/8=\",\"token\":\"-_8\",\"pages\":[\"AQ==\",null]}",
                        "{\"pages\":[\"AQ==\"],\"token\":\"-_8\",\"id\":null}"));
        sameEventsAndSameErrors(
                WeekParser.INSTANCE,
                records.get("Week"),
                List.of("{\"start\":\"FRIDAY\",\"rest\":[\"SATURDAY\",null],\"first\":\"x\"}", "{\"first\":null}"));
        sameEventsAndSameErrors(
                WideParser.INSTANCE,
                records.get("Wide"),
                List.of(
                        "{\"column0\":1,\"column1\":2,\"column64\":3,\"column65\":null}",
                        "{\"column64\":0,\"column1\":{}}"));
    }

    private static void assertSame(ObjectParser<?> bean, ObjectParser<?> record, String document) {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThat(outcome(record, document, options))
                    .as("-Dschemac.seed=%d %s", SEED, document)
                    .isEqualTo(outcome(bean, document, options));
        }
    }

    /** The event as JSON and the names in its map, or what is wrong with the document. */
    private static String outcome(ObjectParser<?> parser, String document, JsonOptions options) {
        try {
            JsonEvent event = (JsonEvent) parser.parse(document, options);
            return event.toJson(JsonOptions.ESPER)
                    + event.toJson()
                    + event.asMap().keySet();
        } catch (JsonParseException | JsonWriteException e) {
            return e.getMessage();
        }
    }

    private static String damaged(String document, Random random) {
        StringBuilder damaged = new StringBuilder(document);
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(damaged.length());
            char token = TOKENS.charAt(random.nextInt(TOKENS.length()));
            switch (random.nextInt(3)) {
                case 0 -> damaged.setCharAt(at, token);
                case 1 -> damaged.insert(at, token);
                default -> damaged.deleteCharAt(at);
            }
        }
        return damaged.toString();
    }
}
