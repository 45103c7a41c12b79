package dev.schemac.spark.internal.write;

import dev.schemac.spark.internal.table.SchemaClasses;
import java.io.Serializable;
import org.apache.spark.sql.types.StructType;

/**
 * The facts that an executor needs to write rows. Data only.
 *
 * @param columns the columns of a row
 */
record WritePlan(SchemaClasses classes, StructType columns) implements Serializable {}
