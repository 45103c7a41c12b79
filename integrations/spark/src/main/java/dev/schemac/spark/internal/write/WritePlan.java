package dev.schemac.spark.internal.write;

import dev.schemac.spark.internal.table.SchemaClasses;
import java.io.Serializable;
import java.util.Iterator;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * The facts that an executor needs to write rows. Data only.
 *
 * @param columns the columns of a row
 */
record WritePlan(SchemaClasses classes, StructType columns) implements Serializable {

    /** {@return the documents of rows, each converted when it is written} */
    Iterator<Tuple2<NullWritable, BytesWritable>> documents(Iterator<InternalRow> rows) {
        RowWriter writer = new RowWriter(this);
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Tuple2<NullWritable, BytesWritable> next() {
                return new Tuple2<>(NullWritable.get(), new BytesWritable(writer.document(rows.next())));
            }
        };
    }
}
