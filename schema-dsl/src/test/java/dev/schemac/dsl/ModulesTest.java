package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.SchemaSet;
import dev.schemac.dsl.model.ValueType.ArrayType;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several files in one run: who sees whom, and in which order errors come. */
class ModulesTest {
    @Test
    void filesSeeEachOtherInAnyOrder() {
        SchemaSet schema = ModelText.load(
                "module a; create json schema A(b B[], c C)",
                "module b; create json schema B(a A)",
                "create json schema C(b B)");

        ObjectType a = schema.types().get(0);
        ObjectType b = schema.types().get(1);
        ObjectType c = schema.types().get(2);
        assertThat(((ArrayType) a.columns().get(0).type()).element()).isSameAs(b);
        assertThat(a.columns().get(1).type()).isSameAs(c);
        assertThat(b.columns().get(0).type()).isSameAs(a);
        assertThat(List.of(a.module(), b.module(), c.module())).containsExactly("a", "b", "");
    }

    @Test
    void filesOfOneModuleAreOneNamespace() {
        assertThat(ModelText.of("module m; create json schema A(b B)", "module m; create json schema B(a A)"))
                .isEqualTo("m:A(b B)\nm:B(a A)");
        assertThat(ModelText.errors("module m; create json schema A()", "module m; create json schema A()"))
                .isEqualTo("b.epl:1:30: schema 'A' is already declared at a.epl:1:30");
        assertThat(ModelText.errors("create json schema A()", "create json schema A()"))
                .isEqualTo("b.epl:1:20: schema 'A' is already declared at a.epl:1:20");
    }

    @Test
    void theOwnModuleComesFirst() {
        SchemaSet schema = ModelText.load(
                "module a; create json schema X(x int)", "module b; create json schema Y(x X); create json schema X()");

        assertThat(schema.types().get(1).columns().get(0).type())
                .isSameAs(schema.types().get(2));
    }

    @Test
    void aNameInTwoOtherModulesIsAmbiguousUnlessUsesChooses() {
        String a = "module a; create json schema X(a int)";
        String b = "module b; create json schema X(b int)";

        assertThat(ModelText.errors(a, b, "module c; create json schema Y(x X)"))
                .isEqualTo("c.epl:1:34: schema 'X' is ambiguous, because it is declared in module 'a' and module 'b'; "
                        + "'uses' chooses a module");
        assertThat(ModelText.errors(a, b, "module c; uses a; uses b; create json schema Y(x X)"))
                .contains("ambiguous");
        SchemaSet chosen = ModelText.load(a, b, "module c; uses b; uses nowhere; create json schema Y(x X)");
        assertThat(chosen.types().get(2).columns().get(0).type())
                .isSameAs(chosen.types().get(1));
    }

    @Test
    void errorsOfAllFilesComeInTheOrderOfFilesAndPositions() {
        assertThat(ModelText.errors(
                        "create json schema A(a Foo);\nselect 1",
                        "create json schema B(a A, b );\ncreate json schema C(a int, a Foo)",
                        "create json schema D(b B, c C, e E)"))
                .isEqualTo("""
                        a.epl:1:24: unknown type 'Foo'
                        a.epl:2:1: 'select' statements cannot be compiled: a schema file contains 'create schema' statements only
                        b.epl:1:29: expected a type but found ')'
                        b.epl:2:29: column 'a' is already declared in line 2
                        b.epl:2:31: unknown type 'Foo'
                        c.epl:1:34: unknown type 'E'""");
    }

    @Test
    void twoSourcesOfOneNameAreRefused() {
        SchemaSource source = new SchemaSource("-", "create json schema A()");

        assertThatThrownBy(() -> SchemaLoader.load(List.of(source, source)))
                .isInstanceOf(SchemaException.class)
                .hasMessageStartingWith("-:1:1: error: two sources are called '-' [SC002]");
    }
}
