package dev.schemac.contracts.infer;

import dev.schemac.contracts.epl.EplNames;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.UntypedParser;
import java.util.List;
import java.util.Map;

/**
 * Infers a schema from JSON samples, which reads all of them.
 *
 * <ul>
 * <li>An integer beyond {@code int} becomes a {@code long}, and a fraction a {@code double}. A fraction with more
 * digits than a double becomes a {@code BigDecimal}. Mixed values become {@code Object}.
 * <li>A sample that the schema reads is written with the same strings and numbers, except long numbers in columns of
 * type {@code Object} and undeclared members.
 * <li>Each kind of object becomes a schema, named after the member of its first occurrence. Similar objects become one
 * schema, and objects with a discriminator become a union.
 * <li>A comment marks members that are sometimes absent or null. Another one counts the JSON types of mixed values.
 * </ul>
 *
 * {@link InferenceOptions} selects further features.
 *
 * <pre>{@code
 * SchemaInference inference = new SchemaInference("User");
 * inference.add(json, 0, json.length);
 * String epl = inference.schema("com.acme", InferenceOptions.DEFAULT);
 * }</pre>
 *
 * <p>Not thread-safe. Memory grows with the structure of the samples, not with their number.
 */
public final class SchemaInference {
    /** Below the size limit of an array, because a sample is a whole file. */
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT.withMaxEventBytes(Integer.MAX_VALUE - 16);

    private final String name;
    private final ObjectSamples root = new ObjectSamples();
    private long samples;

    /**
     * Creates an inference without samples.
     *
     * @param name the name of the schema of the samples; converted to a type name if necessary
     */
    public SchemaInference(String name) {
        this.name = EplNames.typeName(name);
    }

    /**
     * Adds a document: an object, or an array of objects, each of which is a sample. A UTF-8 byte order mark at its start
     * is skipped.
     *
     * @param offset the start of the document in the array, in bytes
     * @param length the length of the document in bytes
     * @throws SampleException if the document is anything else; no part of it is added then
     */
    public void add(byte[] json, int offset, int length) {
        Object value;
        try {
            value = UntypedParser.parseExact(json, offset, length, OPTIONS);
        } catch (JsonParseException e) {
            throw new SampleException(e);
        }
        if (value instanceof List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                if (!(elements.get(i) instanceof Map<?, ?>)) {
                    throw ElementPlace.of(json, offset, length, i)
                            .error("expected object but found " + kind(elements.get(i)));
                }
            }
            for (Object element : elements) {
                add((Map<?, ?>) element);
            }
        } else {
            add((Map<?, ?>) value);
        }
    }

    private void add(Map<?, ?> object) {
        root.add(object);
        samples++;
    }

    private static String kind(Object value) {
        if (value == null) {
            return "null";
        } else if (value instanceof List<?>) {
            return "array";
        } else if (value instanceof String) {
            return "string";
        }
        return value instanceof Boolean ? "boolean" : "number";
    }

    /** {@return the number of samples} */
    public long samples() {
        return samples;
    }

    /**
     * {@return the schemas of all samples so far, dependencies first} The schema of the samples is last, except for
     * schemas that inherit from it. The result is formatted; the same samples return the same result.
     *
     * @param module the module of the schemas, {@code ""} for none
     * @throws IllegalArgumentException if a path of {@link InferenceOptions#mapPaths} leads to no object
     * @throws InferenceException if no schema can read all samples. Either they have too many names for columns, or an
     *     {@code Object} column would contain a number beyond the range of {@code double}
     */
    public String schema(String module, InferenceOptions options) {
        return inferred(module, options).text();
    }

    /**
     * {@return the schemas of all samples so far, as {@link #schema} returns them, with the objects that became maps}
     *
     * @param module the module of the schemas, {@code ""} for none
     * @throws IllegalArgumentException if a path of {@link InferenceOptions#mapPaths} leads to no object
     * @throws InferenceException if no schema can read all samples. Either they have too many names for columns, or an
     *     {@code Object} column would contain a number beyond the range of {@code double}
     */
    public InferredSchema inferred(String module, InferenceOptions options) {
        Place place = Place.root(options);
        ObjectShape shape = root.copy().settled(place);
        place.checkRequests();
        return new InferredSchema(new SchemaText(shape, name, options).text(module), place.lines());
    }
}
