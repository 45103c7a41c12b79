import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Derives the sources for Jackson 3 from those for Jackson 2, which have the same algorithms: other packages and names,
 * and exceptions that are unchecked. Classes that this folder's module has itself are left out, and so are those of
 * {@link #SEPARATE}.
 *
 * <pre>{@code java Jackson3Sources.java main|test FOLDER_OF_JACKSON_2 FOLDER_OF_JACKSON_3 TARGET}</pre>
 */
final class Jackson3Sources {
    /** What these do has another form in Jackson 3, or is tested once. */
    private static final Set<String> SEPARATE = Set.of(
            "module-info.java",
            "ArchitectureTest.java",
            "DefaultMappersTest.java",
            "DocumentationTest.java",
            "EventParsersTest.java",
            "JacksonExamples.java",
            "YamlScalarsTest.java");

    /** These read from streams and write to them, with the exceptions of the JDK. */
    private static final Set<String> CHECKED =
            Set.of("DocumentText.java", "RecordedInput.java", "RecordedReader.java");

    /** Regular expressions and what replaces them, in this order. */
    private static final Map<String, String> NAMES = new LinkedHashMap<>();

    private static final Map<String, String> EXCEPTIONS = new LinkedHashMap<>();
    private static final Map<String, String> TESTS = new LinkedHashMap<>();

    static {
        NAMES.put("dev([./])schemac([./])jackson\\b", "dev$1schemac$2jackson3");
        // classes with another package
        NAMES.put("com\\.fasterxml\\.jackson\\.core\\.(JsonFactory\\b)", "tools.jackson.core.json.$1");
        NAMES.put("com\\.fasterxml\\.jackson\\.core\\.JsonParseException", "tools.jackson.core.exc.StreamReadException");
        NAMES.put("com\\.fasterxml\\.jackson\\.(core|databind|dataformat)\\.", "tools.jackson.$1.");
        // classes with another name
        NAMES.put("\\bJsonLocation\\b", "TokenStreamLocation");
        NAMES.put("\\bJsonMappingException\\.Reference\\b", "JacksonException.Reference");
        NAMES.put("databind\\.JacksonException\\.Reference", "core.JacksonException.Reference");
        NAMES.put("\\bJsonMappingException\\b", "DatabindException");
        NAMES.put("\\bJson(Deserializer|Serializer)\\b", "Value$1");
        NAMES.put("\\bSerializerProvider\\b", "SerializationContext");
        NAMES.put("BeanDescription description", "BeanDescription.Supplier description");
        NAMES.put("\\{@code ObjectMapper\\}", "{@code ObjectMapper} of Jackson 3");
        // methods and constants
        NAMES.put("\\bFIELD_NAME\\b", "PROPERTY_NAME");
        NAMES.put("\\bQUOTE_FIELD_NAMES\\b", "QUOTE_PROPERTY_NAMES");
        NAMES.put("\\bin\\.getText\\(\\)", "in.getString()");
        NAMES.put("\\bwriteFieldName\\(", "writeName(");
        NAMES.put("\\bgetInputSource\\(", "streamReadInputSource(");
        NAMES.put("\\bgetParsingContext\\(", "streamReadContext(");
        NAMES.put(
                "out\\.canWriteBinaryNatively\\(\\)",
                "out.streamWriteCapabilities()"
                        + ".isEnabled(tools.jackson.core.StreamWriteCapability.CAN_WRITE_BINARY_NATIVELY)");
        NAMES.put("(?<!MAPPER)\\.createParser\\(", ".createParser(tools.jackson.core.ObjectReadContext.empty(), ");
        NAMES.put("(?<!MAPPER)\\.createGenerator\\(", ".createGenerator(tools.jackson.core.ObjectWriteContext.empty(), ");
        NAMES.put("types\\.writeType(Prefix|Suffix)\\(out, ", "types.writeType$1(out, provider, ");
        NAMES.put(
                "(SerializationConfig config, JavaType type, BeanDescription.Supplier description)\\)",
                "$1, com.fasterxml.jackson.annotation.JsonFormat.Value format)");
        NAMES.put("(reportBadDefinition\\(\\s*)handledType\\(\\)", "$1context.constructType(handledType())");

        EXCEPTIONS.put("throws (?:IOException|DatabindException), ", "throws ");
        EXCEPTIONS.put("\\s+throws (?:IOException|DatabindException) \\{", " {");
        EXCEPTIONS.put("\\s+throws (?:IOException|DatabindException);", ";");
        EXCEPTIONS.put("java\\.io\\.IOException", "tools.jackson.core.JacksonException");
        EXCEPTIONS.put("\\bIOException\\b", "JacksonException");
        // serializers and deserializers are not serializable any more
        EXCEPTIONS.put(
                "(extends Std(?:De)?[sS]erializer<T> \\{\\n)    private static final long serialVersionUID = 1L;\\n\\n",
                "$1");
        EXCEPTIONS.put("private final transient (Value|ObjectWriter)", "private final $1");

        TESTS.put("(?<!throws )(?<!java\\.io\\.)\\bIOException\\b", "tools.jackson.core.JacksonException");
        TESTS.put("Reference::getFieldName", "Reference::getPropertyName");
        TESTS.put("step\\.getFieldName\\(\\)", "step.getPropertyName()");
        // Jackson 3 sorts properties unless told otherwise, and names the array of a parser only if it is recorded
        TESTS.put(
                "JsonMapper\\.builder\\(\\)",
                "JsonMapper.builder().disable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)");
        TESTS.put(
                "reader\\.read\\(Formats\\.JSON\\.factory\\.createParser\\((\\S+), json\\)\\)",
                "reader.read(Formats.RECORDING.createParser($1, json))");
        TESTS.put("(public JsonToken nextToken\\(\\)) throws IOException", "$1");
        TESTS.put("\\bnextFieldName\\(", "nextName(");
        TESTS.put("\\bwrite(Array|Object)FieldStart\\(", "write$1PropertyStart(");
        TESTS.put("\\bwrite(Number|Binary|String)Field\\(", "write$1Property(");
        TESTS.put("\\bout\\.writeObject\\(", "out.writePOJO(");
        TESTS.put("\\btokens\\.writeObject\\(", "tokens.writePOJO(");
        TESTS.put("new TokenBuffer\\((?:new ObjectMapper\\(\\)|null), false\\)", "TokenBuffer.forGeneration()");
        TESTS.put("tokens\\.asParser\\(\\)", "tokens.asParser(tools.jackson.core.ObjectReadContext.empty())");
    }

    private Jackson3Sources() {}

    public static void main(String[] arguments) throws IOException {
        boolean tests = arguments[0].equals("test");
        Path from = Path.of(arguments[1]);
        Path own = Path.of(arguments[2]);
        Path target = Path.of(arguments[3]);
        List<Path> files;
        try (Stream<Path> all = Files.walk(from)) {
            files = all.filter(file -> file.toString().endsWith(".java")).toList();
        }
        Set<Path> derived = new TreeSet<>();
        for (Path file : files) {
            String name = file.getFileName().toString();
            Path relative = Path.of(from.relativize(file).toString().replace("jackson", "jackson3"));
            if (SEPARATE.contains(name) || Files.exists(own.resolve(relative))) {
                continue;
            }
            String source = replaced(Files.readString(file), NAMES);
            if (tests) {
                source = replaced(source, TESTS);
            } else if (!CHECKED.contains(name)) {
                source = replaced(source, EXCEPTIONS);
            }
            Path output = target.resolve(relative);
            derived.add(output);
            Files.createDirectories(output.getParent());
            if (!Files.exists(output) || !Files.readString(output).equals(source)) {
                Files.writeString(output, source); // an unchanged one is not compiled again
            }
        }
        try (Stream<Path> all = Files.walk(target)) {
            for (Path old : all.filter(Files::isRegularFile).toList()) {
                if (!derived.contains(old)) {
                    Files.delete(old);
                }
            }
        }
    }

    private static String replaced(String source, Map<String, String> replacements) {
        String result = source;
        for (Map.Entry<String, String> each : replacements.entrySet()) {
            result = result.replaceAll(each.getKey(), each.getValue());
        }
        return result;
    }
}
