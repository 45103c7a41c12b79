package dev.schemac.runtime.events;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.Point;
import dev.schemac.runtime.Point.PointParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import dev.schemac.runtime.support.event.GeneratedEventType;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class EventTypeTest {

    private static final GeneratedEventType<Map<?, ?>> PARENT = type(
            "com.acme",
            "Parent",
            List.of(
                    new EventColumn("p", Scalar.INT),
                    new EventColumn("q", ColumnTypes.array(Scalar.STRING)).withNames("the-q", "q")));

    private static final GeneratedEventType<Map<?, ?>> CHILD =
            GeneratedEventType.of(mapClass(), "", "Child", PARENT, List.of(new EventColumn("c", ColumnTypes.ANY)));

    @Test
    void knowsItsNames() {
        assertThat(PARENT.type()).isSameAs(Map.class);
        assertThat(PARENT.name()).isEqualTo("Parent");
        assertThat(PARENT.moduleName()).isEqualTo("com.acme");
        assertThat(PARENT.qualifiedName()).isEqualTo("com.acme.Parent");
        assertThat(PARENT).hasToString("com.acme.Parent");
        assertThat(CHILD.qualifiedName()).isEqualTo("Child");
    }

    @Test
    @DisplayName("parity 3.8 row 93: the columns of the ancestors come first")
    void listsInheritedColumnsFirst() {
        EventType<?> grandchild = GeneratedEventType.of(mapClass(), "", "Grandchild", CHILD, List.of());

        assertThat(CHILD.columns()).extracting(EventType.Column::name).containsExactly("p", "q", "c");
        assertThat(grandchild.columns()).isEqualTo(CHILD.columns());
        assertThat(grandchild.supertype()).containsSame(CHILD);
        assertThat(CHILD.supertype()).containsSame(PARENT);
        assertThat(PARENT.supertype()).isEmpty();
        assertThatThrownBy(() -> CHILD.columns().add(new EventColumn("x", ColumnTypes.ANY)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void findsColumnsByTheirExactNames() {
        assertThat(CHILD.column("q"))
                .contains(new EventColumn("q", ColumnTypes.array(Scalar.STRING)).withNames("the-q", "q"));
        assertThat(CHILD.column("c").orElseThrow().jsonName()).isEqualTo("c");
        assertThat(CHILD.column("Q")).isEmpty();
        assertThat(CHILD.column("the-q")).isEmpty();
        assertThatThrownBy(() -> CHILD.column(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void refusesTwoColumnsOfOneName() {
        assertThatThrownBy(() -> GeneratedEventType.of(
                        mapClass(), "m", "Twice", PARENT, List.of(new EventColumn("p", ColumnTypes.ANY))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("duplicate column 'p' in m.Twice");
        assertThatThrownBy(() -> GeneratedEventType.of(
                        mapClass(), "m", "Twice", PARENT, List.of(new EventColumn("the-q", ColumnTypes.ANY))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("duplicate JSON name 'the-q' in m.Twice");
    }

    @Test
    void wantsAValueForEachColumn() {
        assertThatThrownBy(() -> CHILD.asMap(new Object[2]))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 3 values, one for each column of Child, but found 2");
        assertThatThrownBy(() -> CHILD.asMap(new Object[4], Map.of("undeclared", 1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("expected 3 values, one for each column of Child, but found 4");
    }

    @Test
    void namesTheValuesOfAnEvent() {
        Object[] values = {7, new String[] {"x"}, null};

        assertThat(CHILD.asMap(values)).containsExactly(entry("p", 7), entry("the-q", values[1]), entry("c", null));
        assertThat(CHILD.asMap(values, Map.of("q", 1)))
                .containsExactly(entry("p", 7), entry("the-q", values[1]), entry("c", null), entry("q", 1));
    }

    @Test
    void anUndeclaredMemberCannotReplaceAColumn() {
        assertThat(CHILD.declared("the-q", 1, "setQ"))
                .hasMessage("member 'the-q' of Child belongs to column 'q': set it with setQ");
        assertThat(CHILD.declared("c", 2, null))
                .hasMessage("member 'c' of Child belongs to column 'c', which is always null");
    }

    @Test
    void isReachableFromTheRuntime() {
        EventRuntime runtime = new EventRuntime();
        runtime.deploy(List.of(new PointParser("b"), new PointParser("a")));

        assertThat(runtime.eventTypes()).extracting(EventType::qualifiedName).containsExactly("a.Point", "b.Point");
        assertThat(runtime.eventType("b.Point")).isSameAs(runtime.eventTypes().get(1));
        assertThat(runtime.eventType("b.Point").type()).isSameAs(Point.class);
        assertThatThrownBy(() -> runtime.eventType(Point.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("class " + Point.class.getName()
                        + " belongs to several event types: a.Point, b.Point; select one by its name");
        assertThat(runtime.eventSender("a.Point").eventType()).isSameAs(runtime.eventType("a.Point"));
        EventRuntime other = new EventRuntime();
        other.deploy(List.of(new PointParser("c")));
        assertThat(other.eventType(Point.class)).isSameAs(other.eventType("c.Point"));
        assertThatThrownBy(() -> runtime.eventTypes().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    @SuppressWarnings("unchecked")
    private static Class<Map<?, ?>> mapClass() {
        return (Class<Map<?, ?>>) (Class<?>) Map.class;
    }

    private static GeneratedEventType<Map<?, ?>> type(String module, String name, List<EventType.Column> columns) {
        return GeneratedEventType.of(mapClass(), module, name, columns);
    }
}
