package dev.schemac.codegen.emit;

import static dev.schemac.codegen.emit.RuntimeNames.poet;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.JavaFile;
import com.palantir.javapoet.TypeSpec;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.plan.ObjectPlan;
import dev.schemac.codegen.plan.ObjectPlan.ValueKind;
import dev.schemac.codegen.plan.PlannedSchemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** From the plans of schemas to Java sources, in memory: each gets a value class, a parser and a writer. */
public final class JavaEmitter {

    private static final Pattern LANGUAGE_IMPORT = Pattern.compile("(?m)^import java\\.lang\\.(\\w+);\n");

    private JavaEmitter() {}

    /**
     * Generates the classes of all schemas and the index by which their parsers are found.
     *
     * @param schemas what is generated
     * @return the files, in memory
     */
    public static GeneratedFiles generate(PlannedSchemas schemas) {
        List<GeneratedFile> sources = new ArrayList<>();
        for (ObjectPlan plan : schemas.all()) {
            Set<String> neighbours = schemas.classes(plan.names().packageName());
            if (!plan.names().application()) {
                sources.add(source(poet(plan.names().value()), valueClass(plan), neighbours));
            }
            sources.add(source(
                    poet(plan.names().parser()), withConstants(plan, new ParserEmitter(plan).generate()), neighbours));
            sources.add(source(
                    poet(plan.names().writer()), withConstants(plan, new WriterEmitter(plan).generate()), neighbours));
        }
        return new GeneratedFiles(sources, List.of(parserIndex(schemas)));
    }

    /** A constant hides the enum of its name: that is written with its package. */
    private static TypeSpec withConstants(ObjectPlan plan, TypeSpec type) {
        return plan.hiddenEnums().isEmpty()
                ? type
                : type.toBuilder()
                        .alwaysQualify(plan.hiddenEnums().toArray(String[]::new))
                        .build();
    }

    private static TypeSpec valueClass(ObjectPlan plan) {
        return plan.kind() == ValueKind.RECORD ? new RecordEmitter(plan).generate() : new BeanEmitter(plan).generate();
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

    private static GeneratedFile parserIndex(PlannedSchemas schemas) {
        String lines =
                schemas.parsers().stream().map(parser -> parser + "\n").sorted().collect(Collectors.joining());
        return new GeneratedFile(RuntimeNames.PARSER_INDEX, lines);
    }
}
