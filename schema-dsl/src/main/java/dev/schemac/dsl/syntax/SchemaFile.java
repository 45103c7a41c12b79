package dev.schemac.dsl.syntax;

import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The abstract syntax tree of one file. Every node has its place; linking resolves names.
 *
 * @param location the start of the file
 * @param brokenSchemas names of schemas and enums whose statements could not be parsed: they exist, but nothing
 *     else is known
 */
public record SchemaFile(
        SourceLocation location,
        Optional<ModuleDeclaration> module,
        List<UsesDeclaration> uses,
        List<ImportDeclaration> imports,
        List<SchemaDeclaration> schemas,
        List<EnumDeclaration> enums,
        Set<String> brokenSchemas) {
    /** The broken schema whose name is missing: any unknown name may be meant for it. */
    public static final String ANY_NAME = "";

    /** The words that can precede {@code schema}, in lower case. */
    public static final List<String> KINDS = List.of("json", "map", "objectarray", "avro", "xml", "variant");

    /** The words that may follow the columns of a schema, in lower case. */
    public static final List<String> QUALIFIERS = List.of("inherits", "copyfrom", "starttimestamp", "endtimestamp");

    /** {@return the name of its module, {@code ""} without a module} */
    public String moduleName() {
        return module.map(ModuleDeclaration::name).orElse("");
    }

    /** {@return whether its schemas are Java classes, which {@link ClassColumns} describe} */
    public boolean ofClasses() {
        return schemas.stream().anyMatch(schema -> schema.shape() instanceof ClassColumns);
    }

    /**
     * {@return the meanings of a name in this file: from its own module, otherwise from the modules of {@code uses},
     * otherwise from any module}
     *
     * @param byModule the meanings by module
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

    /** The content between two semicolons. */
    sealed interface Segment
            permits ModuleDeclaration,
                    UsesDeclaration,
                    ImportDeclaration,
                    SchemaDeclaration,
                    EnumDeclaration,
                    OtherStatement {
        /** {@return its place} */
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
     * @param comment the comment that describes it
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
            implements Segment {
        /** {@return the columns, empty for a schema of classes} */
        public List<ColumnDeclaration> columns() {
            if (shape instanceof ClassColumns columns) {
                return columns.columns();
            }
            return shape instanceof ColumnList list ? list.columns() : List.of();
        }
    }

    /**
     * {@code create json enum name (...)}; located at {@code create}.
     *
     * @param comment the comment that describes it
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
     * A constant of an enum; located at its string.
     *
     * @param comment the comment that describes it
     * @param text its JSON string, escapes decoded
     * @param name its Java name, if declared
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

    /** The content of a schema. */
    public sealed interface Shape permits ColumnList, ClassList, ClassColumns, ClassValue {}

    /** {@code (a int, b string)}. */
    public record ColumnList(SourceLocation location, List<ColumnDeclaration> columns) implements Shape {}

    /** {@code as com.acme.A, com.acme.B}; an empty element is {@code *}, at its location. */
    public record ClassList(SourceLocation location, List<Optional<TypeReference>> classes) implements Shape {}

    /**
     * The columns of a Java class that is the event: some of its properties, by their names, and discriminators. Tools
     * that read classes make it, not sources. Types in the same file, qualifiers and {@code otherwise} have full names,
     * and each mention of the class means this schema.
     *
     * <p>The base of a union is an interface or a class; an abstract one has no other column than its discriminator, which
     * need not be a property. A subtype declares all its properties, also the columns of its base.
     *
     * @param type the class, with its type arguments
     */
    public record ClassColumns(SourceLocation location, TypeReference type, List<ColumnDeclaration> columns)
            implements Shape {}

    /**
     * A Java class whose objects are scalars in JSON, so that the declaration is no schema. Tools that read classes make
     * it. Each mention of the class means values of the adapter.
     *
     * @param adapter the full name of the {@code JsonAdapter}
     */
    public record ClassValue(SourceLocation location, TypeReference type, String adapter) implements Shape {}

    /**
     * One column; located at its name. Parts of a dotted name are joined by dots.
     *
     * @param comment the comment that describes it
     */
    public record ColumnDeclaration(
            SourceLocation location,
            Optional<String> comment,
            List<Annotation> annotations,
            String name,
            List<Name> parts,
            TypeReference type) {}

    /**
     * A type in the source; located at its name.
     *
     * @param name the parts joined by dots
     * @param parts the parts of the name
     * @param arguments the content of {@code <>}; an empty element is {@code ?}
     * @param dimensions the brackets, in source order
     * @param question whether a question mark follows the name, which no type has
     */
    public record TypeReference(
            SourceLocation location,
            String name,
            List<Name> parts,
            List<Optional<TypeReference>> arguments,
            List<Dimension> dimensions,
            boolean question) {
        /** Creates a type without a question mark. */
        public TypeReference(
                SourceLocation location,
                String name,
                List<Name> parts,
                List<Optional<TypeReference>> arguments,
                List<Dimension> dimensions) {
            this(location, name, parts, arguments, dimensions, false);
        }

        /** {@return whether the first part was written in ticks, so that it is not a keyword} */
        public boolean ticked() {
            return parts.get(0).ticked();
        }
    }

    /** {@code []} or {@code [word]}; located at the word, if any. */
    public record Dimension(SourceLocation location, Optional<Name> word) {}

    /** {@code inherits A} and its like; located at the first word. */
    public record Qualifier(SourceLocation location, Name word, List<Name> names) {}

    /** {@code @name(...)}; located at the name, dotted names joined by dots. */
    public record Annotation(SourceLocation location, String name, List<AnnotationElement> elements) {}

    /** {@code attribute = value}, or a value alone, which Java calls the attribute {@code value}. */
    public record AnnotationElement(SourceLocation location, Optional<Name> attribute, AnnotationValue value) {
        /** {@return whether the attribute is named, and has this name} */
        public boolean sets(String name) {
            return attribute.isPresent() && attribute.get().text().equals(name);
        }
    }

    /** A value of an annotation attribute. */
    public sealed interface AnnotationValue {
        /** {@return its place} */
        SourceLocation location();

        /** {@return the string or the bare word, if it is one} */
        default Optional<String> asText() {
            if (this instanceof TextValue text) {
                return Optional.of(text.text());
            }
            return this instanceof WordValue word ? Optional.of(word.word()) : Optional.empty();
        }
    }

    /**
     * A string constant, escapes decoded.
     *
     * @param lostBackslash whether a backslash precedes a character that means the same without it
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
