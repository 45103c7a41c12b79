package dev.schemac.benchmarks.union;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/** Ten schemas of a union, and a feed of their events that has the discriminator at one place. */
enum UnionFeed {
    /** Where the schema declares it, too. */
    FIRST("type string, id string, at long, actor string", Move.NONE),
    /** Where the schema declares it, too. */
    THIRD("id string, at long, type string, actor string", Move.NONE),
    /** The last member, though the schema declares it first. */
    LAST("type string, id string, at long, actor string", Move.TO_END);

    private static final long SEED = 0x5C4E_3AC0_0017L;
    private static final String TYPE = "type";

    /** So many that the processor does not learn them by heart. */
    private static final int EVENTS = 2_048;

    private static final Map<String, String> SUBTYPES = subtypes();

    private enum Move {
        NONE,
        TO_END
    }

    /** @param subtype the name of its schema */
    record Event(String subtype, byte[] json) {}

    private final String baseColumns;
    private final Move move;

    UnionFeed(String baseColumns, Move move) {
        this.baseColumns = baseColumns;
        this.move = move;
    }

    private static Map<String, String> subtypes() {
        Map<String, String> columns = new LinkedHashMap<>();
        columns.put("Push", "branch string, size int, before string, after string, forced boolean");
        columns.put("Issue", "number int, title string, state string, locked boolean, labels string[]");
        columns.put("Star", "starred long, total int");
        columns.put("Fork", "forkee string, forks int, visibility string");
        columns.put("Release", "tag string, title string, draft boolean, preview boolean, assets int");
        columns.put("Comment", "number int, body string, reactions int");
        columns.put("Review", "pull int, verdict string, body string, lines int[]");
        columns.put("Member", "login string, role string, site boolean");
        columns.put("Deploy", "environment string, branch string, seconds double, success boolean");
        columns.put("Alert", "severity string, score double, component string, count long");
        return columns;
    }

    static String base() {
        return "Activity";
    }

    static Iterable<String> subtypeNames() {
        return SUBTYPES.keySet();
    }

    /** The word by which the schema is called in the documents. */
    static String text(String subtype) {
        return subtype.toLowerCase(Locale.ROOT) + "_event";
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static UnionFeed of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    String epl() {
        return SUBTYPES.entrySet().stream()
                .map(subtype -> "@JsonSchema(discriminatorValue='" + text(subtype.getKey()) + "') create json schema "
                        + subtype.getKey() + "(" + subtype.getValue() + ") inherits " + base() + ";")
                .collect(Collectors.joining(
                        "\n",
                        "@JsonSchema(discriminator=" + TYPE + ") create json schema " + base() + "(" + baseColumns
                                + ");\n",
                        ""));
    }

    /** The same events each time. */
    List<Event> events() {
        Random random = new Random(SEED);
        List<String> names = List.copyOf(SUBTYPES.keySet());
        List<Event> events = new ArrayList<>();
        for (int i = 0; i < EVENTS; i++) {
            String subtype = names.get(random.nextInt(names.size()));
            events.add(new Event(subtype, document(subtype, random).getBytes(StandardCharsets.UTF_8)));
        }
        return events;
    }

    private String document(String subtype, Random random) {
        List<String> members = new ArrayList<>();
        for (String column : (baseColumns + ", " + SUBTYPES.get(subtype)).split(", ")) {
            String[] nameAndType = column.split(" ");
            members.add("\"" + nameAndType[0] + "\":"
                    + (nameAndType[0].equals(TYPE) ? "\"" + text(subtype) + "\"" : value(nameAndType[1], random)));
        }
        if (move == Move.TO_END) {
            Collections.rotate(members, -1);
        }
        return "{" + String.join(",", members) + "}";
    }

    private static String value(String type, Random random) {
        return switch (type) {
            case "int" -> Integer.toString(random.nextInt(1 << 20));
            case "long" -> Long.toString(1_700_000_000_000L + random.nextInt());
            case "double" -> Double.toString(random.nextInt(100_000) / 100.0);
            case "boolean" -> Boolean.toString(random.nextBoolean());
            case "int[]" -> "[" + value("int", random) + "," + value("int", random) + "]";
            case "string[]" -> "[" + value("string", random) + "," + value("string", random) + "]";
            default -> "\"" + text(random) + "\"";
        };
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        for (int letters = 4 + random.nextInt(28); letters > 0; letters--) {
            text.append(random.nextInt(6) == 0 ? ' ' : (char) ('a' + random.nextInt(26)));
        }
        return text.toString();
    }
}
