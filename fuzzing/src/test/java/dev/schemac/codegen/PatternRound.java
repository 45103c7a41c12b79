package dev.schemac.codegen;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.pattern.PatternCompiler;
import dev.schemac.dsl.pattern.PatternException;
import dev.schemac.dsl.pattern.RandomPatterns;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;

/**
 * Tries strings for columns with random patterns. The parser accepts a string if {@code java.util.regex} finds a match in
 * it.
 */
final class PatternRound extends CampaignRound {
    private static final int COLUMNS = 60;

    private final Random random;
    private final RandomPatterns patterns;
    private final List<String> texts = new ArrayList<>();
    private final List<Pattern> expected = new ArrayList<>();
    private final ObjectParser<JsonEvent> parser;

    @SuppressWarnings("unchecked") // as every generated parser
    PatternRound(Random random) {
        this.random = random;
        patterns = new RandomPatterns(random);
        StringBuilder annotations = new StringBuilder();
        List<String> columns = new ArrayList<>();
        while (texts.size() < COLUMNS) {
            String pattern = patterns.pattern();
            if (isSmallEnough(pattern)) {
                String name = "c" + texts.size();
                annotations
                        .append("@Column(name=")
                        .append(name)
                        .append(", pattern='")
                        .append(pattern.replace("\\", "\\\\"))
                        .append("') ");
                columns.add(name + " string");
                texts.add(pattern);
                expected.add(RandomPatterns.java(pattern));
            }
        }
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT)
                .deploy(
                        runtime,
                        List.of(new SchemaSource(
                                "patterns.epl",
                                "module patterns; " + annotations + "create json schema Texts("
                                        + String.join(", ", columns) + ");")));
        parser = (ObjectParser<JsonEvent>) runtime.eventSender("patterns.Texts").parser();
    }

    /**
     * Returns whether the table of a pattern is small. A class cannot have many tables, and the compiler rejects a pattern
     * that needs a large one.
     */
    private static boolean isSmallEnough(String pattern) {
        try {
            return new PatternCompiler().compile(pattern).automaton().next().length <= 100;
        } catch (PatternException e) {
            return false;
        }
    }

    @Override
    void step() {
        int column = random.nextInt(texts.size());
        String subject = patterns.subject();
        Boolean found = RandomPatterns.find(expected.get(column), subject);
        if (found == null || !UTF_8.newEncoder().canEncode(subject)) {
            return;
        }
        String json = document(column, subject);
        countDocument();
        Outcome outcome = outcome(() -> parser.parse(json));
        if (outcome.error() == null) {
            countAccepted();
        }
        boolean accepted = outcome.error() == null
                && subject.equals(outcome.event().asMap().get("c" + column));
        boolean refused = outcome.error() != null && outcome.error().kind() == JsonParseException.Kind.VIOLATION;
        if (found ? !accepted : !refused) {
            fail(
                    found ? "a match is not found" : "a match is found",
                    "pattern " + texts.get(column) + "\ndocument " + json + "\n" + outcome);
        }
    }

    private String document(int column, String subject) {
        StringBuilder json = new StringBuilder("{\"c").append(column).append("\":\"");
        subject.codePoints().forEach(point -> {
            if (point < ' ' || point == '"' || point == '\\' || random.nextInt(16) == 0) {
                for (char unit : Character.toChars(point)) {
                    json.append("\\u").append(Integer.toHexString(0x10000 + unit), 1, 5);
                }
            } else {
                json.appendCodePoint(point);
            }
        });
        return json.append("\"}").toString();
    }
}
