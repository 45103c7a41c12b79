package dev.schemac.processor;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.classes.ClassProperties;
import dev.schemac.codegen.classes.ElementClasses;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ModuleDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.processor.ClassReader.ReadClass;
import dev.schemac.processor.Report.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/**
 * Reads annotated classes, and all classes that they refer to, as schemas: one for each class, in files for each
 * package. Not thread-safe.
 */
final class ClassSchemas {
    /**
     * A class with a schema.
     *
     * @param owner the annotated class that the files of its schema belong to: the class itself, or the first one that
     *     refers to it
     * @param module the package of its parser
     * @param name the name of its schema
     * @param compiled whether its parser exists, so that it is only linked
     */
    record ClassSchema(DeclaredType type, TypeElement owner, String module, String name, boolean compiled) {
        TypeElement element() {
            return (TypeElement) type.asElement();
        }

        String qualifiedName() {
            return module.isEmpty() ? name : module + "." + name;
        }
    }

    /** The limit of type arguments inside of each other. */
    private static final int MAX_DEPTH = 16;

    private final Elements elements;
    private final Types types;
    private final Predicate<TypeElement> inCompilation;
    private final Predicate<TypeElement> inOutput;
    private final Report report = new Report();
    private final Unions unions;
    private final ClassReader reader;

    /** By type, in the order of discovery. */
    private final Map<String, ClassSchema> schemas = new LinkedHashMap<>();

    private final Map<String, ReadClass> read = new HashMap<>();
    private TypeElement root;

    /**
     * @param inCompilation whether a class is a source of this compilation
     * @param inOutput whether an earlier compilation wrote it to the same folder
     */
    ClassSchemas(
            Elements elements, Types types, Predicate<TypeElement> inCompilation, Predicate<TypeElement> inOutput) {
        this.elements = elements;
        this.types = types;
        this.inCompilation = inCompilation;
        this.inOutput = inOutput;
        this.unions = new Unions(types, report);
        this.reader = new ClassReader(elements, types, unions, report);
    }

    Report report() {
        return report;
    }

    Collection<ClassSchema> schemas() {
        return schemas.values();
    }

    /** Returns the adapter of a class whose objects are scalars, if it must be generated. */
    Optional<GeneratedFile> adapter(ClassSchema schema) {
        return read.get(key(schema.type())).adapter();
    }

    /** Reads classes and those that they refer to. */
    void read(Collection<TypeElement> roots) {
        List<TypeElement> sorted = roots.stream()
                .sorted(Comparator.comparing(each -> each.getQualifiedName().toString()))
                .toList();
        for (TypeElement each : sorted) {
            if (each.getKind() == ElementKind.ENUM || each.getKind() == ElementKind.ANNOTATION_TYPE) {
                report.error(
                        Annotations.of(each, types, report)
                                .find(Unions.JSON_SCHEMA)
                                .orElse(new Place(each)),
                        "'@JsonSchema' is for classes, records and interfaces; enums need no annotation");
            } else {
                readFrom(each);
            }
        }
    }

    private void readFrom(TypeElement from) {
        root = from;
        Deque<DeclaredType> open = new ArrayDeque<>(List.of((DeclaredType) from.asType()));
        while (!open.isEmpty()) {
            DeclaredType type = open.poll();
            ClassSchema schema = schema(type);
            if (!read.containsKey(key(type))) {
                ReadClass found = reader.read(
                        schema.type(),
                        schema.qualifiedName(),
                        each -> schema((DeclaredType) each.asType()).qualifiedName());
                read.put(key(type), found);
                found.mentioned().stream()
                        .filter(each -> isFinite(each, schema))
                        .filter(each -> !TypeReader.isEnum(each) || ValueClasses.isValue(each.asElement()))
                        .forEach(open::add);
            }
        }
    }

    /** Reports the types of a generic class that contains ever larger instances of itself. */
    private boolean isFinite(DeclaredType type, ClassSchema in) {
        boolean finite = depth(type) <= MAX_DEPTH;
        if (!finite) {
            report.error(
                    new Place(in.element()),
                    "class '" + in.element().getSimpleName()
                            + "' refers to instances of generic classes without end; use a fixed type argument");
        }
        return finite;
    }

    private static int depth(TypeMirror type) {
        return type instanceof DeclaredType declared
                ? 1
                        + declared.getTypeArguments().stream()
                                .mapToInt(ClassSchemas::depth)
                                .max()
                                .orElse(0)
                : 0;
    }

    private String key(DeclaredType type) {
        return ClassProperties.name(type, types).toString();
    }

    private ClassSchema schema(DeclaredType type) {
        return schemas.computeIfAbsent(key(type), key -> newSchema(type));
    }

    private ClassSchema newSchema(DeclaredType type) {
        TypeElement element = (TypeElement) type.asElement();
        String own = packageOf(element);
        String name = simpleName(type);
        boolean instance = !type.getTypeArguments().isEmpty();
        boolean annotated =
                !instance && Mirrors.find(element, Unions.JSON_SCHEMA).isPresent();
        boolean source = !instance && inCompilation.test(element);
        boolean compiled = !source
                && Stream.of("Parser", ValueClasses.ADAPTER)
                        .map(end -> elements.getTypeElement((own.isEmpty() ? "" : own + ".") + name + end))
                        .anyMatch(found -> found != null);
        return new ClassSchema(
                type,
                annotated ? element : root,
                annotated || source || compiled || !instance && inOutput.test(element) ? own : packageOf(root),
                name,
                compiled);
    }

    private String packageOf(Element element) {
        return elements.getPackageOf(element).getQualifiedName().toString();
    }

    /** Returns {@code Outer_Inner}, and {@code Page_Order} for {@code Page<Order>}. */
    private static String simpleName(TypeMirror type) {
        if (!(type instanceof DeclaredType declared)) {
            return type.toString().replaceAll("\\W", "_");
        }
        Element element = declared.asElement();
        String outer =
                element.getEnclosingElement() instanceof TypeElement owner ? simpleName(owner.asType()) + "_" : "";
        return Stream.concat(
                        Stream.of(outer + element.getSimpleName()),
                        declared.getTypeArguments().stream().map(ClassSchemas::simpleName))
                .collect(Collectors.joining("_"));
    }

    // ---- classes that were not found

    /**
     * Returns the classes that refer to unfinished ones: with unknown types, or before Lombok completes them.
     *
     * @param isNew whether a class is a source of this round, so that Lombok may not have seen it
     */
    Set<TypeElement> unfinished(Collection<TypeElement> roots, Predicate<TypeElement> isNew) {
        return roots.stream()
                .filter(each -> isUnfinished((DeclaredType) each.asType(), isNew, new HashSet<>()))
                .collect(Collectors.toSet());
    }

    private boolean isUnfinished(DeclaredType type, Predicate<TypeElement> isNew, Set<String> seen) {
        ReadClass found = read.get(key(type));
        TypeElement element = (TypeElement) type.asElement();
        return found != null
                && seen.add(key(type))
                && (found.unresolved()
                        || isNew.test(element) && hasLombok(element)
                        || found.mentioned().stream().anyMatch(each -> isUnfinished(each, isNew, seen)));
    }

    private static boolean hasLombok(TypeElement element) {
        return Stream.concat(Stream.of(element), element.getEnclosedElements().stream())
                .flatMap(each -> each.getAnnotationMirrors().stream())
                .anyMatch(mirror -> Mirrors.name(mirror).startsWith("lombok."));
    }

    // ---- schemas

    /** Links the classes; empty after errors, of reading too. */
    Optional<LinkedSchemas> link() {
        Diagnostics diagnostics = new Diagnostics();
        Optional<LinkedSchemas> linked = SchemaLoader.link(files(), new ElementClasses(elements, types), diagnostics);
        report.addAll(diagnostics);
        return linked.filter(schemas -> !report.hasErrors());
    }

    private List<SchemaFile> files() {
        Map<String, List<SchemaDeclaration>> byModule = new TreeMap<>();
        schemas.forEach((type, schema) -> byModule.computeIfAbsent(schema.module(), key -> new ArrayList<>())
                .add(read.get(type).declaration()));
        return byModule.entrySet().stream()
                .map(each -> file(each.getKey(), each.getValue()))
                .toList();
    }

    private static SchemaFile file(String module, List<SchemaDeclaration> declarations) {
        SourceLocation at = declarations.get(0).location();
        return new SchemaFile(
                at,
                module.isEmpty() ? Optional.empty() : Optional.of(new ModuleDeclaration(at, List.of(), module)),
                List.of(),
                List.of(),
                declarations,
                List.of(),
                Set.of());
    }
}
