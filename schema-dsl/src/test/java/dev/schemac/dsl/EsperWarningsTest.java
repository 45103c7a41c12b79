package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whoever moves schemas back to Esper is warned about everything it would refuse. */
class EsperWarningsTest {
    static Stream<Arguments> warnings() {
        return Stream.of(
                Arguments.of(
                        "parity 1.3.2 reserved words",
                        "create json schema A(order int, a.First.b int, events int)",
                        """
                        1:22: Esper reserves the word 'order': it needs backticks there [SC080]
                        1:35: Esper reserves the word 'First': it needs backticks there [SC080]"""),
                Arguments.of(
                        "parity 1.3.4 schema names", "create json schema Order(); create json schema Events()", """
                        1:20: Esper reserves the word 'Order', and accepts no backticks around this name [SC080]
                        1:48: Esper reserves the word 'Events', and accepts no backticks around this name [SC080]"""),
                Arguments.of(
                        "parity 1.3.4 ticked schema names",
                        "create json schema `A b`(); create json schema `C`()",
                        """
                        1:20: Esper accepts no backticks around this name [SC081]
                        1:48: Esper accepts no backticks around this name [SC081]"""),
                Arguments.of(
                        "parity 1.3.5 ticks after inherits",
                        "create json schema A(); create json schema B() inherits `A`",
                        "1:57: Esper accepts no backticks around this name [SC081]"),
                Arguments.of(
                        "parity 1.5.13 self references",
                        "create json schema A(a A[])",
                        "1:24: Esper has no schemas that refer to themselves [SC082]"),
                Arguments.of(
                        "annotations of columns",
                        "create json schema A(@Description('x') a int)",
                        "1:23: Esper accepts no annotation before a column [SC085]"),
                Arguments.of("parity 1.5.13 forward references", """
                        create json schema A(b B, c Map<String, B>) inherits P;
                        create json schema B(a A) copyfrom C;
                        create json schema C();
                        create json schema P();""", """
                        1:24: Esper requires schema 'B' to be declared before its use [SC082]
                        1:41: Esper requires schema 'B' to be declared before its use [SC082]
                        1:54: Esper requires schema 'P' to be declared before its use [SC082]
                        2:36: Esper requires schema 'C' to be declared before its use [SC082]"""),
                Arguments.of("parity 2.2 dimensions", """
                        create json schema S();
                        create json schema A(a int[][][], b S[][], c Object[][], d Map[], e Map<String, int>[], f int[][],
                            g S[], h Object[], i long[primitive][][][]);""", """
                        2:24: Esper has no arrays of 'int' of 3 dimensions [SC083]
                        2:37: Esper has no arrays of 'S' of 2 dimensions [SC083]
                        2:46: Esper has no arrays of 'Object' of 2 dimensions [SC083]
                        2:60: Esper has no arrays of 'Map' of 1 dimensions [SC083]
                        2:69: Esper has no arrays of 'Map<String, int>' of 1 dimensions [SC083]
                        3:26: Esper has no arrays of 'long' of 4 dimensions [SC083]"""),
                Arguments.of("parity 2.2 arrays of application classes", """
                        import com.acme.*;
                        create json schema A(a Point[], b Shape, c Shape[][], d Color[]);""", """
                        2:24: Esper accepts arrays of 'com.acme.Point' only where another column of the schema is of that class [SC084]"""),
                Arguments.of("parity 2.2 types", """
                        import java.time.*;
                        create json schema A(a List<int>, b Instant[], c LocalTime, d Duration, e binary, f LocalDate, g null);""", """
                        2:24: Esper has no columns of type 'List' [SC084]
                        2:37: Esper has no columns of type 'Instant' [SC084]
                        2:50: Esper has no columns of type 'LocalTime' [SC084]
                        2:63: Esper has no columns of type 'Duration' [SC084]
                        2:75: Esper has no columns of type 'binary' [SC084]"""),
                Arguments.of(
                        "parity 1.5.11 arrays of map schemas",
                        "create map schema M(a int); create json schema A(m M, ms M[])",
                        "1:58: Esper has no arrays of 'Map' of 1 dimensions [SC083]"),
                Arguments.of("parity 1.4.1 annotation values", """
                        import com.acme.*;
                        @Column(name=a, alias='b')
                        @JsonSchemaField(name=a, adapter=com.acme.TextAdapter) @name(index)
                        @hook(type=HookType.SQLCOL, hook='x') @JsonSchema(dynamic=true)
                        create json schema A(a string);""", """
                        2:2: Esper does not support '@Column' [SC085]
                        3:34: Esper accepts 'com.acme.TextAdapter' in quotes only [SC085]
                        3:62: Esper accepts 'index' in quotes only [SC085]"""),
                Arguments.of(
                        "attributes of our own",
                        "@JsonSchema(dynamic=true, refill=true) create json schema A(a int)",
                        "1:27: Esper does not support 'refill' of '@JsonSchema' [SC085]"),
                Arguments.of(
                        "parity 152 bus types",
                        "@BusEventType create json schema A(); @public @buseventtype create json schema B()",
                        "1:2: Esper requires '@public' together with '@BusEventType' [SC085]"),
                Arguments.of("parity 2.1 classes hide schemas", """
                        create json schema Currency(); create json schema Record();
                        create json schema A(a Currency[], r Record, f int);""", """
                        2:24: Esper reads 'Currency' as the class 'java.util.Currency' [SC086]
                        2:38: Esper reads 'Record' as the class 'java.lang.Record' [SC086]"""),
                Arguments.of(
                        "what Esper takes",
                        "module a.schema; uses x; import java.time.*; @public @buseventtype @name(x)"
                                + "create json schema A(`order` int, a.b string, c `java`.util.UUID, d LocalDate[][],"
                                + " e Map<String, int>, f null, g string[primitive][], value int, date int);"
                                + "create json schema B(a A, as_ A[]) inherits A",
                        ""));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("warnings")
    void warns(String row, String text, String expected) {
        assertThat(ModelText.warnings(text).replace("a.epl:", "")).as(row).isEqualTo(expected);
    }

    @Test
    void parity150And151Visibility() {
        assertThat(ModelText.warnings(
                        "module a; create json schema A(); @public create json schema P(); @protected create json schema T()",
                        "module b; create json schema B(a A, p P, t T) inherits A",
                        "module a; create json schema C(a A, t T, p P)"))
                .isEqualTo("""
                        b.epl:1:34: Esper does not see schema 'A' from here: it is not '@public' [SC087]
                        b.epl:1:44: Esper does not see schema 'T' from here: it is not '@public' [SC087]
                        b.epl:1:56: Esper does not see schema 'A' from here: it is not '@public' [SC087]
                        c.epl:1:34: Esper does not see schema 'A' from here: it is not '@public' [SC087]""");
    }

    @Test
    void parity147Width() {
        String columns = IntStream.range(0, 180).mapToObj(i -> "c" + i + " int").collect(Collectors.joining(","));

        assertThat(ModelText.warnings("create json schema A(" + columns + ")")).isEmpty();
        assertThat(ModelText.warnings("create json schema A(" + columns + "); create json schema B(b int) inherits A"))
                .endsWith("Esper's compiler overflows its stack beyond 180 columns, and these are 181 [SC088]");
    }

    @Test
    void warningsAreAskedForAndPrinted() {
        List<SchemaSource> source = List.of(new SchemaSource("x.epl", "create json schema A(order int)"));

        LinkedSchemas schema = SchemaLoader.load(source, new AcmeClasses(), true);

        assertThat(SchemaLoader.load(source).warnings()).isEmpty();
        assertThat(SchemaLoader.load(source).schemas().findings().render()).isEmpty();
        assertThat(schema.types()).hasSize(1);
        assertThat(schema.warnings()).hasSize(1);
        assertThat(schema.warnings().get(0).severity()).isEqualTo(Severity.WARNING);
        assertThat(schema.schemas().findings().render()).isEqualTo("""
                x.epl:1:22: warning: Esper reserves the word 'order': it needs backticks there [SC080]
                  create json schema A(order int)
                                       ^^^^^""");
    }
}
