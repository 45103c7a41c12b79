package dev.schemac.codegen;

import java.util.List;

/**
 * What one run generated, in a fixed order: the same schemas give the same files, byte for byte.
 *
 * @param sources Java sources: for each schema its value class, its parser and its writer
 * @param resources files that belong on the class path as they are: the index for {@link java.util.ServiceLoader}
 */
public record GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources) {
    public GeneratedFiles {
        sources = List.copyOf(sources);
        resources = List.copyOf(resources);
    }
}
