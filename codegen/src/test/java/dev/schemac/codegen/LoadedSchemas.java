package dev.schemac.codegen;

import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.SchemaSet;
import java.util.List;
import java.util.Random;

/** Schemas as the compiler sees them before it plans, for tests of the generator's package. */
public final class LoadedSchemas {

    private LoadedSchemas() {}

    public static SchemaSet load(CompilerOptions options, List<SchemaSource> sources) {
        try (CompilerClasses classes = new CompilerClasses(options.classPath(), options.sourcePath())) {
            return SchemaLoader.load(sources, List.of(), classes, false).schemas();
        }
    }

    /** Random schemas over two modules; the classes they name are those of the tests. */
    public static List<SchemaSource> random(long seed, int count) {
        return CompiledSchemas.sources(new RandomSchemas(new Random(seed), "random.members", count).texts());
    }
}
