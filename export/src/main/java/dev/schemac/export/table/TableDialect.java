package dev.schemac.export.table;

import dev.schemac.dsl.model.Column;
import dev.schemac.export.types.Cell;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The table language of one tool: how it names and combines types. */
interface TableDialect {
    /**
     * A field of a nested object.
     *
     * @param name the name in JSON
     */
    record Field(String name, String type, boolean mandatory) {}

    /** Returns the entry of the tool in the table of scalar types. */
    Cell scalar(ScalarRow row);

    /** Returns the type of strings. */
    String string();

    /** Returns the type of any JSON value. */
    String any();

    /** Returns the type of JSON objects with any members. */
    String anyMap();

    /**
     * Returns the type of arrays.
     *
     * @param mandatory whether no element is null
     */
    String array(String element, boolean mandatory);

    /**
     * Returns the type of maps.
     *
     * @param mandatory whether no value is null
     */
    String map(String value, boolean mandatory);

    /**
     * Returns the type of objects; empty if the tool does not declare their members.
     *
     * @param fields at least one
     */
    Optional<String> object(List<Field> fields);

    /** Returns whether names differ only in case are one name. */
    default boolean ignoresCase() {
        return false;
    }

    /** Returns why the tool has no column of this name; empty if it has. */
    default Optional<String> rejects(String name) {
        return name.isEmpty() ? Optional.of("a column needs a name") : Optional.empty();
    }

    /** Returns a name in quotes. */
    default String quoted(String name) {
        return "\"" + name.replace("\"", "\"\"") + "\"";
    }

    /**
     * Returns a column of a table, without a comma.
     *
     * @param constraints see {@link #constraints}
     */
    default String column(String name, String type, boolean mandatory, List<String> constraints) {
        return quoted(name) + " " + type + (mandatory ? " NOT NULL" : "")
                + constraints.stream().map(text -> " " + text).collect(Collectors.joining());
    }

    /** Returns whether the tool rejects a missing or null value. */
    default boolean checksMandatory() {
        return true;
    }

    /** Returns the default value and the rules of a scalar column that the tool can express. */
    default List<String> constraints(Column column) {
        return List.of();
    }

    /** Returns the rules of a column that no constraint expresses. */
    default List<String> uncheckedRules(Column column) {
        return rulesBesidesTypes(column);
    }

    /** Returns the rules of a column that its type does not express. */
    default List<String> rulesBesidesTypes(Column column) {
        return checksNullElements() ? Texts.rulesBesidesNulls(column) : Texts.rules(column);
    }

    /** Returns whether the types of arrays and maps exclude null. */
    default boolean checksNullElements() {
        return false;
    }

    /** Returns whether a constraint lists the constants of an enum column. */
    default boolean checksConstants() {
        return false;
    }

    /** Returns whether a constraint expresses the default value of a column. */
    default boolean expressesDefault(Column column) {
        return false;
    }

    /** Returns the line before the columns. */
    default String begin(String table) {
        return "CREATE TABLE " + quoted(table) + " (";
    }

    /** Returns the line after the columns. */
    String end(String table);
}
