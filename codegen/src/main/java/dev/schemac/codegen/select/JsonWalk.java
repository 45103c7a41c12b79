package dev.schemac.codegen.select;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;

/** Moves between the values of a valid JSON document. */
final class JsonWalk {
    /** The output of a writer may exceed the limits for input. */
    private static final JsonOptions OPTIONS =
            JsonOptions.ESPER.withMaxDepth(Integer.MAX_VALUE).withMaxNumberLength(Integer.MAX_VALUE);

    private static final JsonKeys NO_KEYS = JsonKeys.of(1, new JsonKey[0]);

    private final byte[] json;
    /** The offset of the document. */
    private final int start;
    /** The offset of the current value. */
    private int at;

    /** Is in the document's object, after the member that was found last in it; null if there is none. */
    private JsonScanner members;

    /** The member that was found last in the document's object, and the offset of its value. */
    private String found;

    private int foundAt;

    JsonWalk(byte[] json) {
        this.json = json;
        this.start = scanner(0).position();
        this.at = start;
    }

    private JsonScanner scanner(int from) {
        return RuntimeAccess.scanner(json, from, OPTIONS);
    }

    /** Moves to the document. */
    void toDocument() {
        at = start;
    }

    /** Returns the current value. */
    byte[] value() {
        JsonScanner in = scanner(at);
        in.skipValue();
        return Arrays.copyOfRange(json, at, in.position());
    }

    /** Moves to the value of a member, if the current value is an object that has it. */
    boolean toMember(String name) {
        if (json[at] != '{') {
            return false;
        }
        if (at == start) {
            return toMemberOfDocument(name);
        }
        JsonScanner in = object();
        boolean exists = follows(in, name);
        at = exists ? in.position() : at;
        return exists;
    }

    /** Begins at the last member that was found, because members are selected in about their order. */
    private boolean toMemberOfDocument(String name) {
        if (name.equals(found)) {
            at = foundAt;
            return true;
        }
        JsonScanner in = members;
        if (in == null || !follows(in, name)) {
            in = object();
            if (!follows(in, name)) {
                members = null;
                return false;
            }
        }
        at = in.position();
        in.skipValue();
        members = in;
        found = name;
        foundAt = at;
        return true;
    }

    private JsonScanner object() {
        JsonScanner in = scanner(at);
        in.beginObject();
        return in;
    }

    /** Moves to the value of a member that follows; after the object if there is none. */
    private static boolean follows(JsonScanner in, String name) {
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            if (in.memberName().equals(name)) {
                return true;
            }
            in.skipValue();
        }
        return false;
    }

    /** Moves to the value of the first member, if the current value is an object that has one. */
    void toOnlyMember() {
        if (json[at] == '{') {
            JsonScanner in = object();
            at = in.nextMember(NO_KEYS, 0) == JsonScanner.NO_MEMBER ? at : in.position();
        }
    }

    /** Moves to an element, if the current value is an array that has it. */
    boolean toElement(int index) {
        if (json[at] != '[') {
            return false;
        }
        JsonScanner in = scanner(at);
        in.beginArray();
        boolean more = in.firstElement();
        for (int left = index; more && left > 0; left--) {
            in.skipValue();
            more = in.nextElement();
        }
        at = more ? in.position() : at;
        return more;
    }
}
