package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The types of columns as an event type describes them. */
class ColumnTypeTest {
    private static final class Point {}

    private static final class Adapter {}

    /** A type with its string, its class and its kind. */
    private record Sample(ColumnType type, String spelling, Class<?> javaClass, Kind kind) {}

    private static final List<Sample> SAMPLES = List.of(
            new Sample(Scalar.INT, "int", Integer.class, Kind.SCALAR),
            new Sample(
                    ColumnTypes.scalar(Scalar.INSTANT, ScalarForm.EPOCH_MILLIS),
                    "Instant(epoch-millis)",
                    Instant.class,
                    Kind.SCALAR),
            new Sample(
                    ColumnTypes.pattern(Scalar.LOCAL_DATE, "dd.MM.uuuu"),
                    "LocalDate(dd.MM.uuuu)",
                    LocalDate.class,
                    Kind.SCALAR),
            new Sample(
                    ColumnTypes.scalar(Scalar.BINARY, ScalarForm.BASE64_URL), "binary(url)", byte[].class, Kind.SCALAR),
            new Sample(ColumnTypes.ANY, "Object", Object.class, Kind.ANY),
            new Sample(ColumnTypes.ANY_OBJECT, "Map", Map.class, Kind.ANY_OBJECT),
            new Sample(ColumnTypes.ALWAYS_NULL, "null", Object.class, Kind.ALWAYS_NULL),
            new Sample(
                    ColumnTypes.constant(TimeUnit.class),
                    "java.util.concurrent.TimeUnit",
                    TimeUnit.class,
                    Kind.CONSTANT),
            new Sample(ColumnTypes.object(Point.class), Point.class.getName(), Point.class, Kind.OBJECT),
            new Sample(ColumnTypes.union(Point.class), Point.class.getName(), Point.class, Kind.UNION),
            new Sample(ColumnTypes.application(Point.class), Point.class.getName(), Point.class, Kind.APPLICATION),
            new Sample(
                    ColumnTypes.adapted(Date.class, Adapter.class),
                    "java.util.Date(" + Adapter.class.getName() + ")",
                    Date.class,
                    Kind.ADAPTED),
            new Sample(ColumnTypes.array(Scalar.INT), "int[]", Integer[].class, Kind.ARRAY),
            new Sample(ColumnTypes.primitives(Scalar.INT), "int[primitive]", int[].class, Kind.PRIMITIVES),
            new Sample(
                    ColumnTypes.array(ColumnTypes.primitives(Scalar.INT)),
                    "int[primitive][]",
                    int[][].class,
                    Kind.ARRAY),
            new Sample(ColumnTypes.array(ColumnTypes.list(Scalar.STRING)), "List<string>[]", List[].class, Kind.ARRAY),
            new Sample(ColumnTypes.list(ColumnTypes.ANY), "List<Object>", List.class, Kind.LIST),
            new Sample(ColumnTypes.set(Scalar.UUID), "Set<UUID>", Set.class, Kind.SET),
            new Sample(
                    ColumnTypes.withoutNulls(ColumnTypes.map(Scalar.LONG)), "Map<String, long>", Map.class, Kind.MAP));

    @Test
    void eachKindHasItsClass() {
        assertThat(SAMPLES).extracting(Sample::kind).contains(Kind.values());
        for (Sample sample : SAMPLES) {
            assertThat(sample.type().kind()).isEqualTo(sample.kind());
            assertThat(sample.type()).hasToString(sample.spelling());
            assertThat(sample.type().javaClass()).as(sample.spelling()).isEqualTo(sample.javaClass());
        }
    }

    @Test
    void onlyTheTypeThatHasAPartReturnsIt() {
        assertThat(ColumnTypes.scalar(Scalar.INT, ScalarForm.STRING).scalar()).isEqualTo(Scalar.INT);
        assertThat(ColumnTypes.scalar(Scalar.INT, ScalarForm.STRING).form()).isEqualTo(ScalarForm.STRING);
        assertThat(Scalar.INT.form()).isEqualTo(ScalarForm.DEFAULT);
        assertThat(ColumnTypes.list(Scalar.INT).element()).isEqualTo(Scalar.INT);
        assertThat(List.of(
                        ColumnTypes.map(Scalar.INT).nullableElements(),
                        ColumnTypes.primitives(Scalar.INT).nullableElements()))
                .containsExactly(true, false);
        assertThat(ColumnTypes.withoutNulls(ColumnTypes.map(Scalar.INT)).nullableElements())
                .isFalse();
        assertThatThrownBy(() -> ColumnTypes.ANY.scalar())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected a scalar but found Object");
        assertThatThrownBy(() -> ColumnTypes.ANY_OBJECT.form())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected a scalar but found Map");
        assertThatThrownBy(() -> Scalar.INT.element())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected an array, list or map but found int");
    }

    @Test
    void theInnermostTypeIsTheLeaf() {
        assertThat(ColumnTypes.map(ColumnTypes.list(ColumnTypes.array(ColumnTypes.primitives(Scalar.INT))))
                        .leaf())
                .isEqualTo(Scalar.INT);
        assertThat(ColumnTypes.ANY_OBJECT.leaf()).isEqualTo(ColumnTypes.ANY_OBJECT);
    }

    @Test
    void theDefaultFormIsTheTypeItself() {
        assertThat(ColumnTypes.scalar(Scalar.INT, ScalarForm.DEFAULT)).isSameAs(Scalar.INT);
        assertThat(ColumnTypes.withoutNulls(Scalar.INT)).isSameAs(Scalar.INT);
    }

    @Test
    void typesAreEqualIfTheirPartsAre() {
        for (Sample one : SAMPLES) {
            for (Sample other : SAMPLES) {
                assertThat(one.type().equals(other.type())).isEqualTo(one == other);
            }
        }
        assertThat(ColumnTypes.pattern(Scalar.LOCAL_DATE, "uuuu"))
                .isEqualTo(ColumnTypes.pattern(Scalar.LOCAL_DATE, "uuuu"))
                .hasSameHashCodeAs(ColumnTypes.pattern(Scalar.LOCAL_DATE, "uuuu"))
                .isNotEqualTo(ColumnTypes.pattern(Scalar.LOCAL_DATE, "yyyy"));
        assertThat(ColumnTypes.array(Scalar.INT))
                .isEqualTo(ColumnTypes.withoutNulls(ColumnTypes.array(Scalar.INT)))
                .hasSameHashCodeAs(ColumnTypes.withoutNulls(ColumnTypes.array(Scalar.INT)));
    }

    @Test
    void columnsMayBeAbsentOrNullUnlessDeclaredOtherwise() {
        EventColumn column = new EventColumn("a", Scalar.INT);
        assertThat(List.of(column.nullable(), column.required())).containsExactly(true, false);
        EventColumn notNull = column.withoutNull();
        assertThat(List.of(notNull.nullable(), notNull.required())).containsExactly(false, false);
        EventColumn always = column.withNames("A", "theA").withValue();
        assertThat(List.of(always.nullable(), always.required())).containsExactly(false, true);
        assertThat(List.of(always.name(), always.jsonName(), always.javaName())).containsExactly("a", "A", "theA");
        assertThat(always).hasToString("a int").isNotEqualTo(column).isNotEqualTo(column.withValue());
    }

    @Test
    void aClassIsNotNull() {
        assertThatThrownBy(() -> ColumnTypes.object(null)).isInstanceOf(NullPointerException.class);
    }
}
