package dev.schemac.codegen.generator;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * From the linked schema to Java sources, in memory. Names are settled and checked first; then each schema gets a
 * plan, and each plan a value class, a parser and a writer. Nothing here touches the disk. Immutable.
 */
public final class JavaGenerator {

    private final CompilerOptions options;

    /**
     * A generator for one run.
     *
     * @param options how it is read or written
     */
    public JavaGenerator(CompilerOptions options) {
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
    public PlannedSchemas plan(Schema schema, List<PlannedSchemas> others, Diagnostics diagnostics) {
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
        NameRules.check(schema, names, plans, application, options.style(), diagnostics);
        throwIfErrors(diagnostics);
        Planner planner =
                new Planner(schema, new TypeMapper(names, readers), options.style(), plans, application.writtenRoots());
        return new PlannedSchemas(schema, own, readers, planner);
    }

    /**
     * Generates the classes of all schemas and the index by which their parsers are found.
     *
     * @param schemas what is generated
     * @return the files, in memory
     */
    public GeneratedFiles generate(PlannedSchemas schemas) {
        Set<String> hidden = packagesHidingLanguageNames(schemas.names());
        List<GeneratedFile> sources = new ArrayList<>();
        for (ObjectPlan plan : schemas.all()) {
            boolean importLanguage = hidden.contains(plan.names().packageName());
            if (!plan.names().application()) {
                sources.add(source(plan.names().value(), valueClass(plan), importLanguage));
            }
            sources.add(source(plan.names().parser(), new ParserGenerator(plan).generate(), importLanguage));
            sources.add(source(plan.names().writer(), new WriterGenerator(plan).generate(), importLanguage));
        }
        return new GeneratedFiles(sources, List.of(parserIndex(schemas.names())));
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

    private static GeneratedFile source(ClassName name, TypeSpec type, boolean importLanguage) {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .skipJavaLangImports(!importLanguage)
                .build()
                .toString();
        return new GeneratedFile(name.canonicalName().replace('.', '/') + ".java", SourceLayout.tidy(text));
    }

    /** Packages in which a schema is called like a class of {@code java.lang}: there, the latter has to be imported. */
    private static Set<String> packagesHidingLanguageNames(Map<ObjectType, ObjectNames> names) {
        return names.values().stream()
                .flatMap(classes -> classes.all().stream())
                .filter(name -> RuntimeNames.LANGUAGE_NAMES.contains(name.simpleName()))
                .map(ClassName::packageName)
                .collect(Collectors.toSet());
    }

    private static GeneratedFile parserIndex(Map<ObjectType, ObjectNames> names) {
        String lines = names.values().stream()
                .map(classes -> classes.parser().canonicalName() + "\n")
                .sorted()
                .collect(Collectors.joining());
        return new GeneratedFile(RuntimeNames.PARSER_INDEX, lines);
    }
}
