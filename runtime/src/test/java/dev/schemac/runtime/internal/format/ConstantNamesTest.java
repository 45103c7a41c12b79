package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.internal.format.EnumFormat.ConstantNames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Constants are found by the bytes of their names in few steps, whatever the names have in common. */
class ConstantNamesTest {

    private static ConstantNames<String> of(List<String> names) {
        return new ConstantNames<>(names, names);
    }

    private static String found(ConstantNames<String> names, String name) {
        byte[] bytes = ("\"" + name + "\"").getBytes(UTF_8);
        return names.find(bytes, 1, bytes.length - 1);
    }

    /** No search is longer than {@link ConstantNames#LONGEST_SEARCH}, so a name that is found is found in so many steps. */
    private static void allFound(List<String> constants) {
        ConstantNames<String> names = of(constants);
        assertThat(names.size()).isEqualTo(constants.size());
        for (String name : constants) {
            assertThat(found(names, name)).isEqualTo(name);
            for (String other : List.of(name + "_", "_" + name, name.substring(1), name + "\0")) {
                assertThat(found(names, other)).isEqualTo(constants.contains(other) ? other : null);
            }
        }
    }

    private static List<String> numbered(int count, String format) {
        return IntStream.range(0, count).mapToObj(i -> String.format(format, i)).toList();
    }

    @Test
    void namesThatBeginOrEndAlike() {
        allFound(numbered(2_000, "CURRENCY_%04d"));
        allFound(numbered(2_000, "%04d_CURRENCY"));
        allFound(numbered(2_000, "CURRENCY_OF_COUNTRY_%04d_IN_THE_TABLE"));
        allFound(numbered(2_000, "C%d"));
        allFound(IntStream.rangeClosed(1, 200).mapToObj("A"::repeat).toList());
        allFound(List.of("A", "B"));
        assertThat(found(of(List.of()), "")).isNull();
        assertThat(found(of(List.of("")), "")).isEmpty();
    }

    /** All of them at one place, by the multiplier that is tried first. */
    @Test
    void namesWithEqualHashes() {
        int count = 500;
        int bits = ConstantNames.tableBits(count);
        List<String> colliding = new ArrayList<>();
        for (int i = 0; colliding.size() < count; i++) {
            byte[] name = ("CURRENCY_" + i).getBytes(UTF_8);
            if (ConstantNames.hash(name, 0, name.length, ConstantNames.FIRST_MULTIPLIER) >>> 64 - bits == 0) {
                colliding.add("CURRENCY_" + i);
            }
        }
        allFound(colliding);
    }

    /** What has no place is not found here, and costs no more than what has. */
    @Test
    void moreNamesThanPlacesInARow() {
        String name = "A";
        ConstantNames<Integer> names =
                new ConstantNames<>(IntStream.range(0, 40).boxed().toList(), Collections.nCopies(40, name));
        assertThat(names.size()).isEqualTo(ConstantNames.LONGEST_SEARCH);
        assertThat(names.find(name.getBytes(UTF_8), 0, 1)).isZero();
    }

    @Test
    void namesBeyondAsciiAreFoundInAnotherWay() {
        ConstantNames<String> names = of(List.of("GRÖSSE", "GR?SSE"));
        assertThat(names.size()).isEqualTo(1);
        assertThat(found(names, "GRÖSSE")).isNull();
        assertThat(found(names, "GR?SSE")).isEqualTo("GR?SSE");
    }
}
