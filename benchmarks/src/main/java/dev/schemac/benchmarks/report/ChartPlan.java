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
import java.util.function.Predicate;

/**
 * Describes one picture: a panel of bars for each payload, or for each JDK.
 *
 * @param name the file without theme and extension: {@code jdk17-users-bytes}
 * @param title the subject and the unit
 * @param panels in drawing order
 */
record ChartPlan(String name, String title, List<Panel> panels) {
    private static final String FLOOR = "floor";
    private static final String OWN = "schemac";

    /** The libraries that are always drawn, however slow they are. */
    private static final Set<String> ALWAYS = Set.of(OWN, "jackson", "jackson-blackbird", "gson");

    /** Limits the number of bars, so that they stay readable. The tables contain all libraries. */
    private static final int BARS = 12;

    private static final int FEW_BARS = 8;

    /** The pictures of the front page, with their titles. */
    private static final Map<Setting, String> OVERVIEW = new LinkedHashMap<>();

    /** The pictures of the front page as long as nothing of {@link #OVERVIEW} is recorded. */
    private static final Map<Setting, String> FORMER_OVERVIEW = new LinkedHashMap<>();

    static {
        OVERVIEW.put(
                Setting.read("real", "bytes"),
                "Users documents of 1.25 KB, just received: read from byte[] per second");
        OVERVIEW.put(Setting.write("real", "bytes"), "Users documents of 1.25 KB: written to byte[] per second");
        FORMER_OVERVIEW.put(Setting.read("users-1k", "bytes"), "Users documents of 1 KB from byte[]: read per second");
        FORMER_OVERVIEW.put(
                Setting.write("users-1k", "bytes"), "Users documents of 1 KB to byte[]: written per second");
    }

    /**
     * The pictures of one kind: a panel for each payload that matches.
     *
     * @param suffix the end of their names
     */
    private record Kind(String operation, String form, String suffix, Predicate<String> payloads) {}

    /** The kinds of pictures. The tables contain all other figures. */
    private static final List<Kind> KINDS = List.of(
            new Kind("read", "bytes", "bytes", payload -> true),
            new Kind(
                    "read",
                    "string",
                    "string",
                    payload -> List.of("real", "users").contains(group(payload))),
            new Kind(
                    "write",
                    "bytes",
                    "write",
                    payload -> payload.equals("users-1k")
                            || List.of("real", "clients", "objects", "json0").contains(group(payload))),
            new Kind("rmw", "bytes", "rmw", payload -> payload.equals("people")));

    /** The payloads whose group is not the word before the first hyphen. */
    private static final Map<String, String> GROUPS = Map.ofEntries(
            Map.entry("people", "objects"),
            Map.entry("obj", "objects"),
            Map.entry("numbers", "values"),
            Map.entry("doubles", "values"),
            Map.entry("escapes", "values"),
            Map.entry("unicode", "values"),
            Map.entry("cyrillic", "values"),
            Map.entry("chinese", "values"),
            Map.entry("emoji", "values"),
            Map.entry("missing", "members"),
            Map.entry("undeclared", "members"),
            Map.entry("projection", "members"));

    /** The groups whose title is not their capitalized word. */
    private static final Map<String, String> TITLES = Map.of("json0", "JSON0 sample", "real", "Documents as they come");

    /**
     * The bars of one payload.
     *
     * @param bars the libraries, fastest first
     * @param floor the cost of the objects alone, if measured
     */
    record Panel(String title, List<Bar> bars, OptionalDouble floor) {}

    /** One library: documents per second in the median iteration. */
    record Bar(String library, double documents) {
        boolean highlighted() {
            return library.equals(OWN);
        }
    }

    /** Returns the pictures of one JDK, by kind, and within a kind by group of payloads. */
    static List<ChartPlan> of(RecordedJdk jdk) {
        List<ChartPlan> plans = new ArrayList<>();
        for (Kind kind : KINDS) {
            Map<String, List<Panel>> groups = new LinkedHashMap<>();
            for (Payload payload : Payloads.ALL) {
                if (kind.payloads().test(payload.name())) {
                    panel(payload.name(), jdk, new Setting(kind.operation(), payload.name(), kind.form(), 1), BARS)
                            .ifPresent(panel -> groups.computeIfAbsent(group(payload.name()), key -> new ArrayList<>())
                                    .add(panel));
                }
            }
            groups.forEach((group, panels) -> plans.add(new ChartPlan(
                    "jdk" + jdk.feature() + "-" + group + "-" + kind.suffix(),
                    TITLES.getOrDefault(group, Character.toUpperCase(group.charAt(0)) + group.substring(1)) + " "
                            + Setting.direction(kind.operation(), kind.form()) + ", " + jdk.name()
                            + ": documents per second",
                    List.copyOf(panels))));
        }
        return plans;
    }

    /**
     * Returns the pictures of the front page by their setting on every JDK. Settings that were not measured have none.
     */
    static Map<Setting, ChartPlan> overviews(List<RecordedJdk> jdks) {
        Map<Setting, ChartPlan> plans = new LinkedHashMap<>();
        for (Map<Setting, String> overview : List.of(OVERVIEW, FORMER_OVERVIEW)) {
            if (plans.isEmpty()) {
                overview.forEach(
                        (setting, title) -> overview(jdks, setting, title).ifPresent(plan -> plans.put(setting, plan)));
            }
        }
        return plans;
    }

    private static Optional<ChartPlan> overview(List<RecordedJdk> jdks, Setting setting, String title) {
        String name = setting.payload() + (setting.operation().equals("write") ? "-write" : "");
        List<Panel> panels = jdks.stream()
                .flatMap(jdk -> panel(jdk.name(), jdk, setting, FEW_BARS).stream())
                .toList();
        return panels.isEmpty() ? Optional.empty() : Optional.of(new ChartPlan(name, title, panels));
    }

    /** Returns the group of payloads that share a picture. */
    private static String group(String payload) {
        String word = payload.split("-")[0];
        return GROUPS.getOrDefault(word, word);
    }

    private static Optional<Panel> panel(String title, RecordedJdk jdk, Setting setting, int most) {
        List<Measurement> rivals = jdk.in(setting).stream()
                .filter(rival -> !RecordedJdk.isLimit(rival))
                // Other ways of calling schemac are not competitors.
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
