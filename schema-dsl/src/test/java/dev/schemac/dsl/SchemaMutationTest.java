package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * A valid module with one token lost, doubled, exchanged or misspelt: it still loads, or the errors are few, stand in
 * the text, and none is told twice. {@code -Dschemac.volume=N} tries more of them, {@code
 * -Dschemac.seed=S} those of a failed run.
 */
class SchemaMutationTest {
    private static final int MUTATIONS = Volume.cases(1_000, 5_000);
    private static final long SEED = Seed.drawn();

    /** As many as there are references to the schema that is referred to most, and one for its own statement. */
    private static final int MOST_ERRORS = 6;

    private static final Pattern TOKEN =
            Pattern.compile("//[^\\n]*|/\\*.*?\\*/|'[^']*'|\"[^\"]*\"|`[^`]*`|[A-Za-z_$][A-Za-z0-9_$]*|[0-9.]+|\\S");

    private static final List<String> STRANGE = List.of(
            "(",
            ")",
            "[",
            "]",
            "<",
            ">",
            "{",
            "}",
            ",",
            ";",
            ".",
            "@",
            "=",
            "*",
            "?",
            "'",
            "\"",
            "`",
            "/*",
            "//",
            "#",
            "create",
            "schema",
            "json",
            "map",
            "int",
            "Shop",
            "inherits",
            "copyfrom",
            "null",
            "select",
            "module",
            "7",
            "'x'",
            "``",
            "é",
            "primitive",
            "true",
            "-",
            "@Column",
            "starttimestamp");

    private static final String MODULE = """
            module com.acme.shop; // a shop
            uses com.acme.base;
            import java.time.*;
            import com.acme.*;

            @Description('What is sold.') @public @buseventtype @tag(name='owner', value='sales')
            @Column(name=sku, jsonName='s-k-u', alias={'SKU', 'number'}, required=true)
            @Column(name=amount, defaultValue=-12, nullable=false)
            create json schema Item(sku string, amount int, price BigDecimal, sizes int[primitive][], `odd name` string);

            @JsonSchema(dynamic=true)
            create json schema Order(id UUID, placed Instant, items Item[], notes Map<String, List<string>>) inherits Base;

            create json schema Base(seen long, until long) starttimestamp seen endtimestamp until;
            create map schema Settings(colour string, size int);
            @Column(name=photo, base64='url') @Column(name=day, unknown='MONDAY')
            create json schema Shop(orders Order[][], best Item, photo binary, day DayOfWeek[], settings Settings,
                shop Shop, any Object, nothing null) copyfrom Base;
            @EventRepresentation(json) create schema Last as (a.b double, c java.net.URI, last Last[]);
            """;

    @Test
    void aSlipOfThePenGivesFewErrors() {
        assertThat(ModelText.errors(MODULE)).isEmpty();
        List<MatchResult> tokens = TOKEN.matcher(MODULE).results().toList();
        Random random = new Random(SEED);
        for (int i = 0; i < MUTATIONS; i++) {
            MatchResult token = tokens.get(random.nextInt(tokens.size()));
            String mutated = MODULE.substring(0, token.start())
                    + mutation(token.group(), random)
                    + MODULE.substring(token.end());
            try {
                check(mutated);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("-Dschemac.seed=" + SEED + "\n" + e + "\n" + mutated, e);
            }
        }
    }

    private static String mutation(String token, Random random) {
        return switch (random.nextInt(5)) {
            case 0 -> "";
            case 1 -> token + " " + token;
            case 2 -> STRANGE.get(random.nextInt(STRANGE.size()));
            case 3 -> token + " " + STRANGE.get(random.nextInt(STRANGE.size()));
            default -> {
                int at = random.nextInt(token.length());
                yield token.substring(0, at) + (char) ('a' + random.nextInt(26)) + token.substring(at + 1);
            }
        };
    }

    private static void check(String text) {
        try {
            SchemaLoader.load(List.of(new SchemaSource("a.epl", text)), new AcmeClasses(), true);
        } catch (SchemaException e) {
            String[] lines = text.split("\n", -1);
            Set<String> told = new HashSet<>();
            List<String> errors = new ArrayList<>();
            for (Diagnostic error : e.diagnostics()) {
                int line = error.location().line();
                assertThat(line).isBetween(1, lines.length);
                assertThat(error.location().column()).isBetween(1, lines[line - 1].length() + 1);
                assertThat(told.add(error.location() + " " + error.message()))
                        .as(error.toString())
                        .isTrue();
                errors.add(error.location() + ": " + error.message());
            }
            assertThat(errors).hasSizeBetween(1, MOST_ERRORS);
        }
    }
}
