package dev.schemac.codegen;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * The command line of {@code fuzzing/campaign}.
 *
 * @param seconds the time for each program; 0 if {@code documents} limits it
 * @param documents the number for each program; 0 if {@code seconds} limits it
 * @param seed the seed of the first round of each program; the next rounds have the next numbers
 * @param recorded whether the ledger records the runs
 */
record CampaignOptions(
        List<CampaignProgram> programs, long seconds, long documents, long seed, boolean recorded, boolean status) {

    static CampaignOptions of(List<String> arguments) {
        List<CampaignProgram> programs = new ArrayList<>();
        long seconds = 0;
        long documents = 0;
        long seed = System.nanoTime();
        boolean recorded = true;
        boolean status = false;
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            switch (argument) {
                case "--minutes" -> seconds = 60 * positive(arguments, ++i);
                case "--documents" -> documents = positive(arguments, ++i);
                case "--seed" -> seed = number(arguments, ++i);
                case "--unrecorded" -> recorded = false;
                case "--status" -> status = true;
                default -> {
                    if (argument.startsWith("-")) {
                        throw new IllegalArgumentException("unknown option '" + argument + "'");
                    }
                    programs.add(CampaignProgram.of(argument));
                }
            }
        }
        if (!status && (seconds == 0) == (documents == 0)) {
            throw new IllegalArgumentException("expected either --minutes N or --documents N");
        }
        for (CampaignProgram program : programs) {
            if (documents > 0 && !program.hasRounds()) {
                throw new IllegalArgumentException(
                        "expected --minutes N for '" + program + "', which counts no documents before");
            }
        }
        if (programs.isEmpty()) {
            boolean counted = documents > 0;
            Stream.of(CampaignProgram.values())
                    .filter(program -> !program.needsOtherLanguages() && (!counted || program.hasRounds()))
                    .forEach(programs::add);
        }
        return new CampaignOptions(programs, seconds, documents, seed, recorded, status);
    }

    private static long positive(List<String> arguments, int at) {
        long number = number(arguments, at);
        if (number < 1) {
            throw new IllegalArgumentException(
                    "expected a positive number after '" + arguments.get(at - 1) + "' but found " + number);
        }
        return number;
    }

    private static long number(List<String> arguments, int at) {
        String option = arguments.get(at - 1);
        if (at == arguments.size()) {
            throw new IllegalArgumentException("expected a number after '" + option + "'");
        }
        try {
            return Long.parseLong(arguments.get(at));
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "expected a number after '" + option + "' but found '" + arguments.get(at) + "'", e);
        }
    }
}
