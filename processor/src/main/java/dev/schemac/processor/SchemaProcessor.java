package dev.schemac.processor;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.processor.ClassSchemas.ClassSchema;
import dev.schemac.processor.Report.Finding;
import dev.schemac.processor.Report.Place;
import java.io.IOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.tools.Diagnostic.Kind;
import javax.tools.FileObject;
import javax.tools.StandardLocation;

/**
 * Generates parsers and writers for the classes with {@code @JsonSchema}, and for all classes that they refer to. A class
 * with unknown types waits for the next round, because another processor may generate them.
 */
@SupportedOptions(SchemaProcessor.WARNINGS)
public final class SchemaProcessor extends AbstractProcessor {
    /** The option that switches warnings off: {@code -Aschemac.warnings=false}. */
    static final String WARNINGS = "schemac.warnings";

    /** The folder of the files by which a runtime finds the parser of a class. */
    private static final String INDEX = "META-INF/schemac/";

    /** The outermost classes of all rounds, and of this one. */
    private final Set<String> sources = new HashSet<>();

    private final Set<String> sourcesOfRound = new HashSet<>();
    private final Set<String> waiting = new TreeSet<>();
    private final Set<String> done = new TreeSet<>();
    private final Set<String> written = new HashSet<>();
    private final Set<String> printed = new HashSet<>();

    /** Creates the processor; compilers call this. */
    public SchemaProcessor() {}

    @Override
    public Set<String> getSupportedAnnotationTypes() {
        return Set.of(Unions.JSON_SCHEMA);
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        sourcesOfRound.clear();
        for (Element element : round.getRootElements()) {
            if (element instanceof TypeElement type) {
                sourcesOfRound.add(type.getQualifiedName().toString());
            }
        }
        sources.addAll(sourcesOfRound);
        annotations.stream()
                .flatMap(annotation -> round.getElementsAnnotatedWith(annotation).stream())
                .forEach(element ->
                        waiting.add(((TypeElement) element).getQualifiedName().toString()));
        if (!waiting.isEmpty()) {
            process(round.processingOver());
        }
        return false;
    }

    private void process(boolean last) {
        Set<String> names = new TreeSet<>(done);
        names.addAll(waiting);
        ClassSchemas schemas = read(names);
        Set<TypeElement> unfinished =
                last ? Set.of() : schemas.unfinished(elements(waiting), type -> isIn(sourcesOfRound, type));
        unfinished.forEach(each -> names.remove(each.getQualifiedName().toString()));
        if (names.equals(done)) {
            return;
        } else if (!unfinished.isEmpty()) {
            schemas = read(names);
        }
        waiting.removeAll(names);
        done.addAll(names);
        LinkedSchemas linked = schemas.link().orElse(null);
        if (linked != null) {
            Diagnostics diagnostics = new Diagnostics();
            Map<ObjectType, List<GeneratedFile>> files =
                    new SchemaCompiler(CompilerOptions.DEFAULT).generate(linked, diagnostics);
            schemas.report().addAll(diagnostics);
            if (!schemas.report().hasErrors()) {
                write(schemas, files);
            }
        }
        schemas.report().findings().forEach(this::print);
    }

    private ClassSchemas read(Set<String> names) {
        ClassSchemas schemas = new ClassSchemas(
                processingEnv.getElementUtils(),
                processingEnv.getTypeUtils(),
                type -> isIn(sources, type),
                this::isInOutput);
        schemas.read(elements(names));
        return schemas;
    }

    private List<TypeElement> elements(Set<String> names) {
        return names.stream()
                .map(processingEnv.getElementUtils()::getTypeElement)
                .toList();
    }

    private static boolean isIn(Set<String> outermost, TypeElement type) {
        Element element = type;
        while (element.getEnclosingElement() instanceof TypeElement outer) {
            element = outer;
        }
        return outermost.contains(((TypeElement) element).getQualifiedName().toString());
    }

    /** Whether an incremental build compiled the class before, so that it is not among the sources now. */
    private boolean isInOutput(TypeElement type) {
        Elements elements = processingEnv.getElementUtils();
        String file = elements.getBinaryName(type).toString().replace('.', '/') + ".class";
        try {
            processingEnv
                    .getFiler()
                    .getResource(StandardLocation.CLASS_OUTPUT, "", file)
                    .openInputStream()
                    .close();
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    // ---- files

    private void write(ClassSchemas schemas, Map<ObjectType, List<GeneratedFile>> files) {
        Map<String, List<GeneratedFile>> byName = new HashMap<>();
        files.forEach((type, sources) -> byName.put(type.qualifiedName(), sources));
        for (ClassSchema schema : schemas.schemas()) {
            if (schema.compiled() || !written.add(schema.qualifiedName())) {
                continue;
            } else if (schemas.adapter(schema).isPresent()) {
                write(schema, schemas.adapter(schema).get());
                continue;
            }
            byName.getOrDefault(schema.qualifiedName(), List.of()).forEach(source -> write(schema, source));
            writeIndex(schema);
        }
    }

    private void write(ClassSchema schema, GeneratedFile source) {
        String name = source.path().replaceFirst("\\.java$", "").replace('/', '.');
        write(schema, source.content(), name, () -> processingEnv.getFiler().createSourceFile(name, schema.owner()));
    }

    /** Writes the file that names the parser of a class. An instance of a generic class has none. */
    private void writeIndex(ClassSchema schema) {
        String file = INDEX + processingEnv.getElementUtils().getBinaryName(schema.element());
        if (schema.type().getTypeArguments().isEmpty()) {
            write(
                    schema,
                    schema.qualifiedName() + "Parser\n",
                    file,
                    () -> processingEnv
                            .getFiler()
                            .createResource(StandardLocation.CLASS_OUTPUT, "", file, schema.owner()));
        }
    }

    /** Creates a file. */
    private interface Creation {
        FileObject file() throws IOException;
    }

    private void write(ClassSchema schema, String content, String name, Creation creation) {
        try (Writer out = creation.file().openWriter()) {
            out.write(content);
        } catch (FilerException e) {
            print(new Finding(
                    Severity.ERROR,
                    new Place(schema.owner()),
                    "'" + name
                            + "' exists already, but it is the name of a generated file; rename one of the classes"));
        } catch (IOException e) {
            print(new Finding(
                    Severity.ERROR, new Place(schema.owner()), "cannot write " + name + ": " + e.getMessage()));
        }
    }

    // ---- messages

    /** Prints a finding once. */
    private void print(Finding finding) {
        boolean error = finding.severity() == Severity.ERROR;
        Place place = finding.place();
        boolean silent = !error && "false".equals(processingEnv.getOptions().get(WARNINGS));
        if (silent || !printed.add(place.element() + ": " + finding.message())) {
            return;
        }
        // the annotation and its value may be null
        processingEnv
                .getMessager()
                .printMessage(
                        error ? Kind.ERROR : Kind.WARNING,
                        finding.message(),
                        place.element(),
                        place.annotation().orElse(null),
                        place.value().orElse(null));
    }
}
