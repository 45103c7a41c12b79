package dev.schemac.golden.tree;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Node} in module {@code dev.schemac.golden.tree}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Node implements JsonEvent {
    String label;
    int weight;
    Node left;
    Node right;
    Node[] children;
    Road[] roads;
    long presence;

    public Node() {}

    public static Node parse(String json) {
        return NodeParser.INSTANCE.parse(json);
    }
    public static Node parse(String json, JsonOptions options) {
        return NodeParser.INSTANCE.parse(json, options);
    }
    public static Node parse(byte[] json) {
        return NodeParser.INSTANCE.parse(json);
    }
    public static Node parse(byte[] json, JsonOptions options) {
        return NodeParser.INSTANCE.parse(json, options);
    }
    public static Node parse(byte[] json, int offset, int length) {
        return NodeParser.INSTANCE.parse(json, offset, length);
    }
    public static Node parse(InputStream json) throws IOException {
        return NodeParser.INSTANCE.parse(json);
    }
    public static Node parse(InputStream json, JsonOptions options) throws IOException {
        return NodeParser.INSTANCE.parse(json, options);
    }

    public String getLabel() {
        return label;
    }

    public void setLabel(String label) {
        this.label = label;
    }

    public boolean hasLabel() {
        return label != null;
    }

    public int getWeight() {
        return weight;
    }

    public void setWeight(int weight) {
        this.weight = weight;
        presence |= 1L << NodeParser.WEIGHT_BIT;
    }

    public boolean hasWeight() {
        return (presence & (1L << NodeParser.WEIGHT_BIT)) != 0;
    }

    public void clearWeight() {
        weight = 0;
        presence &= ~(1L << NodeParser.WEIGHT_BIT);
    }

    public Node getLeft() {
        return left;
    }

    public void setLeft(Node left) {
        this.left = left;
    }

    public boolean hasLeft() {
        return left != null;
    }

    public Node getRight() {
        return right;
    }

    public void setRight(Node right) {
        this.right = right;
    }

    public boolean hasRight() {
        return right != null;
    }

    public Node[] getChildren() {
        return children;
    }

    public void setChildren(Node[] children) {
        this.children = children;
    }

    public boolean hasChildren() {
        return children != null;
    }

    public Road[] getRoads() {
        return roads;
    }

    public void setRoads(Road[] roads) {
        this.roads = roads;
    }

    public boolean hasRoads() {
        return roads != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return NodeParser.INSTANCE.eventType().asMap(new Object[] {label,
                hasWeight() ? weight : null, left, right, children, roads});
    }

    @Override
    public void writeTo(JsonWriter out) {
        NodeWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Node that && presence == that.presence
                && Objects.equals(label, that.label) && weight == that.weight
                && Objects.equals(left, that.left) && Objects.equals(right, that.right)
                && Arrays.equals(children, that.children) && Arrays.equals(roads, that.roads);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(label),
                Integer.hashCode(weight), Objects.hashCode(left), Objects.hashCode(right),
                Arrays.hashCode(children), Arrays.hashCode(roads)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}
