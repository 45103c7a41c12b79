package dev.schemac.codegen.build;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.PublishedSchemas;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All that decides what a step generates, as hashes of its content. */
final class BuildInputs {

    private final BuildRequest request;
    private final List<SchemaSource> sources;
    private final List<PublishedSchemas> published;
    private final NamedClasses classes;

    BuildInputs(
            BuildRequest request,
            List<SchemaSource> sources,
            List<PublishedSchemas> published,
            ClassPathFiles libraries) {
        this.request = request;
        this.sources = sources;
        this.published = published;
        this.classes = new NamedClasses(request.options().sourcePath(), libraries);
    }

    List<SchemaSource> sources() {
        return sources;
    }

    /** What libraries offer. */
    List<PublishedSchemas> published() {
        return published;
    }

    /** The sources under names that are the same on every machine. */
    List<SchemaSource> relativeSources() {
        return sources.stream()
                .map(source -> new SchemaSource(request.relative(Path.of(source.name())), source.text()))
                .toList();
    }

    /**
     * The hashes, by what they are of.
     *
     * @param classNames the Java classes that schemas name
     */
    Map<String, String> hashes(Collection<String> classNames) throws IOException {
        Map<String, String> hashes = new LinkedHashMap<>();
        hashes.put("schemas", schemas());
        hashes.put("configuration", configuration());
        hashes.put("libraries", libraries());
        hashes.put("classes", classes.hash(classNames));
        hashes.put("generator", GeneratorHash.value());
        return hashes;
    }

    private String schemas() {
        ContentHash hash = new ContentHash();
        relativeSources().forEach(source -> hash.add(source.name()).add(source.text()));
        return hash.text();
    }

    private String configuration() {
        return new ContentHash()
                .add(request.options().style().toString())
                .add(request.options().defaultPackage())
                .add(String.valueOf(request.options().esper()))
                .add(String.valueOf(request.options().refill()))
                .add(request.publishAs())
                // Relative: a project that is moved as a whole is the same.
                .add(FolderFiles.path(request.stateFolder(), request.sourceFolder()))
                .add(FolderFiles.path(request.stateFolder(), request.resourceFolder()))
                .text();
    }

    private String libraries() {
        ContentHash hash = new ContentHash();
        for (PublishedSchemas library : published) {
            for (GeneratedFile file : library.files()) {
                hash.add(file.path()).add(file.content());
            }
        }
        return hash.text();
    }
}
