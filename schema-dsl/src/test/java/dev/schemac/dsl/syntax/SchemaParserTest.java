package dev.schemac.dsl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.ClassList;
import dev.schemac.dsl.syntax.SchemaFile.ColumnList;
import dev.schemac.dsl.syntax.SchemaFile.NestedAnnotation;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The tree holds all that was written, also what is not compiled yet. Errors are tested by {@code SchemaErrorsTest}. */
class SchemaParserTest {
    @Test
    void modules() {
        SchemaFile file = parse("module a.`b c`;\nuses d;uses e.f;\nimport g.*;import h.I;");

        assertThat(file.module().orElseThrow().name()).isEqualTo("a.b c");
        assertThat(file.uses()).extracting(SchemaFile.UsesDeclaration::module).containsExactly("d", "e.f");
        assertThat(file.imports())
                .containsExactly(
                        new SchemaFile.ImportDeclaration(new SourceLocation("f", 3, 1, 6), "g", true),
                        new SchemaFile.ImportDeclaration(new SourceLocation("f", 3, 12, 6), "h.I", false));
    }

    @Test
    void annotations() {
        assertThat(annotations("@a @b() @c('x') @d.e(f=1, g=true, h={'i', j.K.class, {},}, l=@m(-0x1F_FL))"))
                .isEqualTo("@a() @b() @c('x') @d.e(f=1 g=true h={'i' j.K.class {}} l=@m(-0x1F_FL))");
        assertThat(annotations("@a(\"it's \\u00e9\\q\") @b(.5e-3d) @c(null) @d(index) @e(1., 0b1)"))
                .isEqualTo("@a('it's éq') @b(.5e-3d) @c(null) @d(index) @e(1. 0b1)");
    }

    @Test
    void types() {
        assertThat(types("a java.util.Map<string,List<? , int[]>>[primitive][], `b` null, c `null`, d x.`y z`[][][]"))
                .isEqualTo("java.util.Map<string,List<?,int[]>>[primitive][]; null; `null; x.y z[][][]");
    }

    @Test
    void qualifiers() {
        SchemaDeclaration declaration =
                schema("create schema A(a int) inherits B copyfrom C, `D E` STARTTIMESTAMP a EndTimestamp b");

        assertThat(declaration.kind()).isEmpty();
        assertThat(declaration.qualifiers().stream()
                        .map(qualifier -> qualifier.word().text()
                                + qualifier.names().stream()
                                        .map(SchemaFile.Name::text)
                                        .toList()))
                .containsExactly("inherits[B]", "copyfrom[C, D E]", "STARTTIMESTAMP[a]", "EndTimestamp[b]");
    }

    @Test
    void classLists() {
        ClassList list =
                (ClassList) schema("create variant schema A as *, b.C, D[]").shape();

        assertThat(list.classes().stream()
                        .map(type -> type.map(SchemaParserTest::print).orElse("*")))
                .containsExactly("*", "b.C", "D[]");
    }

    @Test
    void brokenStatementsLeaveTheirNames() {
        Diagnostics diagnostics = new Diagnostics();
        SchemaFile file = SchemaParser.parse(
                new SourceText("f", "create json schema A(a int; create json shema B(a int); create json schema C 'x"),
                diagnostics);

        assertThat(file.schemas()).isEmpty();
        assertThat(file.brokenSchemas()).contains("A", "B", "C");
        assertThat(diagnostics.list()).hasSize(3);
    }

    private static SchemaFile parse(String text) {
        Diagnostics diagnostics = new Diagnostics();
        SchemaFile file = SchemaParser.parse(new SourceText("f", text), diagnostics);
        assertThat(diagnostics.render()).isEmpty();
        return file;
    }

    private static SchemaDeclaration schema(String text) {
        return parse(text).schemas().get(0);
    }

    private static String annotations(String text) {
        return schema(text + " create json schema A()").annotations().stream()
                .map(SchemaParserTest::print)
                .collect(Collectors.joining(" "));
    }

    private static String types(String columns) {
        ColumnList list =
                (ColumnList) schema("create json schema A(" + columns + ")").shape();
        return list.columns().stream().map(column -> print(column.type())).collect(Collectors.joining("; "));
    }

    private static String print(TypeReference type) {
        String arguments = type.arguments().stream()
                .map(argument -> argument.map(SchemaParserTest::print).orElse("?"))
                .collect(Collectors.joining(","));
        String dimensions = type.dimensions().stream()
                .map(SchemaFile.Dimension::word)
                .map(word -> "[" + word.map(SchemaFile.Name::text).orElse("") + "]")
                .collect(Collectors.joining());
        return (type.ticked() ? "`" : "")
                + type.name()
                + (arguments.isEmpty() ? "" : "<" + arguments + ">")
                + dimensions;
    }

    private static String print(Annotation annotation) {
        return annotation.elements().stream()
                .map(element ->
                        element.attribute().map(name -> name.text() + "=").orElse("") + print(element.value()))
                .collect(Collectors.joining(" ", "@" + annotation.name() + "(", ")"));
    }

    private static String print(AnnotationValue value) {
        if (value instanceof TextValue text) {
            return "'" + text.text() + "'";
        } else if (value instanceof NumberValue number) {
            return number.literal();
        } else if (value instanceof WordValue word) {
            return word.word();
        } else if (value instanceof NestedAnnotation nested) {
            return print(nested.annotation());
        }
        return ((ArrayValue) value)
                .values().stream().map(SchemaParserTest::print).collect(Collectors.joining(" ", "{", "}"));
    }
}
