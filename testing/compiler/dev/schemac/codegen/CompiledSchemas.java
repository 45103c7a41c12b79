package dev.schemac.codegen;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Schemas that a test writes down, generated, compiled in memory and loaded. */
public final class CompiledSchemas {

    private final GeneratedFiles files;
    private final Map<String, byte[]> classes;
    private final Map<String, ObjectParser<?>> parsers = new LinkedHashMap<>();

    private CompiledSchemas(GeneratedFiles files) {
        this.files = files;
        this.classes = CompiledSources.compile(files);
        CompiledSources.load(classes, files.resources().get(0))
                .forEach(parser -> parsers.put(parser.eventType().qualifiedName(), parser));
    }

    public static CompiledSchemas of(String... texts) {
        return of(ValueStyle.BEAN, texts);
    }

    public static CompiledSchemas of(ValueStyle style, String... texts) {
        return new CompiledSchemas(generate(style, texts));
    }

    public static CompiledSchemas of(CompilerOptions options, String... texts) {
        return new CompiledSchemas(generate(options, texts));
    }

    public static GeneratedFiles generate(String... texts) {
        return generate(ValueStyle.BEAN, texts);
    }

    /** Parsers that fill new events only. */
    public static CompiledSchemas withoutRefill(ValueStyle style, String... texts) {
        return new CompiledSchemas(
                new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style)).generate(sources(texts)));
    }

    /** Beans whose texts are lazy. */
    public static CompiledSchemas lazy(String... texts) {
        return new CompiledSchemas(generateLazy(texts));
    }

    public static GeneratedFiles generateLazy(String... texts) {
        return generate(CompilerOptions.DEFAULT.withStrings(StringStyle.LAZY), texts);
    }

    public static GeneratedFiles generate(ValueStyle style, String... texts) {
        return generate(CompilerOptions.DEFAULT.withStyle(style), texts);
    }

    public static GeneratedFiles generate(CompilerOptions options, String... texts) {
        return new SchemaCompiler(options.withRefill(true)).generate(sources(texts));
    }

    public static List<SchemaSource> sources(String... texts) {
        List<SchemaSource> sources = new ArrayList<>();
        for (String text : texts) {
            sources.add(
                    new SchemaSource(texts.length == 1 ? "test.epl" : "test" + (sources.size() + 1) + ".epl", text));
        }
        return sources;
    }

    /** @param name the schema's, with its module and a dot before it where it has one */
    @SuppressWarnings("unchecked")
    public ObjectParser<JsonEvent> parser(String name) {
        return (ObjectParser<JsonEvent>) parsers.get(name);
    }

    /** The generated value class of a schema. */
    public Class<?> type(String name) {
        return parser(name).eventType().type();
    }

    public JsonEvent parse(String name, String json) {
        return parser(name).parse(json);
    }

    /** The text of a generated class. */
    public String source(String path) {
        return files.sources().stream()
                .filter(file -> file.path().equals(path))
                .findFirst()
                .orElseThrow()
                .content();
    }

    /** Class files by binary name. */
    public Map<String, byte[]> classes() {
        return classes;
    }
}
