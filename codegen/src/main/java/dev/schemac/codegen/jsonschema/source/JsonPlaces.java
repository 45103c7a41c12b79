package dev.schemac.codegen.jsonschema.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.jsonschema.source.PointerPlaces.Place;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/** Visits the values of a JSON document that a parser has accepted, and finds their places. */
public final class JsonPlaces {
    private final String json;
    private final PointerPlaces places;
    private int at;
    private int line = 1;
    private int lineStart;

    private JsonPlaces(String json, PointerPlaces places) {
        this.json = json;
        this.places = places;
    }

    /** Finds the places in a valid document. */
    public static void find(byte[] json, PointerPlaces places) {
        String text = new String(json, UTF_8);
        JsonPlaces search = new JsonPlaces(text.startsWith("\uFEFF") ? text.substring(1) : text, places);
        search.skipBlanks();
        places.root(search.place(search.at, 1));
        search.value(true);
    }

    private Place place(int start, int length) {
        return new Place(line, start - lineStart + 1, length);
    }

    private void skipBlanks() {
        while (" \t\r\n".indexOf(json.charAt(at)) >= 0) {
            if (json.charAt(at++) == '\n') {
                line++;
                lineStart = at;
            }
        }
    }

    /** @param wanted whether the places of members and elements are wanted */
    private void value(boolean wanted) {
        switch (json.charAt(at)) {
            case '{' -> object(wanted);
            case '[' -> array(wanted);
            case '"' -> skipString();
            default -> {
                while (at < json.length() && ",]} \t\r\n".indexOf(json.charAt(at)) < 0) {
                    at++;
                }
            }
        }
    }

    private void object(boolean wanted) {
        at++;
        skipBlanks();
        while (json.charAt(at) != '}') {
            int start = at;
            skipString();
            int end = at;
            Place name = place(start, end - start);
            skipBlanks();
            at++; // the colon
            skipBlanks();
            boolean inside = wanted && places.enter(name(start, end), () -> name);
            value(inside);
            if (wanted) {
                places.leave();
            }
            skipComma();
        }
        at++;
    }

    private void array(boolean wanted) {
        at++;
        skipBlanks();
        for (int index = 0; json.charAt(at) != ']'; index++) {
            Place first = place(at, 1);
            boolean inside = wanted && places.enter(Integer.toString(index), () -> first);
            value(inside);
            if (wanted) {
                places.leave();
            }
            skipComma();
        }
        at++;
    }

    private void skipComma() {
        skipBlanks();
        if (json.charAt(at) == ',') {
            at++;
            skipBlanks();
        }
    }

    private void skipString() {
        at++;
        while (json.charAt(at) != '"') {
            at += json.charAt(at) == '\\' ? 2 : 1;
        }
        at++;
    }

    /** Returns the name between two quotes. */
    private String name(int start, int end) {
        String name = json.substring(start + 1, end - 1);
        if (name.indexOf('\\') < 0) {
            return name;
        }
        byte[] array = ("[" + json.substring(start, end) + "]").getBytes(UTF_8);
        return (String) ((List<?>) ObjectParser.parseUntypedExact(array, 0, array.length, JsonOptions.DEFAULT)).get(0);
    }
}
