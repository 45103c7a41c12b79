package dev.schemac.contracts.shape;

import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Reason;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The comments at a place of the schemas: the differences that apply there, and other remarks. */
final class Notes {
    private final Set<String> remarks = new LinkedHashSet<>();
    private final Set<Difference> differences = new LinkedHashSet<>();

    void add(String remark) {
        remarks.add(remark);
    }

    void add(Difference difference) {
        differences.add(difference);
    }

    void addAll(Notes other) {
        remarks.addAll(other.remarks);
        differences.addAll(other.differences);
    }

    /** {@return the comments, without differences that another one includes} */
    List<String> comments() {
        return Stream.concat(
                        remarks.stream(),
                        distinct().map(each -> "not converted: " + each.pointer() + ": " + each.description()))
                .toList();
    }

    /** {@return the comments without their places, by which equal types are found} */
    List<String> subjects() {
        return Stream.concat(remarks.stream(), distinct().map(each -> each.keyword() + ": " + each.description()))
                .toList();
    }

    private Stream<Difference> distinct() {
        List<Difference> broad = differences.stream()
                .filter(each -> each.reason() != Reason.OTHER)
                .toList();
        return differences.stream().filter(each -> broad.stream().noneMatch(other -> other.includes(each)));
    }
}
