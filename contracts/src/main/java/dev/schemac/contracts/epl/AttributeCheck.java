package dev.schemac.contracts.epl;

import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.pattern.PatternCompiler;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Checks whether the language accepts attributes of columns. Checks equal columns once. Not thread-safe. */
public final class AttributeCheck {
    private final PatternCompiler patterns;

    /** The results, by the source that was checked. */
    private final Map<String, Boolean> known = new HashMap<>();

    /** @param patterns compiles each distinct pattern once */
    public AttributeCheck(PatternCompiler patterns) {
        this.patterns = patterns;
    }

    /**
     * {@return whether a column of the type can have these attributes}
     *
     * @param attributes each {@code name=value}
     */
    public boolean isAccepted(EplType type, List<String> attributes) {
        if (attributes.isEmpty()) {
            return true;
        }
        String source = "import java.net.*; import java.time.*; @Column(name=v, " + String.join(", ", attributes)
                + ") create json schema T(v " + withoutDeclared(type).text() + ");";
        return known.computeIfAbsent(source, this::compiles);
    }

    /** Returns how many columns were compiled. */
    public int compiled() {
        return known.size();
    }

    private boolean compiles(String source) {
        try {
            SchemaLoader.load(List.of(new SchemaSource("rules", source)), patterns);
            return true;
        } catch (SchemaException e) {
            return false;
        }
    }

    private static EplType withoutDeclared(EplType type) {
        if (type instanceof EplType.Array array) {
            return new EplType.Array(withoutDeclared(array.element()), array.primitive());
        } else if (type instanceof EplType.MapOf map) {
            return new EplType.MapOf(withoutDeclared(map.value()));
        }
        return type instanceof EplType.Declared ? EplType.ANY : type;
    }
}
