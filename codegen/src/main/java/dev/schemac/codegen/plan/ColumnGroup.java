package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Up to 64 columns in a row: as many as a {@code long} has presence bits, and few enough that a method with some lines
 * for each stays far below the 8,000 bytes of bytecode above which HotSpot never compiles a method. Schemas with more
 * columns than one group are wide: what they need once a column is emitted as one method, and one nested class, for
 * each group.
 *
 * @param index the group's place among the groups, from 0
 * @param className the nested class with the group's part of the parser or writer, in wide schemas
 */
public record ColumnGroup(int index, String className, List<ColumnPlan> columns) {

    public static final int SIZE = Long.SIZE;

    /** Presence bits that the value class has in one field, the columns that have one there, and their mask. */
    public record PresenceWord(String field, String maskConstant, List<ColumnPlan> columns) {}

    /** The index of the column at bit 0. */
    public int first() {
        return index * SIZE;
    }

    /** The index after that of the group's last column. */
    public int end() {
        return columns.isEmpty() ? first() : columns.get(columns.size() - 1).index() + 1;
    }

    /**
     * The presence bits of the group's columns that can be reached, in the order of the columns: a schema and each of
     * its ancestors have their own.
     */
    public List<PresenceWord> presence() {
        Map<String, List<ColumnPlan>> words = columns.stream()
                .filter(ColumnPlan::hasReachablePresenceBit)
                .collect(Collectors.groupingBy(ColumnPlan::presenceField, LinkedHashMap::new, Collectors.toList()));
        return words.entrySet().stream()
                .map(entry -> new PresenceWord(
                        entry.getKey(),
                        words.size() == 1 ? GeneratedNames.PRIMITIVES : GeneratedNames.mask(entry.getKey()),
                        entry.getValue()))
                .toList();
    }

    /** The columns whose members must not be missing. */
    public List<ColumnPlan> required() {
        return columns.stream().filter(ColumnPlan::required).toList();
    }

    /** The columns whose value is another than null where the member is missing. */
    public List<ColumnPlan> defaulted() {
        return columns.stream()
                .filter(column -> column.declared().defaultValue().isPresent())
                .toList();
    }

    /** The columns that can have a value. */
    public List<ColumnPlan> valued() {
        return columns.stream().filter(column -> !column.alwaysNull()).toList();
    }

    /** The columns whose keys the writer needs. */
    public List<ColumnPlan> namedByWriter() {
        return columns.stream().filter(ColumnPlan::namedByWriter).toList();
    }

    /** The columns that have a presence bit which the parser reaches. */
    public List<ColumnPlan> withPresenceBit() {
        return columns.stream().filter(ColumnPlan::hasReachablePresenceBit).toList();
    }

    /** Whether there are columns among them whose texts are lazy. */
    public boolean hasLazy() {
        return columns.stream().anyMatch(column -> column.lazy().isPresent());
    }

    /** Whether a member that is missing is an error, or gives its column a value. */
    public boolean checksMissing() {
        return !required().isEmpty() || !defaulted().isEmpty();
    }
}
