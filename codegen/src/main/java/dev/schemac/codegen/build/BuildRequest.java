package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What one step of a build is to generate, from what and to where. Several steps may share the folders; each has its
 * name.
 *
 * @param name of the step, unique among those that share the state folder; what it has done is recorded under this name
 * @param steps the names of all steps there are; what others of this state folder have left is removed
 * @param options what the generated code is to be like, and where the classes are that schemas name
 * @param schemaFolder the folder of the schemas
 * @param schemas the schema files below it, in any order
 * @param sourceFolder where Java sources go
 * @param resourceFolder where goes what belongs on the class path as it is
 * @param stateFolder where it is recorded what was done from what; nothing else writes there
 * @param publishAs under which name {@code @public} schemas are offered to projects that depend on this one, as
 *     {@code group/artifact}; empty offers none
 * @param claims which file was written by which step so far, for one run of the build tool; each step adds its files
 */
public record BuildRequest(
        String name,
        Set<String> steps,
        CompilerOptions options,
        Path schemaFolder,
        List<Path> schemas,
        Path sourceFolder,
        Path resourceFolder,
        Path stateFolder,
        String publishAs,
        Map<Path, String> claims) {

    /** Checks that nothing is missing. */
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
        stateFolder = absolute(stateFolder);
    }

    private static Path absolute(Path path) {
        return path.toAbsolutePath().normalize();
    }

    /** The path of a schema file below its folder, with {@code /} between the parts: the same on every machine. */
    String relative(Path schema) {
        return schema.startsWith(schemaFolder)
                ? ClassPathFiles.path(schemaFolder, schema)
                : schema.getFileName().toString();
    }
}
