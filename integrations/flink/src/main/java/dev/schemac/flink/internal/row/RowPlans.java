package dev.schemac.flink.internal.row;

import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.runtime.ObjectParser;
import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.flink.table.types.logical.RowType;

/**
 * How the events of a parser and the rows of a table are converted. Thread-safe.
 *
 * @param <T> the value class
 */
public record RowPlans<T>(ObjectRowPlan<T> objects, BinaryRowPlan<T> binary, RowWriter writer) {
    private record Columns(RowType type, List<ErrorColumn> errors) {}

    /**
     * The plans for each class of parsers. The jobs of a JVM share them, because the JVM compiles the method handles of a
     * plan. The soft reference is necessary: the class loader of the parsers can live longer than that of this class.
     */
    private static final ClassValue<AtomicReference<SoftReference<RecentlyUsed<Columns, RowPlans<?>>>>> SHARED =
            new ClassValue<>() {
                @Override
                protected AtomicReference<SoftReference<RecentlyUsed<Columns, RowPlans<?>>>> computeValue(
                        Class<?> parser) {
                    return new AtomicReference<>(new SoftReference<>(new RecentlyUsed<>()));
                }
            };

    /**
     * {@return the plans for these columns}
     *
     * @param errors those of them that contain errors
     * @throws ColumnMismatchException if a column does not fit
     */
    @SuppressWarnings("unchecked") // the plans of a parser are for its events
    public static <T> RowPlans<T> of(ObjectParser<T> parser, RowType type, List<ErrorColumn> errors) {
        return (RowPlans<T>) shared(parser.getClass()).get(new Columns(type, errors), key -> make(parser, key));
    }

    private static RecentlyUsed<Columns, RowPlans<?>> shared(Class<?> parser) {
        AtomicReference<SoftReference<RecentlyUsed<Columns, RowPlans<?>>>> reference = SHARED.get(parser);
        RecentlyUsed<Columns, RowPlans<?>> known = reference.get().get();
        if (known == null) {
            known = new RecentlyUsed<>();
            reference.set(new SoftReference<>(known));
        }
        return known;
    }

    private static <T> RowPlans<T> make(ObjectParser<T> parser, Columns columns) {
        RowType type = columns.type;
        Conversion[] fields = Conversions.columns(new SchemaType.Event(parser), type, columns.errors);
        if (!columns.errors.isEmpty()) {
            ErrorColumn.check(type, columns.errors);
        }
        return new RowPlans<>(
                new ObjectRowPlan<>(parser, type, fields),
                new BinaryRowPlan<>(parser, type, fields),
                new RowWriter(type, fields));
    }
}
