package dev.schemac.codegen;

import java.util.List;

/**
 * What one run generated, in a fixed order: the same schemas give the same files, byte for byte.
 *
 * @param sources Java sources: for each schema its value class, its parser and its writer
 * @param resources files that belong on the class path as they are: the index for {@link java.util.ServiceLoader}
 * @param warnings what may be a mistake in the schemas, as text for people; empty where there is nothing to say
 */
public record GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources, String warnings) {

    /** Files of schemas that there is nothing to say about. */
    public GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources) {
        this(sources, resources, "");
    }

    public GeneratedFiles {
        sources = List.copyOf(sources);
        resources = List.copyOf(resources);
    }
}
