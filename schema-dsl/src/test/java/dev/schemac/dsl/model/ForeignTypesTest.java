package dev.schemac.dsl.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The names of types in other languages, and the types that messages suggest for them. */
class ForeignTypesTest {
    @Test
    void eachSuggestionIsAType() {
        for (String type : List.copyOf(ForeignTypes.TYPES.values())) {
            assertThat(load(type).types()).as(type).hasSize(1);
        }
    }

    /** A name that the language knows would never be looked up. */
    @Test
    void eachNameIsSuggestedFor() {
        SoftAssertions softly = new SoftAssertions();
        ForeignTypes.TYPES.forEach((name, type) -> {
            String problem = name.contains(".")
                    ? "class '" + name + "' is not supported as a column type; an adapter can convert it"
                    : "unknown type '" + name + "'";
            SchemaException thrown = catchThrowableOfType(SchemaException.class, () -> load(name));
            softly.assertThat(thrown.diagnostics())
                    .as(name)
                    .singleElement()
                    .satisfies(
                            found -> assertThat(found.message()).isEqualTo(problem + "; did you mean '" + type + "'?"));
        });
        softly.assertAll();
    }

    private static LinkedSchemas load(String type) {
        return SchemaLoader.load(List.of(new SchemaSource("a.epl", "create json schema A(a " + type + ");")));
    }
}
