package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplNames;
import dev.schemac.codegen.epl.EplSchema;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** A schema that is being made of a node. */
final class SchemaDraft {
    final EplSchema schema = new EplSchema();
    final SchemaFacts facts;
    final ObjectView view;

    /** What it would be called if nothing else were called so. */
    String wanted;

    /** Whether the contract names it, so that it chooses its name before those that it does not. */
    boolean named;

    /** The schema that a member of which led here first; null for an event. */
    final SchemaDraft owner;

    /** Members that are columns of the schema that this one inherits from. */
    final Set<String> inherited = new HashSet<>();

    /** What the contract says and the schema does not, for the comment before it. */
    final Set<String> comments = new LinkedHashSet<>();

    SchemaDraft(SchemaFacts facts, ObjectView view, String wanted, boolean named, SchemaDraft owner) {
        this.facts = facts;
        this.view = view;
        this.wanted = wanted;
        this.named = named;
        this.owner = owner;
    }

    /** The member that tells those that inherit from it apart; empty where it is no union. */
    Optional<String> discriminator = Optional.empty();

    /** Whether a union that is made of a choice gives it its parent. */
    boolean inUnion;

    /** Whether others inherit what it says. */
    boolean hasHeirs;

    /**
     * What is known about it where it is used.
     *
     * @param alone whether it is the value of a column, and nothing else can be there: no element, nor null
     */
    record Use(String wanted, SchemaDraft owner, Set<String> comments, boolean alone) {
        Use(String wanted, SchemaDraft owner, Set<String> comments) {
            this(wanted, owner, comments, true);
        }

        Use named(String name) {
            return new Use(name, owner, comments, alone);
        }

        /** The element of an array, or the value of a map. */
        Use element() {
            return new Use(EplNames.singular(wanted), owner, comments, false);
        }

        Use orNull(boolean nullable) {
            return nullable ? new Use(wanted, owner, comments, false) : this;
        }
    }
}
