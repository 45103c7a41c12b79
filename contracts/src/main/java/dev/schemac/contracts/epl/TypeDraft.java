package dev.schemac.contracts.epl;

import java.util.List;
import java.util.function.ToIntFunction;

/** A schema or an enum under construction. {@link TypeNames} decides its name last. */
public abstract class TypeDraft {
    private final EplDeclaration declaration;
    private final TypeDraft owner;
    private String wanted;
    private boolean named;

    /**
     * Creates a draft.
     *
     * @param wanted the preferred name; another type may already use it
     * @param named whether the source names the type; such types reserve their names first
     * @param owner the schema whose member first led to this type; null for an event
     */
    protected TypeDraft(EplDeclaration declaration, String wanted, boolean named, TypeDraft owner) {
        this.declaration = declaration;
        this.wanted = wanted;
        this.named = named;
        this.owner = owner;
    }

    /** Sets the name that the source has for the type. */
    public void name(String name) {
        wanted = name;
        named = true;
    }

    EplDeclaration declaration() {
        return declaration;
    }

    String wanted() {
        return wanted;
    }

    boolean isNamed() {
        return named;
    }

    /** Returns the name of the schema whose member first led to this type; {@code ""} for an event. */
    String ownerName() {
        return owner == null ? "" : owner.declaration.name();
    }

    /** {@return the title, {@code ""} if there is none} */
    protected abstract String title();

    /** {@return the own description, {@code ""} if there is none} */
    protected abstract String description();

    /**
     * {@return everything that distinguishes the type from other types, besides its name, title and description}
     *
     * @param types accepts each type to which this one refers, in an order that depends only on the content; returns a
     *     part of the content
     */
    protected abstract List<Object> content(ToIntFunction<EplDeclaration> types);
}
