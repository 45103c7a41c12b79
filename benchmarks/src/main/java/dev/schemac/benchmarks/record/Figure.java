package dev.schemac.benchmarks.record;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * One line of a record.
 *
 * @param unit of the value
 * @param runs the number of JVMs or processes
 * @param value the median and quartiles over all parts of all runs
 * @param ratio how many times as fast schemac is as this library, in the same turns; empty for schemac itself
 * @param measures further figures
 */
public record Figure(
        Row row,
        String library,
        String unit,
        int runs,
        Quartiles value,
        Optional<Ratio> ratio,
        Map<Measure, Double> measures) {
    /** The library that the others are compared with. */
    public static final String SCHEMAC = "schemac";

    private static final List<String> FIRST = List.of(
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
            "ratio-upper");

    /** The start of the line with the names of the columns; the columns of {@link Measure} follow. */
    static final String START = String.join("\t", FIRST);

    /** The names of all columns. */
    static final String COLUMNS =
            START + Stream.of(Measure.values()).map(each -> "\t" + each).collect(Collectors.joining());

    private static final String NONE = "-";
    private static final MathContext DIGITS = new MathContext(6);

    /**
     * Returns the figures of samples, each with its ratio to that of schemac in its row.
     *
     * @param samples in the order of the lines
     */
    static List<Figure> of(List<Sample> samples) {
        List<Figure> figures = new ArrayList<>();
        for (Sample sample : samples) {
            Optional<Sample> own = samples.stream()
                    .filter(each -> each != sample
                            && each.row().equals(sample.row())
                            && each.library().equals(SCHEMAC))
                    .findFirst();
            figures.add(new Figure(
                    sample.row(),
                    sample.library(),
                    sample.unit(),
                    sample.runs(),
                    Quartiles.of(sample.figures()),
                    own.map(each -> each.ratioTo(sample)),
                    own.map(each -> each.measuresOf(sample)).orElse(sample.measures())));
        }
        return figures;
    }

    /**
     * Parses a line.
     *
     * @param columns the names of its fields
     * @throws IllegalArgumentException if it has another number of fields, or no number where one is expected
     */
    static Figure parse(List<String> columns, String line) {
        String[] fields = line.split("\t", -1);
        if (fields.length != columns.size()) {
            throw new IllegalArgumentException(
                    "expected " + columns.size() + " fields but found " + fields.length + ": " + line);
        }
        Map<Measure, Double> measures = new EnumMap<>(Measure.class);
        for (Measure measure : Measure.values()) {
            int column = columns.indexOf(measure.toString());
            if (column >= 0 && !fields[column].equals(NONE)) {
                measures.put(measure, Double.valueOf(fields[column]));
            }
        }
        return new Figure(
                new Row(fields[0], fields[1], fields[2], fields[3]),
                fields[4],
                fields[5],
                Integer.parseInt(fields[6]),
                quartiles(fields, 7),
                fields[10].equals(NONE) ? Optional.empty() : Optional.of(new Ratio(quartiles(fields, 10))),
                measures);
    }

    private static Quartiles quartiles(String[] fields, int first) {
        return new Quartiles(
                Double.parseDouble(fields[first + 1]),
                Double.parseDouble(fields[first]),
                Double.parseDouble(fields[first + 2]));
    }

    /** Whether less is faster. */
    public static boolean isTime(String unit) {
        return unit.equals("s") || unit.equals("ms");
    }

    public OptionalDouble measure(Measure measure) {
        Double number = measures.get(measure);
        return number == null ? OptionalDouble.empty() : OptionalDouble.of(number);
    }

    /** How far the quartiles of the JVMs are apart, as a share of the lower one. */
    public OptionalDouble spread() {
        return measures.containsKey(Measure.JVM_RATIO_LOWER)
                ? OptionalDouble.of(measures.get(Measure.JVM_RATIO_UPPER) / measures.get(Measure.JVM_RATIO_LOWER) - 1)
                : OptionalDouble.empty();
    }

    String line() {
        List<String> fields = new ArrayList<>(
                List.of(row.payload(), row.operation(), row.form(), row.mode(), library, unit, Integer.toString(runs)));
        Stream.of(value.median(), value.lower(), value.upper())
                .map(Figure::digits)
                .forEach(fields::add);
        ratio.map(Ratio::quartiles)
                .map(times -> Stream.of(times.median(), times.lower(), times.upper())
                        .map(each -> String.format(Locale.ROOT, "%.4f", each)))
                .orElse(Stream.of(NONE, NONE, NONE))
                .forEach(fields::add);
        for (Measure measure : Measure.values()) {
            fields.add(measures.containsKey(measure) ? digits(measures.get(measure)) : NONE);
        }
        return String.join("\t", fields);
    }

    private static String digits(double number) {
        return new BigDecimal(number).round(DIGITS).stripTrailingZeros().toPlainString();
    }
}
