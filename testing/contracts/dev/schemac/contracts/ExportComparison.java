package dev.schemac.contracts;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.codegen.Audited;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.DamagedDocuments;
import dev.schemac.codegen.RandomEvents;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import java.math.BigDecimal;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Random schemas with their parsers and their exported JSON Schemas, and random documents of them, whole and damaged: what the parser
 * accepts under {@code STRICT} a validator of others accepts, and the reverse. Where the two languages differ,
 * {@code json-schema-cases.md} of export has a row.
 */
public final class ExportComparison {
    private static final int SCHEMAS = 15;

    private static final String INEXACT = "a number that is not the nearest double";
    private static final String SCALES = "elements that differ in the scale of numbers";
    private static final String BRACKETS = "a string with a bracket";
    private static final String NUMBER_IN_QUOTES = "a number in quotes";

    /** What a validator refuses and the parser accepts, by what it says, and in a line behind it what is in the document. */
    private static final Map<String, Predicate<String>> ACCEPTED_ONLY = Map.of(
            "decimals of another scale",
            error -> error.contains("must have only unique items") && error.contains(SCALES),
            "numbers beyond a range, but not the nearest double",
            error -> error.contains("imum value of") && error.contains(INEXACT));

    /** What only a validator with formats refuses. */
    private static final Map<String, Predicate<String>> ACCEPTED_WITHOUT_FORMATS = Map.of(
            "years of other than four digits, 24 hours, a point without digits",
            error -> error.contains("does not match the date"),
            "URLs that are no IRI",
            error -> error.contains("does not match the iri pattern"),
            "URIs with a bracket after the authority",
            error -> error.contains("does not match the iri-reference pattern") && error.contains(BRACKETS));

    /** What the parser refuses and the schema accepts, by what the parser says, and the document in a line behind it. */
    private static final Map<String, Predicate<String>> REFUSED_ONLY = Map.of(
            "1.0 for an integer", error -> error.contains("number with a fraction or exponent"),
            "adapters", error -> error.contains("value for dev.schemac.codegen.EpochDate"),
            "numbers beyond a limit",
                    error -> error.contains("decimal scale beyond") || error.contains("number longer"),
            "numbers beyond a double", error -> error.contains("expected double but found number out of range"),
            "URIs", error -> error.contains("expected a URI "),
            "URLs", error -> error.contains("expected a URL "),
            "zones",
                    Pattern.compile("(?s)expected a date and time with a zone \\(.*but.*\\[[A-Za-z+-]")
                            .asPredicate(),
            "long durations",
                    Pattern.compile("(?s)expected a duration \\(.*but.*[0-9]{12}")
                            .asPredicate(),
            "years that there are not",
                    Pattern.compile("(?s)but found string.*\"(?:-0+-|[+-]100000)")
                            .asPredicate(),
            "blanks in base64, forms of which only the kind is said",
                    Pattern.compile("expected (?:base64 but found string|\\w+ as )")
                            .asPredicate());

    /** The same, as far as they are rules. */
    private static final Map<String, Predicate<String>> VIOLATED_ONLY = Map.of(
            "numbers of which only the nearest double is beyond a range",
            error -> error.startsWith("expected a number ") && error.contains(INEXACT),
            "ranges of numbers in quotes",
            error -> error.startsWith("expected a number ") && error.contains(NUMBER_IN_QUOTES),
            "equal values of different texts",
            error -> error.startsWith("expected a unique element"));

    /** Types of which no two texts are one value. */
    private static final Set<String> EXACT =
            Set.of("string", "char", "boolean", "byte", "short", "int", "long", "biginteger");

    /** Of a year, which only {@code java.time} reads. */
    public static final Pattern TEN_DIGITS = Pattern.compile("\"[+-]0\\d{9}-");

    /**
     * A document and the verdict of the validator.
     *
     * @param schema the number of its schema
     */
    public record Compared(int schema, JsonNode document, boolean valid) {}

    /** A schema with all that judges its documents. */
    private static final class Subject {
        final SchemaText schema;
        final EventSender<?> sender;
        final List<EventSender<?>> others;
        final ExportedValidator plain;
        final ExportedValidator withFormats;
        final Documents documents;
        int count;

        Subject(
                SchemaText schema,
                Documents documents,
                SchemaCompiler compiler,
                List<SchemaSource> sources,
                EventRuntime runtime) {
            this.schema = schema;
            this.documents = documents;
            sender = runtime.eventSender(schema.qualifiedName()).withOptions(JsonOptions.STRICT);
            others = Stream.of(JsonOptions.DEFAULT, JsonOptions.ESPER)
                    .<EventSender<?>>map(options ->
                            runtime.eventSender(schema.qualifiedName()).withOptions(options))
                    .toList();
            plain = ExportedValidator.of(compiler, sources, schema.qualifiedName(), false);
            withFormats = ExportedValidator.of(compiler, sources, schema.qualifiedName(), true);
        }
    }

    private final Map<String, Integer> differences = new TreeMap<>();
    /** The types of columns, or of their elements, by the names of their members. */
    private final Map<String, Set<String>> typesByMember = new HashMap<>();

    private int accepted;
    private int refused;
    private final RandomSchemas drawn;
    private final List<Subject> subjects = new ArrayList<>();
    private int turn;

    public ExportComparison(Random random, String module) {
        drawn = new RandomSchemas(random, module, SCHEMAS);
        SchemaCompiler compiler = compiler();
        List<SchemaSource> sources = CompiledSchemas.sources(drawn.texts());
        EventRuntime runtime = new EventRuntime();
        compiler.deploy(runtime, sources);
        RandomEvents events = new RandomEvents(random, drawn);
        for (SchemaText schema : drawn.all()) {
            schema.columns().forEach(this::addTypes);
            subjects.add(new Subject(schema, new Documents(random, events, schema), compiler, sources, runtime));
        }
    }

    public int schemas() {
        return subjects.size();
    }

    public int accepted() {
        return accepted;
    }

    public int refused() {
        return refused;
    }

    /** How often the two languages differed as documented, by row. */
    public Map<String, Integer> known() {
        return differences;
    }

    /** The text of the schemas. */
    @Override
    public String toString() {
        return String.join("\n", drawn.texts());
    }

    /** Returns the exported schemas, in the order of {@link Compared#schema}. */
    public List<String> exported() {
        return subjects.stream().map(subject -> subject.plain.toString()).toList();
    }

    /**
     * Compares the next document of the next schema, also with formats and with other profiles.
     *
     * @throws AssertionError if there is a difference that is not documented
     */
    public void next() {
        next(true);
    }

    /**
     * Compares the next document of the next schema, only under {@code STRICT} and without formats.
     *
     * @return the document and its judgement, or null if the validator cannot judge it
     * @throws AssertionError if there is a difference that is not documented
     */
    public Compared nextStrict() {
        return next(false);
    }

    private Compared next(boolean everything) {
        int at = turn++ % subjects.size();
        Subject subject = subjects.get(at);
        JsonNode document = subject.documents.next(subject.count++);
        String json = document.toString();
        if (json.contains("\"#")) {
            return null; // the validator passes over members whose names begin so
        }
        String parser = refusal(subject.sender, json);
        String plain = subject.plain.refusal(document);
        String traits = "\n" + traits(document);
        if (parser.isEmpty()) {
            accepted++;
            String refusal = TEN_DIGITS.matcher(json).find() ? "" : plain;
            String formats = everything ? subject.withFormats.refusal(document) : "";
            if (!refusal.isEmpty()) {
                difference(refusal + traits, ACCEPTED_ONLY, subject.schema, json);
            } else if (!formats.isEmpty()) {
                difference(formats + traits, ACCEPTED_WITHOUT_FORMATS, subject.schema, json);
            }
        } else {
            refused++;
            if (plain.isEmpty()) {
                boolean rule = isViolation(subject.sender, json);
                assertThat(rule && parser.contains("a unique element") && EXACT.containsAll(typesAt(parser)))
                        .as(subject.schema.qualifiedName() + ": " + json + "\n" + parser)
                        .isFalse();
                difference(parser + traits + "\n" + json, rule ? VIOLATED_ONLY : REFUSED_ONLY, subject.schema, json);
            }
        }
        for (EventSender<?> other : everything ? subject.others : List.<EventSender<?>>of()) {
            if (parser.isEmpty() || isViolation(subject.sender, json)) {
                assertThat(refusal(other, json))
                        .as("profile %d of %s: %s", subject.others.indexOf(other), subject.schema.qualifiedName(), json)
                        .isEqualTo(parser);
            }
        }
        return new Compared(at, document, plain.isEmpty());
    }

    private void addTypes(RandomSchemas.Column column) {
        String type = column.format() == null ? column.type().leaf().text() : "formatted";
        for (String name : List.of(column.member(), column.alias() == null ? column.member() : column.alias())) {
            typesByMember.computeIfAbsent(name, key -> new TreeSet<>()).add(type);
        }
    }

    public static SchemaCompiler compiler() {
        return new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(ownClasses())));
    }

    /** Where the classes are that random schemas name. */
    public static Path ownClasses() {
        try {
            return Path.of(Audited.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    /** Documents of a schema, whole and damaged by turns. */
    private record Documents(Random random, RandomEvents events, SchemaText schema) {
        JsonNode next(int number) {
            JsonNode document = ExportedValidator.tree(
                    number < 10
                            ? events.next(schema, 2).json()
                            : events.nextSmall(schema).json());
            if (number % 3 == 0) {
                return document;
            }
            List<String> names = new ArrayList<>();
            schema.columns().forEach(column -> {
                names.add(column.member());
                names.add(column.name());
                if (column.alias() != null) {
                    names.add(column.alias());
                }
            });
            JsonNode damaged = new DamagedDocuments(random).damaged(document, names);
            // with the nodes that reading gives: the validator takes a large integer that is a decimal node for another
            // one
            return ExportedValidator.tree(damaged.toString());
        }
    }

    /** What a document has that makes a difference. */
    private static String traits(JsonNode node) {
        Set<String> traits = new TreeSet<>();
        addTraits(node, traits);
        return traits.toString();
    }

    private static void addTraits(JsonNode node, Set<String> traits) {
        if (node.isNumber()) {
            BigDecimal nearest = new BigDecimal(Float.toString(finite(node.floatValue())));
            if (node.decimalValue().compareTo(nearest) != 0) {
                traits.add(INEXACT);
            }
        } else if (node.isTextual() && node.textValue().matches("-?[0-9.eE+-]+")) {
            traits.add(NUMBER_IN_QUOTES);
        } else if (node.isTextual() && node.textValue().matches("(?s).*[\\[\\]].*")) {
            traits.add(BRACKETS);
        } else if (node.isArray()) {
            Set<String> texts = new HashSet<>();
            Set<String> values = new HashSet<>();
            node.forEach(element -> {
                texts.add(element.toString());
                values.add(withoutScales(element));
            });
            if (texts.size() > values.size()) {
                traits.add(SCALES);
            }
        }
        node.forEach(child -> addTraits(child, traits));
    }

    private static float finite(float value) {
        return Float.isFinite(value) ? value : 0;
    }

    private static String withoutScales(JsonNode node) {
        if (node.isNumber()) {
            return node.decimalValue().stripTrailingZeros().toString();
        } else if (!node.isContainerNode()) {
            return node.toString();
        }
        Set<String> members = new TreeSet<>();
        StringBuilder elements = new StringBuilder();
        node.forEach(element -> elements.append(withoutScales(element)).append(','));
        node.properties().forEach(member -> members.add(member.getKey() + ":" + withoutScales(member.getValue())));
        return node.isArray() ? "[" + elements + "]" : members.toString();
    }

    /** The types of the elements of the array whose element an error names. */
    private Set<String> typesAt(String error) {
        Matcher name = Pattern.compile("\\.([\\w ]+)\\[\\d+\\] \\(line").matcher(error);
        return name.find() ? typesByMember.getOrDefault(name.group(1), Set.of("unknown")) : Set.of("unknown");
    }

    private static boolean isViolation(EventSender<?> sender, String json) {
        try {
            sender.parse(json);
            return false;
        } catch (JsonParseException e) {
            return e.kind() == JsonParseException.Kind.VIOLATION;
        }
    }

    /** @param refusal what the one that refuses says */
    private void difference(String refusal, Map<String, Predicate<String>> known, SchemaText schema, String json) {
        String row = known.entrySet().stream()
                .filter(each -> each.getValue().test(refusal))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow(() ->
                        new AssertionError(schema.qualifiedName() + ": one only refuses " + json + "\n" + refusal));
        differences.merge(row, 1, Integer::sum);
    }

    public static String refusal(EventSender<?> sender, String json) {
        try {
            sender.parse(json);
            return "";
        } catch (JsonParseException e) {
            return e.getMessage();
        }
    }
}
