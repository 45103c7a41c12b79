package dev.schemac.codegen.emit;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.EnumType;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * From the linked schema to Java sources, in memory. Names are settled and checked first; then each schema gets a
 * plan, and each plan a value class, a parser and a writer. Nothing here touches the disk. Immutable.
 */
public final class JavaEmitter {

    private static final Pattern LANGUAGE_IMPORT = Pattern.compile("(?m)^import java\\.lang\\.(\\w+);\n");

    private final CompilerOptions options;

    /**
     * A generator for one run.
     *
     * @param options how it is read or written
     */
    public JavaEmitter(CompilerOptions options) {
        this.options = options;
    }

    /**
     * Settles the names and the layout of the classes of all schemas.
     *
     * @param schema what is generated
     * @param others the plans of all that the schemas refer to, directly or not
     * @param diagnostics knows the sources of the schema; takes the errors
     * @return names and layout
     * @throws SchemaException if two schemas need the same class, or one needs what Java does not have
     */
    public PlannedSchemas plan(SchemaSet schema, List<PlannedSchemas> others, Diagnostics diagnostics) {
        Map<ObjectType, ObjectNames> own = Planner.names(schema, options.defaultPackage());
        Map<ObjectType, ObjectNames> names = new LinkedHashMap<>();
        Map<ObjectType, ObjectPlan> plans = new LinkedHashMap<>();
        for (PlannedSchemas other : others) {
            names.putAll(other.names());
            plans.putAll(other.plans());
        }
        names.putAll(own);
        ClassReaders readers = ClassReaders.of(own);
        ApplicationNames application = ApplicationNames.of(own, readers);
        QualifiedNames qualified = QualifiedNames.of(names, readers, application);
        NameRules.check(schema, names, plans, application, qualified, options.style(), diagnostics);
        throwIfErrors(diagnostics);
        Planner planner = new Planner(
                schema,
                new TypeMapper(names, readers),
                options.style(),
                plans,
                application.writtenRoots(),
                qualified.roots().keySet());
        return new PlannedSchemas(schema, own, readers, planner, classesByPackage(names, readers, application));
    }

    /**
     * Generates the classes of all schemas and the index by which their parsers are found.
     *
     * @param schemas what is generated
     * @return the files, in memory
     */
    public GeneratedFiles generate(PlannedSchemas schemas) {
        List<GeneratedFile> sources = new ArrayList<>();
        for (ObjectPlan plan : schemas.all()) {
            Set<String> neighbours = schemas.classes(plan.names().packageName());
            if (!plan.names().application()) {
                sources.add(source(plan.names().value(), valueClass(plan), neighbours));
            }
            sources.add(source(
                    plan.names().parser(), withConstants(plan, new ParserGenerator(plan).generate()), neighbours));
            sources.add(source(
                    plan.names().writer(), withConstants(plan, new WriterGenerator(plan).generate()), neighbours));
        }
        return new GeneratedFiles(sources, List.of(parserIndex(schemas.names())));
    }

    /** A constant hides the enum of its name: that is written with its package. */
    private static TypeSpec withConstants(ObjectPlan plan, TypeSpec type) {
        String[] hidden = plan.columns().stream()
                .map(column -> TypeMapper.leaf(column.type()))
                .filter(EnumType.class::isInstance)
                .map(leaf ->
                        RuntimeNames.className(((EnumType) leaf).className()).simpleName())
                .filter(Planner::isConstant)
                .distinct()
                .toArray(String[]::new);
        return hidden.length == 0
                ? type
                : type.toBuilder().alwaysQualify(hidden).build();
    }

    private TypeSpec valueClass(ObjectPlan plan) {
        return options.style() == ValueStyle.RECORD
                ? new RecordGenerator(plan).generate()
                : new ValueClassGenerator(plan).generate();
    }

    private static void throwIfErrors(Diagnostics diagnostics) {
        if (diagnostics.hasErrors()) {
            throw new SchemaException(diagnostics);
        }
    }

    /**
     * @param neighbours simple names of classes in the package: where one of {@code java.lang} is called so too, it has to be
     *     imported, and no other
     */
    private static GeneratedFile source(ClassName name, TypeSpec type, Set<String> neighbours) {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .build()
                .toString();
        String imported = LANGUAGE_IMPORT
                .matcher(text)
                .replaceAll(match -> neighbours.contains(match.group(1)) ? match.group() : "");
        return new GeneratedFile(name.canonicalName().replace('.', '/') + ".java", SourceLayout.tidy(imported));
    }

    /** The simple names of all known classes, by package. */
    private static Map<String, Set<String>> classesByPackage(
            Map<ObjectType, ObjectNames> names, ClassReaders readers, ApplicationNames application) {
        Stream<ClassName> generated = Stream.concat(names.values().stream(), readers.all().values().stream())
                .flatMap(classes -> classes.all().stream());
        return Stream.concat(generated, application.classes().stream())
                .collect(Collectors.groupingBy(
                        ClassName::packageName, Collectors.mapping(ClassName::simpleName, Collectors.toSet())));
    }

    private static GeneratedFile parserIndex(Map<ObjectType, ObjectNames> names) {
        String lines = names.values().stream()
                .map(classes -> classes.parser().canonicalName() + "\n")
                .sorted()
                .collect(Collectors.joining());
        return new GeneratedFile(RuntimeNames.PARSER_INDEX, lines);
    }
}
