package dev.schemac.flink.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.flink.Place;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.shop.Purchase;
import dev.schemac.flink.unions.Message;
import java.nio.file.Path;
import java.util.List;
import org.apache.flink.connector.file.table.factories.BulkReaderFormatFactory;
import org.apache.flink.table.api.TableEnvironment;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.factories.DeserializationFormatFactory;
import org.apache.flink.table.factories.FactoryUtil;
import org.apache.flink.table.factories.SerializationFormatFactory;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Tables that do not fit their schema. No job runs. */
final class PlanningTest {
    private final TableEnvironment environment = Tables.batch();

    private void plan(String columns, String format) {
        environment.executeSql(
                Tables.create("t", columns, Path.of("target/absent.jsonl").toAbsolutePath(), format));
        environment.explainSql("SELECT * FROM t");
    }

    private void rejects(Class<?> type, String columns, String message) {
        try {
            Throwable root = root(() -> plan(columns, Tables.schemac(type)));
            assertThat(root).as(columns).isInstanceOf(ValidationException.class).hasMessage(message);
        } finally {
            environment.executeSql("DROP TABLE t");
        }
    }

    private static Throwable root(ThrowingCallable planning) {
        Throwable root = catchThrowable(planning);
        while (root.getCause() != null) {
            root = root.getCause();
        }
        return root;
    }

    private static String misfit(String column, Class<?> type, String rest) {
        return "Column '" + column + "' of table default_catalog.default_database.t does not fit " + type.getName()
                + ": " + rest;
    }

    @Test
    void columnsThatDoNotFit() {
        rejects(Click.class, "`at` STRING", misfit("at", Click.class, "expected BIGINT but found STRING"));
        rejects(Click.class, "`at` INT", misfit("at", Click.class, "expected BIGINT but found INT"));
        rejects(
                Click.class,
                "price DECIMAL(10, 2)",
                misfit("price", Click.class, "expected DOUBLE but found DECIMAL(10, 2)"));
        rejects(Click.class, "tags ARRAY<INT>", misfit("tags[]", Click.class, "expected STRING but found INT"));
        rejects(
                Click.class,
                "tags STRING NOT NULL",
                misfit("tags", Click.class, "expected ARRAY<STRING> but found STRING"));
        rejects(
                Purchase.class,
                "`at` TIMESTAMP(3)",
                misfit("at", Purchase.class, "expected TIMESTAMP_LTZ(9) but found TIMESTAMP(3)"));
        rejects(
                Purchase.class,
                "items ARRAY<ROW<sku STRING, price INT>>",
                misfit("items[].price", Purchase.class, "expected DOUBLE but found INT"));
        rejects(
                Purchase.class,
                "counts MAP<STRING, STRING>",
                misfit("counts{}", Purchase.class, "expected INT but found STRING"));
        rejects(
                Purchase.class,
                "counts MAP<INT, INT>",
                misfit("counts", Purchase.class, "expected MAP<STRING, INT> but found MAP<INT, INT>"));
        rejects(
                Purchase.class,
                "big DECIMAL(18, 0)",
                misfit("big", Purchase.class, "expected BIGINT but found DECIMAL(18, 0)"));
    }

    @Test
    void columnsThatDoNotExist() {
        rejects(
                Click.class,
                "`at` BIGINT, pages STRING",
                misfit(
                        "pages",
                        Click.class,
                        "dev.schemac.flink.beans.Click has no such member; expected one of 'user', 'page', 'at', 'price',"
                                + " 'tags'"));
        rejects(
                Click.class,
                "Page STRING",
                misfit("Page", Click.class, "dev.schemac.flink.beans.Click has no such member; did you mean 'page'?"));
        rejects(
                Purchase.class,
                "mail STRING",
                misfit(
                        "mail",
                        Purchase.class,
                        "dev.schemac.flink.shop.Purchase has no such member; the member of column 'mail' is 'e-mail'"));
        rejects(
                Message.class,
                "color STRING",
                misfit(
                        "color",
                        Message.class,
                        "dev.schemac.flink.unions.Message has no such member; expected one of 'id', 'type', 'body',"
                                + " 'width', 'height'"));
    }

    @Test
    void anUnreadColumnIsCheckedToo() {
        environment.executeSql(Tables.create(
                "t",
                "`at` BIGINT, page INT",
                Path.of("target/absent.jsonl").toAbsolutePath(),
                Tables.schemac(Click.class)));
        assertThat(root(() -> environment.explainSql("SELECT `at` FROM t")))
                .hasMessage(misfit("page", Click.class, "expected STRING but found INT"));
    }

    @Test
    void insertsAreChecked() {
        environment.executeSql(
                Tables.create("t", "page INT", Path.of("target/absent").toAbsolutePath(), Tables.schemac(Click.class)));
        assertThat(root(() -> environment.explainSql("INSERT INTO t SELECT 1")))
                .hasMessage(misfit("page", Click.class, "expected STRING but found INT"));
    }

    @Test
    void optionsAreChecked() {
        environment.executeSql("CREATE TABLE records (page STRING) WITH ('connector' = 'records', 'records' = '{}', "
                + Tables.schemac(Click.class) + ", 'schemac.clas' = 'x')");
        assertThat(root(() -> environment.explainSql("SELECT * FROM records")))
                .hasMessage(
                        "'schemac.clas' of table default_catalog.default_database.records is no option of this format; expected one of"
                                + " 'schemac.class', 'schemac.error-column', 'schemac.ignore-parse-errors', 'schemac.schema',"
                                + " 'schemac.type'");
        assertThatThrownBy(() -> plan("page STRING", "'format' = 'schemac', 'schemac.class' = 'com.acme.Absent'"))
                .hasStackTraceContaining(
                        "'schemac.class' of table default_catalog.default_database.t: class com.acme.Absent"
                                + " is not on the class path of the job; add the jar with the generated classes");
        environment.executeSql("DROP TABLE t");
        assertThatThrownBy(() -> plan("page STRING", Tables.schemac(String.class)))
                .hasStackTraceContaining(
                        "'schemac.class' of table default_catalog.default_database.t: expected a generated"
                                + " class but found java.lang.String");
    }

    /** The connector for files checks no options of formats. */
    @Test
    void optionsOfJsonAreExplained() {
        String table = "' of table default_catalog.default_database.t is no option of this format; ";
        for (String[] each : List.of(
                new String[] {"fail-on-missing-field", "declare required columns in the schema"},
                new String[] {"timestamp-format.standard", "the types of the schema define the forms of dates and times"
                },
                new String[] {
                    "ignore-parse-error",
                    "expected one of 'schemac.class', 'schemac.error-column', 'schemac.ignore-parse-errors',"
                            + " 'schemac.schema', 'schemac.type'"
                })) {
            assertThat(root(() ->
                            plan("page STRING", Tables.schemac(Click.class) + ", 'schemac." + each[0] + "' = 'x'")))
                    .isInstanceOf(ValidationException.class)
                    .hasMessage("'schemac." + each[0] + table + each[1]);
            environment.executeSql("DROP TABLE t");
        }
        environment.executeSql("CREATE TABLE t (page STRING) WITH ('connector' = 'records', 'records' = '{}', "
                + Tables.schemac(Click.class) + ", 'json.ignore-parse-errors' = 'true')");
        assertThat(root(() -> environment.explainSql("SELECT * FROM t")))
                .hasMessage(
                        "'json.ignore-parse-errors' of table default_catalog.default_database.t is no option of this format;"
                                + " did you mean 'schemac.ignore-parse-errors'?");
    }

    @Test
    void columnsOfErrorsAreChecked() {
        String column = ", 'schemac.error-column' = 'error'";
        String name =
                "Column 'error' of table default_catalog.default_database.t does not fit " + Click.class.getName();
        String fields = ": expected a ROW with some of the fields message STRING, document BYTES, path STRING,"
                + " offset BIGINT, line BIGINT, column INT but found ";
        for (String[] each : List.of(
                new String[] {"error STRING", name + fields + "STRING"},
                new String[] {"error ROW<reason STRING>", name + fields + "ROW<`reason` STRING>"},
                new String[] {"error ROW<line STRING>", name + fields + "ROW<`line` STRING>"},
                new String[] {
                    "page STRING NOT NULL, error ROW<message STRING>",
                    misfit("page", Click.class, "rows of invalid documents have no value; remove NOT NULL")
                },
                new String[] {
                    "page STRING",
                    "'schemac.error-column' of table default_catalog.default_database.t names no column of the table:"
                            + " declare 'error' as ROW<message STRING, document STRING>"
                })) {
            assertThat(root(() -> plan(each[0], Tables.schemac(Click.class) + column)))
                    .as(each[0])
                    .hasMessage(each[1]);
            environment.executeSql("DROP TABLE t");
        }
        assertThat(root(() -> plan("page STRING", Tables.schemac(Click.class) + ", 'schemac.error-column' = 'page'")))
                .hasMessage(misfit("page", Click.class, "the column of errors has the name of a member; rename it"));
    }

    @Test
    void flinkFindsTheFactories() {
        ClassLoader loader = PlanningTest.class.getClassLoader();
        assertThat(FactoryUtil.discoverFactory(loader, DeserializationFormatFactory.class, "schemac"))
                .isInstanceOf(SchemacFormatFactory.class);
        assertThat(FactoryUtil.discoverFactory(loader, SerializationFormatFactory.class, "schemac"))
                .isInstanceOf(SchemacFormatFactory.class);
        assertThat(FactoryUtil.discoverFactory(loader, BulkReaderFormatFactory.class, "schemac"))
                .isInstanceOf(SchemacFileFormatFactory.class);
    }

    @Test
    void suggestedColumnsFit() {
        for (Class<?> type : new Class<?>[] {Purchase.class, Click.class, Message.class}) {
            assertThat(EventRows.of(
                            dev.schemac.flink.EventTypeInfo.of(type),
                            (org.apache.flink.table.types.logical.RowType)
                                    EventTables.dataType(type).getLogicalType(),
                            "t"))
                    .isNotNull();
        }
        assertThatThrownBy(() -> EventTables.dataType(Place.class)).isInstanceOf(IllegalArgumentException.class);
    }
}
