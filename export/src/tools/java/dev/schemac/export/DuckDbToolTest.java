package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** DuckDB runs the declaration and reads the documents with it. */
class DuckDbToolTest {
    @Test
    void readsTheDocuments() throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = connection.createStatement()) {
            statement.execute("SET TimeZone = 'UTC'");
            statement.execute(DeclaredRows.declaration(ExportTarget.DUCKDB));
            List<String> rows = new ArrayList<>();
            try (ResultSet result = statement.executeQuery("SELECT to_json(t)::VARCHAR FROM \"Everything\"('"
                    + DeclaredRows.DOCUMENTS + "') AS t ORDER BY id")) {
                while (result.next()) {
                    rows.add(result.getString(1));
                }
            }
            DeclaredRows.compare(
                    rows,
                    List.of(
                            Map.of(
                                    "local", "\"2024-02-29 10:15:30.123456\"",
                                    "at", "\"2024-02-29 10:15:30.123456+00\"",
                                    "quoted", "9007199254740993",
                                    "precise", "1.1"),
                            Map.of(),
                            Map.of(
                                    "time", "\"10:15:00\"",
                                    "local", "\"1969-12-31 23:59:00\"",
                                    "at", "\"1969-12-31 23:59:59+00\"",
                                    "quoted", "-1")));
        }
    }
}
