package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.plan.EnumPlan;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ValueKind;
import dev.schemac.codegen.plan.PlannedSchemas;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** From the plans of schemas to Java sources, in memory: each gets a value class, a parser and a writer; each enum is one. */
public final class JavaEmitter {

    private static final Pattern LANGUAGE_IMPORT = Pattern.compile("(?m)^import java\\.lang\\.(\\w+);\n");

    private JavaEmitter() {}

    /** Generates the classes of all enums and schemas: Java sources by their paths, with {@code /} between the parts. */
    public static Map<String, String> sources(PlannedSchemas schemas) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (EnumPlan plan : schemas.enums()) {
            Set<String> neighbours = schemas.classes(plan.name().packageName());
            add(poet(plan.name()), new EnumEmitter(plan).generate(), neighbours, sources);
        }
        for (ObjectPlan plan : schemas.all()) {
            Set<String> neighbours = schemas.classes(plan.names().packageName());
            if (!plan.names().application()) {
                valueClasses(plan)
                        .forEach(type ->
                                add(ClassName.get(plan.names().packageName(), type.name()), type, neighbours, sources));
            }
            TypeSpec parser = withConstants(plan, new ParserEmitter(plan).generate());
            add(poet(plan.names().parser()), parser, neighbours, sources);
            TypeSpec writer = withConstants(plan, new WriterEmitter(plan).generate());
            add(poet(plan.names().writer()), writer, neighbours, sources);
        }
        return sources;
    }

    /** A constant hides the enum of its name: that is written with its package. */
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

    /**
     * @param neighbours simple names of classes in the package: where one of {@code java.lang} is called so too, it has
     *     to be imported, and no other
     */
    private static void add(ClassName name, TypeSpec type, Set<String> neighbours, Map<String, String> sources) {
        String text = JavaFile.builder(name.packageName(), type)
                .indent("    ")
                .build()
                .toString();
        String imported = LANGUAGE_IMPORT
                .matcher(text)
                .replaceAll(match -> neighbours.contains(match.group(1)) ? match.group() : "");
        sources.put(name.canonicalName().replace('.', '/') + ".java", SourceLayout.tidy(imported));
    }
}
