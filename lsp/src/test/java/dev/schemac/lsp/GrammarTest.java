package dev.schemac.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The colours of {@code editors/vscode}: what the grammar says is what the parser says. */
class GrammarTest {
    private static final Path ROOT = root();

    private static final Map<Symbol.Kind, String> SCOPES = Map.of(
            Symbol.Kind.SCHEMA, "entity.name.type",
            Symbol.Kind.ENUM, "entity.name.type",
            Symbol.Kind.COLUMN, "variable.other.member",
            Symbol.Kind.CONSTANT, "string.quoted.single");

    @Test
    void theWordsAreThoseOfTheLanguage() throws IOException {
        Matcher types = Pattern.compile("\"support.type.epl\",\\s*\"match\": \"\\(\\?i\\)\\\\\\\\b\\((.*)\\)")
                .matcher(json());
        assertThat(types.find()).isTrue();
        TreeSet<String> coloured = new TreeSet<>(
                List.of(types.group(1).replace("varchar2?", "varchar|varchar2").split("\\|")));
        TreeSet<String> known = new TreeSet<>();
        Vocabulary.types().forEach(type -> known.add(type.toLowerCase(Locale.ROOT)));
        assertThat(coloured).containsAll(known);
        assertThat(json()).contains("\\\\b(" + String.join("|", Vocabulary.qualifiers()) + ")\\\\b");
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
        return Files.readString(ROOT.resolve("editors/vscode/syntaxes/epl.tmLanguage.json"));
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
