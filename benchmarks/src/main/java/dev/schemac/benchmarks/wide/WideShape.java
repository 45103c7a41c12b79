package dev.schemac.benchmarks.wide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A schema with many columns, and the order of the members in its documents.
 *
 * @param names the column names, in schema order
 */
record WideShape(String kind, List<String> names, Order order) implements OddShape {
    private static final List<Integer> COLUMNS = List.of(10, 20, 100, 500, 2000);
    private static final int ODD_COLUMNS = 100;
    private static final int LONG = 60;

    /** The order of the members in a document. */
    enum Order {
        SCHEMA,
        REVERSE,
        RANDOM;

        /** The columns of one document: positions in the schema. */
        List<Integer> positions(int columns, Random random) {
            List<Integer> positions =
                    new ArrayList<>(IntStream.range(0, columns).boxed().toList());
            switch (this) {
                case SCHEMA -> {}
                case REVERSE -> Collections.reverse(positions);
                case RANDOM -> Collections.shuffle(positions, random);
            }
            return positions;
        }
    }

    /** Random names at each number of columns, then odd names; each in all orders. */
    static List<OddShape> all() {
        Stream<WideShape> plain =
                COLUMNS.stream().flatMap(columns -> inAllOrders("plain", words(columns, new Random(columns))));
        // Differ in the last characters only.
        Stream<WideShape> prefix = named("prefix", i -> "customer_billing_address_" + i);
        Stream<WideShape> lengthy = named("long", i -> padded("a_rather_long_name_" + i + "_", LONG));
        // Of one length, with the same first and last eight bytes, so that a comparison of these sees only one name.
        Stream<WideShape> colliding =
                named("colliding", i -> String.format(Locale.ROOT, "prefix_a%04d_suffix_z", i * 37));
        return Stream.of(plain, prefix, lengthy, colliding)
                .flatMap(shapes -> shapes)
                .map(OddShape.class::cast)
                .toList();
    }

    private static Stream<WideShape> named(String kind, IntFunction<String> name) {
        return inAllOrders(kind, IntStream.range(0, ODD_COLUMNS).mapToObj(name).toList());
    }

    private static Stream<WideShape> inAllOrders(String kind, List<String> names) {
        return Arrays.stream(Order.values()).map(order -> new WideShape(kind, names, order));
    }

    /** Different words of 5 to 12 letters. */
    private static List<String> words(int count, Random random) {
        Set<String> words = new LinkedHashSet<>();
        while (words.size() < count) {
            StringBuilder word = new StringBuilder("c");
            for (int letters = 4 + random.nextInt(8); letters > 0; letters--) {
                word.append((char) ('a' + random.nextInt(26)));
            }
            words.add(word.toString());
        }
        return List.copyOf(words);
    }

    private static String padded(String start, int length) {
        return start + "x".repeat(length - start.length());
    }

    @Override
    public String name() {
        return kind + "-" + names.size() + "-" + order.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String epl() {
        List<String> columns = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            columns.add("`" + names.get(i) + "` " + MemberValues.type(i));
        }
        return "create json schema Odd(" + String.join(", ", columns) + ");";
    }

    @Override
    public OddDocument next(Random random) {
        OddDocument.Writer writer = new OddDocument.Writer();
        for (int position : order.positions(names.size(), random)) {
            writer.member(names.get(position), MemberValues.next(position, random));
        }
        return writer.done();
    }
}
