package dev.schemac.fuzzing;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.infer.InferenceOptions;
import dev.schemac.codegen.infer.SampleException;
import dev.schemac.codegen.infer.SchemaInference;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import java.util.Arrays;
import java.util.List;

/**
 * Infers a schema from a sample. The result is an error with a place, or a schema that the compiler accepts. Some of the
 * schemas are compiled, and read their sample.
 */
public final class InferenceTarget {
    private static final int COMPILED = 200;

    private InferenceTarget() {}

    public static void fuzzerTestOneInput(byte[] json) {
        JsonTree tree = JsonTree.of(json);
        SchemaInference inference = new SchemaInference("Sample");
        try {
            inference.add(json, 0, json.length);
        } catch (SampleException e) {
            if (e.line() < 1 || e.column() < 1) {
                throw new AssertionError("no place", e);
            }
            return;
        }
        if (!tree.isJson()) {
            throw new AssertionError("no JSON, but a sample");
        }
        int hash = Math.floorMod(Arrays.hashCode(json), COMPILED);
        String schema = inference.schema("sample", InferenceOptions.DEFAULT.withRequired((hash & 1) == 0));
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
