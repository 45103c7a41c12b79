package dev.schemac.cli;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * Runs the most frequent tasks once, so that a JVM that archives its classes at exit has loaded them. Its results are
 * unused.
 */
final class StartupTraining {
    /**
     * Set by the launcher of a release: the folder of the files. Not another main class: the JVM loads more classes for
     * {@code -jar}, and a release is started by it.
     */
    static final String PROPERTY = "schemac.training";

    private StartupTraining() {}

    /** @param folder an empty folder for files, which are not deleted */
    static void run(Path folder) throws IOException {
        Path schema = Files.writeString(folder.resolve("Users.epl"), """
                module training;
                import java.time.Instant;
                create json schema Friend(id string, name string);
                @Column(name=index, required=true)
                create json schema User(_id string, index int, price double, tags string[], at Instant, friends Friend[]);
                """);
        Path document = Files.writeString(
                folder.resolve("user.json"), "{\"_id\": \"a\", \"index\": 1, \"tags\": [\"b\"], \"friends\": [{}]}");
        run("--version");
        run("--help");
        run("compile", schema.toString(), "-o", folder.resolve("gen").toString());
        run("check", schema.toString());
        run("fmt", "--check", schema.toString());
        run("infer", document.toString());
        Path contract = Files.writeString(folder.resolve("user.schema.json"), """
                {"title": "User", "type": "object", "properties": {
                  "name": {"type": "string", "minLength": 1, "description": "As printed."},
                  "kind": {"enum": ["a", "b"], "default": "a"},
                  "address": {"oneOf": [{"type": "null"}, {"type": "object", "properties": {"zip": {"type": "string"}}}]}}}
                """);
        run("import", contract.toString(), "-o", folder.resolve("Imported.epl").toString());
        run("parse", schema.toString(), "--type", "User", document.toString());
        run("parse", schema.toString(), "--type", "User", "--ndjson", document.toString());
        // compiled before and kept, then taken from the cache
        Map<String, String> cached =
                Map.of("SCHEMAC_CACHE", folder.resolve("cache").toString());
        run(cached, "parse", schema.toString(), document.toString());
        run(cached, "parse", schema.toString(), document.toString());
        run("export", schema.toString(), "--to", "json-schema");
    }

    private static void run(String... words) {
        run(Map.of(), words);
    }

    private static void run(Map<String, String> environment, String... words) {
        Schemac.run(
                new StandardStreams(
                        new ByteArrayInputStream(new byte[0]),
                        OutputStream.nullOutputStream(),
                        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8),
                        Terminal.NONE,
                        false,
                        environment),
                words);
    }
}
