package dev.schemac.export.types;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import java.util.List;

/**
 * A member of an object.
 *
 * @param name the name in JSON
 * @param mandatory whether each object has the member, with a value other than null
 * @param columns the columns of the member; several if the schemas of a union declare different ones
 * @param wrapped the schema of the wrapped object; null if columns describe the member
 */
public record Member(String name, boolean mandatory, List<Column> columns, ObjectType wrapped) {

    public static Member of(Column column) {
        return new Member(column.jsonName(), column.required() && !column.nullable(), List.of(column), null);
    }

    /** Returns whether the schemas of a union disagree about the type. */
    public boolean ambiguous() {
        return columns.size() > 1;
    }

    /** Returns the first column. */
    public Column column() {
        return columns.get(0);
    }
}
