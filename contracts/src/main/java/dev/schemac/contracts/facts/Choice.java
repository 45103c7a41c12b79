package dev.schemac.contracts.facts;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Keyword;
import java.util.List;

/** Several nodes, of which a value satisfies at least one, or exactly one. Choices with the same content are equal. */
public final class Choice {
    private final Keyword keyword;
    private final List<SchemaNode> branches;
    private final boolean exclusive;
    private final int hash;

    /**
     * Creates a choice.
     *
     * @param keyword the keyword of the choice
     * @param exclusive whether a value satisfies exactly one branch
     */
    Choice(Keyword keyword, List<SchemaNode> branches, boolean exclusive) {
        this.keyword = keyword;
        this.branches = List.copyOf(branches);
        this.exclusive = exclusive;
        this.hash = 31 * keyword.hashCode() + this.branches.hashCode();
    }

    public Keyword keyword() {
        return keyword;
    }

    /** Returns the schema that contains the choice. */
    public SchemaSite site() {
        return keyword.site();
    }

    public List<SchemaNode> branches() {
        return branches;
    }

    public boolean exclusive() {
        return exclusive;
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Choice choice
                        && hash == choice.hash
                        && keyword.equals(choice.keyword)
                        && branches.equals(choice.branches);
    }

    @Override
    public int hashCode() {
        return hash;
    }
}
