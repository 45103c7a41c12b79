package dev.schemac.benchmarks.record;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One line of a record.
 *
 * @param unit of the value
 * @param runs the number of JVMs or processes
 * @param value the median and quartiles over all parts of all runs
 * @param ratio how many times as fast schemac is as this library, in the same turns; empty for schemac itself
 * @param bytes allocated for each operation
 * @param size mean bytes of a document, as the library reads or writes it
 */
public record Figure(
        Row row,
        String library,
        String unit,
        int runs,
        Quartiles value,
        Optional<Ratio> ratio,
        OptionalDouble bytes,
        OptionalDouble size) {
    /** The library that the others are compared with. */
    public static final String SCHEMAC = "schemac";

    /** The names of the columns. */
    static final String COLUMNS = String.join(
            "\t",
            List.of(
                    "payload",
                    "operation",
                    "form",
                    "mode",
                    "library",
                    "unit",
                    "runs",
                    "median",
                    "lower",
                    "upper",
                    "ratio",
                    "ratio-lower",
                    "ratio-upper",
                    "bytes",
                    "size"));

    private static final int FIELDS = COLUMNS.split("\t").length;
    private static final String NONE = "-";
    private static final MathContext DIGITS = new MathContext(6);

    /**
     * Returns the figures of samples, each with its ratio to that of schemac in its row.
     *
     * @param samples in the order of the lines
     */
    static List<Figure> of(List<Sample> samples) {
        return samples.stream()
                .map(sample -> new Figure(
                        sample.row(),
                        sample.library(),
                        sample.unit(),
                        sample.runs(),
                        Quartiles.of(sample.figures()),
                        samples.stream()
                                .filter(own -> own != sample
                                        && own.row().equals(sample.row())
                                        && own.library().equals(SCHEMAC))
                                .findFirst()
                                .map(own -> own.ratioTo(sample)),
                        sample.bytes(),
                        sample.size()))
                .toList();
    }

    /**
     * Parses a line.
     *
     * @throws IllegalArgumentException if it has another number of fields, or no number where one is expected
     */
    static Figure parse(String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(
                    "expected " + FIELDS + " fields but found " + fields.length + ": " + line);
        }
        return new Figure(
                new Row(fields[0], fields[1], fields[2], fields[3]),
                fields[4],
                fields[5],
                Integer.parseInt(fields[6]),
                quartiles(fields, 7),
                fields[10].equals(NONE) ? Optional.empty() : Optional.of(new Ratio(quartiles(fields, 10))),
                number(fields[13]),
                number(fields[14]));
    }

    private static Quartiles quartiles(String[] fields, int first) {
        return new Quartiles(
                Double.parseDouble(fields[first + 1]),
                Double.parseDouble(fields[first]),
                Double.parseDouble(fields[first + 2]));
    }

    private static OptionalDouble number(String field) {
        return field.equals(NONE) ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(field));
    }

    /** Whether less is faster. */
    public static boolean isTime(String unit) {
        return unit.equals("s") || unit.equals("ms");
    }

    String line() {
        Optional<Quartiles> times = ratio.map(Ratio::quartiles);
        return String.join(
                "\t",
                row.payload(),
                row.operation(),
                row.form(),
                row.mode(),
                library,
                unit,
                Integer.toString(runs),
                digits(value.median()),
                digits(value.lower()),
                digits(value.upper()),
                times.map(Quartiles::median).map(Figure::decimals).orElse(NONE),
                times.map(Quartiles::lower).map(Figure::decimals).orElse(NONE),
                times.map(Quartiles::upper).map(Figure::decimals).orElse(NONE),
                whole(bytes),
                whole(size));
    }

    private static String digits(double number) {
        return new BigDecimal(number).round(DIGITS).stripTrailingZeros().toPlainString();
    }

    private static String decimals(double ratio) {
        return String.format(Locale.ROOT, "%.4f", ratio);
    }

    private static String whole(OptionalDouble number) {
        return number.isPresent() ? String.format(Locale.ROOT, "%.0f", number.getAsDouble()) : NONE;
    }
}
