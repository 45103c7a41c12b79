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
import java.util.stream.Stream;
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

    /** Writes empty arrays, and does not look for duplicate names, like most libraries. */
    private static final String SCALA_SETTINGS = "CodecMakerConfig.withTransientEmpty(false)"
            + ".withCheckFieldDuplication(false).withAllowRecursiveTypes(true)";

    /**
     * The schemas of documents that always have all arrays, and no null unless a payload adds it. For Tree, the macro of
     * jsoniter-scala generates code that does not compile if members are optional.
     */
    private static final List<String> COMPLETE = List.of("Event.epl", "Obj.epl", "Tree.epl", "Users.epl");

    /** The kinds of classes. */
    private enum Output {
        /** Classes with public fields. */
        BEANS(PACKAGE, "", ".java"),
        /** The same content as records. */
        RECORDS(PACKAGE + ".records", "Record", ".java"),
        /** Records for the processor of Micronaut. */
        MICRONAUT("dev.schemac.benchmarks.micronaut", "", ".java"),
        /** Case classes, with a codec for each payload. */
        SCALA("dev.schemac.benchmarks.languages.cases", "", ".scala"),
        /** Data classes. */
        KOTLIN("dev.schemac.benchmarks.languages.data", "", ".kt");

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
     * @param args the folder of the schemas, the folder to write to, and the outputs
     */
    public static void main(String... args) throws IOException {
        List<SchemaSource> sources = SchemaLoader.read(List.of(Path.of(args[0])));
        LinkedSchemas linked = SchemaLoader.load(sources);
        Map<String, List<String>> lines = sources.stream()
                .collect(Collectors.toMap(
                        SchemaSource::name, source -> source.text().lines().toList()));
        List<Output> outputs = Stream.of(args).skip(2).map(Output::valueOf).toList();
        for (Output output : outputs) {
            Path folder = Path.of(args[1], output.packageName.split("\\."));
            Files.createDirectories(folder);
            Models models = new Models(lines, output);
            if (output == Output.SCALA || output == Output.KOTLIN) {
                Files.writeString(folder.resolve("Models" + output.extension), models.file(linked.types()));
                continue;
            }
            for (ObjectType type : linked.types()) {
                Files.writeString(
                        folder.resolve(type.name() + output.suffix + output.extension), models.declaration(type));
            }
        }
        for (EnumType type : outputs.contains(Output.BEANS) ? linked.schemas().enums() : List.<EnumType>of()) {
            Files.writeString(
                    Path.of(args[1], PACKAGE.split("\\.")).resolve(type.name() + ".java"),
                    "package " + PACKAGE + ";\n\npublic enum " + type.name() + " { "
                            + String.join(", ", type.constants()) + " }\n");
        }
    }

    /** All classes in one file, as usual in these languages. */
    private String file(List<ObjectType> types) {
        String classes = types.stream()
                .map(type -> output == Output.KOTLIN
                        ? "@kotlinx.serialization.Serializable\n"
                                + "data class %s(\n%s)\n".formatted(type.name(), columns(type, "    val ", "", ",\n"))
                        : "final case class %s(\n%s)\n".formatted(type.name(), columns(type, "    ", "", ",\n")))
                .collect(joining("\n"));
        if (output == Output.KOTLIN) {
            return Stream.of("Decimal", "Date", "Time", "Id")
                            .map("dev.schemac.benchmarks.languages.%sSerializer::class"::formatted)
                            .collect(joining(", ", "@file:kotlinx.serialization.UseSerializers(", ")\n"))
                    + "package " + output.packageName + "\n\n" + classes;
        }
        String codecs = types.stream()
                .map(ObjectType::name)
                .filter(name -> types.stream().noneMatch(other -> !other.name().equals(name) && refers(other, name)))
                .map(name -> """
                          private given JsonValueCodec[NAME] = JsonCodecMaker.make(SETTINGS)
                          all("NAME") = summon[JsonValueCodec[NAME]]
                          all("NAME[]") = JsonCodecMaker.make[Array[NAME]](SETTINGS)
                        """.replace("NAME", name).replace("SETTINGS", SCALA_SETTINGS))
                .collect(joining());
        return "package " + output.packageName + "\n\n"
                + "import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec\n"
                + "import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}\n\n" + classes
                + "\nobject Codecs:\n  val all = collection.mutable.Map[String, JsonValueCodec[?]]()\n" + codecs;
    }

    private boolean refers(ObjectType type, String name) {
        return type.allColumns().stream()
                .anyMatch(
                        column -> List.of(foreign(column.type()).split("\\W+")).contains(name));
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
                        "@io.avaje.jsonb.Json @dev.schemac.runtime.annotation.JsonSchema\n" + record(type, name);
                    case MICRONAUT -> "@io.micronaut.serde.annotation.Serdeable\n" + record(type, name);
                    default -> throw new IllegalArgumentException("not of Java: " + output);
                };
    }

    private String record(ObjectType type, String name) {
        return "public record " + name + "(\n" + columns(type, "    ", "", ",\n") + ") {}\n";
    }

    private String columns(ObjectType type, String before, String after, String separator) {
        return type.allColumns().stream()
                .map(column -> output == Output.SCALA || output == Output.KOTLIN
                        ? before + "`" + column.jsonName() + "`: " + typeWithDefault(column)
                        : renaming(column) + before + type(column.type(), isBoxed(column)) + " " + name(column) + after)
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

    private String typeWithDefault(Column column) {
        boolean boxed = isBoxed(column);
        String type = foreign(column.type());
        String zero = switch (type) {
            case "Int", "Long" -> "0";
            case "Double" -> "0.0";
            case "Boolean" -> "false";
            default -> "null";
        };
        boolean primitive = !zero.equals("null");
        if (output == Output.KOTLIN) {
            return primitive && !boxed ? type + " = " + zero : type + "? = null";
        }
        // In Scala, a default value is not written, an absent array is empty, and null is rejected.
        boolean isComplete = COMPLETE.stream().anyMatch(column.location().file()::endsWith);
        if (primitive ? boxed : !isComplete) {
            return "Option[" + type + "] = None";
        }
        return primitive || type.startsWith("Array[") ? type : type + " = null";
    }

    /** The type of a value in Scala or Kotlin. */
    private String foreign(ValueType type) {
        boolean kotlin = output == Output.KOTLIN;
        if (type instanceof ArrayType array) {
            String element = foreign(array.element());
            return kotlin ? array.primitive() ? element + "Array" : "List<" + element + ">" : "Array[" + element + "]";
        }
        if (type instanceof ListType list) {
            return (kotlin ? "List<%s>" : "List[%s]").formatted(foreign(list.element()));
        }
        if (type instanceof MapType map) {
            return (kotlin ? "Map<String, %s>" : "Map[String, %s]").formatted(foreign(map.value()));
        }
        if (type instanceof ScalarType scalar) {
            return switch (scalar) {
                case STRING, INT, LONG, DOUBLE, BOOLEAN ->
                    scalar == ScalarType.INT ? "Int" : scalar.boxedClass().getSimpleName();
                case BIG_DECIMAL -> kotlin ? "java.math.BigDecimal" : "BigDecimal";
                default -> scalar.boxedClass().getCanonicalName();
            };
        }
        return type instanceof ObjectType object ? object.name() : type(type, true);
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
