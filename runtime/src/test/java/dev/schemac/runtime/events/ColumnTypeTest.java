package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Date;
import java.util.List;
import java.util.Map;
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
            new Sample(Scalar.INSTANT.in(ScalarForm.EPOCH_MILLIS), "Instant(epoch-millis)", Instant.class, Kind.SCALAR),
            new Sample(
                    Scalar.LOCAL_DATE.in(ScalarForm.pattern("dd.MM.uuuu")),
                    "LocalDate(dd.MM.uuuu)",
                    LocalDate.class,
                    Kind.SCALAR),
            new Sample(Scalar.BINARY.in(ScalarForm.BASE64_URL), "binary(url)", byte[].class, Kind.SCALAR),
            new Sample(ColumnType.ANY, "Object", Object.class, Kind.ANY),
            new Sample(ColumnType.ANY_OBJECT, "Map", Map.class, Kind.ANY_OBJECT),
            new Sample(ColumnType.ALWAYS_NULL, "null", Object.class, Kind.ALWAYS_NULL),
            new Sample(
                    ColumnType.constant(TimeUnit.class),
                    "java.util.concurrent.TimeUnit",
                    TimeUnit.class,
                    Kind.CONSTANT),
            new Sample(ColumnType.object(Point.class), Point.class.getName(), Point.class, Kind.OBJECT),
            new Sample(ColumnType.union(Point.class), Point.class.getName(), Point.class, Kind.UNION),
            new Sample(ColumnType.application(Point.class), Point.class.getName(), Point.class, Kind.APPLICATION),
            new Sample(
                    ColumnType.adapted(Date.class, Adapter.class),
                    "java.util.Date(" + Adapter.class.getName() + ")",
                    Date.class,
                    Kind.ADAPTED),
            new Sample(Scalar.INT.array(), "int[]", Integer[].class, Kind.ARRAY),
            new Sample(Scalar.INT.primitives(), "int[primitive]", int[].class, Kind.PRIMITIVES),
            new Sample(Scalar.INT.primitives().array(), "int[primitive][]", int[][].class, Kind.ARRAY),
            new Sample(Scalar.STRING.list().array(), "List<string>[]", List[].class, Kind.ARRAY),
            new Sample(ColumnType.ANY.list(), "List<Object>", List.class, Kind.LIST),
            new Sample(Scalar.LONG.map().withoutNulls(), "Map<String, long>", Map.class, Kind.MAP));

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
        assertThat(Scalar.INT.in(ScalarForm.STRING).scalar()).isEqualTo(Scalar.INT);
        assertThat(Scalar.INT.in(ScalarForm.STRING).form()).isEqualTo(ScalarForm.STRING);
        assertThat(Scalar.INT.form()).isEqualTo(ScalarForm.DEFAULT);
        assertThat(Scalar.INT.list().element()).isEqualTo(Scalar.INT);
        assertThat(List.of(
                        Scalar.INT.map().nullableElements(),
                        Scalar.INT.primitives().nullableElements()))
                .containsExactly(true, false);
        assertThat(Scalar.INT.map().withoutNulls().nullableElements()).isFalse();
        assertThatThrownBy(() -> ColumnType.ANY.scalar())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected a scalar but found Object");
        assertThatThrownBy(() -> ColumnType.ANY_OBJECT.form())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected a scalar but found Map");
        assertThatThrownBy(() -> Scalar.INT.element())
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("expected an array, list or map but found int");
    }

    @Test
    void theInnermostTypeIsTheLeaf() {
        assertThat(Scalar.INT.primitives().array().list().map().leaf()).isEqualTo(Scalar.INT);
        assertThat(ColumnType.ANY_OBJECT.leaf()).isEqualTo(ColumnType.ANY_OBJECT);
    }

    @Test
    void theDefaultFormIsTheTypeItself() {
        assertThat(Scalar.INT.in(ScalarForm.DEFAULT)).isSameAs(Scalar.INT);
        assertThat(Scalar.INT.withoutNulls()).isSameAs(Scalar.INT);
    }

    @Test
    void typesAreEqualIfTheirPartsAre() {
        for (Sample one : SAMPLES) {
            for (Sample other : SAMPLES) {
                assertThat(one.type().equals(other.type())).isEqualTo(one == other);
            }
        }
        assertThat(Scalar.LOCAL_DATE.in(ScalarForm.pattern("uuuu")))
                .isEqualTo(Scalar.LOCAL_DATE.in(ScalarForm.pattern("uuuu")))
                .hasSameHashCodeAs(Scalar.LOCAL_DATE.in(ScalarForm.pattern("uuuu")))
                .isNotEqualTo(Scalar.LOCAL_DATE.in(ScalarForm.pattern("yyyy")));
        assertThat(Scalar.INT.array())
                .isEqualTo(Scalar.INT.array().withoutNulls())
                .hasSameHashCodeAs(Scalar.INT.array().withoutNulls());
    }

    @Test
    void columnsMayBeAbsentOrNullUnlessDeclaredOtherwise() {
        Column column = new Column("a", Scalar.INT);
        assertThat(List.of(column.nullable(), column.required())).containsExactly(true, false);
        Column notNull = column.withoutNull();
        assertThat(List.of(notNull.nullable(), notNull.required())).containsExactly(false, false);
        Column always = column.withNames("A", "theA").withValue();
        assertThat(List.of(always.nullable(), always.required())).containsExactly(false, true);
        assertThat(List.of(always.name(), always.jsonName(), always.javaName())).containsExactly("a", "A", "theA");
        assertThat(always).hasToString("a int").isNotEqualTo(column).isNotEqualTo(column.withValue());
    }

    @Test
    void aClassIsNotNull() {
        assertThatThrownBy(() -> ColumnType.object(null)).isInstanceOf(NullPointerException.class);
    }
}
