package com.acme.trades;

import com.espertech.esper.common.client.json.util.EventSenderJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Sends the same documents to two engines that run the same statements. One reads them with Esper's own JSON event
 * type. The other receives objects of the class that schemac generated. Run it with {@code mvn -q compile exec:java}.
 */
public final class Main {
    private static final int DOCUMENTS = 10_000;
    private static final int WARM_UP = 5;
    private static final int ROUNDS = 11;

    public static void main(String[] args) throws Exception {
        List<String> documents = documents(new Random(1));
        try (Engine json = Engine.ofJson();
                Engine beans = Engine.ofBeans()) {
            List<String> expected = results(json, documents, false);
            List<String> actual = results(beans, documents, true);
            for (int i = 0; i < Math.max(expected.size(), actual.size()); i++) {
                String left = i < expected.size() ? expected.get(i) : "nothing";
                String right = i < actual.size() ? actual.get(i) : "nothing";
                if (!left.equals(right)) {
                    throw new IllegalStateException("result " + i + " is " + left + " of sendEventJson and " + right
                            + " of sendEventBean");
                }
            }
            System.out.println(documents.size() + " documents, the same " + expected.size() + " results of both");

            EventSenderJson reader = json.reader();
            compare(
                    "to read a document",
                    () -> documents.forEach(reader::parse),
                    () -> documents.forEach(Trade::parse));
            compare(
                    "to read it and take it through all statements",
                    () -> send(json, documents, false),
                    () -> send(beans, documents, true));
        }
    }

    /**
     * Runs both by turns, so that the machine is in the same state for both. Prints the two medians and their ratio.
     */
    private static void compare(String what, Runnable esper, Runnable schemac) {
        double[] ofEsper = new double[ROUNDS];
        double[] ofSchemac = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            double first = nanoseconds(esper);
            double second = nanoseconds(schemac);
            if (round >= 0) {
                ofEsper[round] = first;
                ofSchemac[round] = second;
            }
        }
        long medianOfEsper = median(ofEsper);
        long medianOfSchemac = median(ofSchemac);
        System.out.printf(
                Locale.ROOT,
                "%s: Esper's JSON type %d ns, schemac %d ns, %.1f times as fast%n",
                what,
                medianOfEsper,
                medianOfSchemac,
                (double) medianOfEsper / medianOfSchemac);
    }

    private static List<String> results(Engine engine, List<String> documents, boolean parsed) {
        List<String> results = new ArrayList<>();
        engine.listen(results::add);
        send(engine, documents, parsed);
        engine.listen(result -> {});
        return results;
    }

    private static double nanoseconds(Runnable allDocuments) {
        long start = System.nanoTime();
        allDocuments.run();
        return (double) (System.nanoTime() - start) / DOCUMENTS;
    }

    private static void send(Engine engine, List<String> documents, boolean parsed) {
        for (String document : documents) {
            if (parsed) {
                engine.send(Trade.parse(document));
            } else {
                engine.send(document);
            }
        }
    }

    /** Returns the median in whole nanoseconds, as the program prints it. */
    private static long median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return Math.round(sorted[sorted.length / 2]);
    }

    private static List<String> documents(Random random) {
        List<String> documents = new ArrayList<>();
        for (int i = 0; i < DOCUMENTS; i++) {
            Trade trade = new Trade();
            trade.setId(4_000_000_000L + i);
            trade.setSymbol("S" + random.nextInt(20));
            trade.setVenue(random.nextBoolean() ? "London" : "Z\u00fcrich");
            trade.setPrice(random.nextInt(1_000_000) / 100.0);
            trade.setAmount(1 + random.nextInt(500));
            trade.setCancelled(random.nextInt(50) == 0);
            trade.setBuyer(party(random));
            trade.setSeller(party(random));
            trade.setTags(new String[] {"t" + random.nextInt(9), "u" + random.nextInt(9)});
            documents.add(trade.toJson());
        }
        return documents;
    }

    private static Party party(Random random) {
        Party party = new Party();
        party.setName("Party " + random.nextInt(1_000));
        party.setCountry(List.of("CH", "DE", "FR", "GB", "MY").get(random.nextInt(5)));
        party.setDesk("desk-" + random.nextInt(100));
        return party;
    }
}
