package dev.schemac.golden.tree;

import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;

/** Writes {@link Node} as JSON. Has no state; one instance serves all threads. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class NodeWriter extends GeneratedWriter<Node> implements ObjectWriter<Node> {
    public static final NodeWriter INSTANCE = new NodeWriter();

    private static final JsonKey LABEL = JsonKey.string("label");
    private static final JsonKey WEIGHT = JsonKey.number("weight");
    private static final JsonKey LEFT = JsonKey.object("left");
    private static final JsonKey RIGHT = JsonKey.object("right");
    private static final JsonKey CHILDREN = JsonKey.array("children");
    private static final JsonKey ROADS = JsonKey.array("roads");

    private NodeWriter() {}

    @Override
    public void write(Node value, JsonWriter out) {
        out.value(this, value);
    }

    @Override
    public void write(Node value, JsonOutput out) {
        out.beginObject();
        out.member(LABEL, value.label);
        if (value.hasWeight()) {
            out.member(WEIGHT, value.weight);
        } else {
            out.nullMember(WEIGHT);
        }
        if (value.left != null) {
            out.name(LEFT);
            NodeWriter.INSTANCE.write(value.left, out);
        } else {
            out.nullMember(LEFT);
        }
        if (value.right != null) {
            out.name(RIGHT);
            NodeWriter.INSTANCE.write(value.right, out);
        } else {
            out.nullMember(RIGHT);
        }
        if (value.children != null) {
            out.name(CHILDREN);
            writeNodeArray(value.children, out);
        } else {
            out.nullMember(CHILDREN);
        }
        if (value.roads != null) {
            out.name(ROADS);
            writeRoadArray(value.roads, out);
        } else {
            out.nullMember(ROADS);
        }
        out.endObject();
    }

    private static void writeNodeArray(Node[] elements, JsonOutput out) {
        out.beginArray();
        for (Node element : elements) {
            if (element != null) {
                NodeWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }

    private static void writeRoadArray(Road[] elements, JsonOutput out) {
        out.beginArray();
        for (Road element : elements) {
            if (element != null) {
                RoadWriter.INSTANCE.write(element, out);
            } else {
                out.nullValue();
            }
        }
        out.endArray();
    }
}
