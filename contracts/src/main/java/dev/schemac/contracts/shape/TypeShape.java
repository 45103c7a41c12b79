package dev.schemac.contracts.shape;

import dev.schemac.contracts.facts.SchemaNode;

/** Finds the type of a node. */
@FunctionalInterface
interface TypeShape {
    /** Returns the type of a node. Reports the constraints that schemas cannot express. */
    ColumnShape type(SchemaNode node, Use use);
}
