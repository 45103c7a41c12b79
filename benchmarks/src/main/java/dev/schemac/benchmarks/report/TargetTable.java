package dev.schemac.benchmarks.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The targets and their results as Markdown: a row for each target, a column for each JDK. */
final class TargetTable {
    private static final int NAMED = 3;

    /** In a cell of a JDK that a target does not concern. */
    private static final String NONE = "-";

    private TargetTable() {}

    /** A line with the counts of each JDK, the table, and all checks folded away. */
    static String of(List<Target> targets, List<RecordedJdk> jdks) {
        StringBuilder text = new StringBuilder();
        for (RecordedJdk jdk : jdks) {
            text.append("- ").append(counts(targets, jdk)).append('\n');
        }
        text.append('\n').append(head("| work | required |", jdks));
        for (Target target : targets) {
            text.append("| ").append(target.work()).append(" | ").append(target.required());
            jdks.forEach(jdk -> text.append(" | ").append(verdict(findings(target, jdk))));
            text.append(" |\n");
        }
        text.append("\n<details><summary>Every comparison</summary>\n\n")
                .append(head("| work | required | where |", jdks));
        for (Target target : targets) {
            for (Check check : target.checks()) {
                List<Finding> findings = jdks.stream().map(check::on).toList();
                text.append("| ")
                        .append(target.work())
                        .append(" | ")
                        .append(target.required())
                        .append(" | ")
                        .append(findings.get(0).subject());
                findings.forEach(finding -> text.append(" | ").append(verdict(finding)));
                text.append(" |\n");
            }
        }
        return text.append("\n</details>\n").toString();
    }

    private static String head(String columns, List<RecordedJdk> jdks) {
        String head =
                columns + jdks.stream().map(jdk -> " " + jdk.name() + " |").collect(Collectors.joining());
        return head + "\n" + head.replaceAll("[^|]+", "---") + "\n";
    }

    private static List<Finding> findings(Target target, RecordedJdk jdk) {
        return target.checks().stream()
                .map(check -> check.on(jdk))
                .filter(finding -> !(finding instanceof Finding.Inapplicable))
                .toList();
    }

    private static String counts(List<Target> targets, RecordedJdk jdk) {
        List<List<Finding>> all = targets.stream()
                .map(target -> findings(target, jdk))
                .filter(findings -> !findings.isEmpty())
                .toList();
        Predicate<List<Finding>> broken =
                findings -> measured(findings).stream().anyMatch(finding -> !finding.held());
        Predicate<List<Finding>> open = findings -> !missing(findings).isEmpty();
        long notHeld = all.stream().filter(broken).count();
        long notRecorded = all.stream().filter(open.and(broken.negate())).count();
        return jdk.name() + ": " + (all.size() - notHeld - notRecorded) + " of " + all.size() + " targets are met, "
                + notHeld + " are missed, " + notRecorded + " are not wholly recorded.";
    }

    private static List<Finding.Measured> measured(List<Finding> findings) {
        return only(findings, Finding.Measured.class);
    }

    private static List<Finding.Missing> missing(List<Finding> findings) {
        return only(findings, Finding.Missing.class);
    }

    private static <T> List<T> only(List<Finding> findings, Class<T> kind) {
        return findings.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** One finding. */
    private static String verdict(Finding finding) {
        if (finding instanceof Finding.Inapplicable) {
            return NONE;
        }
        return finding instanceof Finding.Measured measured
                ? (measured.held() ? "met: " : "**missed**: ") + measured.inWords()
                : "not recorded: " + ((Finding.Missing) finding).what();
    }

    /** All findings of a target in one cell: the worst, and the missing ones. */
    private static String verdict(List<Finding> findings) {
        if (findings.isEmpty()) {
            return NONE;
        }
        if (findings.size() == 1) {
            return verdict(findings.get(0));
        }
        List<Finding.Measured> measured = measured(findings);
        List<Finding.Missing> missing = missing(findings);
        if (measured.isEmpty()) {
            return "not recorded";
        }
        Finding.Measured worst = measured.stream()
                .min(Comparator.comparingDouble(Finding.Measured::margin))
                .orElseThrow();
        long notHeld = measured.stream().filter(finding -> !finding.held()).count();
        List<String> parts = new ArrayList<>();
        parts.add((worst.held() ? "met" : "**missed** by " + notHeld + " of " + findings.size())
                + (worst.held() && !missing.isEmpty() ? " as far as recorded" : "") + ", worst "
                + worst.subject() + ": " + worst.inWords());
        if (!missing.isEmpty()) {
            parts.add("not recorded: " + names(missing));
        }
        return String.join("; ", parts);
    }

    private static String names(List<Finding.Missing> missing) {
        return missing.size() > NAMED
                ? missing.size() + " more"
                : missing.stream().map(Finding::subject).collect(Collectors.joining(", "));
    }
}
