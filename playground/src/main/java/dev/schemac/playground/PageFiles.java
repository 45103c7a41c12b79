package dev.schemac.playground;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The files of the page, all in memory. Names outside of the table have no file. */
final class PageFiles {
    private static final String HTML = "text/html; charset=utf-8";
    private static final String CSS = "text/css; charset=utf-8";
    private static final String SCRIPT = "text/javascript; charset=utf-8";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("index.html", HTML),
            Map.entry("playground.css", CSS),
            Map.entry("playground.js", SCRIPT),
            Map.entry("epl.js", SCRIPT),
            Map.entry("server.js", SCRIPT),
            Map.entry("findings.js", SCRIPT),
            Map.entry("completion.js", SCRIPT),
            Map.entry("options.js", SCRIPT),
            Map.entry("sharing.js", SCRIPT),
            Map.entry("tabs.js", SCRIPT),
            Map.entry("codemirror/codemirror.css", CSS),
            Map.entry("codemirror/codemirror.js", SCRIPT),
            Map.entry("codemirror/clike.js", SCRIPT),
            Map.entry("codemirror/javascript.js", SCRIPT),
            Map.entry("codemirror/simple.js", SCRIPT),
            Map.entry("codemirror/lint.css", CSS),
            Map.entry("codemirror/lint.js", SCRIPT),
            Map.entry("codemirror/matchbrackets.js", SCRIPT),
            Map.entry("codemirror/closebrackets.js", SCRIPT));

    private final Map<String, PageFile> files = new TreeMap<>();

    PageFiles() {
        TYPES.forEach((name, type) -> files.put(name, new PageFile(type, content(name))));
    }

    /** One of the files. */
    record PageFile(String type, byte[] content) {}

    /** @param name below the address of the page; empty for the page itself */
    Optional<PageFile> find(String name) {
        return Optional.ofNullable(files.get(name.isEmpty() ? "index.html" : name));
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
