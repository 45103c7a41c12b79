package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.golden.users.Users;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** From schema text to a running parser inside one process; and the same from the index on the class path. */
class DeployerTest {

    private static final String PERSON = "create json schema Person(name string, age int, friends Person[])";

    @Test
    void deploysAndSends() {
        EventRuntime runtime = new EventRuntime();

        Deployment deployment = SchemaCompiler.compileDeploy(runtime, PERSON);

        assertThat(deployment.eventTypeNames()).containsExactly("Person");
        EventSender<?> sender = runtime.eventSender("Person");
        List<Object> received = new ArrayList<>();
        sender.addListener(received::add);
        sender.send("{\"name\":\"Ada\",\"friends\":[{\"age\":3}]}");
        assertThat(received).hasToString("[{\"name\":\"Ada\",\"friends\":[{\"age\":3}]}]");
    }

    @Test
    void twoRuntimesShareNothing() {
        EventRuntime one = new EventRuntime();
        EventRuntime two = new EventRuntime();
        SchemaCompiler.compileDeploy(one, PERSON);
        SchemaCompiler.compileDeploy(two, "create json schema Person(name string)");

        JsonEvent ofOne = (JsonEvent) one.eventSender("Person").parse("{\"age\":1}");
        JsonEvent ofTwo = (JsonEvent) two.eventSender("Person").parse("{\"age\":1}");

        assertThat(ofOne.toJson()).isEqualTo("{\"age\":1}");
        assertThat(ofTwo.toJson()).isEqualTo("{}");
        assertThat(ofOne.getClass()).isNotEqualTo(ofTwo.getClass());
        assertThat(ofOne.getClass().getClassLoader())
                .isNotSameAs(ofTwo.getClass().getClassLoader());
    }

    @Test
    void aDeploymentComesBeforeTheClassPath() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(
                runtime,
                "module dev.schemac.golden.users; create json schema Users(other string, users User[]);"
                        + "create json schema User(n int)");

        JsonEvent users = (JsonEvent) runtime.eventSender("Users").parse("{\"other\":\"x\",\"users\":[{\"n\":1}]}");

        assertThat(users).isNotInstanceOf(Users.class).hasToString("{\"other\":\"x\",\"users\":[{\"n\":1}]}");
    }

    @Test
    void deploymentsAddUp() {
        EventRuntime runtime = new EventRuntime();
        SchemaCompiler.compileDeploy(runtime, "module a; create json schema A(x int)");
        SchemaCompiler.compileDeploy(runtime, "module b; create json schema A(x int); create json schema B(a A)");

        assertThat(runtime.eventTypeNames()).containsExactly("a.A", "b.A", "b.B");
        assertThatThrownBy(() -> SchemaCompiler.compileDeploy(runtime, "module a; create json schema A(y int)"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("event type a.A is already deployed");
    }

    @Test
    void anEmptyModuleDeploysNothing() {
        assertThat(SchemaCompiler.compileDeploy(new EventRuntime(), "module a;").eventTypeNames())
                .isEmpty();
    }

    @Test
    void errorsAreThoseOfTheSchema() {
        EventRuntime runtime = new EventRuntime();

        assertThatThrownBy(() -> SchemaCompiler.compileDeploy(runtime, "create json schema A(x nothing)"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("schema:1:24: error: ");
        assertThat(runtime.eventTypeNames()).isEmpty();
    }

    @Test
    void errorsOfGenerationAreThoseOfTheSchemaToo() {
        assertThatThrownBy(() -> SchemaCompiler.compileDeploy(
                        new EventRuntime(), "create json schema A(x int); create json schema a(x int)"))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith(
                        "schema:1:49: error: schema 'a' and schema 'A' (schema:1:20) would both become");
    }

    @Test
    void theDefaultPackageTakesSchemasWithoutModule() {
        CompilerOptions options = CompilerOptions.DEFAULT.withDefaultPackage("com.acme.events");
        GeneratedFiles files = new SchemaCompiler(options).generate(CompiledSchemas.sources(PERSON));

        assertThat(files.sources())
                .extracting(GeneratedFile::path)
                .containsExactly(
                        "com/acme/events/Person.java",
                        "com/acme/events/PersonParser.java",
                        "com/acme/events/PersonWriter.java");
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(options).deploy(runtime, CompiledSchemas.sources(PERSON));
        assertThat(runtime.eventSender("Person").parse("{}").getClass().getName())
                .isEqualTo("com.acme.events.Person");
    }

    @Test
    void keywordsInModuleNamesArePackagesWithAnUnderscore() {
        CompiledSchemas schemas = CompiledSchemas.of("module a.switch.int; create json schema A(x int)");

        assertThat(schemas.parser("a.switch.int.A").eventType().type().getName())
                .isEqualTo("a.switch_.int_.A");
    }

    @Test
    void schemasOnTheClassPathAreFoundThroughTheIndex() throws IOException {
        EventRuntime runtime = EventRuntime.load();

        assertThat(runtime.eventTypeNames())
                .contains("dev.schemac.golden.users.Users", "dev.schemac.golden.orders.Customer");
        assertThat(runtime.eventSender(Users.class).parse("{\"users\":[]}").getUsers())
                .isEmpty();
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withSourcePath(
                List.of(Path.of("src/test/java"), Path.of("../testing/compiler"))));
        GeneratedFile index = compiler.generate(compiler.read(List.of(Path.of("src/golden/epl"))))
                .resources()
                .get(0);
        assertThat(index.path()).isEqualTo("META-INF/services/dev.schemac.runtime.ObjectParser");
        assertThat(index.content().lines()).isSorted().hasSameSizeAs(runtime.eventTypeNames());
    }

    @Test
    void aCompilerWithoutMemoryIsNoDefectOfTheGeneratedCode() {
        assertThatThrownBy(() -> Deployer.notCompiled(
                        List.of(),
                        "An exception has occurred in the compiler\njava.lang.OutOfMemoryError: Java heap space"))
                .isInstanceOf(OutOfMemoryError.class)
                .hasMessage("the Java compiler ran out of memory");
        assertThat(Deployer.notCompiled(List.of(), "java.lang.StackOverflowError"))
                .isNotInstanceOf(IllegalStateException.class)
                .hasMessage("the Java compiler failed\njava.lang.StackOverflowError");
    }
}
