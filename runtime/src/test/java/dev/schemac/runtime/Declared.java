package dev.schemac.runtime;

import dev.schemac.runtime.support.JsonScanner;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** A schema twice: as the parser under test and as its {@link Reference}. */
public record Declared(ProbeParser parser, Reference.Schema reference) {

    private record Both(Column column, Reference.Conversion reference) {}

    /** Columns of every type, arrays of some, a nested schema and an array of it. */
    public static final Declared EVERY_TYPE = everyType();

    private static Declared everyType() {
        Declared inner = of(List.of(
                new Both(Column.intColumn("id"), Reference::intValue),
                new Both(Column.text("name"), Reference::string)));
        Function<JsonScanner, Object> ints = Column.elements(JsonScanner::readIntOrNull);
        return of(List.of(
                new Both(Column.text("text"), Reference::string),
                new Both(Column.character("char"), Reference::character),
                new Both(Column.bool("boolean"), Reference::bool),
                new Both(Column.byteColumn("byte"), Reference::byteValue),
                new Both(Column.shortColumn("short"), Reference::shortValue),
                new Both(Column.intColumn("i"), Reference::intValue),
                new Both(Column.longColumn("a longer name of a long"), Reference::longValue),
                new Both(Column.floatColumn("float"), Reference::floatValue),
                new Both(Column.doubleColumn("doubleDouble"), Reference::doubleValue),
                new Both(Column.bigInteger("größe"), Reference::bigInteger),
                new Both(Column.bigDecimal("d\"e\\c\n"), Reference::bigDecimal),
                new Both(Column.any("any"), Reference::untyped),
                new Both(Column.map("map"), Reference::map),
                new Both(Column.array("texts", JsonScanner::readString), Reference.array(Reference::string)),
                new Both(Column.array("grid", ints), Reference.array(Reference.array(Reference::intValue))),
                new Both(
                        Column.array("doubles", JsonScanner::readDoubleOrNull),
                        Reference.array(Reference::doubleValue)),
                new Both(Column.object("inner", inner.parser), Reference.object(inner.reference)),
                new Both(
                        Column.array("inners", inner.parser::read),
                        Reference.array(Reference.object(inner.reference)))));
    }

    private static Declared of(List<Both> columns) {
        Map<String, Reference.Conversion> references = new LinkedHashMap<>();
        columns.forEach(both -> references.put(both.column.name(), both.reference));
        return new Declared(
                new ProbeParser(columns.stream().map(Both::column).toArray(Column[]::new)),
                new Reference.Schema(references));
    }
}
