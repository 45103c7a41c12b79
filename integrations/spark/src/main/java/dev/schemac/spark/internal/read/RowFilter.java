package dev.schemac.spark.internal.read;

import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.spark.internal.table.EventParsers;
import dev.schemac.spark.internal.table.ReadMode;
import dev.schemac.spark.internal.table.SchemaClasses;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.catalyst.StructFilters;
import org.apache.spark.sql.catalyst.expressions.And;
import org.apache.spark.sql.catalyst.expressions.BasePredicate;
import org.apache.spark.sql.catalyst.expressions.BoundReference;
import org.apache.spark.sql.catalyst.expressions.Expression;
import org.apache.spark.sql.catalyst.expressions.GenericInternalRow;
import org.apache.spark.sql.catalyst.expressions.Predicate;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import scala.Option;

/**
 * Drops rows before they are made. A parser of its own reads the columns of the filter, and skips the others; only the
 * documents that match are read again as a whole. If most documents match, this is not worth its time, and ends. Spark's
 * own expressions decide, so that nulls are as Spark has them. Used by one thread at a time.
 */
final class RowFilter {
    /** The number of documents that decide whether the filter continues. */
    private static final int SAMPLE = 1024;

    private static final RecentlyUsed<Object, Reader> READERS = new RecentlyUsed<>();

    private final Reader reader;
    private final BasePredicate predicate;
    private int tested;
    private int matched;

    /**
     * The facts that an executor needs to filter. Data only.
     *
     * @param classes of the parser of these columns; null if that of the rows reads no others
     * @param columns those of the filters
     */
    record Plan(SchemaClasses classes, StructType columns, List<Filter> filters) implements Serializable {}

    /** @param events null if the parser of the rows reads the columns of the filter */
    private record Reader(GeneratedParser<?> events, RowConverter rows) {}

    RowFilter(Plan plan, EventParsers rows) {
        // the classes of rows have their own parsers, which a cache of filters would confuse
        this.reader = plan.classes == null
                ? new Reader(null, new RowConverter(plan.columns, rows.types(), "$", -1))
                : READERS.get(List.of(plan.classes.key(), plan.columns), key -> reader(plan));
        this.predicate = predicate(plan.filters, plan.columns);
    }

    private static Reader reader(Plan plan) {
        EventParsers parsers = plan.classes.load();
        return new Reader(
                (GeneratedParser<?>) parsers.root(), new RowConverter(plan.columns, parsers.types(), "$", -1));
    }

    /**
     * Selects the filters that drop no row which Spark keeps.
     *
     * @param read the columns that the query reads from the files
     */
    static Optional<Plan> plan(List<Filter> filters, StructType read, TableSchema table, ReadMode mode) {
        List<Filter> used = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (Filter filter : filters) {
            List<String> references = Arrays.asList(filter.references());
            if (!references.isEmpty()
                    && Arrays.asList(read.fieldNames()).containsAll(references)
                    && expression(filter, read).isDefined()
                    // an invalid line is a row of nulls, whose values the filter never sees
                    && (mode != ReadMode.PERMISSIVE || !acceptsNulls(filter, read))) {
                used.add(filter);
                names.addAll(references);
            }
        }
        if (used.isEmpty()) {
            return Optional.empty();
        }
        StructType columns = new StructType();
        for (StructField column : read.fields()) {
            columns = names.contains(column.name()) ? columns.add(column) : columns;
        }
        boolean separate = table.className() == null && columns.size() < read.size();
        return Optional.of(new Plan(separate ? table.classes(columns) : null, columns, used));
    }

    private static boolean acceptsNulls(Filter filter, StructType columns) {
        return predicate(List.of(filter), columns).eval(new GenericInternalRow(columns.size()));
    }

    private static Option<Expression> expression(Filter filter, StructType columns) {
        List<String> names = Arrays.asList(columns.fieldNames());
        return StructFilters.filterToExpression(filter, name -> {
            int index = names.indexOf(name);
            return Option.apply(index < 0 ? null : new BoundReference(index, columns.fields()[index].dataType(), true));
        });
    }

    private static BasePredicate predicate(List<Filter> filters, StructType columns) {
        return Predicate.create(filters.stream()
                .map(filter -> expression(filter, columns).get())
                .reduce(And::new)
                .orElseThrow());
    }

    // ---- documents

    boolean isActive() {
        return tested < SAMPLE || matched < tested / 2;
    }

    /** {@return the parser that {@link #matches} needs an event of; null for that of the rows} */
    GeneratedParser<?> events() {
        return reader.events;
    }

    boolean matches(Object event) {
        boolean matches = predicate.eval(reader.rows.convert(event));
        tested++;
        matched += matches ? 1 : 0;
        return matches;
    }
}
