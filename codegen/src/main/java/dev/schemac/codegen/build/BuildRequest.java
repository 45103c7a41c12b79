package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.write.ClassPathFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The inputs and outputs of one build step. Several steps may share the folders; each has its name.
 *
 * @param name of the step, unique in the state folder; its result is recorded under this name
 * @param steps the names of all existing steps; files of other steps in this state folder are removed
 * @param options the compiler options, with the location of the classes that schemas name
 * @param schemaFolder the folder of the schemas
 * @param schemas the schema files below it, in any order
 * @param sourceFolder the folder of Java sources
 * @param resourceFolder the folder of class path resources
 * @param classFolder the folder into which the build tool compiles the sources and copies the resources. The step
 *     removes files from it whose generated file it removes. Empty if the build tool does so itself
 * @param stateFolder the folder of records about inputs and outputs; reserved for the build
 * @param publishAs the name that publishes {@code @public} schemas to dependent projects, as {@code group/artifact};
 *     empty for none
 * @param claims the step of each written file, for one run of the build tool; each step adds its files
 */
public record BuildRequest(
        String name,
        Set<String> steps,
        CompilerOptions options,
        Path schemaFolder,
        List<Path> schemas,
        Path sourceFolder,
        Path resourceFolder,
        Optional<Path> classFolder,
        Path stateFolder,
        String publishAs,
        Map<Path, String> claims) {

    /** Checks that no argument is null. */
    public BuildRequest {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(publishAs, "publishAs");
        Objects.requireNonNull(claims, "claims");
        steps = Set.copyOf(steps);
        schemaFolder = absolute(schemaFolder);
        schemas = schemas.stream().map(BuildRequest::absolute).sorted().toList();
        sourceFolder = absolute(sourceFolder);
        resourceFolder = absolute(resourceFolder);
        classFolder = classFolder.map(BuildRequest::absolute);
        stateFolder = absolute(stateFolder);
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /**
     * Returns the path of a schema file below its folder, with {@code /} between the parts: the same on every machine.
     */
    String relative(Path schema) {
        return schema.startsWith(schemaFolder)
                ? ClassPathFiles.path(schemaFolder, schema)
                : schema.getFileName().toString();
    }
}
