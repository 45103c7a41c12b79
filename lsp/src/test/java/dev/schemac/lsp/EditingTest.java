package dev.schemac.lsp;

import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What an editor can do to texts: complete, correct and rename. In the texts {@code |} is the cursor. */
class EditingTest {
    @TempDir
    private Path folder;

    private EditorClient editor;
    private String uri;
    private String other;

    @BeforeEach
    void start() throws Exception {
        uri = folder.resolve("a.epl").toUri().toString();
        other = folder.resolve("b.epl").toUri().toString();
        Files.writeString(
                folder.resolve("b.epl"),
                "module com.acme; create json schema Order(id string); create json enum Color('red');");
        editor = EditorClient.inProcess().start(folder);
    }

    @AfterEach
    void nothingFailedInside() throws Exception {
        editor.end();
        assertThat(editor.log).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "create json schema A(a |) ~ Order,Color,int,Instant ~ id,true,inherits",
                "create json schema A(a Or|) ~ Order ~ inherits",
                "create json schema A(a string, b List<| ~ Order,string ~ name",
                "create json schema A(a Map<string, | ~ Order,string ~ name",
                "create json schema A(a string, |) ~ '' ~ Order,string",
                "create json schema A(a string |) ~ '' ~ Order,string",
                "create json schema A(a int) | ~ inherits,copyfrom ~ Order",
                "create json schema A(a int) inherits | ~ Order ~ Color,int",
                "create json schema A(a int) inherits Order | ~ copyfrom ~ Order",
                "create json schema A(a int) starttimestamp | ~ '' ~ Order,inherits",
                "create json schema | ~ '' ~ Order,string",
                "create json schema Us| ~ '' ~ Order,string",
                "create json enum | ~ '' ~ Order,string",
                "create json enum A('a' as | ~ '' ~ Order,string",
                "module | ~ '' ~ com.acme",
                "create json schema A(@Column(jsonName=|) a int) ~ '' ~ a,int",
                "create json schema A(@Column(jsonName='|') a int) ~ '' ~ a,int",
                "create json schema A(@Description(|) a int) ~ '' ~ a,value",
                "create json schema A(@Column(unknown=|) a Color) ~ null,fail,red ~ a,Color",
                "create json schema A(@Column(unknown=|) a Order, b Color) ~ null,fail ~ red",
                "create json schema A(a int, @Min(0) @Column(min=0, unknown='|') b Color[]) ~ null,fail,red ~ a",
                "create json schema A(@Default(|) a Color) ~ red ~ null,value",
                "create json schema A(@Default('r|') a Color) ~ red ~ null,value",
                "create json schema A(@Required(|) a Color) ~ true,false ~ value",
                "@Column(name='b', unknown=\"|\") create json schema A(a int, `b` Color) inherits B ~ red,fail ~ B",
                "@Column(name=|) create json schema A(a int, b int) inherits B ~ a,b ~ inherits,B",
                "create json schema A(@Column(format=|) a Instant) ~ iso,epoch-millis,epoch-seconds ~ millis,number,Order",
                "create json schema A(@Column(format=|) a Order) ~ iso,epoch-millis,millis,number,string ~ Order,a pattern",
                "@Formats(Duration=|) create json schema A(a int) ~ iso,millis,seconds ~ epoch-millis",
                "@JsonSchema(discriminator=|) create json schema A(a string, b Map<string, int>) ~ a,b ~ error,int>",
                "@JsonSchema(discriminator=|) create json schema A() inherits Order ~ '' ~ ),inherits",
                "@JsonSchema(discriminator='a', otherwise='|') create json schema A(a string) ~ error,base,Order ~ a,Color",
                "create json schema A(@Column(types={'string', |}) a Object) ~ integer,array ~ min,Order",
                "create json schema A(@Column(types={|}) a Object) ~ integer,array ~ min,Order",
                "create json schema A(@Column(types={'object'}, |) a Object) ~ min ~ integer,Order",
                "create json schema A(@Column(base64=|) a binary) ~ mime,mime-no-linefeeds,pem,url ~ a",
                "| ~ create json schema,module ~ Order",
                "create | ~ json ~ Order",
                "create json | ~ schema,enum ~ Order",
                "create json enum A(| ~ '' ~ Order,string",
                "uses | ~ com.acme ~ Order",
                "@| create json schema A(a int) ~ Column,JsonSchema,public ~ Order",
                "@| module com.acme; ~ Formats,JsonSchema ~ Column,public",
                "@JsonSchema(| ) module com.acme; ~ required,nullable,nullElements,names,collections,refill,dynamic ~ className,discriminator",
                "create json schema A(@| ~ Column,Description,Min,NotNull,NotNullElements,Nullable,NullableElements,Required,Size ~ JsonSchema,public,Order",
                "create json schema A(a int, @Re|) ~ Required ~ JsonSchema",
                "create json schema A(@Min(0) @| a int) ~ Max,Column ~ JsonSchema,int",
                "create json schema A(@Column(| ~ required,min,unknown ~ name,dynamic",
                "create json schema A(@Column(min=0, required=| ~ true,false ~ min",
                "@JsonSchema(names=| ~ java,as-is ~ names,list",
                "@JsonSchema(required=true, collections=|) create json schema A(a int) ~ array,list ~ true,java",
                "create json schema A(@Size(| ~ min,max ~ minLength,name",
                "create json schema A(@Size(1, 20) a | ~ Order,int ~ min",
                "@Column(| create json schema A(a int) ~ name,required,minLength ~ dynamic,Order",
                "@Column(name='a', req|) create json schema A(a int) ~ required ~ dynamic",
                "@Column(name='a', required=|) create json schema A(a int) ~ true,false ~ name",
                "@Column(name='|') create json schema A(a int) ~ a ~ name,Order",
                "@Column(name='a') create json schema A(@Description('x, y') a | ~ Order,int ~ name",
                "create json schema A(a java.time.Ins|) ~ java.time.Instant,java.util.UUID,java.lang.String ~ Instant,Order,int",
                "create json schema A(a java.time.|) ~ java.time.Instant ~ Instant,Order",
                "create json schema A(a int, b List<java.time.|> ~ java.time.Instant ~ Order",
                "create json schema A(a Map<string, java.| ~ java.time.Instant ~ Order",
                "create json schema A(java.time.|) ~ '' ~ Order,java.time.Instant",
                "create json schema A(a.b |) ~ Order,int ~ java.time.Instant",
                "create json schema A(a int) inherits com.| ~ '' ~ Order",
                "uses com.ac| ~ com.acme ~ Order",
                "@com.| create json schema A(a int) ~ '' ~ Column",
                "create json schema A(a int); // | ~ '' ~ Order,module",
                "create json schema A(a int); create json schema B(b A[], c |) ~ A,B,Order ~ name",
            })
    void completionOffersWhatMayStandThere(String text, String offered, String notOffered) throws Exception {
        List<String> labels =
                completions(text).stream().map(CompletionItem::getLabel).toList();

        for (String each : (offered == null ? "" : offered).split(",")) {
            if (!each.isEmpty()) {
                assertThat(labels).anyMatch(each::equalsIgnoreCase);
            }
        }
        if (offered == null || offered.isEmpty()) {
            assertThat(labels).isEmpty();
        }
        assertThat(labels).doesNotContain(notOffered.split(","));
    }

    @Test
    void completionReplacesTheWordThatIsThere() throws Exception {
        CompletionItem order = completions("create json schema A(a Or|d)").stream()
                .filter(item -> item.getLabel().equals("Order"))
                .findFirst()
                .orElseThrow();
        assertThat(apply(
                        "create json schema A(a Ord)",
                        List.of(order.getTextEdit().getLeft())))
                .isEqualTo("create json schema A(a Orderd)");
    }

    /** Editors add the second quote, and compare the string before the cursor with the filter. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "create json schema A(@Column(unknown=|) c Color); ~ create json schema A(@Column(unknown='red') c Color);",
                "create json schema A(@Column(unknown='r|') c Color); ~ create json schema A(@Column(unknown='red') c Color);",
                "create json schema A(@Column(unknown='|xy') c Color); ~ create json schema A(@Column(unknown='red') c Color);",
                "create json schema A(@Column(unknown=\"|\") c Color); ~ create json schema A(@Column(unknown='red') c Color);",
            })
    void completionReplacesTheWholeString(String text, String completed) throws Exception {
        CompletionItem red = completions(text).stream()
                .filter(item -> item.getLabel().equals("red"))
                .findFirst()
                .orElseThrow();
        assertThat(red.getFilterText()).isEqualTo("'red'");
        assertThat(apply(text.replace("|", ""), List.of(red.getTextEdit().getLeft())))
                .isEqualTo(completed);
    }

    @Test
    void completionReplacesTheWholeNameOfAClass() throws Exception {
        CompletionItem instant = completions("create json schema A(a java.time.Ins|)").stream()
                .filter(item -> item.getLabel().equals("java.time.Instant"))
                .findFirst()
                .orElseThrow();
        assertThat(apply(
                        "create json schema A(a java.time.Ins)",
                        List.of(instant.getTextEdit().getLeft())))
                .isEqualTo("create json schema A(a java.time.Instant)");
        assertThat(instant.getDocumentation().getLeft()).isEqualTo("Java: java.time.Instant. JSON: a string.");
    }

    @Test
    void completionDescribesAnnotationsOfColumns() throws Exception {
        assertThat(documentation("create json schema A(@|) ", "Min"))
                .isEqualTo("The least number. Sets min of @Column.");
        assertThat(documentation("create json schema A(@Column(|", "jsonName"))
                .isEqualTo("jsonName='...': the name of the JSON member, if it differs from the column's.");
        assertThat(documentation("@Column(| create json schema A(a int)", "name"))
                .isEqualTo("name: the column.");
        assertThat(completions("create json schema A(@|) "))
                .allSatisfy(item -> assertThat(item.getDocumentation()).isNotNull());
    }

    private String documentation(String text, String label) throws Exception {
        return completions(text).stream()
                .filter(item -> item.getLabel().equals(label))
                .findFirst()
                .orElseThrow()
                .getDocumentation()
                .getLeft();
    }

    /** Each name that is offered there is a type. */
    @Test
    void everyClassThatIsOfferedIsAType() throws Exception {
        List<String> classes = completions("create json schema A(a java.|)").stream()
                .map(CompletionItem::getLabel)
                .toList();
        assertThat(classes).hasSizeGreaterThan(20);
        for (String each : classes) {
            String text = "create json schema A(a " + each + ");";
            editor.open(uri, text);
            assertThat(get(editor.server
                                    .getTextDocumentService()
                                    .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(0, 21))))
                            .getContents()
                            .getRight()
                            .getValue())
                    .as(each)
                    .contains("Java: `");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "create json schema A(a itn); ~ create json schema A(a int);",
                "create json schema A(a int) inherits Ordre; ~ create json schema A(a int) inherits Order;",
                "@Colunm(name='a') create json schema A(a int); ~ @Column(name='a') create json schema A(a int);",
                "@Column(nmae='a') create json schema A(a int); ~ @Column(name='a') create json schema A(a int);",
                "@Column(name='abd') create json schema A(abc int); ~ @Column(name='abc') create json schema A(abc int);",
                "module a; create json schema A(a Instant); ~ module a;!import java.time.Instant; create json schema A(a Instant);",
                "create json schema A(a Instant); ~ import java.time.Instant;!create json schema A(a Instant);",
                "create jsn schema A(a int); ~ create json schema A(a int);",
                "create json schema A(a float64[]); ~ create json schema A(a double[]);",
                "create json schema A(a timestamp); ~ create json schema A(a java.time.Instant);",
                "create json schema A(a Date); ~ create json schema A(a java.time.Instant);",
                "create json schema A(a java.util.TreeSet<string>); ~ create json schema A(a List<string>);",
                "create json schema A(a DayOfWeek); ~ import java.time.DayOfWeek;!create json schema A(a DayOfWeek);",
                "create json schema A(@Requird a int); ~ create json schema A(@Required a int);",
                "create json schema A(@Column(mni=0) a int); ~ create json schema A(@Column(min=0) a int);",
            })
    void theNameThatWasMeantIsOneStepAway(String text, String corrected) throws Exception {
        // a file of its own module sees the others
        editor.open(uri, text);
        Diagnostic found = editor.diagnostics(uri, list -> list.stream().anyMatch(EditingTest::isFixed)).stream()
                .filter(EditingTest::isFixed)
                .findFirst()
                .orElseThrow();
        found.setMessage(found.getCode().getLeft()); // the fix is data: no message is read
        List<CodeAction> actions = actions(found);

        assertThat(actions).hasSize(1);
        assertThat(apply(text, actions.get(0).getEdit().getChanges().get(uri))).isEqualTo(corrected.replace('!', '\n'));
    }

    private List<CodeAction> actions(Diagnostic found) throws Exception {
        return get(editor.server
                        .getTextDocumentService()
                        .codeAction(new CodeActionParams(
                                new TextDocumentIdentifier(uri),
                                found.getRange(),
                                new CodeActionContext(List.of(found)))))
                .stream()
                .map(each -> each.getRight())
                .toList();
    }

    @Test
    void severalSimilarNamesAreOffered() throws Exception {
        editor.open(uri, "create json schema Size1(); create json schema Size2(); create json schema A(a Size3);");
        Diagnostic found = editor.diagnostics(uri, list -> list.stream().anyMatch(EditingTest::isFixed))
                .get(0);

        assertThat(actions(found))
                .extracting(CodeAction::getTitle, CodeAction::getIsPreferred)
                .containsExactly(tuple("Change to Size1", true), tuple("Change to Size2", null));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "1",
                "{}",
                "{\"import\":null}",
                "{\"import\":{}}",
                "{\"part\":\"WORD\",\"wrong\":\"itn\",\"candidates\":[\"int\"]}",
                "{\"part\":\"TYPE\",\"wrong\":\"itn\",\"candidates\":\"int\"}",
                "{\"part\":\"TYPE\",\"wrong\":\"itn\",\"candidates\":[[]]}",
                "{\"part\":\"ANNOTATION\",\"wrong\":\"\",\"candidates\":[\"\"]}",
                "{\"part\":\"TYPE\",\"wrong\":\"itn\",\"candidates\":[]}",
            })
    void dataOfAnotherServerHasNoFix(String data) throws Exception {
        editor.open(uri, "create json schema A(a itn);");
        Diagnostic found = editor.diagnostics(uri, list -> list.stream().anyMatch(EditingTest::isFixed))
                .get(0);
        found.setData(JsonParser.parseString(data));

        assertThat(actions(found)).isEmpty();
    }

    /** The wrong type is in the copied schema, not at the marked place. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "create map schema M(o Objec); create json schema A() copyfrom M; ~ Objec",
                "create map schema M(d Date); create json schema A() copyfrom M; ~ java.util.Date",
            })
    void aCopiedMistakeHasNoFix(String text, String type) throws Exception {
        editor.open(uri, text);
        Diagnostic found = editor.diagnostics(uri, list -> list.stream().anyMatch(EditingTest::isFixed)).stream()
                .filter(EditingTest::isFixed)
                .findFirst()
                .orElseThrow();
        assertThat(message(found)).startsWith("column '").contains("of schema 'M'", "'" + type + "'");
        assertThat(actions(found)).isEmpty();
    }

    @Test
    void aSchemaIsRenamedInAllFiles() throws Exception {
        String text = "module com.acme;\n"
                + "@JsonSchema(discriminator='kind', otherwise='Order')\n"
                + "create json schema A(kind string, o Order[], p Map<string, Order>);\n";
        editor.open(uri, text);
        WorkspaceEdit edit = rename(uri, EditorClient.at(text, "Order[]"), "Old Order");

        assertThat(apply(text, edit.getChanges().get(uri)))
                .isEqualTo("module com.acme;\n"
                        + "@JsonSchema(discriminator='kind', otherwise='Old Order')\n"
                        + "create json schema A(kind string, o `Old Order`[], p Map<string, `Old Order`>);\n");
        assertThat(apply(
                        Files.readString(folder.resolve("b.epl")),
                        edit.getChanges().get(other)))
                .startsWith("module com.acme; create json schema `Old Order`(id string);");
    }

    @Test
    void aColumnIsRenamedWhereItIsCopiedAndAnnotated() throws Exception {
        String text = "@Column(name='at', required=true)\n"
                + "create json schema A(at long) starttimestamp at;\n"
                + "@Column(name='at', alias='at')\n"
                + "create json schema B(b int) copyfrom A;\n"
                + "create json schema C(@Column(name=at, min=0) at long);\n"
                + "create json schema D() copyfrom C;\n";
        editor.open(uri, text);
        WorkspaceEdit edit = rename(uri, EditorClient.at(text, "at long"), "time");

        assertThat(apply(text, edit.getChanges().get(uri)))
                .isEqualTo("@Column(name='time', required=true)\n"
                        + "create json schema A(time long) starttimestamp time;\n"
                        + "@Column(name='time', alias='at')\n"
                        + "create json schema B(b int) copyfrom A;\n"
                        + "create json schema C(@Column(name=at, min=0) at long);\n"
                        + "create json schema D() copyfrom C;\n");
        WorkspaceEdit ofC = rename(uri, EditorClient.at(text, "at long);\ncreate json schema D"), "time");
        assertThat(apply(text, ofC.getChanges().get(uri)))
                .contains("create json schema C(@Column(name=time, min=0) time long);")
                .contains("create json schema A(at long)");
    }

    @Test
    void whatCannotBeANameIsRefusedAndSoIsEverythingBesideABrokenFile() throws Exception {
        String text = "create json schema A(a int);";
        editor.open(uri, text);
        assertThatThrownBy(() -> rename(uri, new Position(0, 19), "a`b"))
                .hasMessageContaining("a name cannot contain a backtick");
        editor.change(uri, text + " create json schema B(");
        assertThatThrownBy(() -> rename(uri, new Position(0, 19), "C"))
                .hasMessageContaining("has a syntax error: correct it first");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '"',
            value = {
                "B ~ C ~ schema 'C' is already declared in {a}, line 3: choose another name",
                "B ~ Order ~ schema 'Order' is already declared in {b}, line 1: choose another name",
                "C ~ Color ~ enum 'Color' is already declared in {b}, line 1: choose another name",
                "B ~ String ~ 'String' is a built-in type: choose another name",
                "C ~ varchar ~ 'varchar' is a built-in type: choose another name",
                "id ~ name ~ column 'name' is already declared in {a}, line 2: choose another name",
                "x y ~ id ~ column 'id' is already declared in {a}, line 2: choose another name",
                "id ~ x y ~ column 'x y' is already declared in {a}, line 3: choose another name",
                "other ~ x y ~ column 'x y' is already declared in {a}, line 3: choose another name",
            })
    void aNameThatExistsIsRefused(String symbol, String name, String message) throws Exception {
        String text = "module com.acme;\n"
                + "create json schema B(id int, name string, o Order);\n"
                + "create json schema C(`x y` int) copyfrom B, D; create json schema D(other int);\n";
        editor.open(uri, text);
        assertThatThrownBy(() -> rename(uri, EditorClient.at(text, symbol), name))
                .hasRootCauseMessage(
                        message.replace("{a}", folder.resolve("a.epl").toString())
                                .replace("{b}", folder.resolve("b.epl").toString()));
    }

    @Test
    void aNameOfAnotherScopeCanBeUsed() throws Exception {
        String text = "module com.acme; create json schema B(id int); create json schema C(at int, b B);";
        editor.open(uri, text);
        assertThat(apply(
                        text,
                        rename(uri, EditorClient.at(text, "id int"), "at")
                                .getChanges()
                                .get(uri)))
                .contains("B(at int)");
        assertThat(apply(
                        text,
                        rename(uri, EditorClient.at(text, "B)"), "B")
                                .getChanges()
                                .get(uri)))
                .isEqualTo(text);
        String another = "module com.other; create json schema B(id int);";
        editor.open(uri, another);
        assertThat(apply(
                        another,
                        rename(uri, EditorClient.at(another, "id int"), "Order")
                                .getChanges()
                                .get(uri)))
                .contains("B(Order int)");
    }

    private WorkspaceEdit rename(String where, Position at, String name) throws Exception {
        return get(editor.server
                .getTextDocumentService()
                .rename(new RenameParams(new TextDocumentIdentifier(where), at, name)));
    }

    private List<CompletionItem> completions(String text) throws Exception {
        int cursor = text.indexOf('|');
        editor.open(uri, text.substring(0, cursor) + text.substring(cursor + 1));
        return get(editor.server
                        .getTextDocumentService()
                        .completion(new CompletionParams(new TextDocumentIdentifier(uri), new Position(0, cursor))))
                .getLeft();
    }

    private static boolean isFixed(Diagnostic diagnostic) {
        return message(diagnostic).contains("did you mean")
                || message(diagnostic).contains("makes it known");
    }

    private static String message(Diagnostic diagnostic) {
        return diagnostic.getMessage().getLeft();
    }

    /** As editors do it: from the end, so that places stay right. */
    private static String apply(String text, List<TextEdit> edits) {
        StringBuilder changed = new StringBuilder(text);
        edits.stream()
                .sorted(Comparator.comparingInt(
                                (TextEdit edit) -> offset(text, edit.getRange().getStart()))
                        .reversed())
                .forEach(edit -> changed.replace(
                        offset(text, edit.getRange().getStart()),
                        offset(text, edit.getRange().getEnd()),
                        edit.getNewText()));
        return changed.toString();
    }

    private static int offset(String text, Position at) {
        int start = 0;
        for (int line = 0; line < at.getLine(); line++) {
            start = text.indexOf('\n', start) + 1;
        }
        return start + at.getCharacter();
    }
}
