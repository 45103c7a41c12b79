package dev.schemac.codegen;

import dev.schemac.codegen.RandomSubjects.Subject;
import dev.schemac.codegen.RandomSubjects.Variant;
import dev.schemac.runtime.JsonOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Tries documents of random schemas, good and bad, alone and then together in streams: see {@link DifferentialStreams}. */
final class StreamRound extends CampaignRound {
    private static final int MOST_AT_ONCE = 60;

    private final Random random;
    private final RandomSubjects subjects;
    private final DifferentialStreams streams;
    private final List<byte[]> documents = new ArrayList<>();
    private final List<Outcome> outcomes = new ArrayList<>();

    StreamRound(Random random) {
        this.random = random;
        subjects = new RandomSubjects(random, List.of(Variant.BEAN), schema -> true);
        streams = new DifferentialStreams(random);
    }

    @Override
    void step() throws IOException {
        Subject subject = subjects.next();
        JsonOptions options = subjects.nextOptions();
        documents.clear();
        outcomes.clear();
        for (int left = 1 + random.nextInt(MOST_AT_ONCE); left > 0; left--) {
            byte[] json = subjects.nextDocument(subject);
            Outcome outcome = outcome(() -> subject.bean.parse(json, options));
            countDocument();
            if (outcome.error() == null) {
                countAccepted();
            }
            documents.add(json);
            outcomes.add(outcome);
        }
        long before = streams.parses();
        String difference = streams.difference(subject.bean, options, documents, outcomes);
        countParses(streams.parses() - before);
        if (difference != null) {
            int end = difference.indexOf('\n');
            fail(
                    difference.substring(0, end),
                    options + "\n" + subject.schema.qualifiedName() + "\n"
                            + String.join("", subjects.schemas().texts()) + difference.substring(end));
        }
    }
}
