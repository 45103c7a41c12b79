package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Writes the values of a document as JSON. */
public enum Layout {
    /** Without blanks, members in the order of the schema. */
    COMPACT,
    /** Indented by two spaces, one member or element a line: as Gson, JavaScript and Python do it. */
    PRETTY,
    /** As Jackson indents: a blank before each colon, too, and arrays in one line. */
    JACKSON,
    /** The members of every object in random order. */
    SHUFFLED,
    /** Null in one column of each user, always the same. */
    ONE_NULL(1, 0, false),
    /** Null in four columns, always the same. */
    FOUR_NULLS(4, 0, false),
    /** Null in one column of each object, at random. */
    ONE_NULL_ANYWHERE(1, 0, true),
    /** Null in four columns, at random. */
    FOUR_NULLS_ANYWHERE(4, 0, true),
    /** One undeclared member in each user, always at the same place. */
    ONE_MORE(0, 1, false),
    /** Four undeclared members, always at the same places. */
    FOUR_MORE(0, 4, false),
    /** One undeclared member in each object, at a random place. */
    ONE_MORE_ANYWHERE(0, 1, true),
    /** Four undeclared members at random places. */
    FOUR_MORE_ANYWHERE(0, 4, true),
    /** Null in four columns and two undeclared members in each object, at random. */
    NOISY(4, 2, true);

    /** The shortest string of a double does not depend on the JDK, unlike that of {@code Double.toString}. */
    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .build());

    private final ObjectNoise noise;

    Layout() {
        this(0, 0, false);
    }

    Layout(int nulls, int undeclared, boolean anywhere) {
        noise = new ObjectNoise(nulls, undeclared, anywhere);
    }

    /** Whether some members are null. */
    public boolean hasNulls() {
        return noise.nulls() > 0;
    }

    /**
     * Writes a document.
     *
     * @param model its values; columns that are written as null lose theirs
     */
    byte[] write(Object model, SplittableRandom random) {
        JsonNode tree = noise.tree(model, random);
        if (this == SHUFFLED) {
            shuffle(tree, new Random(random.nextLong()));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = MAPPER.createGenerator(bytes)) {
            if (this == PRETTY) {
                json.setPrettyPrinter(indented());
            }
            if (this == JACKSON) {
                json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
            }
            MAPPER.writeTree(json, tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void shuffle(JsonNode tree, Random random) {
        tree.forEach(child -> shuffle(child, random));
        if (tree instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            Collections.shuffle(names, random);
            for (String name : names) {
                JsonNode value = object.remove(name);
                object.set(name, value);
            }
        }
    }

    private static DefaultPrettyPrinter indented() {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        Separators separators = Separators.createDefaultInstance()
                .withObjectFieldValueSpacing(Separators.Spacing.AFTER)
                .withObjectEmptySeparator("")
                .withArrayEmptySeparator("");
        return new DefaultPrettyPrinter(separators).withObjectIndenter(indenter).withArrayIndenter(indenter);
    }
}
