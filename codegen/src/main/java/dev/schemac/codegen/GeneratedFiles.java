package dev.schemac.codegen;

import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/**
 * The output of one run in a fixed order: the same schemas generate the same files, byte for byte.
 *
 * @param sources Java sources: for each schema its value class, its parser and its writer
 * @param resources files for the class path: the index for {@link java.util.ServiceLoader}
 * @param findings warnings about the schemas
 */
public record GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources, Findings findings) {

    /** The path of the index that {@link java.util.ServiceLoader} reads to find parsers. */
    public static final String PARSER_INDEX = "META-INF/services/" + ObjectParser.class.getName();

    /**
     * Creates files of schemas without warnings.
     *
     * @param sources Java sources
     * @param resources files for the class path
     */
    public GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources) {
        this(sources, resources, Findings.NONE);
    }

    /** Copies the lists. */
    public GeneratedFiles {
        sources = List.copyOf(sources);
        resources = List.copyOf(resources);
    }

    /** {@return {@link #findings} as readable text, the first hundred and a count; empty if there are none} */
    public String warnings() {
        return findings.render(Findings.MOST_SHOWN);
    }
}
