package dev.schemac.processor;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.classes.ClassProperties;
import dev.schemac.codegen.classes.ClassProperties.ElementProperty;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.ClassValue;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Shape;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.processor.Report.Place;
import dev.schemac.processor.TypeReader.NoColumnType;
import dev.schemac.processor.Unions.Union;
import dev.schemac.processor.ValueClasses.ValueClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Turns one class into the declaration of a schema. */
final class ClassReader {
    static final String JACKSON = "com.fasterxml.jackson.annotation.";
    static final String OURS = "dev.schemac.runtime.annotation.";

    private final Elements elements;
    private final Types types;
    private final Report report;
    private final ClassProperties properties;
    private final Unions unions;
    private final ClassChecks checks;

    ClassReader(Elements elements, Types types, Unions unions, Report report) {
        this.elements = elements;
        this.types = types;
        this.unions = unions;
        this.report = report;
        this.properties = new ClassProperties(elements, types);
        this.checks = new ClassChecks(elements, types, properties, unions, report);
    }

    /**
     * A class that was read.
     *
     * @param mentioned the classes of the application that it refers to
     * @param unresolved whether a class was not found
     * @param adapter the adapter to generate, if its objects are scalars
     */
    record ReadClass(
            SchemaDeclaration declaration,
            List<DeclaredType> mentioned,
            boolean unresolved,
            Optional<GeneratedFile> adapter) {}

    /**
     * Reads a class.
     *
     * @param schema the full name of its schema
     * @param schemaNames returns the full name of the schema of a class, for unions
     */
    ReadClass read(DeclaredType type, String schema, Function<TypeElement, String> schemaNames) {
        TypeElement element = (TypeElement) type.asElement();
        Place place = new Place(element);
        SourceLocation at = report.location(place);
        Annotations annotations = Annotations.of(element, types, report);
        annotations.report();
        Optional<ValueClass> value = new ValueClasses(types, report).find(element, schema);
        if (value.isPresent()) {
            Shape shape = new ClassValue(
                    at,
                    TypeReader.named(element.getQualifiedName().toString(), at),
                    value.get().adapter());
            return new ReadClass(
                    declaration(at, schema, annotations, List.of(), shape, List.of()),
                    List.of(),
                    false,
                    value.get().source());
        }
        Optional<Union> own = unions.declared(element);
        Optional<Union> outer = unions.around(element);
        if (own.isEmpty()) {
            checks.checkConstruction(element, outer.isPresent());
        }
        TypeReader typeReader = new TypeReader(elements);
        List<Annotation> ofSchema = new ArrayList<>();
        List<ColumnDeclaration> columns = columns(type, annotations, typeReader, ofSchema);
        own.ifPresent(union -> addDiscriminator(union, columns));
        schemaAnnotation(annotations, element, own, outer, schemaNames).ifPresent(ofSchema::add);
        List<DeclaredType> mentioned = new ArrayList<>(typeReader.mentioned());
        List<Qualifier> qualifiers = new ArrayList<>();
        outer.map(union -> unions.parent(element, union)).ifPresent(parent -> {
            mentioned.add((DeclaredType) parent.asType());
            Name name = new Name(at, schemaNames.apply(parent), true);
            qualifiers.add(new Qualifier(at, new Name(at, "inherits", false), List.of(name)));
        });
        own.ifPresent(union -> unions.subtypes(union).forEach(each -> mentioned.add((DeclaredType) each.asType())));
        TypeReference reference = TypeReader.named(element.getQualifiedName().toString(), at);
        try {
            reference = typeReader.reference(type, at);
        } catch (NoColumnType e) {
            report.error(place, e.getMessage());
        }
        Shape shape = new ClassColumns(at, reference, columns);
        return new ReadClass(
                declaration(at, schema, annotations, ofSchema, shape, qualifiers),
                mentioned,
                typeReader.isUnresolved(),
                Optional.empty());
    }

    private static SchemaDeclaration declaration(
            SourceLocation at,
            String schema,
            Annotations annotations,
            List<Annotation> ofSchema,
            Shape shape,
            List<Qualifier> qualifiers) {
        Name name = new Name(at, schema.substring(schema.lastIndexOf('.') + 1), true);
        Optional<Name> json = Optional.of(new Name(at, "json", false));
        return new SchemaDeclaration(at, annotations.description(), ofSchema, json, name, shape, qualifiers);
    }

    // ---- columns

    /** A column, and what decides its place. */
    private record Ordered(ColumnDeclaration column, String jsonName, int index) {}

    /** @param ofSchema receives the annotations of columns that are annotations of the schema */
    private List<ColumnDeclaration> columns(
            DeclaredType owner, Annotations ofClass, TypeReader typeReader, List<Annotation> ofSchema) {
        TypeElement element = (TypeElement) owner.asElement();
        UnaryOperator<String> naming = naming(ofClass);
        Set<String> ignored = Set.copyOf(ofClass.strings(JACKSON + "JsonIgnoreProperties", "value"));
        Set<String> seen = new HashSet<>(ignored);
        List<Ordered> columns = new ArrayList<>();
        for (ElementProperty property : properties.of(owner)) {
            seen.add(property.name());
            property.declarations().forEach(each -> seen.add(ClassChecks.propertyName(each)));
            Annotations annotations = new Annotations(Where.PROPERTY, withOverridden(element, property), report);
            ColumnDraft draft = new ColumnDraft(property.type(), report);
            annotations.set(draft, TypeReader.isNeverNull(property.type()));
            String jsonName = draft.text("jsonName").orElseGet(() -> naming.apply(property.name()));
            boolean dropped = annotations.isIgnored() && !ClassProperties.isIgnoredOnOutput(property.declarations());
            if (dropped || ignored.contains(jsonName) || isIgnoredType(property.type())) {
                continue;
            }
            Place place = annotations.place();
            annotations.report();
            checks.checkWritten(element, property, place);
            if (property.described().access() == Access.SETTER && !draft.has("jsonName")) {
                checks.checkJsonName(place, naming.apply(JsonNames.ofAccessor(property.name())), jsonName);
            }
            new ColumnDetails(draft, annotations, property.type(), report).read(scope(element));
            if (!draft.has("jsonName") && !jsonName.equals(property.name())) {
                draft.set("jsonName", jsonName, place);
            }
            SourceLocation at = report.location(place);
            try {
                Optional<Place> adapter = annotations.find(OURS + "Adapter");
                TypeReference type = adapter.isPresent()
                        ? TypeReader.adapted(property.type(), at)
                        : typeReader.read(property.type(), at);
                adapter.ifPresent(found -> ofSchema.add(adapter(property.name(), found.at("value"))));
                columns.add(new Ordered(
                        new ColumnDeclaration(
                                at, annotations.description(), draft.annotations(at), property.name(), List.of(), type),
                        jsonName,
                        annotations
                                .string(JACKSON + "JsonProperty", "index")
                                .map(Integer::valueOf)
                                .orElse(-1)));
            } catch (NoColumnType e) {
                report.error(place, "property '" + property.name() + "': " + e.getMessage());
            }
        }
        checks.checkUnset(element, seen);
        return ordered(columns, ofClass);
    }

    /** Returns the declarations, and the methods that getters and setters override. */
    private List<Element> withOverridden(TypeElement element, ElementProperty property) {
        List<Element> all = new ArrayList<>(property.declarations());
        for (Element declaration : property.declarations()) {
            if (declaration instanceof ExecutableElement method) {
                Annotations.supertypes(element.asType(), types)
                        .flatMap(ancestor -> ElementFilter.methodsIn(ancestor.getEnclosedElements()).stream())
                        .filter(other -> other != method && elements.overrides(method, other, element))
                        .forEach(all::add);
            }
        }
        return all;
    }

    private UnaryOperator<String> naming(Annotations ofClass) {
        Optional<Place> jackson = ofClass.find("com.fasterxml.jackson.databind.annotation.JsonNaming")
                .or(() -> ofClass.find("tools.jackson.databind.annotation.JsonNaming"));
        Optional<String> ours = ofClass.string(Unions.JSON_SCHEMA, "names");
        Optional<String> strategy = jackson.flatMap(place -> place.string("value"));
        if (ours.isPresent() || strategy.isEmpty()) {
            return JsonNames.ofConstant(ours.orElse("AS_IS"));
        }
        return JsonNames.ofJackson(strategy.get()).orElseGet(() -> {
            report.error(
                    jackson.get().at("value"),
                    "'@JsonNaming': the strategy '" + strategy.get()
                            + "' is not one of Jackson; name the members with '@JsonProperty'");
            return name -> name;
        });
    }

    private static boolean isIgnoredType(TypeMirror type) {
        return TypeReader.leaf(type) instanceof DeclaredType declared
                && Mirrors.find(declared.asElement(), JACKSON + "JsonIgnoreType")
                        .filter(mirror -> !Mirrors.is(mirror, "value", "false"))
                        .isPresent();
    }

    /** Returns the annotation of the nearest scope about null, if there is one. */
    private static Optional<Place> scope(TypeElement element) {
        return Stream.<Element>iterate(element, each -> each != null, Element::getEnclosingElement)
                .flatMap(each -> each.getAnnotationMirrors().stream())
                .filter(mirror ->
                        !AnnotationTable.rows(Mirrors.name(mirror), Where.SCOPE).isEmpty())
                .map(mirror -> new Place(element, mirror))
                .findFirst();
    }

    private Annotation adapter(String property, Place place) {
        SourceLocation at = report.location(place);
        TextValue adapter = new TextValue(at, Mirrors.string(place.value().orElseThrow()));
        return new Annotation(
                at,
                "JsonSchemaField",
                List.of(
                        ColumnDraft.element("name", new TextValue(at, property)),
                        ColumnDraft.element("adapter", adapter)));
    }

    /** Orders the columns as Jackson does: those of {@code @JsonPropertyOrder}, then those with an index, then others. */
    private static List<ColumnDeclaration> ordered(List<Ordered> columns, Annotations ofClass) {
        List<String> names = ofClass.strings(JACKSON + "JsonPropertyOrder", "value");
        Comparator<Ordered> order = Comparator.comparingInt((Ordered each) -> unsigned(Math.max(
                        names.indexOf(each.jsonName()),
                        names.indexOf(each.column().name()))))
                .thenComparingInt(each -> unsigned(each.index()));
        boolean alphabetic = ofClass.is(JACKSON + "JsonPropertyOrder", "alphabetic", "true");
        columns.sort(alphabetic ? order.thenComparing(Ordered::jsonName) : order);
        return new ArrayList<>(columns.stream().map(Ordered::column).toList());
    }

    private static int unsigned(int position) {
        return position < 0 ? Integer.MAX_VALUE : position;
    }

    // ---- unions

    /** Adds the column of the discriminator, unless it is a property. */
    private void addDiscriminator(Union union, List<ColumnDeclaration> columns) {
        String name = union.discriminator().orElse("");
        if (!name.isEmpty()
                && columns.stream().noneMatch(column -> column.name().equals(name))) {
            SourceLocation at = report.location(union.place());
            columns.add(
                    0,
                    new ColumnDeclaration(
                            at, Optional.empty(), List.of(), name, List.of(), TypeReader.named("string", at)));
        }
    }

    private Optional<Annotation> schemaAnnotation(
            Annotations annotations,
            TypeElement element,
            Optional<Union> own,
            Optional<Union> outer,
            Function<TypeElement, String> schemaNames) {
        Map<String, AnnotationValue> values = new TreeMap<>();
        Place place = annotations.find(Unions.JSON_SCHEMA).orElse(new Place(element));
        // the linker reports those without a union
        for (String attribute : List.of("required", "nullable", "nullElements", "otherwise", "discriminatorValue")) {
            Place at = place.at(attribute);
            at.value().ifPresent(value -> values.put(attribute, Mirrors.written(value, report.location(at))));
        }
        SourceLocation at = report.location(place);
        if (properties.undeclared(element).isPresent()) {
            values.put("dynamic", new WordValue(at, "true"));
        }
        own.ifPresent(union -> {
            union.discriminator()
                    .ifPresentOrElse(
                            name -> values.put("discriminator", new TextValue(report.location(union.place()), name)),
                            () -> values.put(union.attribute(), new WordValue(at, "true")));
            union.otherwise()
                    .map(other -> other.equals(element) ? "base" : schemaNames.apply(other))
                    .ifPresent(other -> values.put("otherwise", new TextValue(at, other)));
        });
        // a base with objects of its own may be one of its subtypes
        List<AnnotationValue> strings = outer.or(() -> own).stream()
                .flatMap(union -> unions.strings(element, union).stream())
                .map(string -> (AnnotationValue) new TextValue(at, string))
                .toList();
        if (!strings.isEmpty()) {
            values.put("discriminatorValue", new ArrayValue(at, strings));
        } else if (outer.or(() -> own)
                .filter(union -> unions.isDeduced(element, union))
                .isPresent()) {
            // without a string, it marks a subtype that has objects
            values.putIfAbsent("discriminatorValue", new ArrayValue(at, List.of()));
        }
        return Optional.of(new Annotation(
                        at,
                        "JsonSchema",
                        values.entrySet().stream()
                                .map(value -> ColumnDraft.element(value.getKey(), value.getValue()))
                                .toList()))
                .filter(annotation -> !values.isEmpty());
    }
}
