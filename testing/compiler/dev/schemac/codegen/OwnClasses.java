package dev.schemac.codegen;

import com.sun.source.util.JavacTask;
import dev.schemac.codegen.classes.ElementClasses;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ClassColumns;
import dev.schemac.dsl.syntax.SchemaFile.ColumnDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.TypeReference;
import dev.schemac.dsl.syntax.SchemaParser;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Schemas of application classes, as a tool that has read the classes describes them. A test writes the description in
 * the language: {@code module} is the package, the name of a schema is that of its class, and types and strings have full
 * names of classes. The columns of a schema are properties of its class, and discriminators. A column {@code class}
 * names a class that has type arguments.
 */
public final class OwnClasses {
    private static final String CLASS = "class";

    private final Map<String, ObjectParser<?>> parsers = new LinkedHashMap<>();
    private final List<GeneratedFile> generated;

    private OwnClasses(List<GeneratedFile> generated) {
        this.generated = generated;
    }

    /** The linked schemas; empty if the diagnostics have errors. */
    public static Optional<LinkedSchemas> link(
            Diagnostics diagnostics, List<GeneratedFile> classes, String... descriptions) {
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        null,
                        List.of("-proc:none"),
                        null,
                        classes.stream().map(CompiledSources::source).toList());
        try {
            task.analyze();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        List<SchemaFile> files = new ArrayList<>();
        for (String description : descriptions) {
            SourceText text = new SourceText("classes" + files.size(), description);
            diagnostics.addSource(text);
            files.add(ofClasses(SchemaParser.parse(text, diagnostics)));
        }
        return SchemaLoader.link(files, new ElementClasses(task.getElements(), task.getTypes()), diagnostics);
    }

    /** The messages of the errors, each with its place. */
    public static List<String> errors(List<GeneratedFile> classes, String... descriptions) {
        Diagnostics diagnostics = new Diagnostics();
        link(diagnostics, classes, descriptions);
        return diagnostics.findings().of(Severity.ERROR).list().stream()
                .map(each -> each.location() + ": " + each.message())
                .toList();
    }

    /** What is generated for the classes. */
    public static List<GeneratedFile> generate(List<GeneratedFile> classes, String... descriptions) {
        Diagnostics diagnostics = new Diagnostics();
        return link(diagnostics, classes, descriptions)
                .map(linked -> new SchemaCompiler(CompilerOptions.DEFAULT).generate(linked, diagnostics))
                .filter(files -> !diagnostics.hasErrors())
                .orElseThrow(() -> new AssertionError(diagnostics.findings().render()))
                .values()
                .stream()
                .flatMap(List::stream)
                .toList();
    }

    /** Classes and generated code, compiled without a warning and loaded. */
    public static OwnClasses compile(List<GeneratedFile> classes, String... descriptions) throws IOException {
        OwnClasses own = new OwnClasses(generate(classes, descriptions));
        List<GeneratedFile> sources =
                Stream.concat(classes.stream(), own.generated.stream()).toList();
        String parsers = sources.stream()
                .map(file -> file.path().replace('/', '.').replaceFirst("\\.java$", ""))
                .filter(name -> name.endsWith("Parser"))
                .collect(Collectors.joining("\n"));
        GeneratedFile index = new GeneratedFile(GeneratedFiles.PARSER_INDEX, parsers);
        Map<String, byte[]> compiled =
                CompiledSources.compileCleanly(new GeneratedFiles(sources, List.of(index)), "own classes");
        CompiledSources.load(compiled, index)
                .forEach(parser -> own.parsers.put(parser.eventType().qualifiedName(), parser));
        return own;
    }

    /** @param name the schema's, with its module */
    @SuppressWarnings("unchecked")
    public ObjectParser<Object> parser(String name) {
        return (ObjectParser<Object>) parsers.get(name);
    }

    /** What a document becomes. */
    public String written(String name, String json) {
        ObjectParser<Object> parser = parser(name);
        return parser.writer().toJson(parser.parse(json));
    }

    /** The text of a generated class. */
    public String generated(String path) {
        return generated.stream()
                .filter(file -> file.path().equals(path))
                .findFirst()
                .orElseThrow()
                .content();
    }

    /** Turns each schema of a file into the schema of the class of the same name. */
    private static SchemaFile ofClasses(SchemaFile file) {
        return new SchemaFile(
                file.location(),
                file.module(),
                file.uses(),
                file.imports(),
                file.schemas().stream()
                        .map(schema -> ofClass(schema, file.moduleName()))
                        .toList(),
                file.enums(),
                file.brokenSchemas());
    }

    private static SchemaDeclaration ofClass(SchemaDeclaration schema, String packageName) {
        TypeReference type = schema.columns().stream()
                .filter(column -> column.name().equals(CLASS))
                .map(ColumnDeclaration::type)
                .findFirst()
                .orElseGet(() -> new TypeReference(
                        schema.name().location(),
                        packageName + "." + schema.name().text().replace('_', '.'),
                        List.of(schema.name()),
                        List.of(),
                        List.of()));
        List<ColumnDeclaration> columns = schema.columns().stream()
                .filter(column -> !column.name().equals(CLASS))
                .toList();
        return new SchemaDeclaration(
                schema.location(),
                schema.comment(),
                schema.annotations(),
                schema.kind(),
                schema.name(),
                new ClassColumns(schema.name().location(), type, columns),
                schema.qualifiers().stream()
                        .map(each -> new Qualifier(
                                each.location(),
                                each.word(),
                                each.names().stream()
                                        .map(name -> withPackage(name, packageName))
                                        .toList()))
                        .toList());
    }

    private static Name withPackage(Name name, String packageName) {
        boolean full = name.text().contains(".");
        return full ? name : new Name(name.location(), packageName + "." + name.text(), false);
    }
}
