package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.export.declaration.Declaration;
import dev.schemac.export.types.ScalarRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The declarations of a schema with columns of all types, and their differences, exactly. {@code
 * -Dschemac.golden.update=true} writes the files again.
 */
class GoldenDeclarationsTest {
    private static final Path FOLDER = Path.of("src/test/resources/declare");

    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"JSON_SCHEMA", "PLAIN_JSON_SCHEMA", "OPENAPI"})
    void declaresEveryType(ExportTarget format) throws IOException {
        Declaration declared = declared(format);
        String differences =
                declared.differences().stream().map(each -> each + "\n").collect(Collectors.joining());
        compare(DeclaredSchemas.file(format), declared.text());
        compare("everything." + format + ".differences", differences);
        assertThat(declared(format).text()).isEqualTo(declared.text());
    }

    /** Each difference is a comment too, in each language. */
    @ParameterizedTest
    @EnumSource(
            value = ExportTarget.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"JSON_SCHEMA", "PLAIN_JSON_SCHEMA", "OPENAPI"})
    void repeatsEachDifferenceInAComment(ExportTarget format) throws IOException {
        Declaration declared = declared(format);
        String comments = format == ExportTarget.AVRO
                ? String.join("\n", new ObjectMapper().readTree(declared.text()).findValuesAsText("doc"))
                : declared.text();
        assertThat(declared.differences())
                .isNotEmpty()
                .allSatisfy(each -> assertThat(comments).contains(each.message()));
    }

    /** {@code -Dschemac.docs.update=true} writes the table again. */
    @Test
    void documentsTheTypes() throws IOException {
        Path page = Path.of("../docs/export.md");
        String text = Files.readString(page);
        int begin = text.indexOf('\n', text.indexOf("|---|", text.indexOf("\n| type |"))) + 1;
        int end = text.indexOf("\n\n", begin - 1) + 1;
        String rows = Stream.of(ScalarType.values())
                .map(type -> "| `" + type + "` " + row(ScalarRow.of(type, column(type))) + "|\n")
                .collect(Collectors.joining());
        if (Boolean.getBoolean("schemac.docs.update")) {
            Files.writeString(page, text.substring(0, begin) + rows + text.substring(end));
        } else {
            assertThat(text.substring(begin, end))
                    .as("docs/export.md; -Dschemac.docs.update=true writes it")
                    .isEqualTo(rows);
        }
    }

    private static String row(ScalarRow row) {
        return Stream.of(row.spark(), row.flink(), row.duckdb(), row.postgres(), row.avro(), row.proto())
                .map(entry -> "| `" + entry + "` ")
                .collect(Collectors.joining());
    }

    private static Column column(ScalarType type) {
        return new Column("v", type, new SourceLocation("T.epl", 1, 1, 1), ColumnOptions.DEFAULT, Optional.empty());
    }

    private static Declaration declared(ExportTarget format) throws IOException {
        return DeclaredSchemas.declare(
                Files.readString(FOLDER.resolve("everything.epl")),
                format,
                DeclaredSchemas.areTables(format) ? List.of("Everything") : Collections.emptyList());
    }

    private static void compare(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.writeString(file, actual);
        }
        assertThat(actual).as("rewrite with -Dschemac.golden.update=true").isEqualTo(Files.readString(file));
    }
}
