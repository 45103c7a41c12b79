package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The constants of the runtime by which generated code describes types are those of the language. */
class DescribedTypeTest {
    @Test
    void theRuntimeHasEachScalar() {
        assertThat(Scalar.values()).hasSameSizeAs(ScalarType.values());
        for (ScalarType type : ScalarType.values()) {
            Scalar scalar = Scalar.valueOf(type.name());
            assertThat(scalar).hasToString(type.toString());
            assertThat(scalar.javaClass()).isEqualTo(type.boxedClass());
        }
    }

    @Test
    void theRuntimeHasEachForm() {
        Set<String> forms = new TreeSet<>();
        for (ColumnFormat.Kind kind : ColumnFormat.Kind.values()) {
            boolean isDefault = new ColumnFormat(kind, kind.word()).isDefault();
            forms.add(isDefault ? "DEFAULT" : kind.name());
            if (kind != ColumnFormat.Kind.PATTERN && !isDefault) {
                assertThat(ColumnTypes.form(ScalarForm.Kind.valueOf(kind.name()), ""))
                        .hasToString(kind.word());
            }
        }
        for (Base64Variant variant : Base64Variant.values()) {
            forms.add(variant == Base64Variant.MIME_NO_LINEFEEDS ? "DEFAULT" : "BASE64_" + variant.name());
        }
        assertThat(ScalarForm.Kind.values()).extracting(Enum::name).containsExactlyInAnyOrderElementsOf(forms);
    }
}
