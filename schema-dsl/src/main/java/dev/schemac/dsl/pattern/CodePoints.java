package dev.schemac.dsl.pattern;

import java.util.Map;
import java.util.TreeMap;

/** A set of code points, as ranges that do not touch. */
final class CodePoints {
    private static final int LAST = Character.MAX_CODE_POINT;

    /** As {@code \d} of ECMA-262. */
    static final CodePoints DIGITS = new CodePoints().add('0', '9');
    /** As {@code \w}. */
    static final CodePoints WORD =
            new CodePoints().add('0', '9').add('A', 'Z').add('_', '_').add('a', 'z');
    /** As {@code \s}: blanks and line ends, those of Unicode among them. */
    static final CodePoints SPACE = new CodePoints()
            .add('\t', '\r')
            .add(' ', ' ')
            .add(0xA0, 0xA0)
            .add(0x1680, 0x1680)
            .add(0x2000, 0x200A)
            .add(0x2028, 0x2029)
            .add(0x202F, 0x202F)
            .add(0x205F, 0x205F)
            .add(0x3000, 0x3000)
            .add(0xFEFF, 0xFEFF);
    /** As the dot: all but line ends. */
    static final CodePoints NO_LINE_END =
            new CodePoints().add('\n', '\n').add('\r', '\r').add(0x2028, 0x2029).complement();

    /** The last code point of each range by its first. */
    private final TreeMap<Integer, Integer> ranges = new TreeMap<>();

    /** Adds a range, both ends included. */
    CodePoints add(int from, int to) {
        int first = from;
        int last = to;
        Map.Entry<Integer, Integer> near = ranges.floorEntry(last == LAST ? last : last + 1);
        while (near != null && near.getValue() >= first - 1) {
            first = Math.min(first, near.getKey());
            last = Math.max(last, near.getValue());
            ranges.remove(near.getKey());
            near = ranges.floorEntry(last);
        }
        ranges.put(first, last);
        return this;
    }

    CodePoints addAll(CodePoints other) {
        other.ranges.forEach(this::add);
        return this;
    }

    CodePoints complement() {
        CodePoints complement = new CodePoints();
        int next = 0;
        for (Map.Entry<Integer, Integer> range : ranges.entrySet()) {
            if (next < range.getKey()) {
                complement.add(next, range.getKey() - 1);
            }
            next = range.getValue() + 1;
        }
        if (next <= LAST) {
            complement.add(next, LAST);
        }
        return complement;
    }

    /** The ranges, in order: the last code point of each by its first. */
    Map<Integer, Integer> ranges() {
        return ranges;
    }

    /** The ranges as a key of maps, of which many are found as fast as few. */
    String key() {
        StringBuilder key = new StringBuilder();
        ranges.forEach((from, to) -> key.append((char) (from >>> 16))
                .append((char) from.intValue())
                .append((char) (to >>> 16))
                .append((char) to.intValue()));
        return key.toString();
    }

    boolean contains(int codePoint) {
        Map.Entry<Integer, Integer> range = ranges.floorEntry(codePoint);
        return range != null && codePoint <= range.getValue();
    }
}
