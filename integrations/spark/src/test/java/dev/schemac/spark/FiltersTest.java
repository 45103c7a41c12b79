package dev.schemac.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.testing.Seed;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.spark.sql.DataFrameReader;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conditions of a query drop documents before rows are made, and drop no row that Spark keeps. */
@Tag("slow")
class FiltersTest {
    private static final String SCHEMA = """
            create json schema Item(
                id int, user string, score double, price BigDecimal, day java.time.LocalDate, at java.time.Instant,
                flag boolean, tags string[], home Place, other string);
            create json schema Place(city string);
            """;

    private static final List<String> STRINGS = List.of("a", "A", "", "ab", "ä", "a%", "it''s");

    @TempDir
    private Path folder;

    private static DataFrameReader read() {
        return LocalSpark.read(SCHEMA).option("type", "Item");
    }

    // ---- random predicates

    private static String member(Random random, String name, String value) {
        return switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> "\"" + name + "\":null,";
            default -> "\"" + name + "\":" + value + ",";
        };
    }

    private static String document(Random random, int id) {
        return "{" + member(random, "user", "\"" + pick(random).replace("''", "'") + "\"")
                + member(random, "score", random.nextInt(-2, 3) + ".5")
                + member(random, "price", random.nextInt(3) + "." + random.nextInt(3))
                + member(random, "day", "\"2026-01-0" + random.nextInt(1, 4) + "\"")
                + member(random, "at", "\"2026-01-01T00:00:0" + random.nextInt(3) + "Z\"")
                + member(random, "flag", "" + random.nextBoolean())
                + member(random, "tags", "[\"x\"]")
                + member(random, "home", "{\"city\":\"" + pick(random).replace("''", "'") + "\"}")
                + "\"id\":" + id + "}";
    }

    private static String pick(Random random) {
        return STRINGS.get(random.nextInt(STRINGS.size()));
    }

    private static String literal(Random random, String column) {
        return switch (column) {
            case "user", "home.city" -> "'" + pick(random) + "'";
            case "score" -> random.nextInt(-2, 3) + ".5D";
            case "price" -> random.nextInt(3) + "." + random.nextInt(3);
            case "day" -> "DATE '2026-01-0" + random.nextInt(1, 4) + "'";
            case "at" -> "TIMESTAMP '2026-01-01 00:00:0" + random.nextInt(3) + "'";
            case "id" -> "" + random.nextInt(300);
            default -> "" + random.nextBoolean();
        };
    }

    private static String predicate(Random random, int depth) {
        if (depth > 0 && random.nextInt(3) > 0) {
            String left = predicate(random, depth - 1);
            return switch (random.nextInt(3)) {
                case 0 -> "NOT (" + left + ")";
                case 1 -> "(" + left + " AND " + predicate(random, depth - 1) + ")";
                default -> "(" + left + " OR " + predicate(random, depth - 1) + ")";
            };
        }
        String column = List.of("id", "user", "score", "price", "day", "at", "flag", "home.city")
                .get(random.nextInt(8));
        return switch (random.nextInt(9)) {
            case 0 -> column + " IS NULL";
            case 1 -> column + " IS NOT NULL";
            case 2 -> column + " IN (" + literal(random, column) + ", " + literal(random, column) + ", NULL)";
            case 3 -> column + " <=> " + literal(random, column);
            case 4 -> column + " < " + literal(random, column);
            case 5 -> column + " >= " + literal(random, column);
            case 6 -> random.nextBoolean() ? "user LIKE 'a%'" : "user LIKE '%b'";
            case 7 -> "tags IS NULL";
            default -> column + " = " + literal(random, column);
        };
    }

    @Test
    void rowsAreThoseOfSparksReader() {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        String path = LocalSpark.write(
                folder,
                "items.jsonl",
                IntStream.range(0, 300).mapToObj(i -> document(random, i)).collect(Collectors.joining("\n")));
        Dataset<Row> ours = read().load(path);
        Dataset<Row> theirs = LocalSpark.session().read().schema(ours.schema()).json(path);
        for (int i = 0; i < 12; i++) {
            String where = predicate(random, 3);
            String[] columns = random.nextBoolean() ? new String[] {"*"} : new String[] {"id", "user"};
            assertThat(ours.where(where).selectExpr(columns).toJSON().collectAsList())
                    .as("-Dschemac.seed=" + seed + " " + where)
                    .isEqualTo(theirs.where(where).selectExpr(columns).toJSON().collectAsList());
        }
    }

    // ---- which documents are read

    private String invalid() {
        return LocalSpark.write(
                folder,
                "items.jsonl",
                "{\"user\":\"a\",\"id\":1}\n{\"user\":\"b\",\"id\":\"x\"}\n{\"user\":\"c\",\"id\":[]}\n{\"user\":\"a\",\"id\":4}\n");
    }

    /** The invalid number is in a document that the filter drops. */
    @Test
    void onlyTheColumnsOfTheFilterAreCheckedInOtherDocuments() {
        Dataset<Row> rows = read().load(invalid()).where("user = 'a'");
        assertThat(rows.select("id").collectAsList()).containsExactly(RowFactory.create(1), RowFactory.create(4));
        assertThat(rows.queryExecution().executedPlan().toString())
                .contains("PushedFilters: [IsNotNull(user), EqualTo(user,a)]");
        assertThatThrownBy(() -> read().load(invalid()).where("user = 'b'").collectAsList())
                .hasStackTraceContaining("expected int but found string at $.id (line 2, column 18)");
        assertThatThrownBy(() ->
                        read().load(invalid()).where("id = 1").select("id").collectAsList())
                .hasStackTraceContaining("expected int but found string at $.id (line 2, column 18)");
    }

    @Test
    void withoutPruningAllDocumentsAreChecked() {
        assertThatThrownBy(() -> read().option("columnPruning", false)
                        .load(invalid())
                        .where("user = 'a'")
                        .collectAsList())
                .hasStackTraceContaining("expected int but found string at $.id (line 2, column 18)");
    }

    /** Invalid lines are rows of nulls, for which a condition can be true. */
    @Test
    void permissiveReadsHaveTheRowsOfAReadWithoutFilters() {
        Dataset<Row> rows = read().option("mode", "PERMISSIVE")
                .option("columnNameOfCorruptRecord", "line")
                .load(invalid());
        List<Row> all = rows.select("id", "user", "line").collectAsList();
        assertThat(all).hasSize(4);
        for (String where : List.of("user IS NULL", "user <=> NULL", "NOT (user <=> 'a')", "line IS NOT NULL")) {
            assertThat(rows.where(where).select("id", "user", "line").collectAsList())
                    .as(where)
                    .containsExactly(all.get(1), all.get(2));
        }
        assertThat(rows.where("user = 'a'").select("id", "user", "line").collectAsList())
                .containsExactly(all.get(0), all.get(3));
        assertThat(rows.where("user = 'b'").collectAsList()).isEmpty();
    }

    /** After a sample of 1,024 documents, a filter that drops few of them is left to Spark. */
    @Test
    void filtersThatMostDocumentsMatchEnd() {
        String path = LocalSpark.write(
                folder,
                "items.jsonl",
                IntStream.range(0, 5000)
                        .mapToObj(i -> "{\"user\":\"" + (i % 10 == 0 ? "b" : "a") + "\",\"id\":" + i + "}\n")
                        .collect(Collectors.joining()));
        Dataset<Row> rows = read().load(path).select("id", "user");
        assertThat(rows.where("user = 'a'").count()).isEqualTo(4500);
        assertThat(rows.where("user = 'b'").count()).isEqualTo(500);
        assertThat(rows.where("user = 'b' AND id > 4000").count()).isEqualTo(99);
    }

    @Test
    void generatedClassesCheckAllColumns() {
        String path = LocalSpark.write(
                folder,
                "clicks.jsonl",
                "{\"id\":1,\"page\":\"/\",\"millis\":5}\n{\"id\":2,\"page\":\"/b\"}\n{\"id\":3,\"millis\":\"x\"}\n");
        DataFrameReader reader =
                LocalSpark.session().read().format("schemac").option("class", "dev.schemac.spark.records.Click");
        assertThat(reader.load(path)
                        .where("page = '/b'")
                        .limit(1)
                        .select("id", "millis")
                        .collectAsList())
                .containsExactly(RowFactory.create(2L, null));
        assertThatThrownBy(() -> reader.load(path).where("page = '/'").collectAsList())
                .hasStackTraceContaining("at $.millis (line 3");
    }
}
