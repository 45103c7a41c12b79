package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.contracts.ExportComparison.Compared;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A validator in another language. It reads lines and answers each with a line: {@code {"schemas":[...]}} with its errors in
 * the schemas, and {@code {"documents":[[0,{...}],...]}}, each with the number of its schema, with a 1 for each valid document
 * and a 0 for each other one.
 */
final class ValidatorProcess implements AutoCloseable {
    private static final Path FOLDER = Path.of(System.getProperty("schemac.root", ".."), "fuzzing");

    private final String name;
    private final Process process;
    private final Writer requests;
    private final BufferedReader answers;

    private ValidatorProcess(String name, String program, String script) {
        this.name = name;
        ProcessBuilder builder = new ProcessBuilder(
                        program,
                        FOLDER.resolve("src/test/validators").resolve(script).toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment()
                .merge(
                        "NODE_PATH",
                        FOLDER.resolve("target/validators/node_modules")
                                .toAbsolutePath()
                                .normalize()
                                .toString(),
                        (set, own) -> set);
        builder.environment().put("PYTHONIOENCODING", "utf-8");
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("expected the program " + program + " on the PATH", e);
        }
        requests = process.outputWriter(UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), UTF_8));
    }

    static ValidatorProcess jsonschema() {
        return new ValidatorProcess("jsonschema", "python3", "validate.py");
    }

    static ValidatorProcess ajv() {
        return new ValidatorProcess("ajv", "node", "validate.js");
    }

    /** Returns the errors in the schemas, or an empty string. */
    String schemas(List<String> schemas) throws IOException {
        return answer("{\"schemas\":[" + String.join(",", schemas).replace("\n", "") + "]}");
    }

    /** Returns a 1 or a 0 for each document. */
    String verdicts(List<Compared> documents) throws IOException {
        String answer = answer(documents.stream()
                .map(each -> "[" + each.schema() + "," + each.document() + "]")
                .collect(Collectors.joining(",", "{\"documents\":[", "]}")));
        if (!answer.matches("[01]{" + documents.size() + "}")) {
            throw new IOException("expected " + documents.size() + " verdicts but found: " + answer);
        }
        return answer;
    }

    private String answer(String request) throws IOException {
        requests.write(request + "\n");
        requests.flush();
        String line = answers.readLine();
        if (line == null) {
            throw new IOException("the validator " + name + " has ended");
        }
        return line;
    }

    @Override
    public String toString() {
        return name;
    }

    @Override
    public void close() {
        process.destroy();
    }
}
