package dev.schemac.codegen;

import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomSubjects.Subject;
import dev.schemac.codegen.RandomSubjects.Variant;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.RefillingParser;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Tries documents whose members are absent, null, duplicate, undeclared or in another order. It compares a bean, and
 * in turn a record, a bean of lazy strings and a refilled bean, with the predicted error, or with the values that jackson-core reads.
 */
final class MembersRound extends CampaignRound {
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    private final Random random;
    private final RandomSubjects subjects;
    private final List<Map<JsonOptions, MemberDocuments>> documents = new ArrayList<>();
    private final List<Subject> used = new ArrayList<>();
    private final Map<JsonOptions, DifferentialValues> values = new HashMap<>();

    MembersRound(Random random) {
        this.random = random;
        subjects = new RandomSubjects(random, List.of(Variant.values()), schema -> !isInUnion(schema));
        for (Subject subject : subjects.all()) {
            Map<JsonOptions, MemberDocuments> made = new HashMap<>();
            for (JsonOptions options : PROFILES) {
                MemberDocuments each = new MemberDocuments(
                        random,
                        subject.schema,
                        subject.documents,
                        options,
                        json -> outcome(() -> subject.bean.parse(json, options)).error() == null);
                if (each.isComplete()) {
                    made.put(options, each);
                }
                values.computeIfAbsent(options, key -> new DifferentialValues(subjects.schemas(), key));
            }
            if (made.size() == 3) {
                documents.add(made);
                used.add(subject);
            }
        }
    }

    private static boolean isInUnion(SchemaText schema) {
        return schema.union() != null || schema.parent() != null && isInUnion(schema.parent());
    }

    @Override
    void step() {
        int number = random.nextInt(used.size());
        Subject subject = used.get(number);
        JsonOptions options = PROFILES.get(random.nextInt(PROFILES.size()));
        MemberDocuments.Made made = documents.get(number).get(options).next();
        countDocument();
        if (made.error() == null) {
            countAccepted();
        }
        byte[] json = made.json();
        check("bean", subject, options, made, outcome(() -> subject.bean.parse(json, options)));
        switch (random.nextInt(3)) {
            case 0 -> check("record", subject, options, made, outcome(() -> subject.record.parse(json, options)));
            case 1 -> check("lazy strings", subject, options, made, outcome(() -> subject.lazy.parse(json, options)));
            default -> checkRefilled(subject, options, made);
        }
    }

    private void checkRefilled(Subject subject, JsonOptions options, MemberDocuments.Made made) {
        if (subject.refilled != null && subject.bean instanceof RefillingParser<JsonEvent> refilling) {
            check("parseInto", subject, options, made, outcome(() -> {
                refilling.parseInto(made.json(), subject.refilled, options);
                return subject.refilled;
            }));
        } else if (made.error() == null) {
            subject.refilled = subject.bean.parse(made.json(), options);
        }
    }

    private void check(String way, Subject subject, JsonOptions options, MemberDocuments.Made made, Outcome actual) {
        if (made.error() != null) {
            String error = actual.error() == null
                    ? ""
                    : "byte " + actual.error().offset() + ": " + actual.error().description();
            if (!error.startsWith(made.error())) {
                fail(way + ", rejected", subjects.described(subject, options, made.json(), made.error(), actual));
            }
            return;
        }
        String difference = actual.error() != null
                ? "an event"
                : values.get(options).difference(subject.schema, made.members(), actual.event());
        if (difference != null) {
            fail(way + ", accepted", subjects.described(subject, options, made.json(), difference, actual));
        }
    }
}
