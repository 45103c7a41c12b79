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
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;

/** Writes the values of a document as JSON. */
public enum Layout {
    /** Without blanks, members in the order of the schema. */
    COMPACT,
    /** Indented by two spaces, one member or element a line: as Gson, JavaScript and Python do it. */
    PRETTY,
    /** As Jackson indents: a blank before each colon, too, and arrays in one line. */
    JACKSON,
    /** Everything beyond ASCII as an escape. */
    ESCAPED,
    /** Characters with four bytes in UTF-8 as two escapes, the default of Jackson for bytes. */
    SURROGATES,
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
    NOISY(4, 2, true),
    /** Ten undeclared members before each declared one of the rows of the document. */
    UNDECLARED,
    /** Rows of 22 columns with nested objects, of which few are declared. */
    TWITTER;

    /** The shortest string of a double does not depend on the JDK, unlike that of {@code Double.toString}. */
    private static final ObjectMapper MAPPER = new ObjectMapper(JsonFactory.builder()
            .enable(StreamWriteFeature.USE_FAST_DOUBLE_WRITER)
            .enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
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
        JsonNode tree = arrange(noise.tree(model, random), random);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator json = MAPPER.createGenerator(bytes)) {
            if (this == PRETTY) {
                json.setPrettyPrinter(indented());
            }
            if (this == JACKSON) {
                json.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n")));
            }
            json.configure(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8.mappedFeature(), this != SURROGATES);
            if (this == ESCAPED) {
                json.configure(JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(), true);
            }
            MAPPER.writeTree(json, tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private JsonNode arrange(JsonNode tree, SplittableRandom random) {
        return switch (this) {
            case COMPACT, PRETTY, JACKSON, ESCAPED, SURROGATES -> tree;
            case ONE_NULL, FOUR_NULLS, ONE_NULL_ANYWHERE, FOUR_NULLS_ANYWHERE -> tree;
            case ONE_MORE, FOUR_MORE, ONE_MORE_ANYWHERE, FOUR_MORE_ANYWHERE, NOISY -> tree;
            case SHUFFLED -> shuffled(tree, new Random(random.nextLong()));
            case UNDECLARED -> rows(tree, row -> Noise.tenBeforeEach(row, random));
            case TWITTER -> rows(tree, row -> Noise.status(row, random));
        };
    }

    private static JsonNode rows(JsonNode tree, UnaryOperator<ObjectNode> change) {
        tree.forEach(rows -> {
            var array = (ArrayNode) rows;
            for (int i = 0; i < array.size(); i++) {
                array.set(i, change.apply((ObjectNode) array.get(i)));
            }
        });
        return tree;
    }

    private static JsonNode shuffled(JsonNode tree, Random random) {
        tree.forEach(child -> shuffled(child, random));
        if (tree instanceof ObjectNode object) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            Collections.shuffle(names, random);
            for (String name : names) {
                JsonNode value = object.remove(name);
                object.set(name, value);
            }
        }
        return tree;
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
