package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplNames;
import dev.schemac.codegen.epl.EplSchema;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** A schema under construction. */
final class SchemaDraft {
    final EplSchema schema = new EplSchema();
    final SchemaFacts facts;
    final ObjectView view;

    /** The preferred name; another schema may already use it. */
    String wanted;

    /** Whether the contract names the schema. Such schemas reserve their names first. */
    boolean named;

    /** The schema whose member first led to this one; null for an event. */
    final SchemaDraft owner;

    /** Members that are columns of the parent schema. */
    final Set<String> inherited = new HashSet<>();

    /** Constraints of the contract that the schema lacks. They become the comment before the schema. */
    final Set<String> comments = new LinkedHashSet<>();

    SchemaDraft(SchemaFacts facts, ObjectView view, String wanted, boolean named, SchemaDraft owner) {
        this.facts = facts;
        this.view = view;
        this.wanted = wanted;
        this.named = named;
        this.owner = owner;
    }

    /** The member that selects one of the inheriting schemas; empty if the schema is no union. */
    Optional<String> discriminator = Optional.empty();

    /** Whether the parent is a union that is made from a choice. */
    boolean inUnion;

    /** Whether other schemas inherit from this one. */
    boolean hasHeirs;

    /**
     * The context in which a node is used.
     *
     * @param alone whether the node is the only possible value of a column: not an element, and never replaced by null
     */
    record Use(String wanted, SchemaDraft owner, Set<String> comments, boolean alone) {
        Use(String wanted, SchemaDraft owner, Set<String> comments) {
            this(wanted, owner, comments, true);
        }

        Use named(String name) {
            return new Use(name, owner, comments, alone);
        }

        /** Returns the context of an array element or a map value. */
        Use element() {
            return new Use(EplNames.singular(wanted), owner, comments, false);
        }

        Use orNull(boolean nullable) {
            return nullable ? new Use(wanted, owner, comments, false) : this;
        }
    }
}
