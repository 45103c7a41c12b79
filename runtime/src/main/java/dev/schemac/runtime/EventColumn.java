package dev.schemac.runtime;

import java.util.Objects;

/**
 * A column of an {@link EventType}.
 *
 * @param name the column's name in the schema, which is its key in {@link JsonEvent#asMap}
 * @param jsonName the name of its member in JSON
 * @param type the class of its values in {@link JsonEvent#asMap}: {@code Integer} for an {@code int} column
 * @param schemaType its type as a schema spells it: {@code int}, {@code string[]}, {@code int[primitive]}, {@code List<string>}, {@code Map<String,
 *     int>}. Schemas and classes have the full names of their classes, as {@link Class#getName} has them. What decides how a type looks in JSON
 *     follows in parentheses: the variant of base64 unless it is the usual one, {@code binary(url)}, and the class of an adapter, {@code
 *     java.util.Date(com.acme.EpochDate)}. Columns of equal schema types read what each other has written.
 */
public record EventColumn(String name, String jsonName, Class<?> type, String schemaType) {
    /** Checks that nothing is missing. */
    public EventColumn {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(jsonName, "jsonName");
        Objects.requireNonNull(type, "type");
        Objects.requireNonNull(schemaType, "schemaType");
    }

    /**
     * A column whose member has its name.
     *
     * @param name the column's name in the schema
     * @param type the class of its values
     * @param schemaType its type as a schema spells it
     */
    public EventColumn(String name, Class<?> type, String schemaType) {
        this(name, name, type, schemaType);
    }
}
