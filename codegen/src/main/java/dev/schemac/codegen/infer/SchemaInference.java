package dev.schemac.codegen.infer;

import dev.schemac.codegen.epl.EplNames;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.util.List;
import java.util.Map;

/**
 * From JSON samples to a schema that holds all of them. Types are as wide as the samples ask for: an integer beyond
 * {@code int} makes a {@code long}, a fraction a {@code double}, one of more digits than a double has a {@code
 * BigDecimal}; what fits nothing is {@code Object}. A sample that is read with the schema is written with the same
 * strings and the same numbers, except numbers of many digits in columns of type {@code Object}. Each kind of
 * object becomes a schema, named after the member it was met in; objects that are alike become one, and those that a
 * member tells apart a union. Members that are not everywhere, or null somewhere, carry a comment that says so. {@link
 * InferenceOptions} chooses what else is recognized.
 *
 * <pre>{@code
 * SchemaInference inference = new SchemaInference("User");
 * inference.add(json, 0, json.length);
 * String epl = inference.schema("com.acme", InferenceOptions.DEFAULT);
 * }</pre>
 *
 * <p>For one thread. Memory grows with the shape of the samples, not with their number.
 */
public final class SchemaInference {
    /** About what fits in one array: a sample is a file that somebody names. */
    private static final JsonOptions OPTIONS = JsonOptions.STRICT.withMaxEventBytes(Integer.MAX_VALUE - 16);

    private final String name;
    private final ObjectSamples root = new ObjectSamples();
    private long samples;

    /**
     * An inference that has seen no sample.
     *
     * @param name what the schema of the samples is called; made a type's name where it is none
     */
    public SchemaInference(String name) {
        this.name = EplNames.typeName(name);
    }

    /**
     * Adds a document: an object, or an array of objects, each of which is a sample.
     *
     * @param offset where the document begins in the array, in bytes
     * @param length how many bytes the document has
     * @throws SampleException if it is anything else; nothing of it is added then
     */
    public void add(byte[] json, int offset, int length) {
        Object value;
        try {
            ObjectParser.parseUntyped(json, offset, length, OPTIONS); // refuses numbers beyond doubles
            value = ObjectParser.parseUntypedExact(json, offset, length, OPTIONS);
        } catch (JsonParseException e) {
            throw new SampleException(e.line(), e.column(), e.description());
        }
        if (value instanceof List<?> elements) {
            for (int i = 0; i < elements.size(); i++) {
                if (!(elements.get(i) instanceof Map<?, ?>)) {
                    throw new SampleException(
                            1,
                            1,
                            "expected objects in the array, for events are objects, but element " + i + " is none");
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

    /** {@return how many samples there were} */
    public long samples() {
        return samples;
    }

    /**
     * {@return the schemas of all samples so far, those that others need first, and the one of the samples last, but for
     * those that inherit from it} Formatted; the same samples give the same text.
     *
     * @param module the module of the schemas, {@code ""} for none
     */
    public String schema(String module, InferenceOptions options) {
        ObjectSamples copy = new ObjectSamples();
        copy.add(root);
        return new SchemaText(copy.settled(options.unions(), false), name, options).text(module);
    }
}
