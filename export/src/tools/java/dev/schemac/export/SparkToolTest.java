package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

/** Spark reads the columns as a {@code StructType}. */
class SparkToolTest {
    @Test
    void readsTheColumns() throws IOException {
        String declaration = DeclaredRows.declaration(ExportTarget.SPARK);
        String columns = declaration.substring(
                declaration.indexOf("(\n") + 1, declaration.lastIndexOf("\n) USING json;"));
        StructType type = StructType.fromDDL(columns);
        assertThat(type.fieldNames()).hasSize(48).contains("e-mail", "user name");
        assertThat(type.apply("id").nullable()).isFalse();
        assertThat(type.apply("items").dataType().simpleString()).isEqualTo("array<struct<sku:string,price:double>>");
        assertThat(type.apply("command").dataType().simpleString())
                .isEqualTo("struct<start:struct<no:int,host:string>,stop-now:struct<no:int,force:boolean>>");
        assertThat(type.apply("lists").dataType().simpleString()).isEqualTo("map<string,array<int>>");
    }
}
