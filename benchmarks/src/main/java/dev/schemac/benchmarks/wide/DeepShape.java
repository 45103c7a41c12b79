package dev.schemac.benchmarks.wide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Nested objects of one recursive schema.
 *
 * @param levels the depth
 * @param children the number of objects in each except the innermost ones
 */
record DeepShape(int levels, int children) implements OddShape {

    /** A chain of 200 levels, and a tree of 6 levels with 4 branches each. */
    static List<OddShape> all() {
        return List.of(new DeepShape(200, 1), new DeepShape(6, 4));
    }

    @Override
    public String name() {
        return children == 1 ? "deep-" + levels : "tree-" + levels + "x" + children;
    }

    @Override
    public String epl() {
        return "create json schema Odd(value int, label string, " + (children == 1 ? "child Odd" : "children Odd[]")
                + ");";
    }

    @Override
    public OddDocument next(Random random) {
        StringBuilder json = new StringBuilder();
        Map<String, Object> values = new LinkedHashMap<>();
        int members = object(levels, random, json, values);
        return OddDocument.of(json.toString(), values, members);
    }

    private int object(int left, Random random, StringBuilder json, Map<String, Object> values) {
        int value = random.nextInt(1000);
        String label = Integer.toString(random.nextInt(1 << 30), Character.MAX_RADIX);
        values.put("value", value);
        values.put("label", label);
        json.append("{\"value\":")
                .append(value)
                .append(",\"label\":\"")
                .append(label)
                .append('"');
        int members = 2;
        if (left > 1) {
            members += 1 + (children == 1 ? child(left, random, json, values) : children(left, random, json, values));
        }
        json.append('}');
        return members;
    }

    private int child(int left, Random random, StringBuilder json, Map<String, Object> values) {
        Map<String, Object> inner = new LinkedHashMap<>();
        values.put("child", inner);
        json.append(",\"child\":");
        return object(left - 1, random, json, inner);
    }

    private int children(int left, Random random, StringBuilder json, Map<String, Object> values) {
        List<Object> list = new ArrayList<>();
        values.put("children", list);
        json.append(",\"children\":[");
        int members = 0;
        for (int i = 0; i < children; i++) {
            Map<String, Object> inner = new LinkedHashMap<>();
            list.add(inner);
            json.append(i == 0 ? "" : ",");
            members += object(left - 1, random, json, inner);
        }
        json.append(']');
        return members;
    }
}
