package dev.schemac.fuzzing;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.runtime.EventRuntime;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/**
 * Compiles a schema. The result is errors with places, or sources, some of which are compiled. The formatter does not change
 * its own output.
 */
public final class SchemaTarget {
    /** One in this number of schemas is compiled by javac. */
    private static final int COMPILED = 200;

    private SchemaTarget() {}

    public static void fuzzerTestOneInput(byte[] input) {
        String text = new String(input, StandardCharsets.UTF_8);
        List<SchemaSource> sources = List.of(new SchemaSource("fuzzed.epl", text));
        int hash = Math.floorMod(Arrays.hashCode(input), COMPILED);
        SchemaCompiler compiler = new SchemaCompiler(
                CompilerOptions.DEFAULT.withStyle((hash & 1) == 0 ? ValueStyle.BEAN : ValueStyle.RECORD));
        try {
            List<SchemaSource> formatted = compiler.format(sources);
            if (!compiler.format(formatted).equals(formatted)) {
                throw new AssertionError("formatted twice: " + formatted);
            }
        } catch (SchemaException e) {
            checked(e);
        }
        try {
            compiler.check(sources, LintOptions.DEFAULT);
            if (hash <= 1) {
                compiler.deploy(new EventRuntime(), sources);
            } else {
                compiler.generate(sources);
            }
        } catch (SchemaException e) {
            checked(e);
        }
    }

    private static void checked(SchemaException e) {
        e.findings().list().forEach(each -> {
            if (each.location() == null
                    || each.location().line() < 1
                    || each.location().column() < 1) {
                throw new AssertionError("no place: " + each, e);
            }
        });
    }
}
