package dev.schemac.dsl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.analysis.Completion;
import dev.schemac.dsl.analysis.Completions;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import dev.schemac.dsl.model.ObjectType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code @JsonSchema} before {@code module} sets the defaults of all schemas of the file. */
class FileDefaultsTest {
    private static List<ObjectType> types(String text) {
        return ModelText.load(text).types();
    }

    private static String model(String defaults, String statements) {
        return ModelText.of("@JsonSchema(" + defaults + ") module m; " + statements);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "required=true, nullable=false | create json schema A(a int) | A(a int {required not null})",
                "required=true, nullable=false | create json schema A(@Required(false) @Nullable a int) | A(a int)",
                "required=true | @Column(name=a, required=false) create json schema A(a int) | A(a int)",
                "required=true | @JsonSchema(required=false) create json schema A(a int) | A(a int)",
                "required=true | @JsonSchema(nullable=false) create json schema A(a int) | A(a int {required not null})",
                "required=true | @JsonSchema(required=false) create json schema A(@Required a int) | A(a int {required})",
                "required=true | create json schema A(@Default(7) a int) | A(a int {= Integer 7})",
                "nullElements=false | create json schema A(a int[], b int) | A(a int[] {no null elements}, b int)",
                "nullElements=false | create json schema A(@NullableElements a int[]) | A(a int[])",
                "nullElements=false | @JsonSchema(nullElements=true) create json schema A(a List<int>) | A(a List<int>)",
            })
    void theClosestSettingWins(String defaults, String statement, String model) {
        assertThat(model(defaults, statement)).isEqualTo("m:" + model);
    }

    @Test
    void applyToEachSchemaOfTheFileOnly() {
        assertThat(ModelText.of(
                        "@JsonSchema(required=true) module m; create json schema A(a int);"
                                + " create json schema B(b int) inherits A",
                        "module m; create json schema C(c int)"))
                .isEqualTo("""
                        m:A(a int {required})
                        m:B(b int {required}) inherits A
                        m:C(c int)""");
    }

    @Test
    void areAlsoOptionsOfTheClasses() {
        List<ObjectType> types = types(
                "@JsonSchema(dynamic=true, refill=true, names='as-is', collections='list') module m;"
                        + " create json schema A(a int);"
                        + " @JsonSchema(dynamic=false, refill=false, names='java', collections='array') create json schema B(a int)");

        assertThat(types.get(0).dynamic()).isTrue();
        assertThat(types.get(0).refillable()).isTrue();
        assertThat(types.get(0).naming()).contains(NamingStyle.AS_IS);
        assertThat(types.get(0).collections()).contains(CollectionStyle.LIST);
        assertThat(types.get(1).dynamic()).isFalse();
        assertThat(types.get(1).refillable()).isFalse();
        assertThat(types.get(1).naming()).contains(NamingStyle.JAVA);
        assertThat(types.get(1).collections()).contains(CollectionStyle.ARRAY);
    }

    @Test
    void leaveTheClassesOfTheApplicationWithoutUndeclaredMembers() {
        String point = "@JsonSchema(className='com.acme.Point') create json schema A()";

        assertThat(types("@JsonSchema(dynamic=true) module m; " + point).get(0).dynamic())
                .isFalse();
        assertThat(ModelText.errors(
                        "module m; @JsonSchema(className='com.acme.Point', dynamic=true) create json schema A()"))
                .endsWith(": a schema with a class of its own cannot be dynamic");
    }

    @Test
    void unionsCanHaveThem() {
        assertThat(ModelText.errors("@JsonSchema(refill=true, dynamic=true, required=true) module m;"
                        + " @JsonSchema(discriminator=t) create json schema A(t string);"
                        + " @JsonSchema(discriminatorValue='b') create json schema B(b int) inherits A"))
                .isEmpty();
    }

    @Test
    void theFirstOfTwoCounts() {
        assertThat(ModelText.of("@JsonSchema(required=true) @JsonSchema(nullable=false) module m;"
                        + " create json schema A(a int)"))
                .isEqualTo("m:A(a int {required})");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@JsonSchema(className='A') | a.epl:1:13: 'className' of '@JsonSchema' belongs before 'create', not before 'module'",
                "@JsonSchema(required=true, discriminator=t) | a.epl:1:28: 'discriminator' of '@JsonSchema' belongs before 'create', not before 'module'",
                "@JsonSchema(implements='A') | a.epl:1:13: 'implements' of '@JsonSchema' belongs before 'create', not before 'module'",
                "@JsonSchema(requird=true) | a.epl:1:13: '@JsonSchema' has no attribute 'requird'; did you mean 'required'?",
                "@JsonSchema(names=upper) | a.epl:1:19: 'names' of '@JsonSchema' expects 'java' or 'as-is' but found 'upper'",
                "@JsonSchema(required=1) | a.epl:1:22: 'required' of '@JsonSchema' expects true or false but found a number",
                "@public | a.epl:1:2: '@public' belongs before 'create'; a module can have @Formats and @JsonSchema",
                "@Column(name=a) | a.epl:1:2: '@Column' belongs before 'create'; a module can have @Formats and @JsonSchema",
                "@Author('x') | a.epl:1:2: a module has no annotation '@Author'; it can have @Formats and @JsonSchema",
            })
    void otherAnnotationsAndAttributesBelongElsewhere(String annotation, String message) {
        assertThat(ModelText.errors(annotation + " module m; create json schema A(a int); create json schema B(b int)"))
                .isEqualTo(message);
    }

    @Test
    void aFileWithoutModuleHasNone() {
        assertThat(ModelText.of("@JsonSchema(required=true) create json schema A(a int); create json schema B(b int)"))
                .isEqualTo("A(a int {required})\nB(b int)");
    }

    @Test
    void esperKnowsNone() {
        assertThat(ModelText.warnings("@JsonSchema(required=true) module m; create json schema A(a int)"))
                .isEqualTo("a.epl:1:2: Esper has no annotations before 'module' [SC085]");
    }

    // ---- editors

    private static List<String> completed(String marked) {
        return completions(marked).stream().map(Completion::name).toList();
    }

    private static List<Completion> completions(String marked) {
        SchemaWorkspace workspace = new SchemaWorkspace();
        workspace.putAll(List.of(new SchemaSource("a.epl", marked.replace("|", ""))));
        return Completions.at(
                workspace.completion("a.epl", marked.indexOf('|')).orElseThrow(),
                new Completions.Names(List.of(), List.of(), List.of(), List.of()));
    }

    @Test
    void areCompletedBeforeAModule() {
        assertThat(completed("@| module m; create json schema A(a int)")).containsExactly("Formats", "JsonSchema");
        assertThat(completed("@JsonSchema(|) module m; create json schema A(a int)"))
                .containsExactly("dynamic", "refill", "required", "nullable", "nullElements", "names", "collections");
        assertThat(completed("@JsonSchema(required=|) module m;")).containsExactly("true", "false");
        assertThat(completed("@JsonSchema(|) create json schema A(a int); module m;"))
                .contains("required", "className", "discriminator");
        assertThat(completed("module m; @| create json schema A(a int)")).contains("JsonSchema", "Column", "Public");
    }

    private static List<String> written(String marked) {
        return completions(marked).stream().map(Completion::written).toList();
    }

    @Test
    void valuesOfAFixedSetAreCompleted() {
        assertThat(written("@JsonSchema(names=|) module m;")).containsExactly("'java'", "'as-is'");
        assertThat(completed("@JsonSchema(names=|) module m;")).containsExactly("java", "as-is");
        assertThat(written("@JsonSchema(refill=true, collections=|) create json schema A(a int)"))
                .containsExactly("'array'", "'list'");
        assertThat(written("@JsonSchema(className=|) create json schema A(a int)"))
                .isEmpty();
    }

    @Test
    void eachAttributeIsDocumented() {
        assertThat(completions("@JsonSchema(|) module m;"))
                .allSatisfy(each -> assertThat(each.documentation()).isNotBlank());
        assertThat(completions("@JsonSchema(|) create json schema A()"))
                .hasSize(15)
                .allSatisfy(each -> assertThat(each.documentation()).isNotBlank());
        assertThat(completions("@Formats(|) create json schema A()"))
                .allSatisfy(each -> assertThat(each.documentation()).isNotBlank());
    }
}
