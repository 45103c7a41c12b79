package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What was written in one file: the abstract syntax tree. Every node knows its place; what the names mean is the
 * business of linking.
 *
 * @param location the start of the file
 * @param brokenSchemas names of schemas and enums whose statements could not be parsed: they exist, but nothing else is known
 */
public record SchemaFile(
        SourceLocation location,
        Optional<ModuleDeclaration> module,
        List<UsesDeclaration> uses,
        List<ImportDeclaration> imports,
        List<SchemaDeclaration> schemas,
        List<EnumDeclaration> enums,
        Set<String> brokenSchemas) {
    /** The words that may stand before {@code schema}, in lower case. */
    public static final List<String> KINDS = List.of("json", "map", "objectarray", "avro", "xml", "variant");

    /** The words that may follow the columns of a schema, in lower case. */
    public static final List<String> QUALIFIERS = List.of("inherits", "copyfrom", "starttimestamp", "endtimestamp");

    /** {@return the name of its module, {@code ""} if it names none} */
    public String moduleName() {
        return module.map(ModuleDeclaration::name).orElse("");
    }

    /**
     * {@return what a name may mean in this file: what the own module has, else what the modules have that {@code uses}
     * names, else what any module has}
     *
     * @param byModule what is called by that name, by the names of modules
     */
    public <T> List<T> meant(Map<String, T> byModule) {
        T own = byModule.get(moduleName());
        if (own != null) {
            return List.of(own);
        }
        if (uses.isEmpty()) {
            return List.copyOf(byModule.values());
        }
        return uses.stream()
                .map(UsesDeclaration::module)
                .distinct()
                .filter(byModule::containsKey)
                .map(byModule::get)
                .toList();
    }

    /** What stands between two semicolons. */
    sealed interface Segment
            permits ModuleDeclaration,
                    UsesDeclaration,
                    ImportDeclaration,
                    SchemaDeclaration,
                    EnumDeclaration,
                    OtherStatement {
        /** {@return where it stands} */
        SourceLocation location();
    }

    /** {@code module a.b}; located at the keyword. */
    public record ModuleDeclaration(SourceLocation location, List<Annotation> annotations, String name)
            implements Segment {}

    /** {@code uses a.b}; located at the keyword. */
    public record UsesDeclaration(SourceLocation location, String module) implements Segment {}

    /**
     * {@code import a.b.C} or {@code import a.b.*}; located at the keyword.
     *
     * @param name the class or package, without the star
     */
    public record ImportDeclaration(SourceLocation location, String name, boolean wholePackage) implements Segment {}

    /**
     * {@code create [kind] schema name ...}; located at {@code create}.
     *
     * @param comment what a comment says about it
     * @param kind the word before {@code schema}
     */
    public record SchemaDeclaration(
            SourceLocation location,
            Optional<String> comment,
            List<Annotation> annotations,
            Optional<Name> kind,
            Name name,
            Shape shape,
            List<Qualifier> qualifiers)
            implements Segment {}

    /**
     * {@code create json enum name (...)}; located at {@code create}.
     *
     * @param comment what a comment says about it
     */
    public record EnumDeclaration(
            SourceLocation location,
            Optional<String> comment,
            List<Annotation> annotations,
            Name kind,
            Name name,
            List<ConstantDeclaration> constants)
            implements Segment {}

    /**
     * A constant of an enum; located at its text.
     *
     * @param comment what a comment says about it
     * @param text what stands for it in JSON, escapes decoded
     * @param name its name in Java, where one is given
     */
    public record ConstantDeclaration(
            SourceLocation location,
            Optional<String> comment,
            List<Annotation> annotations,
            String text,
            Optional<Name> name) {}

    /**
     * A statement that declares neither schema nor enum; located at its first word.
     *
     * @param words its first tokens, at most three
     */
    record OtherStatement(SourceLocation location, List<Name> words) implements Segment {}

    /**
     * A name as it means, without ticks.
     *
     * @param ticked whether it was written in ticks: then it is never a keyword
     */
    public record Name(SourceLocation location, String text, boolean ticked) {}

    /** What a schema consists of. */
    public sealed interface Shape permits ColumnList, ClassList {}

    /** {@code (a int, b string)}. */
    public record ColumnList(SourceLocation location, List<ColumnDeclaration> columns) implements Shape {}

    /** {@code as com.acme.A, com.acme.B}; an element is {@code *} where the location says so and the type is empty. */
    public record ClassList(SourceLocation location, List<Optional<TypeReference>> classes) implements Shape {}

    /**
     * One column; located at its name. Parts of a dotted name are joined by dots.
     *
     * @param comment what a comment says about it
     */
    public record ColumnDeclaration(
            SourceLocation location,
            Optional<String> comment,
            List<Annotation> annotations,
            String name,
            List<Name> parts,
            TypeReference type) {}

    /**
     * A type as written; located at its name.
     *
     * @param name the parts joined by dots
     * @param parts the parts of the name
     * @param arguments what stands in {@code <>}; an empty element is {@code ?}
     * @param dimensions the brackets, in the order of writing
     */
    public record TypeReference(
            SourceLocation location,
            String name,
            List<Name> parts,
            List<Optional<TypeReference>> arguments,
            List<Dimension> dimensions) {
        /** {@return whether the first part was written in ticks: then it is no keyword} */
        public boolean ticked() {
            return parts.get(0).ticked();
        }
    }

    /** {@code []} or {@code [word]}; located at the word, where there is one. */
    public record Dimension(SourceLocation location, Optional<Name> word) {}

    /** {@code inherits A} and its like; located at the first word. */
    public record Qualifier(SourceLocation location, Name word, List<Name> names) {}

    /** {@code @name(...)}; located at the name, dotted names joined by dots. */
    public record Annotation(SourceLocation location, String name, List<AnnotationElement> elements) {}

    /** {@code attribute = value}, or a value alone, which Java calls the attribute {@code value}. */
    public record AnnotationElement(SourceLocation location, Optional<Name> attribute, AnnotationValue value) {}

    /** What an annotation may hold. */
    public sealed interface AnnotationValue {
        /** {@return where it stands} */
        SourceLocation location();
    }

    /**
     * A string constant, escapes decoded.
     *
     * @param lostBackslash whether a backslash stood before a character that means the same without it
     */
    public record TextValue(SourceLocation location, String text, boolean lostBackslash) implements AnnotationValue {
        public TextValue(SourceLocation location, String text) {
            this(location, text, false);
        }
    }

    /** A number, as written. */
    public record NumberValue(SourceLocation location, String literal) implements AnnotationValue {}

    /** A bare word, {@code true}, {@code false}, {@code null}, an enum constant or {@code X.class}. */
    public record WordValue(SourceLocation location, String word) implements AnnotationValue {}

    /** {@code {a, b}}. */
    public record ArrayValue(SourceLocation location, List<AnnotationValue> values) implements AnnotationValue {}

    /** An annotation within an annotation. */
    public record NestedAnnotation(SourceLocation location, Annotation annotation) implements AnnotationValue {}
}
