package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplDeclaration;
import java.util.List;
import java.util.function.ToIntFunction;

/** A schema or an enum under construction. Its name is decided last. */
abstract sealed class TypeDraft permits SchemaDraft, EnumDraft {
    final EplDeclaration declaration;

    /** The preferred name; another type may already use it. */
    String wanted;

    /** Whether the contract names the type. Such types reserve their names first. */
    boolean named;

    /** The schema whose member first led to this type; null for an event. */
    final SchemaDraft owner;

    TypeDraft(EplDeclaration declaration, String wanted, boolean named, SchemaDraft owner) {
        this.declaration = declaration;
        this.wanted = wanted;
        this.named = named;
        this.owner = owner;
    }

    /** Returns the title, {@code ""} if there is none. */
    abstract String title();

    /**
     * Returns everything that distinguishes the type from other types, besides its name and its own description.
     *
     * @param types numbers of the types to which this one refers
     */
    abstract List<Object> content(ToIntFunction<EplDeclaration> types);

    /** Returns the own description, {@code ""} if there is none. */
    abstract String description();
}
