import static java.util.stream.Collectors.joining;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;

/**
 * Writes the classes of the other libraries, derived from the schemas of the payloads. Reflective libraries bind to
 * them, and annotation processors generate code for them.
 *
 * <p>A column {@code int} becomes an {@code int}, and a column {@code Integer} an {@code Integer}. The schema language
 * does not distinguish them, so the source decides: a schema writes {@code Integer} if a document may lack the number.
 * The same applies to {@code Long}, {@code Double} and {@code Boolean}.
 */
final class Models {
    private static final String PACKAGE = "dev.schemac.benchmarks.model";

    /** The kinds of classes. */
    private enum Output {
        /** Classes with public fields. */
        BEANS(PACKAGE, "", ".java"),
        /** The same content as records. */
        RECORDS(PACKAGE + ".records", "Record", ".java");

        private final String packageName;
        private final String suffix;
        private final String extension;

        Output(String packageName, String suffix, String extension) {
            this.packageName = packageName;
            this.suffix = suffix;
            this.extension = extension;
        }
    }

    private final Map<String, List<String>> lines;
    private final Output output;

    private Models(Map<String, List<String>> lines, Output output) {
        this.lines = lines;
        this.output = output;
    }

    /**
     * Writes the classes.
     *
     * @param args the folder of the schemas, and the folder to write to
     */
    public static void main(String... args) throws IOException {
        List<SchemaSource> sources = SchemaLoader.read(List.of(Path.of(args[0])));
        LinkedSchemas linked = SchemaLoader.load(sources);
        Map<String, List<String>> lines = sources.stream()
                .collect(Collectors.toMap(
                        SchemaSource::name, source -> source.text().lines().toList()));
        for (Output output : Output.values()) {
            Path folder = Path.of(args[1], output.packageName.split("\\."));
            Files.createDirectories(folder);
            Models models = new Models(lines, output);
            for (ObjectType type : linked.types()) {
                Files.writeString(
                        folder.resolve(type.name() + output.suffix + output.extension), models.declaration(type));
            }
        }
        for (EnumType type : linked.schemas().enums()) {
            Files.writeString(
                    Path.of(args[1], PACKAGE.split("\\.")).resolve(type.name() + ".java"),
                    "package " + PACKAGE + ";\n\npublic enum " + type.name() + " { "
                            + String.join(", ", type.constants()) + " }\n");
        }
    }

    private String declaration(ObjectType type) {
        String name = type.name() + output.suffix;
        return "package " + output.packageName + ";\n\n"
                + switch (output) {
                    case BEANS ->
                        "@com.dslplatform.json.CompiledJson @io.avaje.jsonb.Json @dev.schemac.runtime.annotation.JsonSchema\n"
                                + "public final class " + name + " {\n" + columns(type, "    public ", ";", "\n")
                                + "\n}\n";
                    case RECORDS ->
                        "@io.avaje.jsonb.Json @dev.schemac.runtime.annotation.JsonSchema\n" + "public record " + name
                                + "(\n" + columns(type, "    ", "", ",\n") + ") {}\n";
                };
    }

    private String columns(ObjectType type, String before, String after, String separator) {
        return type.allColumns().stream()
                .map(column ->
                        renaming(column) + before + type(column.type(), isBoxed(column)) + " " + name(column) + after)
                .collect(joining(separator));
    }

    /** The type of a column in the language of the output. */
    private String type(ValueType type, boolean boxed) {
        if (type instanceof ArrayType array) {
            return type(array.element(), !array.primitive()) + "[]";
        }
        if (type instanceof ListType list) {
            return "java.util.List<" + type(list.element(), true) + ">";
        }
        if (type instanceof MapType map) {
            return "java.util.Map<String, " + type(map.value(), true) + ">";
        }
        if (type instanceof ObjectType object) {
            return object.name() + output.suffix;
        }
        if (type instanceof EnumType constants) {
            return PACKAGE + "." + constants.name();
        }
        return type instanceof ScalarType scalar
                ? (boxed ? scalar.boxedClass() : scalar.unboxedClass()).getCanonicalName()
                : type.toString();
    }

    /** Whether the schema declares the type in upper case, like the class of nullable values. */
    private boolean isBoxed(Column column) {
        String line = lines.get(column.location().file()).get(column.location().line() - 1);
        int end = column.location().column() - 1 + column.location().length();
        return Character.isUpperCase(line.substring(end).strip().codePointAt(0));
    }

    /** The name of a field. */
    private static String name(Column column) {
        return SourceVersion.isName(column.name()) ? column.name() : column.name() + "_";
    }

    /** The annotations for a field whose name is not the one of the JSON member. */
    private String renaming(Column column) {
        if (name(column).equals(column.jsonName())) {
            return "";
        }
        String forJackson =
                "    @com.fasterxml.jackson.annotation.JsonProperty(NAME) @io.avaje.jsonb.Json.Property(NAME)\n";
        String forOthers = "    @com.alibaba.fastjson2.annotation.JSONField(name = NAME)\n"
                + "    @com.google.gson.annotations.SerializedName(NAME)\n"
                + "    @com.dslplatform.json.JsonAttribute(name = NAME)\n"
                + "    @io.github.wycst.wast.json.annotations.JsonProperty(name = NAME)\n";
        return (output == Output.BEANS ? forJackson + forOthers : forJackson)
                .replace("NAME", '"' + column.jsonName().replace("\\", "\\\\").replace("\"", "\\\"") + '"');
    }
}
