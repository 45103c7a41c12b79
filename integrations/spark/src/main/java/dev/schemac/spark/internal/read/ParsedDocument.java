package dev.schemac.spark.internal.read;

import dev.schemac.runtime.JsonParseException;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.connector.catalog.functions.ScalarFunction;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;

/** Parses documents of a column to rows. A null stays null. Stateless, except for a cache. */
final class ParsedDocument implements ScalarFunction<InternalRow> {
    private static final long serialVersionUID = 1;

    private final String name;
    private final RowPlan plan;
    private final boolean binary;
    private final boolean nullsInvalid;

    /** The parser of this JVM; null before the first row. */
    private transient RowParser parser;

    /**
     * @param binary whether documents are bytes instead of strings
     * @param nullsInvalid whether an invalid document becomes null instead of an error
     */
    ParsedDocument(String name, RowPlan plan, boolean binary, boolean nullsInvalid) {
        this.name = name;
        this.plan = plan;
        this.binary = binary;
        this.nullsInvalid = nullsInvalid;
    }

    @Override
    public DataType[] inputTypes() {
        return new DataType[] {binary ? DataTypes.BinaryType : DataTypes.StringType};
    }

    @Override
    public DataType resultType() {
        return plan.columns();
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String canonicalName() {
        return "dev.schemac." + plan.classes().digest() + "." + plan.classes().type() + "." + nullsInvalid;
    }

    @Override
    public InternalRow produceResult(InternalRow arguments) {
        if (arguments.isNullAt(0)) {
            return null;
        }
        if (parser == null) {
            parser = plan.parser();
        }
        byte[] document =
                binary ? arguments.getBinary(0) : arguments.getUTF8String(0).getBytes();
        try {
            return parser.parse(document);
        } catch (JsonParseException e) {
            if (nullsInvalid) {
                return null;
            }
            throw new IllegalArgumentException(
                    name + " cannot read a document: " + e.getMessage() + "; the mode PERMISSIVE makes it null", e);
        }
    }
}
