package dev.schemac.golden.tree;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Node} in module {@code dev.schemac.golden.tree}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Node implements JsonEvent {
    String label;
    int weight;
    Node left;
    Node right;
    Node[] children;
    Road[] roads;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Node() {}

    /** Parses a document. */
    public static Node parse(String json) {
        return NodeParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Node parse(byte[] json) {
        return NodeParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Node parse(byte[] json, int offset, int length) {
        return NodeParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Node parse(InputStream json) throws IOException {
        return NodeParser.INSTANCE.parse(json);
    }

    /** Column {@code label}, {@code null} where it is absent. */
    public String getLabel() {
        return label;
    }

    /** Sets column {@code label}; {@code null} makes it absent. */
    public void setLabel(String label) {
        this.label = label;
    }

    /** Whether column {@code label} is present and not null. */
    public boolean hasLabel() {
        return label != null;
    }

    /** Column {@code weight}, {@code 0} where it is absent. */
    public int getWeight() {
        return weight;
    }

    /** Sets column {@code weight}; it is present from now on. */
    public void setWeight(int weight) {
        this.weight = weight;
        presence |= 1L << 1;
    }

    /** Whether column {@code weight} is present and not null. */
    public boolean hasWeight() {
        return (presence & (1L << 1)) != 0;
    }

    /** Makes column {@code weight} absent. */
    public void clearWeight() {
        weight = 0;
        presence &= ~(1L << 1);
    }

    /** Column {@code left}, {@code null} where it is absent. */
    public Node getLeft() {
        return left;
    }

    /** Sets column {@code left}; {@code null} makes it absent. */
    public void setLeft(Node left) {
        this.left = left;
    }

    /** Whether column {@code left} is present and not null. */
    public boolean hasLeft() {
        return left != null;
    }

    /** Column {@code right}, {@code null} where it is absent. */
    public Node getRight() {
        return right;
    }

    /** Sets column {@code right}; {@code null} makes it absent. */
    public void setRight(Node right) {
        this.right = right;
    }

    /** Whether column {@code right} is present and not null. */
    public boolean hasRight() {
        return right != null;
    }

    /** Column {@code children}, {@code null} where it is absent. The array is not copied. */
    public Node[] getChildren() {
        return children;
    }

    /** Sets column {@code children}; {@code null} makes it absent. The array is not copied. */
    public void setChildren(Node[] children) {
        this.children = children;
    }

    /** Whether column {@code children} is present and not null. */
    public boolean hasChildren() {
        return children != null;
    }

    /** Column {@code roads}, {@code null} where it is absent. The array is not copied. */
    public Road[] getRoads() {
        return roads;
    }

    /** Sets column {@code roads}; {@code null} makes it absent. The array is not copied. */
    public void setRoads(Road[] roads) {
        this.roads = roads;
    }

    /** Whether column {@code roads} is present and not null. */
    public boolean hasRoads() {
        return roads != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            label,
            hasWeight() ? weight : null,
            left,
            right,
            children,
            roads
        };
        return NodeParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        NodeWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Node that
                && presence == that.presence
                && Objects.equals(label, that.label)
                && weight == that.weight
                && Objects.equals(left, that.left)
                && Objects.equals(right, that.right)
                && Arrays.equals(children, that.children)
                && Arrays.equals(roads, that.roads);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(label);
        hash = 31 * hash + Integer.hashCode(weight);
        hash = 31 * hash + Objects.hashCode(left);
        hash = 31 * hash + Objects.hashCode(right);
        hash = 31 * hash + Arrays.hashCode(children);
        hash = 31 * hash + Arrays.hashCode(roads);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}
