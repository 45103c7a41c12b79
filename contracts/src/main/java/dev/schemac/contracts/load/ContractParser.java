package dev.schemac.contracts.load;

import dev.schemac.runtime.JsonOptions;

/**
 * Parses contracts in a syntax other than JSON, such as YAML. {@code ContractImport.with} uses it for all files,
 * including the targets of {@code $ref}.
 */
public interface ContractParser {
    /**
     * {@return whether this parser reads a file; otherwise the file is JSON}
     *
     * @param name the name of the file in reports
     */
    boolean reads(String name, byte[] content);

    /**
     * Parses a file.
     *
     * @param limits the limits on size, nesting and numbers, as for JSON
     * @return the value, of the classes that {@code UntypedParser.parseExact} returns: for an object a {@code Map}
     *     with strings as keys, in the order of the file; null for null
     * @throws ContractSyntaxException if the content is invalid
     */
    Object parse(byte[] content, JsonOptions limits);

    /**
     * Visits the values of a file that {@link #parse} has accepted. The default visits none, so no place is found.
     *
     * @param limits the limits of {@link #parse}
     * @param places receives each member and element
     */
    default void locate(byte[] content, JsonOptions limits, PointerPlaces places) {}
}
