package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.spark.internal.table.ClassColumns;
import dev.schemac.spark.internal.table.EventParsers;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;
import org.junit.jupiter.api.Test;

/** The columns of generated classes are those that {@code schemac export --to spark} declares. */
class ClassColumnsTest {
    private static final SchemaCompiler COMPILER = SchemaCompiler.withoutClasses(CompilerOptions.DEFAULT);

    private static final List<Path> FOLDERS =
            List.of(Path.of("../../codegen/src/golden/epl"), Path.of("../../codegen/src/test/resources/schemas/beans"));

    @Test
    void columnsOfAllTestSchemas() throws IOException {
        LocalSpark.session();
        List<SchemaSource> compilable = new ArrayList<>();
        for (SchemaSource source : COMPILER.read(FOLDERS)) {
            try {
                COMPILER.generate(List.of(source));
                compilable.add(source);
            } catch (SchemaException e) {
                // it names classes of an application
            }
        }
        List<ObjectParser<?>> parsers = COMPILER.compile(compilable).load();
        int compared = 0;
        for (SchemaSource source : compilable) {
            for (String type : COMPILER.documentTypes(List.of(source))) {
                // unions with wrapper objects and schemas without columns are no tables
                if (!source.text().contains("wrapper") && !type.endsWith(".Nothing") && !type.endsWith(".Anything")) {
                    TableSchema declared = TableSchema.of(ReadOptions.of(
                            new CaseInsensitiveStringMap(Map.of("schema", source.text(), "type", type))));
                    assertThat(ClassColumns.of(EventParsers.of(parsers, type)).treeString())
                            .as(type)
                            .isEqualTo(declared.columns().treeString());
                    compared++;
                }
            }
        }
        assertThat(compared).isGreaterThan(20);
    }
}
