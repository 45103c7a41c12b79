package dev.schemac.spark;

import java.io.Serializable;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.apache.spark.sql.types.StructType;

/**
 * The facts that an executor needs to read rows. Data only.
 *
 * @param classes the compiled classes
 * @param digest identifies them
 * @param type the name of the schema, simple or with its module
 * @param columns the columns of a row
 * @param corruptColumn the index of the column for invalid lines, or -1
 */
record RowPlan(byte[] classes, String digest, String type, StructType columns, int corruptColumn)
        implements Serializable {
    private static final RecentlyUsed<RowPlan, RowParser> PARSERS = new RecentlyUsed<>();

    static RowPlan of(byte[] classes, String type, StructType columns, int corruptColumn) {
        try {
            String digest = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(classes));
            return new RowPlan(classes, digest, type, columns, corruptColumn);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** {@return the parser, whose classes this JVM loads once} */
    RowParser parser() {
        return PARSERS.get(this, RowParser::of);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RowPlan plan
                && digest.equals(plan.digest)
                && type.equals(plan.type)
                && columns.equals(plan.columns)
                && corruptColumn == plan.corruptColumn;
    }

    @Override
    public int hashCode() {
        return digest.hashCode();
    }
}
