package dev.schemac.dsl;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ColumnOptions.UnknownConstant;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Loads schemas for tests and prints a model, one schema a line: {@code module:Name(column type, ...) "description"}. */
final class ModelText {
    private ModelText() {}

    static SchemaSet load(String... texts) {
        return SchemaLoader.load(sources(texts), new AcmeClasses(), false).schemas();
    }

    private static List<SchemaSource> sources(String... texts) {
        List<SchemaSource> sources = new ArrayList<>();
        for (int i = 0; i < texts.length; i++) {
            sources.add(new SchemaSource((char) ('a' + i) + ".epl", texts[i]));
        }
        return sources;
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

    private static String print(Column field) {
        StringJoiner facts = new StringJoiner(" ", " {", "}").setEmptyValue("");
        if (!field.jsonName().equals(field.name())) {
            facts.add(field.jsonName());
        }
        field.aliases().forEach(alias -> facts.add("or " + alias));
        if (field.required()) {
            facts.add("required");
        }
        if (!field.nullable()) {
            facts.add("not null");
        }
        if (!field.rules().nullElements()) {
            facts.add("no null elements");
        }
        if (field.keepNull()) {
            facts.add("keepNull");
        }
        field.defaultValue()
                .ifPresent(value -> facts.add("= " + value.getClass().getSimpleName() + " " + value));
        if (field.base64() != Base64Variant.MIME_NO_LINEFEEDS) {
            facts.add(field.base64().toString());
        }
        if (field.unknownConstant() != UnknownConstant.FAIL) {
            facts.add("unknown " + field.unknownConstant());
        }
        field.format().ifPresent(format -> facts.add("as " + format));
        field.lazy().ifPresent(lazy -> facts.add(lazy ? "lazy" : "eager"));
        return field + facts.toString();
    }

    private static String facts(ObjectType type) {
        return type.parent().map(parent -> " inherits " + parent).orElse("")
                + (type.dynamic() ? " dynamic" : "")
                + type.traits().interfaces().stream()
                        .map(each -> " implements " + each.className() + each.methods())
                        .collect(Collectors.joining())
                + type.traits().annotations().stream().map(each -> " @" + each).collect(Collectors.joining())
                + type.providedClass().map(provided -> " class " + provided).orElse("")
                + type.startTimestamp().map(start -> " start " + start).orElse("")
                + type.endTimestamp().map(end -> " end " + end).orElse("");
    }

    /** The warnings without source lines, one a line. */
    static String warnings(String... texts) {
        return SchemaLoader.load(sources(texts), new AcmeClasses(), true).warnings().stream()
                .map(warning -> warning.location() + ": " + warning.message() + " [" + warning.code() + "]")
                .collect(Collectors.joining("\n"));
    }

    private static String print(ObjectType type) {
        String module = type.module().isEmpty() ? "" : type.module() + ":";
        String fields = type.columns().stream().map(ModelText::print).collect(Collectors.joining(", "));
        String description = type.description().map(text -> " \"" + text + "\"").orElse("");
        return module + type.name() + "(" + fields + ")" + description + facts(type);
    }
}
