package dev.schemac.export;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.DamagedDocuments;
import dev.schemac.codegen.RandomTypes;
import dev.schemac.codegen.RandomValues;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.ExportComparison;
import dev.schemac.contracts.ExportedValidator;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What a parser accepts under {@code STRICT} the exported schema accepts, and the reverse: random schemas, random documents
 * of them, whole and damaged, for which a validator of others decides. Where the two languages differ, {@code
 * json-schema-cases.md} has a row.
 *
 * <p>{@code -Dschemac.volume=N} tries more, {@code -Dschemac.seed=S} those of a failed run.
 */
class ExportRandomTest {
    private static final int DOCUMENTS = Volume.cases(1_000, 3_000);
    private static final long SEED = Seed.drawn();
    private static final int DOCUMENTS_OF_A_SCHEMA = 100;

    @Test
    void theParserAndTheExportedSchemaAgree() {
        int accepted = 0;
        int refused = 0;
        Map<String, Integer> differences = new TreeMap<>();
        for (int i = 0; accepted + refused < DOCUMENTS; i++) {
            long seed = SEED + i;
            ExportComparison comparison = new ExportComparison(new Random(seed), "random.m" + i);
            try {
                for (int n = comparison.schemas() * DOCUMENTS_OF_A_SCHEMA; n > 0; n--) {
                    comparison.next();
                }
            } catch (RuntimeException | AssertionError e) {
                throw new AssertionError("-Dschemac.seed=" + seed + "\n" + comparison + e.getMessage(), e);
            }
            accepted += comparison.accepted();
            refused += comparison.refused();
            comparison.known().forEach((row, count) -> differences.merge(row, count, Integer::sum));
        }
        System.out.println(
                "seed " + SEED + ": " + accepted + " documents accepted, " + refused + " refused, " + differences);
        assertThat(accepted).isGreaterThan(DOCUMENTS / 10);
        assertThat(refused).isGreaterThan(DOCUMENTS / 10);
    }

    /**
     * A column of each type whose values are strings.
     *
     * @param lax texts of which the schema may accept more than the parser: what a pattern does not tell apart
     */
    private record Texts(String type, String base64, Pattern lax) {
        static List<Texts> all() {
            List<Texts> all = new ArrayList<>();
            for (String type : RandomTypes.SCALARS) {
                String lax = switch (type) {
                    case "java.net.URI", "java.net.URL" -> "";
                    case "java.time.Duration" -> "[0-9]{12}";
                    case "java.time.ZonedDateTime" -> "\\[|^-0+-";
                    case "java.time.Instant" -> "^-0+-|^[+-]100000";
                    default -> "^-0+-";
                };
                all.add(new Texts(type, "", Pattern.compile(lax)));
            }
            all.removeIf(each -> each.type.startsWith("big") || each.type.equals("binary"));
            for (String variant : List.of("mime", "mime-no-linefeeds", "pem", "url")) {
                boolean blanks = variant.equals("mime") || variant.equals("pem");
                all.add(new Texts("binary", variant, Pattern.compile(blanks ? "" : "(?!)")));
            }
            return all;
        }

        String schema(int number) {
            return (base64.isEmpty() ? "" : "@Column(name=v, base64='" + base64 + "') ") + "create json schema T"
                    + number + "(v " + type + ");\n";
        }

        String text(RandomValues values) {
            Object value = values.scalar(type);
            if (value instanceof List<?> bytes) {
                return RandomValues.base64(bytes, base64);
            }
            return value instanceof Enum<?> constant ? constant.name() : value.toString();
        }
    }

    @Test
    void thePatternsAgreeWithTheParser() {
        List<Texts> columns = Texts.all();
        StringBuilder text = new StringBuilder();
        columns.forEach(column -> text.append(column.schema(columns.indexOf(column))));
        SchemaCompiler compiler = ExportComparison.compiler();
        List<SchemaSource> sources = CompiledSchemas.sources(text.toString());
        EventRuntime runtime = new EventRuntime();
        compiler.deploy(runtime, sources);
        Random random = new Random(SEED);
        DamagedDocuments damaged = new DamagedDocuments(random);
        RandomValues values = new RandomValues(random);
        for (Texts column : columns) {
            String type = "T" + columns.indexOf(column);
            EventSender<?> sender = runtime.eventSender(type).withOptions(JsonOptions.STRICT);
            ExportedValidator validator = ExportedValidator.of(compiler, sources, type, false);
            int found = 0;
            for (int i = 0; i < Math.max(200, DOCUMENTS / 100); i++) {
                String value = column.text(values);
                for (int slips = random.nextInt(3); slips > 0; slips--) {
                    value = damaged.damaged(value);
                }
                JsonNode document = ExportedValidator.JSON.createObjectNode().put("v", value);
                boolean byParser =
                        ExportComparison.refusal(sender, document.toString()).isEmpty();
                boolean bySchema = validator.refusal(document).isEmpty();
                found += byParser ? 1 : 0;
                boolean known = bySchema
                        ? column.lax.matcher(value).find()
                        : ExportComparison.TEN_DIGITS.matcher("\"" + value).find();
                assertThat(bySchema == byParser || known)
                        .as(
                                "-Dschemac.seed=%d: %s: '%s', accepted by %s",
                                SEED, column, value, bySchema ? "the schema only" : "the parser only")
                        .isTrue();
            }
            assertThat(found).as(column.toString()).isGreaterThan(50);
        }
    }
}
