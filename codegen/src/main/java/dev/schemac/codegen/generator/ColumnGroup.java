package dev.schemac.codegen.generator;

import java.util.List;

/**
 * Up to 64 columns in a row: as many as a {@code long} has presence bits, and few enough that a method with some lines
 * for each stays far below the 8,000 bytes of bytecode above which HotSpot never compiles a method. Schemas with more
 * columns than one group are wide: what they need once a column is emitted as one method, and one nested class, for
 * each group.
 *
 * @param index the group's place among the groups, from 0
 * @param className the nested class with the group's part of the parser or writer, in wide schemas
 * @param presenceField the presence bits of the group's columns in the value class
 */
record ColumnGroup(int index, String className, String presenceField, List<ColumnPlan> columns) {

    static final int SIZE = Long.SIZE;

    /** The index of the group's first column. */
    int first() {
        return index * SIZE;
    }

    /** The index after that of the group's last column. */
    int end() {
        return first() + columns.size();
    }

    boolean hasPrimitives() {
        return primitives() != 0;
    }

    /** Bit i is set where column {@code first() + i} is primitive. */
    long primitives() {
        return columns.stream()
                .filter(ColumnPlan::primitive)
                .mapToLong(column -> 1L << column.bit())
                .reduce(0, (bits, bit) -> bits | bit);
    }
}
