package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.ClassList;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ColumnList;
import dev.schemac.dsl.syntax.SchemaFile.ConstantDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Dimension;
import dev.schemac.dsl.syntax.SchemaFile.EnumDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.NestedAnnotation;
import dev.schemac.dsl.syntax.SchemaFile.NumberValue;
import dev.schemac.dsl.syntax.SchemaFile.OtherStatement;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Segment;
import dev.schemac.dsl.syntax.SchemaFile.Shape;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaFile.UsesDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.antlr.v4.runtime.ParserRuleContext;
import org.antlr.v4.runtime.Token;
import org.antlr.v4.runtime.tree.TerminalNode;

/** Converts the parse tree of one segment to its node. Adds places, removes ticks and escapes. */
final class AstBuilder extends SchemaDslBaseVisitor<Segment> {
    /** As many hexadecimal digits has the escape of a UTF-16 unit. */
    private static final int UNICODE_DIGITS = 4;

    /** As many words of an unsupported statement as are needed to call it by name. */
    private static final int NAMING_WORDS = 3;

    private final SourceText source;
    private final DocumentingComments comments;

    AstBuilder(SourceText source, DocumentingComments comments) {
        this.source = source;
        this.comments = comments;
    }

    @Override
    public Segment visitSegment(SchemaDslParser.SegmentContext ctx) {
        return visit(ctx.getChild(0));
    }

    @Override
    public Segment visitUsesDeclaration(SchemaDslParser.UsesDeclarationContext ctx) {
        return new UsesDeclaration(at(ctx.USES()), dotted(ctx.moduleName().part()));
    }

    @Override
    public Segment visitImportDeclaration(SchemaDslParser.ImportDeclarationContext ctx) {
        SchemaDslParser.ImportedNameContext name = ctx.importedName();
        return new ImportDeclaration(at(ctx.IMPORT()), dotted(name.part()), name.STAR() != null);
    }

    @Override
    public Segment visitStatement(SchemaDslParser.StatementContext ctx) {
        if (ctx.otherStatement() != null) {
            return visit(ctx.otherStatement());
        } else if (ctx.createEnum() != null) {
            return enumeration(ctx);
        }
        List<Annotation> annotations = annotations(ctx.annotation());
        if (ctx.moduleDeclaration() != null) {
            SchemaDslParser.ModuleDeclarationContext module = ctx.moduleDeclaration();
            return new ModuleDeclaration(
                    at(module.MODULE()), annotations, dotted(module.moduleName().part()));
        }
        SchemaDslParser.CreateSchemaContext create = ctx.createSchema();
        return new SchemaDeclaration(
                at(create.CREATE()),
                comment(ctx, create.CREATE()),
                annotations,
                Optional.ofNullable(create.IDENT()).map(this::word),
                name(create.schemaName().part()),
                shape(create),
                create.qualifier().stream().map(this::qualifier).toList());
    }

    private EnumDeclaration enumeration(SchemaDslParser.StatementContext ctx) {
        SchemaDslParser.CreateEnumContext create = ctx.createEnum();
        return new EnumDeclaration(
                at(create.CREATE()),
                comment(ctx, create.CREATE()),
                annotations(ctx.annotation()),
                word(create.IDENT()),
                name(create.enumName().part()),
                described(
                        create.enumConstant(),
                        create.COMMA(),
                        constant -> constant.STRING().getSymbol(),
                        this::constant));
    }

    /** Returns the comment above a declaration, or between its annotations and {@code create}. */
    private Optional<String> comment(SchemaDslParser.StatementContext ctx, TerminalNode create) {
        return comments.above(ctx.getStart()).or(() -> comments.above(create.getSymbol()));
    }

    private ConstantDeclaration constant(SchemaDslParser.EnumConstantContext ctx, Optional<String> comment) {
        return new ConstantDeclaration(
                at(ctx.STRING()),
                comment,
                annotations(ctx.annotation()),
                decode(ctx.STRING().getText()),
                Optional.ofNullable(ctx.constantName()).map(named -> name(named.part())));
    }

    @Override
    public Segment visitOtherStatement(SchemaDslParser.OtherStatementContext ctx) {
        List<Name> words = IntStream.range(0, Math.min(NAMING_WORDS, ctx.getChildCount()))
                .mapToObj(ctx::getChild)
                .map(TerminalNode.class::cast)
                .map(this::word)
                .toList();
        return new OtherStatement(words.get(0).location(), words);
    }

    private Shape shape(SchemaDslParser.CreateSchemaContext ctx) {
        if (ctx.columnList() != null) {
            SchemaDslParser.ColumnListContext list = ctx.columnList();
            return new ColumnList(
                    at(list),
                    described(
                            list.column(),
                            list.COMMA(),
                            column -> column.columnName().getStart(),
                            this::column));
        }
        return new ClassList(
                at(ctx.classList()),
                ctx.classList().classReference().stream()
                        .map(reference -> Optional.ofNullable(reference.type()).map(this::type))
                        .toList());
    }

    /**
     * The elements of a list, each with the comment about it.
     *
     * @param name the token of an element after its annotations
     */
    private <C extends ParserRuleContext, T> List<T> described(
            List<C> elements,
            List<TerminalNode> commas,
            Function<C, Token> name,
            BiFunction<C, Optional<String>, T> node) {
        List<T> nodes = new ArrayList<>();
        for (C element : elements) {
            Optional<Token> comma = nodes.size() < commas.size()
                    ? Optional.of(commas.get(nodes.size()).getSymbol())
                    : Optional.empty();
            nodes.add(node.apply(
                    element, comments.about(element.getStart(), name.apply(element), element.getStop(), comma)));
        }
        return List.copyOf(nodes);
    }

    private ColumnDeclaration column(SchemaDslParser.ColumnContext ctx, Optional<String> comment) {
        return new ColumnDeclaration(
                at(ctx.columnName()),
                comment,
                annotations(ctx.annotation()),
                dotted(ctx.columnName().part()),
                names(ctx.columnName().part()),
                type(ctx.type()));
    }

    private TypeReference type(SchemaDslParser.TypeContext ctx) {
        List<SchemaDslParser.PartContext> parts = ctx.typeName().part();
        List<SchemaDslParser.TypeArgumentContext> arguments =
                ctx.typeArguments() == null ? List.of() : ctx.typeArguments().typeArgument();
        return new TypeReference(
                at(ctx.typeName()),
                dotted(parts),
                names(parts),
                arguments.stream()
                        .map(argument -> Optional.ofNullable(argument.type()).map(this::type))
                        .toList(),
                ctx.dimension().stream().map(this::dimension).toList(),
                ctx.typeName().QUESTION() != null);
    }

    private Dimension dimension(SchemaDslParser.DimensionContext ctx) {
        Optional<Name> word = Optional.ofNullable(ctx.word()).map(this::word);
        return new Dimension(word.map(Name::location).orElseGet(() -> at(ctx)), word);
    }

    private Qualifier qualifier(SchemaDslParser.QualifierContext ctx) {
        Name word = word(ctx.IDENT());
        List<Name> names =
                ctx.qualifierName().stream().map(named -> name(named.part())).toList();
        return new Qualifier(word.location(), word, names);
    }

    private List<Annotation> annotations(List<SchemaDslParser.AnnotationContext> written) {
        return written.stream().map(this::annotation).toList();
    }

    private Annotation annotation(SchemaDslParser.AnnotationContext ctx) {
        return new Annotation(
                at(ctx.annotationName()),
                dotted(ctx.annotationName().part()),
                ctx.annotationElement().stream().map(this::annotationElement).toList());
    }

    private AnnotationElement annotationElement(SchemaDslParser.AnnotationElementContext ctx) {
        Optional<Name> attribute = Optional.ofNullable(ctx.word()).map(this::word);
        return new AnnotationElement(at(ctx), attribute, annotationValue(ctx.annotationValue()));
    }

    private AnnotationValue annotationValue(SchemaDslParser.AnnotationValueContext ctx) {
        SourceLocation location = at(ctx);
        if (ctx.STRING() != null) {
            String quoted = ctx.STRING().getText();
            return new TextValue(location, decode(quoted), losesBackslash(quoted));
        }
        if (ctx.NUMBER() != null) {
            return new NumberValue(location, ctx.NUMBER().getText());
        }
        if (ctx.annotation() != null) {
            return new NestedAnnotation(location, annotation(ctx.annotation()));
        }
        if (ctx.annotationWord() != null) {
            List<SchemaDslParser.PartContext> parts = ctx.annotationWord().part();
            // in ticks, true, false and null are names
            return parts.size() == 1 && parts.get(0).TICKED() != null
                    ? new TextValue(location, text(parts.get(0)))
                    : new WordValue(location, dotted(parts));
        }
        return new ArrayValue(
                location,
                ctx.annotationValue().stream().map(this::annotationValue).toList());
    }

    private List<Name> names(List<SchemaDslParser.PartContext> parts) {
        return parts.stream().map(this::name).toList();
    }

    private Name word(TerminalNode token) {
        return new Name(at(token), token.getText(), false);
    }

    private Name word(ParserRuleContext ctx) {
        return new Name(at(ctx), ctx.getText(), false);
    }

    private Name name(SchemaDslParser.PartContext ctx) {
        return new Name(at(ctx), text(ctx), ctx.TICKED() != null);
    }

    private static String dotted(List<SchemaDslParser.PartContext> parts) {
        return parts.size() == 1
                ? text(parts.get(0))
                : parts.stream().map(AstBuilder::text).collect(Collectors.joining("."));
    }

    /**
     * A backslash within ticks is an ordinary character. If the same ticks contain a dot, it escapes the dot:
     * Esper's rule.
     */
    private static String text(SchemaDslParser.PartContext ctx) {
        String written = ctx.getText();
        if (ctx.TICKED() == null) {
            return written;
        }
        String inner = written.substring(1, written.length() - 1);
        return inner.indexOf('.') >= 0 ? inner.replace("\\", "") : inner;
    }

    private SourceLocation at(TerminalNode node) {
        return at(node.getSymbol(), node.getSymbol());
    }

    private SourceLocation at(ParserRuleContext ctx) {
        return at(ctx.getStart(), ctx.getStop());
    }

    private SourceLocation at(Token first, Token last) {
        return source.locate(first.getStartIndex(), last.getStopIndex() + 1 - first.getStartIndex());
    }

    // ---- string constants

    /**
     * Removes the quotes and decodes escapes like Esper: a backslash, {@code u} and four hexadecimal digits is a
     * UTF-16 unit; a backslash before any other character means that character.
     */
    private static String decode(String quoted) {
        String inner = quoted.substring(1, quoted.length() - 1);
        if (inner.indexOf('\\') < 0) {
            return inner;
        }
        StringBuilder text = new StringBuilder(inner.length());
        for (int i = 0; i < inner.length(); i++) {
            char c = inner.charAt(i);
            if (c != '\\') {
                text.append(c);
            } else if (isUnicodeEscape(inner, i)) {
                text.append((char) Integer.parseInt(inner, i + 2, i + 2 + UNICODE_DIGITS, 16));
                i += 1 + UNICODE_DIGITS;
            } else {
                text.append(inner.charAt(++i));
            }
        }
        return text.toString();
    }

    /** Whether a backslash has no effect: the next character would be the same without it. */
    private static boolean losesBackslash(String quoted) {
        for (int i = quoted.indexOf('\\'); i >= 0; i = quoted.indexOf('\\', i + 2)) {
            if ("\\'\"".indexOf(quoted.charAt(i + 1)) < 0 && !isUnicodeEscape(quoted, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isUnicodeEscape(String text, int backslash) {
        int digits = backslash + 2;
        if (digits + UNICODE_DIGITS > text.length() || text.charAt(backslash + 1) != 'u') {
            return false;
        }
        return text.substring(digits, digits + UNICODE_DIGITS).chars().allMatch(HexFormat::isHexDigit);
    }
}
