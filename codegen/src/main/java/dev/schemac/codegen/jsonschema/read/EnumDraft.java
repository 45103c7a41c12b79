package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplDeclaration;
import dev.schemac.codegen.epl.EplEnum;
import dev.schemac.codegen.jsonschema.read.SchemaDraft.Use;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToIntFunction;

/** An enum under construction. */
final class EnumDraft extends TypeDraft {
    final EplEnum constants;
    private final Map<Object, String> descriptions;
    private final String title;

    /**
     * Creates an enum.
     *
     * @param descriptions descriptions of some of the constants
     */
    EnumDraft(EplEnum constants, Map<Object, String> descriptions, String title, boolean named, Use use) {
        super(constants, use.wanted(), named, use.owner());
        this.constants = constants;
        this.descriptions = Map.copyOf(descriptions);
        this.title = title;
    }

    @Override
    String title() {
        return title;
    }

    /** The order of the constants does not matter. */
    @Override
    List<Object> content(ToIntFunction<EplDeclaration> types) {
        return List.of(Set.copyOf(constants.texts()), descriptions);
    }

    @Override
    String description() {
        return "";
    }
}
