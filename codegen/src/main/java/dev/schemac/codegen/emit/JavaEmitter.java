package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.codegen.plan.EnumPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.PlannedSchemas;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * Turns the plans of schemas into Java sources, in memory. Each schema has a value class, a parser and a writer. Each
 * enum has one class.
 */
public final class JavaEmitter {

    /** From so many schemas on, all cores generate sources. For fewer, the start of the threads takes longer. */
    private static final int PARALLEL_FROM = 64;

    private JavaEmitter() {}

    /** Generates the classes of all enums and schemas: Java sources by their paths, with {@code /} between the parts. */
    public static Map<String, String> sources(PlannedSchemas schemas) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (EnumPlan plan : schemas.enums()) {
            boolean imports = schemas.importsLanguage(plan.name().packageName());
            add(poet(plan.name()), new EnumEmitter(plan).generate(), imports, sources);
        }
        boolean parallel = schemas.all().size() >= PARALLEL_FROM;
        StreamSupport.stream(schemas.all().spliterator(), parallel)
                .map(plan -> sources(plan, schemas.importsLanguage(plan.names().packageName())))
                .toList()
                .forEach(sources::putAll);
        return sources;
    }

    /** Generates the classes of one schema of a run. */
    public static Map<String, String> sources(PlannedSchemas schemas, ObjectPlan plan) {
        return sources(plan, schemas.importsLanguage(plan.names().packageName()));
    }

    private static Map<String, String> sources(ObjectPlan plan, boolean imports) {
        Map<String, String> sources = new LinkedHashMap<>();
        if (!plan.names().application()) {
            valueClasses(plan)
                    .forEach(type ->
                            add(ClassName.get(plan.names().packageName(), type.name()), type, imports, sources));
        }
        plan.names().facade().ifPresent(name -> add(poet(name), new FacadeEmitter(plan).generate(), imports, sources));
        TypeSpec parser = withConstants(plan, new ParserEmitter(plan).generate());
        add(poet(plan.names().parser()), parser, imports, sources);
        TypeSpec writer = withConstants(plan, new WriterEmitter(plan).generate());
        add(poet(plan.names().writer()), writer, imports, sources);
        return sources;
    }

    /** Returns the class of an enum; with its package if a constant of the same name hides it. */
    private static TypeSpec withConstants(ObjectPlan plan, TypeSpec type) {
        return plan.hiddenEnums().isEmpty()
                ? type
                : type.toBuilder()
                        .alwaysQualify(plan.hiddenEnums().toArray(String[]::new))
                        .build();
    }

    private static List<TypeSpec> valueClasses(ObjectPlan plan) {
        if (plan.kind() != ValueKind.RECORD) {
            return List.of(new BeanEmitter(plan).generate());
        }
        RecordEmitter records = new RecordEmitter(plan);
        if (!plan.isInterface()) {
            return List.of(records.generate());
        }
        return plan.isAbstract()
                ? List.of(records.generateInterface())
                : List.of(records.generateInterface(), records.generate());
    }

    /** @param imports whether classes of {@code java.lang} are imported */
    private static void add(ClassName name, TypeSpec type, boolean imports, Map<String, String> sources) {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .skipJavaLangImports(!imports)
                .build()
                .toString();
        sources.put(name.canonicalName().replace('.', '/') + ".java", SourceLayout.tidy(text));
    }
}
