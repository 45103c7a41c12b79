package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.contracts.ExportedValidator;
import dev.schemac.fuzzing.SourceDigest;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Runs each program of {@code fuzzing/campaign} that counts documents for a short time. {@code -Dschemac.volume=N} tries
 * more documents, {@code -Dschemac.seed=S} the documents of a failed run.
 */
class CampaignTest {
    private static final long DOCUMENTS = Volume.cases(2_000, 10_000);
    private static final long SEED = Seed.drawn();

    /** By program, the round of the seed after its documents: compiling the schemas of a round takes most of the time. */
    private static final Map<CampaignProgram, CampaignRound> ROUNDS = new EnumMap<>(CampaignProgram.class);

    static Stream<CampaignProgram> programs() {
        return Arrays.stream(CampaignProgram.values())
                .filter(program -> program.hasRounds() && !program.needsOtherLanguages());
    }

    private static CampaignRound roundOf(CampaignProgram program) throws Exception {
        CampaignRound round = ROUNDS.get(program);
        if (round == null) {
            System.out.println(program + " with -Dschemac.seed=" + SEED);
            round = program.round(SEED);
            round.run(DOCUMENTS);
            ROUNDS.put(program, round);
        }
        return round;
    }

    @ParameterizedTest
    @MethodSource("programs")
    void findsNoDifference(CampaignProgram program) throws Exception {
        CampaignRound round = roundOf(program);

        assertThat(round.takeFailures()).as("-Dschemac.seed=%d", SEED).isEmpty();
        assertThat(round.differences()).isZero();
        assertThat(round.documents()).isBetween(DOCUMENTS, DOCUMENTS + 100);
        // Some documents are accepted and some rejected. The writer has no bad documents.
        long least = DOCUMENTS / 20;
        assertThat(round.accepted()).as("-Dschemac.seed=%d", SEED).isGreaterThan(least);
        if (program != CampaignProgram.WRITER) {
            assertThat(round.documents() - round.accepted())
                    .as("-Dschemac.seed=%d", SEED)
                    .isGreaterThan(least);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("programs")
    void oneSeedGivesTheSameDocuments(CampaignProgram program) throws Exception {
        CampaignRound once = roundOf(program);
        CampaignRound again = program.round(SEED);
        again.run(DOCUMENTS / 2);
        again.run(DOCUMENTS);

        assertThat(List.of(again.documents(), again.accepted(), again.parses()))
                .isEqualTo(List.of(once.documents(), once.accepted(), once.parses()));
    }

    @Test
    void eachDifferenceIsReportedOnce() throws Exception {
        CampaignRound round = new CampaignRound() {
            @Override
            void step() {
                countDocument();
                fail("a document is rejected", "document " + documents());
            }
        };
        round.run(2);
        assertThat(round.takeFailures())
                .extracting(CampaignRound.Failure::details)
                .containsExactly("document 1", "document 2");
        round.run(3);
        assertThat(round.takeFailures())
                .extracting(CampaignRound.Failure::details)
                .containsExactly("document 3");
        assertThat(round.differences()).isEqualTo(3);
    }

    @Test
    void everyProgramNamesModulesWithSources() {
        Set<List<String>> all = Arrays.stream(CampaignProgram.values())
                .map(CampaignProgram::modules)
                .collect(Collectors.toSet());
        for (List<String> modules : all) {
            assertThat(SourceDigest.of(Path.of(".."), modules))
                    .as(modules.toString())
                    .matches("[0-9a-f]{12}");
        }
    }

    /** Documents that validators may judge differently, and others that they may not. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    ajv        | true  | {}                      | {"v":9007199254740993}     | NUMBERS
                    ajv        | false | {}                      | [0.1000000000000000001]    | NUMBERS
                    ajv        | true  | {}                      | {"v":0.1}                  |
                    ajv        | true  | {}                      | {"v":"x\\n"}             |
                    ajv        | true  | {"required": ["a", ""]} | {}                         | NAMELESS
                    ajv        | true  | {"required": ["", "a"]} | {}                         | NAMELESS
                    ajv        | false | {"required": ["a", ""]} | {}                         |
                    ajv        | true  | {"required": [""]}      | {}                         |
                    ajv        | true  | {"required": ["a"]}     | {}                         |
                    jsonschema | false | {"required": ["a", ""]} | {}                         |
                    jsonschema | true  | {}                      | {"v":9007199254740993}     |
                    jsonschema | true  | {}                      | [0.1000000000000000001]    | NUMBERS
                    jsonschema | true  | {"minimum": 1E+95}      | {"v":100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001} | BINARY_BOUNDS
                    jsonschema | true  | {"minimum": 1E+95}      | {"v":200000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000} |
                    jsonschema | true  | {"minimum": 5.0}        | {"v":5}                    |
                    jsonschema | true  | {}                      | {"v":1e400}                | NUMBERS
                    jsonschema | true  | {}                      | {"v":"x\\n"}             | LINE_FEEDS
                    jsonschema | false | {}                      | {"v":"x\\n"}             |
                    jsonschema | true  | {}                      | {"v":"\\nx"}             |
                    """)
    void validatorsOfOtherLanguagesHaveKnownDifferences(
            String validator, boolean valid, String schema, String document, KnownDifference known) {
        assertThat(KnownDifference.of(validator, valid, schema, ExportedValidator.tree(document)))
                .isEqualTo(Optional.ofNullable(known));
    }

    @Test
    void optionsAreRead() {
        CampaignOptions options = CampaignOptions.of(List.of("streams", "--minutes", "3", "--seed", "-5"));
        assertThat(options).isEqualTo(new CampaignOptions(List.of(CampaignProgram.STREAMS), 180, 0, -5, true, false));
        assertThat(CampaignOptions.of(List.of("--documents", "9", "--unrecorded"))
                        .programs())
                .containsExactlyElementsOf(programs().toList());
        assertThat(CampaignOptions.of(List.of("--minutes", "9")).programs())
                .containsExactlyElementsOf(EnumSet.complementOf(EnumSet.of(CampaignProgram.VALIDATORS)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    streams                      | expected either --minutes N or --documents N
                    --minutes 1 --documents 1    | expected either --minutes N or --documents N
                    --minutes                    | expected a number after '--minutes'
                    --minutes x                  | expected a number after '--minutes' but found 'x'
                    --documents 0                | expected a positive number after '--documents' but found 0
                    --hours 1                    | unknown option '--hours'
                    soak --documents 5           | expected --minutes N for 'soak', which counts no documents before
                    x --minutes 1                | "expected a program (differential, streams, members, unions, writer, patterns, contracts, families, classes, validators, integrations, soak, guided) but found 'x'"
                    """)
    void wrongOptionsAreRefused(String arguments, String message) {
        assertThatThrownBy(() -> CampaignOptions.of(List.of(arguments.split(" "))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
