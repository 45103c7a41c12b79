package dev.schemac.maven;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.LinkResult;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.export.ExportTarget;
import dev.schemac.export.declaration.Declaration;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Exports the schemas of the project as JSON Schema, OpenAPI, SQL, Avro or Protocol Buffers. The output describes the
 * documents that the profile {@code STRICT} accepts. The log names the parts of a schema that the format cannot express.
 */
@Mojo(
        name = "export",
        defaultPhase = LifecyclePhase.GENERATE_RESOURCES,
        requiresDependencyResolution = ResolutionScope.COMPILE,
        threadSafe = true)
public final class ExportMojo extends AbstractMainMojo {

    /**
     * The format: {@code json-schema}, draft 2020-12, {@code openapi}, version 3.1, {@code spark}, {@code flink-sql},
     * {@code duckdb}, {@code postgres}, {@code avro} or {@code proto}, version 3.
     */
    @Parameter(property = "schemac.exportFormat", defaultValue = "json-schema")
    String exportFormat = "json-schema";

    /**
     * The schema of the documents. With several schemas, or with none for all schemas of the project, JSON Schema and
     * OpenAPI only have definitions. With none, SQL has a table for each schema that no other one uses.
     */
    @Parameter(property = "schemac.types")
    List<String> types = List.of();

    /** The output file. It is written only if its content changes. */
    @Parameter(
            property = "schemac.outputFile",
            defaultValue = "${project.build.directory}/schemas.json",
            required = true)
    File outputFile;

    @Override
    void run(List<Path> schemas) throws IOException, MojoFailureException {
        if (schemas.isEmpty()) {
            getLog().info("No schemas: nothing is exported");
            return;
        }
        CompilerOptions options = options();
        String parameter = "exportFormat";
        try {
            ExportTarget target = ExportTarget.named(exportFormat);
            parameter = "types";
            LinkResult linked = SchemaBuild.link(options, schemas, outputFile.toPath());
            Declaration exported = target.export(linked.schemas(), types);
            schemaLog().clear(schemas);
            schemaLog().warn(linked.findings());
            exported.differences().forEach(difference -> getLog().info(difference.toString()));
            new SchemaCompiler(options).write(exported.text(), outputFile.toPath());
            getLog().info("Exported " + count(schemas.size(), "schema file") + " to " + outputFile);
        } catch (IllegalArgumentException e) {
            throw new MojoFailureException(parameter + ": " + e.getMessage(), e);
        }
    }
}
