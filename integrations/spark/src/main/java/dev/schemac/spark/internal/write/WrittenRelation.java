package dev.schemac.spark.internal.write;

import org.apache.spark.sql.SQLContext;
import org.apache.spark.sql.sources.BaseRelation;
import org.apache.spark.sql.types.StructType;

/** The result of a write, which nothing reads. */
public final class WrittenRelation extends BaseRelation {
    private final SQLContext context;
    private final StructType columns;

    public WrittenRelation(SQLContext context, StructType columns) {
        this.context = context;
        this.columns = columns;
    }

    @Override
    public SQLContext sqlContext() {
        return context;
    }

    @Override
    public StructType schema() {
        return columns;
    }
}
