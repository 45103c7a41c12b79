package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.spark.internal.table.ReadOptions;
import java.nio.file.Path;
import java.util.Map;
import org.apache.spark.sql.DataFrameReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mistakes in options and schemas are reported when the DataFrame is created. */
class OptionsTest {
    private static final String SCHEMA = "create json schema User(name string, age int);"
            + "create json schema Order(id long, place Place); create json schema Place(city string);";

    @TempDir
    private Path folder;

    private void assertRejected(DataFrameReader reader, String message) {
        String path = LocalSpark.write(folder, "lines.jsonl", "{}\n");
        assertThatThrownBy(() -> reader.load(path)).hasMessage(message);
    }

    private static DataFrameReader users() {
        return LocalSpark.read(SCHEMA).option("type", "User");
    }

    @Test
    void schemaFilesAreRead() {
        String schema = LocalSpark.write(folder, "User.epl", SCHEMA);
        String path = LocalSpark.write(folder, "users.jsonl", "{\"age\":3}\n");
        assertThat(LocalSpark.read(schema)
                        .option("type", "User")
                        .load(path)
                        .schema()
                        .toDDL())
                .isEqualTo("name STRING,age INT");
    }

    @Test
    void theOnlyTypeOfDocumentsNeedsNoName() {
        String path = LocalSpark.write(folder, "users.jsonl", "{\"id\":3}\n");
        assertThat(LocalSpark.read("module a.b; create json schema Order(id long, place Place);"
                                + "create json schema Place(city string);")
                        .load(path)
                        .first()
                        .getLong(0))
                .isEqualTo(3);
    }

    @Test
    void missingSchema() {
        assertRejected(
                LocalSpark.session().read().format("schemac"),
                "the option 'schema' or 'class' is missing: set 'schema' to a schema, or to the path of an .epl file,"
                        + " or set 'class' to a generated class");
    }

    @Test
    void missingSchemaFile() {
        assertRejected(
                LocalSpark.read(folder + "/Missing.epl"),
                "cannot read the schema " + folder + "/Missing.epl: File " + folder + "/Missing.epl does not exist");
    }

    @Test
    void invalidSchema() {
        assertRejected(LocalSpark.read("create json schema User(name strin)"), """
                schema:1:30: error: unknown type 'strin'; did you mean 'string'? [SC012]
                  create json schema User(name strin)
                                               ^^^^^""");
    }

    @Test
    void missingType() {
        assertRejected(
                LocalSpark.read(SCHEMA),
                "the option 'type' is missing: set it to one of the schemas of documents, which are [User, Order]");
    }

    @Test
    void unknownType() {
        assertRejected(LocalSpark.read(SCHEMA).option("type", "Usr"), "there is no schema 'Usr'; did you mean 'User'?");
    }

    @Test
    void unknownOption() {
        assertRejected(
                users().option("pruning", true),
                "unknown option 'pruning'. The options of schemac are schema, class, type, mode,"
                        + " columnNameOfCorruptRecord, columnPruning, compression; options with a point in their name configure Hadoop");
        assertRejected(
                users().option("checkpointLocaton", "x"),
                "unknown option 'checkpointLocaton'; did you mean 'checkpointLocation'? The options of schemac are"
                        + " schema, class, type, mode, columnNameOfCorruptRecord, columnPruning, compression; options"
                        + " with a point in their name configure Hadoop");
        assertRejected(
                users().option("mod", "x"),
                "unknown option 'mod'; did you mean 'mode'? The options of schemac are schema, class, type,"
                        + " mode, columnNameOfCorruptRecord, columnPruning, compression; options"
                        + " with a point in their name configure Hadoop");
    }

    @Test
    void optionsOfSparkAreKnown() {
        String path = LocalSpark.write(folder, "users.jsonl", "{\"age\":3}\n");
        assertThat(users().option("owner", "me")
                        .option("OWNER", "me")
                        .option("maxfilespertrigger", 1)
                        .option("__internal__", "x")
                        .load(path)
                        .count())
                .isEqualTo(1);
    }

    @Test
    void invalidValues() {
        assertRejected(
                users().option("mode", "FAILFATS"),
                "option 'mode': expected one of [PERMISSIVE, DROPMALFORMED, FAILFAST] but was 'FAILFATS'; did you mean"
                        + " 'FAILFAST'?");
        assertRejected(
                users().option("columnPruning", "no"),
                "option 'columnPruning': expected one of [true, false] but was 'no'");
    }

    @Test
    void unknownColumn() {
        assertRejected(users().schema("nam STRING"), "schema 'User' has no column 'nam'; did you mean 'name'?");
        assertRejected(
                LocalSpark.read(SCHEMA).option("type", "Order").schema("place STRUCT<town: STRING>"),
                "schema 'Order' has no column 'place.town'");
    }

    @Test
    void columnOfAnotherType() {
        assertRejected(users().schema("age BIGINT"), "column 'age' of schema 'User' is INT, not BIGINT");
        assertRejected(
                users().schema("_corrupt_record INT"),
                "column '_corrupt_record' for invalid lines is a STRING, not INT");
    }

    @Test
    void aUnionWithWrapperObjects() {
        String path = LocalSpark.write(folder, "lines.jsonl", "{}\n");
        assertThatThrownBy(() -> LocalSpark.read("""
                                @JsonSchema(wrapper=true)
                                create json schema Shape(name string);
                                @JsonSchema(discriminatorValue='circle')
                                create json schema Circle(radius double) inherits Shape;
                                """).load(path).collectAsList())
                .hasMessage("cannot select columns of 'Shape': a union with wrapper objects has no columns; use a union"
                        + " with a discriminator");
    }

    @Test
    void missingPath() {
        assertThatThrownBy(() -> users().load().count())
                .hasMessage("no path is set: call load(path), or set the option 'path'");
    }

    @Test
    void missingFile() {
        assertThatThrownBy(() -> users().load(folder + "/none*.jsonl").count())
                .hasMessage("[PATH_NOT_FOUND] Path does not exist: file:" + folder + "/none*.jsonl. SQLSTATE: 42K03");
    }

    @Test
    void optionsWithAPointConfigureHadoop() {
        ReadOptions options = ReadOptions.of(new org.apache.spark.sql.util.CaseInsensitiveStringMap(
                Map.of("schema", SCHEMA, "fs.example.key", "Value")));
        LocalSpark.session();
        assertThat(options.hadoopConfiguration().get("fs.example.key")).isEqualTo("Value");
    }
}
