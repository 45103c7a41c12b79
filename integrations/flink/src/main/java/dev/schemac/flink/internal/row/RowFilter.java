package dev.schemac.flink.internal.row;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.data.StringData;
import org.apache.flink.table.expressions.CallExpression;
import org.apache.flink.table.expressions.Expression;
import org.apache.flink.table.expressions.FieldReferenceExpression;
import org.apache.flink.table.expressions.ResolvedExpression;
import org.apache.flink.table.expressions.ValueLiteralExpression;
import org.apache.flink.table.functions.BuiltInFunctionDefinitions;
import org.apache.flink.table.functions.FunctionDefinition;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.LogicalTypeFamily;
import org.apache.flink.table.types.logical.LogicalTypeRoot;
import org.apache.flink.table.types.logical.RowType;

/**
 * The conditions of a query on strings and numbers, which are tested before a row has all its columns. Flink applies all
 * conditions again, so unknown ones are left out here. Immutable.
 */
public final class RowFilter implements Serializable {
    private static final long serialVersionUID = 1L;

    /** The order of a value and the constant; negative if the value is less. */
    private interface Order extends IntPredicate, Serializable {}

    /** False if the condition is unknown, because a value is null. */
    private interface Condition extends Serializable {
        boolean test(GenericRowData row);
    }

    private static final Map<FunctionDefinition, Order> COMPARISONS = Map.of(
            BuiltInFunctionDefinitions.EQUALS, order -> order == 0,
            BuiltInFunctionDefinitions.NOT_EQUALS, order -> order != 0,
            BuiltInFunctionDefinitions.LESS_THAN, order -> order < 0,
            BuiltInFunctionDefinitions.LESS_THAN_OR_EQUAL, order -> order <= 0,
            BuiltInFunctionDefinitions.GREATER_THAN, order -> order > 0,
            BuiltInFunctionDefinitions.GREATER_THAN_OR_EQUAL, order -> order >= 0);

    private final RowType all;
    private final ArrayList<RowType.RowField> columns = new ArrayList<>();
    private final ArrayList<Condition> conditions = new ArrayList<>();

    private RowFilter(RowType all) {
        this.all = all;
    }

    /**
     * {@return the filter; null if no condition can be tested}
     *
     * @param columns the columns of the query
     */
    public static RowFilter of(List<ResolvedExpression> conditions, RowType columns) {
        RowFilter filter = new RowFilter(columns);
        conditions.forEach(each -> filter.condition(each).ifPresent(filter.conditions::add));
        return filter.conditions.isEmpty() ? null : filter;
    }

    /** {@return the columns of the conditions} */
    public RowType columns() {
        return new RowType(columns);
    }

    /** {@return whether a row can be in the result} */
    public boolean accepts(GenericRowData row) {
        for (Condition each : conditions) {
            if (!each.test(row)) {
                return false;
            }
        }
        return true;
    }

    private Optional<Condition> condition(Expression expression) {
        if (!(expression instanceof CallExpression call)) {
            return Optional.empty();
        }
        List<ResolvedExpression> arguments = call.getResolvedChildren();
        FunctionDefinition function = call.getFunctionDefinition();
        boolean or = function == BuiltInFunctionDefinitions.OR;
        if (or || function == BuiltInFunctionDefinitions.AND) {
            List<Optional<Condition>> found =
                    arguments.stream().map(this::condition).toList();
            return or && found.stream().anyMatch(Optional::isEmpty)
                    ? Optional.empty()
                    : found.stream()
                            .flatMap(Optional::stream)
                            .reduce((a, b) ->
                                    or ? row -> a.test(row) || b.test(row) : row -> a.test(row) && b.test(row));
        }
        // another column is one of the connector
        if (arguments.get(0) instanceof FieldReferenceExpression field && all.getFieldIndex(field.getName()) >= 0) {
            LogicalType type = all.getTypeAt(all.getFieldIndex(field.getName()));
            Order comparison = COMPARISONS.get(function);
            if (function == BuiltInFunctionDefinitions.IS_NULL || function == BuiltInFunctionDefinitions.IS_NOT_NULL) {
                int index = index(field, type);
                boolean isNull = function == BuiltInFunctionDefinitions.IS_NULL;
                return Optional.of(row -> row.isNullAt(index) == isNull);
            } else if (comparison != null && arguments.get(1) instanceof ValueLiteralExpression literal) {
                return constant(literal, type).map(constant -> {
                    int index = index(field, type);
                    return row -> !row.isNullAt(index) && comparison.test(order(row.getField(index), constant));
                });
            }
        }
        return Optional.empty();
    }

    /** Returns the index of a column among those of the conditions. */
    private int index(FieldReferenceExpression field, LogicalType type) {
        RowType.RowField column = new RowType.RowField(field.getName(), type);
        if (!columns.contains(column)) {
            columns.add(column);
        }
        return columns.indexOf(column);
    }

    /** Returns the value of a literal that has the type of a column. */
    private static Optional<? extends Serializable> constant(ValueLiteralExpression literal, LogicalType type) {
        LogicalType found = literal.getOutputDataType().getLogicalType();
        if (type.is(LogicalTypeRoot.VARCHAR)) {
            return literal.getValueAs(String.class);
        } else if (type.is(LogicalTypeFamily.INTEGER_NUMERIC) && found.is(LogicalTypeFamily.INTEGER_NUMERIC)) {
            return literal.getValueAs(Number.class).map(Number::longValue);
        }
        boolean both = type.is(LogicalTypeRoot.DOUBLE) && found.is(LogicalTypeRoot.DOUBLE);
        return both ? literal.getValueAs(Double.class) : Optional.empty();
    }

    /** Returns the order that Flink's comparisons have: 0.0 and -0.0 are equal. */
    private static int order(Object value, Serializable constant) {
        if (constant instanceof String string) {
            return ((StringData) value).compareTo(StringData.fromString(string));
        } else if (constant instanceof Double number) {
            return Double.compare((Double) value + 0.0, number + 0.0);
        }
        return Long.compare(((Number) value).longValue(), (Long) constant);
    }
}
