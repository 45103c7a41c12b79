package dev.schemac.contracts.load;

import dev.schemac.contracts.load.PointerPlaces.Place;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;

/** Finds the places of values in a JSON document that has been read before. */
public final class JsonPlaces {
    private static final JsonKeys NO_KEYS = JsonKeys.of(1, new JsonKey[0]);
    private static final int BYTE_ORDER_MARK_START = 0xEF;

    private final byte[] json;
    private final JsonOptions options;
    private final PointerPlaces places;

    /** The offset up to which lines have been counted. */
    private int counted;

    private int line = 1;
    private int lineStart;

    private JsonPlaces(byte[] json, JsonOptions options, PointerPlaces places) {
        this.json = json;
        this.options = options;
        this.places = places;
    }

    /**
     * Finds the places in a document.
     *
     * @param options those with which it was read
     */
    public static void find(byte[] json, JsonOptions options, PointerPlaces places) {
        JsonPlaces search = new JsonPlaces(json, options, places);
        search.lineStart = (json[0] & 0xFF) == BYTE_ORDER_MARK_START ? 3 : 0;
        JsonScanner in = RuntimeAccess.scanner(json, search.lineStart, options);
        places.root(search.place(in.position(), 1));
        search.value(in);
    }

    private Place place(int start, int length) {
        for (; counted < start; counted++) {
            if (json[counted] == '\n') {
                line++;
                lineStart = counted + 1;
            }
        }
        return new Place(line, units(lineStart, start) + 1, length);
    }

    /** Returns the number of UTF-16 units. */
    private int units(int from, int to) {
        int units = 0;
        for (int i = from; i < to; i++) {
            int b = json[i] & 0xFF;
            // a sequence of four bytes is a surrogate pair
            units += b < 0x80 || b >= 0xC0 ? b >= 0xF0 ? 2 : 1 : 0;
        }
        return units;
    }

    private void value(JsonScanner in) {
        switch (json[in.position()]) {
            case '{' -> object(in);
            case '[' -> array(in);
            default -> in.skipValue();
        }
    }

    private void object(JsonScanner in) {
        in.beginObject();
        while (in.nextMember(NO_KEYS, 0) != JsonScanner.NO_MEMBER) {
            int name = in.nameAt;
            enter(in, in.memberName(), name, true);
        }
    }

    private void array(JsonScanner in) {
        in.beginArray();
        boolean more = in.firstElement();
        for (int index = 0; more; index++) {
            enter(in, Integer.toString(index), in.position(), false);
            more = in.nextElement();
        }
    }

    /** Visits the values in a value if a pointer leads there. */
    private void enter(JsonScanner in, String token, int at, boolean named) {
        if (places.enter(token, () -> place(at, named ? nameLength(at) : 1))) {
            value(in);
        } else {
            in.skipValue();
        }
        places.leave();
    }

    private int nameLength(int at) {
        JsonScanner in = RuntimeAccess.scanner(json, at, options);
        in.skipValue();
        return units(at, in.position());
    }
}
