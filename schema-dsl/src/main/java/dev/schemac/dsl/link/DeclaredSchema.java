package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Content;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.model.ObjectType.Visibility;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A declared schema while it is linked: the facts found so far. */
final class DeclaredSchema implements Declared {
    /** The kind of the schema's events. */
    enum EventKind {
        JSON,
        /** Untyped: a column of such a schema is a map, and no class is generated. */
        MAP,
        /** Rejected; the error has been reported. */
        OTHER
    }

    /**
     * A schema that another one refers to.
     *
     * @param name where and how it refers to it
     */
    record Reference(DeclaredSchema schema, Name name) {}

    /**
     * A column, own or copied.
     *
     * @param file the file of the written type: its imports apply
     * @param location the column's declaration in this schema
     * @param type empty if linking failed or, for maps, was not tried
     * @param source the schema that it was copied from; empty for an own column
     * @param asWritten whether {@code type} is the written type, without an adapter
     * @param description the description in the schema that declares it
     * @param annotations the annotations before it that set attributes of {@code @Column}; none for a copied column
     */
    record LinkedColumn(
            String name,
            TypeReference written,
            SchemaFile file,
            SourceLocation location,
            Optional<String> source,
            Optional<ValueType> type,
            boolean asWritten,
            Optional<String> description,
            List<AnnotationAttributes> annotations) {
        LinkedColumn copiedTo(SourceLocation at, String schema) {
            return new LinkedColumn(
                    name, written, file, at, Optional.of(schema), type, asWritten, description, List.of());
        }
    }

    private final SchemaFile file;
    final SchemaDeclaration declaration;
    final SchemaAnnotations annotations;
    /** The options of {@code @JsonSchema}, and those of its file. */
    final SchemaDefaults options;

    final EventKind eventKind;
    final ObjectType type;
    /** The own columns by name, copied ones first. */
    final Map<String, LinkedColumn> columns = new LinkedHashMap<>();
    /** The names of the own columns by their JSON names and aliases. */
    final Map<String, String> jsonNames = new LinkedHashMap<>();
    /** The schemas that it inherits from: at most one for JSON, any number for maps. */
    final List<Reference> supertypes = new ArrayList<>();

    final List<Reference> copied = new ArrayList<>();
    private List<Column> ownColumns = List.of();
    /** The properties of a class that are columns of an ancestor; a discriminator may be an enum here. */
    private List<Column> inheritedProperties = List.of();

    private Optional<ClassType> providedClass = Optional.empty();
    private Optional<String> startTimestamp = Optional.empty();
    private Optional<String> endTimestamp = Optional.empty();
    private Optional<Union> union = Optional.empty();
    private Map<String, Union.Strings> discriminatorStrings = Map.of();
    private boolean columnsUnknown;
    /** Never becomes false again, so threads of later runs may set it safely. */
    private volatile boolean used;
    /** Like {@link #used}. */
    private volatile boolean columnType;

    DeclaredSchema(
            SchemaFile file,
            SchemaDeclaration declaration,
            SchemaAnnotations annotations,
            SchemaDefaults options,
            EventKind eventKind,
            ObjectType type) {
        this.file = file;
        this.declaration = declaration;
        this.annotations = annotations;
        this.options = options;
        this.eventKind = eventKind;
        this.type = type;
    }

    @Override
    public SchemaFile file() {
        return file;
    }

    @Override
    public String name() {
        return type.name();
    }

    @Override
    public SourceLocation location() {
        return type.location();
    }

    @Override
    public Visibility visibility() {
        return annotations.visibility();
    }

    @Override
    public String word() {
        return "schema";
    }

    Optional<DeclaredSchema> parent() {
        return supertypes.isEmpty()
                ? Optional.empty()
                : Optional.of(supertypes.get(0).schema());
    }

    Map<String, Union.Strings> discriminatorStrings() {
        return discriminatorStrings;
    }

    /** Returns its ancestors, the nearest first. */
    Stream<DeclaredSchema> ancestors() {
        return Stream.iterate(parent(), Optional::isPresent, at -> at.get().parent())
                .map(Optional::get);
    }

    /** Returns the schema and its ancestors, the nearest first. */
    Stream<DeclaredSchema> levels() {
        return Stream.concat(Stream.of(this), ancestors());
    }

    /** Returns the columns of the type: all that were linked without an error. */
    List<Column> ownColumns() {
        return ownColumns;
    }

    void setOwnColumns(List<Column> linked) {
        ownColumns = linked;
    }

    List<Column> inheritedProperties() {
        return inheritedProperties;
    }

    void setInheritedProperties(List<Column> properties) {
        inheritedProperties = properties;
    }

    Optional<ClassType> providedClass() {
        return providedClass;
    }

    void setProvidedClass(ClassType type) {
        providedClass = Optional.of(type);
    }

    void setTimestamps(Optional<String> start, Optional<String> end) {
        startTimestamp = start;
        endTimestamp = end;
    }

    void setUnion(Optional<Union> linked, Map<String, Union.Strings> strings) {
        union = linked;
        discriminatorStrings = strings;
    }

    /** Completes the type, which is immutable from now on. Its ancestors are completed first. */
    void complete() {
        type.complete(new Content(
                parent().map(schema -> schema.type),
                providedClass,
                startTimestamp,
                endTimestamp,
                ownColumns,
                union,
                discriminatorStrings));
    }

    /** Returns whether an error hides some columns, so that missing columns cannot be reported. */
    boolean columnsUnknown() {
        return columnsUnknown || parent().map(DeclaredSchema::columnsUnknown).orElse(false);
    }

    void forgetColumns() {
        columnsUnknown = true;
    }

    /** Returns whether a JSON schema refers to it. */
    boolean used() {
        return used;
    }

    /** Returns whether a column has this type. */
    boolean isColumnType() {
        return columnType;
    }

    void use() {
        used = true;
    }

    void useAsColumnType() {
        columnType = true;
        use();
    }
}
