package dev.schemac.dsl.link;

import dev.schemac.dsl.annotation.AnnotationAttributes;
import dev.schemac.dsl.annotation.ColumnOptionsReader.DefaultPresence;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.ColumnOptions;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.syntax.SchemaFile.TextValue;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The options of a schema that {@code @JsonSchema} can also set for a file, before {@code module}.
 *
 * @param dynamic whether undeclared members are kept
 * @param refill whether events can be filled again
 * @param presence the defaults of its columns
 * @param naming how columns are named in Java; empty for the option of the compiler
 * @param collections the Java type of array columns; empty for the option of the compiler
 */
record SchemaDefaults(
        boolean dynamic,
        boolean refill,
        DefaultPresence presence,
        Optional<NamingStyle> naming,
        Optional<CollectionStyle> collections) {
    /** The options of a schema without {@code @JsonSchema}. */
    static final SchemaDefaults NONE = new SchemaDefaults(
            false,
            false,
            new DefaultPresence(
                    ColumnOptions.DEFAULT.required(),
                    ColumnOptions.DEFAULT.nullable(),
                    ColumnOptions.DEFAULT.rules().nullElements()),
            Optional.empty(),
            Optional.empty());

    /** Returns these options, overridden by a {@code @JsonSchema}. */
    SchemaDefaults with(AnnotationAttributes annotation, Diagnostics diagnostics) {
        return new SchemaDefaults(
                annotation.flag("dynamic", dynamic),
                annotation.flag("refill", refill),
                new DefaultPresence(
                        annotation.flag("required", presence.required()),
                        annotation.flag("nullable", presence.nullable()),
                        annotation.flag("nullElements", presence.nullElements())),
                oneOf(annotation, "names", NamingStyle.values(), diagnostics).or(() -> naming),
                oneOf(annotation, "collections", CollectionStyle.values(), diagnostics)
                        .or(() -> collections));
    }

    /** Returns an attribute whose values are the strings of enum constants. */
    private static <E extends Enum<E>> Optional<E> oneOf(
            AnnotationAttributes annotation, String attribute, E[] constants, Diagnostics diagnostics) {
        Optional<TextValue> given = annotation.texts(attribute).stream().findFirst();
        Optional<E> value = given.flatMap(written -> Arrays.stream(constants)
                .filter(each -> each.toString().equals(written.text()))
                .findFirst());
        if (given.isPresent() && value.isEmpty()) {
            List<String> names = Arrays.stream(constants).map(Object::toString).toList();
            diagnostics.error(
                    DiagnosticCode.ATTRIBUTE_VALUE,
                    given.get().location(),
                    "'" + attribute + "' of '@JsonSchema' expects '" + String.join("' or '", names) + "' but found '"
                            + given.get().text() + "'",
                    Replacement.ofName(given.get().text(), names));
        }
        return value;
    }
}
