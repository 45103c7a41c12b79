package dev.schemac.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.export.ExportTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugin.logging.SystemStreamLog;
import org.apache.maven.project.MavenProject;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportMojoTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final ExportMojo mojo = new ExportMojo();
    private Path schema;
    private Path output;

    @BeforeEach
    void configureAsMavenDoes() throws IOException {
        mojo.project = new MavenProject();
        mojo.sourceDirectory = folder.toFile();
        output = folder.resolve("target/schemas.json");
        mojo.outputFile = output.toFile();
        mojo.setLog(new SystemStreamLog() {
            @Override
            public void info(CharSequence line) {
                log.add("info " + line);
            }
        });
        schema = Files.writeString(
                folder.resolve("Shop.epl"),
                "create json schema Item(sku string); create json schema Shop(items Item[]);");
    }

    @Test
    void describesAllSchemas() throws Exception {
        mojo.execute();
        assertThat(output)
                .content()
                .contains("\"Item\": {", "\"Shop\": {")
                .doesNotContain("\"$ref\": \"#/$defs/Shop\"");
        assertThat(log).containsExactly("info Exported 1 schema file to " + output);
    }

    @Test
    void describesTheDocumentsOfOneSchema() throws Exception {
        mojo.types = List.of("Shop");
        mojo.execute();
        assertThat(output).content().contains("\"$ref\": \"#/$defs/Shop\"");
    }

    @Test
    void writesOpenApi() throws Exception {
        mojo.exportFormat = "openapi";
        mojo.execute();
        assertThat(output).content().startsWith("{\n  \"openapi\": \"3.1.0\"");
    }

    @Test
    void declaresTablesWithWhatTheyDoNotExpress() throws Exception {
        Files.writeString(schema, "@Column(name=sku, maxLength=8) create json schema Item(sku string);");
        mojo.exportFormat = "flink-sql";
        mojo.execute();
        assertThat(output).content().contains("CREATE TABLE `Item` (", "`sku` STRING");
        assertThat(log)
                .containsExactly(
                        "info " + schema + ":1:56: note: Item.sku: not checked: maxLength=8",
                        "info Exported 1 schema file to " + output);
    }

    @Test
    void writesEachFormatOfTheCommand() throws Exception {
        Files.writeString(schema, "create json schema Item(size char);");
        Set<String> written = new HashSet<>();
        for (ExportTarget target : ExportTarget.values()) {
            mojo.exportFormat = target.toString();
            mojo.execute();
            assertThat(written.add(Files.readString(output)))
                    .as(mojo.exportFormat)
                    .isTrue();
        }
        assertThat(written).hasSize(9);
    }

    @Test
    void refusesParametersThatMeanNothing() {
        mojo.types = List.of("Shops");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("types: there is no schema 'Shops'; did you mean 'Shop'?");
        mojo.exportFormat = "arvo";
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("exportFormat: expected one of [json-schema, plain-json-schema, openapi, spark, flink-sql,"
                        + " duckdb, postgres, avro, proto] but was 'arvo'; did you mean 'avro'?");
        assertThat(output).doesNotExist();
    }

    @Test
    void failsOnErrors() throws Exception {
        Files.writeString(schema, "create json schema X(a strin);");
        assertThatThrownBy(mojo::execute)
                .isExactlyInstanceOf(MojoFailureException.class)
                .hasMessage("schemac: 1 error in 1 file");
        assertThat(output).doesNotExist();
    }

    @Test
    void writesNothingWithoutSchemas() throws Exception {
        Files.delete(schema);
        mojo.execute();
        assertThat(log).containsExactly("info No schemas: nothing is exported");
        assertThat(output).doesNotExist();
    }
}
