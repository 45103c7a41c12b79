package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The schemas in the tables of a page, compiled together: each is the type {@code T} of a module of its own. */
final class DocumentedSchemas {
    private static final String PROLOGUE =
            "import java.net.*; import java.time.*; import com.acme.*; import java.math.RoundingMode;\n";

    /** What tables may use beside their own schema. */
    private static final String NEIGHBOURS = ";\ncreate json schema Point(x int, y int);";

    private final Map<String, String> modules = new LinkedHashMap<>();
    private final EventRuntime runtime = new EventRuntime();
    private final ValueStyle style;

    DocumentedSchemas() {
        this(ValueStyle.BEAN);
    }

    DocumentedSchemas(ValueStyle style) {
        this.style = style;
    }

    /** A compiler that knows the classes of these tests, as that of an application does. */
    static SchemaCompiler compiler(ValueStyle style) {
        return new SchemaCompiler(
                CompilerOptions.DEFAULT.withStyle(style).withClassPath(List.of(Path.of("target/test-classes"))));
    }

    /** @param text a type, the columns of a schema, or statements of which one declares {@code T} */
    void add(String text) {
        modules.putIfAbsent(text, "row" + modules.size());
    }

    void deploy() {
        compiler(style)
                .deploy(
                        runtime,
                        modules.entrySet().stream()
                                .map(entry -> new SchemaSource(
                                        entry.getValue() + ".epl",
                                        "module " + entry.getValue() + ";\n" + source(entry.getKey())))
                                .toList());
    }

    static String source(String text) {
        boolean statements = text.startsWith("create ") || text.startsWith("@");
        return PROLOGUE + (statements ? text : "create json schema T(" + text + ")") + NEIGHBOURS;
    }

    /** What is written after reading, or the error, without its line and column. */
    String outcome(String text, String json, JsonOptions options) {
        try {
            return written(runtime.eventSender(modules.get(text) + ".T").withOptions(options), json, options);
        } catch (JsonParseException e) {
            return e.description() + " at " + e.path();
        } catch (JsonWriteException e) {
            return e.getMessage();
        }
    }

    private static <T> String written(EventSender<T> sender, String json, JsonOptions options) {
        return sender.parser().writer().toJson(sender.parse(json), options);
    }
}
