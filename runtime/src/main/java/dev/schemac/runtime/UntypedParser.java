package dev.schemac.runtime;

import dev.schemac.runtime.internal.input.UntypedReader;

/** Parses documents without a schema. {@link JsonWriter#untypedValue} writes their values. */
public final class UntypedParser {
    private UntypedParser() {}

    /**
     * Parses a document without a schema.
     *
     * @param json the array that contains the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param options the options of the parse
     * @return a {@code Map} in the order of the document for an object, a {@code List} for an array; both can be
     *     changed. Their values are maps, lists, {@code String}, {@code Boolean}, {@code null}, and numbers. A number
     *     is an {@code Integer}, {@code Long} or {@code BigInteger} by size, or a {@code Double} if it has a fraction
     *     or an exponent
     * @throws JsonParseException if it is invalid, or neither an object nor an array
     */
    public static Object parse(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parseUntyped(json, offset, length, options, UntypedReader::readWithLists);
    }

    /**
     * Parses a document without a schema, and keeps each digit of its numbers.
     *
     * @param json the array that contains the document
     * @param offset the beginning of the document in the array, in bytes
     * @param length the length of the document, in bytes
     * @param options how it is read; {@link JsonOptions#maxDecimalScale} limits exponents
     * @return as {@link #parse}, with a {@link java.math.BigDecimal} for each number that has a fraction or an
     *     exponent
     * @throws JsonParseException if it is invalid, or neither an object nor an array
     */
    public static Object parseExact(byte[] json, int offset, int length, JsonOptions options) {
        return DocumentReader.parseUntyped(json, offset, length, options, UntypedReader::readExact);
    }
}
