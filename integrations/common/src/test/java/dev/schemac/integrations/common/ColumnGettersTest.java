package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.support.event.ColumnTypes;
import dev.schemac.runtime.support.event.EventColumn;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The columns of generated classes as the fields of rows. */
class ColumnGettersTest {
    private static final MethodHandle SET = MethodHandles.arrayElementSetter(Object[].class);
    private static final MethodHandle SAME = MethodHandles.identity(Object.class);

    /** A bean with the methods that are generated. */
    public static final class Bean {
        public String getName() {
            return "Ada";
        }

        public int getAge() {
            return 36;
        }

        public boolean hasAge() {
            return true;
        }

        public long getZip() {
            return 0;
        }

        public boolean hasZip() {
            return false;
        }

        public boolean isActive() {
            return true;
        }

        public String getName(String other) {
            return other;
        }
    }

    /** A record; only an inheriting class uses the name {@code toString}. */
    public record Person(String name, Integer age, String toString$) {}

    /** A record with a primitive component. */
    public record Point(int x) {}

    private static Column column(String name) {
        return new EventColumn(name, ColumnTypes.ANY);
    }

    private static Object[] row(ColumnGetters getters, Object event, int fields) throws Throwable {
        Object[] row = new Object[fields];
        for (MethodHandle handle : getters.handles()) {
            handle.invokeExact(row, event);
        }
        return row;
    }

    @Test
    void columnsOfABean() throws Throwable {
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        getters.add(column("age"), SAME, 2);
        getters.add(column("name"), SAME, 0);
        getters.add(column("zip"), SAME, 1);
        getters.add(column("active"), SAME, 3);

        assertThat(row(getters, new Bean(), 4)).containsExactly("Ada", null, 36, true);
        assertThat(getters.valueType(column("name"))).isEqualTo(String.class);
        assertThat(getters.valueType(column("age"))).isEqualTo(int.class);
    }

    @Test
    void columnsOfARecord() throws Throwable {
        ColumnGetters getters = new ColumnGetters(Person.class, SET);
        getters.add(column("name"), SAME, 0);
        getters.add(column("age"), SAME, 1);
        getters.add(column("toString"), SAME, 2);

        assertThat(row(getters, new Person("Ada", null, "x"), 3)).containsExactly("Ada", null, "x");
    }

    /** A record whose components distinguish null from an absent member. */
    public record Change(Optional<String> name, Optional<Integer> age, Optional<String> mail) {}

    @Test
    void columnsThatKeepNull() throws Throwable {
        ColumnGetters getters = new ColumnGetters(Change.class, SET);
        int field = 0;
        for (String name : List.of("name", "age", "mail")) {
            getters.add(new EventColumn(name, ColumnTypes.ANY).keepingNull(), SAME, field++);
        }

        assertThat(row(getters, new Change(Optional.of("Ada"), Optional.empty(), null), 3))
                .containsExactly("Ada", null, null);
    }

    @Test
    void valuesAreConverted() throws Throwable {
        MethodHandle length =
                MethodHandles.lookup().findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle describe = MethodHandles.lookup()
                .findStatic(String.class, "valueOf", MethodType.methodType(String.class, Object.class));
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        getters.add(column("name"), length, 0);
        getters.add(column("zip"), describe, 1);
        getters.add(null, describe, 2);

        assertThat(row(getters, new Bean(), 3)).containsExactly(3, "null", "null");
    }

    /** The fields of a row that a setter of numbers has set. */
    private static void setNumber(Object[] row, int field, long value) {
        row[field] = "number " + value;
    }

    private static void setInt(Object[] row, int field, int value) {
        row[field] = "int " + value;
    }

    @Test
    void primitiveValuesAreSetByTheirOwnSetter() throws Throwable {
        MethodHandles.Lookup lookup = MethodHandles.lookup();
        MethodHandle setLong = lookup.findStatic(
                ColumnGettersTest.class,
                "setNumber",
                MethodType.methodType(void.class, Object[].class, int.class, long.class));
        MethodHandle setInt = lookup.findStatic(
                ColumnGettersTest.class,
                "setInt",
                MethodType.methodType(void.class, Object[].class, int.class, int.class));
        MethodHandle describe =
                lookup.findStatic(String.class, "valueOf", MethodType.methodType(String.class, Object.class));
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        getters.addPrimitive(column("age"), setInt, describe, 0);
        getters.addPrimitive(column("zip"), setLong, describe, 1);

        assertThat(row(getters, new Bean(), 2)).containsExactly("int 36", "null");

        ColumnGetters ofRecord = new ColumnGetters(Point.class, SET);
        ofRecord.addPrimitive(column("x"), setInt, describe, 0);
        assertThat(row(ofRecord, new Point(3), 1)).containsExactly("int 3");
    }

    @Test
    void aColumnCanHaveASetterOfItsOwn() throws Throwable {
        MethodHandle length =
                MethodHandles.lookup().findVirtual(String.class, "length", MethodType.methodType(int.class));
        MethodHandle setInt = MethodHandles.lookup()
                .findStatic(
                        ColumnGettersTest.class,
                        "setInt",
                        MethodType.methodType(void.class, Object[].class, int.class, int.class));
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        getters.add(column("name"), length, setInt, 0);

        assertThat(row(getters, new Bean(), 1)).containsExactly("int 3");
    }

    @Test
    void aRowOfManyColumnsNeedsSeveralHandles() throws Throwable {
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        IntStream.range(0, 33).forEach(i -> getters.add(column("name"), SAME, i));

        assertThat(getters.handles()).hasSize(3);
        assertThat(row(getters, new Bean(), 34)).containsOnlyOnce((Object) null).contains("Ada");
        assertThat(new ColumnGetters(Bean.class, SET).handles()).isEmpty();
    }

    @Test
    void aClassWithoutTheGetterIsNotGenerated() {
        ColumnGetters getters = new ColumnGetters(Bean.class, SET);
        assertThatThrownBy(() -> getters.add(column("other"), SAME, 0))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("class " + Bean.class.getName() + " is not a generated one");
    }
}
