package dev.schemac.dsl.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * The classes of code points that a pattern distinguishes: two code points are in one class if they are in the
 * same sets. Classes are numbered in the order of their first code points.
 */
final class CodePointClasses {
    /** The sets of a pattern, with a number for each. */
    static final class Sets {
        private final Map<CodePoints, Integer> known = new IdentityHashMap<>();
        private final Map<String, Integer> numbers = new HashMap<>();
        private final List<CodePoints> all = new ArrayList<>();

        /** The number of a set. Equal sets have the same number. */
        int number(CodePoints set, StepBudget budget) throws PatternException {
            Integer number = known.get(set);
            if (number == null) {
                budget.take(set.ranges().size());
                number = numbers.putIfAbsent(set.key(), all.size());
                if (number == null) {
                    number = all.size();
                    all.add(set);
                }
                known.put(set, number);
            }
            return number;
        }
    }

    /** The begin of each range of code points; the ranges cover all code points. */
    final int[] starts;

    /** The class of each range. */
    final int[] classOf;

    private int count = 1;

    /** The classes of each set. */
    private final List<BitSet> members = new ArrayList<>();

    CodePointClasses(Sets sets, StepBudget budget) throws PatternException {
        TreeSet<Integer> bounds = new TreeSet<>();
        bounds.add(0);
        for (CodePoints set : sets.all) {
            budget.take(2L * set.ranges().size());
            set.ranges().forEach((from, to) -> {
                bounds.add(from);
                bounds.add(to + 1);
            });
        }
        bounds.remove(Character.MAX_CODE_POINT + 1);
        starts = bounds.stream().mapToInt(Integer::intValue).toArray();
        classOf = new int[starts.length];
        List<int[]> rangesOf = new ArrayList<>();
        for (CodePoints set : sets.all) {
            rangesOf.add(ranges(set, budget));
        }
        split(rangesOf);
        for (int[] ranges : rangesOf) {
            budget.take(count >> 6);
            BitSet classes = new BitSet(count);
            for (int range : ranges) {
                classes.set(classOf[range]);
            }
            members.add(classes);
        }
    }

    /** The indices of the ranges of a set. */
    private int[] ranges(CodePoints set, StepBudget budget) throws PatternException {
        int size = 0;
        for (Map.Entry<Integer, Integer> range : set.ranges().entrySet()) {
            size += end(range.getValue()) - Arrays.binarySearch(starts, range.getKey());
        }
        budget.take(size);
        int[] found = new int[size];
        int at = 0;
        for (Map.Entry<Integer, Integer> range : set.ranges().entrySet()) {
            int end = end(range.getValue());
            for (int i = Arrays.binarySearch(starts, range.getKey()); i < end; i++) {
                found[at++] = i;
            }
        }
        return found;
    }

    /** The index after that of the range that ends with a code point. */
    private int end(int last) {
        return last == Character.MAX_CODE_POINT ? starts.length : Arrays.binarySearch(starts, last + 1);
    }

    /** Each set splits the classes that it contains in part. */
    private void split(List<int[]> rangesOf) {
        // there are at most as many classes as ranges, and a set adds at most as many as it has
        int[] inside = new int[2 * starts.length];
        int[] touched = new int[starts.length];
        for (int[] ranges : rangesOf) {
            if (count + ranges.length > inside.length) {
                number();
            }
            int size = 0;
            for (int range : ranges) {
                int old = classOf[range];
                if (inside[old] == 0) {
                    inside[old] = count++;
                    touched[size++] = old;
                }
                classOf[range] = inside[old];
            }
            for (int i = 0; i < size; i++) {
                inside[touched[i]] = 0;
            }
        }
        number();
    }

    /** Drops numbers without ranges. */
    private void number() {
        int[] numbers = new int[count];
        Arrays.fill(numbers, -1);
        count = 0;
        for (int range = 0; range < starts.length; range++) {
            int old = classOf[range];
            if (numbers[old] < 0) {
                numbers[old] = count++;
            }
            classOf[range] = numbers[old];
        }
    }

    int count() {
        return count;
    }

    /** Whether a set contains a class. */
    boolean contains(int set, int type) {
        return members.get(set).get(type);
    }
}
