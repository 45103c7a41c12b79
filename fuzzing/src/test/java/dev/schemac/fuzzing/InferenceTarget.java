package dev.schemac.fuzzing;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.infer.InferenceException;
import dev.schemac.contracts.infer.InferenceOptions;
import dev.schemac.contracts.infer.SampleException;
import dev.schemac.contracts.infer.SchemaInference;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import java.util.Arrays;
import java.util.List;

/**
 * Infers a schema from a sample. The result is an error with a place, a sentence that no schema reads all samples, or a
 * schema that the compiler accepts. Some of the schemas are compiled, and read their sample.
 */
public final class InferenceTarget {
    private static final int COMPILED = 200;

    /** The hash of inputs that are repeated under different names. */
    private static final int REPEATED = 2;

    /** The limit of an input that is repeated, in bytes. */
    private static final int SHORT = 200;

    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    private InferenceTarget() {}

    private static byte[] withoutMark(byte[] json) {
        boolean marked = json.length >= MARK.length && Arrays.equals(json, 0, MARK.length, MARK, 0, MARK.length);
        return marked ? Arrays.copyOfRange(json, MARK.length, json.length) : json;
    }

    /** Adds the document under 40 names, and in 40 nested objects. */
    private static void addDictionary(SchemaInference inference, byte[] json) {
        String document = new String(json, UTF_8);
        for (int i = 0; i < 40; i++) {
            byte[] sample = ("{\"k" + i + "\":" + document + "}").getBytes(UTF_8);
            inference.add(sample, 0, sample.length);
        }
        StringBuilder deep = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            deep.append("{\"n").append(i).append("\":");
        }
        byte[] sample = deep.append(document).append("}".repeat(40)).toString().getBytes(UTF_8);
        try {
            inference.add(sample, 0, sample.length);
        } catch (SampleException e) {
            // The document is too deep.
        }
    }

    public static void fuzzerTestOneInput(byte[] json) {
        JsonTree tree = JsonTree.of(withoutMark(json));
        SchemaInference inference = new SchemaInference("Sample");
        try {
            inference.add(json, 0, json.length);
        } catch (SampleException e) {
            if (e.line() < 1 || e.column() < 1 || !e.path().startsWith("$")) {
                throw new AssertionError("no place", e);
            }
            return;
        }
        if (!tree.isJson()) {
            throw new AssertionError("no JSON, but a sample");
        }
        int hash = Math.floorMod(Arrays.hashCode(json), COMPILED);
        if (hash == REPEATED && json.length < SHORT && tree.root() instanceof JsonTree.Members) {
            addDictionary(inference, withoutMark(json));
        }
        String schema;
        try {
            schema = inference.schema("sample", InferenceOptions.DEFAULT.withRequired((hash & 1) == 0));
        } catch (InferenceException e) {
            return;
        }
        List<SchemaSource> sources = List.of(new SchemaSource("inferred.epl", schema));
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        try {
            if (hash > 1) {
                compiler.generate(sources);
                return;
            }
            EventRuntime runtime = new EventRuntime();
            compiler.deploy(runtime, sources);
            if (tree.root() instanceof JsonTree.Members) {
                runtime.eventSender("sample.Sample").parse(json);
            }
        } catch (RuntimeException e) {
            throw new AssertionError(schema, e);
        }
    }
}
