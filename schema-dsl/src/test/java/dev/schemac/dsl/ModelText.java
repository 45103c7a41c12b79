package dev.schemac.dsl;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.Field;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Schema;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Loads schemas for tests and prints a model, one schema a line: {@code module:Name(column type, ...) "description"}. */
final class ModelText {
    private ModelText() {}

    static Schema load(String... texts) {
        List<SchemaSource> sources = new ArrayList<>();
        for (int i = 0; i < texts.length; i++) {
            sources.add(new SchemaSource((char) ('a' + i) + ".epl", texts[i]));
        }
        return SchemaLoader.load(sources, new AcmeClasses(), false);
    }

    static String of(String... texts) {
        return load(texts).types().stream().map(ModelText::print).collect(Collectors.joining("\n"));
    }

    /** The errors without source lines, one a line. */
    static String errors(String... texts) {
        try {
            load(texts);
            return "";
        } catch (SchemaException e) {
            return e.diagnostics().stream()
                    .map(diagnostic -> diagnostic.location() + ": " + diagnostic.message())
                    .collect(Collectors.joining("\n"));
        }
    }

    private static String print(ObjectType type) {
        String module = type.module().isEmpty() ? "" : type.module() + ":";
        String fields = type.fields().stream().map(Field::toString).collect(Collectors.joining(", "));
        String description = type.description().map(text -> " \"" + text + "\"").orElse("");
        return module + type.name() + "(" + fields + ")" + description;
    }
}
