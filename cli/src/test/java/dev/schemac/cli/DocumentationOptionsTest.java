package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.options.OptionValues;
import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** {@code docs/options.md} and {@code docs/security.md} describe the options, and rows beside them their effects. */
class DocumentationOptionsTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");
    private static final Path PAGE = Path.of("../docs/options.md");
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);
    private static final Pattern LIMIT = Pattern.compile("(with\\w+)\\((\\d+)\\)");

    private final DocumentationPage options = DocumentationPage.read("options.md");
    private final DocumentationPage security = DocumentationPage.read("security.md");

    @Test
    void profilesReadAndWriteAsShown() {
        List<Row> rows = rows(options, "question", "columns", "document", "`DEFAULT`", "`STRICT`", "`ESPER`");
        assertThat(rows).hasSizeGreaterThan(15);
        DocumentedSchemas schemas = schemas(rows, 1);
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            for (int i = 0; i < PROFILES.size(); i++) {
                softly.assertThat(schemas.outcome(row.code(1), row.code(2), PROFILES.get(i)))
                        .as("line %d, %s", row.line(), PROFILES.get(i).profile())
                        .isEqualTo(row.code(3 + i));
            }
        }
        softly.assertAll();
    }

    @Test
    void everyOptionHasItsDefaults() throws ReflectiveOperationException {
        List<Row> rows = jsonOptions();
        for (Row row : rows) {
            for (int i = 0; i < PROFILES.size(); i++) {
                assertThat(asked(PROFILES.get(i), row))
                        .as("line %d", row.line())
                        .isEqualTo(row.code(2 + i));
            }
        }
        assertThat(rows)
                .as("rows of JsonOptions in docs/options.md")
                .extracting(row -> row.code(1))
                .containsExactlyElementsOf(Arrays.stream(OptionValues.class.getRecordComponents())
                        .map(component -> component.getName() + "()")
                        .toList());
        assertThat(named(rows)).as("methods of JsonOptions in docs/options.md").isEqualTo(methods(JsonOptions.class));
    }

    private List<Row> jsonOptions() {
        return options.rows(
                "option", "read by", "`DEFAULT`", "`STRICT`", "`ESPER`", "command line", "Kafka", "meaning");
    }

    /** An option of {@code schemac parse} that is one of {@code JsonOptions} has its name. */
    @Test
    void theCommandLineHasTheOptionsShown() {
        Map<String, OptionSpec> command =
                new CommandLine(new ParseCommand(null)).getCommandSpec().optionsMap();
        for (Row row : jsonOptions()) {
            String name = "--"
                    + row.code(1).replace("()", "").replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
            assertThat(command.containsKey(name) ? name : "")
                    .as("line %d", row.line())
                    .isEqualTo(row.code(5));
        }
        assertThat(command.get("--profile").type())
                .as("its values are those that the options have")
                .isEqualTo(JsonOptions.Profile.class);
    }

    /** The table is what the options say about themselves. */
    @Test
    void thePageListsEveryOptionOfTheCompiler() throws IOException {
        String table = Option.all().stream()
                .map(option -> "| `" + with(option) + "` | `" + option.name() + "()` | "
                        + (defaultValue(option) + " | `")
                        + option.commandLine() + "` | "
                        + (option.subject() == Subject.CLASSES ? "the project's own" : "`" + option.name() + "`")
                        + " | " + option.phrase().replaceAll("@\\w+(\\(.*?\\))?|parseInto", "`$0`")
                        + (option.values().isEmpty()
                                ? ""
                                : option.values().stream().collect(Collectors.joining("` or `", ": `", "`")))
                        + " |\n")
                .collect(Collectors.joining());
        String page = Files.readString(PAGE);
        String header =
                "| option | read by | `DEFAULT` | command line | Maven | meaning |\n|---|---|---|---|---|---|\n";
        int start = page.indexOf(header) + header.length();
        int end = page.indexOf("\n\n", start) + 1;
        if (UPDATE) {
            page = page.substring(0, start) + table + page.substring(end);
            Files.writeString(PAGE, page);
            end = start + table.length();
        }
        assertThat(page.substring(start, end))
                .as("the table of CompilerOptions in docs/options.md; -Dschemac.docs.update=true writes it")
                .isEqualTo(table);
    }

    private static String with(Option<?> option) {
        return Arrays.stream(CompilerOptions.class.getMethods())
                .filter(method -> method.getName().equalsIgnoreCase("with" + option.name()))
                .map(method -> method.getName() + "(" + method.getParameterTypes()[0].getSimpleName() + ")")
                .findFirst()
                .orElseThrow(() -> new AssertionError("CompilerOptions has no method 'with" + option.name() + "'"));
    }

    private static String defaultValue(Option<?> option) {
        return option.type() == boolean.class ? CompilerOptions.DEFAULT.value(option) : option.defaultText();
    }

    /** What the command has besides the options of the compiler says where the output goes, and how it is reported. */
    @Test
    void everyOptionOfTheCompilerIsOnTheCommandLine() {
        List<String> own =
                List.of("-o", "--output", "--check", "--watch", "--format", "--color", "--all-errors", "-h", "--help");
        Set<String> command = new TreeSet<>(new CommandLine(new CompileCommand(null))
                .getCommandSpec()
                .optionsMap()
                .keySet());
        assertThat(command).containsAll(own);
        command.removeAll(own);
        assertThat(Option.all()).extracting(Option::commandLine).containsExactlyInAnyOrderElementsOf(command);
    }

    @Test
    void limitsAreThoseShown() throws ReflectiveOperationException {
        List<Row> rows = rows(security, "columns", "document", "options", "error");
        assertThat(rows).isNotEmpty();
        DocumentedSchemas schemas = schemas(rows, 0);
        for (Row row : rows) {
            assertThat(schemas.outcome(row.code(0), row.code(1), limited(row.code(2))))
                    .as("line %d", row.line())
                    .isEqualTo(row.code(3));
        }
    }

    @Test
    void defaultsOfLimitsAreThoseShown() throws ReflectiveOperationException {
        List<Row> rows = security.rows("limit", "default", "changed by", "why");
        assertThat(rows).isNotEmpty();
        for (Row row : rows) {
            String getter = row.code(2).replace("withM", "m");
            Method method = JsonOptions.class.getMethod(getter);
            Object normal = method.invoke(JsonOptions.DEFAULT);
            Object esper = method.invoke(JsonOptions.ESPER);
            assertThat(row.cells().get(1))
                    .as("line %d", row.line())
                    .isEqualTo(normal.equals(esper) ? normal.toString() : normal + ", `ESPER` " + esper);
        }
    }

    @Test
    void errorsHoldNoValues() {
        List<Row> rows = rows(security, "columns", "document", "error");
        assertThat(rows).isNotEmpty();
        DocumentedSchemas schemas = schemas(rows, 0);
        for (Row row : rows) {
            assertThat(schemas.outcome(row.code(0), row.code(1), JsonOptions.DEFAULT))
                    .as("line %d", row.line())
                    .isEqualTo(row.code(2));
        }
    }

    /** The rows of a page, and those that are too many for it. */
    private static List<Row> rows(DocumentationPage page, String... header) {
        List<Row> rows = new ArrayList<>(page.rows(header));
        rows.addAll(DocumentationPage.readRows(page.name()).rows(header));
        return rows;
    }

    private static DocumentedSchemas schemas(List<Row> rows, int column) {
        DocumentedSchemas schemas = new DocumentedSchemas();
        rows.forEach(row -> schemas.add(row.code(column)));
        schemas.deploy();
        return schemas;
    }

    private static JsonOptions limited(String call) throws ReflectiveOperationException {
        Matcher matcher = LIMIT.matcher(call);
        assertThat(matcher.matches()).as(call).isTrue();
        return (JsonOptions) JsonOptions.class
                .getMethod(matcher.group(1), int.class)
                .invoke(JsonOptions.DEFAULT, Integer.parseInt(matcher.group(2)));
    }

    private static String asked(Object options, Row row) throws ReflectiveOperationException {
        return options.getClass()
                .getMethod(row.code(1).replace("()", ""))
                .invoke(options)
                .toString();
    }

    /** The methods in the first two columns. */
    private static Set<String> named(List<Row> rows) {
        Set<String> names = new TreeSet<>();
        for (Row row : rows) {
            List<String> cells = new ArrayList<>(List.of(row.code(0), row.code(1)));
            cells.removeIf(String::isEmpty);
            cells.forEach(cell -> names.add(cell.substring(0, cell.indexOf('('))));
        }
        return names;
    }

    /** The public methods of the options: each asks for one, or changes one. */
    private static Set<String> methods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()))
                .map(Method::getName)
                .filter(name -> !List.of("equals", "hashCode", "toString").contains(name))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
