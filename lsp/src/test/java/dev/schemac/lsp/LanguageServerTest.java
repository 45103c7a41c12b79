package dev.schemac.lsp;

import static dev.schemac.lsp.EditorClient.at;
import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FileChangeType;
import org.eclipse.lsp4j.FileEvent;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SignatureInformation;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What an editor is told, by the protocol. */
class LanguageServerTest {
    private static final String USERS =
            """
            module com.acme;

            // Somebody who *reads*.
            @public
            @Column(name='age', required=true)
            create json schema User(
                age int, // in years
                friends Friend[],
                color Color
            );

            create json schema Friend inherits Person(since long);
            create json enum Color('red', 'dark green');
            """.replace("Friend inherits Person(since long)", "Friend(since long) inherits Person");
    private static final String PEOPLE = "module com.acme;\n\ncreate json schema Person(name string);\n";

    @TempDir
    private Path folder;

    private EditorClient editor;
    private String users;
    private String people;

    @BeforeEach
    void start() throws Exception {
        users = folder.resolve("Users.epl").toUri().toString();
        people = folder.resolve("People.epl").toUri().toString();
        Files.writeString(folder.resolve("People.epl"), PEOPLE);
        editor = EditorClient.inProcess().start(folder);
        editor.open(users, USERS);
    }

    @AfterEach
    void nothingFailedInside() throws Exception {
        editor.end();
        assertThat(editor.log).isEmpty();
    }

    @Test
    void errorsAreToldAsTheyAreTyped() throws Exception {
        editor.change(users, USERS.replace("age int", "age itn"));
        List<Diagnostic> found = editor.diagnostics(users, list -> list.size() == 1);

        assertThat(message(found.get(0))).isEqualTo("unknown type 'itn'; did you mean 'int'?");
        assertThat(found.get(0).getCode().getLeft()).isEqualTo("SC012");
        assertThat(found.get(0).getRange()).isEqualTo(range(6, 8, 3));
        assertThat(found.get(0).getCodeDescription().getHref())
                .isEqualTo("https://schemac.dev/docs/errors.md#sc012-unknown-type");

        editor.change(users, USERS);
        assertThat(editor.diagnostics(users, List::isEmpty)).isEmpty();
    }

    @Test
    void filesThatAreNotOpenAreCheckedTooAndErrorsNameOtherPlaces() throws Exception {
        editor.change(users, USERS.replace("schema Friend", "schema Person"));
        // the files are in the order of their names
        List<Diagnostic> found = editor.diagnostics(
                users, list -> list.stream().anyMatch(each -> message(each).contains("already declared")));
        Diagnostic twice = found.stream()
                .filter(each -> message(each).contains("already declared"))
                .findFirst()
                .orElseThrow();

        assertThat(twice.getRelatedInformation().get(0).getLocation()).isEqualTo(new Location(people, range(2, 19, 6)));

        editor.change(users, USERS);
        editor.diagnostics(users, List::isEmpty);
        Files.writeString(folder.resolve("People.epl"), PEOPLE.replace("string", "strnig"));
        editor.server
                .getWorkspaceService()
                .didChangeWatchedFiles(
                        new DidChangeWatchedFilesParams(List.of(new FileEvent(people, FileChangeType.Changed))));
        assertThat(message(editor.diagnostics(people, list -> list.size() == 1).get(0)))
                .isEqualTo("unknown type 'strnig'; did you mean 'string'?");
    }

    @Test
    void warningsOfCheckAreToldWhereThereIsNoError() throws Exception {
        editor.change(users, USERS + "create json schema Unused(a int);");
        List<Diagnostic> found = editor.diagnostics(users, list -> list.size() == 1);

        assertThat(found.get(0).getCode().getLeft()).isEqualTo("SC100");
        assertThat(found.get(0).getSeverity()).isEqualTo(DiagnosticSeverity.Warning);
        assertThat(found.get(0).getTags()).containsExactly(DiagnosticTag.Unnecessary);
        editor.change(users, USERS);
        editor.diagnostics(users, List::isEmpty);
    }

    @Test
    void aClosedTextCountsAsItsFileDoes() throws Exception {
        Files.writeString(folder.resolve("Users.epl"), USERS);
        editor.change(users, "broken");
        editor.diagnostics(users, list -> list.size() == 1);
        editor.closeText(users);
        editor.diagnostics(users, List::isEmpty);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "Required | `@Required`~~the member must be present, null or not; a null is always written~~Sets `required` of `@Column`",
                "Size( | `@Size`~~the least and the greatest length of a string, or number of elements or entries~~Sets `minLength`, `maxLength`, `minItems`, `maxItems` of `@Column`",
                "alias= | `alias={'...', '...'}`~~more names that are accepted in input",
                "NotNull | `@NotNull`~~the member may be absent, but not null; an absent value is never written, not even under ESPER~~Sets `nullable` of `@Column`",
                "Nullable | `@Nullable`~~the member may be null, although nullable=false is the default~~Sets `nullable` of `@Column`",
                "NotNullElements | `@NotNullElements`~~no element of an array or list, and no value of a map, is null, at each level~~Sets `nullElements` of `@Column`",
                "NullableElements | `@NullableElements`~~elements may be null, although nullElements=false is the default~~Sets `nullElements` of `@Column`",
                "refill= | `refill=true`~~generate parseInto, which fills an event again",
                "nullable= | `nullable=false`~~the member may be absent, but not null; an absent value is never written, not even under ESPER",
                "max=9 | `max=20`~~the greatest number of characters, counted in code points; of arrays, lists and maps the greatest number of elements or entries",
            })
    void hoverExplainsAnnotationsOfColumns(String part, String shown) throws Exception {
        String text = "@JsonSchema(refill=true) module m; @Column(name=b, nullable=false) create json schema User("
                + "@Required a int, @Column(alias='x') b int, @Size(max=9) c string, @NotNull d int, @Nullable e int,"
                + " @NotNullElements f int[], @NullableElements g Map);";
        editor.change(users, text);
        assertThat(hover(text, part)).isEqualTo(shown.replace("~", "\n"));
    }

    @Test
    void hoverSaysWhatANameIsInJavaAndInJson() throws Exception {
        assertThat(hover("age int"))
                .isEqualTo("`age int`\n\nin years\n\nJava: `int`\n\nJSON: \"age\": an integer, required");
        assertThat(hover("User("))
                .isEqualTo("`schema User`\n\nSomebody who \\*reads\\*.\n\nJava: `com.acme.User`, `com.acme.UserParser`,"
                        + " `com.acme.UserWriter`\n\nJSON: an object with 3 columns");
        assertThat(hover("Friend[]")).startsWith("`schema Friend`").endsWith("JSON: an object with 2 columns");
        assertThat(hover("int, //")).startsWith("`age int`");
        assertThat(hover("color Color"))
                .isEqualTo(
                        "`color Color`\n\nJava: `com.acme.Color`\n\nJSON: \"color\": one of \"red\", \"dark green\"");
        assertThat(hover("module")).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bigdecimal                           | BigDecimal",
                "BIGINTEGER[]                         | BigInteger[]",
                "Map<string, List<bigdecimal>>        | Map<String, List<BigDecimal>>",
                "Set<bigdecimal>                      | Set<BigDecimal>",
                "varchar                              | string",
                "int[primitive][]                     | int[primitive][]",
                "java.time.Instant                    | Instant",
                "Friend[]                             | Friend[]",
                "Object                               | Object",
                "binary                               | binary",
            })
    void hoverWritesTypesAsThePagesDo(String written, String shown) throws Exception {
        String text = "create json schema Friend(a int); create json schema A(b " + written + ");";
        editor.change(users, text);
        assertThat(hover(text, "b " + written)).startsWith("`b " + shown + "`\n");
    }

    @Test
    void clientsAreToldOfATextWithoutErrorsToo() throws Exception {
        assertThat(editor.published(users)).isEmpty();

        editor.forget(users);
        editor.change(users, USERS + "\n");
        assertThat(editor.published(users)).isEmpty();

        editor.change(users, USERS.replace("age int", "age itn"));
        assertThat(editor.diagnostics(users, list -> list.size() == 1)).hasSize(1);
        editor.forget(users);
        editor.change(users, USERS.replace("age int", "age itn") + "\n");
        assertThat(editor.published(users)).hasSize(1);
    }

    @Test
    void hoverKnowsArraysThatAreLists() throws Exception {
        String text =
                "@JsonSchema(collections='list') create json schema A(a string[]); create json schema B(b string[]);";
        editor.change(users, text);
        assertThat(hover(text, "a string")).contains("Java: `java.util.List<java.lang.String>`");
        assertThat(hover(text, "b string")).contains("Java: `java.lang.String[]`");
    }

    @Test
    void hoverSpeaksOfWhatHasNoErrorBesideWhatHas() throws Exception {
        editor.change(users, USERS.replace("Friend[]", "Freind[]"));
        assertThat(hover("age int")).startsWith("`age int`");
    }

    @Test
    void definitionsAreFoundInOtherFiles() throws Exception {
        assertThat(definition("Person")).containsExactly(new Location(people, range(2, 19, 6)));
        assertThat(definition("Friend[]")).containsExactly(new Location(users, range(11, 19, 6)));
        assertThat(definition("'age'")).containsExactly(new Location(users, range(6, 4, 3)));
        assertThat(definition("int, //")).isEmpty();
    }

    @Test
    void whatAGroupOfSchemasLacksIsFoundInAnother() throws Exception {
        String library = folder.resolve("src/main/epl/Library.epl").toUri().toString();
        String user = folder.resolve("src/test/epl/User.epl").toUri().toString();
        String text = "@public create json schema User(book Book, shelf Book[]);";
        editor.open(user, text);
        assertThat(message(editor.diagnostics(user, list -> list.size() == 2).get(0)))
                .startsWith("unknown type 'Book'");

        editor.open(library, "@public create json schema Book(title string);");
        editor.diagnostics(user, List::isEmpty);
        assertThat(get(editor.server
                                .getTextDocumentService()
                                .definition(new DefinitionParams(new TextDocumentIdentifier(user), at(text, "Book["))))
                        .getLeft())
                .map(Location::getUri)
                .containsExactly(library);
        assertThat(get(editor.server
                                .getTextDocumentService()
                                .hover(new HoverParams(new TextDocumentIdentifier(user), at(text, "Book["))))
                        .getContents()
                        .getRight()
                        .getValue())
                .contains("an object with 1 columns");
        assertThat(get(editor.server
                        .getTextDocumentService()
                        .references(new ReferenceParams(
                                new TextDocumentIdentifier(user), at(text, "Book["), new ReferenceContext(true)))))
                .hasSize(3);
    }

    /** The first answer links one file only, which does not need all groups. */
    @Test
    void eachFileOfAGroupFindsTheGroupThatItNeeds() throws Exception {
        String book = folder.resolve("src/main/epl/Book.epl").toUri().toString();
        String price = folder.resolve("src/it/epl/Price.epl").toUri().toString();
        String first = folder.resolve("src/test/epl/A.epl").toUri().toString();
        String second = folder.resolve("src/test/epl/B.epl").toUri().toString();
        editor.open(book, "@public create json schema Book(title string);");
        editor.open(price, "@public create json schema Price(amount int);");
        editor.open(first, "create json schema A(b Book);");
        editor.open(second, "create json schema B(p Price);");
        for (String[] named : new String[][] {{first, book}, {second, price}}) {
            assertThat(get(editor.server
                                    .getTextDocumentService()
                                    .definition(new DefinitionParams(
                                            new TextDocumentIdentifier(named[0]), new Position(0, 24))))
                            .getLeft())
                    .map(Location::getUri)
                    .containsExactly(named[1]);
        }
    }

    @Test
    void referencesAreFoundInAllFiles() throws Exception {
        editor.open(people, PEOPLE);
        ReferenceParams asked = new ReferenceParams(
                new TextDocumentIdentifier(people), at(PEOPLE, "Person"), new ReferenceContext(true));
        List<? extends Location> found =
                get(editor.server.getTextDocumentService().references(asked));
        assertThat(found)
                .extracting(Location::getUri, location -> location.getRange().getStart())
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple(people, new Position(2, 19)),
                        org.assertj.core.groups.Tuple.tuple(users, at(USERS, "Person")));
    }

    @Test
    void theOutlineNestsColumnsInSchemas() throws Exception {
        List<DocumentSymbol> symbols = get(editor.server
                        .getTextDocumentService()
                        .documentSymbol(new DocumentSymbolParams(new TextDocumentIdentifier(users))))
                .stream()
                .map(each -> each.getRight())
                .toList();
        assertThat(symbols).extracting(DocumentSymbol::getName).containsExactly("User", "Friend", "Color");
        assertThat(symbols.get(0).getChildren())
                .extracting(DocumentSymbol::getName, DocumentSymbol::getDetail)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("age", "int"),
                        org.assertj.core.groups.Tuple.tuple("friends", "Friend[]"),
                        org.assertj.core.groups.Tuple.tuple("color", "Color"));
        assertThat(symbols.get(0).getRange()).isEqualTo(new Range(new Position(3, 0), new Position(9, 2)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Fri     | Friend:Struct:,friends:Field:User",
                "PN      | Person:Struct:",
                "olor    | color:Field:User,Color:Enum:",
                "dg      | dark green:EnumMember:Color",
                ".*      | ''",
                "'\\E'   | ''",
                "nce     | since:Field:Friend",
            })
    void declarationsOfAllFilesAreFoundByTheirLetters(String query, String found) throws Exception {
        List<? extends WorkspaceSymbol> symbols = get(editor.server
                        .getWorkspaceService()
                        .symbol(new WorkspaceSymbolParams(query)))
                .getRight();
        assertThat(symbols)
                .map(each -> each.getName() + ":" + each.getKind() + ":" + each.getContainerName())
                .containsExactlyInAnyOrder(found.isEmpty() ? new String[0] : found.split(","));
    }

    @Test
    void aFoundDeclarationHasItsPlace() throws Exception {
        assertThat(get(editor.server.getWorkspaceService().symbol(new WorkspaceSymbolParams("person")))
                        .getRight()
                        .get(0)
                        .getLocation()
                        .getLeft())
                .isEqualTo(new Location(people, range(2, 19, 6)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@Size(^) a string          | min=1",
                "@Size(1, ^) a string       | max=20",
                "@Size(max=^) a string      | max=20",
                "@Column(min=0, max=1^) a int | max=150",
                "@Column(unknown='^') a int | unknown='null'",
                "@Column(types={'a', ^}) a int | types={'...', '...'}",
                "@Default('^') a string     | value=...",
            })
    void theAttributesOfAnAnnotationAreShown(String column, String active) throws Exception {
        String text = "create json schema A(" + column + ");";
        editor.change(users, text.replace("^", ""));
        SignatureHelp help = signatureHelp(text.indexOf('^'));
        SignatureInformation signature = help.getSignatures().get(0);
        ParameterInformation parameter = signature.getParameters().get(help.getActiveParameter());
        assertThat(signature.getLabel())
                .startsWith(column.substring(0, column.indexOf('(') + 1))
                .endsWith(")");
        assertThat(parameter.getLabel().getLeft()).isEqualTo(active);
        assertThat(signature.getLabel()).contains(active);
        assertThat(parameter.getDocumentation().getLeft()).isNotEmpty();
    }

    @Test
    void noAttributesAreShownOutsideOfAnAnnotation() throws Exception {
        editor.change(users, "create json schema A(@Required a int, @NotNull() b int);");
        assertThat(signatureHelp(22)).isNull();
        assertThat(signatureHelp(33)).isNull();
        assertThat(signatureHelp(47)).isNull();
    }

    private SignatureHelp signatureHelp(int character) throws Exception {
        return get(editor.server
                .getTextDocumentService()
                .signatureHelp(new SignatureHelpParams(new TextDocumentIdentifier(users), new Position(0, character))));
    }

    @Test
    void namesHaveTokensWithTheirMeaning() throws Exception {
        String text = "module com.acme;\ncreate json enum C('a');\n"
                + "@Column(name='c', required=true) create json schema A(c C, `b b` A[], d int, e Lost) inherits Person;";
        editor.change(users, text);
        List<Integer> data = get(editor.server
                        .getTextDocumentService()
                        .semanticTokensFull(new SemanticTokensParams(new TextDocumentIdentifier(users))))
                .getData();
        List<String> lines = text.lines().toList();
        List<String> tokens = new ArrayList<>();
        int line = 0;
        int character = 0;
        for (int i = 0; i < data.size(); i += 5) {
            character = data.get(i) == 0 ? character + data.get(i + 1) : data.get(i + 1);
            line += data.get(i);
            String type = NameTokens.LEGEND.getTokenTypes().get(data.get(i + 3));
            tokens.add(lines.get(line).substring(character, character + data.get(i + 2)) + " " + type
                    + (data.get(i + 4) == 1 ? " declared" : ""));
        }
        assertThat(tokens)
                .containsExactly(
                        "C enum declared",
                        "'a' enumMember declared",
                        "'c' property",
                        "A struct declared",
                        "c property declared",
                        "C enum",
                        "`b b` property declared",
                        "A struct",
                        "d property declared",
                        "e property declared",
                        "Person struct");
    }

    @Test
    void changesOfPartsAreAppliedInTheirOrder() throws Exception {
        editor.change(users, "\uFEFF// \ud83d\ude00\r\ncreate json schema A(\r  a int);\n");
        editor.edit(
                users,
                change(2, 4, 2, 7, "strng"),
                change(0, 4, 0, 6, "x"),
                change(1, 19, 1, 20, "Abc"),
                change(9, 0, 9, 9, "create json schema B(b Abc"),
                change(3, 26, 3, 99, ");"));
        List<Diagnostic> found = editor.diagnostics(users, list -> list.size() == 1);
        assertThat(message(found.get(0))).isEqualTo("unknown type 'strng'; did you mean 'string'?");
        assertThat(found.get(0).getRange()).isEqualTo(range(2, 4, 5));

        editor.edit(users, change(2, 4, 2, 9, "int"));
        editor.diagnostics(users, List::isEmpty);
        assertThat(hover("create json schema A\n\n\ncreate json schema B(b Abc", "b Abc"))
                .startsWith("`b Abc`");
    }

    private static TextDocumentContentChangeEvent change(int line, int from, int lastLine, int to, String text) {
        return new TextDocumentContentChangeEvent(
                new Range(new Position(line, from), new Position(lastLine, to)), text);
    }

    @Test
    void bracketsAndCommentsFold() throws Exception {
        editor.change(users, "// a\n// b\n" + USERS + "/* c\n */");
        List<FoldingRange> folds = get(editor.server
                .getTextDocumentService()
                .foldingRange(new FoldingRangeRequestParams(new TextDocumentIdentifier(users))));
        assertThat(folds)
                .extracting(FoldingRange::getStartLine, FoldingRange::getEndLine)
                .containsExactlyInAnyOrder(
                        org.assertj.core.groups.Tuple.tuple(0, 1),
                        org.assertj.core.groups.Tuple.tuple(7, 11),
                        org.assertj.core.groups.Tuple.tuple(15, 16));
    }

    @Test
    void formattingChangesTheLinesThatDifferOnly() throws Exception {
        String text = "module a;\n\ncreate   json schema A(a int);\ncreate json schema B(a int);\n";
        editor.change(users, text);
        DocumentFormattingParams asked =
                new DocumentFormattingParams(new TextDocumentIdentifier(users), new FormattingOptions(4, true));
        List<? extends TextEdit> edits =
                get(editor.server.getTextDocumentService().formatting(asked));

        assertThat(edits).hasSize(1);
        assertThat(edits.get(0).getRange()).isEqualTo(new Range(new Position(2, 0), new Position(3, 0)));
        assertThat(edits.get(0).getNewText()).isEqualTo("create json schema A(a int);\n");

        editor.change(users, text + "create json");
        assertThat(get(editor.server.getTextDocumentService().formatting(asked)))
                .isEmpty();
    }

    private String hover(String part) throws Exception {
        return hover(USERS, part);
    }

    private String hover(String text, String part) throws Exception {
        Hover hover = get(editor.server
                .getTextDocumentService()
                .hover(new HoverParams(new TextDocumentIdentifier(users), at(text, part))));
        return hover == null ? null : hover.getContents().getRight().getValue();
    }

    private List<Location> definition(String part) throws Exception {
        return List.copyOf(get(editor.server
                        .getTextDocumentService()
                        .definition(new DefinitionParams(new TextDocumentIdentifier(users), at(USERS, part))))
                .getLeft());
    }

    private static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().getLeft();
    }

    private static Range range(int line, int character, int length) {
        return new Range(new Position(line, character), new Position(line, character + length));
    }
}
