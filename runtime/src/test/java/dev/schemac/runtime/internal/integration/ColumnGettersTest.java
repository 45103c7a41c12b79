package dev.schemac.runtime.internal.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.EventType.Column;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
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

    private static Column column(String name) {
        return new Column(name, Object.class, "Object");
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
        assertThat(getters.isString(column("name"))).isTrue();
        assertThat(getters.isString(column("age"))).isFalse();
    }

    @Test
    void columnsOfARecord() throws Throwable {
        ColumnGetters getters = new ColumnGetters(Person.class, SET);
        getters.add(column("name"), SAME, 0);
        getters.add(column("age"), SAME, 1);
        getters.add(column("toString"), SAME, 2);

        assertThat(row(getters, new Person("Ada", null, "x"), 3)).containsExactly("Ada", null, "x");
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
