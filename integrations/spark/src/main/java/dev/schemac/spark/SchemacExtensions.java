package dev.schemac.spark;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import dev.schemac.spark.internal.write.LinesWriter;
import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.SparkSessionExtensions;
import org.apache.spark.sql.SparkSessionExtensionsProvider;
import org.apache.spark.sql.catalyst.expressions.Attribute;
import org.apache.spark.sql.catalyst.plans.logical.LogicalPlan;
import org.apache.spark.sql.catalyst.rules.Rule;
import org.apache.spark.sql.execution.datasources.HadoopFsRelation;
import org.apache.spark.sql.execution.datasources.InsertIntoHadoopFsRelationCommand;
import org.apache.spark.sql.execution.datasources.LogicalRelation;
import org.apache.spark.sql.types.StructType;
import scala.Option;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.AbstractFunction1;
import scala.runtime.BoxedUnit;

/**
 * Reports invalid options and columns when a DataFrame or table is created, before a write changes a folder, and lets
 * {@code overwrite} remove old files after the new ones are complete. Each session finds this class on the class path,
 * and creates it once. Thread-safe.
 */
public final class SchemacExtensions extends AbstractFunction1<SparkSessionExtensions, BoxedUnit>
        implements SparkSessionExtensionsProvider {
    /** The relations of queries that are in memory and have no error. Most queries are analyzed several times. */
    private final Set<HadoopFsRelation> checked =
            Collections.newSetFromMap(Collections.synchronizedMap(new WeakHashMap<>()));

    /** Creates the extensions; Spark calls this. */
    public SchemacExtensions() {}

    /**
     * Adds the rules; Spark calls this.
     *
     * @param extensions those of a session
     */
    @Override
    public BoxedUnit apply(SparkSessionExtensions extensions) {
        extensions.injectCheckRule(session -> plan -> {
            check(plan);
            return BoxedUnit.UNIT;
        });
        extensions.injectPostHocResolutionRule(KeepOldFiles::new);
        return BoxedUnit.UNIT;
    }

    private void check(LogicalPlan plan) {
        for (LogicalPlan leaf : CollectionConverters.asJava(plan.collectLeaves())) {
            if (leaf instanceof LogicalRelation relation
                    && relation.relation() instanceof HadoopFsRelation files
                    && files.fileFormat() instanceof SchemacSource
                    && !checked.contains(files)) {
                checkRead(files, relation.catalogTable().isDefined());
                checked.add(files);
            }
        }
        if (plan instanceof InsertIntoHadoopFsRelationCommand command
                && command.fileFormat() instanceof SchemacSource) {
            checkWrite(command);
        }
    }

    /** @param isTable whether reads and writes share the options */
    private static void checkRead(HadoopFsRelation files, boolean isTable) {
        ReadOptions options = SchemacSource.options(files.options());
        if (!isTable) {
            options.checkRead();
            if (files.location().rootPaths().isEmpty()) {
                throw new IllegalArgumentException("no path is set: call load(path), or set the option 'path'");
            }
        }
        StructType columns = new StructType();
        for (var column : files.dataSchema().fields()) {
            // a column of folders hides one of the schema
            columns = files.partitionSchema().getFieldIndex(column.name()).isDefined() ? columns : columns.add(column);
        }
        TableSchema.of(options).check(columns, options.corruptColumn());
    }

    private static void checkWrite(InsertIntoHadoopFsRelationCommand command) {
        ReadOptions options = SchemacSource.options(command.options());
        if (command.catalogTable().isEmpty()) {
            options.checkWrite();
        }
        StructType columns = new StructType();
        for (Attribute column : CollectionConverters.asJava(command.outputColumns())) {
            if (!command.partitionColumns().exists(each -> each.exprId().equals(column.exprId()))) {
                columns = columns.add(column.name(), column.dataType(), column.nullable());
            }
        }
        LinesWriter.check(options, columns);
    }

    /** Spark itself keeps old partitions in its dynamic mode, and knows those of a table. */
    private static final class KeepOldFiles extends Rule<LogicalPlan> {
        private final SparkSession session;

        KeepOldFiles(SparkSession session) {
            this.session = session;
        }

        @Override
        public LogicalPlan apply(LogicalPlan plan) {
            if (plan instanceof InsertIntoHadoopFsRelationCommand command
                    && command.fileFormat() instanceof SchemacSource format
                    && command.mode() == SaveMode.Overwrite
                    && !command.dynamicPartitionOverwrite()
                    && (command.catalogTable().isEmpty()
                            || command.partitionColumns().isEmpty())) {
                OldFiles old = new OldFiles(
                        command.outputPath(), format.getHadoopConf(session, command.options()), command.fileIndex());
                return command.copy(
                        command.outputPath(),
                        command.staticPartitions(),
                        command.ifPartitionNotExists(),
                        command.partitionColumns(),
                        command.bucketSpec(),
                        format,
                        command.options(),
                        command.query(),
                        SaveMode.Append,
                        command.catalogTable(),
                        Option.apply(old),
                        command.outputColumnNames());
            }
            return plan;
        }
    }
}
