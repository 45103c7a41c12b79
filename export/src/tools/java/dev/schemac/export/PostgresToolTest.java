package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** PostgreSQL runs the declaration, reads the documents with it and checks its constraints. */
class PostgresToolTest {
    private static final String INSERT =
            "INSERT INTO \"Everything\" SELECT r.* FROM jsonb_populate_record(null::\"Everything\", ?::jsonb) AS r";

    @Test
    void readsTheDocuments() throws Exception {
        try (EmbeddedPostgres server = EmbeddedPostgres.start();
                Connection connection = server.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("SET TIME ZONE 'UTC'");
            statement.execute("SET intervalstyle = 'iso_8601'");
            statement.execute(DeclaredRows.declaration(ExportTarget.POSTGRES));
            for (String document : DeclaredRows.documents()) {
                insert(connection, document);
            }
            List<String> rows = new ArrayList<>();
            try (ResultSet result =
                    statement.executeQuery("SELECT to_jsonb(t)::text FROM \"Everything\" AS t ORDER BY id")) {
                while (result.next()) {
                    rows.add(result.getString(1));
                }
            }
            DeclaredRows.compare(
                    rows,
                    List.of(
                            Map.of(
                                    "offset", "\"2024-02-29T09:15:30+00:00\"",
                                    "at", "\"2024-02-29T10:15:30.123456+00:00\"",
                                    "quoted", "9007199254740993",
                                    "precise", "1.1"),
                            Map.of(),
                            Map.of(
                                    "time", "\"10:15:00\"",
                                    "local", "\"1969-12-31T23:59:00\"",
                                    "offset", "\"2024-02-29T10:15:00+00:00\"",
                                    "at", "\"1969-12-31T23:59:59+00:00\"",
                                    "quoted", "-1")));

            rejects(connection, "{\"count\":1}", "null value in column \"id\"");
            for (String member : List.of(
                    "\"count\":0",
                    "\"count\":100",
                    "\"tiny\":128",
                    "\"rate\":0.05",
                    "\"version\":\"2.0\"",
                    "\"state\":\"shut\"",
                    "\"e-mail\":\"" + "m".repeat(81) + "\"")) {
                String document = "{\"id\":\"123e4567-e89b-12d3-a456-426614174003\","
                        + (member.startsWith("\"count\"") ? "" : "\"count\":1,") + member + "}";
                rejects(connection, document, "violates check constraint");
            }
        }
    }

    private static void insert(Connection connection, String document) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(INSERT)) {
            insert.setString(1, document);
            insert.executeUpdate();
        }
    }

    private static void rejects(Connection connection, String document, String message) {
        assertThatThrownBy(() -> insert(connection, document)).as(document).hasMessageContaining(message);
    }
}
