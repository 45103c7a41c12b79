package dev.schemac.codegen;

import dev.schemac.fuzzing.FastRandom;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/** The programs of {@code fuzzing/campaign}. */
enum CampaignProgram {
    DIFFERENTIAL(
            "random documents of random schemas, in every way to read one, against jackson-core",
            List.of("runtime", "schema-dsl", "codegen"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return DifferentialRound.ofAll(random);
        }
    },
    STREAMS(
            "such documents together in streams, cut anywhere, against each of them alone",
            List.of("runtime", "schema-dsl", "codegen"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return new StreamRound(random);
        }
    },
    MEMBERS(
            "documents with absent, null, duplicate and undeclared members in any order, against jackson-core and the columns",
            List.of("runtime", "schema-dsl", "codegen"),
            400_000) {
        @Override
        CampaignRound round(Random random) {
            return new MembersRound(random);
        }
    },
    UNIONS(
            "as 'differential', but only schemas with unions, rules, constants or declared enums, and documents that break one rule",
            List.of("runtime", "schema-dsl", "codegen"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return DifferentialRound.ofUnionsAndRules(random);
        }
    },
    WRITER(
            "random values of all types, written, against jackson-core and the JDK, and read back",
            List.of("runtime", "schema-dsl", "codegen"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return new WriterRound(random);
        }
    },
    PATTERNS(
            "strings for columns with random patterns, against java.util.regex",
            List.of("runtime", "schema-dsl", "codegen"),
            40_000) {
        @Override
        CampaignRound round(Random random) {
            return new PatternRound(random);
        }
    },
    CONTRACTS(
            "what the parser accepts, against what a JSON Schema validator makes of the exported schema",
            List.of("runtime", "schema-dsl", "codegen", "export"),
            40_000) {
        @Override
        CampaignRound round(Random random) {
            return new ContractRound(random);
        }
    },
    FAMILIES(
            "documents of random OpenAPI contracts with inheritance, against a JSON Schema validator that knows discriminators",
            List.of("runtime", "schema-dsl", "codegen", "contracts"),
            40_000) {
        @Override
        CampaignRound round(Random random) {
            return new FamilyRound(random);
        }
    },
    CLASSES(
            "random documents of random annotated classes, read and written, against Jackson with the same annotations",
            List.of("runtime", "schema-dsl", "codegen", "processor"),
            10_000) {
        @Override
        CampaignRound round(Random random) {
            return new ClassRound(random);
        }
    },
    VALIDATORS(
            "as 'contracts', and the verdicts of validators in Python and JavaScript",
            List.of("runtime", "schema-dsl", "codegen", "export"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return new ValidatorRound(random);
        }

        @Override
        boolean needsOtherLanguages() {
            return true;
        }
    },
    INTEGRATIONS(
            "documents by way of Jackson, Kafka and Flink, and of classes of an application, also under ESPER",
            List.of(
                    "runtime",
                    "schema-dsl",
                    "codegen",
                    "integrations/common",
                    "integrations/jackson",
                    "integrations/kafka",
                    "integrations/flink"),
            100_000) {
        @Override
        CampaignRound round(Random random) {
            return new IntegrationRound(random);
        }
    },
    SOAK(
            "10,000 virtual threads at every entry point, each document with marks of its own, the heap flat",
            List.of("runtime", "codegen")) {
        @Override
        Totals run(long seconds, long seed) throws IOException, InterruptedException {
            return SoakRun.run(seconds, seed);
        }
    },
    GUIDED(
            "the targets of Jazzer, guided by the branches that are reached",
            List.of("runtime", "schema-dsl", "codegen", "contracts", "integrations/common", "integrations/jackson")) {
        @Override
        Totals run(long seconds, long seed) throws IOException, InterruptedException {
            return GuidedRun.run(seconds);
        }
    };

    /** The counts of a program's run. */
    record Totals(long documents, long parses, long differences) {}

    private final String description;
    private final List<String> modules;
    private final long documentsOfRound;

    CampaignProgram(String description, List<String> modules, long documentsOfRound) {
        this.description = description;
        this.modules = modules;
        this.documentsOfRound = documentsOfRound;
    }

    CampaignProgram(String description, List<String> modules) {
        this(description, modules, 0);
    }

    /** Compiles the schemas of a round. */
    CampaignRound round(Random random) {
        throw new UnsupportedOperationException(this + " has no rounds");
    }

    /** Runs a program that has no rounds. */
    Totals run(long seconds, long seed) throws IOException, InterruptedException {
        throw new UnsupportedOperationException(this + " has rounds");
    }

    /** Returns whether it can run for a number of documents as well as for a time. */
    boolean hasRounds() {
        return documentsOfRound > 0;
    }

    /** Returns whether it needs programs that the build does not: then only its name runs it. */
    boolean needsOtherLanguages() {
        return false;
    }

    /** Returns the round of a seed. */
    CampaignRound round(long seed) {
        return round(new FastRandom(seed));
    }

    String description() {
        return description;
    }

    /** Returns the modules whose main sources the program covers. */
    List<String> modules() {
        return modules;
    }

    /** Returns the number of documents for which a round compiles its schemas once. */
    long documentsOfRound() {
        return documentsOfRound;
    }

    /** Returns the name on the command line and in the ledger. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    static CampaignProgram of(String name) {
        return Arrays.stream(values())
                .filter(each -> each.toString().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("expected a program ("
                        + Arrays.stream(values()).map(Object::toString).collect(Collectors.joining(", "))
                        + ") but found '" + name + "'"));
    }
}
