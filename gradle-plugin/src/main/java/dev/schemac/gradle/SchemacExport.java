package dev.schemac.gradle;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.LinkResult;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.export.ExportTarget;
import dev.schemac.export.declaration.Declaration;
import java.io.IOException;
import java.nio.file.Path;
import org.gradle.api.GradleException;
import org.gradle.api.file.RegularFileProperty;
import org.gradle.api.provider.ListProperty;
import org.gradle.api.provider.Property;
import org.gradle.api.tasks.CacheableTask;
import org.gradle.api.tasks.Input;
import org.gradle.api.tasks.OutputFile;
import org.gradle.api.tasks.TaskAction;

/**
 * Exports the schemas of a source set as JSON Schema, OpenAPI, SQL, Avro or Protocol Buffers. The output describes the
 * documents that the profile {@code STRICT} accepts. The log names the parts of a schema that the format cannot express.
 */
@CacheableTask
public abstract class SchemacExport extends SchemacTask {

    /**
     * The format: {@code json-schema}, draft 2020-12, {@code openapi}, version 3.1, {@code spark}, {@code flink-sql},
     * {@code duckdb}, {@code postgres}, {@code avro} or {@code proto}, version 3.
     */
    @Input
    public abstract Property<String> getExportFormat();

    /**
     * The schema of the documents. With several schemas, or with none for all schemas of the source set, JSON Schema and
     * OpenAPI only have definitions. With none, SQL has a table for each schema that no other one uses.
     */
    @Input
    public abstract ListProperty<String> getTypes();

    /** The output file. */
    @OutputFile
    public abstract RegularFileProperty getOutputFile();

    /** Writes the file. */
    @TaskAction
    public void export() {
        CompilerOptions options = compilerOptions();
        String property = "exportFormat";
        try {
            ExportTarget target = ExportTarget.named(getExportFormat().get());
            property = "types";
            run(() -> write(target, options));
        } catch (IllegalArgumentException e) {
            throw new GradleException(getName() + "." + property + ": " + e.getMessage(), e);
        }
    }

    private void write(ExportTarget target, CompilerOptions options) throws IOException {
        Path file = getOutputFile().get().getAsFile().toPath();
        LinkResult linked = SchemaBuild.link(options, paths(getSchemas()), file);
        Declaration exported = target.export(linked.schemas(), getTypes().get());
        warn(linked.findings());
        exported.differences().forEach(difference -> getLogger().lifecycle(difference.toString()));
        new SchemaCompiler(options).write(exported.text(), file);
    }
}
