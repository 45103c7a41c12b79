package dev.schemac.playground;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The files of the page, all in memory. Names outside of the table have no file. */
final class PageFiles {
    private static final List<String> NAMES = List.of("""
            index.html playground.css playground.js epl.js server.js findings.js completion.js options.js sharing.js
            sources.js tabs.js tree.js codemirror/codemirror.css codemirror/codemirror.js codemirror/clike.js codemirror/javascript.js
            codemirror/simple.js codemirror/lint.css codemirror/lint.js codemirror/matchbrackets.js
            codemirror/closebrackets.js
            """.trim().split("\\s+"));

    private static final Map<String, String> TYPES = Map.of("html", "html", "css", "css", "js", "javascript");

    private final Map<String, PageFile> files = new TreeMap<>();

    PageFiles() {
        NAMES.forEach(name -> files.put(name, new PageFile(type(name), content(name))));
    }

    /** One of the files. */
    record PageFile(String type, byte[] content) {}

    /** @param name below the address of the page; empty for the page itself */
    Optional<PageFile> find(String name) {
        return Optional.ofNullable(files.get(name.isEmpty() ? "index.html" : name));
    }

    private static String type(String name) {
        return "text/" + TYPES.get(name.substring(name.lastIndexOf('.') + 1)) + "; charset=utf-8";
    }

    private static byte[] content(String name) {
        try (InputStream in = PageFiles.class.getResourceAsStream("page/" + name)) {
            if (in == null) {
                throw new IllegalStateException("the page has no " + name);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
