package dev.schemac.fuzzing.classes;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.codegen.DamagedDocuments;
import dev.schemac.fuzzing.DocumentMutations;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares generated code for annotated classes with Jackson. Both read random documents, many of them damaged. They accept
 * the same ones, except for each {@link JacksonDifference}. Jackson then writes both objects, which must be equal, and the
 * generated writer writes the object of Jackson.
 */
public final class ClassComparison {
    /** Of 16 documents. */
    private static final int UNDAMAGED = 6;

    private static final int DAMAGED_BYTES = 3;

    private final Random random;
    private final ObjectMapper trees = new ObjectMapper().enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS);
    private final RandomClassDocuments documents;
    private final DamagedDocuments damage;
    private final PropertyTypes types;
    private final List<ComparedClass> classes = new ArrayList<>();
    private final List<Finding> broken = new ArrayList<>();

    /** A difference; {@code kind} groups it with others. */
    public record Finding(String kind, String details) {}

    /**
     * A compared document.
     *
     * @param isAccepted whether both read it
     * @param known the documented differences
     */
    public record Compared(boolean isAccepted, Set<JacksonDifference> known, Optional<Finding> difference) {
        private static final Compared REJECTED = new Compared(false, Set.of(), Optional.empty());
    }

    /**
     * Finds the generated code of compiled classes.
     *
     * @param names their binary names
     */
    public ClassComparison(Random random, ProcessedClasses compiled, List<String> names) {
        this.random = random;
        ObjectMapper mapper = ComparedClass.mapper(compiled.loader());
        types = new PropertyTypes(mapper);
        documents = new RandomClassDocuments(mapper, random);
        damage = new DamagedDocuments(random);
        for (String name : names) {
            try {
                classes.add(new ComparedClass(mapper, compiled.load(name)));
            } catch (ReflectiveOperationException e) {
                throw new AssertionError(name, e);
            }
        }
    }

    /** Compiles random classes. */
    public static ClassComparison ofRandomClasses(Random random, int count) {
        RandomClasses classes = new RandomClasses(random, "com.acme.random", count);
        ProcessedClasses compiled = ProcessedClasses.of(classes.sources());
        if (compiled.errors().isEmpty()) {
            return new ClassComparison(random, compiled, classes.roots());
        }
        ClassComparison broken = new ClassComparison(random, compiled, List.of());
        broken.broken.add(new Finding(
                "classes are rejected",
                compiled.errors() + "\n" + String.join("\n", classes.sources().values())));
        return broken;
    }

    /** Returns a finding if the classes were rejected. Then there are no documents. */
    public List<Finding> broken() {
        return broken;
    }

    /** Reads a random document of a random class. */
    public Compared next() {
        if (classes.isEmpty()) {
            return Compared.REJECTED;
        }
        ComparedClass type = classes.get(random.nextInt(classes.size()));
        return compare(type, document(type));
    }

    private byte[] document(ComparedClass type) {
        JsonNode document = documents.next(type.type());
        int way = random.nextInt(16);
        if (way % 2 == 0) {
            document = writtenByJackson(type, document);
        }
        if (way < UNDAMAGED) {
            return document.toString().getBytes(UTF_8);
        }
        if (way < UNDAMAGED + DAMAGED_BYTES) {
            byte[] json = document.toString().getBytes(UTF_8);
            return DocumentMutations.mutated(
                    random, json, documents.next(type.type()).toString().getBytes(UTF_8));
        }
        List<String> names = new ArrayList<>();
        document.fieldNames().forEachRemaining(names::add);
        return damage.damaged(document, names).toString().getBytes(UTF_8);
    }

    private JsonNode writtenByJackson(ComparedClass type, JsonNode document) {
        try {
            String json = type.writeWithJackson(
                    type.readWithJackson(document.toString().getBytes(UTF_8)));
            return trees.readTree(json);
        } catch (IOException e) {
            return document;
        }
    }

    /** Reads a document of the only class. */
    Compared compare(byte[] document) {
        return compare(classes.get(0), document);
    }

    private Compared compare(ComparedClass type, byte[] document) {
        Object jacksons = null;
        Exception jacksonError = null;
        try {
            jacksons = type.readWithJackson(document);
        } catch (IOException | RuntimeException e) {
            jacksonError = e;
        }
        Object ours = null;
        JsonParseException error = null;
        try {
            ours = type.parse(document);
        } catch (JsonParseException e) {
            error = e;
        } catch (RuntimeException e) {
            // Exceptions of the class itself are thrown unchanged; Jackson wraps them.
            if (jacksonError == null) {
                return difference("only schemac throws " + e.getClass().getSimpleName(), type, document, e.toString());
            }
            return Compared.REJECTED;
        }
        if (error != null && jacksonError != null) {
            return Compared.REJECTED;
        }
        if (error != null) {
            Optional<JacksonDifference> known = JacksonDifference.ofSchemac(error, value(document, error.offset()));
            return known.isPresent()
                    ? new Compared(false, known.stream().collect(Collectors.toSet()), Optional.empty())
                    : difference("only schemac rejects a document", type, document, error.getMessage());
        }
        if (jacksonError != null) {
            Optional<JacksonDifference> known = JacksonDifference.ofJackson(jacksonError);
            return known.isPresent()
                    ? new Compared(false, known.stream().collect(Collectors.toSet()), Optional.empty())
                    : difference("only Jackson rejects a document", type, document, jacksonError.toString());
        }
        return accepted(type, document, ours, jacksons);
    }

    private Compared accepted(ComparedClass type, byte[] document, Object ours, Object jacksons) {
        Set<JacksonDifference> known = EnumSet.noneOf(JacksonDifference.class);
        try {
            String expected = type.writeWithJackson(jacksons);
            String read = type.writeWithJackson(ours);
            if (!read.equals(expected)) {
                Optional<String> difference = TreeComparison.ofRead(types, known)
                        .difference(type.type(), trees.readTree(read), trees.readTree(expected));
                if (difference.isPresent()) {
                    return difference("objects differ", type, document, difference.get());
                }
            }
            String json = type.toJson(jacksons);
            Optional<String> difference = TreeComparison.ofWritten(types, known)
                    .difference(type.type(), trees.readTree(json), trees.readTree(expected));
            return difference.isEmpty()
                    ? new Compared(true, known, Optional.empty())
                    : difference("an object is written differently", type, document, difference.get());
        } catch (JsonWriteException e) {
            if (e.getMessage().contains("expected a number")) {
                known.add(JacksonDifference.CONSTRAINT_OF_ABSENT);
                return new Compared(true, known, Optional.empty());
            }
            return difference("schemac cannot write an object", type, document, e.toString());
        } catch (IOException e) {
            return difference("Jackson cannot write an object", type, document, e.toString());
        }
    }

    private static Compared difference(String kind, ComparedClass type, byte[] document, String details) {
        String text = type.name() + " " + new String(document, UTF_8) + "\n" + details;
        return new Compared(false, Set.of(), Optional.of(new Finding(kind, text)));
    }

    /** Returns the string, number or literal at an offset, or the beginning of another value. */
    private static String value(byte[] document, long offset) {
        String rest = new String(document, (int) offset, document.length - (int) offset, UTF_8);
        if (!rest.startsWith("\"")) {
            return rest.split("[\\s,\\]}]", 2)[0];
        }
        int end = 1;
        while (end < rest.length() && rest.charAt(end) != '"') {
            end += rest.charAt(end) == '\\' ? 2 : 1;
        }
        return rest.substring(0, Math.min(rest.length(), end + 1));
    }
}
