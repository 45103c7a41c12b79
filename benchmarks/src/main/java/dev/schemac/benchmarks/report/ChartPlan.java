package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * One picture: a panel of bars for each payload, or for each JDK.
 *
 * @param name the file without theme and ending: {@code jdk17-users-bytes}
 * @param title what is shown, in which unit
 * @param panels in the order in which they are drawn
 */
record ChartPlan(String name, String title, List<Panel> panels) {
    private static final String FLOOR = "floor";
    private static final String OWN = "schemac";

    /** Whoever looks for these finds them, however slow they are. */
    private static final Set<String> ALWAYS = Set.of(OWN, "jackson", "gson");

    /** More bars than this are not read any more; the tables have all libraries. */
    private static final int BARS = 12;

    private static final int FEW_BARS = 8;

    /** The documents whose pictures are drawn for each form of input; whatever is not drawn is in the tables. */
    private static final Map<String, Predicate<String>> DRAWN =
            new TreeMap<>(Map.of("bytes", group -> true, "string", group -> group.equals("users")));

    /** Payloads whose group is not the word before their first hyphen. */
    private static final Map<String, String> GROUPS = Map.ofEntries(
            Map.entry("people", "objects"),
            Map.entry("obj", "objects"),
            Map.entry("numbers", "values"),
            Map.entry("escapes", "values"),
            Map.entry("unicode", "values"),
            Map.entry("cyrillic", "values"),
            Map.entry("chinese", "values"),
            Map.entry("emoji", "values"),
            Map.entry("missing", "members"),
            Map.entry("undeclared", "members"),
            Map.entry("projection", "members"));

    /**
     * The bars of one payload.
     *
     * @param bars the libraries, fastest first
     * @param floor what the objects alone cost, if it was measured
     */
    record Panel(String title, List<Bar> bars, OptionalDouble floor) {}

    /** One library: documents in a second, the median iteration. */
    record Bar(String library, double documents) {
        boolean highlighted() {
            return library.equals(OWN);
        }
    }

    /** The pictures of one JDK: those from {@code byte[]} by groups of payloads, then Users from {@code String}. */
    static List<ChartPlan> of(RecordedJdk jdk) {
        List<ChartPlan> plans = new ArrayList<>();
        DRAWN.forEach((input, drawn) -> {
            Map<String, List<Panel>> groups = new LinkedHashMap<>();
            for (Payload payload : Payloads.ALL) {
                String group = group(payload.name());
                if (drawn.test(group)) {
                    panel(payload.name(), jdk, Setting.read(payload.name(), input), BARS)
                            .ifPresent(panel -> groups.computeIfAbsent(group, key -> new ArrayList<>())
                                    .add(panel));
                }
            }
            groups.forEach((group, panels) -> plans.add(new ChartPlan(
                    "jdk" + jdk.feature() + "-" + group + "-" + input,
                    Character.toUpperCase(group.charAt(0)) + group.substring(1) + " from " + Setting.type(input) + ", "
                            + jdk.name() + ": documents per second",
                    List.copyOf(panels))));
        });
        return plans;
    }

    /** The picture of the front page: Users documents of 1 KB on every JDK; empty where nobody read them. */
    static Optional<ChartPlan> overview(List<RecordedJdk> jdks) {
        List<Panel> panels = jdks.stream()
                .flatMap(jdk -> panel(jdk.name(), jdk, Setting.read("users-1k", "bytes"), FEW_BARS).stream())
                .toList();
        return panels.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new ChartPlan("users-1k", "Users documents of 1 KB from byte[]: read per second", panels));
    }

    /** The group of payloads that share a picture. */
    private static String group(String payload) {
        String word = payload.split("-")[0];
        return GROUPS.getOrDefault(word, word);
    }

    private static Optional<Panel> panel(String title, RecordedJdk jdk, Setting setting, int most) {
        List<Measurement> rivals = jdk.in(setting).stream()
                .filter(rival -> !RecordedJdk.isLimit(rival))
                // Other ways of calling schemac are no rivals.
                .filter(rival -> rival.library().equals(OWN) || !rival.library().startsWith(OWN + "-"))
                .toList();
        if (rivals.isEmpty()) {
            return Optional.empty();
        }
        long reserved = rivals.stream()
                .filter(rival -> ALWAYS.contains(rival.library()))
                .count();
        List<Bar> bars = new ArrayList<>();
        long left = most - reserved;
        for (Measurement rival : rivals) {
            boolean always = ALWAYS.contains(rival.library());
            if (always || left > 0) {
                bars.add(new Bar(rival.library(), rival.median()));
                left -= always ? 0 : 1;
            }
        }
        return Optional.of(new Panel(
                title,
                List.copyOf(bars),
                jdk.find(setting, FLOOR)
                        .map(floor -> OptionalDouble.of(floor.median()))
                        .orElseGet(OptionalDouble::empty)));
    }
}
