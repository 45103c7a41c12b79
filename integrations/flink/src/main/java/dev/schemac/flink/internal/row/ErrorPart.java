package dev.schemac.flink.internal.row;

import java.util.Locale;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.types.DataType;

/** The values that a table can contain about an invalid document. */
public enum ErrorPart {
    MESSAGE(DataTypes.STRING()),
    DOCUMENT(DataTypes.BYTES()),
    PATH(DataTypes.STRING()),
    OFFSET(DataTypes.BIGINT()),
    LINE(DataTypes.BIGINT()),
    COLUMN(DataTypes.INT());

    private final DataType type;

    ErrorPart(DataType type) {
        this.type = type;
    }

    /** {@return the name of the field} */
    public String field() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return the name of the metadata} */
    public String key() {
        return "error." + field();
    }

    /** {@return the type of the metadata} */
    public DataType type() {
        return type;
    }
}
