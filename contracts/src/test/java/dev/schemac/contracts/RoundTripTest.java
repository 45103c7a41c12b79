package dev.schemac.contracts;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.RandomSchemas;
import dev.schemac.codegen.RandomTypes;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.export.ExportTarget;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Exported schemas come back: import gives what was exported, and exports it as before. */
class RoundTripTest {
    private static final int SCHEMAS = Volume.cases(20, 200);
    private static final long SEED = Seed.drawn();
    private static final SchemaCompiler COMPILER = ExportComparison.compiler();

    /** Types in all their forms, as schemas write them. */
    private static final List<String> FORMS = List.of(
            "format='string' biginteger",
            "format='string' int",
            "format='string' double",
            "format='epoch-millis' java.time.Instant",
            "format='epoch-seconds' java.time.Instant",
            "format='uuuu-MM-dd HH:mm:ss' java.time.Instant",
            "format='millis' java.time.Duration",
            "format='dd.MM.uuuu' java.time.LocalDate",
            "base64='mime' binary",
            "base64='pem' binary",
            "base64='url' binary");

    @Test
    void everyTypeComesBack() {
        List<String> types = Stream.concat(Stream.of(ScalarType.values()).map(RoundTripTest::written), FORMS.stream())
                .toList();
        String columns = IntStream.range(0, types.size())
                .mapToObj(i -> columns(types.get(i), i))
                .collect(Collectors.joining(", "));
        String schema = IntStream.range(0, types.size())
                        .mapToObj(i -> annotation(types.get(i), i, "a")
                                + annotation(types.get(i), i, "b")
                                + annotation(types.get(i), i, "c"))
                        .collect(Collectors.joining("\n"))
                + " create json schema T(" + columns + ")";
        for (ExportTarget format : NAMING_TYPES) {
            String exported = exported(format, schema);
            assertThat(exported(format, imported(format, exported).text())).isEqualTo(exported);
        }
    }

    /** Line breaks apart, which comments have where they need them. */
    @Test
    void descriptionsComeBackFromContracts() {
        List<String> texts = List.of(
                "What it is.",
                "ends like a column,",
                "---",
                "two\nlines;",
                "a;\nb,",
                "a paragraph\n\nand another",
                "word ".repeat(60).strip(),
                "it's */ \\u002a/ {@link Nowhere} <b>",
                "// a comment",
                "* a star",
                "\u00fcn\u00efc\u00f6d\u00e9 \ud83d\ude00",
                "a \u0007 bell");
        StringBuilder schema = new StringBuilder("@Description('of T') create json schema T(e E");
        for (int i = 0; i < texts.size(); i++) {
            schema.append(", @Description(")
                    .append(quoted(texts.get(i)))
                    .append(") c")
                    .append(i)
                    .append(" string");
        }
        schema.append("); @Description('of E') create json enum E('x', 'y'");
        for (int i = 0; i < texts.size(); i++) {
            schema.append(", @Description(")
                    .append(quoted(texts.get(i)))
                    .append(") 'c")
                    .append(i)
                    .append("'");
        }
        schema.append(")");

        for (ExportTarget format :
                List.of(ExportTarget.JSON_SCHEMA, ExportTarget.PLAIN_JSON_SCHEMA, ExportTarget.OPENAPI)) {
            String exported = exported(format, schema.toString());
            SchemaSet again = SchemaLoader.load(List.of(
                            new SchemaSource("T", imported(format, exported).text())))
                    .schemas();

            ObjectType t = again.types().get(0);
            assertThat(t.description()).hasValue("of T");
            EnumType.Declaration e = again.enums().get(0).declaration().orElseThrow();
            assertThat(e.description()).hasValue("of E");
            assertThat(e.constantDescriptions()).hasSize(texts.size());
            for (int i = 0; i < texts.size(); i++) {
                assertThat(t.columns().get(i + 1).description().orElse(""))
                        .isEqualToNormalizingWhitespace(texts.get(i));
                assertThat(e.constantDescriptions().get("C" + i)).isEqualToNormalizingWhitespace(texts.get(i));
            }
        }
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("'");
        text.chars().forEach(c -> quoted.append(String.format("\\u%04x", c)));
        return quoted.append('\'').toString();
    }

    private static final List<ExportTarget> NAMING_TYPES = List.of(ExportTarget.JSON_SCHEMA, ExportTarget.OPENAPI);

    /** Values at the limits of types, some of which only the contract accepts. */
    private static final List<String> LIMITS = List.of(
            "1.0",
            "1.5",
            "300",
            "4000000000",
            "99999999999999999999",
            "1e400",
            "1e10001",
            "true",
            "null",
            "[]",
            "{}",
            "\"\"",
            "\"x\"",
            "\"\uD83D\uDE00\"",
            "\"1\"",
            "\"1.5\"",
            "\"1e400\"",
            "\"99999999999999999999\"",
            "\"a b\"",
            "\"http://a:b/\"",
            "\"http://a/b c\"",
            "\"AAA\"",
            "\"AB==\"",
            "\"QUJD\"",
            "\"5f0e1a52-0000-4000-8000-00000000000a\"",
            "\"2024-02-29\"",
            "\"2023-02-29\"",
            "\"-0000-01-01\"",
            "\"-0000-01-01T10:15:00\"",
            "\"-0000-01-01T10:15:00Z\"",
            "\"+12024-02-29\"",
            "\"29.02.2024\"",
            "\"2024-02-29 10:15:00\"",
            "\"10:15\"",
            "\"24:00\"",
            "\"2024-02-29T10:15:30\"",
            "\"2024-02-29T10:15:30Z\"",
            "\"2024-02-29T24:00:00Z\"",
            "\"2024-02-29T10:15Z[Moon/Base]\"",
            "\"+1000009999-12-31T23:59:59Z\"",
            "\"PT1S\"",
            "\"P1Y\"",
            "\"PT99999999999999999999S\"");

    /** A value that the contract accepts and the parser rejects, or the reverse, has a line in the report. */
    @Test
    void differencesOfTypesAreReported() {
        List<String> types = Stream.concat(Stream.of(ScalarType.values()).map(RoundTripTest::written), FORMS.stream())
                .toList();
        List<String> contracts = new ArrayList<>();
        List<ImportedContract> imports = new ArrayList<>();
        List<SchemaSource> sources = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            String word = types.get(i).substring(types.get(i).lastIndexOf(' ') + 1);
            String column = annotation(types.get(i), 0, "v") + "create json schema T(v0 " + word + ")";
            contracts.add(exported("T", column));
            ContractImport contract = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""));
            contract.add("T.json", contracts.get(i).getBytes(UTF_8), "");
            imports.add(contract.schemas("m" + i));
            sources.add(new SchemaSource("m" + i, imports.get(i).text()));
        }
        EventRuntime runtime = new EventRuntime();
        COMPILER.deploy(runtime, sources);
        List<String> silent = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            EventSender<?> sender = runtime.eventSender("m" + i + ".T").withOptions(JsonOptions.STRICT);
            Map<String, JsonNode> files = Map.of("T.json", ExportedValidator.tree(contracts.get(i)));
            Schema validator = validator(files);
            List<Difference> differences = imports.get(i).differences();
            Explanations explanations = new Explanations("T.json", files, differences, RoundTripTest::validator);
            Rejections rejections = new Rejections(files, differences);
            for (String value : LIMITS) {
                String document = "{\"v0\":" + value + "}";
                boolean valid =
                        validator.validate(ExportedValidator.tree(document)).isEmpty();
                Optional<JsonParseException> error = error(sender, document);
                JsonNode tree = ExportedValidator.tree(document);
                boolean reported = error.isPresent()
                        ? rejections.explain("T.json", "", tree, error.get())
                        : explanations.coverError(tree) || explanations.explainAccepted(tree);
                if (valid == error.isPresent() && !reported) {
                    silent.add(types.get(i) + " " + value
                            + error.map(each -> " is rejected: " + each.getMessage())
                                    .orElse(" is accepted")
                            + "\n" + differences);
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    private static Schema validator(Map<String, JsonNode> files) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(files.get("T.json"));
    }

    private static Optional<JsonParseException> error(EventSender<?> sender, String document) {
        try {
            sender.parse(document);
            return Optional.empty();
        } catch (JsonParseException e) {
            return Optional.of(e);
        }
    }

    private static String written(ScalarType type) {
        return type.className().endsWith("." + type) ? type.className() : type.toString();
    }

    private static String columns(String type, int i) {
        String word = type.substring(type.lastIndexOf(' ') + 1);
        return "a" + i + " " + word + ", b" + i + " " + word + "[], c" + i + " Map<String, " + word + ">";
    }

    private static String annotation(String type, int i, String column) {
        int end = type.lastIndexOf(' ');
        return end < 0 ? "" : "@Column(name=" + column + i + ", " + type.substring(0, end) + ") ";
    }

    /** After the first round nothing changes, neither the contract nor the schemas, whatever the schemas contain. */
    @Test
    void importAndExportAreStable() {
        for (int i = 0; i < SCHEMAS; i++) {
            long seed = SEED + i;
            RandomSchemas schemas = new RandomSchemas(new Random(seed), "round.m" + i, 8);
            String reason = "-Dschemac.seed=" + seed;
            String first = exported(ExportTarget.JSON_SCHEMA, schemas.texts());
            String once = imported(ExportTarget.JSON_SCHEMA, first).text();
            String second = exported(ExportTarget.JSON_SCHEMA, once);
            String twice = imported(ExportTarget.JSON_SCHEMA, second).text();
            assertThat(exported(ExportTarget.JSON_SCHEMA, twice)).as(reason).isEqualTo(second);
            assertThat(withoutLosses(twice)).as(reason).isEqualTo(withoutLosses(once));
            String third = exported(ExportTarget.JSON_SCHEMA, twice);
            assertThat(imported(ExportTarget.JSON_SCHEMA, third).text())
                    .as(reason)
                    .isEqualTo(twice);
        }
    }

    /** Returns schemas without the comments about keywords that the first round loses, and without line breaks. */
    private static String withoutLosses(String schemas) {
        return schemas.replaceAll("(?s)/\\* not converted:.*?\\*/", "").replaceAll("\\s+", "");
    }

    /** The first round changes nothing. */
    @Test
    void randomSchemasComeBack() {
        for (int i = 0; i < SCHEMAS; i++) {
            long seed = SEED + i;
            List<SchemaSource> sources =
                    CompiledSchemas.sources(new RandomSchemas(new Random(seed), "round.m" + i, 8).texts());
            for (ExportTarget format : NAMING_TYPES) {
                assertThat(differences(format, sources))
                        .as("-Dschemac.seed=" + seed)
                        .isEmpty();
            }
        }
    }

    @Test
    void schemasOfTheRepositoryComeBack() throws IOException {
        List<String> differences = new ArrayList<>();
        int compared = 0;
        for (Map.Entry<String, List<SchemaSource>> each :
                RepositorySchemas.all().entrySet()) {
            // the schemas of such a union do not come back, as docs/json-schema-reference.md says
            boolean deduced =
                    each.getValue().stream().anyMatch(source -> source.text().contains("deduction=true"));
            if (deduced || !isValid(each.getValue())) {
                continue;
            }
            compared++;
            for (ExportTarget format : NAMING_TYPES) {
                differences(format, each.getValue())
                        .forEach(difference -> differences.add(each.getKey() + " " + format + " " + difference));
            }
        }
        assertThat(differences).isEmpty();
        assertThat(compared).isGreaterThan(200);
    }

    /**
     * Returns whether there is anything to export, in schemas that have no errors, not even those of Java classes. A contract has
     * one module, so two schemas of the same name do not come back.
     */
    private static boolean isValid(List<SchemaSource> sources) {
        try {
            List<ObjectType> types = COMPILER.link(sources, List.of()).schemas().types();
            boolean named = types.stream().map(ObjectType::name).distinct().count() == types.size();
            return named
                    && !types.isEmpty()
                    && !COMPILER.generate(sources).sources().isEmpty();
        } catch (SchemaException e) {
            return false;
        }
    }

    /** Exports, imports and exports again. Returns the places where the exported contracts differ. */
    private static List<String> differences(ExportTarget format, List<SchemaSource> sources) {
        String once = format.export(COMPILER.link(sources, List.of()).schemas(), List.of())
                .text();
        String twice = exported(format, imported(format, once).text());
        List<String> differences = new ArrayList<>();
        addDifferences("", ExportedValidator.tree(once), ExportedValidator.tree(twice), differences);
        return differences;
    }

    private static void addDifferences(String pointer, JsonNode once, JsonNode twice, List<String> differences) {
        if (once.isObject() && twice.isObject()) {
            Set<String> names = new TreeSet<>();
            once.fieldNames().forEachRemaining(names::add);
            twice.fieldNames().forEachRemaining(names::add);
            names.forEach(name -> addDifferences(pointer + "/" + name, once.path(name), twice.path(name), differences));
        } else if (!once.equals(NUMBERS_BY_VALUE, twice)) {
            differences.add(pointer + ": " + once + " becomes " + twice);
        }
    }

    private static final Comparator<JsonNode> NUMBERS_BY_VALUE = (one, other) -> one.isNumber() && other.isNumber()
            ? one.decimalValue().compareTo(other.decimalValue())
            : one.equals(other) ? 0 : 1;

    /** Of schemas that have no more in them than JSON Schema has, the first round changes nothing either. */
    @Test
    void plainSchemasComeBack() {
        for (int i = 0; i < SCHEMAS; i++) {
            long seed = SEED + i;
            String schema = new PlainSchemas(new Random(seed)).text();
            for (ExportTarget format : NAMING_TYPES) {
                String exported = exported(format, schema);
                ImportedContract imported = imported(format, exported);
                String reason = "-Dschemac.seed=" + seed + "\n" + schema + "\n" + imported.text();
                assertThat(exported(format, imported.text())).as(reason).isEqualTo(exported);
            }
        }
    }

    /** The schema of the documents keeps its name, or has the name that the caller sets. */
    @Test
    void theSchemaOfDocumentsComesBack() {
        for (int i = 0; i < SCHEMAS; i++) {
            long seed = SEED + i;
            String schema = new PlainSchemas(new Random(seed)).text();
            String exported = exported("Schema0", schema);
            for (String name : List.of("", "Other")) {
                ContractImport contracts = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""));
                contracts.add("T.json", exported.getBytes(UTF_8), name);
                ImportedContract imported = contracts.schemas("");
                String type = name.isEmpty() ? "Schema0" : name;
                assertThat(imported.events()).containsExactly(type);
                String again = exported(type, imported.text());
                String reason = "-Dschemac.seed=" + seed + "\n" + schema + "\n" + imported.text();
                assertThat(again).as(reason).isEqualTo(exported.replace("Schema0", type));
                ContractImport second = new ContractImport(ContractFormat.JSON_SCHEMA, Path.of(""));
                second.add("T.json", again.getBytes(UTF_8), name);
                assertThat(withoutLosses(second.schemas("").text()))
                        .as(reason)
                        .isEqualTo(withoutLosses(imported.text()));
            }
        }
    }

    private static String exported(String type, String schema) {
        return ExportTarget.JSON_SCHEMA
                .export(
                        COMPILER.link(CompiledSchemas.sources(schema), List.of())
                                .schemas(),
                        List.of(type))
                .text();
    }

    /** Schemas and enums that refer to each other, with options and rules of their columns. */
    private record PlainSchemas(Random random) {
        String text() {
            int schemas = 1 + random.nextInt(4);
            List<String> names =
                    IntStream.range(0, schemas).mapToObj(i -> "Schema" + i).toList();
            RandomTypes types = new RandomTypes(random, names, List.of());
            StringBuilder text = new StringBuilder("create json enum Colour('red', 'dark-blue' as DARK);\n");
            for (String name : names) {
                List<String> columns = new ArrayList<>();
                for (int i = random.nextInt(7); i >= 0; i--) {
                    String type = type(types);
                    String column = "column " + i;
                    String attributes = (random.nextInt(4) == 0 ? ", required=true" : "")
                            + (random.nextInt(4) == 0 ? ", nullable=false" : "")
                            + defaultValue(type);
                    text.append(attributes.isEmpty() ? "" : "@Column(name=`" + column + "`" + attributes + ")\n");
                    columns.add("`" + column + "` " + type);
                }
                text.append(random.nextInt(3) == 0 ? "@JsonSchema(dynamic=true)\n" : "");
                text.append("create json schema ").append(name).append('(');
                text.append(String.join(", ", columns)).append(");\n");
            }
            return text.toString();
        }

        /** Without classes of the application, and without columns of which import knows no type: null and adapters. */
        private String type(RandomTypes types) {
            if (random.nextInt(8) == 0) {
                return "Colour";
            }
            String type;
            do {
                type = types.next().text();
            } while (type.matches(".*(DayOfWeek|COLOR|java.util.Date|java.util.List|null).*"));
            return type;
        }

        private String defaultValue(String type) {
            return random.nextInt(2) == 0
                    ? ""
                    : switch (type) {
                        case "string" -> ", defaultValue='x'";
                        case "int", "byte", "long", "biginteger" -> ", defaultValue=7";
                        case "double", "bigdecimal" -> ", defaultValue=2.5";
                        case "boolean" -> ", defaultValue=true";
                        case "java.time.LocalDate" -> ", defaultValue='2024-02-29'";
                        default -> "";
                    };
        }
    }

    private static String exported(ExportTarget format, String... schemas) {
        return format.export(
                        COMPILER.link(CompiledSchemas.sources(schemas), List.of())
                                .schemas(),
                        List.of())
                .text();
    }

    private static ImportedContract imported(ExportTarget format, String json) {
        ContractImport contracts = new ContractImport(
                format == ExportTarget.OPENAPI ? ContractFormat.OPENAPI : ContractFormat.JSON_SCHEMA, Path.of(""));
        contracts.add("T.json", json.getBytes(UTF_8), "");
        return contracts.schemas("");
    }
}
