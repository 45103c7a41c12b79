package dev.schemac.processor;

import dev.schemac.codegen.classes.ClassProperties;
import dev.schemac.codegen.classes.ClassProperties.ElementProperty;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationElement;
import dev.schemac.dsl.syntax.SchemaFile.AnnotationValue;
import dev.schemac.dsl.syntax.SchemaFile.ArrayValue;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaFile.WordValue;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.processor.Report.Place;
import dev.schemac.processor.TypeReader.NoColumnType;
import dev.schemac.processor.Unions.Union;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Turns one class into the declaration of a schema, and reports what schemac cannot obey. */
final class ClassReader {
    private static final String JACKSON = "com.fasterxml.jackson.annotation.";
    private static final String OURS = "dev.schemac.runtime.annotation.";

    private final Elements elements;
    private final Types types;
    private final Report report;
    private final ClassProperties properties;
    private final Unions unions;
    private final boolean jackson;

    /** The properties that are read but never written, as {@code class.property}. */
    private final Set<String> unwritten = new HashSet<>();

    ClassReader(Elements elements, Types types, Unions unions, Report report) {
        this.elements = elements;
        this.types = types;
        this.unions = unions;
        this.report = report;
        this.properties = new ClassProperties(elements, types);
        this.jackson = elements.getTypeElement(JACKSON + "JsonProperty") != null;
    }

    /** Returns whether a property is read and not written: {@code access = WRITE_ONLY}. */
    boolean isUnwritten(String className, String property) {
        return unwritten.contains(className + "." + property);
    }

    /**
     * A class that was read.
     *
     * @param mentioned the classes of the application that it refers to
     * @param unresolved whether a class was not found
     */
    record ReadClass(SchemaDeclaration declaration, List<DeclaredType> mentioned, boolean unresolved) {}

    /**
     * Reads a class.
     *
     * @param schemaNames returns the full name of the schema of a class, for unions
     */
    ReadClass read(DeclaredType type, String schema, UnaryOperator<String> schemaNames) {
        TypeElement element = (TypeElement) type.asElement();
        Place place = new Place(element);
        Annotations annotations = Annotations.of(element, types, report);
        annotations.report();
        Optional<Union> own = unions.declared(element);
        Optional<Union> outer = unions.around(element);
        if (own.isEmpty()) {
            checkConstruction(element, outer.isPresent());
        }
        TypeReader typeReader = new TypeReader(elements);
        List<ColumnDeclaration> columns = columns(type, annotations, typeReader);
        own.ifPresent(union -> addDiscriminator(union, columns));
        outer.ifPresent(union -> {
            Set<String> inherited = inherited(element, union);
            columns.removeIf(column -> inherited.contains(column.name()));
            checkDiscriminator(element, union, columns);
        });
        SourceLocation at = report.location(place);
        List<Annotation> ofSchema = new ArrayList<>(adapters);
        adapters.clear();
        schemaAnnotation(annotations, element, own, outer, schemaNames).ifPresent(ofSchema::add);
        List<Qualifier> qualifiers = outer.stream()
                .map(union -> new Qualifier(
                        at,
                        new Name(at, "inherits", false),
                        List.of(new Name(
                                at,
                                schemaNames.apply(unions.parent(element, union)
                                        .getQualifiedName()
                                        .toString()),
                                true))))
                .toList();
        List<DeclaredType> mentioned = new ArrayList<>(typeReader.mentioned());
        TypeReference reference =
                new TypeReference(at, element.getQualifiedName().toString(), List.of(), List.of(), List.of());
        try {
            reference = typeReader.reference(type, at);
        } catch (NoColumnType e) {
            report.error(place, e.getMessage());
        }
        own.ifPresent(union -> unions.subtypes(union).forEach(each -> mentioned.add((DeclaredType) each.asType())));
        outer.ifPresent(union ->
                mentioned.add((DeclaredType) unions.parent(element, union).asType()));
        return new ReadClass(
                new SchemaDeclaration(
                        at,
                        description(annotations),
                        ofSchema,
                        Optional.of(new Name(at, "json", false)),
                        new Name(at, schema, true),
                        new ClassColumns(at, reference, columns),
                        qualifiers),
                mentioned,
                typeReader.isUnresolved());
    }

    private static Optional<String> description(Annotations annotations) {
        return Stream.of(
                        annotations.string(OURS + "Description", "value"),
                        annotations.string(JACKSON + "JsonPropertyDescription", "value"),
                        annotations.string(JACKSON + "JsonClassDescription", "value"))
                .flatMap(Optional::stream)
                .findFirst();
    }

    // ---- objects

    private void checkConstruction(TypeElement element, boolean ofUnion) {
        Place place = new Place(element);
        String name = "class '" + element.getSimpleName() + "'";
        boolean isAbstract = element.getModifiers().contains(Modifier.ABSTRACT)
                || element.getKind().isInterface();
        boolean hidden = Stream.<Element>iterate(element, TypeElement.class::isInstance, Element::getEnclosingElement)
                .anyMatch(each -> each.getModifiers().contains(Modifier.PRIVATE));
        boolean inner =
                element.getNestingKind().isNested() && !element.getModifiers().contains(Modifier.STATIC);
        if (hidden) {
            report.error(place, name + " is private; make it visible in its package, or public");
        } else if (isAbstract && ofUnion) {
            return;
        } else if (isAbstract) {
            report.error(
                    place,
                    (element.getKind().isInterface() ? "interface '" + element.getSimpleName() + "'" : name)
                            + " has no objects of its own; make it a union with '@JsonSchema(discriminator = \"type\")',"
                            + " or use '@Adapter' at the properties of this type");
        } else if (inner) {
            report.error(place, name + " is an inner class, which needs an object of the outer class; make it static");
        } else {
            checkConstructor(element, place, name);
        }
    }

    private void checkConstructor(TypeElement element, Place place, String name) {
        List<ExecutableElement> marked = element.getEnclosedElements().stream()
                .filter(ExecutableElement.class::isInstance)
                .map(ExecutableElement.class::cast)
                .filter(method -> Stream.of(JACKSON + "JsonCreator", OURS + "Creator")
                        .anyMatch(each -> Mirrors.find(method, each)
                                .filter(mirror -> Mirrors.string(mirror, "mode")
                                        .filter("DISABLED"::equals)
                                        .isEmpty())
                                .isPresent()))
                .toList();
        for (ExecutableElement method : marked) {
            Mirrors.find(method, JACKSON + "JsonCreator")
                    .filter(mirror -> Mirrors.string(mirror, "mode")
                            .filter("DELEGATING"::equals)
                            .isPresent())
                    .ifPresent(
                            mirror -> report.error(
                                    new Place(method, mirror).at("mode"),
                                    "'@JsonCreator': 'mode = DELEGATING' is not supported; use '@Adapter' at the properties of this type"));
        }
        if (marked.size() > 1) {
            report.error(new Place(marked.get(1)), name + " has several creators; mark one of them only");
        }
        Optional<ExecutableElement> creator = properties.creator(element);
        if (creator.isEmpty() && marked.isEmpty()) {
            boolean made = ElementFilter.constructorsIn(element.getEnclosedElements()).stream()
                    .anyMatch(each -> each.getParameters().isEmpty()
                            && !each.getModifiers().contains(Modifier.PRIVATE));
            if (!made) {
                report.error(
                        place,
                        name
                                + " has no visible constructor without parameters; add one, or mark a constructor or factory with '@Creator'");
            }
        } else if (creator.filter(each -> each.getModifiers().contains(Modifier.PRIVATE))
                .isPresent()) {
            report.error(
                    new Place(creator.get()),
                    "the creator of " + name + " is private; make it visible in its package, or public");
        }
        creator.stream()
                .flatMap(each -> each.getThrownTypes().stream())
                .filter(thrown -> !types.isSubtype(
                                thrown,
                                elements.getTypeElement("java.lang.RuntimeException")
                                        .asType())
                        && !types.isSubtype(
                                thrown,
                                elements.getTypeElement("java.lang.Error").asType()))
                .findFirst()
                .ifPresent(thrown -> report.error(
                        new Place(creator.get()),
                        "the creator of " + name + " throws the checked exception '" + thrown + "'"));
    }

    // ---- columns

    private final List<Annotation> adapters = new ArrayList<>();

    private List<ColumnDeclaration> columns(DeclaredType owner, Annotations ofClass, TypeReader typeReader) {
        TypeElement element = (TypeElement) owner.asElement();
        UnaryOperator<String> naming = naming(ofClass);
        List<String> ignored = ofClass.strings(JACKSON + "JsonIgnoreProperties", "value");
        Set<String> seen = new HashSet<>();
        List<Ordered> columns = new ArrayList<>();
        List<ElementProperty> found = properties.of(owner);
        boolean creator = properties.creator(element).isPresent();
        for (ElementProperty property : found) {
            seen.add(property.name());
            property.declarations().forEach(each -> seen.add(propertyName(each)));
            Annotations annotations =
                    new Annotations(Where.PROPERTY, withOverridden(element, property.declarations()), report);
            Element declaration = annotations.place().element();
            TypeMirror type = property.type();
            ColumnDraft draft = new ColumnDraft(type, report);
            annotations.set(draft, TypeReader.isNeverNull(type));
            String jsonName = jsonName(property, naming, draft, declaration);
            if (annotations.isIgnored() || ignored.contains(jsonName) || isIgnoredType(type)) {
                continue;
            }
            annotations.report();
            new ColumnDetails(draft, annotations, type, report).read(scope(element));
            if (annotations
                    .string(JACKSON + "JsonProperty", "access")
                    .filter("WRITE_ONLY"::equals)
                    .isPresent()) {
                unwritten.add(element.getQualifiedName() + "." + property.name());
            }
            if (!draft.has("jsonName") && !jsonName.equals(property.name())) {
                draft.set("jsonName", jsonName, new Place(declaration));
            }
            SourceLocation at = report.location(new Place(declaration));
            Optional<Place> adapter = annotations.find(OURS + "Adapter");
            try {
                TypeReference reference =
                        adapter.isPresent() ? TypeReader.adapted(type, at) : typeReader.read(type, at);
                adapter.ifPresent(place -> adapters.add(adapter(property.name(), place)));
                int index = annotations
                        .string(JACKSON + "JsonProperty", "index")
                        .map(Integer::valueOf)
                        .orElse(-1);
                columns.add(new Ordered(
                        new ColumnDeclaration(
                                at,
                                description(annotations),
                                draft.annotations(at),
                                property.name(),
                                List.of(),
                                reference),
                        jsonName,
                        index,
                        creator));
            } catch (NoColumnType e) {
                report.error(new Place(declaration), "property '" + property.name() + "': " + e.getMessage());
            }
        }
        reportUnset(element, seen, creator, ignored);
        boolean fields = element.getEnclosedElements().stream()
                .anyMatch(each -> each.getKind() == ElementKind.FIELD
                        && !each.getModifiers().contains(Modifier.STATIC));
        if (found.isEmpty() && fields && !report.hasErrors()) {
            report.error(
                    new Place(element),
                    "nothing sets the properties of class '" + element.getSimpleName()
                            + "'; add public setters, or a constructor with '@Creator'");
        }
        return ordered(columns, ofClass);
    }

    /** Returns the declarations, and the methods that getters and setters override. */
    private List<Element> withOverridden(TypeElement element, List<Element> declarations) {
        List<Element> all = new ArrayList<>(declarations);
        for (Element declaration : declarations) {
            if (declaration instanceof ExecutableElement method) {
                Annotations.supertypes(element.asType(), types)
                        .flatMap(ancestor -> ElementFilter.methodsIn(ancestor.getEnclosedElements()).stream())
                        .filter(other -> other != method && elements.overrides(method, other, element))
                        .forEach(all::add);
            }
        }
        return all;
    }

    /** Returns the name in JSON. A name of Jackson's that would differ is reported. */
    private String jsonName(
            ElementProperty property, UnaryOperator<String> naming, ColumnDraft draft, Element declaration) {
        Optional<String> explicit = draft.text("jsonName");
        if (explicit.isPresent()) {
            return explicit.get();
        }
        String ofJackson = naming.apply(JsonNames.ofAccessor(property.name()));
        String name = naming.apply(property.name());
        if (jackson && property.described().access() == Access.SETTER && !ofJackson.equals(name)) {
            report.warning(
                    new Place(declaration),
                    "the member is '" + name + "', but Jackson calls it '" + ofJackson + "'; '@Name' decides");
        }
        return name;
    }

    private UnaryOperator<String> naming(Annotations ofClass) {
        Optional<Place> jacksons = ofClass.find(
                "com.fasterxml.jackson.databind.annotation.JsonNaming", "tools.jackson.databind.annotation.JsonNaming");
        Optional<String> ours = ofClass.string(Unions.JSON_SCHEMA, "names");
        if (ours.isPresent() || jacksons.isEmpty()) {
            return JsonNames.ofConstant(ours.orElse("AS_IS"));
        }
        Optional<String> className = Mirrors.string(jacksons.get().annotation().orElseThrow(), "value");
        Optional<UnaryOperator<String>> strategy = className.flatMap(JsonNames::ofJackson);
        if (strategy.isEmpty() && className.isPresent()) {
            report.error(
                    jacksons.get().at("value"),
                    "'@JsonNaming': the strategy '" + className.get()
                            + "' is not one of Jackson; name the members with '@JsonProperty'");
        }
        return strategy.orElse(name -> name);
    }

    private boolean isIgnoredType(TypeMirror type) {
        return TypeReader.leaf(type) instanceof DeclaredType declared
                && Mirrors.find(declared.asElement(), JACKSON + "JsonIgnoreType")
                        .filter(mirror -> Mirrors.string(mirror, "value")
                                .filter("false"::equals)
                                .isEmpty())
                        .isPresent();
    }

    /** Returns the annotation of the nearest scope about null, if there is one. */
    private Optional<Place> scope(TypeElement element) {
        return Stream.<Element>iterate(element, each -> each != null, Element::getEnclosingElement)
                .flatMap(each -> each.getAnnotationMirrors().stream()
                        .filter(mirror -> !AnnotationTable.rows(Mirrors.name(mirror), Where.SCOPE)
                                .isEmpty())
                        .map(mirror -> new Place(element, mirror)))
                .findFirst();
    }

    private Annotation adapter(String property, Place place) {
        SourceLocation at = report.location(place.at("value"));
        return new Annotation(
                at,
                "JsonSchemaField",
                List.of(
                        ColumnDraft.element("name", new TextValue(at, property)),
                        ColumnDraft.element(
                                "adapter",
                                new TextValue(
                                        at,
                                        Mirrors.string(place.annotation().orElseThrow(), "value")
                                                .orElseThrow()))));
    }

    /** Reports what the class shows of itself that no parser sets. */
    private void reportUnset(TypeElement element, Set<String> seen, boolean creator, List<String> ignored) {
        if (creator) {
            for (ElementProperty member : properties.members((DeclaredType) element.asType())) {
                if (seen.add(member.name()) && !isIgnored(member.declarations()) && !ignored.contains(member.name())) {
                    report.error(
                            new Place(member.declarations().get(0)),
                            "property '" + member.name()
                                    + "' is no parameter of the creator, which alone sets properties; add it, or mark it with '@Ignore'");
                }
            }
        }
        for (Element member : elements.getAllMembers(element)) {
            String name = propertyName(member);
            if (ClassProperties.keepsUndeclared(member)) {
                seen.add(name);
                checkUndeclared(member, creator);
            }
            if (name.isEmpty() || seen.contains(name) || ignored.contains(name)) {
                continue;
            }
            Annotations annotations = new Annotations(Where.PROPERTY, List.of(member), report);
            if (annotations.isIgnored()) {
                seen.add(name);
            } else if (annotations.ofJson().isPresent() && seen.add(name)) {
                report.error(
                        annotations.ofJson().get(),
                        "nothing sets property '" + name + "'; add a public setter, or a parameter of the creator");
            }
        }
        for (ExecutableElement getter : ElementFilter.methodsIn(elements.getAllMembers(element))) {
            String name = propertyName(getter);
            if (jackson
                    && element.getKind() != ElementKind.INTERFACE
                    && !name.isEmpty()
                    && seen.add(name)
                    && !isDiscriminator(element, name)) {
                report.warning(
                        new Place(getter),
                        "nothing sets property '" + name
                                + "', so that it is not written; mark it with '@Ignore' if that is right");
            }
        }
    }

    /** Undeclared members have a setter with name and value, or a map that the creator receives. */
    private void checkUndeclared(Element member, boolean creator) {
        boolean usable = creator && member.getKind() == ElementKind.FIELD;
        if (member instanceof ExecutableElement method && method.getModifiers().contains(Modifier.PUBLIC)) {
            List<String> parameters = method.getParameters().stream()
                    .map(each -> TypeReader.erasedName(each.asType()))
                    .toList();
            usable = parameters.equals(List.of("java.lang.String", "java.lang.Object"))
                    || parameters.isEmpty()
                            && TypeReader.erasedName(method.getReturnType()).equals("java.util.Map");
        }
        if (!usable) {
            report.error(
                    new Place(member),
                    "undeclared members need a public method with the parameters 'String' and 'Object', and one that returns a 'Map'");
        }
    }

    private boolean isIgnored(List<Element> declarations) {
        return new Annotations(Where.PROPERTY, declarations, report).isIgnored();
    }

    private boolean isDiscriminator(TypeElement element, String property) {
        return Stream.concat(unions.declared(element).stream(), unions.around(element).stream())
                .anyMatch(
                        union -> union.discriminator().filter(property::equals).isPresent());
    }

    /** Returns the property that a field or getter belongs to; empty for other members. */
    private String propertyName(Element member) {
        String name = member.getSimpleName().toString();
        boolean object = member.getEnclosingElement().toString().matches("java\\.lang\\.(Object|Enum|Record)");
        if (member.getModifiers().contains(Modifier.STATIC) || object) {
            return "";
        } else if (member instanceof VariableElement) {
            return member.getKind() == ElementKind.FIELD ? name : "";
        }
        boolean getter = member instanceof ExecutableElement method
                && method.getParameters().isEmpty()
                && method.getModifiers().contains(Modifier.PUBLIC)
                && (name.matches("get[^a-z].*") && method.getReturnType().getKind() != TypeKind.VOID
                        || name.matches("is[^a-z].*") && method.getReturnType().getKind() == TypeKind.BOOLEAN);
        return getter ? ClassProperties.decapitalized(name.substring(name.startsWith("is") ? 2 : 3)) : "";
    }

    // ---- order

    /** A column, and what decides its place. */
    private record Ordered(ColumnDeclaration column, String jsonName, int index, boolean ofCreator) {}

    /** Orders the columns as Jackson does: those of {@code @JsonPropertyOrder}, then those with an index, then others. */
    private static List<ColumnDeclaration> ordered(List<Ordered> columns, Annotations ofClass) {
        List<String> names = ofClass.strings(JACKSON + "JsonPropertyOrder", "value");
        boolean alphabetic = ofClass.string(JACKSON + "JsonPropertyOrder", "alphabetic")
                .filter("true"::equals)
                .isPresent();
        List<Ordered> sorted = new ArrayList<>(columns);
        if (alphabetic) {
            sorted.sort(Comparator.comparing(Ordered::jsonName));
        }
        sorted.sort(Comparator.<Ordered>comparingInt(each -> position(names, each))
                .thenComparingInt(each -> each.index() < 0 ? Integer.MAX_VALUE : each.index()));
        return new ArrayList<>(sorted.stream().map(Ordered::column).toList());
    }

    private static int position(List<String> names, Ordered each) {
        int position = Math.max(
                names.indexOf(each.jsonName()), names.indexOf(each.column().name()));
        return position < 0 ? Integer.MAX_VALUE : position;
    }

    // ---- unions

    /** Adds the column of the discriminator, unless it is a property. */
    private void addDiscriminator(Union union, List<ColumnDeclaration> columns) {
        union.discriminator().filter(name -> column(columns, name).isEmpty()).ifPresent(name -> {
            SourceLocation at = report.location(union.place());
            TypeReference string =
                    new TypeReference(at, "string", List.of(new Name(at, "string", false)), List.of(), List.of());
            columns.add(0, new ColumnDeclaration(at, Optional.empty(), List.of(), name, List.of(), string));
        });
    }

    private static Optional<ColumnDeclaration> column(List<ColumnDeclaration> columns, String name) {
        return columns.stream().filter(column -> column.name().equals(name)).findFirst();
    }

    /** Returns the properties of the ancestors in the union. */
    private Set<String> inherited(TypeElement element, Union union) {
        Set<String> names = new HashSet<>();
        TypeElement at = element;
        while (!at.equals(union.base())) {
            at = unions.parent(at, union);
            properties.of(at).forEach(property -> names.add(property.name()));
        }
        return names;
    }

    private void checkDiscriminator(TypeElement element, Union union, List<ColumnDeclaration> columns) {
        union.discriminator().flatMap(name -> column(columns, name)).ifPresent(column -> {
            columns.remove(column);
            properties.of(element).stream()
                    .filter(property -> property.name().equals(column.name()))
                    .findFirst()
                    .ifPresent(property -> report.error(
                            new Place(property.declarations().get(0)),
                            "property '" + column.name() + "' is the discriminator of '"
                                    + union.base().getSimpleName()
                                    + "', which the class decides; mark it with '@Ignore'"));
        });
    }

    private Optional<Annotation> schemaAnnotation(
            Annotations annotations,
            TypeElement element,
            Optional<Union> own,
            Optional<Union> outer,
            UnaryOperator<String> schemaNames) {
        Map<String, AnnotationValue> values = new TreeMap<>();
        annotations.find(Unions.JSON_SCHEMA).ifPresent(place -> {
            for (String flag : List.of("required", "nullable", "nullElements")) {
                Place at = place.at(flag);
                at.value().ifPresent(value -> values.put(flag, Mirrors.written(value, report.location(at))));
            }
            Stream.of("discriminatorValue", "subtypes", "otherwise")
                    .filter(attribute -> place.at(attribute).value().isPresent())
                    .filter(attribute -> attribute.equals("discriminatorValue") ? outer.isEmpty() : own.isEmpty())
                    .forEach(attribute -> report.error(
                            place.at(attribute),
                            attribute.equals("discriminatorValue")
                                    ? "'discriminatorValue' is for subtypes, and no supertype of '"
                                            + element.getSimpleName() + "' is a union"
                                    : "'" + attribute
                                            + "' is for unions, which have a 'discriminator' or a 'wrapper'"));
        });
        if (properties.undeclared(element).isPresent()) {
            values.put("dynamic", new WordValue(report.location(new Place(element)), "true"));
        }
        own.ifPresent(union -> {
            SourceLocation at = report.location(union.place());
            union.discriminator()
                    .ifPresentOrElse(
                            name -> values.put("discriminator", new TextValue(at, name)),
                            () -> values.put("wrapper", new WordValue(at, "true")));
            union.otherwise()
                    .ifPresent(other -> values.put(
                            "otherwise",
                            new TextValue(at, other.equals(element) ? "base" : simpleName(other, schemaNames))));
        });
        outer.ifPresent(union -> {
            List<String> strings = unions.strings(element, union);
            SourceLocation at =
                    report.location(annotations.find(Unions.JSON_SCHEMA).orElse(new Place(element)));
            if (!strings.isEmpty()) {
                values.put(
                        "discriminatorValue",
                        new ArrayValue(
                                at,
                                strings.stream()
                                        .map(each -> (AnnotationValue) new TextValue(at, each))
                                        .toList()));
            }
        });
        List<AnnotationElement> attributes = values.entrySet().stream()
                .map(value -> ColumnDraft.element(value.getKey(), value.getValue()))
                .toList();
        return attributes.isEmpty()
                ? Optional.empty()
                : Optional.of(new Annotation(attributes.get(0).location(), "JsonSchema", attributes));
    }

    private static String simpleName(TypeElement element, UnaryOperator<String> schemaNames) {
        String name = schemaNames.apply(element.getQualifiedName().toString());
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
