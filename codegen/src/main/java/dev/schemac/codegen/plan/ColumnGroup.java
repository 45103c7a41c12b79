package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Up to 64 consecutive columns, the number of presence bits in a {@code long}. HotSpot never compiles a method above
 * 8,000 bytes of bytecode, and a method with some lines for each column of a group stays below. Schemas with more
 * columns than one group are wide: each group has its own methods and its own nested class.
 *
 * @param index the group's index, from 0
 * @param className the nested class with the group's part of the parser or writer, in wide schemas
 */
public record ColumnGroup(int index, String className, List<ColumnPlan> columns) {

    public static final int SIZE = Long.SIZE;

    /** The presence bits in one field of the value class, with their columns and their mask. */
    public record PresenceWord(String field, String maskConstant, List<ColumnPlan> columns) {

        /** Returns the columns that are present in a new event. */
        public List<ColumnPlan> defaulted() {
            return columns.stream()
                    .filter(column -> column.defaultValue().isPresent())
                    .toList();
        }

        /** Returns the operator that adds the bits of columns in a document to those of a new event. */
        public String assignment() {
            return defaulted().isEmpty() ? "=" : "|=";
        }
    }

    /** Returns the same group without some columns. */
    ColumnGroup only(Predicate<ColumnPlan> kept) {
        return new ColumnGroup(index, className, columns.stream().filter(kept).toList());
    }

    /** Returns the index of the column at bit 0. */
    public int first() {
        return index * SIZE;
    }

    /** Returns the index after the group's last column. */
    public int end() {
        return columns.isEmpty() ? first() : columns.get(columns.size() - 1).index() + 1;
    }

    /**
     * Returns the accessible presence bits of the group's columns, in the order of the columns. A schema and each of
     * its ancestors have separate bits.
     */
    public List<PresenceWord> presence() {
        Map<String, List<ColumnPlan>> words = columns.stream()
                .filter(ColumnPlan::hasReachablePresenceBit)
                .collect(Collectors.groupingBy(ColumnPlan::presenceField, LinkedHashMap::new, Collectors.toList()));
        return words.entrySet().stream()
                .map(entry -> new PresenceWord(
                        entry.getKey(),
                        words.size() == 1 ? GeneratedNames.PRESENCE_MASK : GeneratedNames.mask(entry.getKey()),
                        entry.getValue()))
                .toList();
    }

    /** Returns the columns with required members. */
    public List<ColumnPlan> required() {
        return columns.stream().filter(ColumnPlan::required).toList();
    }

    /** Returns the columns with a value other than null if the member is absent. */
    public List<ColumnPlan> defaulted() {
        return columns.stream()
                .filter(column -> column.declared().defaultValue().isPresent())
                .toList();
    }

    /** Returns the columns that can have a value. */
    public List<ColumnPlan> valued() {
        return columns.stream().filter(column -> !column.alwaysNull()).toList();
    }

    /** Returns the columns with a presence bit that the parser can access. */
    public List<ColumnPlan> withPresenceBit() {
        return columns.stream().filter(ColumnPlan::hasReachablePresenceBit).toList();
    }

    /** Returns whether some columns have lazy strings. */
    public boolean hasLazy() {
        return columns.stream().anyMatch(column -> column.lazy().isPresent());
    }
}
