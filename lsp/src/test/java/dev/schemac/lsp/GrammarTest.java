package dev.schemac.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ScalarType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The colours of {@code editors/vscode} and of the playground: what a grammar says is what the parser says. */
class GrammarTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");
    private static final String VISUAL_STUDIO_CODE = "editors/vscode/syntaxes/epl.tmLanguage.json";
    private static final String PLAYGROUND = "playground/src/main/resources/dev/schemac/playground/page/epl.js";
    static final Path ROOT = root();

    private static final Map<Symbol.Kind, String> SCOPES = Map.of(
            Symbol.Kind.SCHEMA, "entity.name.type",
            Symbol.Kind.ENUM, "entity.name.type",
            Symbol.Kind.COLUMN, "variable.other.member",
            Symbol.Kind.CONSTANT, "string.quoted.single");

    /** A grammar has the names of all types in one regular expression. */
    @Test
    void theTypesAreThoseOfTheLanguage() throws IOException {
        checkTypes(VISUAL_STUDIO_CODE, "\"support.type.epl\",\\s*\"match\": \"\\(\\?i\\)\\\\\\\\b\\(([^)]*)\\)");
        checkTypes(PLAYGROUND, "regex: /\\(\\?:([^)]*)\\)\\\\b/i,\\s*token: 'type'");
    }

    /** @param pattern matches the names of types in the file, as its first group */
    private static void checkTypes(String file, String pattern) throws IOException {
        // The last two are never suggested.
        String types = Stream.of(Vocabulary.types(), names(ScalarType.values()), List.of("varchar2", "null"))
                .flatMap(List::stream)
                .map(type -> type.toLowerCase(Locale.ROOT))
                .distinct()
                .collect(Collectors.joining("|"));
        String grammar = Files.readString(ROOT.resolve(file));
        Matcher found = Pattern.compile(pattern).matcher(grammar);
        assertThat(found.find()).as("%s has a list of types", file).isTrue();
        if (UPDATE) {
            String updated = grammar.substring(0, found.start(1)) + types + grammar.substring(found.end(1));
            Files.writeString(ROOT.resolve(file), updated);
        } else {
            assertThat(found.group(1))
                    .as("the types in %s; -Dschemac.docs.update=true writes them", file)
                    .isEqualTo(types);
        }
    }

    private static List<String> names(ScalarType... types) {
        return Stream.of(types).map(ScalarType::toString).toList();
    }

    @Test
    void theQualifiersAreThoseOfTheLanguage() throws IOException {
        String qualifiers = String.join("|", Vocabulary.qualifiers());
        assertThat(json()).contains("\\\\b(" + qualifiers + ")\\\\b");
        assertThat(Files.readString(ROOT.resolve(PLAYGROUND))).contains("|" + qualifiers + "|");
    }

    @Test
    void everyNameInTheExamplesHasItsColour() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(ROOT.resolve("examples"))) {
            files = all.filter(file ->
                            file.toString().endsWith(".epl") && !file.toString().contains("target"))
                    .toList();
        }
        assertThat(files).hasSizeGreaterThan(5);
        for (Path file : files) {
            check(ROOT.relativize(file).toString(), Files.readString(file));
        }
    }

    @Test
    void everyNameInRareFormsHasItsColour() throws IOException {
        check("rare.epl", """
                module a.b; // create json schema No(a int)
                /* create
                   json schema No(a int) */
                @Column(name='create', alias={'a)', "b"}, min=-1.5e3) @Description('it\\'s (')
                create json schema `a b`(create string, module int[primitive], `c d` List<`a b`>, index Map<string, E[]>);
                CREATE JSON ENUM E('create' as CREATE, // of
                  'x, y', @Description('(') 'z' as Z);
                create json schema Beside(@Required @Min(-1) create int, @Size(min=1, max=2)
                  `x y` string[], @Pattern('a) b') @Column(alias={'c)'}) d string, /* e */ @Required f int);
                create schema Loose(a.b int, json Object) copyfrom `a b` starttimestamp x;
                """);
    }

    /** Every schema, column, enum and constant that the parser finds. */
    private static void check(String name, String text) throws IOException {
        SchemaWorkspace parsed = new SchemaWorkspace();
        parsed.put(new SchemaSource(name, text));
        List<String[]> scopes = new TextMateGrammar(json()).scopes(text);
        List<Symbol> symbols = new ArrayList<>();
        for (Outline.Item item : parsed.outline(name)) {
            symbols.add(item.symbol());
            item.children().forEach(child -> symbols.add(child.symbol()));
        }
        assertThat(symbols).as(name).isNotEmpty();
        for (Symbol symbol : symbols) {
            SourceLocation at = symbol.location();
            String[] line = scopes.get(at.line() - 1);
            for (int i = at.column() - 1; i < at.column() - 1 + at.length(); i++) {
                assertThat(line[i])
                        .as("%s, character %d of its line", symbol, i + 1)
                        .isEqualTo(SCOPES.get(symbol.kind()));
            }
        }
        assertThat(parsed.firstBroken()).as(name).isEmpty();
    }

    private static String json() throws IOException {
        return Files.readString(ROOT.resolve(VISUAL_STUDIO_CODE));
    }

    /** Of the checkout; these tests may run in any folder. */
    private static Path root() {
        try {
            Path folder = Path.of(GrammarTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            while (!Files.exists(folder.resolve("editors/vscode"))) {
                folder = folder.getParent();
            }
            return folder;
        } catch (java.net.URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
