package dev.schemac.flink.internal.row;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.flink.table.data.GenericRowData;
import org.apache.flink.table.types.logical.LogicalType;
import org.apache.flink.table.types.logical.LogicalTypeRoot;
import org.apache.flink.table.types.logical.RowType;

/**
 * A column that contains the error of an invalid document, and is null in all other rows.
 *
 * @param name of the column
 * @param part its only value; null for a row with several ones
 */
public record ErrorColumn(String name, ErrorPart part) implements Serializable {
    /** Returns the value of the column. */
    private Object value(Rejection rejection, LogicalType type) {
        if (part != null) {
            return rejection.value(part, false);
        }
        List<Object> values = new ArrayList<>();
        for (RowType.RowField field : ((RowType) type).getFields()) {
            values.add(rejection.value(part(field.getName()), ScalarColumns.isText(field.getType())));
        }
        return GenericRowData.of(values.toArray());
    }

    /** {@return the row of an invalid document, whose other columns are null} */
    public static GenericRowData row(RowType type, List<ErrorColumn> columns, Rejection rejection) {
        GenericRowData row = new GenericRowData(type.getFieldCount());
        for (ErrorColumn each : columns) {
            int index = type.getFieldIndex(each.name);
            row.setField(index, each.value(rejection, type.getTypeAt(index)));
        }
        return row;
    }

    private static ErrorPart part(String field) {
        return Stream.of(ErrorPart.values())
                .filter(part -> part.field().equals(field))
                .findFirst()
                .orElse(null);
    }

    /** @throws ColumnMismatchException if a column does not have the fields of errors, or cannot be null */
    static void check(RowType type, List<ErrorColumn> columns) {
        for (RowType.RowField each : type.getFields()) {
            if (!each.getType().isNullable()) {
                throw new ColumnMismatchException(
                        each.getName(), "rows of invalid documents have no value; remove NOT NULL");
            }
        }
        columns.stream()
                .filter(each -> each.part == null)
                .forEach(each -> each.checkFields(type.getTypeAt(type.getFieldIndex(each.name))));
    }

    private void checkFields(LogicalType type) {
        boolean fits = type instanceof RowType row && row.getFields().stream().allMatch(ErrorColumn::fits);
        if (!fits) {
            String fields = Stream.of(ErrorPart.values())
                    .map(part -> part.field() + " " + part.type())
                    .collect(Collectors.joining(", "));
            throw new ColumnMismatchException(
                    name, "expected a ROW with some of the fields " + fields + " but found " + type.asSummaryString());
        }
    }

    private static boolean fits(RowType.RowField field) {
        ErrorPart part = part(field.getName());
        LogicalTypeRoot root = field.getType().getTypeRoot();
        return part != null
                && field.getType().isNullable()
                && (root == part.type().getLogicalType().getTypeRoot()
                        || part == ErrorPart.DOCUMENT && root == LogicalTypeRoot.VARCHAR);
    }
}
