package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How schemas, enums and columns are called.
 *
 * @param written the places of all columns in the sources
 * @param names the naming of columns, unless their schemas declare it
 */
record NameStyle(Set<SourceLocation> written, NamingStyle names, Linter linter) {
    private static final Pattern UPPER_CAMEL = Pattern.compile("[A-Z][A-Za-z0-9]*");

    private static final Pattern JAVA_NAME = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

    /** Names with a camel-case form. */
    private static final Pattern WORDS = Pattern.compile("[\\x00-\\x7f&&[^A-Za-z0-9]]*[A-Za-z][\\x00-\\x7f]*");

    private static final Pattern SNAKE = Pattern.compile("_*[a-z0-9]+(_+[a-z0-9]+)+_*");

    private static final Pattern CAMEL = Pattern.compile("_*[a-z][a-z0-9]*[A-Z][A-Za-z0-9]*");

    /** @param word the word for the declaration in messages */
    void checkClass(String word, Name name) {
        if (!UPPER_CAMEL.matcher(name.text()).matches()) {
            linter.warn(
                    DiagnosticCode.SCHEMA_NAME_STYLE,
                    name.location(),
                    word + " '" + name.text() + "' is not written in UpperCamelCase");
        }
    }

    void checkColumns(ObjectType type) {
        boolean words = type.naming().orElse(names) == NamingStyle.JAVA;
        for (Column column : type.columns()) {
            if (!(words && WORDS.matcher(column.name()).matches())
                    && !JAVA_NAME.matcher(column.name()).matches()
                    && isWritten(column)) {
                linter.warn(
                        DiagnosticCode.COLUMN_NAME_STYLE,
                        column.location(),
                        "column '" + column.name()
                                + "' is not a Java name: its accessors have codes for other characters");
            }
        }
        checkMixed(type);
        checkSimilar(type);
    }

    /** A copied column is checked at its declaration. */
    private boolean isWritten(Column column) {
        return written.contains(column.location());
    }

    /** The style of most columns is the style of the schema; of as many of both, that of the first. */
    private void checkMixed(ObjectType type) {
        List<Column> snake = inStyle(type, SNAKE);
        List<Column> camel = inStyle(type, CAMEL);
        if (snake.isEmpty() || camel.isEmpty()) {
            return;
        }
        boolean camelFirst =
                type.columns().indexOf(camel.get(0)) < type.columns().indexOf(snake.get(0));
        boolean isCamel = camel.size() > snake.size() || camel.size() == snake.size() && camelFirst;
        for (Column column : isCamel ? snake : camel) {
            linter.warn(
                    DiagnosticCode.MIXED_COLUMN_STYLE,
                    column.location(),
                    "column '" + column.name() + "' is in " + (isCamel ? "snake_case" : "camelCase")
                            + ", the others of schema '" + type.name() + "' in "
                            + (isCamel ? "camelCase" : "snake_case"));
        }
    }

    private List<Column> inStyle(ObjectType type, Pattern style) {
        return type.columns().stream()
                .filter(column -> style.matcher(column.name()).matches() && isWritten(column))
                .toList();
    }

    private void checkSimilar(ObjectType type) {
        Map<String, String> seen = new HashMap<>();
        type.parent()
                .map(ObjectType::allColumns)
                .orElse(List.of())
                .forEach(column -> seen.put(column.name().toLowerCase(Locale.ROOT), column.name()));
        for (Column column : type.columns()) {
            Optional.ofNullable(seen.putIfAbsent(column.name().toLowerCase(Locale.ROOT), column.name()))
                    .filter(other -> isWritten(column))
                    .ifPresent(other -> linter.warn(
                            DiagnosticCode.SIMILAR_COLUMNS,
                            column.location(),
                            "columns '" + other + "' and '" + column.name() + "' differ in case only"));
        }
    }
}
