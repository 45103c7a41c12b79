package dev.schemac.lsp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.EditorAnalysis;
import dev.schemac.codegen.SchemaEditor;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.testing.Seed;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What is said about texts that are being edited, of which only those are linked that somebody asks about, is what is said of
 * the same texts where all are read and linked at once.
 */
class AnswersWhileEditingTest {
    private static final Map<String, String> TEXTS =
            Map.of("bases.epl", """
            module a;
            @JsonSchema(discriminator=kind, otherwise=Base) create json schema Base(kind string, at long);
            create json schema Plain(id string, next Plain, color Color[]);
            create schema Loose(x int, y Plain);
            """, "subtypes.epl", """
            module a;
            @JsonSchema(discriminatorValue='one') create json schema One(n int) inherits Base;
            @Column(name=m, required=true) create json schema Two(m Map<string, One>) inherits One;
            create json schema Three(p Point, q Two[]) copyfrom Plain, Loose;
            """, "classes.epl", """
            module a;
            @JsonSchema(className='dev.schemac.lsp.Spot') create json schema Point(x int, y int);
            // of a colour
            create json enum Color('red' as RED, 'dark blue');
            """, "other.epl", """
            module b;
            uses a;
            @JsonSchema(collections=list) create json schema Plain(base Base, `a b` Two[], plain Plain[][]);
            create json schema Last(at long, color Color, point Point) starttimestamp at;
            """);

    private static final String[] PIECES = {
        "Lib",
        "Size",
        "inherits Lib",
        "Base",
        "Plain",
        "Loose",
        "One",
        "Two",
        "Three",
        "Point",
        "Color",
        "Last",
        "id",
        "n",
        "int",
        "string",
        "[]",
        ";",
        "(",
        ")",
        ",",
        "'",
        "inherits Base",
        "copyfrom Loose",
        "create json schema Plain(a int);",
        "module b;",
        "uses b;",
        "@public",
        "@JsonSchema(discriminatorValue='one')",
        "@JsonSchema(dynamic=true)",
        "enum",
        " ",
        "\n"
    };

    private static final String LIBRARY = """
            module lib;
            @public @JsonSchema(discriminator=kind, otherwise=Lib) create json schema Lib(kind string, n int);
            @public create json enum Size('big');
            """;

    private static final int EDITS = 80;

    @ParameterizedTest
    @EnumSource(ValueStyle.class)
    void answersAreThoseOfTextsThatWereReadAtOnce(ValueStyle style) {
        long seed = Seed.drawn();
        System.out.println("AnswersWhileEditingTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        CompilerOptions options = CompilerOptions.DEFAULT.withStyle(style).withClassPath(List.of(classes()));
        Map<String, String> texts = new TreeMap<>(TEXTS);
        try (SchemaEditor editor = new SchemaEditor(options, LintOptions.DEFAULT);
                SchemaEditor other = new SchemaEditor(options, LintOptions.DEFAULT);
                SchemaEditor library = new SchemaEditor(options, LintOptions.DEFAULT)) {
            library.workspace().put(new SchemaSource("lib.epl", LIBRARY));
            editor.workspace().putAll(sources(texts));
            for (int i = 0; i < EDITS; i++) {
                String name = new ArrayList<>(TEXTS.keySet()).get(random.nextInt(TEXTS.size()));
                edit(texts, name, random);
                if (texts.containsKey(name)) {
                    editor.workspace().put(new SchemaSource(name, texts.get(name)));
                } else {
                    editor.workspace().remove(name);
                }
                other.workspace().names().forEach(other.workspace()::remove);
                other.workspace().putAll(sources(texts));
                List<EditorAnalysis> libraries = i % 3 == 0 ? List.of(library.analyze()) : List.of();
                EditorAnalysis edited = editor.analyze().with(libraries);
                EditorAnalysis atOnce = other.analyze().with(libraries);
                String findings = atOnce.findings().render();

                String at = "seed " + seed + ", edit " + i + ": " + texts;
                assertThat(said(edited, texts)).as(at).isEqualTo(said(atOnce, texts));
                assertThat(edited.findings().render()).as(at).isEqualTo(findings);
            }
        }
    }

    private static Path classes() {
        try {
            return Path.of(Spot.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<SchemaSource> sources(Map<String, String> texts) {
        return texts.entrySet().stream()
                .map(text -> new SchemaSource(text.getKey(), text.getValue()))
                .toList();
    }

    /** Sometimes a text goes, or becomes again what it was: else soon all would be broken. */
    private static void edit(Map<String, String> texts, String name, Random random) {
        String text = texts.getOrDefault(name, "");
        int what = random.nextInt(10);
        if (what == 0) {
            texts.remove(name);
        } else if (what < 4 || text.isEmpty()) {
            texts.put(name, TEXTS.get(name));
        } else {
            int at = random.nextInt(text.length());
            int end = what < 6 ? at : Math.min(text.length(), at + 1 + random.nextInt(6));
            String piece = what < 8 ? PIECES[random.nextInt(PIECES.length)] : "";
            texts.put(name, text.substring(0, at) + piece + text.substring(end));
        }
    }

    /** What names mean at every place, what is said about them, and what could be named. */
    private static List<String> said(EditorAnalysis schemas, Map<String, String> texts) {
        List<String> said = new ArrayList<>();
        Set<Symbol> symbols = new LinkedHashSet<>();
        texts.forEach((name, text) -> {
            String[] lines = text.split("\n", -1);
            for (int line = 1; line <= lines.length; line++) {
                for (int column = 1; column <= lines[line - 1].length() + 1; column++) {
                    schemas.analysis()
                            .at(name, line, column)
                            .map(Mention::symbol)
                            .filter(symbols::add)
                            .ifPresent(symbol -> said.add(name + ": " + symbol));
                }
            }
        });
        for (Symbol symbol : symbols) {
            said.add(new HoverText(schemas).of(symbol).orElse("nothing about " + symbol));
            said.add(schemas.analysis().mentions(symbol).toString());
        }
        schemas.analysis().declared().types().forEach(type -> said.add(type.module() + "." + type));
        schemas.analysis().declared().enums().forEach(type -> said.add(type.module() + "." + type.name()));
        said.add(schemas.analysis().brokenSchemas() + " " + schemas.analysis().modules());
        return said;
    }
}
