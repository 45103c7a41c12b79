package dev.schemac.codegen.deploy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.EpochDate;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import java.lang.ref.WeakReference;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Schemas that refer to schemas deployed before. */
class DependentDeploymentTest {

    private static final String PEOPLE = """
            module people;
            create json schema Address(street string, number int);
            @public create json schema Person(name string, age int, home Address, born java.time.LocalDate);
            @public @JsonSchema(dynamic=true) create json schema Open(id long);
            @protected create json schema Inner(i int);
            create map schema Hidden(h string);
            """;

    private final EventRuntime runtime = new EventRuntime();
    private final Deployment people = SchemaCompiler.compileDeploy(runtime, PEOPLE);

    @Test
    void columnsAreTypedByDeployedSchemas() {
        deploy(
                "module teams; create json schema Team(lead Person, members Person[], byName Map<String, Person>, l List<Person>)");
        String json = "{\"lead\":{\"name\":\"Ada\",\"home\":{\"number\":7}},\"members\":[{\"age\":3},null],"
                + "\"byName\":{\"x\":{\"name\":\"Bo\"}},\"l\":[{}]}";

        JsonEvent team = parse("teams.Team", json);

        assertThat(team.toJson()).isEqualTo(json);
        assertThat(team).isEqualTo(parse("teams.Team", json)).hasSameHashCodeAs(parse("teams.Team", json));
        assertThat(team.get("lead")).isInstanceOf(runtime.eventType("Person").type());
        assertThat(team.get("lead")).isEqualTo(parse("Person", "{\"name\":\"Ada\",\"home\":{\"number\":7}}"));
        assertThat(team.get("members[0].age")).isEqualTo(3);
    }

    @Test
    void aSchemaInheritsFromADeployedOne() {
        deploy("module staff; create json schema Employee(salary double, boss Employee) inherits Person");
        String json = "{\"name\":\"Ada\",\"age\":36,\"home\":{\"street\":\"x\"},\"born\":\"1815-12-10\",\"salary\":1.5,"
                + "\"boss\":{\"age\":1}}";

        JsonEvent employee = parse("Employee", json);

        assertThat(employee.toJson()).isEqualTo(json);
        assertThat(employee).isInstanceOf(runtime.eventType("Person").type()).isEqualTo(parse("Employee", json));
        assertThat(parse("Employee", "{\"salary\":2.0,\"age\":5}").toJson()).isEqualTo("{\"age\":5,\"salary\":2.0}");
        assertThat(employee.asMap()).containsOnlyKeys("name", "age", "home", "born", "salary", "boss");
        assertThat(parse("Person", "{\"age\":1}")).isNotEqualTo(parse("Employee", "{\"age\":1}"));
        assertThat(parse("Employee", "{\"age\":1}")).isNotEqualTo(parse("Person", "{\"age\":1}"));
    }

    @Test
    @DisplayName("one Java package in two class loaders: nothing that is private to the package is used across")
    void theSameModuleMayBeDeployedInParts() {
        deploy("module people; @public create json schema Employee(salary double) inherits Person;"
                + "create json schema Wider(i Inner, extra string) inherits Open;"
                + "create json schema Innermost(j int) inherits Inner");

        assertThat(parse("Employee", "{\"age\":5,\"salary\":2.0}").toJson()).isEqualTo("{\"age\":5,\"salary\":2.0}");
        JsonEvent wider = parse("Wider", "{\"other\":true,\"id\":1,\"i\":{\"i\":2},\"extra\":\"e\"}");
        assertThat(wider.toJson()).isEqualTo("{\"id\":1,\"i\":{\"i\":2},\"extra\":\"e\",\"other\":true}");
        assertThat(wider).isEqualTo(parse("Wider", wider.toJson()));
        assertThat(wider).isNotEqualTo(parse("Wider", "{\"id\":1,\"i\":{\"i\":2},\"extra\":\"e\",\"other\":false}"));
        assertThat(parse("Innermost", "{\"j\":1,\"i\":2}").toJson()).isEqualTo("{\"i\":2,\"j\":1}");
    }

    @Test
    void columnsAreCopiedFromDeployedSchemas() {
        deploy("module copies; create json schema Copy(own int) copyfrom Person");
        String json = "{\"name\":\"Ada\",\"age\":36,\"home\":{\"number\":1},\"own\":2}";

        assertThat(parse("Copy", json).toJson()).isEqualTo(json);
    }

    @Test
    void adaptersTakeTheTypeAsItIsWrittenInTheDeployedSchema() throws Exception {
        deploy("module m; @public create map schema Raw(d java.util.Date, s string)");
        new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(testClasses())))
                .deploy(
                        runtime,
                        List.of(new SchemaSource(
                                "n.epl",
                                "module n; @JsonSchemaField(name=d, adapter='dev.schemac.codegen.EpochDate')"
                                        + " create json schema Cooked() copyfrom Raw")));

        assertThat(parse("Cooked", "{\"d\":\"5\",\"s\":\"x\"}").toJson()).isEqualTo("{\"d\":5,\"s\":\"x\"}");
    }

    @Test
    void wideSchemasAreInheritedFromAndReferredTo() {
        String columns = IntStream.range(0, 150)
                .mapToObj(i -> "c" + i + " int")
                .collect(java.util.stream.Collectors.joining(","));
        deploy("module w; @public create json schema Wide(" + columns + ")");
        deploy("module w; create json schema Wider(d0 int, w Wide) inherits Wide");
        String json = "{\"c0\":1,\"c149\":2,\"d0\":3,\"w\":{\"c77\":1}}";

        assertThat(parse("Wider", json).toJson()).isEqualTo(json);
        assertThat(parse("Wider", json)).isEqualTo(parse("Wider", json));
    }

    @Test
    void severalDeploymentsAreReferredToAndChained() {
        deploy("module b; @public create json schema B(b string)");
        deploy("module c; @public create json schema C(p Person, b B[])");
        deploy("module d; create json schema D(own C) inherits C; create json schema E(b B, c C)");
        String json = "{\"p\":{\"age\":1},\"b\":[{\"b\":\"x\"}],\"own\":{\"b\":[]}}";

        assertThat(parse("D", json).toJson()).isEqualTo(json);
        assertThat(parse("E", "{\"b\":{\"b\":\"x\"},\"c\":{\"p\":{\"age\":1}}}").get("c.p.age"))
                .isEqualTo(1);
    }

    @Test
    void schemasOfTheDeploymentItselfComeFirst() {
        deploy("module own; create json schema Person(x int); create json schema P(p Person)");

        assertThat(parse("P", "{\"p\":{\"x\":1}}").get("p"))
                .isInstanceOf(runtime.eventType("own.Person").type());
        assertThat(runtime.undeploy(people)).isTrue();
    }

    @Test
    void recordsReferToBeansAndTheReverse() {
        deploy(ValueStyle.RECORD, "module r; @public create json schema R(p Person, x int) inherits Open");
        deploy("module b; create json schema B(r R)");
        String json = "{\"id\":1,\"p\":{\"age\":2},\"x\":3,\"more\":true}";

        assertThat(parse("R", json).toJson()).isEqualTo(json);
        assertThat(parse("B", "{\"r\":" + json + "}").get("r"))
                .isEqualTo(parse("R", json))
                .isInstanceOf(Record.class);
        assertRefused(
                "module b2; create json schema C() inherits R",
                "schema:1:31: error: schema 'C' inherits from schema 'R', which was generated as a record, and a Java class cannot extend a record: generate this schema with the style 'record', too [SC062]");
        deploy(ValueStyle.RECORD, "module b2; create json schema C(y int) inherits R");
        assertThat(parse("C", "{\"id\":1,\"x\":3,\"y\":4}").toJson()).isEqualTo("{\"id\":1,\"x\":3,\"y\":4}");
    }

    // ---- visibility

    @Test
    @DisplayName("parity 3.13 row 149: private schemas are not visible to other deployments")
    void privateSchemasAreNotVisible() {
        assertRefused(
                "module x; create json schema X(a Address)",
                "schema:1:34: error: schema 'people.Address' is not '@public'; declare it '@public' at schema:2:20 [SC053]");
        assertRefused(
                "module people; create json schema X() inherits Address",
                "schema:1:48: error: schema 'people.Address' is not '@public'; declare it '@public' at schema:2:20 [SC053]");
        assertRefused(
                "module x; create json schema X() copyfrom Hidden",
                "schema:1:43: error: schema 'people.Hidden' is not '@public'; declare it '@public' at schema:6:19 [SC053]");
    }

    @Test
    @DisplayName("parity 3.13 row 150: protected schemas are visible to modules of the same name only")
    void protectedSchemasAreVisibleInTheirModule() {
        assertRefused(
                "module x; create json schema X(a Inner)",
                "schema:1:34: error: schema 'people.Inner' is '@protected', so only schemas of its module can use it; declare it '@public' at"
                        + " schema:5:31 [SC053]");
        deploy("module people; create json schema X(a Inner)");
        assertThat(parse("X", "{\"a\":{\"i\":1}}").get("a.i")).isEqualTo(1);
    }

    @Test
    @DisplayName("parity 3.13 row 151: of two public schemas of one name, 'uses' chooses")
    void usesChoosesAModule() {
        deploy("module robots; @public create json schema Person(serial long)");
        assertRefused(
                "module x; create json schema X(p Person)",
                "schema:1:34: error: schema 'Person' is ambiguous, because it is declared in module 'people' and module 'robots';"
                        + " 'uses' chooses a module [SC013]");
        assertRefused(
                "module x; uses elsewhere; create json schema X(p Person)",
                "schema:1:50: error: schema 'Person' is declared in module 'people' and module 'robots', which the 'uses'"
                        + " declarations of this file leave out [SC014]");
        deploy("module x; uses robots; create json schema X(p Person)");

        assertThat(parse("X", "{\"p\":{\"serial\":1}}").get("p"))
                .isInstanceOf(runtime.eventType("robots.Person").type());
    }

    @Test
    void deployedSchemasAreAmongTheSuggestions() {
        assertRefused(
                "module x; create json schema X(p Persn)",
                "schema:1:34: error: unknown type 'Persn'; did you mean 'Person'? [SC012]");
    }

    @Test
    void aClassOfADeployedSchemaCannotBeTakenBySomethingElse() {
        assertRefused(
                "module people; create json schema PersonParser(p Person)",
                "schema:1:35: error: schema 'PersonParser' and schema 'Person' (schema:3:28) would both become class"
                        + " 'people.PersonParser'; rename one of them [SC060]");
    }

    @Test
    void aSchemaDeployedTwiceIsRefusedAsBefore() {
        assertThatThrownBy(() -> deploy("module people; create json schema Person(a Open) "))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type people.Person is already deployed");
        assertThatThrownBy(() -> deploy(PEOPLE)).isInstanceOf(IllegalArgumentException.class);
        assertThat(runtime.undeploy(people)).isTrue();
    }

    // ---- undeploying

    @Test
    void whatIsReferredToStays() {
        Deployment team = deploy("module teams; create json schema Team(lead Person)");
        Deployment staff = deploy("module staff; create json schema Employee() inherits Person");

        assertThatThrownBy(() -> runtime.undeploy(people))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(
                        "cannot undeploy " + people
                                + ": Deployment[teams.Team], Deployment[staff.Employee] refer to it and must be undeployed first");
        assertThat(runtime.eventTypeNames()).contains("people.Person");
        assertThat(runtime.undeploy(team)).isTrue();
        assertThatThrownBy(() -> runtime.undeploy(people))
                .hasMessage("cannot undeploy " + people
                        + ": Deployment[staff.Employee] refers to it and must be undeployed first");
        assertThat(runtime.undeploy(staff)).isTrue();
        assertThat(runtime.undeploy(people)).isTrue();
        assertThat(runtime.eventTypes()).isEmpty();
        assertRefused("module x; create json schema X(p Person)", "schema:1:34: error: unknown type 'Person' [SC012]");
    }

    @Test
    void whatIsNotReferredToGoesAtAnyTime() {
        deploy("module other; create json schema Other(a int)");

        assertThat(runtime.undeploy(people)).isTrue();
        assertThat(runtime.eventTypeNames()).containsExactly("other.Other");
    }

    @Test
    void theClassesOfBothAreUnloaded() throws Exception {
        List<Deployment> remaining = new ArrayList<>();
        List<WeakReference<ClassLoader>> loaders = deployAndUndeploy(remaining);

        for (int i = 0; i < 200 && loaders.stream().anyMatch(loader -> loader.get() != null); i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertThat(loaders).allSatisfy(loader -> assertThat(loader.get()).isNull());
        assertThat(runtime.eventTypeNames())
                .containsExactly("people.Address", "people.Inner", "people.Open", "people.Person", "stays.Stays");
        assertThat(remaining).hasSize(2);
    }

    /** In a method of its own, so that no local variable keeps anything; what is deployed after it stays. */
    private List<WeakReference<ClassLoader>> deployAndUndeploy(List<Deployment> remaining) {
        Deployment base = deploy("module base; @public create json schema Base(p Person)");
        Deployment derived = deploy("module derived; create json schema Derived(b Base) inherits Base");
        deploy("module stays; create json schema Stays(p Person)");
        JsonEvent event = parse("Derived", "{\"b\":{\"p\":{\"age\":1}}}");
        List<WeakReference<ClassLoader>> loaders = List.of(
                new WeakReference<>(event.getClass().getClassLoader()),
                new WeakReference<>(event.get("b").getClass().getClassLoader()));
        assertThat(loaders.get(0).get()).isNotSameAs(loaders.get(1).get());
        assertThat(runtime.undeploy(derived)).isTrue();
        assertThat(runtime.undeploy(base)).isTrue();
        remaining.addAll(List.of(base, derived));
        return loaders;
    }

    @Test
    void manyThreadsDeployAtOnce() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Deployment>> tasks = IntStream.range(0, 12)
                    .<Callable<Deployment>>mapToObj(i ->
                            () -> deploy("module m" + i + "; create json schema S" + i + "(p Person) inherits Person"))
                    .toList();
            for (Future<Deployment> done : threads.invokeAll(tasks)) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }
        for (int i = 0; i < 12; i++) {
            String json = "{\"age\":1,\"p\":{\"age\":2}}";
            assertThat(parse("S" + i, json).toJson()).isEqualTo(json);
        }
        assertThat(runtime.eventTypes())
                .extracting(EventType::name)
                .contains("Person", "S0", "S11")
                .hasSize(16);
    }

    private static Path testClasses() throws URISyntaxException {
        return Path.of(EpochDate.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
    }

    private Deployment deploy(String epl) {
        return SchemaCompiler.compileDeploy(runtime, epl);
    }

    private void deploy(ValueStyle style, String epl) {
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style))
                .deploy(runtime, List.of(new SchemaSource("schema", epl)));
    }

    private JsonEvent parse(String type, String json) {
        return (JsonEvent) runtime.eventSender(type).parse(json);
    }

    private void assertRefused(String epl, String firstLine) {
        assertThatThrownBy(() -> deploy(epl))
                .isInstanceOfSatisfying(
                        SchemaException.class,
                        e -> assertThat(e.getMessage().lines()).first().isEqualTo(firstLine));
    }
}
