package dev.schemac.codegen;

import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/**
 * What one run generated, in a fixed order: the same schemas give the same files, byte for byte.
 *
 * @param sources Java sources: for each schema its value class, its parser and its writer
 * @param resources files that belong on the class path as they are: the index for {@link java.util.ServiceLoader}
 * @param findings what may be a mistake in the schemas: warnings
 */
public record GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources, Findings findings) {

    /** The path of the index in which {@link java.util.ServiceLoader} looks for parsers. */
    public static final String PARSER_INDEX = "META-INF/services/" + ObjectParser.class.getName();

    /**
     * Files of schemas that there is nothing to say about.
     *
     * @param sources Java sources
     * @param resources files that belong on the class path as they are
     */
    public GeneratedFiles(List<GeneratedFile> sources, List<GeneratedFile> resources) {
        this(sources, resources, Findings.NONE);
    }

    /** Copies the lists. */
    public GeneratedFiles {
        sources = List.copyOf(sources);
        resources = List.copyOf(resources);
    }

    /** {@return {@link #findings} as text for people, the first hundred and a count; empty where there are none} */
    public String warnings() {
        return findings.render(Findings.MOST_SHOWN);
    }
}
