package dev.schemac.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.util.JsonParserDelegate;
import com.fasterxml.jackson.databind.util.RawValue;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import dev.schemac.golden.dynamic.MessageParser;
import dev.schemac.golden.formats.TicketParser;
import dev.schemac.golden.orders.OrderParser;
import dev.schemac.golden.scalars.ScalarsParser;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * Random tokens, also in an order that no format has: an event, or the exception of the generated parser or of Jackson,
 * and nothing else.
 *
 * <p>{@code -Dschemac.seed=S} is where it begins.
 */
class RandomTokensTest {
    private static final long SEED = Seed.drawn();
    private static final int VALUES = Volume.cases(10_000, 40_000);

    private static final List<ObjectParser<?>> PARSERS = List.of(
            MessageParser.INSTANCE, ScalarsParser.INSTANCE, OrderParser.INSTANCE, Tree.NODES, TicketParser.INSTANCE);

    private static final List<JsonOptions> OPTIONS = List.of(
            JsonOptions.DEFAULT,
            JsonOptions.STRICT,
            JsonOptions.ESPER,
            JsonOptions.ESPER.withMaxDepth(2),
            JsonOptions.DEFAULT.withMaxDepth(1),
            JsonOptions.ESPER.withMaxDepth(3).withMaxEventBytes(100),
            JsonOptions.DEFAULT.withMaxEventBytes(20).withMaxNumberLength(20));

    private static final List<String> TEXTS = List.of(
            "",
            "a",
            "\ud800",
            "x\udc00y",
            "\ud83d\ude00",
            "\u0000",
            "12",
            "1e5",
            "NaN",
            "true",
            "x".repeat(200),
            "AQ==");

    private static final List<String> NUMBERS = List.of(
            "0",
            "-0",
            "-0.0",
            "1e400",
            "1E-999999999",
            "1e999999999",
            "abc",
            "12abc3",
            "",
            "-",
            "0x10",
            "1_000",
            "NaN",
            "01",
            "9".repeat(30),
            "9".repeat(1500),
            "1." + "3".repeat(1200),
            "+5",
            " 7",
            "1e99999999999999999999");

    /** Leaves tokens out, has some twice, and others that nobody wrote. */
    private static final class Scrambled extends JsonParserDelegate {
        private final Random random;
        private final int often;
        private JsonToken injected;
        private boolean begun;

        Scrambled(JsonParser in, Random random, int often) {
            super(in);
            this.random = random;
            this.often = often;
        }

        @Override
        public JsonToken nextToken() throws IOException {
            if (begun && random.nextInt(often) == 0) {
                switch (random.nextInt(3)) {
                    case 0 -> delegate.nextToken();
                    case 1 -> {
                        return currentToken();
                    }
                    default -> {
                        JsonToken[] all = JsonToken.values();
                        injected = all[random.nextInt(all.length)];
                        return injected;
                    }
                }
            }
            begun = true;
            injected = null;
            return delegate.nextToken();
        }

        @Override
        public JsonToken currentToken() {
            return injected != null ? injected : delegate.currentToken();
        }
    }

    private Random random;

    @Test
    void giveAnEventOrAnExceptionThatIsDeclared() throws IOException {
        int events = 0;
        int refused = 0;
        int broken = 0;
        for (int i = 0; i < VALUES; i++) {
            long seed = SEED + i;
            random = new Random(seed);
            ObjectParser<?> parser = PARSERS.get(random.nextInt(PARSERS.size()));
            TokenReader<?> reader = TokenReader.of(parser).withOptions(OPTIONS.get(random.nextInt(OPTIONS.size())));
            int often = random.nextBoolean() ? Integer.MAX_VALUE : 12;
            try (TokenBuffer tokens = new TokenBuffer(null, false)) {
                object(tokens, parser, 0);
                JsonParser in = new Scrambled(tokens.asParser(), random, often);
                if (reader.read(in) != null) {
                    events++;
                }
            } catch (JsonParseException e) {
                refused++;
            } catch (IOException e) {
                broken++;
            } catch (RuntimeException | StackOverflowError e) {
                throw new AssertionError("-Dschemac.seed=" + seed, e);
            }
        }
        assertThat(List.of(events, refused, broken)).allMatch(count -> count >= VALUES / 100);
    }

    private void object(TokenBuffer out, ObjectParser<?> parser, int depth) throws IOException {
        out.writeStartObject();
        List<EventType.Column> columns = parser.eventType().columns();
        for (int left = random.nextInt(4); left > 0; left--) {
            out.writeFieldName(
                    random.nextBoolean()
                            ? columns.get(random.nextInt(columns.size())).jsonName()
                            : text());
            value(out, parser, depth + 1);
        }
        out.writeEndObject();
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private void value(TokenBuffer out, ObjectParser<?> parser, int depth) throws IOException {
        switch (random.nextInt(depth > 5 ? 14 : 18)) {
            case 0 -> out.writeNull();
            case 1 -> out.writeBoolean(random.nextBoolean());
            case 2 -> out.writeNumber(random.nextInt());
            case 3 -> out.writeNumber(random.nextLong());
            case 4 -> out.writeNumber(new BigInteger(random.nextInt(5000), random));
            case 5 -> out.writeNumber(new BigDecimal(BigInteger.valueOf(random.nextLong()), random.nextInt()));
            case 6 ->
                out.writeNumber(List.of(0.5, Double.NaN, Double.MAX_VALUE, Double.NEGATIVE_INFINITY)
                        .get(random.nextInt(4)));
            case 7 -> out.writeNumber(random.nextBoolean() ? Float.NaN : 0.1f);
            case 8 -> out.writeNumber(NUMBERS.get(random.nextInt(NUMBERS.size())));
            case 9 -> out.writeBinary(new byte[random.nextInt(100)]);
            case 10 -> out.writeObject(embedded(0));
            case 11 -> out.writeNumber((short) 5);
            case 12, 13 -> out.writeString(text());
            case 14, 15 -> {
                out.writeStartArray();
                for (int left = random.nextInt(4); left > 0; left--) {
                    value(out, parser, depth + 1);
                }
                out.writeEndArray();
            }
            default -> object(out, parser, depth + 1);
        }
    }

    private Object embedded(int depth) {
        return switch (random.nextInt(depth > 3 ? 8 : 11)) {
            case 0 -> text();
            case 1 -> new AtomicInteger(5);
            case 2 -> new RawValue("{");
            case 3 -> List.of(new StringBuilder("x"));
            case 4 -> new Object();
            case 5 -> Double.NaN;
            case 6 -> new byte[][] {{1}};
            case 7 -> {
                List<Object> endless = new ArrayList<>();
                endless.add(endless);
                yield endless;
            }
            case 8 -> new Object[] {embedded(depth + 1), null};
            case 9 -> {
                Map<Object, Object> map = new HashMap<>();
                map.put(random.nextBoolean() ? text() : 5, embedded(depth + 1));
                yield map;
            }
            default -> List.of(embedded(depth + 1));
        };
    }
}
